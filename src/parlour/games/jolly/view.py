"""What a seat of Jolly may see, and its events. The stock and the other hand are hidden.

observe(seat): 30 planes of 4 suits x 13 ranks, bytes.
    0, 1   the seat's hand: cards held, cards held twice
    2, 3   the same for the cards that everybody knows in the other hand
    4, 5   the discard pile (copies), and its top card
    6-8    the natural cards of the melds (copies); what jokers that can be swapped stand for; what continues a meld
    9-11   the Jolly card; the taken card; what this seat saw at the bottom of the stock
    12-16  own jokers; known jokers of the other; its cards; the cards of the stock; ones if the top card is a joker
    17, 18 ones if this seat is on turn; the phase: 0 draw, 1 play, 2 Jolly Hand
    19-23  this seat has opened; the other has; points of the new melds; swapped jokers owed; ones if the taken card is
    24-29  the round; reshuffles; ones for the starter, for the Jolly card, for a card put back; the round of the limit
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal, NotRequired, TypedDict

from parlour.core.events import FACE_DOWN, Card, Event, FromRow, Seat, Told
from parlour.core.facts import PerSeat
from parlour.core.position import turn_up
from parlour.games.jolly.law.cards import DECK, write_joker
from parlour.games.jolly.law.consts import DRAWING, GAMBLING, NOBODY, OPENING
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import shape_of
from parlour.games.jolly.shapes import Shape

Phase = Literal["draw", "play", "jolly"]
Owed = Literal["draw", "opening", "taken", "jokers", "discard", "clear"]
DrawnBecause = Literal["nothing", "stock", "rounds"]  # in the order of the law's numbers
PHASES: tuple[Phase, ...] = ("draw", "play", "jolly")


class Opening(TypedDict):
    """The progress of an opening."""

    points: int
    needed: int
    pure: bool  # whether there is a run without a joker


class JollyView(TypedDict):
    """What a seat of Jolly, or a spectator, sees."""

    round: int
    phase: Phase
    first_discard: bool  # whether it is the starter's first turn, which is only a discard
    owes: list[Owed]
    opening: Opening | None  # of the seat on turn, until it has opened
    hands: PerSeat[list[Card]]  # the other hand: the cards that everybody knows, then a face-down one for each other
    known: PerSeat[list[Card]]  # the cards that everybody knows in the hand
    stock: int
    seen_bottom: list[Card]  # what the starter saw at the bottom of the stock; face down for everybody else
    discard: list[Card]  # bottom to top
    jolly_card: Card | None
    table: list[list[Card]]  # the melds in the order of laying, jokers with their meaning
    points: list[int]  # the points of each meld
    laid: list[int]  # the numbers of this turn's new melds
    opened: PerSeat[bool]
    taken: Card | None
    taken_used: bool
    put_back: bool
    swapped: int  # the number of jokers swapped out this turn
    reshuffles: int
    barred: PerSeat[bool]  # whether the seat may not declare another Jolly Hand
    touched: NotRequired[bool]  # whether another card was laid off since the take, if nothing else shows it (§3.8)


class JollyEvent(Event, game="jolly"):
    """Base class of Jolly's events."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardDrawn(JollyEvent):
    """A card was drawn from the stock; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


@dataclass(frozen=True, slots=True)
class CardTaken(JollyEvent):
    """The top card of the pile was taken and must be used."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPutBack(JollyEvent):
    """The taken card was put back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class JollyDeclared(JollyEvent):
    """A player declared the Jolly Hand: all or nothing. It binds."""

    binds: ClassVar[str] = "J14"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MeldLaid(JollyEvent):
    """A new meld of three was laid on the table, under this number."""

    seat: Seat
    number: int
    cards: Annotated[tuple[Card, ...], Told(laid_cards)]
    points: Annotated[int, FromRow(laid_points)]


@dataclass(frozen=True, slots=True)
class CardAdded(JollyEvent):
    """A card was laid off onto a meld, or a new meld grew."""

    seat: Seat
    card: Annotated[Card, Told(added_card)]
    number: int


@dataclass(frozen=True, slots=True)
class JokerSwapped(JollyEvent):
    """The real card was put in place of a joker."""

    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(JollyEvent):
    """A card was discarded onto the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayerOpened(JollyEvent):
    """A discard made an opening final."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class StockReshuffled(JollyEvent):
    """The pile, except for its top card, was shuffled into a new stock."""

    cards: int


@dataclass(frozen=True, slots=True)
class JollyConceded(JollyEvent):
    """A Jolly Hand was conceded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MeldsTakenBack(JollyEvent):
    """The melds of a failed Jolly Hand went back into the hand, and the Jolly card to its place."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon(JollyEvent):
    """A player has gone out, or the other one has lost."""

    milestone: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class GameDrawn(JollyEvent):
    """Nobody wins: no action was left, the stock ran out too often, or the rounds are over."""

    milestone: ClassVar[bool] = True
    why: DrawnBecause


# In the order of the TOLD_ numbers in consts.py.
EVENTS_TOLD = (
    CardDrawn,
    CardTaken,
    CardPutBack,
    JollyDeclared,
    MeldLaid,
    CardAdded,
    JokerSwapped,
    CardDiscarded,
    PlayerOpened,
    StockReshuffled,
    JollyConceded,
    MeldsTakenBack,
    GameWon,
    GameDrawn,
)


def laid_cards(action: int) -> tuple[str, ...]:
    """The cards of a new meld of three, jokers with their meaning."""
    return tuple(shape_of(action).cards())


def laid_points(row: Sequence[int]) -> int:
    """The points of a new meld, whose action is the third number of the row."""
    return shape_of(row[2]).points()


def added_card(joker: int, card: int) -> str:
    """A card as it was laid off: the card itself, or a joker in its place."""
    return write_joker(card) if joker else DECK.names[card]


def card_or_none(card: int) -> str | None:
    """A card in notation; None for NOBODY."""
    return None if card == NOBODY else DECK.names[card]


def owes(state: Jolly) -> list[Owed]:
    """What the turn still owes, which both players can see."""
    if state.over:
        return []
    if state.turn_phase() == DRAWING:
        return ["draw"]
    if state.turn_phase() == GAMBLING:
        return ["clear"]
    opening, taken, jokers = state.debts()
    debts: list[tuple[Owed, int]] = [("opening", opening), ("taken", taken), ("jokers", jokers), ("discard", True)]
    return [word for word, owed in debts if owed]


def opening(state: Jolly) -> Opening | None:
    """The progress of this turn's opening, for a player who has not opened; else None."""
    if state.over or state.is_open(state.on_turn) or state.turn_phase() == GAMBLING:
        return None
    return {"points": state.opening_points(), "needed": OPENING, "pure": state.opening_is_pure()}


def melds(state: Jolly) -> list[Shape]:
    """The melds of the table."""
    return [Shape(*state.meld_parts(meld)) for meld in range(state.melds)]


def own_view(state: Jolly, seat: int | None) -> JollyView:
    """What a seat may see: its own hand; of the other hand, the cards that everybody knows."""
    both = range(state.seats)
    table = melds(state)
    view: JollyView = {
        "round": state.round,
        "phase": PHASES[state.turn_phase()],
        "first_discard": bool(state.first_discard),
        "owes": owes(state),
        "opening": opening(state),
        "hands": [hand_seen(state, owner, seat) for owner in both],
        "known": [[DECK.names[card] for card in state.known_cards(owner)] for owner in both],
        "stock": state.stock_size(),
        "seen_bottom": bottom_seen(state, seat),
        "discard": [DECK.names[card] for card in state.pile_cards()],
        "jolly_card": card_or_none(state.jolly_card),
        "table": [shape.cards() for shape in table],
        "points": [shape.points() for shape in table],
        "laid": list(range(state.first_new_meld() + 1, state.melds + 1)),
        "opened": [state.is_open(owner) for owner in both],
        "taken": card_or_none(state.taken_card()),
        "taken_used": state.taken_is_used(),
        "put_back": bool(state.put_back),
        "swapped": state.swapped,
        "reshuffles": state.reshuffles,
        "barred": [state.is_barred(owner) for owner in both],
    }
    if laid_off_elsewhere(state):
        view["touched"] = True
    return view


def laid_off_elsewhere(state: Jolly) -> bool:
    """Whether another card was laid off onto an older meld since the take (§3.8), if nothing else shows it."""
    told = state.melds > state.first_new_meld() or state.swapped or state.taken_is_used()
    return bool(state.touched) and not told


def hand_seen(state: Jolly, owner: int, seat: int | None) -> list[str]:
    """A hand as a seat, or a spectator, sees it."""
    if owner == seat:
        return [DECK.names[card] for card in state.hand(owner)]
    known = [DECK.names[card] for card in state.known_cards(owner)]
    return known + [FACE_DOWN] * (state.hand_size(owner) - len(known))


def bottom_seen(state: Jolly, seat: int | None) -> list[str]:
    """The cards at the bottom of the stock that the starter saw, face down for all others."""
    cards = state.stock_cards()[: state.seen_bottom]
    return [DECK.names[card] if seat == state.starter else FACE_DOWN for card in cards]


def own_position_from_view(view: Mapping[str, Any], attempt: int = 0) -> dict[str, Any]:
    """One of many positions that agree with a view; the rest of the stock is left out, so that it is shuffled again."""
    lying = [card.partition("=")[0] for meld in view["table"] for card in meld]
    seen = [*lying, *view["discard"], *([view["jolly_card"]] if view["jolly_card"] else [])]
    *hands, bottom = turn_up(DECK, [*view["hands"], view["seen_bottom"]], seen, attempt)
    plain = "round phase first_discard opened jolly_card laid taken_used put_back swapped reshuffles barred"
    return {key: view[key] for key in plain.split()} | {
        "hands": hands,
        "discard": " ".join(view["discard"]),
        "table": [" ".join(meld) for meld in view["table"]],
        "taken": view["taken"] or "",
        "touched": view.get("touched", False),
        "seen_bottom": bottom,
        "known": [" ".join(cards) for cards in view["known"]],
    }
