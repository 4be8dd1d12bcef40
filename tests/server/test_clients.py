"""Clients that misbehave: slow, silent and vanished ones, two tabs with one seat, and somebody who reconnects."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection as SlowConnection
from websockets.asyncio.client import connect as connect_slowly
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.process import Player, Server, serving
from tests.server.small_buffers import SMALL

POLICY_VIOLATION = 1008
ROUNDS = 120  # of two turns each, and now and then a spectator who comes and goes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data, fast = tmp_path_factory.mktemp("server"), ["--rate", "1000", "--burst", "1000"]
    with serving(data, program="tests.server.small_buffers", flags=fast) as server:
        yield server


@pytest.fixture
def table(server: Server) -> Iterator[tuple[str, Player, Player]]:
    """A game of Notty between Ann and Bob, on Ann's turn."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    id = ann.open(options={"first_player": 0})
    for player in (ann, bob):
        player.sit(id)
        player.join(id)
    assert ann.ask("start")["t"] == "ack"
    for player in (ann, bob):
        while not player.latest.get("situation"):
            player.receive()
    yield id, ann, bob
    for player in (ann, bob):
        with suppress(TimeoutError):
            while True:
                player.receive(timeout=0.1)  # a close frame would wait behind the unread messages
        player.close()


def address_of(server: Server, id: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket"


def small_socket(server: Server) -> socket.socket:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    raw.connect(("127.0.0.1", server.port))
    return raw


def plain_socket(server: Server, id: str) -> ClientConnection:
    """Open a spectator's socket, without any message."""
    return connect(address_of(server, id), sock=small_socket(server), compression=None)


def come_and_go(server: Server, id: str) -> None:
    with connect(address_of(server, id)) as spectator:
        spectator.send(json.dumps({"t": "hello", "v": 2}))
        spectator.recv(timeout=30)


def whole_turn(mover: Player, seat: int, watcher: Player) -> None:
    """Play a whole turn, and wait until the other player sees it."""
    mover.wait_for_turn(seat)
    kept = mover.play("end")
    assert kept["t"] == "ack"
    watcher.until(lambda message: message["t"] == "events" and message["seq"] == kept["seq"])


async def hello_and_nothing_more(server: Server, id: str) -> SlowConnection:
    raw = small_socket(server)
    raw.setblocking(False)
    slow = await connect_slowly(address_of(server, id), sock=raw, compression=None, ping_interval=None)
    await slow.send(json.dumps({"t": "hello", "v": 2}))
    return slow


async def all_that_is_left(slow: SlowConnection) -> list[Any]:
    async with asyncio.timeout(30):
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(await slow.recv()))
        await slow.wait_closed()
        return heard


def test_a_client_that_does_not_read_is_cut_off_with_a_reason_and_nobody_else_notices(
    server: Server, table: tuple[str, Player, Player]
) -> None:
    id, ann, bob = table
    with asyncio.Runner() as sloth:  # his loop stands still while all the others go on
        slow = sloth.run(hello_and_nothing_more(server, id))
        for number in range(ROUNDS):
            if number % 10 == 0:
                come_and_go(server, id)
            whole_turn(ann, 0, bob)
            whole_turn(bob, 1, ann)
        heard = sloth.run(all_that_is_left(slow))
    assert slow.close_code == POLICY_VIOLATION
    assert heard[-1]["t"] == "bye" and heard[-1]["key"] == "table-too-slow"
    assert len(heard) < 2 * ROUNDS  # the rest was never queued for him
    whole_turn(ann, 0, bob)


def test_a_silent_client_receives_nothing_and_is_nobody(server: Server, table: tuple[str, Player, Player]) -> None:
    id, ann, bob = table
    silent = [plain_socket(server, id) for _ in range(5)]
    whole_turn(ann, 0, bob)
    whole_turn(bob, 1, ann)
    assert ann.latest["info"]["spectators"] == 0
    for one in silent:
        with pytest.raises(TimeoutError):
            one.recv(timeout=0.1)
    silent[0].send(json.dumps({"t": "do", "cmd": "c", "turn": 2, "move": "end"}))
    assert json.loads(silent[0].recv(timeout=30))["t"] == "error"
    silent[0].send(json.dumps({"t": "hello", "v": 2}))
    assert json.loads(silent[0].recv(timeout=30))["t"] == "welcome"
    for one in silent:
        one.close()


def vanish(player: Player) -> None:
    """Reset the connection without a close frame."""
    assert player.socket is not None
    raw = player.socket.socket
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.shutdown(socket.SHUT_RD)  # ends the reading thread, which would keep the socket open
    raw.close()


def test_a_client_that_vanishes_is_shown_as_away_and_comes_back_to_the_same_seat(
    server: Server, table: tuple[str, Player, Player]
) -> None:
    id, ann, bob = table
    for _ in range(3):
        vanish(bob)
        ann.until(lambda message: message["t"] == "state" and not message["info"]["seats"][1]["online"])
        assert ann.ask("do", turn=ann.situation["moves"], move="dance")["t"] == "refused"
        assert bob.join(id)["you"] == 1
        ann.until(lambda message: message["t"] == "state" and message["info"]["seats"][1]["online"])
    whole_turn(ann, 0, bob)
    whole_turn(bob, 1, ann)


def test_two_tabs_with_one_seat_both_see_everything_and_both_may_play(
    server: Server, table: tuple[str, Player, Player]
) -> None:
    id, ann, bob = table
    tab = Player(server, "Ann's second tab")
    tab.cookies = ann.cookies
    assert tab.join(id)["you"] == 0
    assert tab.situation == ann.situation
    for mover, other in ((ann, tab), (tab, ann)):
        whole_turn(mover, 0, other)
        whole_turn(bob, 1, mover)
        other.wait_for_turn(0)
        assert other.situation == mover.situation
    assert ann.situation["view"]["hands"][0] and ann.situation["legal"]
    tab.close()
    bob.until(lambda message: message["t"] == "state")
    assert bob.latest["info"]["seats"][0]["online"]  # the other tab is still there


def test_a_command_repeated_in_the_other_tab_is_done_once(server: Server, table: tuple[str, Player, Player]) -> None:
    id, ann, _ = table
    tab = Player(server, "Ann's second tab")
    tab.cookies = ann.cookies
    tab.join(id)
    kept = [player.ask("do", cmd="the same", turn=0, move="draw 1") for player in (ann, tab)]
    assert [answer["t"] for answer in kept] == ["ack", "ack"]
    assert kept[0]["seq"] == kept[1]["seq"] and kept[1]["repeat"]
    tab.close()


def test_a_client_that_reconnects_during_anothers_move_misses_nothing(
    server: Server, table: tuple[str, Player, Player]
) -> None:
    id, ann, bob = table
    for number in range(10):
        ann.wait_for_turn(0)
        bob.close()
        command = {"t": "do", "cmd": f"meanwhile {number}", "turn": ann.situation["moves"], "move": "end"}
        ann.send(**command)  # not awaited: it reaches the actor before or after Bob's hello
        assert bob.join(id)["you"] == 1
        kept = ann.until(lambda message, cmd=command["cmd"]: message.get("cmd") == cmd)
        seen = bob.latest["seq"]
        while seen < kept["seq"]:
            news = bob.receive()
            assert news["t"] != "events" or news["seq"] == seen + 1
            seen = news.get("seq", seen)
        assert bob.situation["view"]["turn"] == 1
        whole_turn(bob, 1, ann)


def test_nothing_of_all_this_is_an_error_of_the_server(tmp_path: Path) -> None:
    """Resets at every stage of a connection leave nothing in the server's error log."""
    server = Server(tmp_path / "data", log=tmp_path / "complaints.txt")
    try:
        id = Player(server, "Ann").open()
        for hello in (None, {"t": "hello", "v": 2}, {"t": "hello", "v": 2, "more": "x" * 3000}):
            for _ in range(5):
                visitor = plain_socket(server, id)
                if hello is not None:
                    visitor.send(json.dumps(hello))
                eve = Player(server, "Eve")
                eve.socket = visitor
                vanish(eve)
        come_and_go(server, id)
    finally:
        server.stop()
    complaints = (tmp_path / "complaints.txt").read_text()
    assert "started" in complaints and "trace" not in complaints.lower()
