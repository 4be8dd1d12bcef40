"""The notation of moves, and text that is not a move."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour
from parlour import Move, UnreadableMove
from parlour.games.house_of_cards.tests.rules.helpers import KINDS, TWO_OF_G, held, house, middle, stacked, table
from tests.games.helpers import moves, play, says

FORMS = "play CARD, remove CARD, swap CARD, reshuffle, keep"


def test_the_table_of_actions_has_182_entries_all_different() -> None:
    written = [str(move) for move in house.fixed_moves]
    assert len(house.actions) == len(written) == len(set(written)) == 182
    assert [move.id for move in house.fixed_moves] == list(range(182))
    verbs = [f"{verb} {card}" for verb in ("play", "remove", "swap") for card in KINDS]
    assert written == [*verbs, "reshuffle", "keep"]


def test_every_move_of_the_rule_books_table() -> None:
    state = stacked(
        "G-Swap R-Echo",
        "S1 S-Hallows",
        decks=["H1 H2 H3 H4", "S8 S9"],
        pile=TWO_OF_G,
        top="R2 R3",
        options={"limit": 40},
    )
    written = ["play G-Swap", "remove H4", "swap R-Echo", "play S-Hallows", "reshuffle", "play H3"]
    play(state, *written)
    assert state.record()["moves"] == written
    state = play(middle(), "keep", "keep")
    assert state.record()["moves"] == ["play S-Swap", "keep", "keep"]


@pytest.mark.parametrize("card", KINDS)
def test_every_card_is_written_with_the_letter_of_its_house(card: str) -> None:
    state = table(f"{card} R5", "S1 S2") if card != "R5" else table("R5 G5", "S1 S2")
    assert f"play {card}" in moves(state)
    assert str(house.read(state, f"play {card.lower()}")) == f"play {card}"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("play G7", "play G7"),
        ("PLAY g7", "play G7"),
        ("  play   G7 ", "play G7"),
        ("play\tR-Echo\n", "play R-Echo"),
        ("Play r-ECHO", "play R-Echo"),
    ],
)
def test_text_is_read_in_any_case_and_with_any_blanks(text: str, written: str) -> None:
    state = table("G7 R-Echo", "S1 S2")
    assert str(house.read(state, text)) == written
    assert state.refusal(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "play", "play G7 R1", "remove", "remove G7 R1", "swap", "swap G7 R1", "reshuffle now"),
        *("reshuffle G7", "keep G7", "keep it", "pass", "draw", "draw 1", "G7", "R-Echo", "playG7", "play-G7"),
    ],
)
def test_text_that_is_not_a_move_is_unreadable(text: str) -> None:
    state = table("G7 R-Echo", "S1 S2")
    before = state.hash()
    for ask in (state.play, state.refusal):
        with pytest.raises(UnreadableMove) as raised:
            ask(text)
        says(raised.value, f'"{text}"', FORMS)
    assert state.hash() == before


@pytest.mark.parametrize("card", ["G10", "G", "7", "X7", "GG7", "G-7", "G-Echoes", "GEcho", "G-", "-Echo", "7G", "G７"])
@pytest.mark.parametrize("verb", ["play", "remove", "swap"])
def test_text_that_is_not_a_card_is_unreadable(verb: str, card: str) -> None:
    state = table("G7 R-Echo", "S1 S2")
    before = state.hash()
    with pytest.raises(UnreadableMove) as raised:
        state.play(f"{verb} {card}")
    says(raised.value, card)
    assert state.hash() == before


def test_a_move_can_be_given_as_text_as_move_and_as_number() -> None:
    states = [table("G4 R5", "S1 S2", decks=["H1 H2", "H3"]) for _ in range(4)]
    move = next(move for move in states[0].legal() if str(move) == "play R5")
    told = [states[0].play("play R5"), states[1].play(move), states[2].play(move.id)]
    states[3].step(move.id)
    assert told[0] == told[1] == told[2]
    assert len({state.hash() for state in states}) == 1
    assert len({str(state.record()) for state in states}) == 1


def test_numbers_of_numpy_are_numbers_too() -> None:
    state = table("G4 R5", "S1 S2", decks=["H1 H2", "H3"])
    assert state.play(np.int64(state.legal_ids()[0]))  # type: ignore[arg-type]
    assert held(state, 0) == ["R5", "H2"]


@pytest.mark.parametrize("action", [-1, 182, 10**30, True, 1.0, None, b"keep", ["keep"]], ids=repr)
def test_a_number_without_an_action_is_unreadable(action: Any) -> None:
    state = table("G7 R-Echo", "S1 S2")
    before = state.hash()
    for ask in (state.play, state.refusal, state.step):
        with pytest.raises(UnreadableMove) as raised:
            ask(action)
        says(raised.value, repr(action), "0 to 181")
    assert state.hash() == before


def test_a_move_with_another_number_is_not_a_move() -> None:
    with pytest.raises(UnreadableMove):
        table("G7", "S1").play(Move((182,), "fly"))


def test_two_equal_cards_are_one_move() -> None:
    assert moves(table("G7 G7", "S1 S2")) == ["play G7"]
    state = play(stacked("G4 H3", "S1", decks=["H1 H3", ""], pile=TWO_OF_G, options={"limit": 40}), "play G4")
    assert moves(state) == ["remove H3", "keep"]


def test_a_move_reads_back_through_its_record() -> None:
    state = play(middle(), "remove S2", "swap R9")
    assert parlour.replay(state.record()).hash() == state.hash()


@pytest.mark.parametrize("move", ["remove G5", "swap G-Echo"])
def test_6_2_others_do_not_read_which_card_goes_face_down(move: str) -> None:
    verb = move.split()[0]
    assert house.move_seen_by(1, 1, move) == move
    assert house.move_seen_by(0, 1, move) == house.move_seen_by(None, 1, move) == f"{verb} ??"


@pytest.mark.parametrize("move", ["play G5", "reshuffle", "keep"])
def test_what_is_played_face_up_everybody_reads(move: str) -> None:
    assert house.move_seen_by(0, 1, move) == house.move_seen_by(None, 1, move) == move
