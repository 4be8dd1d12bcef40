"""Outsiders: without the key of a seat, a client receives what a spectator does, or nothing at all."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.process import Player, Server, open_socket, serving

PROGRAM = "tests.server.equal_luck"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("outside"), program=PROGRAM) as server:
        yield server


class Inside:
    """Ann and Bob in the middle of a game of Potter, with everything that Ann receives."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann, self.bob = Player(server, "Ann"), Player(server, "Bob")
        self.table = self.ann.open(game="potter", seats=2)
        for player in (self.ann, self.bob):
            player.sit(self.table)
        self.ann.join(self.table)
        self.ann.ask("start")
        for _ in range(3):  # draws put hidden cards into the log
            if self.ann.situation["view"]["turn"] == 0:
                self.ann.play(self.ann.situation["legal"][0])

    def cookie(self, player: Player, table: str | None = None) -> str:
        return player.cookies[f"seat_{table or self.table}"]

    def outsider(self, table: str | None = None, **headers: str) -> list[bytes]:
        """Connect with these headers, send a hello and try to play; return everything received."""
        socket = open_socket(self.server, table or self.table, **headers)
        heard: list[bytes] = []
        for message in (
            {"t": "hello", "v": 2},
            {"t": "do", "cmd": "a", "turn": 0, "move": "draw"},
            {"t": "take_back", "cmd": "b"},
            {"t": "hint", "turn": 0, "level": 1},
            {"t": "play_for_me", "cmd": "c", "turn": 0, "scope": "turn"},
            {"t": "ping", "n": 5},
        ):
            socket.send(json.dumps(message))
        while b'"pong"' not in (heard[-1] if heard else b""):
            frame = socket.recv(30)
            assert isinstance(frame, str)
            heard.append(frame.encode())
        socket.close()
        self.ann.until(lambda message: message["t"] == "state" and message["info"]["spectators"] == 0)
        return heard


@pytest.fixture(scope="module")
def inside(server: Server) -> Inside:
    return Inside(server)


def test_a_client_without_a_key_receives_what_a_spectator_does(inside: Inside) -> None:
    table, cookie = inside.table, f"seat_{inside.table}"
    spectator = inside.outsider()
    assert b'"you":null' in spectator[0] and len(spectator) >= 7
    stranger = Player(inside.server, "Eve")
    elsewhere = stranger.open(game="potter", seats=2)
    stranger.sit(elsewhere)
    stood = Player(inside.server, "Old")
    waiting = stood.open(game="potter", seats=2)
    stood.sit(waiting)
    stood.join(waiting)
    assert stood.ask("stand")["t"] == "ack"
    stood.close()
    token = inside.cookie(inside.bob)
    for keys in (
        f"{cookie}=",
        f"{cookie}={'x' * len(token)}",
        f"{cookie}={token[:-1]}",
        f"{cookie}={token}x",
        f"{cookie}={token.upper()}" if token.upper() != token else f"{cookie}=A",
        f"{cookie}={stranger.cookies[f'seat_{elsewhere}']}",
        f"{cookie}={stood.cookies[f'seat_{waiting}']}",
        f"seat={token}",
        f"seat_{elsewhere}={token}",
    ):
        assert inside.outsider(Cookie=keys) == spectator, keys
    assert inside.outsider(Origin=inside.server.address) == spectator
    assert inside.outsider(**{"X-Seat": "0"}) == spectator
    with open_socket(inside.server, table, Authorization="Bearer x") as refused:
        assert json.loads(refused.recv(30))["key"] == "people-unknown-token"
    assert table not in json.dumps(stood.cookies)


def test_a_key_opens_its_own_seat_and_no_other(inside: Inside) -> None:
    """Bob's key shows Bob's cards and none of Ann's."""
    socket = open_socket(inside.server, inside.table, Cookie=f"seat_{inside.table}={inside.cookie(inside.bob)}")
    socket.send('{"t":"hello","v":2}')
    welcome, state = (json.loads(socket.recv(30)) for _ in range(2))
    socket.close()
    assert welcome["you"] == 1
    hands = state["situation"]["view"]["hands"]
    assert "??" not in hands[1] and set(hands[0]) == {"??"}
    assert state["situation"]["legal"] == [] or state["situation"]["view"]["turn"] == 1


def test_an_old_key_opens_nothing_after_standing_up(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open(game="potter", seats=2)
    for player in (ann, bob):
        player.sit(table)
    bob.join(table)
    assert bob.ask("stand")["t"] == "ack"
    bob.close()
    eve.sit(table)
    ann.join(table)
    assert ann.ask("start")["t"] == "ack"
    assert bob.join(table).get("you") is None
    assert all(set(hand) == {"??"} for hand in bob.situation["view"]["hands"])
    for player in (ann, bob):
        player.close()


def test_a_connection_from_before_standing_up_is_no_longer_at_the_seat(server: Server) -> None:
    """The connection is older than the change: it must still get only what a spectator gets."""
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open(game="potter", seats=2)
    for player in (ann, bob):
        player.sit(table)
    bob.join(table)
    assert bob.ask("stand")["t"] == "ack"
    eve.sit(table)
    ann.join(table)
    assert ann.ask("start")["t"] == "ack"
    bob.until(lambda message: message.get("situation") is not None)
    assert all(set(hand) == {"??"} for hand in bob.situation["view"]["hands"])
    assert bob.situation["legal"] == []
    assert bob.ask("do", turn=0, move="draw")["key"] == "table-not-seated"
    for player in (ann, bob):
        player.close()


def test_a_connection_opened_before_standing_up_and_greeted_after_it_is_a_spectators(server: Server) -> None:
    ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open(game="potter", seats=2)
    for player in (ann, bob):
        player.sit(table)
    bob.join(table)
    with open_socket(server, table, Cookie=f"seat_{table}={bob.cookies[f'seat_{table}']}") as second:
        assert bob.ask("stand")["t"] == "ack"
        eve.sit(table)
        ann.join(table)
        assert ann.ask("start")["t"] == "ack"
        second.send('{"t":"hello","v":2}')
        assert json.loads(second.recv(30))["you"] is None
        assert all(set(hand) == {"??"} for hand in json.loads(second.recv(30))["situation"]["view"]["hands"])
    for player in (ann, bob):
        player.close()


def test_another_site_hears_nothing_at_all(inside: Inside) -> None:
    own = f"seat_{inside.table}={inside.cookie(inside.ann)}"
    for origin in ("http://evil.test", "null", f"{inside.server.address}.evil.test", "https://127.0.0.1"):
        with pytest.raises(InvalidStatus) as caught:
            open_socket(inside.server, inside.table, Cookie=own, Origin=origin)
        assert caught.value.response.status_code == 403
        assert not caught.value.response.body


def test_before_hello_nothing_is_heard(inside: Inside) -> None:
    own = f"seat_{inside.table}={inside.cookie(inside.ann)}"
    with open_socket(inside.server, inside.table, Cookie=own) as socket:
        watcher = Player(inside.server, "Eve")
        watcher.join(inside.table)  # there is news for everybody
        watcher.close()
        with pytest.raises(TimeoutError):
            socket.recv(0.3)
        socket.send('{"t":"do","cmd":"a","turn":0,"move":"draw"}')
        assert json.loads(socket.recv(30))["t"] == "error"
        socket.send('{"t":"hello","v":99}')
        assert json.loads(socket.recv(30))["t"] == "bye"
        with pytest.raises(ConnectionClosed):
            socket.recv(30)


def test_at_a_table_that_is_not_there_one_is_told_so_and_no_more(inside: Inside) -> None:
    with open_socket(inside.server, "nowhere234") as socket:
        assert json.loads(socket.recv(30)) == {
            "t": "bye",
            "key": "table-no-such-table",
            "args": {"table": "nowhere234"},
        }
        with pytest.raises(ConnectionClosed):
            socket.recv(30)
