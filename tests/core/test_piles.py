"""Piles: their order is real, and they are written from bottom to top."""

from __future__ import annotations

import pytest

from parlour.core.consts import MIX_START, PILE_CELLS
from parlour.core.piles import Pile
from parlour.core.rng import Rng
from tests.core.mode import COMPILED

in_c_alone = pytest.mark.skipif(COMPILED, reason="compiled, only C calls this; the games' own tests do, through C")


def pile_of(*cards: int) -> Pile:
    pile = Pile()
    pile.lay(list(cards))
    return pile


def test_a_new_pile_is_empty() -> None:
    assert Pile().size == 0
    assert Pile().cards() == []


def test_a_pile_keeps_the_order_it_was_laid_in() -> None:
    pile = pile_of(7, 3, 7, 0)
    assert pile.cards() == [7, 3, 7, 0]
    assert pile.size == 4


def test_laying_a_pile_takes_the_old_cards_away() -> None:
    pile = pile_of(1, 2, 3)
    pile.lay([9])
    assert pile.cards() == [9]


def test_a_pile_holds_a_number_of_cards_and_not_one_more() -> None:
    assert pile_of(*range(PILE_CELLS)).size == PILE_CELLS
    pile = pile_of(5)
    with pytest.raises(ValueError, match=str(PILE_CELLS + 1)):
        pile.lay([0] * (PILE_CELLS + 1))
    for card in (-1, 256):
        with pytest.raises(ValueError, match=str(card)):
            pile.lay([card])
    assert pile.cards() == [5]


def test_the_list_of_cards_is_not_the_pile() -> None:
    pile = pile_of(1, 2)
    pile.cards().clear()
    assert pile.cards() == [1, 2]


@in_c_alone
def test_the_top_card_is_the_last_one_laid() -> None:
    pile = pile_of(4, 5)
    pile.push(6)
    assert [pile.pop(), pile.pop()] == [6, 5]
    assert pile.cards() == [4]
    pile.clear()
    assert pile.size == 0


@in_c_alone
def test_a_copy_goes_its_own_way() -> None:
    pile, twin = pile_of(1, 2, 3), pile_of(9, 9, 9, 9)
    twin.copy_from(pile)
    assert twin.cards() == [1, 2, 3]
    twin.push(4)
    assert pile.cards() == [1, 2, 3]


@in_c_alone
def test_a_shuffle_keeps_the_cards_and_needs_none() -> None:
    for size in (0, 1, 2, 9, PILE_CELLS):
        pile = pile_of(*range(size))
        pile.shuffle(Rng(size))
        assert sorted(pile.cards()) == list(range(size))


@in_c_alone
def test_the_hash_knows_cards_order_and_size() -> None:
    piles = [pile_of(), pile_of(0), pile_of(0, 0), pile_of(1, 2), pile_of(2, 1), pile_of(1, 2, 0)]
    assert len({pile.mixed(MIX_START) for pile in piles}) == len(piles)
    assert pile_of(1, 2).mixed(MIX_START) == pile_of(1, 2).mixed(MIX_START)


@in_c_alone
def test_a_redealt_pile_follows_only_from_its_cards_and_the_generator() -> None:
    ways = []
    for cards in ([7, 3, 7, 0, 5], [0, 7, 5, 3, 7]):
        pile = pile_of(*cards)
        pile.deal_again(Rng(3))
        ways.append(pile.cards())
    assert ways[0] == ways[1] and sorted(ways[0]) == [0, 3, 5, 7, 7]
