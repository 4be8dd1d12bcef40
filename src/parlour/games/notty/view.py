"""What a seat of Notty may see, and its events. Only the deck is hidden (§2.3).

observe(seat): 11 planes of 5 colours x 9 numbers, bytes.
    0-2  the hands of this seat, the next, and the one after (zeros with two players): copies held, 0 to 2
    3    copies in the deck, 0 to 2
    4    ones if this seat is on turn
    5-7  ones if draw, steal, draw & discard have been done this turn
    8    ones if the discard of draw & discard is due
    9    ones if there are three players
    10   the turns played, as a fraction of the turn limit: 0 to 255
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, TypedDict

from parlour.core.events import Card, Event, FromRow, Seat, Seats, Told
from parlour.core.facts import PerSeat
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import CYCLED, DREW, LEFT_CODES, STOLE
from parlour.games.notty.law.cover import groups_of
from parlour.games.notty.law.groups import group_cards
from parlour.games.notty.law.rules import Notty

Once = Literal["draw", "steal", "cycle"]
DONE: dict[int, Once] = {DREW: "draw", STOLE: "steal", CYCLED: "cycle"}
DONE_WORDS: dict[str, int] = {word: done for done, word in DONE.items()}


class NottyView(TypedDict):
    """What everybody sees of Notty."""

    hands: PerSeat[list[Card]]
    deck: int
    done: list[Once]  # the actions used this turn, of those allowed once per turn
    cycling: bool  # whether the discard of draw & discard is due


class NottyEvent(Event, game="notty"):
    """Base class of Notty's events, none of which hides anything."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(NottyEvent):
    """A card was drawn from the deck."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardStolen(NottyEvent):
    """A card was stolen from another hand."""

    reveals: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CycleBegun(NottyEvent):
    """Draw & discard began: a card was drawn, and a discard is due."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardDropped(NottyEvent):
    """Draw & discard ended: a card was put back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GroupDiscarded(NottyEvent):
    """A run or a set was put back into the deck."""

    seat: Seat
    cards: Annotated[tuple[Card, ...], Told(group_names)]


@dataclass(frozen=True, slots=True)
class TurnEnded(NottyEvent):
    """The turn passed to the next seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandEmptied(NottyEvent):
    """A seat has no cards left and wins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GroupsLaidDown(NottyEvent):
    """The last turn is over: each seat laid down its groups, and the fewest cards left win (§6.4)."""

    milestone: ClassVar[bool] = True
    winners: Annotated[tuple[Seat, ...], FromRow(fewest_left)]
    cards: Annotated[int, FromRow(least_left)]  # the cards that the winners have left
    left: Annotated[tuple[int, ...], FromRow(cards_left)]
    groups: Annotated[tuple[tuple[tuple[Card, ...], ...], ...], FromRow(groups_laid)]


@dataclass(frozen=True, slots=True)
class TurnLimitReached(NottyEvent):
    """The game reached the turn limit under version 1 of the rules: the smallest hands win."""

    winners: Seats
    cards: int


# In the order of the TOLD_ numbers in consts.py.
EVENTS_TOLD: tuple[type[Event], ...] = (
    CardDrawn,
    CardStolen,
    CycleBegun,
    CardDropped,
    GroupDiscarded,
    TurnEnded,
    HandEmptied,
    GroupsLaidDown,
)
EVENTS_TOLD_1 = (*EVENTS_TOLD[:-1], TurnLimitReached)


def group_names(action: int) -> tuple[str, ...]:
    """The cards of a group in notation."""
    return tuple(DECK.names[card] for card in group_cards(action))


# The end at the turn limit is reported as the number of seats, the cards left to all seats encoded in one number, and
# the division of each seat's hand.


def cards_left(row: Sequence[int]) -> tuple[int, ...]:
    """The number of cards that each seat has left besides its groups."""
    seats, left = row[:2]
    return tuple(left // LEFT_CODES**seat % LEFT_CODES for seat in range(seats))


def least_left(row: Sequence[int]) -> int:
    """The fewest cards that a seat has left."""
    return min(cards_left(row))


def fewest_left(row: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the fewest cards left."""
    return tuple(Seat(seat) for seat, left in enumerate(cards_left(row)) if left == least_left(row))


def groups_laid(row: Sequence[int]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The groups of each seat."""
    seats, _, *divisions = row
    return tuple(tuple(map(group_names, groups_of(division))) for division in divisions[:seats])


def own_view(state: Notty) -> NottyView:
    """What everybody may see: all hands, and the number of cards in the deck."""
    return {
        "hands": [[DECK.names[card] for card in state.hand(owner)] for owner in range(state.seats)],
        "deck": state.deck_size(),
        "done": done_words(state),
        "cycling": bool(state.cycling),
    }


def done_words(state: Notty) -> list[Once]:
    """The words for the actions used this turn, of those allowed once per turn."""
    return [word for done, word in DONE.items() if state.done & done]


def own_position_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position that agrees with a view; the deck is left out, so that it is shuffled again."""
    hands = [" ".join(hand) for hand in view["hands"]]
    return {"hands": hands, "done": view["done"], "cycling": view["cycling"]}
