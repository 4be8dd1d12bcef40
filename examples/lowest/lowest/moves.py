"""The table of actions of Lowest, their notation, and why an action is refused."""

from __future__ import annotations

from lowest.law import DECK, DISCARD, DRAW, KNOCK, NOBODY, TAKE, Lowest
from parlour import Move, Refusal, UnreadableMove
from parlour.core.moves import Actions

WORDS = {"draw": DRAW, "take": TAKE, "knock": KNOCK}
NOTATION = [*WORDS, *(f"discard {name}" for name in DECK.names)]
ACTION_TABLE = Actions(len(NOTATION))
MOVES = tuple(Move((action,), text) for action, text in enumerate(NOTATION))


def read_move(text: str) -> Move:
    """The move that a text stands for."""
    match text.lower().split():
        case [word] if word in WORDS:
            return MOVES[WORDS[word]]
        case ["discard", card]:
            return MOVES[DISCARD + DECK.read(card)]
    raise UnreadableMove("unreadable-move", given=text, forms="draw, take, knock, discard CARD")


class GameOver(Refusal, game="lowest", rule="§5.1"):
    """The game is over: the hands have been shown."""


class DiscardDue(Refusal, game="lowest", rule="§3.3"):
    """A player who has drawn or taken a card must discard one."""


class NothingDrawn(Refusal, game="lowest", rule="§3.3"):
    """Only a player who has drawn or taken a card may discard one."""


class PileEmpty(Refusal, game="lowest", rule="§3.5"):
    """No card is left in the stock, or in the discard pile."""

    pile: str


class AlreadyKnocked(Refusal, game="lowest", rule="§4.1"):
    """There is only one knock per game."""

    knocker: int


class NotInHand(Refusal, game="lowest", rule="§3.3"):
    """Only a card in your hand can be discarded."""

    card: str


class JustTaken(Refusal, game="lowest", rule="§3.4"):
    """A card that was just taken may not be discarded in the same turn."""

    card: str


def explain(state: Lowest, action: int) -> Refusal | None:
    """The reason why an action is refused; None if it is legal."""
    if state.over:
        return GameOver()
    if action >= DISCARD:
        return explain_discard(state, action - DISCARD)
    if state.discard_due:
        return DiscardDue()
    if action == KNOCK:
        return None if state.knocker == NOBODY else AlreadyKnocked(knocker=state.knocker)
    pile, cards = ("stock", state.stock) if action == DRAW else ("discard", state.discard)
    return None if cards else PileEmpty(pile=pile)


def explain_discard(state: Lowest, card: int) -> Refusal | None:
    """The reason why a discard is refused (§3.3, §3.4); None if it is legal."""
    if not state.discard_due:
        return NothingDrawn()
    if card not in state.hands[state.on_turn]:
        return NotInHand(card=DECK.write(card))
    return JustTaken(card=DECK.write(card)) if card == state.taken else None
