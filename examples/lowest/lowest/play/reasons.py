"""Why a move of Lowest is good, in points of the position. The words are in locales/."""

from __future__ import annotations

from collections.abc import Sequence

from lowest.law import DECK, DISCARD, KNOCK, TAKE, Lowest, points
from lowest.play.policy import worst
from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason

VERBS = ("draw", "take", "knock", "discard")


def verb(move: Move) -> str:
    return VERBS[min(move.id, DISCARD)]


def kind(state: Lowest, move: Move) -> Reason:
    """The kind of action."""
    return Reason(f"hint-lowest-kind-{verb(move)}")


def what(state: Lowest, move: Move) -> Reason:
    """The whole action with its card."""
    return Reason(f"hint-lowest-{verb(move)}", {"card": DECK.write(move.id - DISCARD)} if move.id >= DISCARD else {})


def why(state: Lowest, thought: Thought) -> Sequence[Reason]:
    """The reasons for the chosen move: what it does to the points of the hand."""
    action, seat = thought.move.id, state.on_turn
    total = state.totals()[seat]
    if action == KNOCK:
        return [Reason("hint-lowest-why-knock", {"points": total})]
    if action == TAKE:
        top, gone = state.discard[-1], worst(state, seat)
        facts = {"card": DECK.write(top), "other": DECK.write(gone), "points": total + points(top) - points(gone)}
        return [Reason("hint-lowest-why-take", facts)]
    if action >= DISCARD:
        card = action - DISCARD
        return [Reason("hint-lowest-why-discard", {"card": DECK.write(card), "points": total - points(card)})]
    return [Reason("hint-lowest-why-draw", {"points": total})]
