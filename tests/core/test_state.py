"""The interface of a state: input is checked, refused moves change nothing, and clones are independent."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import Move, OptionError, Rng, UnreadableMove
from parlour.core.consts import MOST_TOLD
from parlour.core.state import Tale
from tests.core.mode import COMPILED

NOTTY = parlour.game("notty")


def fresh() -> parlour.State:
    """A game in which `draw 1` (action 1) and `end` (action 0) are legal."""
    return NOTTY.deal(seats=2, seed=7, first_player=0)


def everything(state: parlour.State) -> str:
    """Everything that can be observed of a state, from inside and outside."""
    seen = [state.hash(), state.position(), state.record(), state.legal_ids(), *map(state.view, (None, 0, 1))]
    return json.dumps(seen) + str([state.observe(seat).tolist() for seat in range(state.seats)])


# Input.

NO_ACTIONS = {
    "text": "1",
    "no text": "",
    "nothing": None,
    "true": True,
    "false": False,
    "numpy true": np.True_,
    "a float": 1.0,
    "half a number": 0.5,
    "a numpy float": np.float64(1.0),
    "just below the table": -1,
    "just above the table": 247,
    "a numpy number above the table": np.int64(247),
    "past 32 bits": 2**31,
    "minus past 32 bits": -(2**31) - 1,
    "round the corner of 32 bits": 2**32 + 1,
    "past 64 bits": 2**64,
    "huge": 2**70,
    "of more digits than Python prints": 10**5000,
    "bytes": b"end",
    "a list": [1],
    "an array": np.array([1, 2]),
    "an object": object(),
}
BAD_TEXTS = [
    "",
    "   ",
    "dance",
    "end now",
    "draw",
    "draw one",
    "draw ²",
    "draw -1",
    "drop",
    "drop X9",
    "group",
    "1",
    "\0",
]

ways: dict[str, Callable[[parlour.State, Any], object]] = {
    "step": lambda state, move: state.step(move),
    "play": lambda state, move: state.play(move),
    "refusal": lambda state, move: state.refusal(move),
}
every_way = pytest.mark.parametrize("way", ways)


@every_way
@pytest.mark.parametrize("name", NO_ACTIONS)
def test_what_is_not_an_action_is_unreadable_and_changes_nothing(name: str, way: str) -> None:
    state = fresh()
    before = everything(state)
    with pytest.raises(UnreadableMove):
        ways[way](state, NO_ACTIONS[name])
    assert everything(state) == before


@pytest.mark.parametrize("way", ["play", "refusal"])
@pytest.mark.parametrize("text", BAD_TEXTS)
def test_what_is_not_a_move_is_unreadable_and_changes_nothing(text: str, way: str) -> None:
    state = fresh()
    before = everything(state)
    with pytest.raises(UnreadableMove) as caught:
        ways[way](state, text)
    assert caught.value.key not in str(caught.value)
    assert everything(state) == before


@pytest.mark.parametrize("kind", [int, np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_a_number_may_be_any_whole_number(kind: Callable[[int], Any]) -> None:
    stepped, played, expected = fresh(), fresh(), fresh()
    assert expected.refusal(kind(1)) is None
    expected.play("draw 1")
    stepped.step(kind(1))
    played.play(kind(1))
    assert stepped.hash() == played.hash() == expected.hash()


@pytest.mark.parametrize("move", ["steal 0", "draw 4", "drop R1", "group R1 R2 R3", "steal 9", 4, 7 + 1, 246])
def test_an_illegal_move_is_refused_alike_by_all_and_changes_nothing(move: str | int) -> None:
    state = fresh()
    before = everything(state)
    refused = state.refusal(move)
    assert refused is not None and refused.rule
    for way in [ways["play"], *([ways["step"]] if isinstance(move, int) else [])]:
        with pytest.raises(parlour.IllegalMove) as caught:
            way(state, move)
        assert (type(caught.value), caught.value.facts) == (type(refused), refused.facts)
    assert everything(state) == before


def test_a_move_of_several_actions_plays_whole_or_not_at_all() -> None:
    state = fresh()
    before = everything(state)
    twice = Move((1, 1), "draw 1, and again")
    refused = state.refusal(twice)
    assert refused is not None and refused.rule == "N6"
    with pytest.raises(parlour.IllegalMove):
        state.play(twice)
    assert everything(state) == before
    state.play(Move((1, 0), "draw 1, end"))
    assert state.turn == 1
    assert state.record()["moves"] == ["draw 1, end"]


def test_a_move_of_another_table_is_unreadable() -> None:
    with pytest.raises(UnreadableMove):
        fresh().play(Move((9999,), "meld 7♥"))


BAD_SEATS = [2, -1, 2**70, "0", 1.0, True, np.float64(0.0), [0]]


@pytest.mark.parametrize("seat", BAD_SEATS, ids=repr)
@pytest.mark.parametrize("look", ["view", "observe", "imagine"])
def test_a_seat_that_does_not_exist_sees_nothing(look: str, seat: Any) -> None:
    state = fresh()
    more = (5,) if look == "imagine" else ()
    with pytest.raises(OptionError) as caught:
        getattr(state, look)(seat, *more)
    assert caught.value.key == "no-such-seat"


def test_a_spectator_has_no_eyes_of_its_own() -> None:
    with pytest.raises(OptionError):
        fresh().observe(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [np.int32(1), np.int64(1)])
def test_a_seat_may_be_a_numpy_number_such_as_a_batch_gives(seat: Any) -> None:
    state = fresh()
    assert state.view(seat) == state.view(1)
    assert (state.observe(seat) == state.observe(1)).all()
    assert state.imagine(seat, 5).hash() == state.imagine(1, 5).hash()


@pytest.mark.parametrize("count", [0, -1, 1.5, "3", None, True, -(2**40)])
def test_an_impossible_number_of_playouts_is_refused(count: Any) -> None:
    with pytest.raises(OptionError) as caught:
        fresh().playouts(count, 1)
    assert caught.value.key == "bad-count"


# Copies.


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = fresh()
    state.play("draw 2")
    twin = state.clone()
    assert type(twin) is type(state)
    assert everything(twin) == everything(state)
    before = everything(state)
    while not twin.over:
        twin.step(twin.legal_ids()[-1] if twin.turns % 3 else twin.legal_ids()[0])
    assert everything(state) == before
    after = everything(twin)
    state.play("cycle")
    assert everything(twin) == after


def test_clones_have_the_same_future() -> None:
    state = fresh()
    twin = state.clone()
    assert state.playout(3) == twin.playout(3)
    assert state.hash() == twin.hash()


def test_an_imagined_state_changes_nothing_of_the_true_one() -> None:
    state = fresh()
    before = everything(state)
    twin = state.imagine(0, 5)
    assert twin.view(0) == state.view(0)
    twin.playout(5)
    assert everything(state) == before
    assert state.imagine(0, 5).hash() == state.imagine(0, 5).hash() != state.imagine(0, 6).hash()


def test_playouts_change_nothing_and_add_up() -> None:
    state = fresh()
    before = everything(state)
    outcome = state.playouts(20, 5)
    assert outcome == state.playouts(20, 5)
    assert outcome.games == 20
    assert outcome.steps > 20
    assert sum(outcome.shares) == pytest.approx(1.0)
    assert everything(state) == before


def test_playouts_of_a_finished_game_are_its_result() -> None:
    state = NOTTY.position({"game": "notty", "turn": None, "winners": [1], "hands": ["R1", ""]})
    assert state.playouts(4, 1) == (4, 0, (0.0, 1.0))
    assert state.playout(1) == 0


def test_events_are_told_by_play_alone() -> None:
    state, twin = fresh(), fresh()
    twin.step(2)
    events = state.play("draw 2")
    assert [event.key for event in events] == ["notty-card-drawn", "notty-card-drawn"]
    assert state.hash() == twin.hash()
    assert [event.key for event in state.play("end")] == ["notty-turn-ended"]


# The hash.

BASE: dict[str, Any] = NOTTY.position(
    {"game": "notty", "turn": 0, "hands": ["R1 R2 G5", "B1 B2 B3"], "done": ["draw"], "turns": 3, "seed": 1}
).position()
DECK: list[str] = BASE["deck"].split()
OTHERS: dict[str, list[Any]] = {
    "turn": [1],
    "turns": [4, 0],
    "starter": [1],
    "hands": [[BASE["hands"][1], BASE["hands"][0]], ["R1 R2", "B1 B2 B3 G5"]],
    "deck": [" ".join([DECK[1], DECK[0], *DECK[2:]]), " ".join(DECK[:-2] + DECK[:-3:-1]), " ".join(DECK[::-1])],
    "done": [[], ["steal"], ["draw", "steal"], ["draw", "cycle"]],
    "cycling": [True],
    "rng": [Rng(1).hex(), Rng(2).hex()],
    "options": [BASE["options"] | {"turn_limit": 299}, BASE["options"] | {"cycle_at_limit": True}],
}


def test_a_change_of_any_key_of_a_position_changes_the_hash() -> None:
    assert set(OTHERS) == set(BASE) - {"game"}
    positions = [BASE, *(BASE | {key: value} for key, values in OTHERS.items() for value in values)]
    hashes = [NOTTY.position(position).hash() for position in positions]
    assert len(set(hashes)) == len(positions)
    assert hashes == [NOTTY.position(position).hash() for position in positions]


def test_the_winners_count_too() -> None:
    limit = {"game": "notty", "turn": None, "turns": 300, "hands": ["R1", "R2"], "winners": [0, 1], "seed": 1}
    won = limit | {"turns": 9, "hands": ["R1", ""], "winners": [1]}
    lost = limit | {"turns": 9, "hands": ["", "R1"], "winners": [0]}
    assert len({NOTTY.position(position).hash() for position in (limit, won, lost)}) == 3


def test_one_word_of_the_generator_more_is_another_state() -> None:
    rng, hashes = Rng(5), set()
    for _ in range(40):
        hashes.add(NOTTY.position(BASE | {"rng": rng.hex()}).hash())
        rng.stream(4)
    assert len(hashes) == 40


def test_a_hash_is_a_64_bit_number() -> None:
    assert all(0 <= NOTTY.deal(seats=2, seed=seed).hash() < 2**64 for seed in range(20))


# Threads.


@pytest.fixture
def switch_interval() -> Any:
    """Set Python's thread switch interval for one test."""
    usual = sys.getswitchinterval()
    yield sys.setswitchinterval
    sys.setswitchinterval(usual)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, the rules are Python and need the GIL")
def test_playouts_let_other_threads_run(switch_interval: Callable[[float], None]) -> None:
    """Python switches threads only when the GIL is released: the other thread makes progress only if `playouts`
    releases it."""
    ticks, stop = [0], threading.Event()

    def tick() -> None:
        while not stop.is_set():
            ticks[0] += 1
            time.sleep(0.0001)

    other = threading.Thread(target=tick)
    state = fresh()
    switch_interval(3600)
    other.start()
    try:
        before = ticks[0]
        for _ in range(1000):
            state.playouts(100, 1)
            if ticks[0] > before:
                break
        assert ticks[0] > before
    finally:
        stop.set()
        other.join()


def test_threads_do_not_disturb_each_other(switch_interval: Callable[[float], None]) -> None:
    """Each thread has its own states; what they share internally must not show."""

    def games(first: int) -> list[int]:
        hashes = []
        for seed in range(first, first + 6):
            state = NOTTY.deal(seats=2, seed=seed, turn_limit=40)
            state.playout(seed)
            hashes.append(state.hash())
        return hashes

    expected = [games(first) for first in (0, 100, 200)]
    found: list[Any] = [None, None, None]

    def play(place: int) -> None:
        found[place] = games(100 * place)

    switch_interval(1e-6)
    threads = [threading.Thread(target=play, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == expected


@pytest.mark.parametrize("game", parlour.games())
def test_a_meld_happy_playout_ends_and_is_named(game: str) -> None:
    state = parlour.game(game).deal(seats=2, seed=3)
    uniform = state.clone()
    assert state.playout(3, "meld_happy") > 0 and state.over
    uniform.playout(3)
    assert uniform.over
    with pytest.raises(OptionError, match="greedy"):
        state.playout(3, "greedy")


def test_a_state_without_a_law_has_nothing_to_play() -> None:
    bare = parlour.State(parlour.game("notty"), 2, {})
    assert bare.over and bare.legal_ids() == []


def test_a_game_that_has_written_no_moves_writes_them_when_they_are_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.game("notty")
    state = game.deal(seats=2, seed=3)
    written = [str(move) for move in state.legal()]
    monkeypatch.setattr(type(game), "written_moves", lambda self, state: [])
    assert [str(move) for move in state.legal()] == written


@pytest.mark.skipif(COMPILED, reason="compiled, only C writes events")
def test_events_that_no_buffer_has_room_for_are_left_out() -> None:
    told = Tale()
    for number in range(MOST_TOLD + 5):
        told.add(number, 0, 0, 0, 0, 0)
    assert [row[0] for row in told.rows()] == list(range(MOST_TOLD))
