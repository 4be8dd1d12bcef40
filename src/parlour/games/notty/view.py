"""What a seat of Notty may see, and the events as everybody sees them. Only the deck is hidden (§2.3).

observe(seat): 11 planes of 5 colours x 9 numbers, bytes.
    0-2  the hands of this seat, the next, and the one after (zeros with two players): copies held, 0 to 2
    3    copies in the deck, 0 to 2
    4    ones if this seat is on turn
    5-7  ones if draw, steal, draw & discard have been done this turn
    8    ones if the discard of draw & discard is due
    9    ones if three play
    10   the turns played, as a part of the turn limit: 0 to 255
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from parlour.core.events import Event, Seat, seats_of
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import CYCLED, DREW, LEFT_CODES, STOLE
from parlour.games.notty.law.cover import groups_of
from parlour.games.notty.law.groups import group_cards
from parlour.games.notty.law.rules import Notty

DONE_WORDS = {"draw": DREW, "steal": STOLE, "cycle": CYCLED}


class NottyEvent(Event, game="notty"):
    """Base of Notty's events: nothing of them is hidden."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(NottyEvent):
    """A card came from the deck."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    @classmethod
    def told(cls, seat: int, card: int, *_: int) -> CardDrawn:
        return cls(Seat(seat), DECK.names[card])


@dataclass(frozen=True, slots=True)
class CardStolen(NottyEvent):
    """A card went from one hand to another."""

    reveals: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    card: str

    @classmethod
    def told(cls, thief: int, victim: int, card: int, *_: int) -> CardStolen:
        return cls(Seat(thief), Seat(victim), DECK.names[card])


@dataclass(frozen=True, slots=True)
class CycleBegun(NottyEvent):
    """Draw & discard: the card drawn; its discard is due."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    @classmethod
    def told(cls, seat: int, card: int, *_: int) -> CycleBegun:
        return cls(Seat(seat), DECK.names[card])


@dataclass(frozen=True, slots=True)
class CardDropped(NottyEvent):
    """Draw & discard: the card put back."""

    seat: Seat
    card: str

    @classmethod
    def told(cls, seat: int, card: int, *_: int) -> CardDropped:
        return cls(Seat(seat), DECK.names[card])


@dataclass(frozen=True, slots=True)
class GroupDiscarded(NottyEvent):
    """A run or a set went back into the deck."""

    seat: Seat
    cards: tuple[str, ...]

    @classmethod
    def told(cls, seat: int, action: int, *_: int) -> GroupDiscarded:
        return cls(Seat(seat), tuple(DECK.names[card] for card in group_cards(action)))


@dataclass(frozen=True, slots=True)
class TurnEnded(NottyEvent):
    """The turn went on to the next seat."""

    seat: Seat

    @classmethod
    def told(cls, seat: int, *_: int) -> TurnEnded:
        return cls(Seat(seat))


@dataclass(frozen=True, slots=True)
class HandEmptied(NottyEvent):
    """A seat has no card left and wins."""

    seat: Seat

    @classmethod
    def told(cls, seat: int, *_: int) -> HandEmptied:
        return cls(Seat(seat))


@dataclass(frozen=True, slots=True)
class GroupsLaidDown(NottyEvent):
    """The last turn is over: each seat laid down its groups; whoever has the fewest cards left wins (§6.4)."""

    milestone: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    cards: int  # what the winners have left
    left: tuple[int, ...]
    groups: tuple[tuple[tuple[str, ...], ...], ...]

    @classmethod
    def told(cls, seats: int, left: int, *divisions: int) -> GroupsLaidDown:
        rests = tuple(left // LEFT_CODES**seat % LEFT_CODES for seat in range(seats))
        winners = tuple(Seat(seat) for seat, rest in enumerate(rests) if rest == min(rests))
        laid = tuple(
            tuple(tuple(DECK.names[card] for card in group_cards(action)) for action in groups_of(division))
            for division in divisions[:seats]
        )
        return cls(winners, min(rests), rests, laid)


@dataclass(frozen=True, slots=True)
class TurnLimitReached(NottyEvent):
    """The end by the limit under the rules of version 1: the smallest hands win."""

    winners: tuple[Seat, ...]
    cards: int

    @classmethod
    def told(cls, winners: int, cards: int, *_: int) -> TurnLimitReached:
        return cls(seats_of(winners), cards)


# In the order of the TOLD_ numbers of consts.py.
EVENTS_TOLD: tuple[Callable[..., Event], ...] = (
    CardDrawn.told,
    CardStolen.told,
    CycleBegun.told,
    CardDropped.told,
    GroupDiscarded.told,
    TurnEnded.told,
    HandEmptied.told,
    GroupsLaidDown.told,
)
EVENTS_TOLD_1 = (*EVENTS_TOLD[:-1], TurnLimitReached.told)


def own_view(state: Notty) -> dict[str, Any]:
    """What everybody may see: all hands, and how many cards the deck has."""
    return {
        "hands": [[DECK.names[card] for card in state.hand(owner)] for owner in range(state.seats)],
        "deck": state.deck_size(),
        "done": done_words(state),
        "cycling": bool(state.cycling),
    }


def done_words(state: Notty) -> list[str]:
    """The once-a-turn actions done in this turn."""
    return [word for word, done in DONE_WORDS.items() if state.done & done]


def own_position_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position that agrees with a view; the deck is left out, so it is shuffled again."""
    hands = [" ".join(hand) for hand in view["hands"]]
    return {"hands": hands, "done": view["done"], "cycling": view["cycling"]}
