"""The exact cover of rummy against a brute force written from the definition of melds alone.

PARLOUR_PROVE_CASES sets the number of hands (2,000 by default), PARLOUR_PROVE_SEED selects them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, replace
from random import Random

import pytest

from parlour.core.cover import JOKER, Cover, Place, Solver, solver
from tests.core import brute_cover
from tests.core.brute_cover import Rules

CASES = int(os.environ.get("PARLOUR_PROVE_CASES", "2000"))
SEED = int(os.environ.get("PARLOUR_PROVE_SEED", "20240607"))

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "♠♥♦♣"
MOST_CARDS = Rules(values=(1,) * 13)
MOST_POINTS = Rules(values=tuple(range(1, 14)), wild_value=25)
ACES_HIGH = replace(MOST_POINTS, ace_high=True)
SEVENS_DEAR = Rules(values=(1, 2, 3, 4, 5, 6, 25, 8, 9, 10, 11, 12, 13))
JOLLY = Rules(
    values=(10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), wild_value=20, ace_high=True, set_wilds=1, wilds_touch=False
)
ONE_WILD_A_RUN = replace(MOST_CARDS, run_wilds=1, wild_value=1)
NO_WILD_RUNS = replace(MOST_CARDS, set_wilds=1, run_wilds=0, wild_value=1)
ALL_RULES = (
    MOST_CARDS,
    replace(MOST_CARDS, ace_high=True),
    replace(MOST_CARDS, set_wilds=1, wilds_touch=False, wild_value=1),
    MOST_POINTS,
    ACES_HIGH,
    SEVENS_DEAR,
    JOLLY,
    replace(JOLLY, ace_high=False, run_wilds=1),
    ONE_WILD_A_RUN,
    NO_WILD_RUNS,
    replace(MOST_POINTS, set_wilds=0, run_wilds=2),
    replace(MOST_CARDS, values=(0, 0, *[1] * 11), set_wilds=2),
)


def solve_by(rules: Rules) -> Solver:
    return solver(**asdict(rules))


def card(text: str) -> int:
    """A card such as 7♥ as a number."""
    return SUITS.index(text[-1]) * 13 + RANKS.index(text[:-1])


def cards(text: str) -> list[int]:
    return [card(each) for each in text.split()]


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def written(cover: Cover) -> str:
    """The melds in readable form: 5♠ 6♠ 2♥=7♠ | 9♠ 9♥ *=9♦."""
    return " | ".join(" ".join(place_written(place) for place in meld) for meld in cover.melds)


def place_written(place: Place) -> str:
    name, meant = (
        "*" if number == JOKER else RANKS[number % 13] + SUITS[number // 13]
        for number in (place.card, place.stands_for)
    )
    return name if name == meant else f"{name}={meant}"


def any_hand(chance: Random) -> list[int]:
    """Cards from the whole deck."""
    return chance.sample(range(52), chance.randint(1, 10))


def of_one_or_two_suits(chance: Random) -> list[int]:
    """Hands of one or two suits, rich in runs."""
    suits = chance.sample(range(4), chance.randint(1, 2))
    return chance.sample([number for number in range(52) if number // 13 in suits], chance.randint(3, 10))


def of_neighbours(chance: Random) -> list[int]:
    """Hands of neighbouring ranks, rich in sets and in runs, also around the corner, so that aces and kings meet."""
    low, width = chance.randrange(13), chance.randint(2, 4)
    near = {rank % 13 for rank in range(low, low + width)}
    hand = chance.sample([number for number in range(52) if number % 13 in near], chance.randint(4, min(9, width * 4)))
    return hand + chance.sample([number for number in range(52) if number not in hand], 1)


def of_melds(chance: Random) -> list[int]:
    """Melds that overlap, with some cards missing."""
    hand: set[int] = set()
    while len(hand) < 6:
        hand.update(chance.choice(brute_cover.melds(True))[:5])
    kept = sorted(hand)
    chance.shuffle(kept)
    return kept[: chance.randint(5, 10)]


KINDS_OF_HANDS = (any_hand, of_one_or_two_suits, of_neighbours, of_melds)


def some_potters(chance: Random, hand: list[int]) -> list[int]:
    """The cards of a hand that may be wild: those of one rank, which is dealt often, or any."""
    if chance.random() < 0.3:
        return []
    if chance.random() < 0.2:
        return chance.sample(hand, min(len(hand), chance.randint(1, 3)))
    rank = chance.choice(hand) % 13
    for suit in range(4):
        if len(hand) < 10 and suit * 13 + rank not in hand and chance.random() < 0.4:
            hand.append(suit * 13 + rank)
    return [number for number in hand if number % 13 == rank]


def test_the_best_cover_of_a_hand_agrees_with_brute_force() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    wilds_used: Counter[int] = Counter()
    for case in range(CASES):
        rules = ALL_RULES[case % len(ALL_RULES)]
        hand = chance.choice(KINDS_OF_HANDS)(chance)
        either = some_potters(chance, hand)
        jokers = chance.randint(0, 4 if len(hand) < 5 else max(0, 3 - len(either)))
        where = f"seed {SEED}, case {case}: {rules}, {sorted(hand)}, {sorted(either)}, {jokers}"
        value, wilds = brute_cover.best(rules, hand, either, jokers)
        solve = solve_by(rules)
        assert solve.most(mask(hand), mask(either), jokers) == value, where
        cover = solve.cover(mask(hand), mask(either), jokers)
        assert cover.value == value, where
        check_cover(rules, cover, hand, either, jokers, where)
        assert count_wilds(cover) == wilds, f"{where}: more wilds than it takes"
        wilds_used[wilds] += 1
    assert CASES < 2000 or set(wilds_used) >= {0, 1, 2, 3}


def count_wilds(cover: Cover) -> int:
    return sum(place.card != place.stands_for for meld in cover.melds for place in meld)


def check_cover(rules: Rules, cover: Cover, hand: list[int], either: list[int], jokers: int, where: str) -> None:
    """Check that a cover consists of real melds of different cards of this hand, in order, with the stated value."""
    laid = [place for meld in cover.melds for place in meld]
    from_hand = [place.card for place in laid if place.card != JOKER]
    assert len(from_hand) == len(set(from_hand)), f"{where}: a card was played twice"
    assert mask(from_hand) | cover.rest == mask(hand) and not mask(from_hand) & cover.rest, where
    assert len(laid) - len(from_hand) <= jokers, where
    worth = sum(rules.wild_value if place.card == JOKER else rules.values[place.card % 13] for place in laid)
    assert worth == cover.value, where
    for meld in cover.melds:
        stands_for = tuple(place.stands_for for place in meld)
        assert stands_for in brute_cover.melds(rules.ace_high), where
        naturals = [place.card for place in meld if place.card == place.stands_for]
        assert brute_cover.allows(rules, stands_for, naturals), where
        assert all(place.card in (*naturals, *either, JOKER) for place in meld), where


@pytest.mark.parametrize(
    ("rules", "hand", "either", "jokers", "value", "melds"),
    [
        (MOST_CARDS, "", "", 4, 0, ""),
        (MOST_CARDS, "5♠ 6♠", "", 0, 0, ""),
        (MOST_CARDS, "5♠ 6♠ 7♠", "", 0, 3, "5♠ 6♠ 7♠"),
        (MOST_CARDS, "7♠ 7♥ 7♣", "", 0, 3, "7♠ 7♥ 7♣"),
        (MOST_CARDS, "7♠ 7♥ 7♦ 7♣", "", 0, 4, "7♠ 7♥ 7♦ 7♣"),
        (MOST_CARDS, "A♠ 2♠ 3♠", "", 0, 3, "A♠ 2♠ 3♠"),
        (MOST_CARDS, "Q♠ K♠ A♠", "", 0, 0, ""),
        (ACES_HIGH, "Q♠ K♠ A♠", "", 0, 26, "Q♠ K♠ A♠"),
        (ACES_HIGH, "K♠ A♠ 2♠", "", 0, 0, ""),
        (ACES_HIGH, "Q♣ K♣ A♣ 2♣ 3♣", "", 0, 26, "Q♣ K♣ A♣"),  # one ace, and the kings are worth more
        # Both the set and the run want the 7♠: the values of the cards decide.
        (MOST_POINTS, "7♠ 7♥ 7♦ 8♠ 9♠", "", 0, 24, "7♠ 8♠ 9♠"),
        (SEVENS_DEAR, "7♠ 7♥ 7♦ 8♠ 9♠", "", 0, 75, "7♠ 7♥ 7♦"),
        (MOST_CARDS, "7♠ 7♥ 7♦ 8♠ 9♠ 10♠", "", 0, 6, "7♠ 7♥ 7♦ | 8♠ 9♠ 10♠"),
        (MOST_CARDS, "7♠ 7♥ 7♦ 7♣ 8♠ 9♠", "", 0, 6, "7♥ 7♦ 7♣ | 7♠ 8♠ 9♠"),
        # A Potter is played as itself, or as a wild only if that is better.
        (MOST_CARDS, "3♠ 3♥ 3♦", "3♠ 3♥ 3♦", 0, 3, "3♠ 3♥ 3♦"),
        (MOST_CARDS, "8♣ 3♥ 10♣", "3♥", 0, 3, "8♣ 3♥=9♣ 10♣"),
        (MOST_CARDS, "2♥ 3♥ 4♥ 3♠ 9♦ 9♣", "3♥ 3♠", 0, 6, "3♠=9♠ 9♦ 9♣ | 2♥ 3♥ 4♥"),
        (MOST_CARDS, "3♠ 3♥ 3♦ 3♣", "3♠ 3♥ 3♦ 3♣", 0, 4, "3♠ 3♥ 3♦ 3♣"),
        (MOST_CARDS, "K♠ 3♥ 3♦", "3♥ 3♦", 0, 3, "3♥=J♠ 3♦=Q♠ K♠"),
        (MOST_CARDS, "5♠ 5♥ 9♠ 9♥ 3♣ 3♦", "3♣ 3♦", 0, 6, "5♠ 5♥ 3♦=5♦ | 9♠ 9♥ 3♣=9♦"),
        # Two melds may stand for the same card, here the 9♠.
        (ONE_WILD_A_RUN, "8♠ 10♠ 9♥ 9♦ 9♣", "", 2, 7, "*=9♠ 9♥ 9♦ 9♣ | 8♠ *=9♠ 10♠"),
        # A rank may be in two sets, so that more wilds leave the hand.
        (NO_WILD_RUNS, "7♠ 7♥ 7♦ 7♣", "", 2, 6, "7♠ 7♥ *=7♦ | *=7♠ 7♦ 7♣"),
        # A joker is played for its value, and stays in hand if it has none.
        (MOST_POINTS, "5♠ 6♠ 7♠", "", 1, 43, "5♠ 6♠ 7♠ *=8♠"),
        (MOST_CARDS, "5♠ 6♠ 7♠", "", 1, 3, "5♠ 6♠ 7♠"),
        (MOST_POINTS, "Q♠ K♠", "", 1, 50, "*=J♠ Q♠ K♠"),
        (MOST_POINTS, "", "", 3, 0, ""),  # no meld consists of wilds alone
        # Jolly: at most one wild in a set, and no two next to each other in a run.
        (JOLLY, "9♠", "", 2, 49, "*=8♠ 9♠ *=10♠"),
        (JOLLY, "9♠ 9♥", "", 1, 38, "9♠ 9♥ *=9♦"),
        (JOLLY, "5♠ 8♠", "", 2, 48, "*=7♠ 8♠ *=9♠"),
        (MOST_CARDS, "5♠ 8♠", "", 2, 2, "5♠ *=6♠ *=7♠ 8♠"),
    ],
)
def test_the_best_cover_of_hands_that_one_can_check_by_eye(
    rules: Rules, hand: str, either: str, jokers: int, value: int, melds: str
) -> None:
    held, wild = cards(hand), cards(either)
    assert brute_cover.best(rules, held, wild, jokers)[0] == value
    assert solve_by(rules).most(mask(held), mask(wild), jokers) == value
    cover = solve_by(rules).cover(mask(held), mask(wild), jokers)
    check_cover(rules, cover, held, wild, jokers, hand)
    assert written(cover) == melds


@pytest.mark.parametrize(
    ("rules", "hand", "either", "jokers", "melds"),
    [
        (MOST_CARDS, "7♠ 7♦ 7♣ 4♠ 4♥ 4♦", "7♠ 7♦ 7♣", 0, "4♠ 4♥ 4♦ | 7♠ 7♦ 7♣"),  # also 4♠ 7♠=5♠ 7♦=6♠, and so on
        (MOST_CARDS, "6♥ 7♥ 8♥ 8♠", "7♥ 8♠", 0, "6♥ 7♥ 8♥ 8♠=9♥"),  # a card that fits as itself is not a wild
        (MOST_CARDS, "8♠ 9♠ 10♠ J♠ K♠", "", 4, "8♠ 9♠ 10♠ J♠ *=Q♠ K♠"),  # one joker is enough
    ],
)
def test_of_equal_covers_one_with_the_fewest_wilds_is_chosen(
    rules: Rules, hand: str, either: str, jokers: int, melds: str
) -> None:
    cover = solve_by(rules).cover(mask(cards(hand)), mask(cards(either)), jokers)
    assert written(cover) == melds
    assert count_wilds(cover) == brute_cover.best(rules, cards(hand), cards(either), jokers)[1]


def test_a_large_hand_with_all_wilds_is_covered_too() -> None:
    chance = Random(SEED)
    for rules in ALL_RULES:
        hand = chance.sample(range(52), 17)
        either = [number for number in hand if number % 13 == hand[0] % 13]
        cover = solve_by(rules).cover(mask(hand), mask(either), 4)
        assert cover.value == solve_by(rules).most(mask(hand), mask(either), 4)
        check_cover(rules, cover, hand, either, 4, f"seed {SEED}: {rules}, {sorted(hand)}")


def test_all_cards_of_the_deck_can_be_melded() -> None:
    deck = (1 << 52) - 1
    assert solve_by(MOST_CARDS).most(deck) == 52
    assert solve_by(MOST_POINTS).most(deck) == 4 * 91


def test_a_cover_is_the_same_every_time() -> None:
    hand, either = mask(cards("3♠ 3♥ 5♠ 6♠ 8♦ 8♣ J♥ Q♥")), mask(cards("3♠ 3♥"))
    covers = {Solver(**asdict(MOST_CARDS)).cover(hand, either) for _ in range(3)}
    assert len(covers) == 1


def test_solvers_with_the_same_rules_are_one() -> None:
    assert solve_by(JOLLY) is solve_by(replace(JOLLY))
    assert solve_by(JOLLY) is not solve_by(MOST_POINTS)


@pytest.mark.parametrize(
    ("hand", "either", "jokers", "reason"),
    [
        (-1, 0, 0, "no hand of 52 cards"),
        (1 << 52, 0, 0, "no hand of 52 cards"),
        (0b1011, 0b0100, 0, "not up to 4 cards of the hand"),
        (0b1011, -1, 0, "not up to 4 cards of the hand"),
        (0b11111, 0b11111, 0, "not up to 4 cards of the hand"),
        (0b1011, 0, -1, "no number of jokers"),
        (0b1011, 0, 5, "no number of jokers"),
    ],
)
def test_what_is_not_a_hand_has_no_cover(hand: int, either: int, jokers: int, reason: str) -> None:
    solve = solve_by(MOST_CARDS)
    for ask in (solve.most, solve.cover):
        with pytest.raises(ValueError, match=reason):
            ask(hand, either, jokers)


@pytest.mark.parametrize(
    "rules",
    [
        Rules(values=(1,) * 12),
        Rules(values=(101, *[1] * 12)),
        Rules(values=(-1, *[1] * 12)),
        replace(MOST_CARDS, wild_value=101),
        replace(MOST_CARDS, set_wilds=4),
        replace(MOST_CARDS, run_wilds=-1),
    ],
)
def test_rules_beyond_the_tables_are_refused(rules: Rules) -> None:
    with pytest.raises(ValueError, match=r"are worth 0 to 100 each|no such melds"):
        solve_by(rules)
