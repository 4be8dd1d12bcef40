"""§5 The groups, and rulings N7 and N8."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement

import pytest

from parlour import State
from parlour.games.notty.tests.rules import brute_force
from parlour.games.notty.tests.rules.helpers import (
    ALL_CARDS,
    assert_chances,
    assert_even,
    deck,
    events,
    groups,
    hand,
    play,
    refused,
    says,
    stacked,
    table,
)

NUMBERS = range(1, 10)
COLOURS = "RGYKB"


def run(colour: str, low: int, high: int) -> str:
    return " ".join(f"{colour}{number}" for number in range(low, high + 1))


def lay_down(cards: str) -> State:
    """The state after these cards, from a hand with one more, were laid down as a group."""
    return play(table(f"{cards} {spare(cards)}", "K9"), f"group {cards}")


def spare(cards: str) -> str:
    """A card that is not among these."""
    return next(card for card in ALL_CARDS if card not in cards.split())


# Runs.


@pytest.mark.parametrize("cards", ["B4 B5 B6", "R1 R2 R3 R4", "G7 G8 G9"])
def test_5_1_the_runs_of_the_rule_document(cards: str) -> None:
    assert hand(lay_down(cards), 0) == spare(cards)


@pytest.mark.parametrize("colour", COLOURS)
def test_5_1_three_to_nine_in_a_row_of_every_colour(colour: str) -> None:
    runs = [run(colour, low, high) for low in NUMBERS for high in NUMBERS if high - low >= 2]
    assert len(runs) == 28
    assert groups(table(run(colour, 1, 9), "K9")) == [f"group {cards}" for cards in runs]
    for cards in runs:
        assert hand(lay_down(cards), 0) == spare(cards)


@pytest.mark.parametrize("cards", ["B4", "B4 B5", "R8 R9"])
def test_5_1_fewer_than_three_are_not_a_run(cards: str) -> None:
    refusal = refused(table("B4 B5 R8 R9", "G1"), f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "few")
    says(refusal, cards)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("B4 B6 B7", "gap"),  # not consecutive
        ("B4 R5 G6", "mixed"),  # different colours
    ],
)
def test_5_1_what_the_rule_document_calls_no_run(cards: str, why: str) -> None:
    state = table(f"{cards} K1", "G1")
    refusal = refused(state, f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", why)
    assert set(refusal.facts["cards"].split()) == set(cards.split())
    assert groups(state) == []


@pytest.mark.parametrize("cards", ["B8 B9 B1", "B9 B1 B2", "B7 B8 B9 B1", "B9 B1 B2 B3"])
def test_5_2_a_run_does_not_go_round_the_corner(cards: str) -> None:
    refusal = refused(table(f"{cards} K1", "G1"), f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "gap")
    assert f"group {cards}" not in groups(table(f"{cards} K1", "G1"))


def test_5_2_numbers_of_two_colours_do_not_meet() -> None:
    """R8 R9 and G1 are adjacent in the deck's own order, but are not a run."""
    for left, right in ("RG", "GY", "YK", "KB"):
        state = table(f"{left}8 {left}9 {right}1 {right}2", "R5")
        assert groups(state) == []
        assert refused(state, f"group {left}8 {left}9 {right}1").facts["why"] == "mixed"


@pytest.mark.parametrize("cards", ["B4 B5 B5 B6", "B4 B4 B5 B6", "B4 B4 B4", "B4 B4 B5"])
def test_5_2_a_run_holds_no_number_twice(cards: str) -> None:
    refusal = refused(table("B4 B4 B5 B5 B6 K1", "G1"), f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "twice")


def test_5_2_ten_cards_are_not_a_run() -> None:
    refusal = refused(table(run("B", 1, 9) + " B1 K1", "G1"), f"group {run('B', 1, 9)} B1")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "twice")


# Sets.


@pytest.mark.parametrize("cards", ["B4 G4 R4 Y4", "R7 B7 K7 G7 Y7"])
def test_5_3_the_sets_of_the_rule_document(cards: str) -> None:
    assert hand(lay_down(cards), 0) == spare(cards)


@pytest.mark.parametrize("number", NUMBERS)
def test_5_3_four_or_five_colours_of_every_number(number: int) -> None:
    five = [f"{colour}{number}" for colour in COLOURS]
    fours = [[card for card in five if card != missing] for missing in five]
    sets = [" ".join(cards) for cards in [*fours, five]]
    assert sorted(groups(table(" ".join(five), "K9"))) == sorted(f"group {cards}" for cards in sets)
    for cards in sets:
        assert hand(lay_down(cards), 0) == spare(cards)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("B4 R4 B4", "twice"),  # duplicate colour
        ("B4 G4 R4", "three"),  # only three cards
    ],
)
def test_5_3_what_the_rule_document_calls_no_set(cards: str, why: str) -> None:
    state = table(f"{cards} K1", "G1")
    refusal = refused(state, f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", why)
    assert sorted(refusal.facts["cards"].split()) == sorted(cards.split())
    assert groups(state) == []


@pytest.mark.parametrize("cards", ["B4 B4 G4 R4 Y4", "B4 B4 R4 R4", "B4 G4 R4 Y4 K4 K4"])
def test_5_3_a_set_holds_no_colour_twice(cards: str) -> None:
    refusal = refused(table("B4 B4 G4 R4 R4 Y4 K4 K4 K1", "G1"), f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "twice")


# Nothing else.


@pytest.mark.parametrize("cards", ["B4 B5 B6 G6", "B4 B5 B6 R7 G7 Y7 K7", "B4 G4 R4 Y4 B5", "R1 G2 Y3 K4 B5"])
def test_5_4_nothing_else_is_a_group(cards: str) -> None:
    refusal = refused(table(f"{cards} K1", "G1"), f"group {cards}")
    assert (refusal.rule, refusal.facts["why"]) == ("N7", "mixed")
    says(refusal, "one colour", "one number")


def test_5_4_of_all_hands_of_three_cards_the_runs_alone_are_groups() -> None:
    kinds = sorted(set(ALL_CARDS))
    state = table("R1", "G1")
    readable = 0
    for cards in combinations_with_replacement(kinds, 3):
        refusal = state.refusal(f"group {' '.join(cards)}")
        assert refusal is not None
        known = frozenset(cards) in brute_force.GROUPS and len(set(cards)) == 3
        assert (refusal.rule == "§4.9") == known, cards
        readable += known
    assert readable == 5 * 7


def test_5_4_of_any_cards_only_runs_and_sets_are_groups() -> None:
    """Texts of 4 to 9 cards that are almost groups: each is a group of the rule book, or refused because it is not."""
    chance = random.Random(54)
    state = table("R1", "G1")
    found = Counter[bool]()
    for _ in range(3000):
        cards = sorted(chance.choice(brute_force.GROUP_LIST))
        for _ in range(chance.randrange(2)):
            cards[chance.randrange(len(cards))] = chance.choice(ALL_CARDS)
        refusal = state.refusal(f"group {' '.join(cards)}")
        assert refusal is not None
        known = frozenset(cards) in brute_force.GROUPS and len(set(cards)) == len(cards)
        assert (refusal.rule == "§4.9") == known, cards
        found[known] += 1
    assert min(found.values()) > 500


def test_5_4_the_list_of_legal_moves_has_every_group_of_the_hand_and_no_other() -> None:
    chance = random.Random(55)
    for case in range(300):
        deck_of_two = [card for card in ALL_CARDS if case % 2 or card[1] in "456" or card[0] in "RB"]
        held = chance.sample(deck_of_two, chance.randint(1, 20))
        state = table(" ".join(held), spare(" ".join(held)))
        listed = [frozenset(group.split()[1:]) for group in groups(state)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == {group for group in brute_force.GROUPS if group <= set(held)}


# Back into the deck.


def test_5_5_a_group_goes_back_into_the_deck_at_once() -> None:
    state = table("B4 B5 B6 R1", "G1")
    before = Counter(deck(state))
    play(state, "group B4 B5 B6")
    assert Counter(deck(state)) == before + Counter(["B4", "B5", "B6"])


def test_5_5_a_single_card_goes_back_into_the_deck_at_once() -> None:
    state = play(table("B4 R1", "G1"), "cycle")
    before = Counter(deck(state))
    play(state, "drop B4")
    assert Counter(deck(state)) == before + Counter(["B4"])


@cache
def places_after_a_group(seed: int) -> dict[str, int]:
    """Where two discarded cards and the old top and bottom cards of the deck lie after the shuffle."""
    state = stacked("B4 B5 B6 B4 B5 B6 R1 R1", "G1 K9 K9 Y9 Y9", top="G1", seed=seed)
    play(state, "group B4 B5 B6")
    cards = deck(state)
    return {card: cards.index(card) for card in ("B4", "B6", "G1")}


@cache
def places_after_a_drop(seed: int) -> dict[str, int]:
    """The same for draw & discard."""
    state = stacked("B4 B4 R1 R1", "G1 K9 K9 Y9 Y9 Y8", top="Y1 G1", seed=seed)
    play(state, "cycle", "drop B4")
    cards = deck(state)
    return {card: cards.index(card) for card in ("B4", "G1")}


@pytest.mark.parametrize("places_after", [places_after_a_group, places_after_a_drop])
def test_5_5_the_whole_deck_is_shuffled(places_after: Callable[[int], dict[str, int]]) -> None:
    """The discarded card and the former top card are equally often in every part of the deck of 80 cards."""
    seen = [places_after(seed) for seed in range(1000)]
    for card in ("B4", "G1"):
        assert_even(Counter(places[card] // 8 for places in seen), range(10))


def test_5_5_cards_laid_down_together_do_not_stay_together() -> None:
    seen = [places_after_a_group(seed) for seed in range(1000)]
    assert_even(Counter(places["B4"] < places["B6"] for places in seen), [True, False])
    neighbours = sum(abs(places["B4"] - places["B6"]) == 1 for places in seen)
    assert 10 <= neighbours <= 45  # 25 of 1,000 by chance


def test_5_5_a_card_may_also_stay_where_it_lay() -> None:
    """G1 was on top of 77 cards, and the group was put on it; each of the 80 places is equally likely."""
    seen = [places_after_a_group(seed) for seed in range(1000)]
    assert 3 <= sum(places["G1"] == 76 for places in seen) <= 25  # 12.5 by chance
    assert 3 <= sum(places["B6"] == 79 for places in seen) <= 25


def test_5_5_the_cards_that_lay_deep_are_shuffled_too() -> None:
    """Every card is equally often the new top card, and the new bottom card."""
    tops: Counter[str] = Counter()
    bottoms: Counter[str] = Counter()
    for seed in range(900):
        cards = deck(play(stacked("B4 B5 B6 R1", "G1", top="Y1 Y2", seed=seed), "group B4 B5 B6"))
        tops[cards[-1]] += 1
        bottoms[cards[0]] += 1
    assert_chances(tops, Counter(cards))
    assert_chances(bottoms, Counter(cards))


def test_5_5_the_same_card_may_be_drawn_again_in_the_same_turn() -> None:
    """Both copies were in the hand, so the one that is drawn is one of those just laid down."""
    again = 0
    for seed in range(100):
        state = table("B4 B4 B5 B5 B6 B6 R1", "G1", seed=seed)
        play(state, "group B4 B5 B6", "draw 3")
        again += "B4 B4" in hand(state, 0)
    assert 0 < again < 15


def test_5_5_the_card_just_put_back_may_be_drawn_again_in_the_same_turn() -> None:
    again = 0
    for seed in range(150):
        state = play(table("B4 B4 R1", "G1", seed=seed), "cycle", "drop B4", "draw 3")
        again += hand(state, 0).split().count("B4") == 2
    assert 0 < again < 20


def test_5_5_a_draw_and_a_steal_leave_the_order_of_the_deck_alone() -> None:
    state = stacked("R1", "G1 G3", top="B7 B8 B9 K1")
    before = deck(state)
    play(state, "steal 1", "draw 3")
    assert deck(state) == before[:-3]


def test_N7_runs_of_three_to_nine_numbers_and_sets_of_four_or_five_colours() -> None:
    state = table("R1", "G1")
    written = {text for move in range(247) if (text := str(state.game.move(state, move))).startswith("group")}
    listed = {frozenset(text.split()[1:]) for text in written}
    assert len(written) == 194
    assert listed == brute_force.GROUPS
    for cards in ("B8 B9 B1", "B4 B5 B5", "B4 G4 R4", "B4 B4 G4 R4"):
        assert refused(table("B1 B4 B4 B5 B5 B8 B9 G4 R4", "G1"), f"group {cards}").rule == "N7"


def test_N8_discarded_cards_may_be_drawn_again_in_the_same_turn() -> None:
    """Both B5 were in the hand: the B5 that comes back is the one just laid down."""
    state = next(
        state
        for seed in range(10_000)
        if deck(state := play(table("B4 B5 B5 B6 R1", "G1", seed=seed), "group B4 B5 B6"))[-1] == "B5"
    )
    assert hand(state, 0) == "R1 B5"
    assert events(state, "draw 1") == [{"event": "notty-card-drawn", "seat": 0, "card": "B5"}]
    assert hand(state, 0) == "R1 B5 B5"
