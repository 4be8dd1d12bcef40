"""An undo costs a few moves instead of the whole game, and leads to the same table as a replay of the game."""

from __future__ import annotations

import random

import pytest

import parlour
from parlour.core.events import Event
from parlour.core.state import State
from parlour.table import commands
from parlour.table.entries import Moved, UndoAsked, Undone
from parlour.table.snapshots import EVERY
from parlour.table.table import Table
from parlour.table.take_back import TakeBack
from tests.table.stored_table import ANN, BOB, Kept, game_of, play

GAMES = ("notty", "potter", "house_of_cards", "jolly")
LONG = {
    "notty": {"turn_limit": 10_000},
    "potter": {"target": 500},
    "house_of_cards": {"turn_limit": 10_000},
    "jolly": {},
}


def two_people(game: str) -> Kept:
    kept = Kept(game=parlour.game(game), **LONG[game])  # type: ignore[arg-type]
    for place, (name, nonce) in enumerate((("Ann", ANN), ("Bob", BOB))):
        kept.keep(commands.sit(kept.table, place, name, nonce, key=name))
    kept.keep(commands.begin(kept.table, 0))
    return kept


def undo(kept: Kept, to: int) -> None:
    """Let everybody agree to go back to before this move."""
    undone = kept.table.played[to]
    seat, move = undone.seat, undone.move
    kept.keep(UndoAsked(seat, to))
    kept.keep(commands.answer_undo(kept.table, 1 - seat, True))
    kept.keep(Undone(seat, to, move))


def a_move(kept: Kept, chance: random.Random) -> None:
    play(kept, str(chance.choice(game_of(kept).legal())))


def replayed(table: Table) -> tuple[State, TakeBack]:
    """Return the game dealt again and played from its first move, which the table must equal."""
    state, way_back = table.first_state(), TakeBack()
    for move in [body.move for body in table.played]:
        before = state.clone()
        way_back.remember(before, move, state.play(move), state)
    return state, way_back


def looks(state: State, way_back: TakeBack) -> tuple[object, ...]:
    return state.hash(), way_back.closed, [(before.hash(), move) for before, move in way_back.before]


@pytest.mark.parametrize("game", GAMES)
def test_after_any_undo_the_table_is_what_a_replay_of_the_game_makes_of_it(game: str) -> None:
    kept, chance = two_people(game), random.Random(game)
    for _ in range(12):
        while len(kept.table.played) < 3 * EVERY and not game_of(kept).over:
            a_move(kept, chance)
            if kept.table.way_back.before and chance.random() < 0.3:
                kept.keep(commands.take_back(kept.table, game_of(kept).turn))
        undo(kept, chance.randrange(len(kept.table.played)))
        table = kept.table
        assert table.state is not None
        assert looks(table.state, table.way_back) == looks(*replayed(table))
    twin = kept.folded()
    assert twin.state is not None and kept.table.state is not None
    assert looks(twin.state, twin.way_back) == looks(kept.table.state, kept.table.way_back)
    assert (twin.played, twin.moves) == (kept.table.played, kept.table.moves)
    assert twin.state.record() == kept.table.state.record()


def test_folding_a_log_with_many_undos_asks_the_law_a_few_times_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, chance = two_people("notty"), random.Random(33)
    while len(kept.table.played) < 20 * EVERY:
        a_move(kept, chance)
    undos = 60
    for _ in range(undos):
        undo(kept, len(kept.table.played) - 1)
        a_move(kept, chance)
    asked = 0
    honest = Table.play_on

    def counted(table: Table, state: State, body: Moved) -> list[Event]:
        nonlocal asked
        asked += 1
        return honest(table, state, body)

    monkeypatch.setattr(Table, "play_on", counted)
    twin = kept.folded()
    moves = sum(isinstance(entry.body, Moved) for entry in kept.log)
    assert twin.state is not None and twin.state.hash() == game_of(kept).hash()
    longest_turn = 8
    assert moves <= asked <= moves + undos * (EVERY + longest_turn)
