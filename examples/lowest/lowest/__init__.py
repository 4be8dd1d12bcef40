"""Lowest, a game from another package, in plain Python. Read rulebook.en.md, then law.py, moves.py and view.py."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lowest import moves, position
from lowest import view as views
from lowest.law import DECK, Lowest
from parlour import Game, Move, Refusal, Result
from parlour.core.options import Options, Whole
from parlour.core.position import PositionReader


class LowestGame(Game[Lowest]):
    """The game of Lowest: its identity, options and parts. The entry point in pyproject.toml registers it."""

    name = "lowest"
    seats = (2, 4)
    options = Options(Whole("turn_limit", 60, "§5.1", low=4, high=1000))
    actions = moves.ACTION_TABLE
    fixed_moves = moves.MOVES
    deck = DECK
    planes = (views.PLANES, 4, 13)
    law = Lowest
    folder = Path(__file__).parent
    events_told = views.EVENTS_TOLD
    position_keys = position.KEYS

    def read_text(self, state: Lowest, text: str) -> Move:
        return moves.read_move(text)

    def explain(self, state: Lowest, action: int) -> Refusal | None:
        return moves.explain(state, action)

    def own_view(self, state: Lowest, seat: int | None) -> views.LowestView:
        return views.own_view(state, seat)

    def own_position(self, state: Lowest) -> dict[str, Any]:
        return position.write(state)

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return position.from_view(view)

    def read_own_position(self, state: Lowest, reader: PositionReader) -> None:
        position.read(state, reader)

    def result(self, state: Lowest) -> Result:
        """The winners, then the others by points (§5.4)."""
        return Result.fewest_first(state.winner_seats(), state.totals())


GAME = LowestGame()
