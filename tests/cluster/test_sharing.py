"""What one process used to keep in its memory is the same on every node."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from parlour.server.tables import listing, sharing
from parlour.table.errors import TableError
from parlour.wire.messages import Face
from tests.cluster.nodes import Node, cluster, deafen, heard, silence, until
from tests.server.connections import CloseFrame, QueuedConnection
from tests.server.process import NONCE

BANNED = [{"t": "bye", "key": "serve-banned", "args": {}}, CloseFrame(1008, "serve-banned")]


def test_a_code_leads_to_its_table_from_every_node_until_the_game_begins(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            actor = await oslo.tables.open_table("notty", "private", 2, {})
            assert await rome.store.table_of_code(actor.code) == actor.id
            await silence(oslo, rome)
            there = await rome.tables.actor(actor.id)
            assert there.code == actor.code, "whoever has it can still use it"
            await rome.tables.sit(there, 0, "Ann", NONCE)
            await rome.tables.seat_computers(there, 0, "random")
            assert await oslo.store.table_of_code(actor.code) is None

    asyncio.run(story())


def test_a_one_time_code_works_on_another_node_and_once(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            ann = (await oslo.people.create("Ann")).row
            code = (await oslo.people.new_code(ann)).code
            token = await rome.people.use_code(f" {code.upper()[:4]}-{code[4:]} ")
            assert await oslo.people.of_token(token) == ann
            for one in (oslo, rome):
                with pytest.raises(TableError, match="code"):
                    await one.people.use_code(code)
            kept = oslo.store.people
            assert await kept.of_device_code(code, 0.0) is None, "only its hash was stored"

    asyncio.run(story())


@pytest.mark.parametrize("hints", [True, False])
def test_a_ban_ends_connections_on_all_nodes(database: str, tmp_path: Path, hints: bool) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            if not hints:
                deafen(rome)
            actor = await rome.tables.open_table("notty", "private", 2, {})
            ann, bob = QueuedConnection(None, address="192.0.2.7"), QueuedConnection(None, address="192.0.2.8")
            for connection in (ann, bob):
                actor.connect(connection)
                heard(connection)
            await oslo.moderation.ban("192.0.2.7")
            await until(lambda: ann.closed)
            assert heard(ann)[-2:] == BANNED and not bob.closed
            assert "192.0.2.7" in rome.bans
            await oslo.moderation.unban("192.0.2.7")
            await until(lambda: "192.0.2.7" not in rome.bans)

    asyncio.run(story())


def test_a_new_name_is_known_on_all_nodes(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            made = await oslo.people.create("Ann")
            assert made.token is not None
            assert await rome.people.of_token(made.token) == made.row
            await oslo.people.rename(made.row, "Anna", True)
            await until(lambda: not rome.people.known)
            renamed = await rome.people.of_token(made.token)
            assert renamed is not None and renamed.name == "Anna"

    asyncio.run(story())


def test_known_people_are_read_again_after_a_while(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.people.identities.KNOWN_FOR", 0.0)

    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            made = await oslo.people.create("Ann")
            assert made.token is not None
            deafen(rome)
            await rome.people.of_token(made.token)
            await oslo.people.rename(made.row, "Anna", True)
            renamed = await rome.people.of_token(made.token)
            assert renamed is not None and renamed.name == "Anna"

    asyncio.run(story())


def test_the_list_of_public_tables_has_those_of_all_living_nodes(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "READ_FOR", 0.0)

    async def listed(one: Node) -> dict[str, str]:
        return {line["table"]: line["phase"] for line in map(json.loads, await one.listing.now())}

    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            actors = [await one.tables.open_table("notty", "public", 2, {}) for one in (oslo, rome)]
            for actor in actors:
                actor.connect(QueuedConnection(None))
            await asyncio.gather(oslo.listing.publish(), rome.listing.publish())
            assert await listed(oslo) == await listed(rome) == {actor.id: "open" for actor in actors}
            await oslo.tables.sit(actors[0], 0, "Ann", NONCE)
            await oslo.tables.seat_computers(actors[0], 0, "random")
            await oslo.listing.publish()
            assert await listed(rome) == {actors[0].id: "playing", actors[1].id: "open"}
            for connection in list(actors[1].connections):
                actors[1].disconnect(connection)
            await rome.listing.publish()
            assert await listed(oslo) == {actors[0].id: "playing"}
            await silence(oslo, rome)
            assert await listed(rome) == {}

    asyncio.run(story())


@pytest.mark.parametrize("hints", [True, False])
def test_a_face_chosen_on_one_node_is_shown_at_the_tables_of_the_others(
    database: str, tmp_path: Path, hints: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "PEOPLE_EVERY", 1)

    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            if not hints:
                deafen(rome)
            ann = (await oslo.people.create("Ann")).row
            actor = await rome.tables.open_table("notty", "private", 2, {})
            await rome.tables.sit(actor, 0, "Ann", NONCE, ann)
            assert actor.broadcast.info().seats[0].face is None
            row = await oslo.people.choose_face(ann, Face("owl", "teal"))
            await oslo.tables.show_face(row)
            await until(lambda: actor.broadcast.info().seats[0].face == Face("owl", "teal"))

    asyncio.run(story())


@pytest.mark.parametrize("hints", [True, False])
def test_whoever_is_blocked_on_one_node_is_not_heard_on_another(
    database: str, tmp_path: Path, hints: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "PEOPLE_EVERY", 1)

    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            if not hints:
                deafen(rome)
            ann, eve = (await oslo.people.create("Ann")).row, (await oslo.people.create("Eve")).row
            actor = await rome.tables.open_table("notty", "private", 2, {})
            connection = QueuedConnection(None, person=ann.id)
            actor.connect(connection)
            await oslo.friends.block(ann, eve.id)
            await until(lambda: connection.hidden == {eve.id})
            await oslo.friends.unblock(ann, eve.id)
            await until(lambda: connection.hidden == frozenset())

    asyncio.run(story())


def test_after_lost_hints_everything_is_read_again(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            ann = (await oslo.people.create("Ann")).row
            actor = await rome.tables.open_table("notty", "private", 2, {})
            taken = await rome.tables.open_table("notty", "private", 2, {})
            await rome.tables.sit(actor, 0, "Ann", NONCE, ann)
            deafen(rome)
            await oslo.people.choose_face(ann, Face("owl", "teal"))
            await oslo.moderation.ban("192.0.2.7")
            await oslo.tables.actor(taken.id, by_force=True)
            rome.sharing.heard("")
            await until(lambda: actor.broadcast.info().seats[0].face == Face("owl", "teal"))
            await until(lambda: "192.0.2.7" in rome.bans and taken.id not in rome.tables.actors)

    asyncio.run(story())
