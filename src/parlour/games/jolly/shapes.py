"""Melds as they are written and shown: the places of cards and jokers, by points if nothing is written (§4.7).

A shape is a meld as in melding.py: its base (the suit of a run, 4 + the rank of a set) and masks of its natural and
wild places.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.core.consts import SUIT_CARDS, SUITS
from parlour.core.melds import cards_of
from parlour.games.jolly.law.cards import DECK, write_joker
from parlour.games.jolly.law.consts import JOKER, NOBODY, PLACES_OF_RUN, SET_BASE

ACE_HIGH = SUIT_CARDS  # the place of an ace above the king


class Played(NamedTuple):
    """A card as somebody wrote it; a joker with or without what it stands for."""

    card: int
    meant: int | None

    @property
    def is_joker(self) -> bool:
        """Whether the card is a joker."""
        return self.card == JOKER

    def __str__(self) -> str:
        return write_joker(NOBODY if self.meant is None else self.meant) if self.is_joker else DECK.names[self.card]


class Shape(NamedTuple):
    """A meld: its base, and the masks of its natural and wild places."""

    base: int
    natural: int
    wild: int

    @property
    def is_set(self) -> bool:
        """Whether the meld is a set, not a run."""
        return self.base >= SET_BASE

    @property
    def size(self) -> int:
        """The number of cards in the meld."""
        return self.natural.bit_count() + self.wild.bit_count()

    def card_at(self, place: int) -> int:
        """The card that belongs to a place."""
        if self.is_set:
            return place * SUIT_CARDS + self.base - SET_BASE
        return self.base * SUIT_CARDS + place % SUIT_CARDS

    def points(self) -> int:
        """The points of the meld (§2)."""
        if self.is_set:
            return self.size * rank_points(self.base - SET_BASE)
        return sum(place_points(place) for place in cards_of(self.natural | self.wild))

    def cards(self) -> list[str]:
        """The cards in notation, in the order in which they lie."""
        if self.is_set:
            names = [DECK.names[self.card_at(suit)] for suit in cards_of(self.natural)]
            return names + ([write_joker(self.joker_of_set())] if self.wild else [])
        return [
            write_joker(self.card_at(place)) if self.wild >> place & 1 else DECK.names[self.card_at(place)]
            for place in cards_of(self.natural | self.wild)
        ]

    def taken_apart(self) -> list[int]:
        """The cards as they were in a hand, jokers last."""
        return [self.card_at(place) for place in cards_of(self.natural)] + [JOKER] * self.wild.bit_count()

    def joker_of_set(self) -> int:
        """What the joker of a set stands for: the missing suit in a set of four, else no particular card (§4.8)."""
        missing = cards_of(~self.natural & (1 << SUITS) - 1)
        return self.card_at(missing[0]) if len(missing) == 1 else NOBODY

    def text(self) -> str:
        """The meld in notation."""
        return " ".join(self.cards())


def rank_points(rank: int) -> int:
    """The points of a rank in a set, and in a hand: an ace counts 10 (§2.2)."""
    return place_points(rank) if rank else 10


def place_points(place: int) -> int:
    """The points of a place in a run (§2.1, §2.2)."""
    return place + 1 if place < 9 else 10


def melds_of(played: list[Played], onto: Shape | None = None) -> list[Shape]:
    """Every meld that these cards form, alone or with a meld on the table, the best reading first.

    The best reading has more points, then the higher rank (§4.7).
    """
    found = [*sets_of(played, onto), *filter(is_apart, runs_of(played, onto))]
    return sorted(set(found), key=lambda shape: (-shape.points(), -(shape.natural | shape.wild), shape.wild))


def sets_of(played: list[Played], onto: Shape | None) -> Iterator[Shape]:
    """The set that these cards form, if they do."""
    if onto is not None and not onto.is_set:
        return
    plain = [one.card for one in played if not one.is_joker]
    jokers = [one for one in played if one.is_joker]
    natural = onto.natural if onto else 0
    ranks = {card % SUIT_CARDS for card in plain} | ({onto.base - SET_BASE} if onto else set())
    suits = [card // SUIT_CARDS for card in plain]
    wild = len(jokers) + (onto.wild if onto else 0)
    if len(ranks) != 1 or wild > 1 or len(set(suits)) < len(suits) or any(natural >> suit & 1 for suit in suits):
        return
    shape = Shape(SET_BASE + ranks.pop(), natural | sum(1 << suit for suit in suits), wild)
    fits = all(one.meant is None or means_missing(shape, one.meant) for one in jokers)
    if 3 <= shape.size <= SUITS and shape.natural and fits:
        yield shape


def means_missing(shape: Shape, card: int) -> bool:
    """Whether a card has the set's rank and is not in it, so that a joker may stand for it (§4.8)."""
    suit, rank = divmod(card, SUIT_CARDS)
    return rank == shape.base - SET_BASE and not shape.natural >> suit & 1


def runs_of(played: list[Played], onto: Shape | None) -> Iterator[Shape]:
    """Every run that these cards form, whatever jokers without a meaning stand for and wherever they lie."""
    if onto is not None and onto.is_set:
        return
    plain = [one.card for one in played if not one.is_joker]
    meant = [one.meant for one in played if one.is_joker and one.meant is not None]
    bare = sum(one.is_joker and one.meant is None for one in played)
    suits = {card // SUIT_CARDS for card in plain + meant} | ({onto.base} if onto else set())
    if len(suits) != 1 or not (plain or onto):
        return
    suit = suits.pop()
    there = onto.natural | onto.wild if onto else 0
    size = len(played) + there.bit_count()
    for low in range(PLACES_OF_RUN - size + 1):
        window = ((1 << size) - 1) << low
        if size > SUIT_CARDS or there & ~window:
            continue
        natural = places_in(window, [card % SUIT_CARDS for card in plain], there)
        named = places_in(window, [card % SUIT_CARDS for card in meant], there)
        if natural is None or named is None or natural & named:
            continue
        free = window & ~natural & ~named & ~there
        if free.bit_count() == bare and size >= 3:
            lying = onto or Shape(suit, 0, 0)
            yield Shape(suit, natural | lying.natural, named | free | lying.wild)


def is_apart(shape: Shape) -> bool:
    """Whether no two jokers of a run touch (§4.4)."""
    return not shape.wild & shape.wild << 1


def places_in(window: int, ranks: list[int], there: int) -> int | None:
    """The places of these ranks in a window of a run, an ace at either end; None if one has no place."""
    places = 0
    for rank in ranks:
        fitting = [place for place in ((rank,) if rank else (0, ACE_HIGH)) if window >> place & 1]
        if not fitting or (places | there) >> fitting[0] & 1:
            return None
        places |= 1 << fitting[0]
    return places
