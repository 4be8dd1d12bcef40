"""Plays whole games and returns every position."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.bot import Bot
from parlour.core.state import State


def positions_of(state: State, players: Sequence[Bot]) -> list[State]:
    """Play a game to its end; return every position, including the end."""
    positions = [state.clone()]
    while state.turn is not None:
        state.play(players[state.turn].choose(state))
        positions.append(state.clone())
    return positions
