"""§1 The cards and the deal; rulings J1, J2, J3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import OptionError, State, UnreadableMove
from parlour.games.jolly.tests.rules.helpers import ALL_CARDS, ONE_DECK, held, jolly, of_kind, playing, table
from tests.games.helpers import assert_chances, assert_even, counted, events, hands, moves, play, refused, says, size


def dealt(seed: int, **options: Any) -> State:
    return jolly.deal(seats=2, seed=seed, **options)


def found(state: State) -> int:
    """The number of jokers that the hunt found: all of them are known to be in the starter's hand."""
    return int(state.view(None)["known"][state.starter].count("JK"))


def everything(state: State) -> list[str]:
    """All cards of a game."""
    written = state.position()
    lying = [*written["hands"], written["stock"], written["discard"], *written["table"], written["jolly_card"] or ""]
    return sorted(word.split("=")[0] for word in " ".join(lying).split())


# Players and cards.


def test_1_1_two_play() -> None:
    assert jolly.seats == (2, 2)
    assert dealt(1).seats == len(hands(dealt(1))) == 2


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 4, True, 2.0, "2", None, [2]])
def test_1_1_nobody_else_is_seated(seats: Any) -> None:
    with pytest.raises(OptionError) as raised:
        jolly.deal(seats=seats, seed=1)
    says(raised.value, repr(seats), "2")


@pytest.mark.parametrize("hunt", ["added", "within"])
def test_1_2_two_decks_and_four_jokers(hunt: str) -> None:
    assert len(ALL_CARDS) == 108
    for seed in range(40):
        assert everything(dealt(seed, hunt=hunt)) == ALL_CARDS


def test_1_2_no_card_is_there_three_times_and_no_fifth_joker() -> None:
    assert held(table("7♥ 7♥", "2♣"), 0) == {"7♥": 2}
    for hand, other in (("7♥ 7♥ 7h", "K♦"), ("7♥ 7♥", "7♥"), ("JK JK JK", "JK JK")):
        with pytest.raises(OptionError):
            table(hand, other)


@pytest.mark.parametrize("card", ["1♥", "11♣", "0♦", "B♠", "7x", "7", "♥", "♥7", "R5", "10", "JKK"])
def test_1_2_what_is_not_a_card_cannot_be_read(card: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        playing("2♥ 9♠", "K♦").play(f"discard {card}")
    says(raised.value, card)


# The deal.


@pytest.mark.parametrize("starter", [0, 1])
def test_1_3_the_starter_gets_13_cards_and_the_other_12(starter: int) -> None:
    for seed in range(60):
        state = dealt(seed, starter=starter)
        jokers = found(state)
        assert size(state, starter) == 13 + jokers
        assert size(state, 1 - starter) == 12
        assert state.view(None)["stock"] == 108 - 25 - jokers - 1
        assert len(state.position()["stock"].split()) == state.view(None)["stock"]


@pytest.mark.parametrize("starter", [0, 1])
def test_1_3_the_starter_plays_first(starter: int) -> None:
    state = dealt(3, starter=starter)
    assert state.turn == state.starter == state.view(None)["starter"] == starter
    assert (state.view(0)["round"], state.turns) == (1, 0)


def test_1_4_chance_names_the_starter() -> None:
    assert_even(counted(400, lambda seed: dealt(seed).starter), [0, 1])
    assert_even(counted(400, lambda seed: dealt(seed, starter="random").starter), [0, 1])


@pytest.mark.parametrize("starter", [0, 1])
def test_1_4_or_the_table_does(starter: int) -> None:
    assert {dealt(seed, starter=starter).starter for seed in range(20)} == {starter}


def test_1_3_every_card_is_dealt_equally_often() -> None:
    """The other's twelve cards; the starter has the hunted jokers besides."""
    cards: Counter[str] = Counter()
    for seed in range(600):
        cards.update(hands(dealt(seed, starter=0))[1].split())
    assert_chances(cards, {**dict.fromkeys(ONE_DECK, 2), "JK": 4})


def test_1_3_the_same_seed_deals_the_same_game() -> None:
    assert dealt(22).position() == dealt(22).position()
    assert dealt(22).position() != dealt(23).position()
    assert jolly.deal(seats=2, seed=b"22").position() != dealt(22).position()


# The joker hunt.


def test_1_5_jokers_among_the_three_bottom_cards_are_added() -> None:
    sizes = Counter(size(dealt(seed, starter=0), 0) for seed in range(500))
    assert set(sizes) >= {13, 14}
    assert set(sizes) <= {13, 14, 15, 16}


def test_1_5_within_deals_that_many_fewer() -> None:
    seen = set()
    for seed in range(200):
        state = dealt(seed, starter=1, hunt="within")
        seen.add(found(state))
        assert (size(state, 1), size(state, 0)) == (13, 12)
        assert state.view(None)["stock"] == 108 - 25 - 1
        assert held(state, 1)["JK"] >= found(state)
    assert {0, 1} <= seen


def hunted_with_chance() -> dict[int, float]:
    """The number of jokers among three of 108 cards: hypergeometric."""
    return {0: 104 * 103 * 102, 1: 3 * 4 * 104 * 103, 2: 3 * 4 * 3 * 104 + 4 * 3 * 2}


@pytest.mark.parametrize("hunt", ["added", "within"])
def test_1_5_a_joker_is_found_as_often_as_chance_predicts(hunt: str) -> None:
    """Exactly three cards are looked at: a joker is found in 10.8 % of the games."""
    counts = Counter(min(found(dealt(seed, hunt=hunt)), 2) for seed in range(4000))
    assert_chances(counts, hunted_with_chance())


@pytest.mark.parametrize("hunt", ["added", "within"])
def test_1_6_both_are_told_how_many_jokers_were_found(hunt: str) -> None:
    with_jokers = [state for state in (dealt(seed, starter=0, hunt=hunt) for seed in range(120)) if found(state)]
    assert with_jokers
    for state in with_jokers:
        jokers = found(state)
        for seat in (0, 1, None):
            assert state.view(seat)["known"] == [["JK"] * jokers, []]
        for seat in (1, None):
            assert state.view(seat)["hands"][0] == ["JK"] * jokers + ["??"] * (size(state, 0) - jokers)


def test_1_6_without_a_find_nothing_is_known() -> None:
    state = next(state for state in map(dealt, range(20)) if not found(state))
    assert state.view(None)["known"] == [[], []]


@pytest.mark.parametrize("starter", [0, 1])
def test_1_6_the_other_cards_only_the_starter_has_seen_and_they_stay(starter: int) -> None:
    """Of the three, the lowest becomes the Jolly card; the others are the bottom of the stock."""
    seen: Counter[int] = Counter()
    for seed in range(200):
        state = dealt(seed, starter=starter)
        jokers = found(state)
        shown = state.view(starter)["seen_bottom"]
        seen[len(shown)] += 1
        assert len(shown) == max(0, 2 - jokers)
        assert "JK" not in shown
        assert state.position()["stock"].split()[: len(shown)] == shown
        assert state.position()["seen_bottom"].split() == shown
        for seat in (1 - starter, None):
            assert state.view(seat)["seen_bottom"] == ["??"] * len(shown)
    assert set(seen) >= {1, 2}


def test_J2_added_or_within_makes_hands_of_13_to_16() -> None:
    assert jolly.options["hunt"].default == "added"
    state = next(state for state in (dealt(seed, starter=0) for seed in range(200)) if found(state) == 1)
    assert size(state, 0) == 14
    state = next(state for state in (dealt(seed, starter=0, hunt="within") for seed in range(200)) if found(state) == 1)
    assert size(state, 0) == 13


def test_J2_the_seen_cards_are_forgotten_when_they_are_drawn() -> None:
    """A stock of three whose two lowest cards the starter saw."""
    hand, other = "2♥ 9♠ 5♣", "K♦ 4♠ 6♦"
    state = table(hand, other, turn=1, seen_bottom="", round=4)
    cards = state.position()["stock"].split()
    state = jolly.position(
        {
            **state.position(),
            "stock": " ".join(cards[:3]),
            "discard": " ".join(cards[3:]),
            "seen_bottom": " ".join(cards[:2]),
        }
    )
    assert state.view(0)["seen_bottom"] == cards[:2]
    play(state, "draw")
    assert state.view(0)["seen_bottom"] == cards[:2]
    play(state, "discard K♦", "draw")
    assert (state.view(0)["seen_bottom"], state.view(1)["seen_bottom"]) == (cards[:1], ["??"])
    play(state, "discard 2♥", "draw")
    assert state.view(0)["seen_bottom"] == state.view(1)["seen_bottom"] == []


# The Jolly card.


@pytest.mark.parametrize("hunt", ["added", "within"])
def test_1_7_the_jolly_card_lies_face_up_for_both(hunt: str) -> None:
    for seed in range(30):
        state = dealt(seed, hunt=hunt)
        card = state.position()["jolly_card"]
        assert card in ALL_CARDS
        for seat in (0, 1, None):
            assert state.view(seat)["jolly_card"] == card


def test_1_7_it_is_never_a_joker_unless_three_were_found() -> None:
    for seed in range(400):
        state = dealt(seed)
        assert found(state) == 3 or state.view(None)["jolly_card"] != "JK"


def test_1_7_it_is_not_part_of_the_stock() -> None:
    state = table("2♥ 9♠", "K♦ 4♠", jolly_card="JK")
    assert Counter(state.position()["stock"].split())["JK"] == 3
    assert state.view(0)["stock"] == 108 - 4 - 1


def emptied(state: State) -> State:
    """The same table with all of the stock on the pile."""
    written = state.position()
    return jolly.position({**written, "stock": "", "discard": written["discard"] + " " + written["stock"]})


def test_J3_it_is_never_drawn_and_never_shuffled() -> None:
    """The stock is empty and a draw is due: the pile is shuffled, the Jolly card stays where it is."""
    state = emptied(table("2♥ 9♠ 5♣", "K♦ 4♠ 6♦", jolly_card="JK"))
    pile = len(state.view(0)["discard"])
    play(state, "draw")
    assert state.view(0)["jolly_card"] == "JK"
    assert state.view(0)["stock"] == pile - 2
    assert Counter(state.position()["stock"].split())["JK"] + held(state, 0)["JK"] == 3


def test_J3_a_stock_of_one_card_is_drawn_empty_and_the_jolly_card_stays() -> None:
    written = table("2♥ 9♠ 5♣", "K♦ 4♠ 6♦", jolly_card="9♦").position()
    cards = written["stock"].split()
    state = jolly.position({**written, "stock": cards[0], "discard": " ".join(cards[1:])})
    play(state, "draw")
    assert (state.view(0)["stock"], state.view(0)["jolly_card"]) == (0, "9♦")


# The piles.


def test_1_8_the_discard_pile_starts_empty() -> None:
    for seed in range(5):
        assert dealt(seed).view(0)["discard"] == []


def test_1_8_it_lies_face_up_and_both_may_look_through_it() -> None:
    state = table("2♥ 9♠", "K♦ 4♠", discard="3♣ JK 7♥ 7♥ A♦")
    for seat in (0, 1, None):
        assert state.view(seat)["discard"] == ["3♣", "JK", "7♥", "7♥", "A♦"]


def test_1_8_the_stock_lies_face_down_in_chances_order() -> None:
    tops = Counter(dealt(seed).position()["stock"].split()[-1] for seed in range(1000))
    assert_chances(tops, {**dict.fromkeys(ONE_DECK, 2), "JK": 4})
    assert isinstance(dealt(1).view(0)["stock"], int)


# The first turn.


@pytest.mark.parametrize("starter", [0, 1])
def test_J1_on_the_first_turn_the_starter_only_discards(starter: int) -> None:
    state = dealt(5, starter=starter)
    view = state.view(0)
    assert (view["phase"], view["first_discard"], view["owes"]) == ("play", True, ["discard"])
    assert moves(state) and all(move.startswith("discard") for move in moves(state))
    assert set(of_kind(state, "discard")) == set(held(state, starter))
    for move in ("draw", "take", "jolly", "meld 5♥ 6♥ 7♥", "putback"):
        assert refused(state, move).rule in ("J1", "§3.11"), move
    told = events(state, moves(state)[0])
    assert [event["event"] for event in told] == ["jolly-card-discarded"]
    assert (state.turn, state.view(0)["first_discard"], state.view(0)["phase"]) == (1 - starter, False, "draw")
    assert moves(state) == ["draw"]


def test_J1_the_starter_is_random_unless_the_table_says_so() -> None:
    assert jolly.options["starter"].default == "random"
    assert dealt(1, starter=1).options["starter"] == 1
