"""What a seat can know, by brute force: every table that agrees with what it has seen, with its weight.

It stands on the referee alone and imports nothing of the package. A seat knows its hand, what its deck is made of, and
of the leftover deck what `known_leftover` says; all other places hold the other cards, in any order. From there a
script is played at every such table. What the seat does it does everywhere; another seat plays or gives away either of
its hand cards with the same chance; a reshuffle brings every order. Tables where the seat would see something else than
it saw fall away, and what is left is the true conditional distribution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any, NamedTuple

from parlour.games.house_of_cards.tests.rules.referee import Referee


class Layout(NamedTuple):
    """Where the cards lie: hands in any fixed order, decks bottom to top."""

    hands: list[list[str]]
    decks: list[list[str]]
    leftover: list[str]


Feature = Callable[[Layout], Hashable]


class World(NamedTuple):
    """A table as it could be, and how likely it is beside the others."""

    table: Referee
    weight: Fraction


def seen(table: Referee, seat: int) -> tuple[Hashable, ...]:
    """What a seat sees of a table at one moment."""
    sizes = tuple((len(hand), len(deck)) for hand, deck in zip(table.hands, table.decks, strict=True))
    own = tuple(sorted(table.hands[seat]))
    return table.turn, table.offer(), own, tuple(table.pile()), sizes, len(table.leftover)


def orders(cards: Iterable[str]) -> set[tuple[str, ...]]:
    """All different orders of some cards."""
    return set(permutations(cards))


def worlds_at(position: Mapping[str, Any], seat: int) -> list[World]:
    """Every table that agrees with what a seat knows when a script begins; all are equally likely."""
    known = position["known_leftover"][seat].split()
    truth = Referee(position)
    others = [one for one in range(truth.seats) if one != seat]
    bottom, unknown = truth.leftover[: len(known)], truth.leftover[len(known) :]
    assert bottom == known
    heap = [card for one in others for card in [*truth.hands[one], *truth.decks[one]]] + unknown
    return [
        World(dealt(truth, seat, own, order, bottom), Fraction(1))
        for own in orders(truth.decks[seat])
        for order in orders(heap)
    ]


def dealt(truth: Referee, seat: int, own: tuple[str, ...], order: tuple[str, ...], bottom: list[str]) -> Referee:
    """A table with the seat's own deck and all unknown places in this order."""
    table, cards = truth.twin(), list(order)
    table.decks[seat] = list(own)
    for one in range(table.seats):
        if one != seat:
            table.hands[one] = [cards.pop() for _ in table.hands[one]]
            table.decks[one] = [cards.pop() for _ in table.decks[one]]
    table.leftover = [*bottom, *cards]
    return table


def after(world: World, move: str, seat: int) -> Iterator[World]:
    """The possible results of a move; `remove ?` and `swap ?` are another seat's, whose card is not seen."""
    table = world.table
    mover = table.turn
    assert mover is not None
    verb, *cards = move.split()
    if verb == "reshuffle":
        mixed = list(permutations(table.hands[mover] + table.decks[mover]))
        for order in mixed:
            yield moved(table, move, list(order), world.weight / len(mixed))
        return
    hand = table.hands[mover]
    choices = Counter(hand) if cards == ["?"] else Counter(card for card in hand if card in cards)
    if verb == "keep":
        yield moved(table, move, [], world.weight)
    for card, copies in choices.items():
        share = Fraction(1) if mover == seat else Fraction(copies, len(hand))
        yield moved(table, f"{verb} {card}", [], world.weight * share)


def moved(table: Referee, move: str, shuffled: list[str], weight: Fraction) -> World:
    """A table after a move."""
    twin = table.twin()
    twin.play(move, shuffled)
    return World(twin, weight)


def narrowed(worlds: list[World], move: str, seat: int, sight: tuple[Hashable, ...]) -> list[World]:
    """The tables after a move that agree with what the seat saw; equal tables are merged."""
    weights: dict[str, World] = {}
    for world in worlds:
        for later in after(world, move, seat):
            if seen(later.table, seat) == sight:
                key = str((later.table.hands, later.table.decks, later.table.leftover))
                before = weights.get(key)
                weights[key] = later if before is None else World(before.table, before.weight + later.weight)
    assert weights, f"{move}: nobody could have seen this"
    return list(weights.values())


def layout(table: Referee) -> Layout:
    return Layout([sorted(hand) for hand in table.hands], table.decks, table.leftover)


def shares(worlds: list[World], feature: Feature) -> dict[Hashable, Fraction]:
    """How likely each value of a feature is."""
    found: dict[Hashable, Fraction] = {}
    for table, weight in worlds:
        value = feature(layout(table))
        found[value] = found.get(value, Fraction(0)) + weight
    whole = sum(found.values())
    return {value: weight / whole for value, weight in found.items()}
