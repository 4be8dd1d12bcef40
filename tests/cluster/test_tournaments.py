"""A tournament on several nodes: whoever looks first makes the next round, and it is made once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.server.tournaments.tournament import Tournament
from parlour.storage.operations import EndPair
from parlour.wire.tournaments import OpenTournament, Terms
from tests.cluster.nodes import Node, cluster
from tests.server.process import NONCE

WISH = OpenTournament("notty", "swiss", Terms({"turn_limit": 20}, fill=0, rounds=2), nonce=NONCE)


async def of_four(oslo: Node, rome: Node) -> str:
    """Open a tournament on one node and enter it on the other; start it, without a node that looks at it."""
    people = [(await oslo.people.create(f"P{number}")).row for number in range(4)]
    id = await oslo.tournaments.open(people[0], WISH, "192.0.2.7")
    for person in people[1:]:
        await rome.tournaments.enter(id, person, NONCE)
    await rome.tournaments.start(id, people[0].id)
    return id


async def both_look(oslo: Node, rome: Node, id: str) -> Tournament:
    """Let both nodes do at once what is due, and return the tournament."""
    await asyncio.gather(*(one.tournaments.advance(id) for one in (oslo, rome)))
    return await rome.tournaments.find(id)


def test_two_nodes_make_every_round_once(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            id = await of_four(oslo, rome)
            found = await both_look(oslo, rome, id)
            while not found.pairs:  # a background task of a node may have been faster
                found = await both_look(oslo, rome, id)
            assert (found.row.phase, found.row.round) == ("running", 1)
            assert [(one.round, one.board) for one in found.pairs] == [(1, 0), (1, 1)]
            tables = [one.table_id for one in found.pairs]
            assert len(set(tables)) == 2
            for table in tables:
                assert table is not None
                kept = await rome.tables.reader.table(table)
                assert kept is not None and (kept.phase, kept.tournament) == ("playing", id)
            for one in found.pairs:
                assert one.table_id is not None
                await oslo.store.write([EndPair(id, one.table_id, "first", 0.0)])
            found = await both_look(oslo, rome, id)
            while found.row.phase == "running" and found.row.round == 1:
                found = await both_look(oslo, rome, id)
            assert [one.result for one in found.pairs if one.round == 1] == ["first", "first"]
            await rome.store.write([found.changed(due=0.0)])  # the break is over
            found = await both_look(oslo, rome, id)
            while found.row.round < 2:
                found = await both_look(oslo, rome, id)
            assert [(one.round, one.board) for one in found.pairs] == [(1, 0), (1, 1), (2, 0), (2, 1)]
            assert [one.number for one in found.rounds] == [1, 2]

    asyncio.run(story())
