"""An evening at a real server: a quick game, two friends and a computer, and what the server refuses."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.table.fairness import is_fair
from tests.server.process import NONCE, Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_quick_game_against_the_computer_to_its_end(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"turn_limit": 20})
    assert ann.join(table)["you"] == 0
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            assert ann.play("end")["t"] == "ack"
    assert ann.situation["result"]["winners"]
    assert ann.situation["secret"] and ann.situation["seed"]
    ann.close()


def test_two_friends_and_a_computer_at_one_table(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open(seats=3, options={"first_player": 0})
    assert (ann.sit(table), bob.sit(table, 2)) == (0, 2)
    assert (ann.join(table)["you"], bob.join(table)["you"]) == (0, 2)
    assert bob.ask("start")["key"] == "table-host-only"
    assert ann.ask("sit_bot", seat=1, level="reference")["t"] == "ack"
    assert ann.ask("start")["t"] == "ack"
    bob.until(lambda message: message.get("situation") is not None)
    for _ in range(4):
        for player, seat in ((ann, 0), (bob, 2)):
            player.wait_for_turn(seat)
            if player.situation["view"]["turn"] == seat:
                assert player.play("end")["t"] == "ack"
            else:
                assert player.situation["result"]["winners"]
    ann.wait_for_turn(0)
    bob.wait_for_turn(0)
    assert ann.situation["view"]["hands"] == bob.situation["view"]["hands"]
    ann.close()
    bob.close()


def test_a_refusal_comes_in_keys_and_facts_and_changes_nothing(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"first_player": 0})
    ann.join(table)
    answer = ann.play("draw 4")
    assert (answer["t"], answer["rule"], answer["args"]["asked"]) == ("refused", "N2", 4)
    assert ann.play("dance")["key"] == "unreadable-move"
    assert ann.ask("do", turn=7, move="end")["t"] == "stale"
    assert ann.play("draw 1")["t"] == "ack"
    ann.close()


def test_a_repeated_command_gets_the_same_answer_and_is_done_once(server: Server) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", options={"first_player": 0}))
    first = ann.ask("do", cmd="once", turn=0, move="draw 1")
    again = ann.ask("do", cmd="once", turn=0, move="draw 1")
    assert first["t"] == again["t"] == "ack"
    assert (again["seq"], again["repeat"]) == (first["seq"], True)
    assert len(ann.situation["view"]["hands"][0]) == 5
    ann.close()


def test_a_spectator_sees_but_does_not_play_and_anothers_seat_stays_shut(server: Server) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    table = ann.open(visibility="quick", options={"first_player": 0})
    ann.join(table)
    assert eve.join(table).get("you") is None
    assert eve.situation["legal"] == []
    assert eve.ask("do", turn=0, move="end")["key"] == "table-not-seated"
    forged = Player(server, "Eve")
    forged.cookies = {f"seat_{table}": "x" * 43}
    assert forged.join(table).get("you") is None
    other = Player(server, "Eve")
    second = other.open(visibility="quick")
    other.cookies[f"seat_{table}"] = other.cookies[f"seat_{second}"]
    assert other.join(table).get("you") is None
    for player in (ann, eve, forged, other):
        player.close()


def test_another_site_cannot_speak_for_a_visitor(server: Server) -> None:
    ann = Player(server, "Ann")
    status, _ = ann.post(
        "/api/tables", {"game": "notty", "visibility": "private", "seats": 2}, Origin="http://evil.test"
    )
    assert status == 409
    table = ann.open(visibility="quick")
    with pytest.raises(Exception, match="403"):
        ann.join(table, Origin="http://evil.test")


def match_wish(game: str, kind: str, target: object) -> dict[str, object]:
    return {"game": game, "visibility": "private", "seats": 2, "match": {"kind": kind, "target": target}}


def test_bad_requests_are_answered_clearly(server: Server) -> None:
    ann = Player(server, "Ann")
    for body, status, key in (
        (b"{", 400, "table-unreadable"),
        ({"game": "chess", "visibility": "private", "seats": 2}, 409, "no-such-game"),
        ({"game": "notty", "visibility": "private", "seats": 9}, 409, "bad-seat-count"),
        ({"game": "notty", "visibility": "secret", "seats": 2}, 400, "table-unreadable"),
        (match_wish("notty", "games", 3), 409, "table-no-match"),
        (match_wish("jolly", "games", 2), 409, "table-bad-match-games"),
        (match_wish("jolly", "points", 20), 409, "table-bad-match-points"),
        (match_wish("jolly", "hours", 2), 400, "table-unreadable"),
        (match_wish("jolly", "points", "many"), 400, "table-unreadable"),
    ):
        found, answer = ann.post("/api/tables", body)
        assert (found, answer["key"]) == (status, key)
    assert ann.post("/api/tables/nowhere/sit", {"name": "Ann", "nonce": NONCE})[0] == 404


def test_play_for_me_plays_one_action_or_the_turn(server: Server) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", options={"first_player": 0}))
    assert ann.ask("play_for_me", turn=0, scope="action")["t"] == "ack"
    assert (ann.situation["moves"], ann.situation["view"]["turn"]) == (1, 0)
    assert ann.ask("play_for_me", turn=1, scope="turn")["t"] == "ack"
    ann.wait_for_turn(1)
    assert ann.situation["moves"] >= 2
    ann.close()


def test_play_for_me_ends_with_the_turn_even_if_its_first_action_does(server: Server) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(game="potter", visibility="quick"))
    for _ in range(3):
        ann.wait_for_turn(0)
        assert ann.ask("do", turn=ann.situation["moves"], move="draw")["t"] == "ack"
        while any(move.split()[0] in ("meld", "add") for move in ann.situation["legal"]):
            assert ann.ask("play_for_me", turn=ann.situation["moves"], scope="action")["t"] == "ack"
        if ann.situation["legal"] and ann.situation["view"]["phase"] == "play":  # only the discard is left
            assert ann.ask("play_for_me", turn=ann.situation["moves"], scope="turn")["t"] == "ack"
        ann.wait_for_turn(0)
        with pytest.raises(TimeoutError):
            ann.receive(timeout=0.7)
        assert ann.situation["view"]["phase"] == "draw"
    ann.close()


def test_play_for_me_ends_with_the_game(server: Server) -> None:
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", options={"first_player": 0, "turn_limit": 20}))
    assert ann.ask("play_for_me", turn=0, scope="turn")["t"] == "ack"
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            move = "end" if "end" in ann.situation["legal"] else ann.situation["legal"][0]
            assert ann.play(move)["t"] in ("ack", "stale", "refused")  # the computer may still be playing
    assert ann.ask("rematch", nonce=NONCE)["t"] == "ack"
    while ann.latest["info"]["phase"] != "playing":
        ann.receive()
    with pytest.raises(TimeoutError):
        ann.receive(timeout=0.7)
    assert ann.situation["moves"] == 0
    ann.close()


def test_kill_9_in_the_middle_of_a_move_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """The server dies right after a move was sent.

    Restarted, it acknowledges the same command, which took effect once.
    """
    with serving(tmp_path, program="tests.server.known_luck") as server:  # a game that does not end too soon
        ann = Player(server, "Ann")
        table = ann.open(visibility="quick", options={"first_player": 0})
        ann.join(table)
        for number, delay in enumerate((0.0, 0.002, 0.005, 0.01, 0.02)):
            ann.wait_for_turn(0)
            moves, hand = ann.situation["moves"], len(ann.situation["view"]["hands"][0])
            ann.send(t="do", cmd=f"fatal {number}", turn=moves, move="cycle")
            time.sleep(delay)
            server.kill()
            ann.close()
            server.start()
            ann.join(table)
            answer = ann.ask("do", cmd=f"fatal {number}", turn=moves, move="cycle")
            assert answer["t"] == "ack"
            assert len(ann.situation["view"]["hands"][0]) == hand + 1
            card = ann.situation["view"]["hands"][0][0]
            assert ann.play(f"drop {card}")["t"] == "ack"
            assert ann.play("end")["t"] == "ack"
        ann.close()


def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Player(server, "Ann")
        ann.join(ann.open(visibility="quick", options={"first_player": 1}))
        ann.wait_for_turn(0)
        children = children_of(server.process.pid)
        assert children
        server.kill()
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and any(Path(f"/proc/{child}").exists() for child in children):
            time.sleep(0.1)
        assert not [child for child in children if Path(f"/proc/{child}").exists()]


def children_of(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    return found


def test_the_record_of_a_finished_game_replays_and_proves_its_deal(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"turn_limit": 20, "first_player": 0})
    ann.join(table)
    commitment = ann.latest["info"]["commitment"]
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            ann.play("end")
    record = json.loads(urllib.request.urlopen(f"{server.address}/api/tables/{table}/record").read())
    fairness = record.pop("fairness")
    assert is_fair(commitment, fairness["secret"], fairness["nonces"], record["seed"])
    assert parlour.replay(record).over
    ann.close()
