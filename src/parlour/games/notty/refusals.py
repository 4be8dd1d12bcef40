"""Why a move of Notty is refused: the rule, the facts, and the way out. The words are in words/, keyed by class."""

from __future__ import annotations

from parlour.core.errors import Refusal
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import (
    CYCLE,
    CYCLED,
    DRAW,
    DREW,
    DROP,
    END,
    HAND_LIMIT,
    RUN,
    STEAL,
    STOLE,
)
from parlour.games.notty.law.groups import group_cards
from parlour.games.notty.law.rules import Notty


class NottyRefusal(Refusal, game="notty"):
    """Base class of Notty's refusals."""


class GameWon(NottyRefusal, rule="N4"):
    """The game is over because a player has no cards left."""

    winner: int


class GameAtLimit(NottyRefusal, rule="N10"):
    """The game is over because the last turn has been played."""

    turns: int


class NoSuchDraw(NottyRefusal, rule="N2"):
    """A draw takes one, two or three cards."""

    asked: int
    most: int


class HandTooFull(NottyRefusal, rule="N2"):
    """The draw would exceed 20 cards; the `way` out is a group, or the end of the turn."""

    held: int
    asked: int
    room: int
    limit: int
    way: str


class NoSuchVictim(NottyRefusal, rule="N3"):
    """Nobody sits in this seat."""

    asked: int
    seats: int


class OwnHand(NottyRefusal, rule="N3"):
    """Players steal from opponents, not from themselves."""

    seat: int


class ThiefTooFull(NottyRefusal, rule="N3"):
    """A player with 20 cards cannot steal."""

    held: int
    limit: int
    way: str


class NothingToSteal(NottyRefusal, rule="N3"):
    """The victim's hand is empty: the victim has won."""

    victim: int


class CycleTooFull(NottyRefusal, rule="N5"):
    """Draw & discard begins with a draw, for which the hand is too full."""

    held: int
    limit: int
    way: str


class DiscardDue(NottyRefusal, rule="N5"):
    """The discard of draw & discard must be played first."""


class NothingDrawn(NottyRefusal, rule="N5"):
    """A single card is discarded only as the second half of draw & discard; `way` is cycle, group or end."""

    card: str
    way: str


class DoneThisTurn(NottyRefusal, rule="N6"):
    """The action is allowed only once per turn."""

    action: str


class NotAGroup(NottyRefusal, rule="N7"):
    """The cards form neither a run nor a set; `why` is few, twice, gap, three or mixed."""

    cards: str
    why: str


class NotInHand(NottyRefusal, rule="§4.9"):
    """These cards are not in the player's hand."""

    cards: str


class CardNotInHand(NottyRefusal, rule="§4.6"):
    """Only a card in your hand can be discarded."""

    card: str


def explain(state: Notty, action: int) -> Refusal | None:
    """The reason why an action is refused; None if it is legal."""
    if action in range(STEAL, CYCLE) and action - STEAL < state.seats and state.hand_size(action - STEAL) == 0:
        return NothingToSteal(victim=action - STEAL)
    if state.over:
        return game_over(state)
    if action in range(DROP, RUN):
        return explain_drop(state, action - DROP)
    if state.cycling:
        return DiscardDue()
    if action >= RUN:
        return explain_group(state, action)
    if action == CYCLE:
        return explain_cycle(state)
    if action >= STEAL:
        return explain_steal(state, action - STEAL)
    return None if action == END else explain_draw(state, action - DRAW + 1)


def game_over(state: Notty) -> Refusal:
    """The refusal after the end: a player has no cards (§6.1), or the turns are used up (§6.4)."""
    for seat in state.winner_seats():
        if state.hand_size(seat) == 0:
            return GameWon(winner=seat)
    return GameAtLimit(turns=state.turns)


def way_out(state: Notty) -> str:
    """What to suggest instead: a group if the player holds one, or else the end of the turn."""
    return "group" if any(action >= RUN for action in state.legal_ids()) else "end"


def explain_draw(state: Notty, asked: int) -> Refusal | None:
    """The reason why a draw is refused (§4.1, §4.2); None if it is legal."""
    held = state.hand_size(state.on_turn)
    if state.done & DREW:
        return DoneThisTurn(action="draw")
    if held + asked > HAND_LIMIT:
        return HandTooFull(held=held, asked=asked, room=HAND_LIMIT - held, limit=HAND_LIMIT, way=way_out(state))
    return None


def explain_steal(state: Notty, victim: int) -> Refusal | None:
    """The reason why a theft is refused (§4.3, §4.5); None if it is legal."""
    held = state.hand_size(state.on_turn)
    if victim >= state.seats:
        return NoSuchVictim(asked=victim, seats=state.seats)
    if victim == state.on_turn:
        return OwnHand(seat=victim)
    if state.done & STOLE:
        return DoneThisTurn(action="steal")
    if held >= HAND_LIMIT:
        return ThiefTooFull(held=held, limit=HAND_LIMIT, way=way_out(state))
    return None


def explain_cycle(state: Notty) -> Refusal | None:
    """The reason why draw & discard is refused (§4.8); None if it is legal."""
    held = state.hand_size(state.on_turn)
    if state.done & CYCLED:
        return DoneThisTurn(action="cycle")
    if held >= HAND_LIMIT and not state.options["cycle_at_limit"]:
        return CycleTooFull(held=held, limit=HAND_LIMIT, way=way_out(state))
    return None


def explain_drop(state: Notty, card: int) -> Refusal | None:
    """The reason why the discard of a single card is refused (§4.6); None if it is legal."""
    if not state.cycling:
        return NothingDrawn(card=DECK.write(card), way=way_out(state) if explain_cycle(state) else "cycle")
    if card not in state.hand(state.on_turn):
        return CardNotInHand(card=DECK.write(card))
    return None


def explain_group(state: Notty, action: int) -> Refusal | None:
    """The reason why the discard of a group is refused (§4.9); None if it is legal."""
    hand = state.hand(state.on_turn)
    missing = [card for card in group_cards(action) if card not in hand]
    return NotInHand(cards=DECK.write_all(missing)) if missing else None
