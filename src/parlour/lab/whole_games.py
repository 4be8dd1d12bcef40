"""Games played from the first card to the last, with every position on the way."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.bot import Bot
from parlour.core.state import State


def positions_of(state: State, players: Sequence[Bot]) -> list[State]:
    """Play a game to its end: every position of it, the end too."""
    positions = [state.clone()]
    while state.turn is not None:
        state.play(players[state.turn].choose(state))
        positions.append(state.clone())
    return positions
