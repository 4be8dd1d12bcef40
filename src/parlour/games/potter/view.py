"""What a seat of Potter may see, and its events. The stock and the other hands are hidden.

observe(seat): 34 planes of 4 suits x 13 ranks, bytes.
    0      the seat's hand
    1-4    the cards that everybody knows to be in the hands of the next four seats
    5, 6   the discard pile, and its top card
    7-9    what the melds stand for; the Potters that lie there as wilds; the cards that continue a meld
    10     the Potters of this round
    11-13  banned for this seat; discarded since the last meld or lay-off; the taken pile while a meld is owed for it
    14, 15 ones if this seat is on turn; if the turn is in its play phase
    16-20  ones if this seat, and each of the next four, is Sallan
    21-24  the number of cards that each of the next four seats holds
    25     the number of cards in the stock
    26-30  the totals of this seat and the next four, as a fraction of twice the target: 0 to 255
    31     the turns of this round, as a fraction of its 60 laps: 0 to 255
    32, 33 the number of players; ones if an ace may be high
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal, TypedDict

from parlour.core.consts import SUIT_CARDS
from parlour.core.events import FACE_DOWN, Card, Event, Seat, Seats, Told
from parlour.core.facts import PerSeat
from parlour.core.melds import cards_of, in_order, three_places
from parlour.core.position import turn_up
from parlour.games.potter.law.cards import DECK, potter_name, write_played
from parlour.games.potter.law.consts import HALF_DECK, MELD, NATURAL, WAYS
from parlour.games.potter.law.melding import way_fillers
from parlour.games.potter.law.rules import Potter

Phase = Literal["draw", "play"]
Owed = Literal["draw", "meld", "discard"]


class Loop(TypedDict):
    """How far the discards have gone in a circle (P19)."""

    seen: list[Card]  # discarded since the last meld or lay-off
    turns: int
    laid: bool  # whether there was a meld or a lay-off this turn


class PotterView(TypedDict):
    """What a seat of Potter, or a spectator, sees."""

    round: int
    potter: str  # the rank whose cards are Potters in this round
    phase: Phase
    owes: Owed | None  # what the turn still owes, as far as everybody knows
    hands: PerSeat[list[Card]]  # other hands: the cards that everybody knows, then a face-down card for each other one
    known: PerSeat[list[Card]]  # the cards that everybody saw go into the hand
    stock: int
    discard: list[Card]  # bottom to top
    table: list[list[Card]]  # the melds in the order of laying, wilds with their meaning
    sallan: PerSeat[bool]
    scores: PerSeat[int]
    banned: PerSeat[list[Card]]  # the cards that this seat may not discard in this round
    taken: list[Card]  # the taken pile, while a meld is owed for it; bottom to top
    loop: Loop


class PotterEvent(Event, game="potter"):
    """Base class of Potter's events."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(PotterEvent):
    """A card was drawn from the stock; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class PileTaken(PotterEvent):
    """The whole pile was taken into a hand. It reveals nothing, but it binds (§7.8)."""

    binds: ClassVar[str] = "§7.8"
    seat: Seat
    cards: Annotated[tuple[Card, ...], Told(names_of)]


@dataclass(frozen=True, slots=True)
class PileReturned(PotterEvent):
    """The taken pile was returned, at a price."""

    milestone: ClassVar[bool] = True
    seat: Seat
    cards: int
    penalty: int
    total: int


@dataclass(frozen=True, slots=True)
class MeldLaid(PotterEvent):
    """A new meld of three was laid on the table, under this number."""

    seat: Seat
    number: int
    cards: Annotated[tuple[Card, ...], Told(played_cards)]


@dataclass(frozen=True, slots=True)
class BecameSallan(PotterEvent):
    """A seat laid its first meld in this round and became Sallan."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardAdded(PotterEvent):
    """A card was laid off onto a meld."""

    seat: Seat
    card: Annotated[Card, Told(write_played)]
    number: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(PotterEvent):
    """A card was discarded onto the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardBanned(PotterEvent):
    """A discard kept a loop going and went back to its owner, who cannot discard it again this round. It binds."""

    binds: ClassVar[str] = "P19"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded(PotterEvent):
    """A turn ended without a discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StockReshuffled(PotterEvent):
    """The pile was shuffled into a new stock."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundWon(PotterEvent):
    """A seat emptied its hand and won the round."""

    milestone: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundCapped(PotterEvent):
    """The round reached its last lap without a winner."""

    milestone: ClassVar[bool] = True
    laps: int


@dataclass(frozen=True, slots=True)
class HandCounted(PotterEvent):
    """A hand was shown and counted at the end of a round."""

    reveals: ClassVar[bool] = True
    milestone: ClassVar[bool] = True
    seat: Seat
    cards: Annotated[tuple[Card, ...], Told(names_of)]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class RoundBegun(PotterEvent):
    """The next round was dealt."""

    reveals: ClassVar[bool] = True
    rests: ClassVar[bool] = True
    milestone: ClassVar[bool] = True
    round: int
    potter: Annotated[str, Told(potter_name)]
    starter: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(PotterEvent):
    """A total passed the target, and the lowest total wins."""

    milestone: ClassVar[bool] = True
    winners: Seats
    total: int


# In the order of the TOLD_ numbers in consts.py.
EVENTS_TOLD = (
    CardDrawn,
    PileTaken,
    PileReturned,
    MeldLaid,
    BecameSallan,
    CardAdded,
    CardDiscarded,
    CardBanned,
    TurnEnded,
    StockReshuffled,
    RoundWon,
    RoundCapped,
    HandCounted,
    RoundBegun,
    GameEnded,
)


def names_of(low: int, high: int) -> tuple[str, ...]:
    """The cards of a mask that was reported in two halves."""
    return tuple(names(low | high << HALF_DECK))


def names(mask: int) -> list[str]:
    """The cards of a mask in notation."""
    return [DECK.names[card] for card in cards_of(mask)]


def played_cards(action: int, rank: int) -> tuple[str, ...]:
    """The cards of a meld of three as they are laid, wilds with their meaning."""
    three, way = divmod(action - MELD, WAYS)
    return tuple(
        write_played(place if filler == NATURAL else filler * SUIT_CARDS + rank, place)
        for place, filler in zip(three_places(three), way_fillers(way), strict=True)
    )


def meld_cards(state: Potter, meld: int) -> list[str]:
    """The cards of a meld as they lie, wilds with their meaning."""
    wilds = state.wilds_of(meld)
    return [write_played(wilds.get(card, card), card) for card in in_order(state.meld_mask(meld))]


def phase(state: Potter) -> Phase:
    """The phase of the turn; the discard belongs to the play phase."""
    return "play" if state.drawn else "draw"


def owes(state: Potter) -> Owed | None:
    """What the turn still owes, as far as everybody knows. Whether a discard is possible is the player's secret."""
    if state.over:
        return None
    if not state.drawn:
        return "draw"
    return "meld" if state.taken_cards() else "discard"


def own_view(state: Potter, seat: int | None) -> PotterView:
    """What a seat may see: its own hand; of the others, what everybody saw go into their hands."""
    everybody = range(state.seats)
    return {
        "round": state.round,
        "potter": potter_name(state.rank()),
        "phase": phase(state),
        "owes": owes(state),
        "hands": [hand_seen(state, owner, seat) for owner in everybody],
        "known": [names(state.known_cards(owner)) for owner in everybody],
        "stock": state.stock_size(),
        "discard": [DECK.names[card] for card in state.pile_cards()],
        "table": [meld_cards(state, meld) for meld in range(state.melds)],
        "sallan": [state.is_sallan(owner) for owner in everybody],
        "scores": [state.total(owner) for owner in everybody],
        "banned": [names(state.banned_cards(owner)) for owner in everybody],
        "taken": [DECK.names[card] for card in state.taken_cards()],
        "loop": {"seen": names(state.loop_seen), "turns": state.loop_turns, "laid": bool(state.laid)},
    }


def hand_seen(state: Potter, owner: int, seat: int | None) -> list[str]:
    """A hand as a seat, or a spectator, sees it."""
    hand = state.hand(owner)
    if owner == seat:
        return names(hand)
    known = names(state.known_cards(owner))
    return known + [FACE_DOWN] * (hand.bit_count() - len(known))


def own_position_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position that agrees with a view; the stock is left out, so that it is shuffled again."""
    lying = [card.partition("=")[0] for meld in view["table"] for card in meld]
    return {
        "hands": turn_up(DECK, view["hands"], [*lying, *view["discard"]]),
        "round": view["round"],
        "phase": view["phase"],
        "discard": " ".join(view["discard"]),
        "table": [" ".join(meld) for meld in view["table"]],
        "sallan": view["sallan"],
        "scores": view["scores"],
        "banned": [" ".join(cards) for cards in view["banned"]],
        "taken": " ".join(view["taken"]),
        "loop": {**view["loop"], "seen": " ".join(view["loop"]["seen"])},
        "known": [" ".join(cards) for cards in view["known"]],
    }
