"""§7, at a real table of a real server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.server.process import Player, Server, serving

PAUSE = 0.3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house"), pause=PAUSE) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    """Ann against a computer, and on turn."""
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", options={"first_player": 0}))
    yield ann
    ann.close()


def test_7_1_the_computer_plays_one_action_for_me(ann: Player) -> None:
    assert ann.ask("play_for_me", turn=0, scope="action")["t"] == "ack"
    assert (ann.situation["moves"], ann.situation["view"]["turn"]) == (1, 0)
    time.sleep(3 * PAUSE)
    assert ann.ask("take_back")["t"] == "refused"  # the answer comes after whatever else has happened
    assert ann.situation["moves"] == 1


def test_N11_play_for_me_is_offered_as_one_action_and_as_the_rest_of_the_turn(ann: Player) -> None:
    assert ann.ask("play_for_me", turn=0, scope="turn")["t"] == "ack"
    ann.wait_for_turn(1)
    assert ann.situation["view"]["turn"] == 1
    assert ann.ask("play_for_me", turn=ann.situation["moves"], scope="action")["key"] == "table-not-your-turn"


def test_7_2_computers_wait_between_their_actions(ann: Player) -> None:
    """At a calm table; the end of a turn is not waited for."""
    ann.send(t="pace", pace="calm")
    assert ann.play("end")["t"] == "ack"
    times = []
    while ann.situation["view"]["turn"] == 1:
        heard = ann.receive()
        if heard["t"] == "events" and heard["move"] != "end":
            times.append(time.monotonic())
    assert len(times) >= 2
    assert all(later - earlier > 0.8 * PAUSE for earlier, later in pairwise(times))
