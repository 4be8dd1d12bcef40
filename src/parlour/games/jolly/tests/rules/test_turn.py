"""§3 The turn; rulings J4, J9, J10, J12."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import (
    DULL,
    held,
    jolly,
    kinds,
    of_kind,
    opened,
    playing,
    short,
    stacked,
    table,
    verbs,
)
from tests.games.helpers import events, hand, moves, play, refused, says, size

# Rounds.


@pytest.mark.parametrize("starter", [0, 1])
def test_3_1_a_round_is_one_turn_of_each_the_starter_first(starter: int) -> None:
    state = jolly.deal(seats=2, seed=31, starter=starter)
    seen = []
    for _ in range(8):
        seen.append((state.view(None)["round"], state.turn))
        if state.view(None)["phase"] == "draw":
            play(state, "draw")
        play(state, next(move for move in moves(state) if move.startswith("discard")))
    assert seen == [(number, seat) for number in range(1, 5) for seat in (starter, 1 - starter)]


def test_3_2_on_the_very_first_turn_the_starter_only_discards() -> None:
    state = table("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣", "2♥ 9♣", round=1, phase="play", first_discard=True)
    assert verbs(state) == {"discard"}
    assert set(of_kind(state, "discard")) == {"5♥", "6♥", "7♥", "K♠", "K♥", "K♦", "2♣"}
    for move in ("draw", "take", "meld 5♥ 6♥ 7♥", "jolly", "putback"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("DiscardOnly", "J1")
    play(state, "discard 2♣")
    assert (state.turn, state.view(0)["phase"], state.view(0)["first_discard"]) == (1, "draw", False)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("turn", [0, 1])
def test_3_3_in_rounds_1_and_2_a_turn_is_a_draw_and_a_discard(number: int, turn: int) -> None:
    rich = "5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣ 4♣ 8♠ 8♦ 9♠ J♦"
    hands = (rich, "2♥ 9♣") if turn == 0 else ("2♥ 9♣", rich)
    state = stacked(*hands, top="3♠", turn=turn, round=number, discard="K♣ 8♥")
    assert moves(state) == ["draw"]
    for move in ("take", "jolly"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("TooEarly", "J4")
    play(state, "draw")
    assert verbs(state) == {"discard"}
    for move in ("meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule, refusal.facts["round"]) == ("TooEarly", "J4", number)
    play(state, "discard 3♠")
    assert state.turn == 1 - turn


@pytest.mark.parametrize("turn", [0, 1])
def test_J4_in_round_3_both_may_do_everything(turn: int) -> None:
    rich = "5♥ 6♥ 7♥ K♠ K♥ 2♣ 4♣ 8♠ 9♠ J♦ A♣ Q♦"
    hands = (rich, "2♥ 9♣") if turn == 0 else ("2♥ 9♣", rich)
    state = stacked(*hands, top="3♠", turn=turn, round=3, discard="8♥ K♦")
    assert set(moves(state)) == {"draw", "take", "jolly"}
    play(state, "take", "meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦", "discard 2♣")
    assert state.view(None)["opened"] == [turn == 0, turn == 1]


def test_J4_round_2_ends_with_the_second_players_turn() -> None:
    """The first of round 2 cannot take; after the second's discard it is round 3 and the pile is open."""
    state = stacked("K♠ K♥ 5♥ 6♥ 7♥ 2♣", "9♣ 2♥ K♦", top="A♦", turn=1, round=2, starter=0)
    play(state, "draw", "discard K♦")
    assert (state.view(0)["round"], state.turn) == (3, 0)
    assert set(moves(state)) == {"draw", "take"}


# The turn from round 3 on.


def test_3_4_a_draw_then_actions_then_a_discard() -> None:
    state = stacked(
        "5♥ 6♥ K♠ K♥ K♦ 8♣ 10♥ 2♦ 4♦",
        "2♥ 9♣",
        top="7♥ Q♠",
        table=["9♣ JK=10♣ J♣", "7♠ 8♠ 9♠"],
        opened=[False, True],
    )
    assert (state.view(0)["phase"], state.view(0)["owes"]) == ("draw", ["draw"])
    assert kinds(events(state, "draw")) == ["card-drawn"]
    assert (state.view(0)["phase"], state.view(0)["owes"]) == ("play", ["discard"])
    assert kinds(events(state, "meld 5♥ 6♥ 7♥")) == ["meld-laid"]
    assert kinds(events(state, "meld K♠ K♥ K♦")) == ["meld-laid"]
    assert kinds(events(state, "add 8♣ to 1")) == ["card-added"]
    told = events(state, "discard 2♦")
    assert kinds(told) == ["card-discarded", "player-opened"] or kinds(told) == ["player-opened", "card-discarded"]
    assert (state.turn, state.view(0)["phase"], hand(state, 0)) == (1, "draw", "10♥ 4♦")


@pytest.mark.parametrize("move", ["meld 5♥ 6♥ 7♥", "add 8♣ to 1", "swap 10♣ in 1", "discard 2♦"])
def test_3_4_nothing_is_played_before_the_draw(move: str) -> None:
    state = table("5♥ 6♥ 7♥ 8♣ 10♣ 2♦", "2♥", table=["9♣ JK=10♣ J♣"], opened=[True, True], discard="A♠")
    refusal = refused(state, move)
    assert (type(refusal).__name__, refusal.rule) == ("DrawFirst", "§3.4")


@pytest.mark.parametrize("move", ["draw", "take", "jolly"])
def test_3_4_nobody_draws_twice(move: str) -> None:
    state = play(stacked(DULL, "2♥ 9♣", top="A♣", discard="3♦ 2♣"), "draw")
    refusal = refused(state, move)
    assert (type(refusal).__name__, refusal.rule) == ("AlreadyDrawn", "§3.4")


def test_3_4_as_many_melds_as_you_like_or_none() -> None:
    cards = "5♥ 6♥ 7♥ K♠ K♥ K♦ A♠ 2♠ 3♠ 9♦ 4♦"
    state = playing(cards, "2♥ 9♣")
    play(state.clone(), "discard 9♦")
    play(state, "meld 5♥ 6♥ 7♥", "meld A♠ 2♠ 3♠", "meld K♠ K♥ K♦", "discard 9♦")
    assert len(state.view(None)["table"]) == 3
    assert (state.turn, hand(state, 0)) == (1, "4♦")


def test_3_5_draw_the_top_card_of_the_stock() -> None:
    state = stacked("5♥ 6♥ 2♦", "2♥ 9♣", top="J♦ Q♦", discard="3♠")
    before = state.view(0)["stock"]
    assert events(state, "draw") == [{"event": "jolly-card-drawn", "seat": 0, "card": "J♦"}]
    assert held(state, 0) == Counter(["5♥", "6♥", "2♦", "J♦"])
    assert state.view(0)["stock"] == before - 1
    play(state, "discard J♦")
    assert events(state, "draw") == [{"event": "jolly-card-drawn", "seat": 1, "card": "Q♦"}]


def test_3_5_or_take_the_top_card_of_the_pile() -> None:
    state = table("5♥ 6♥ 2♦", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False])
    assert events(state, "take") == [{"event": "jolly-card-taken", "seat": 0, "card": "7♥"}]
    assert held(state, 0) == Counter(["5♥", "6♥", "2♦", "7♥"])
    view = state.view(1)
    assert (view["discard"], view["taken"], view["taken_used"]) == (["3♠"], "7♥", False)
    assert view["owes"] == ["taken", "discard"]


def test_3_5_an_empty_pile_gives_nothing() -> None:
    state = table("5♥ 6♥ 2♦", "2♥ 9♣")
    assert moves(state) == ["draw"]
    refusal = refused(state, "take")
    assert (type(refusal).__name__, refusal.rule) == ("NothingToTake", "§3.5")


# The taken card.


def can_take(cards: str, top: str, **keys: Any) -> bool:
    """Whether the top card can be taken; a refusal must have the right reason."""
    state = table(cards, "2♥ 9♣", discard=f"3♠ {top}", **keys)
    if "take" in moves(state):
        return True
    refusal = refused(state, "take")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["card"]) == ("TopUseless", "J10", top)
    says(refusal, top)
    return False


@pytest.mark.parametrize(
    ("cards", "top", "lying", "usable"),
    [
        ("5♥ 6♥ 2♦", "7♥", "9♣ 10♣ J♣", True),  # a meld
        ("5♥ 8♥ 2♦", "7♥", "9♣ 10♣ J♣", False),
        ("5♥ JK 2♦", "7♥", "9♣ 10♣ J♣", True),  # 5♥ JK=6♥ 7♥
        ("5♥ 8♥ 2♦", "8♣", "9♣ 10♣ J♣", True),  # a lay-off
        ("5♥ 8♥ 2♦", "7♣", "9♣ 10♣ J♣", False),
        ("5♥ 8♣ 2♦", "7♣", "9♣ 10♣ J♣", True),  # a lay-off after another
        ("5♥ 6♥ 2♦", "10♣", "9♣ JK=10♣ J♣", True),  # a swap: 5♥ 6♥ and the joker
        ("5♥ 6♦ 2♠", "10♣", "9♣ JK=10♣ J♣", False),  # the joker would find no new meld
        ("5♥ 6♥ 2♦", "7♠", "7♥ 7♦ JK", True),  # the fourth suit
        ("5♥ 6♥ 2♦", "7♥", "7♥ 7♦ JK", True),  # 5♥ 6♥ 7♥
        ("5♥ 9♦ 2♦", "7♥", "7♥ 7♦ JK", False),  # that suit lies there
        ("5♥ 9♦ 2♦", "JK", "9♣ 10♣ J♣", True),
        ("5♥ 6♥", "7♥", "9♣ 10♣ J♣", False),  # no card would be left to discard
        ("2♦", "8♣", "9♣ 10♣ J♣", True),
    ],
)
def test_3_6_only_a_card_that_can_be_used_is_taken(cards: str, top: str, lying: str, usable: bool) -> None:
    assert can_take(cards, top, table=[lying], opened=[True, False]) is usable


@pytest.mark.parametrize(
    ("cards", "top", "usable"),
    [
        ("5♥ 6♥ K♠ K♥ 2♦ 4♣", "7♥", False),  # a run, and no 36 points
        ("5♥ 6♥ K♠ K♥ K♦ 4♣", "7♥", True),  # 18 + 30
        ("5♥ 6♥ 7♥ K♠ K♥ 4♣", "K♦", True),
        ("Q♥ K♥ J♥ 4♣ 2♦", "A♥", True),  # 40 in one run
        ("Q♥ K♥ 2♣ 4♣ 2♦", "A♥", False),  # 30
        ("5♥ JK 7♥ K♠ K♥ 4♣", "K♦", False),  # 48, without a run that has no joker
        ("5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 4♣", "2♦", False),  # the opening is there, but not for this card
        ("5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 4♣", "8♣", True),  # laid off once the opening is complete
    ],
)
def test_3_6_before_the_opening_it_has_to_open(cards: str, top: str, usable: bool) -> None:
    assert can_take(cards, top, table=["9♣ 10♣ J♣"], opened=[False, True]) is usable


def test_3_6_it_must_be_used() -> None:
    state = play(table("5♥ 6♥ A♣ 2♦", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False]), "take")
    assert "discard" not in verbs(state)
    for card in ("5♥", "7♥", "A♣"):
        refusal = refused(state, f"discard {card}")
        assert (type(refusal).__name__, refusal.rule, refusal.facts["card"]) == ("TakenOwed", "J9", "7♥")
    play(state, "meld 5♥ 6♥ 7♥")
    assert state.view(0)["taken_used"]
    play(state, "discard A♣")
    assert state.turn == 1
    assert state.view(0)["taken"] is None


@pytest.mark.parametrize("move", ["meld 5♥ 6♥ 7♥", "meld 7♥ 7♠ 7♦", "add 7♥ to 2", "swap 7♥ in 3"])
def test_3_7_it_is_used_by_a_meld_a_lay_off_or_a_swap(move: str) -> None:
    state = play(
        table(
            "5♥ 6♥ 7♠ 7♦ 2♦ A♣ A♦",
            "2♥ 9♣",
            discard="3♠ 7♥",
            table=["9♣ 10♣ J♣", "8♥ 9♥ 10♥", "6♥ JK=7♥ 8♥"],
            opened=[True, False],
        ),
        "take",
        move,
    )
    assert state.view(0)["taken_used"] is True
    assert "taken" not in state.view(0)["owes"]


def test_3_7_any_card_of_its_kind_will_do() -> None:
    """Two copies of 7♥: one was in the hand before; as soon as one lies on the table, the other may go."""
    state = table("7♥ 5♥ 6♥ 2♦ A♣", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False])
    play(state, "take")
    assert held(state, 0)["7♥"] == 2
    assert "discard" not in verbs(state)
    play(state, "meld 5♥ 6♥ 7♥")
    assert state.view(0)["taken_used"]
    assert "7♥" in of_kind(state, "discard")
    play(state, "discard 7♥")
    assert (state.turn, hand(state, 0)) == (1, "2♦ A♣")


def test_3_7_a_card_that_is_not_of_its_kind_does_not_use_it() -> None:
    state = play(
        table("5♥ 6♥ 8♣ 2♦", "2♥ 9♣", discard="3♠ 7♥", table=["9♣ 10♣ J♣"], opened=[True, False]),
        "take",
        "add 8♣ to 1",
    )
    assert state.view(0)["taken_used"] is False
    assert refused(state, "discard 2♦").rule == "J9"
    assert verbs(state) == {"meld"}


# Putting it back.


def taken() -> State:
    return play(table("5♥ 6♥ A♠ 2♦ 8♣", "2♥ 9♣", discard="3♠ 7♥", table=["9♣ 10♣ J♣"], opened=[True, False]), "take")


def test_3_8_it_can_be_put_back() -> None:
    state = taken()
    assert "putback" in moves(state)
    assert events(state, "putback") == [{"event": "jolly-card-put-back", "seat": 0, "card": "7♥"}]
    view = state.view(1)
    assert (view["discard"], view["taken"], view["put_back"], view["phase"]) == (["3♠", "7♥"], None, True, "draw")
    assert (state.turn, size(state, 0)) == (0, 5)


def test_3_8_then_only_the_stock_can_be_drawn() -> None:
    state = play(taken(), "putback")
    assert moves(state) == ["draw"]
    refusal = refused(state, "take")
    assert (type(refusal).__name__, refusal.rule) == ("TakenPutBack", "J10")
    play(state, "draw")
    assert "discard" in verbs(state)
    assert type(refused(state, "putback")).__name__ == "NothingTaken"
    play(state, "discard 2♦")
    assert (state.turn, state.view(0)["put_back"]) == (1, False)


def test_3_8_nor_is_the_jolly_hand_open_after_it() -> None:
    cards = "5♥ 6♥ K♠ K♥ K♦ 2♣ 4♣ 8♠ 9♠ J♦ A♣ Q♦"
    state = table(cards, "2♥ 9♣", discard="3♠ 7♥", jolly_card="A♦")
    assert "jolly" in moves(state)
    play(state, "take", "putback")
    assert moves(state) == ["draw"]
    refusal = refused(state, "jolly")
    assert (type(refusal).__name__, refusal.rule) == ("TakenPutBack", "J10")


@pytest.mark.parametrize("move", ["add 8♣ to 1", "meld 5♥ 6♥ 7♥"])
def test_3_8_not_when_something_else_was_done(move: str) -> None:
    """Not even when the card that was laid is another one."""
    state = play(taken(), move)
    assert "putback" not in moves(state)
    refusal = refused(state, "putback")
    assert (type(refusal).__name__, refusal.rule) == ("TooLateToPutBack", "J10")
    again = jolly.position(state.position())
    assert moves(again) == moves(state)


def test_3_8_not_without_a_stock_to_draw_from() -> None:
    """Stock empty and the pile gone with the taken card: nothing would be there to draw."""
    hand = "5♥ 6♥ A♠ 2♦"
    other = "2♥ 9♣"
    lying = ["9♣ 10♣ J♣"]
    pile = "7♥"
    everything_else = short(hand, other, stock="", discard=pile, table=lying).view(0)["discard"][:-1]
    state = table(
        hand,
        f"{other} {' '.join(everything_else)}",
        stock="",
        discard=pile,
        jolly_card="9♦",
        table=lying,
        opened=[True, False],
    )
    assert moves(state) == ["take"]
    play(state, "take")
    assert "putback" not in moves(state)
    assert type(refused(state, "putback")).__name__ == "TooLateToPutBack"


def test_3_8_a_stock_that_can_be_shuffled_is_one_to_draw_from() -> None:
    state = short("5♥ 6♥ A♠ 2♦", "2♥ 9♣", stock="", discard="K♠ 7♥", table=["9♣ 10♣ J♣"], opened=[True, False])
    play(state, "take", "putback")
    assert moves(state) == ["draw"]
    assert kinds(events(state, "draw")) == ["stock-reshuffled", "card-drawn"]
    assert state.view(0)["discard"] == ["7♥"]


def test_3_8_without_a_taken_card_there_is_nothing_to_put_back() -> None:
    refusal = refused(opened("5♥ 6♥ 2♦", "2♥ 9♣"), "putback")
    assert (type(refusal).__name__, refusal.rule) == ("NothingTaken", "J10")


def test_J10_taken_only_if_usable_and_put_back_only_at_once() -> None:
    state = taken()
    assert set(moves(state)) == {"putback", "meld 5♥ 6♥ 7♥", "add 8♣ to 1"}
    play(state, "putback", "draw")
    assert "discard" in verbs(state)


def test_J10_what_was_put_back_lies_under_the_next_discard() -> None:
    state = stacked("5♥ 6♥ A♠ 2♦", "2♥ 9♣ 7♠ 7♦", top="K♣", discard="3♠ 7♥", opened=[True, True])
    play(state, "take", "putback", "draw", "discard A♠")
    assert state.turn == 1
    assert state.view(1)["discard"] == ["3♠", "7♥", "A♠"]


# The discard.


def test_3_9_the_discard_ends_the_turn() -> None:
    state = opened("5♥ 6♥ 2♦", "2♥ 9♣", discard="3♠")
    assert events(state, "discard 2♦") == [{"event": "jolly-card-discarded", "seat": 0, "card": "2♦"}]
    assert (state.turn, state.turns, state.view(0)["discard"]) == (1, 1, ["3♠", "2♦"])


def test_3_9_it_is_refused_while_the_opening_is_incomplete() -> None:
    state = play(playing("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣ 4♣", "2♥ 9♣"), "meld 5♥ 6♥ 7♥")
    refusal = refused(state, "discard 2♣")
    assert (type(refusal).__name__, refusal.rule) == ("OpeningOwed", "J9")
    assert (refusal.facts["points"], refusal.facts["needed"], refusal.facts["pure"]) == (18, 36, "yes")
    says(refusal, 18, 36)
    assert state.view(0)["owes"] == ["opening", "discard"]
    play(state, "meld K♠ K♥ K♦", "discard 2♣")
    assert state.turn == 1


def test_3_9_it_is_refused_while_a_swapped_joker_lies_in_no_new_meld() -> None:
    state = play(opened("10♣ 5♥ 6♥ 2♦ A♠", "2♥ 9♣", table=["9♣ JK=10♣ J♣"]), "swap 10♣ in 1")
    refusal = refused(state, "discard 2♦")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["count"]) == ("JokerOwed", "J9", 1)
    assert state.view(0)["owes"] == ["jokers", "discard"]
    play(state, "meld 5♥ 6♥ JK", "discard 2♦")
    assert state.turn == 1


def test_J9_everything_owed_at_once() -> None:
    """A taken card, an opening that is begun, and later a swapped joker: one debt after the other is paid."""
    state = table(
        "5♥ 6♥ K♠ K♥ K♦ 10♣ Q♦ Q♠ 2♦ A♠",
        "2♥ 9♣",
        discard="3♠ 7♥",
        table=["9♣ JK=10♣ J♣"],
        opened=[False, True],
    )
    play(state, "take")
    assert state.view(1)["owes"] == ["taken", "discard"]
    play(state, "meld K♠ K♥ K♦")
    assert state.view(1)["owes"] == ["opening", "taken", "discard"]
    assert refused(state, "discard 2♦").rule == "J9"
    play(state, "meld 5♥ 6♥ 7♥")
    assert state.view(1)["owes"] == ["discard"]
    play(state, "swap 10♣ in 1")
    assert state.view(1)["owes"] == ["jokers", "discard"]
    play(state, "meld Q♠ Q♦ JK")
    assert state.view(1)["owes"] == ["discard"]
    play(state, "discard 2♦")
    assert (state.turn, state.view(1)["opened"]) == (1, [True, True])


def test_J9_a_joker_from_the_hand_in_a_new_meld_pays_for_a_swapped_one() -> None:
    """As many jokers lie in new melds as were swapped: the jokers are all alike."""
    state = opened("JK 10♣ 5♥ 6♥ 2♦ A♠", "2♥ 9♣", table=["9♣ JK=10♣ J♣"])
    play(state, "meld 5♥ 6♥ JK", "swap 10♣ in 1")
    assert state.view(0)["owes"] == ["discard"]
    play(state, "discard 2♦")
    assert held(state, 0) == Counter(["JK", "A♠"])


# Jokers in the pile.


def test_3_10_a_joker_may_be_discarded() -> None:
    state = opened("JK 5♥ 2♦", "2♥ 9♣")
    assert "JK" in of_kind(state, "discard")
    assert events(state, "discard JK") == [{"event": "jolly-card-discarded", "seat": 0, "card": "JK"}]
    assert state.view(1)["discard"] == ["JK"]


def test_3_10_and_a_discarded_joker_taken() -> None:
    state = play(stacked("JK 5♥ 2♦", "8♥ 9♥ 2♣", top="K♠", opened=[True, True]), "draw", "discard JK")
    assert "take" in moves(state)
    assert events(state, "take") == [{"event": "jolly-card-taken", "seat": 1, "card": "JK"}]
    assert state.view(0)["taken"] == "JK"
    play(state, "meld 8♥ 9♥ JK", "discard 2♣")
    assert state.view(0)["table"] == [["8♥", "9♥", "JK=10♥"]]


def test_J12_a_taken_joker_is_used_like_any_card() -> None:
    """It may go onto an older meld: it was taken, not swapped. Another joker of the hand uses it as well."""
    for move in ("add JK to 1", "meld 8♥ 9♥ JK"):
        state = table("JK 8♥ 9♥ 2♣ 4♠", "2♥ 9♣", discard="3♠ JK", table=["9♣ 10♣ J♣"], opened=[True, False])
        play(state, "take", move)
        assert state.view(0)["taken_used"]
        play(state, "discard JK")
        assert state.turn == 1


def test_J12_a_joker_on_the_first_turn_and_in_round_1() -> None:
    state = table("JK 5♥ 2♦", "2♥ 9♣", round=1, phase="play", first_discard=True)
    play(state, "discard JK")
    assert state.view(0)["discard"] == ["JK"]
    assert moves(state) == ["draw"]


# Only what you hold.


@pytest.mark.parametrize(
    ("move", "lacks"),
    [
        ("meld 5♥ 6♥ 7♥", "7♥"),
        ("meld 5♥ 5♥ 6♥", "5♥"),
        ("meld 5♥ 6♥ JK", "JK"),
        ("add 8♣ to 1", "8♣"),
        ("add JK to 1", "JK"),
        ("swap 10♣ in 2", "10♣"),
        ("discard K♠", "K♠"),
        ("discard JK", "JK"),
    ],
)
def test_3_11_you_play_only_cards_that_you_hold(move: str, lacks: str) -> None:
    state = opened("5♥ 6♥ 2♦ 4♣", "7♥ 8♣ K♠ JK 10♣", table=["9♣ 10♣ J♣", "9♣ JK=10♣ J♣"])
    refusal = refused(state, move)
    if move != "meld 5♥ 5♥ 6♥":
        assert (type(refusal).__name__, refusal.rule) == ("NotInHand", "§3.11")
        assert lacks in refusal.facts["cards"]
        says(refusal, lacks)


def test_3_11_one_copy_is_not_two() -> None:
    state = opened("5♥ 6♥ 7♥ 6♥ 2♦ 4♣", "2♥", table=["3♥ 4♥ 5♥"])
    play(state, "add 6♥ to 1", "add 7♥ to 1")
    assert refused(state, "meld 5♥ 6♥ 7♥").rule == "§3.11"
