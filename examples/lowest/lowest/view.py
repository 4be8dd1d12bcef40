"""What a seat of Lowest may see, and its events.

observe(seat): 11 planes of 4 suits x 13 ranks, bytes.
    0     the seat's hand
    1-3   the cards known in the hands of the next three seats (zeros for empty seats)
    4, 5  the top of the discard pile, and the cards below it
    6-8   ones if this seat is on turn; if a discard is due; if somebody has knocked
    9     the number of players
    10    the turns played, as a fraction of the turn limit: 0 to 255
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self, TypedDict

from lowest.law import DEALT, DECK, NO_CARD, NOBODY, Lowest, points
from parlour import Event
from parlour.core.events import FACE_DOWN, Card, FromRow, Seat, Told
from parlour.core.facts import PerSeat

PLANES = 11


class LowestView(TypedDict):
    """What a seat of Lowest, or a spectator, sees. Its page is drawn from these types."""

    hands: PerSeat[list[Card]]  # other hands: the cards that everybody knows, then face-down cards
    known: PerSeat[list[Card]]  # what everybody knows of a hand (§3.2)
    stock: int
    discard: list[Card]
    taken: Card | None
    knocker: Seat | None


@dataclass(frozen=True, slots=True)
class CardMoved(Event, game="lowest"):
    """Base class of events that move one card."""

    seat: Seat
    card: Card


class CardDrawn(CardMoved):
    """A card was drawn from the stock; only its owner sees it."""

    reveals = True

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class CardTaken(CardMoved):
    """The top card of the discard pile was taken."""


class CardDiscarded(CardMoved):
    """A card was discarded."""

    reveals = True


@dataclass(frozen=True, slots=True)
class Knocked(Event, game="lowest"):
    """A seat knocked: everybody else has one more turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandShown(Event, game="lowest"):
    """A hand was shown at the end."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Annotated[tuple[Card, ...], Told(shown_cards)]
    points: Annotated[int, FromRow(shown_points)]


# In the order of the TOLD_ numbers in law.py.
EVENTS_TOLD = (CardDrawn, CardTaken, CardDiscarded, Knocked, HandShown)


def shown_cards(low: int, middle: int, high: int) -> tuple[str, ...]:
    """The three cards of a hand."""
    return tuple(names({low, middle, high}))


def shown_points(row: Sequence[int]) -> int:
    """The points of the hand, whose cards follow the seat in the row."""
    return sum(map(points, row[1 : 1 + DEALT]))


def own_view(state: Lowest, seat: int | None) -> LowestView:
    """What a seat, or a spectator, may see: built up from nothing, so that no hidden card slips through."""
    return {
        "hands": [names(hand) if owner == seat else backs(state, owner) for owner, hand in enumerate(state.hands)],
        "known": [names(cards) for cards in state.known],
        "stock": len(state.stock),
        "discard": [DECK.write(card) for card in state.discard],
        "taken": None if state.taken == NO_CARD else DECK.write(state.taken),
        "knocker": None if state.knocker == NOBODY else Seat(state.knocker),
    }


def names(cards: set[int]) -> list[str]:
    """The cards in notation, in the order of the deck."""
    return [DECK.write(card) for card in sorted(cards)]


def backs(state: Lowest, owner: int) -> list[str]:
    """A hand as others see it: the known cards, then face-down cards."""
    return names(state.known[owner]) + [FACE_DOWN] * (len(state.hands[owner]) - len(state.known[owner]))
