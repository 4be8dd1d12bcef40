"""A party is the same on every node, whoever changes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.server.cluster.nodes import Elsewhere
from parlour.server.parties.state import party_state
from parlour.table.errors import TableError
from parlour.wire.http import NextGame
from tests.cluster.nodes import Node, cluster, deafen
from tests.server.process import NONCE

SHORT = NextGame("notty", 2, [1, 2], 0, {"turn_limit": 20}, "random")


async def two_friends(oslo: Node, rome: Node) -> tuple[str, str, str]:
    """Open a party on one node and join it on the other; return its id and both people."""
    ann, ben = (await oslo.people.create("Ann")).row, (await rome.people.create("Ben")).row
    party = await oslo.parties.open(ann, NONCE, "192.0.2.7")
    await rome.parties.join(party, ben, NONCE)
    return party, ann.id, ben.id


@pytest.mark.parametrize("hints", [True, False])
def test_a_change_on_one_node_ends_the_wait_on_another(database: str, tmp_path: Path, hints: bool) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            if not hints:
                deafen(rome)
            party, ann, ben = await two_friends(oslo, rome)
            version = (await rome.parties.find(party)).row.version
            waiting = asyncio.create_task(rome.parties.changes.wait(party, version))
            await asyncio.sleep(0)
            await oslo.parties.pass_host(party, ann, 2)
            await waiting
            changed = await rome.parties.find(party)
            assert changed.row.version == version + 1 and changed.row.host == ben

    asyncio.run(story())


def test_two_nodes_that_begin_a_game_at_once_begin_one(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            party, ann, ben = await two_friends(oslo, rome)
            found = await asyncio.gather(
                *(one.parties.next_game(party, ann, SHORT) for one in (oslo, rome)), return_exceptions=True
            )
            tables = {one for one in found if isinstance(one, str)}
            assert len(tables) == 1
            assert all(
                isinstance(one, str) or (isinstance(one, TableError) and one.key == "party-stale") for one in found
            )
            [table] = tables
            games = await rome.store.parties.games(party)
            assert [one.table_id for one in games] == [table]
            elsewhere = 0
            for one in (oslo, rome):
                state = await party_state(one.parties, await one.parties.find(party), ben)
                assert state.table is not None and (state.table.phase, state.table.seat) == ("playing", 1)
                try:
                    await one.tables.actor(table)
                except Elsewhere:
                    elsewhere += 1
            assert elsewhere == 1, "its table belongs to one node, and both show it"

    asyncio.run(story())


def test_whoever_is_removed_on_one_node_loses_the_seat_on_another(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            party, ann, ben = await two_friends(oslo, rome)
            await oslo.parties.remove(party, ann, 2)
            with pytest.raises(TableError, match="removed"):
                (await rome.parties.find(party)).check_attending(ben)

    asyncio.run(story())
