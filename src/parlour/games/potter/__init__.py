"""Potter, one of the built-in games. Read rulebook.en.md first, then law/rules.py."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.consts import SUIT_CARDS, SUITS
from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import Flag, Options, Whole
from parlour.core.position import PositionReader
from parlour.core.result import Result
from parlour.games.potter import moves, position, refusals
from parlour.games.potter import view as views
from parlour.games.potter.law.cards import DECK
from parlour.games.potter.law.consts import MOST_SEATED, PLANES
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.lesson import LESSON


class PotterGame(Game[Potter]):
    """The game of Potter: its identity, options and parts."""

    name = "potter"
    seats = (2, MOST_SEATED)
    options = Options(
        Whole("target", 200, "P23", low=50, high=500),
        Flag("ace_high_runs", False, "P8"),
    )
    actions = moves.ACTION_TABLE
    deck = DECK
    planes = (PLANES, SUITS, SUIT_CARDS)
    law = Potter
    folder = Path(__file__).parent
    lesson = LESSON
    events_told = views.EVENTS_TOLD
    position_keys = position.KEYS

    def written_moves(self, state: Potter) -> list[Move | None]:
        return moves.WRITTEN[state.rank()]

    def move(self, state: Potter, action: int) -> Move:
        return moves.move_of(state, action)

    def read_text(self, state: Potter, text: str) -> Move:
        return moves.read_move(state, text)

    def explain(self, state: Potter, action: int) -> Refusal | None:
        return refusals.explain(state, action)

    def own_view(self, state: Potter, seat: int | None) -> views.PotterView:
        return views.own_view(state, seat)

    def own_position(self, state: Potter) -> dict[str, Any]:
        return position.write(state)

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_position_from_view(view)

    def read_own_position(self, state: Potter, reader: PositionReader) -> None:
        position.read(state, reader)

    def result(self, state: Potter) -> Result:
        """The result: the lowest totals win, the others follow by their totals (§10.4)."""
        return Result.fewest_first(state.winner_seats(), [state.total(seat) for seat in range(state.seats)])


GAME = PotterGame()
