"""The faces that people choose: kept with the person, and shown on their seats."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from parlour.server.views.faces import face_of
from parlour.storage.rows import PersonRow
from parlour.wire.messages import Avatar, Colour, Face
from tests.server.at_table import AtOnce, running_server
from tests.server.process import NONCE, UNLIMITED, Player, Server, serving

OWL = {"avatar": "owl", "colour": "teal"}
BOAT = {"avatar": "boat", "colour": "rust"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("faces"), flags=UNLIMITED) as server:
        yield server


def face_at(player: Player, seat: int) -> Any:
    return player.latest["info"]["seats"][seat].get("face")


def wait_for_face(player: Player, seat: int, face: dict[str, str]) -> None:
    while face_at(player, seat) != face:
        player.receive()


def test_a_face_is_kept_with_the_person(server: Server) -> None:
    ann = Player(server, "Ann")
    status, me = ann.post("/api/me/face", OWL)
    assert (status, me["face"], me["name"]) == (200, OWL, "Guest"), "whoever chooses a face is remembered"
    assert ann.post("/api/me", {"name": "Ann"})[1]["face"] == OWL, "also under another name"
    assert ann.get("/api/me")["face"] == OWL
    assert ann.post("/api/me/face", BOAT)[1]["face"] == BOAT


@pytest.mark.parametrize(
    "wish", [{"avatar": "dragon", "colour": "teal"}, {"avatar": "owl"}, {"avatar": "owl", "colour": "<b>"}]
)
def test_a_face_that_nobody_draws_is_refused(server: Server, wish: dict[str, str]) -> None:
    ann = Player(server, "Ann")
    status, answer = ann.post("/api/me/face", wish)
    assert (status, answer["key"]) == (400, "table-unreadable")
    assert ann.get("/api/me") is None


def test_everybody_at_the_table_sees_a_new_face_at_once_also_during_a_game(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    ann.post("/api/me/face", OWL)
    table = ann.open(visibility="public", options={"first_player": 0})
    for player in (ann, bob):
        player.sit(table)
        player.join(table)
    wait_for_face(bob, 0, OWL)
    assert face_at(bob, 1) is None, "the page draws one by the name"
    ann.post("/api/me/face", BOAT)
    wait_for_face(bob, 0, BOAT)
    assert ann.ask("start")["t"] == "ack"
    bob.post("/api/me/face", OWL)
    wait_for_face(ann, 1, OWL)
    [listed] = [one for one in ann.get("/api/tables") if one["table"] == table]
    assert [one["face"] for one in listed["seats"]] == [BOAT, OWL]
    [own] = [one for one in ann.get("/api/me/tables") if one["table"] == table]
    assert [one["face"] for one in own["seats"]] == [BOAT, OWL]


def test_a_download_has_the_face_and_deleting_takes_it_from_the_table(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    ann.post("/api/me/face", OWL)
    table = ann.open(visibility="private", options={"first_player": 0})
    for player in (ann, bob):
        player.sit(table)
        player.join(table)
    assert ann.ask("start")["t"] == "ack"
    me = ann.get("/api/me/data")["person"]
    assert (me["avatar"], me["colour"]) == ("owl", "teal")
    ann.post("/api/me/delete", {})
    bob.close()
    bob.join(table)
    assert face_at(bob, 0) is None
    with sqlite3.connect(server.data / "parlour.sqlite") as database:
        kept = database.execute("SELECT count(*) FROM person WHERE id = ?", (me["id"],)).fetchone()
    assert kept == (0,)


def test_a_table_that_is_opened_again_knows_the_faces(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("notty", "private", 2, {})
            ann = (await opened.people.create("Ann")).row
            await opened.tables.sit(actor, 0, "Ann", NONCE, ann)
            opened.tables.evict(actor.id)
            await opened.people.choose_face(ann, Face("moon", "plum"))
            again = await opened.tables.actor(actor.id)
            assert again is not actor
            assert again.broadcast.info().seats[0].face == Face("moon", "plum")

    asyncio.run(evening())


def test_a_face_of_another_version_counts_as_none() -> None:
    ann = PersonRow(id="ann", name="Ann", created=1.0)
    assert face_of(None) is face_of(ann) is None
    assert face_of(PersonRow(id="ann", name="Ann", created=1.0, avatar="dragon", colour="teal")) is None
    for avatar in get_args(Avatar):
        for colour in get_args(Colour):
            row = PersonRow(id="ann", name="Ann", created=1.0, avatar=avatar, colour=colour)
            assert face_of(row) == Face(avatar, colour)
