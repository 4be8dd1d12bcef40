"""The moves of Jolly: writing, reading, listing and numbering them."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import IllegalMove, Move, UnreadableMove
from parlour.games.jolly.tests.rules.helpers import gambling, jolly, kinds, laid, of_kind, opened, playing, table
from tests.games.helpers import events, hand, moves, play, refused, says


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("DRAW", "draw"),
        (" draw ", "draw"),
        ("Take", "take"),
    ],
)
def test_the_short_moves_in_any_case(text: str, written: str) -> None:
    state = table("5♥ 6♥ 2♦", "2♥", discard="3♠ 7♥", opened=[True, False])
    assert str(jolly.read(state, text)) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("meld 7♥ 5♥ 6♥", "meld 5♥ 6♥ 7♥"),
        ("MELD 5h,6H, 7♥", "meld 5♥ 6♥ 7♥"),
        ("meld 5♥ 6♥ jk", "meld 5♥ 6♥ JK=7♥"),
        ("meld jk=4h 5h 6h", "meld JK=4♥ 5♥ 6♥"),
        ("meld 7c JK 7h", "meld 7♥ 7♣ JK"),
        ("meld 7c JK=7♠ 7h", "meld 7♥ 7♣ JK"),
        ("add 8c to 1", "add 8♣ to 1"),
        ("add jk to 1", "add JK=Q♣ to 1"),
        ("add JK=8♣ to 1", "add JK=8♣ to 1"),
        ("swap Td in 2", "swap 10♦ in 2"),
        ("discard jk", "discard JK"),
        ("discard 10D", "discard 10♦"),
    ],
)
def test_a_move_is_read_as_it_is_written(text: str, written: str) -> None:
    state = opened("5♥ 6♥ 7♥ 7♣ JK 8♣ 10♦ 2♠ 4♠", "2♥", table=["9♣ 10♣ J♣", "9♦ JK=10♦ J♦"])
    assert str(jolly.read(state, text)) == written
    assert state.refusal(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly",
        "meld",
        "add 8♣",
        "add 8♣ to",
        "add to 1",
        "add 8♣ to one",
        "add 8♣ in 1",
        "swap 10♦",
        "swap 10♦ to 2",
        "swap in 2",
        "swap 10♦ 8♣ in 2",
        "discard",
        "discard 2♠ 4♠",
        "draw 2",
        "take 7♥",
        "jolly now",
        "concede!",
        "putback 7♥",
        "end",
        "meld 5♥ 6♥ JK=",
        "discard JK=7♥",
    ],
)
def test_what_cannot_be_read_is_said_to_be_unreadable(text: str) -> None:
    state = opened("5♥ 6♥ 7♥ 7♣ JK 8♣ 10♦ 2♠ 4♠", "2♥", table=["9♣ 10♣ J♣", "9♦ JK=10♦ J♦"])
    before = state.hash()
    with pytest.raises(UnreadableMove):
        state.play(text)
    assert state.hash() == before


@pytest.mark.parametrize("text", ["meld 5♥=7♥ 6♥ 8♥", "meld 5♥ 6♥ JK=JK", "swap JK in 2"])
def test_a_meaning_that_no_card_has_is_unreadable(text: str) -> None:
    """Only a joker stands for another card, and never for a joker."""
    state = opened("5♥ 6♥ 7♥ 7♣ JK 8♣ 10♦ 2♠ 4♠", "2♥", table=["9♣ 10♣ J♣", "9♦ JK=10♦ J♦"])
    before = state.hash()
    with pytest.raises((UnreadableMove, IllegalMove)):
        state.play(text)
    assert state.hash() == before


# Long moves.


def test_a_meld_of_five_at_once_is_one_move() -> None:
    state = opened("5♠ 6♠ 7♠ 8♠ 9♠ K♦ 2♦", "2♣", table=[])
    told = events(state, "meld 9♠ 5♠ 8♠ 6♠ 7♠")
    assert kinds(told) == ["meld-laid", "card-added", "card-added"]
    assert len(told[0]["cards"]) == 3
    assert state.view(0)["table"] == [["5♠", "6♠", "7♠", "8♠", "9♠"]]
    assert state.record()["moves"] == ["meld 5♠ 6♠ 7♠ 8♠ 9♠"]
    assert parlour.replay(state.record()).hash() == state.hash()


def test_long_moves_are_not_listed_but_legal() -> None:
    state = opened("5♠ 6♠ 7♠ 8♠ 8♣ 7♣ K♦", "2♣")
    assert set(of_kind(state, "meld")) == {"5♠ 6♠ 7♠", "6♠ 7♠ 8♠"}
    assert of_kind(state, "add") == ["8♣ to 1"]
    for text in ("meld 5♠ 6♠ 7♠ 8♠", "add 8♣ 7♣ to 1"):
        assert state.refusal(text) is None


@pytest.mark.parametrize(
    ("cards", "run"),
    [
        ("4♠ 8♠", "4♠ 5♠ 6♠ 7♠ 8♠"),
        ("8♠ 9♠ 4♠ 2♠ 3♠", "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠"),
        ("JK=8♠ 9♠", "5♠ 6♠ 7♠ JK=8♠ 9♠"),
        ("JK 9♠", "5♠ 6♠ 7♠ JK=8♠ 9♠"),
        ("JK JK", "JK=4♠ 5♠ 6♠ 7♠ JK=8♠"),
        ("JK 3♠", "3♠ JK=4♠ 5♠ 6♠ 7♠"),
        ("JK=4♠ 3♠ 8♠", "3♠ JK=4♠ 5♠ 6♠ 7♠ 8♠"),
    ],
)
def test_a_lay_off_of_several_cards_at_both_ends(cards: str, run: str) -> None:
    state = opened("2♠ 3♠ 4♠ 8♠ 9♠ JK JK K♦", "2♣", table=["5♠ 6♠ 7♠"])
    play(state, f"add {cards} to 1")
    assert laid(state) == [run]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("meld 5♠ 6♠ 7♠ 8♠", "§3.11"),
        ("meld 5♠ 6♠ 7♠ 9♠", "J5"),
        ("add 8♣ 6♣ to 1", "§5.5"),
        ("add 8♣ 7♣ to 1", "§3.11"),
    ],
)
def test_a_long_move_plays_whole_or_not_at_all(text: str, rule: str) -> None:
    state = opened("5♠ 6♠ 7♠ 9♠ 8♣ 6♣ K♦", "8♠ 7♣")
    assert refused(state, text).rule == rule  # compares the state before and after
    assert state.record()["moves"] == []


def test_a_long_move_in_an_opening_is_looked_ahead_to_its_end() -> None:
    """10 J Q K of hearts count 40 in one; three of them alone would not open, but the fourth is there."""
    state = playing("10♥ J♥ Q♥ K♥ 2♠ 4♠", "2♥")
    told = events(state, "meld 10♥ J♥ Q♥ K♥")
    assert kinds(told) == ["meld-laid", "card-added"]
    assert state.view(0)["opening"] == {"points": 40, "needed": 36, "pure": True}


# The list.


def test_legal_moves_are_written_differently_and_read_back() -> None:
    state = opened("5♥ 6♥ 7♥ 7♣ 7♦ JK JK 8♣ 10♦ 2♠ 4♠", "2♥", table=["9♣ 10♣ J♣", "9♦ JK=10♦ J♦", "7♠ 7♥ JK"])
    assert len(set(moves(state))) == len(moves(state)) == len({move.id for move in state.legal()})
    for move in state.legal():
        assert jolly.read(state, str(move)) == move
        assert state.refusal(str(move)) is None
        assert hand(play(state.clone(), str(move)), 0) != hand(state, 0)


def test_two_copies_are_one_move() -> None:
    state = opened("5♥ 5♥ 6♥ 6♥ 7♥ 7♥ JK JK 2♠", "2♥", table=[])
    assert of_kind(state, "discard").count("5♥") == of_kind(state, "discard").count("JK") == 1
    assert of_kind(state, "meld").count("5♥ 6♥ 7♥") == 1


def test_the_list_in_the_jolly_hand() -> None:
    state = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦")
    assert set(of_kind(state, "meld")) == {
        "2♠ 3♠ 4♠",
        "5♥ 6♥ 7♥",
        "K♠ K♥ K♦",
        "8♦ 9♦ 10♦",
        "9♦ 10♦ J♦",
    }


def test_a_move_can_be_given_as_text_as_move_and_as_number() -> None:
    states = [opened("5♠ 6♠ 7♠ 8♣ K♦", "2♣") for _ in range(4)]
    move = next(move for move in states[0].legal() if str(move) == "add 8♣ to 1")
    told = [states[0].play("add 8♣ to 1"), states[1].play(move), states[2].play(move.id)]
    states[3].step(move.id)
    assert told[0] == told[1] == told[2]
    assert len({state.hash() for state in states}) == 1
    assert len({str(state.record()) for state in states}) == 1


@pytest.mark.parametrize("action", [-1, 10**6, 10**30, True, 1.0, None, b"draw", ["draw"]], ids=repr)
def test_a_number_without_an_action_is_unreadable(action: Any) -> None:
    state = opened("5♠ 6♠ 7♠ 8♣ K♦", "2♣")
    before = state.hash()
    for ask in (state.play, state.refusal, state.step):
        with pytest.raises(UnreadableMove) as raised:
            ask(action)
        says(raised.value, repr(action))
    assert state.hash() == before


def test_a_move_with_another_number_is_not_a_move() -> None:
    with pytest.raises(UnreadableMove):
        table("5♠", "2♣").play(Move((10**6,), "fly"))
