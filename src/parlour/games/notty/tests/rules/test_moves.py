"""The notation of moves, and text that is not a move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour
from parlour import Move, UnreadableMove
from parlour.games.notty.tests.rules.helpers import hand, moves, notty, play, says, stacked, table

FORMS = "draw N, steal SEAT, cycle, drop CARD, group CARDS, end"


def test_the_table_of_actions_has_247_entries_all_different() -> None:
    written = [str(move) for move in notty.fixed_moves]
    assert len(notty.actions) == len(written) == len(set(written)) == 247
    assert [move.id for move in notty.fixed_moves] == list(range(247))


def test_every_move_of_the_rule_books_table() -> None:
    state = stacked("B4 B5 B6 R8 K1", "G1 G3", top="R5 Y2 Y4 Y6")
    play(state, "cycle", "drop R5", "group B6 B4 B5", "draw 2", "steal 1", "end")
    assert state.turn == 1
    assert state.record()["moves"] == ["cycle", "drop R5", "group B4 B5 B6", "draw 2", "steal 1", "end"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("DRAW 1", "draw 1"),
        ("  draw   3 ", "draw 3"),
        ("Steal,1", "steal 1"),
        ("CYCLE", "cycle"),
        ("eNd", "end"),
        ("group r3 r1 r2", "group R1 R2 R3"),
        ("group R1,R2,R3", "group R1 R2 R3"),
        ("group\tR1\nR2 R3", "group R1 R2 R3"),
        ("GROUP k7,b7 , g7 y7", "group G7 Y7 K7 B7"),
    ],
)
def test_text_is_read_in_any_case_with_blanks_or_commas(text: str, written: str) -> None:
    state = table("R1 R2 R3 K7 B7 G7 Y7", "R9")
    assert str(notty.read(state, text)) == written
    assert state.refusal(text) is None


def test_a_move_can_be_given_as_text_as_move_and_as_number() -> None:
    states = [stacked("R1", "R3", top="B7") for _ in range(4)]
    told = [states[0].play("draw 1"), states[1].play(states[1].legal()[1]), states[2].play(1)]
    states[3].step(1)
    assert told[0] == told[1] == told[2]
    assert len({state.hash() for state in states}) == 1
    assert len({str(state.record()) for state in states}) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        ",",
        "draw",
        "draw x",
        "draw -1",
        "draw +1",
        "draw 1.0",
        "draw 1 2",
        "draw ３",
        "draw 9999999999",
        "steal",
        "steal x",
        "steal -1",
        "steal 0 1",
        "drop",
        "drop R1 R2",
        "group",
        "end now",
        "end 1",
        "cycle R1",
        "discard R1",
        "pass",
        "take",
        "R1 R2 R3",
        "draw1",
    ],
)
def test_text_that_is_not_a_move_is_unreadable(text: str) -> None:
    state = table("R1 R2 R3", "G1")
    before = state.hash()
    for ask in (state.play, state.refusal):
        with pytest.raises(UnreadableMove) as raised:
            ask(text)
        says(raised.value, f'"{text}"', FORMS)
    assert state.hash() == before


@pytest.mark.parametrize(("text", "card"), [("drop W5", "W5"), ("group R1 R2 R10", "R10"), ("group R1 ? R3", "?")])
def test_text_that_is_not_a_card_is_unreadable(text: str, card: str) -> None:
    state = table("R1 R2 R3", "G1")
    with pytest.raises(UnreadableMove) as raised:
        state.play(text)
    says(raised.value, card, "R1")


NO_ACTION: list[Any] = [-1, 247, 10**30, True, False, 0.0, 1.0, 1.5, None, "0", b"end", ["end"], (1,)]


@pytest.mark.parametrize("action", [action for action in NO_ACTION if action != "0"], ids=repr)
def test_a_number_without_an_action_is_unreadable(action: Any) -> None:
    state = table("R1 R2 R3", "G1")
    before = state.hash()
    for ask in (state.play, state.refusal):
        with pytest.raises(UnreadableMove) as raised:
            ask(action)
        says(raised.value, repr(action), "0 to 246")
    assert state.hash() == before


@pytest.mark.parametrize("action", NO_ACTION, ids=repr)
def test_the_fast_path_takes_no_other_numbers_than_play(action: Any) -> None:
    state = table("R1 R2 R3", "G1")
    before = state.hash()
    with pytest.raises(UnreadableMove) as raised:
        state.step(action)
    says(raised.value, repr(action), "0 to 246")
    assert state.hash() == before
    assert state.played() == []


def test_a_number_of_numpy_is_a_number_too() -> None:
    """Learners step with what numpy's argmax gives."""
    state = stacked("R1 R3", "G1", top="B7 B8")
    state.play(int(np.int64(2)))
    twin = stacked("R1 R3", "G1", top="B7 B8")
    twin.step(np.int64(2))  # type: ignore[arg-type]
    assert twin.hash() == state.hash()
    assert twin.record() == state.record()
    assert parlour.replay(twin.record()).hash() == twin.hash()


def test_a_move_with_another_number_is_not_a_move() -> None:
    with pytest.raises(UnreadableMove) as raised:
        table("R1 R3", "G1").play(Move((999,), "fly"))
    says(raised.value, 999, "0 to 246")


def test_a_move_of_several_actions_plays_whole_or_not_at_all() -> None:
    state = stacked("R1 R2 K9", "G1 G3", top="R3")
    drawn_and_laid = Move((1, 53), "draw 1, group R1 R2 R3")
    assert state.refusal(drawn_and_laid) is None
    unlucky = Move((1, 53, 53), "the same group twice")
    before = state.hash()
    refusal = state.refusal(unlucky)
    assert refusal is not None
    assert refusal.rule == "§4.9"
    with pytest.raises(type(refusal)):
        state.play(unlucky)
    assert state.hash() == before
    assert len(state.play(drawn_and_laid)) == 2
    assert hand(state, 0) == "K9"


def test_the_list_of_legal_moves_is_what_can_be_played() -> None:
    state = notty.deal(seats=3, seed=5, first_player=1)
    for move in state.legal():
        twin = state.clone()
        assert twin.play(move)
        assert twin.hash() != state.hash()
    assert moves(state)[:7] == ["end", "draw 1", "draw 2", "draw 3", "steal 0", "steal 2", "cycle"]
