"""Finished games, replayed from the log in the archive's own process.

The process reads the database itself. Folding a long log takes seconds, which would block every table on the event
loop.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

import parlour
from parlour import storage
from parlour.bots.review import as_data, review, steps_of
from parlour.bots.turns import Step
from parlour.core.state import State
from parlour.server.host import logs
from parlour.server.views.log_rows import entry_of
from parlour.server.views.table_view import events_for, result, seat_info
from parlour.server.workers.pool import watch_parent
from parlour.table.errors import TableError
from parlour.table.table import Table
from parlour.wire.http import Moment, Review, ReviewWork
from parlour.wire.messages import SeatInfo, Situation, Told

GAMES_KEPT = 16  # in memory, with all their positions
REFUSALS_KEPT = 1000
OMITTED = ("seat", "key", "nonce")  # left out of a person's actions: `seat` is the same in all, the others are secret
NICE = 10  # lower priority for reviews

T = TypeVar("T")
Key = tuple[str, int]  # a table and the number of a game there


@dataclass(frozen=True)
class Finished:
    """A finished game: its seats, its record, and its actions one by one."""

    seats: list[SeatInfo]
    record: dict[str, Any]
    steps: list[Step]
    end: State
    by_computer: list[bool]  # per action: whether a computer played it for the seat's person

    def state(self, move: int) -> State:
        """Return the state after this many actions."""
        if not 0 <= move <= len(self.steps):
            raise TableError("table-no-such-move", given=move, most=len(self.steps))
        return self.end if move == len(self.steps) else self.steps[move].state

    def moment(self, move: int, seat: int | None) -> Moment:
        """Return the table after this many actions, as a seat saw it."""
        state = self.state(move)
        shown = Situation(state.view(seat), [], move, None, result(state.result))
        return Moment(move, shown, self.told(move - 1, seat) if move else None)

    def told(self, number: int, seat: int | None) -> Told:
        """Return an action and its events, as a seat saw them."""
        step = self.steps[number]
        move = step.state.game.move_seen_by(seat, step.seat, str(step.move))
        events = events_for(step.state.clone().play(step.move), seat)
        return Told(step.seat, move, events, self.by_computer[number])

    def review(self, data: dict[str, Any]) -> Review:
        """Return the review with its players; a computer's moves are not counted as its person's mistakes."""
        moves = [{**one, "computer": played} for one, played in zip(data["moves"], self.by_computer, strict=True)]
        sums = [
            {**one, "labels": Counter(move["label"] for move in moves if move["by"] == seat and not move["computer"])}
            for seat, one in enumerate(data["sums"])
        ]
        whole = {**data, "moves": moves, "sums": sums, "seats": self.seats}
        return msgspec.convert(whole, Review, from_attributes=True)


# Caches of the process: folded games and errors, each valid until something else happens at its table.

games: LRUCache[Key, Finished] = LRUCache(GAMES_KEPT)
refused: LRUCache[Key, tuple[int, TableError]] = LRUCache(REFUSALS_KEPT)
LATEST = -1  # instead of a game's number


def finished(database: storage.Address, key: Key) -> Finished:
    """Return a finished game of a table."""
    if (found := games.get(key)) is None:
        found = games[key] = with_cached_errors(database, key, fold)
    return found


def with_cached_errors(database: storage.Address, key: Key, work: Callable[[str, list[storage.Entry], int], T]) -> T:
    """Run work on a table's log and return its result. An error is cached until something happens at the table."""
    table, number = key
    with closing(storage.open_log(database)) as log:
        row = log.table(table)
        if row is None:
            raise TableError("table-no-such-table", table=table)
        last = log.length(table)
        before = refused.get(key)
        if before is not None and before[0] == last:
            raise before[1].with_traceback(None)
        entries = log.entries(table)
    try:
        return work(row.game, entries, number)
    except TableError as error:
        refused[key] = (last, error)
        raise


def fold(game: str, rows: list[storage.Entry], number: int) -> Finished:
    """Replay the log until that game is over."""
    if sum(row.kind == "began" for row in rows) <= number:
        raise TableError("table-no-such-game", given=number)
    table = Table(parlour.game(game))
    for row in rows:
        table.apply(entry_of(row))
        if table.games_played == number and table.ended:
            raise TableError("table-broken-off")
        if table.games_played == number and table.phase == "over" and table.state is not None:
            record = table.state.record()
            steps, end = steps_of(record)
            computer = [table.played[step.part_of].computer for step in steps]
            return Finished([seat_info(one) for one in table.seats], record, steps, end, computer)
    goes_on = table.games_played == number and table.phase == "playing"
    raise TableError("table-game-goes-on" if goes_on else "table-no-such-game", given=number)


# Requests from the server.


@dataclass(frozen=True)
class Start:
    """A position from which a new game can continue: the game, its rules, and the seat on turn."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    turn: int
    position: dict[str, Any]


def lower_priority() -> None:
    """Lower the priority of this process when it starts, because the tables come first."""
    os.nice(NICE // 2)


def forget(table: str) -> None:
    """Drop the cache of a table from which a name was deleted."""
    for key in [key for key in games if key[0] == table]:
        del games[key]


def length(database: storage.Address, key: Key) -> int:
    """Return the number of actions of a finished game."""
    return len(finished(database, key).steps)


def moment(database: storage.Address, key: Key, move: int, seat: int | None) -> bytes:
    """Return a position of a finished game as a seat saw it, encoded."""
    found = finished(database, key)
    if seat is not None and seat >= len(found.seats):
        raise TableError("table-unreadable", reason="seat")
    return msgspec.json.encode(found.moment(move, seat))


def start(database: storage.Address, key: Key, move: int) -> Start:
    """Return a position from which a new game can continue."""
    return start_at(finished(database, key).state(move))


def start_at(state: State) -> Start:
    if state.turn is None:
        raise TableError("table-over-there")
    game = state.game
    return Start(game.name, game.version, state.seats, dict(state.options), state.turn, state.position())


def record(database: storage.Address, table: str) -> bytes:
    """Return the record of the game that has just ended at a table, with the proof of its deal."""
    return with_cached_errors(database, (table, LATEST), latest_record)


def latest_record(game: str, rows: list[storage.Entry], _: int) -> bytes:
    table = Table(parlour.game(game))
    for row in rows:
        table.apply(entry_of(row))
    if table.phase != "over":
        raise TableError("table-game-goes-on")
    return msgspec.json.encode(table.record())


def actions_of(database: storage.Address, table: str, seat: int, since: float) -> bytes:
    """Return what a person did at a table, without the key of their seat and their nonces."""
    with closing(storage.open_log(database)) as log:
        place, entries = log.table(table), log.entries(table)
    assert place is not None
    own = [
        {"at": row.at, "kind": row.kind, **{key: fact for key, fact in row.body.items() if key not in OMITTED}}
        for row in entries
        if row.body["seat"] == seat and row.at >= since
    ]
    return msgspec.json.encode({"table": table, "game": place.game, "seat": seat, "entries": own})


# Runs in a separate process per review.


def review_in_process(pipe: Connection, database: storage.Address, key: Key) -> None:
    """Make a review; send its progress through the pipe, then the result or the error."""
    watch_parent()
    os.nice(NICE)
    try:
        found = finished(database, key)
        data = as_data(review(found.record, told=lambda done, of: pipe.send((done, of))))
        pipe.send(msgspec.json.encode(ReviewWork(len(found.steps), len(found.steps), found.review(data))))
    except Exception as error:
        pipe.send(logs.error_facts(error))
    pipe.close()
