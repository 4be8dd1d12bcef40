"""Distinguishes the errors that people make in a game with melds from those that nobody makes.

A beginner draws from the wrong pile, breaks up what might become a meld, or discards what the next player is waiting
for. But nobody who sees a meld worth laying keeps it in hand for nothing, or discards a card that could be laid on the
table.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.moves import Move
from parlour.core.state import State

LAYING = ("meld", "add", "swap")


def slips(state: State, chosen: int, actions: Sequence[int]) -> list[int]:
    """Those of the actions that a person might play by mistake where `chosen`, one of them, is best."""
    moves = {action: state.game.move(state, action) for action in actions}
    if lays(moves[chosen]):
        return [action for action, move in moves.items() if lays(move)]
    wanted = on_the_table(state)
    return [action for action, move in moves.items() if action == chosen or discarded(move) not in wanted]


def lays(move: Move) -> bool:
    """Whether a move lays cards on the table."""
    return move.text.split()[0] in LAYING


def on_the_table(state: State) -> set[str]:
    """The cards that could be laid now, in new melds or as lay-offs."""
    return {card for move in state.legal() if lays(move) for card in cards_of(move)}


def discarded(move: Move) -> str:
    """The card that a move discards; an empty string for any other move."""
    verb, *words = move.text.split()
    return words[0] if verb == "discard" else ""


def cards_of(move: Move) -> list[str]:
    """The cards that a meld, a lay-off or a swap takes out of the hand."""
    _, *words = move.text.split()
    return [word.partition("=")[0] for word in words if not (word.isdigit() or word in ("to", "in"))]
