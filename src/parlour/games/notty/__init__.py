"""Notty, one of the built-in games. Read rulebook.en.md first, then law/rules.py."""

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
from parlour.games.notty import moves, position, refusals
from parlour.games.notty import view as views
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import COLOURS, MOST_SEATED, NUMBERS, PLANES
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.law.rules_1 import NottyOfThen
from parlour.games.notty.lesson import LESSON


class NottyGame(Game[Notty]):
    """The game of Notty: its identity, options and parts."""

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

    def read_text(self, state: Notty, text: str) -> Move:
        return moves.read_move(state, text)

    def explain(self, state: Notty, action: int) -> Refusal | None:
        return refusals.explain(state, action)

    def own_view(self, state: Notty, seat: int | None) -> views.NottyView:
        return views.own_view(state)

    def own_position(self, state: Notty) -> dict[str, Any]:
        return position.write(state)

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_position_from_view(view)

    def read_own_position(self, state: Notty, reader: PositionReader) -> None:
        position.read(state, reader)

    def result(self, state: Notty) -> Result:
        """The winners, then the others by cards left (§6.5)."""
        return Result.fewest_first(state.winner_seats(), [state.score(seat) for seat in range(state.seats)])


class NottyGameOfThen(NottyGame):
    """Notty under version 1 of its rules: at the turn limit the smallest hand wins."""

    version = 1
    law = NottyOfThen
    events_told = views.EVENTS_TOLD_1


GAME = NottyGame(older=[NottyGameOfThen()])
