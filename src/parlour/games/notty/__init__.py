"""The room of Notty. Read rulebook.en.md, then rules.py."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import RANDOM, Flag, Options, SeatOrRandom, Whole
from parlour.core.position import PositionReader
from parlour.core.result import Result
from parlour.core.state import State
from parlour.games.notty import moves, position, refusals
from parlour.games.notty import view as views
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import COLOURS, MOST_SEATED, NUMBERS, PLANES
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.law.rules_1 import NottyOfThen
from parlour.games.notty.lesson import LESSON


class NottyGame(Game):
    """Notty, put together."""

    name = "notty"
    version = 2
    seats = (2, MOST_SEATED)
    options = Options(
        SeatOrRandom("first_player", RANDOM, "N1"),
        Whole("turn_limit", 300, "N10", low=20, high=10_000),
        Flag("cycle_at_limit", False, "N5"),
    )
    actions = moves.ACTION_TABLE
    fixed_moves = moves.MOVES
    deck = DECK
    planes = (PLANES, COLOURS, NUMBERS)
    law = Notty
    folder = Path(__file__).parent
    lesson = LESSON
    events_told = views.EVENTS_TOLD
    position_keys = position.KEYS

    def read_text(self, state: State, text: str) -> Move:
        return moves.read_move(_notty(state), text)

    def explain(self, state: State, action: int) -> Refusal | None:
        return refusals.explain(_notty(state), action)

    def own_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.own_view(_notty(state))

    def own_position(self, state: State) -> dict[str, Any]:
        return position.write(_notty(state))

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_position_from_view(view)

    def read_own_position(self, state: State, reader: PositionReader) -> None:
        position.read(_notty(state), reader)

    def result(self, state: State) -> Result:
        """The winners, then the others by cards left (§6.5)."""
        return Result.fewest_first(state.winner_seats(), [_notty(state).score(seat) for seat in range(state.seats)])


class NottyGameOfThen(NottyGame):
    """Notty by the rules of version 1: at the limit the smallest hand wins."""

    version = 1
    law = NottyOfThen
    events_told = views.EVENTS_TOLD_1


def _notty(state: State) -> Notty:
    assert isinstance(state, Notty)
    return state


GAME = NottyGame(older=[NottyGameOfThen()])
