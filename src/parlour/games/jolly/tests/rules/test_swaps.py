"""§6 Swapping jokers; ruling J11."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import held, laid, of_kind, opened, playing, table
from tests.games.helpers import events, moves, play, refused, says


def swapping(cards: str, *lying: str, turn: int = 0) -> State:
    """A player who has opened and drawn, at a table with these melds."""
    hands = (cards, "K♠ 2♥") if turn == 0 else ("K♠ 2♥", cards)
    return opened(*hands, turn=turn, table=list(lying))


@pytest.mark.parametrize("turn", [0, 1])
def test_6_1_the_very_card_in_place_of_the_joker(turn: int) -> None:
    """The example of the document: the joker is 4♥ in a run, and you hold the real 4♥."""
    state = swapping("4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥", turn=turn)
    assert of_kind(state, "swap") == ["4♥ in 1"]
    assert events(state, "swap 4♥ in 1") == [{"event": "jolly-joker-swapped", "seat": turn, "card": "4♥", "number": 1}]
    assert laid(state) == ["3♥ 4♥ 5♥"]
    assert held(state, turn) == Counter(["JK", "8♠", "9♠", "2♦"])
    assert (state.view(None)["swapped"], state.turn) == (1, turn)
    play(state, "meld 8♠ 9♠ JK", "discard 2♦")


@pytest.mark.parametrize("card", ["4♦", "4♠", "3♥", "5♥", "6♥"])
def test_6_1_no_other_card(card: str) -> None:
    state = swapping(f"{card} 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥")
    refusal = refused(state, f"swap {card} in 1")
    assert (type(refusal).__name__, refusal.rule) == ("NoSuchJoker", "J11")
    assert (refusal.facts["card"], refusal.facts["number"]) == (card, 1)
    says(refusal, card)


def test_6_1_only_after_the_opening() -> None:
    state = playing("4♥ 8♠ 9♠ 2♦", "K♠ 2♥", table=["3♥ JK=4♥ 5♥"], opened=[False, True])
    assert of_kind(state, "swap") == []
    refusal = refused(state, "swap 4♥ in 1")
    assert (type(refusal).__name__, refusal.rule) == ("OpeningFirst", "J8")


def test_6_1_regardless_of_who_laid_the_joker() -> None:
    state = playing("4♥ 8♠ 9♠ 2♦", "K♠ 2♥", table=["3♥ JK=4♥ 5♥", "9♣ 10♣ J♣"], opened=[True, True])
    assert of_kind(state, "swap") == ["4♥ in 1"]


@pytest.mark.parametrize(
    ("run", "card", "after"),
    [
        ("JK=3♥ 4♥ 5♥", "3♥", "3♥ 4♥ 5♥"),
        ("3♥ 4♥ JK=5♥", "5♥", "3♥ 4♥ 5♥"),
        ("JK=A♥ 2♥ 3♥", "A♥", "A♥ 2♥ 3♥"),
        ("Q♥ K♥ JK=A♥", "A♥", "Q♥ K♥ A♥"),
        ("3♥ JK=4♥ 5♥ 6♥ 7♥", "4♥", "3♥ 4♥ 5♥ 6♥ 7♥"),
    ],
)
def test_6_2_from_a_run_always(run: str, card: str, after: str) -> None:
    state = play(swapping(f"{card} 8♠ 9♠ 2♦", run), f"swap {card} in 1")
    assert laid(state) == [after]


@pytest.mark.parametrize("card", ["7♠", "7♦"])
def test_6_2_not_from_a_set_of_three(card: str) -> None:
    state = swapping(f"{card} 8♠ 9♠ 2♦", "7♥ 7♣ JK")
    assert of_kind(state, "swap") == []
    refusal = refused(state, f"swap {card} in 1")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["number"]) == ("SetOfThree", "J11", 1)


def test_6_2_from_a_set_of_four() -> None:
    state = swapping("7♠ 8♠ 9♠ 2♦", "7♥ 7♦ 7♣ JK=7♠")
    assert of_kind(state, "swap") == ["7♠ in 1"]
    play(state, "swap 7♠ in 1")
    assert laid(state) == ["7♠ 7♥ 7♦ 7♣"]
    play(state, "meld 8♠ 9♠ JK", "discard 2♦")


def test_6_2_a_set_of_three_that_grows_to_four_in_this_turn() -> None:
    """7♦ decides that the joker is 7♠; then 7♠ takes it."""
    state = swapping("7♠ 7♦ 8♠ 9♠ 2♦", "7♥ 7♣ JK")
    play(state, "add 7♦ to 1")
    assert of_kind(state, "swap") == ["7♠ in 1"]
    play(state, "swap 7♠ in 1")
    assert laid(state) == ["7♠ 7♥ 7♦ 7♣"]


@pytest.mark.parametrize(("card", "left"), [("3♥", "3♥ 4♥ JK=5♥"), ("5♥", "JK=3♥ 4♥ 5♥")])
def test_6_2_any_joker_of_the_meld(card: str, left: str) -> None:
    state = swapping("3♥ 5♥ 8♠ 9♠ 2♦", "JK=3♥ 4♥ JK=5♥")
    assert set(of_kind(state, "swap")) == {"3♥ in 1", "5♥ in 1"}
    play(state, f"swap {card} in 1")
    assert laid(state) == [left]


def test_6_2_four_jokers_of_one_run() -> None:
    state = swapping("A♥ 3♥ 5♥ 7♥ 8♠ 9♠ 2♦", "JK=A♥ 2♥ JK=3♥ 4♥ JK=5♥ 6♥ JK=7♥")
    assert set(of_kind(state, "swap")) == {"A♥ in 1", "3♥ in 1", "5♥ in 1", "7♥ in 1"}


def test_6_3_the_joker_goes_into_a_new_meld_of_this_turn() -> None:
    state = play(swapping("4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥"), "swap 4♥ in 1")
    assert refused(state, "discard 2♦").rule == "J9"
    assert refused(state, "discard JK").rule == "J9"
    assert set(moves(state)) == {"meld 8♠ 9♠ JK=10♠", "meld JK=7♠ 8♠ 9♠"}


def test_6_3_it_is_not_laid_off_onto_an_older_meld() -> None:
    state = play(swapping("4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥", "9♣ 10♣ J♣"), "swap 4♥ in 1")
    for move in ("add JK to 2", "add JK=Q♣ to 2", "add JK=6♥ to 1"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("LeadsNowhere", "J9")


def test_6_3_a_joker_that_finds_no_new_meld_is_not_swapped() -> None:
    state = swapping("4♥ 8♠ 10♦ 2♦", "3♥ JK=4♥ 5♥", "9♣ 10♣ J♣")
    assert of_kind(state, "swap") == []
    refusal = refused(state, "swap 4♥ in 1")
    assert (type(refusal).__name__, refusal.rule) == ("LeadsNowhere", "J9")


def test_6_3_it_may_join_a_new_meld_that_lies_there_already() -> None:
    """Growth of a meld of this turn: that is a new meld too."""
    state = swapping("4♥ 8♠ 9♠ 10♠ 2♦", "3♥ JK=4♥ 5♥")
    play(state, "meld 8♠ 9♠ 10♠", "swap 4♥ in 1")
    assert "discard" not in {move.split()[0] for move in moves(state)}
    play(state, "add JK to 2")
    assert laid(state)[1] == "8♠ 9♠ 10♠ JK=J♠"
    play(state, "discard 2♦")


def test_6_3_a_card_to_discard_must_be_left() -> None:
    assert of_kind(swapping("4♥ 8♠ 9♠", "3♥ JK=4♥ 5♥"), "swap") == []
    assert of_kind(swapping("4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥"), "swap") == ["4♥ in 1"]


def test_J11_two_swaps_into_one_meld() -> None:
    """Neither joker alone finds a meld with 9♠ 2♦; both together do: JK-9-JK."""
    state = swapping("4♥ Q♦ 9♠ 2♦", "3♥ JK=4♥ 5♥", "J♦ JK=Q♦ K♦")
    assert set(of_kind(state, "swap")) == {"4♥ in 1", "Q♦ in 2"}
    play(state, "swap 4♥ in 1")
    assert state.view(0)["swapped"] == 1
    assert set(moves(state)) == {"swap Q♦ in 2"}
    play(state, "swap Q♦ in 2")
    assert refused(state, "discard 2♦").facts["count"] == 2
    assert set(moves(state)) == {"meld JK=8♠ 9♠ JK=10♠", "meld JK=A♦ 2♦ JK=3♦"}
    play(state, "meld JK 9♠ JK", "discard 2♦")
    assert state.over


def test_J11_two_swapped_jokers_are_both_owed() -> None:
    state = swapping("4♥ Q♦ 8♠ 9♠ 2♦ 2♠", "3♥ JK=4♥ 5♥", "J♦ JK=Q♦ K♦")
    play(state, "swap 4♥ in 1", "meld 8♠ 9♠ JK")
    assert state.view(0)["owes"] == ["discard"]
    play(state, "swap Q♦ in 2")
    assert state.view(0)["owes"] == ["jokers", "discard"]
    play(state, "add JK=7♠ to 3")
    assert state.view(0)["owes"] == ["discard"]


def test_J11_a_joker_of_the_hand_may_go_to_an_older_meld_if_the_swapped_one_finds_its_place() -> None:
    state = swapping("JK 4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥", "9♣ 10♣ J♣")
    play(state, "swap 4♥ in 1", "add JK=Q♣ to 2")
    assert refused(state, "add JK=8♣ to 2").rule == "J9"
    play(state, "meld 8♠ 9♠ JK", "discard 2♦")
    assert state.over


def test_J11_a_swap_of_the_taken_card() -> None:
    state = table("8♠ 9♠ 2♦", "K♠ 2♥", table=["3♥ JK=4♥ 5♥"], opened=[True, False], discard="6♣ 4♥")
    play(state, "take", "swap 4♥ in 1")
    assert state.view(0)["taken_used"]
    play(state, "meld 8♠ 9♠ JK", "discard 2♦")
    assert state.over


def test_J11_no_such_meld() -> None:
    refusal = refused(swapping("4♥ 8♠ 9♠ 2♦", "3♥ JK=4♥ 5♥"), "swap 4♥ in 2")
    assert (type(refusal).__name__, refusal.rule) == ("NoSuchMeld", "§5.5")


# Swaps that settle a debt: the look-ahead includes them like melds and lay-offs.


def test_J11_a_set_of_three_may_grow_and_be_swapped_for_a_taken_card() -> None:
    """3♥ makes the set four, 3♦ takes its joker, and 4♦ 4♣ JK uses the taken 4♣."""
    state = table("3♥ 3♦ 4♦ 8♠", "K♠ 2♥", table=["3♠ 3♣ JK"], opened=[True, False], discard="K♥ 4♣")
    assert "take" in moves(state)
    play(state, "take", "add 3♥ to 1", "swap 3♦ in 1", "meld 4♦ 4♣ JK", "discard 8♠")
    assert state.over


def test_J11_the_last_natural_card_may_be_swapped_and_a_joker_discarded() -> None:
    """The joker of the hand lies in a new meld, so the swapped one is free to be the last discard (J9)."""
    for first in ("meld 9♣ JK J♣", "swap 2♥ in 1"):
        state = opened("9♣ J♣ JK 2♥", "K♠ 4♥", table=["JK=2♥ 3♥ 4♥"])
        play(state, first)
        if first.startswith("meld"):
            assert set(moves(state)) == {"discard 2♥", "swap 2♥ in 1"}
            play(state, "swap 2♥ in 1", "discard JK")
        else:
            play(state, "meld 9♣ JK J♣", "discard JK")
        assert state.over


def test_J11_so_a_taken_card_may_be_swapped_last() -> None:
    state = table("9♣ J♣ JK", "K♠ 4♥", table=["JK=2♥ 3♥ 4♥"], opened=[True, False], discard="K♥ 2♥")
    play(state, "take")
    assert "meld 9♣ JK=10♣ J♣" in moves(state)
    play(state, "meld 9♣ JK J♣", "swap 2♥ in 1", "discard JK")
    assert state.over


def test_J11_a_joker_of_a_new_meld_may_be_swapped_for_a_taken_card() -> None:
    """A♠ A♥ JK grows by A♦, A♣ takes the joker, and 2♥ 2♣ JK uses the taken 2♥."""
    state = table("A♠ A♥ A♦ A♣ 2♣ JK 8♠", "K♠ 4♥", table=["9♣ 10♣ J♣"], opened=[True, False], discard="K♥ 2♥")
    play(state, "take")
    assert "meld A♠ A♥ JK" in moves(state)
    play(state, "meld A♠ A♥ JK", "add A♦ to 2", "swap A♣ in 2", "meld 2♥ 2♣ JK", "discard 8♠")
    assert state.over
