"""The exact cover against a brute force written from the rule book alone (§5.1 to §5.4).

PARLOUR_PROVE_CASES sets the number of hands (2,000 by default), PARLOUR_PROVE_SEED selects them.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from parlour.games.notty.law.cover import best_cover, loose_cards
from parlour.games.notty.tests.rules import brute_force
from parlour.games.notty.tests.rules.helpers import ALL_CARDS, notty

CASES = int(os.environ.get("PARLOUR_PROVE_CASES", "2000"))
SEED = int(os.environ.get("PARLOUR_PROVE_SEED", "20240607"))


def masks(hand: list[str]) -> tuple[int, int]:
    """A hand as the solver takes it: the kinds held, and the kinds held twice."""
    ones = twos = 0
    for card in hand:
        place = 1 << "RGYKB".index(card[0]) * 9 + int(card[1]) - 1
        twos |= ones & place
        ones |= place
    return ones, twos


def any_hand(chance: Random) -> list[str]:
    """Cards of the whole deck."""
    return chance.sample(ALL_CARDS, chance.randint(1, 20))


def of_few_colours(chance: Random) -> list[str]:
    """Hands of few colours, rich in runs."""
    colours = chance.sample("RGYKB", chance.randint(1, 2))
    cards = [card for card in ALL_CARDS if card[0] in colours]
    return chance.sample(cards, chance.randint(3, min(20, len(cards))))


def of_few_numbers(chance: Random) -> list[str]:
    """Hands of few numbers, rich in sets, and in runs of neighbouring numbers."""
    count = chance.randint(2, 4)
    low = chance.randint(1, 10 - count)
    numbers = range(low, low + count) if chance.random() < 0.7 else chance.sample(range(1, 10), count)
    cards = [card for card in ALL_CARDS if int(card[1]) in numbers]
    return chance.sample(cards, chance.randint(4, 20))


def of_groups(chance: Random) -> list[str]:
    """Groups that overlap, with some other cards."""
    hand: Counter[str] = Counter()
    for _ in range(chance.randint(1, 6)):
        hand.update(chance.choice(brute_force.GROUP_LIST))
    hand.update(chance.sample(ALL_CARDS, chance.randint(0, 4)))
    cards = [card for card, held in hand.items() for _ in range(min(held, 2))]
    chance.shuffle(cards)
    return cards[:20]


KINDS_OF_HANDS = (any_hand, of_few_colours, of_few_numbers, of_groups, of_groups)


def test_the_best_division_of_a_hand_agrees_with_brute_force() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    sizes: Counter[int] = Counter()
    for case in range(CASES):
        hand = KINDS_OF_HANDS[case % len(KINDS_OF_HANDS)](chance)
        expected = brute_force.fewest_loose(hand)
        where = f"seed {SEED}, case {case}: {' '.join(sorted(hand))}"
        assert loose_cards(*masks(hand)) == expected, where
        check_cover(hand, expected, where)
        sizes[len(hand)] += 1
    assert CASES < 2000 or set(sizes) == set(range(1, 21))


def check_cover(hand: list[str], expected: int, where: str) -> None:
    """Check that a division consists of real groups of this hand's cards and leaves this many cards loose."""
    cover = best_cover(*masks(hand))
    assert cover.loose == expected, where
    left = Counter(hand)
    for action in cover.groups:
        cards = str(notty.fixed_moves[action]).split()[1:]
        assert frozenset(cards) in brute_force.GROUPS, where
        left.subtract(cards)
    assert min(left.values(), default=0) >= 0, f"{where}: a card was used twice"
    assert left.total() == expected, where


@pytest.mark.parametrize(
    ("hand", "loose"),
    [
        ("", 0),
        ("R1", 1),
        ("R1 R2", 2),
        ("R1 R2 R3", 0),
        ("R8 R9 G1", 3),
        ("R1 R1 R2 R2 R3 R3", 0),
        ("R1 G1 Y1 K1", 0),
        ("R1 R1 G1 G1", 4),
        ("R4 G4 Y4 K4 B4", 0),
        ("R4 G4 Y4 K4 B4 B5 B6", 0),  # the set gives up its blue card to the run
        ("R4 R4 G4 G4 Y4 Y4 K4 K4", 0),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9", 0),
        ("R1 R2 R3 G3 Y3 K3", 2),  # one red 3, wanted by the set and the run: the set takes more
        ("R2 R3 R4 G3 Y3 K3 B3", 0),  # the run needs the red 3, and four colours are left
        ("R1 R2 R3 R3 R4 R5", 0),
    ],
)
def test_the_best_division_of_hands_that_one_can_check_by_eye(hand: str, loose: int) -> None:
    cards = hand.split()
    assert brute_force.fewest_loose(cards) == loose
    assert loose_cards(*masks(cards)) == loose
    check_cover(cards, loose, hand)


def test_the_brute_force_knows_the_194_groups() -> None:
    assert len(brute_force.GROUP_LIST) == len(brute_force.GROUPS) == 194
    assert len(brute_force.runs()) == 140
    assert len(brute_force.sets()) == 54


@pytest.mark.parametrize(("ones", "twos"), [(-1, 0), (1 << 45, 0), (1, 2), (0, 1), (1 << 44, 1 << 45)])
def test_what_is_not_a_hand_has_no_division(ones: int, twos: int) -> None:
    for solve in (loose_cards, best_cover):
        with pytest.raises(ValueError, match="no hand of Notty"):
            solve(ones, twos)
