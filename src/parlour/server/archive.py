"""Finished games: their records from the log, every moment of them, and their reviews.

A review is made in a process of its own with low priority, one at a time; the tables do not wait for it. It follows
from the record alone, so it is kept in memory only.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

import msgspec

import parlour
from parlour import storage
from parlour.bots.review import Step, as_data, review, steps_of
from parlour.core.state import State
from parlour.server.desk import Past, by_computer, entry_of
from parlour.server.showing import events_for, result, seat_info
from parlour.server.thinkers import deaf, watch_parent
from parlour.table.errors import TableError
from parlour.table.table import Table
from parlour.wire.http import Moment, Review, ReviewWork
from parlour.wire.messages import SeatInfo, Situation, Told

GAMES_KEPT = 16  # in memory, with all their moments
REVIEWS_KEPT = 200
MOST_WAITING = 20  # reviews; who comes later is asked to wait
NICE = 10  # how much a review stands back

K = TypeVar("K")
V = TypeVar("V")
Key = tuple[str, int]  # a table and the number of a game there


class Shelf(OrderedDict[K, V], Generic[K, V]):
    """Keeps so many things; what nobody has asked for longest goes first."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def put(self, key: K, value: V) -> V:
        self[key] = value
        if len(self) > self.room:
            self.popitem(last=False)
        return value

    def find(self, key: K) -> V | None:
        if key not in self:
            return None
        self.move_to_end(key)
        return self[key]


@dataclass(frozen=True)
class Finished:
    """A game that is over: who sat there, its record, and its actions one by one."""

    seats: list[SeatInfo]
    record: dict[str, Any]
    steps: list[Step]
    end: State
    by_computer: list[bool]  # of each action: a computer played it for the person of the seat

    def state(self, move: int) -> State:
        """The table after so many actions."""
        if not 0 <= move <= len(self.steps):
            raise TableError("table-no-such-move", given=move, most=len(self.steps))
        return self.end if move == len(self.steps) else self.steps[move].state

    def moment(self, move: int, seat: int | None) -> Moment:
        """The table after so many actions, as a seat saw it."""
        state = self.state(move)
        shown = Situation(state.view(seat), [], move, None, result(state.result))
        return Moment(move, shown, self.told(move - 1, seat) if move else None)

    def told(self, number: int, seat: int | None) -> Told:
        """An action and what happened by it, as a seat saw it."""
        step = self.steps[number]
        move = step.state.game.move_seen_by(seat, step.seat, str(step.move))
        events = events_for(step.state.clone().play(step.move), seat)
        return Told(step.seat, move, events, self.by_computer[number])

    def review(self, data: dict[str, Any]) -> Review:
        """What was found out, with who played: what a computer did is not counted as its person's mistake."""
        moves = [{**one, "computer": played} for one, played in zip(data["moves"], self.by_computer, strict=True)]
        sums = [
            {**one, "labels": Counter(move["label"] for move in moves if move["by"] == seat and not move["computer"])}
            for seat, one in enumerate(data["sums"])
        ]
        whole = {**data, "moves": moves, "sums": sums, "seats": self.seats}
        return msgspec.convert(whole, Review, from_attributes=True)


@dataclass
class Work:
    """A review that is wished for: how far it is, and what came of it."""

    done: int = 0
    of: int = 0
    review: Review | None = None
    failed: bool = False
    task: asyncio.Future[None] | None = field(default=None, repr=False)


class Archive:
    """What the house keeps of games that are over."""

    def __init__(self, store: storage.Store) -> None:
        self.store = store
        self.games: Shelf[Key, Finished] = Shelf(GAMES_KEPT)
        self.works: Shelf[Key, Work] = Shelf(REVIEWS_KEPT)
        self.thread = ThreadPoolExecutor(1, "review")
        self.running: multiprocessing.process.BaseProcess | None = None

    async def finished(self, game: str, key: Key) -> Finished:
        """A finished game of a table of this game."""
        found = self.games.find(key)
        if found is None:
            found = self.games.put(key, self.fold(game, await self.store.entries(key[0]), key[1]))
        return found

    def fold(self, game: str, rows: list[storage.Entry], number: int) -> Finished:
        """Play the log again until that game is over."""
        table, past = Table(parlour.game(game)), Past()
        for row in rows:
            entry = entry_of(row)
            past.follow(entry, table.apply(entry))
            if table.games_played == number and table.ended:
                raise TableError("table-broken-off")
            if table.games_played == number and table.phase == "over" and table.state is not None:
                record = table.state.record()
                steps, end = steps_of(record)
                computer = [by_computer(past[step.part_of][0]) for step in steps]
                return Finished([seat_info(one) for one in table.seats], record, steps, end, computer)
        goes_on = table.games_played == number and table.phase == "playing"
        raise TableError("table-game-goes-on" if goes_on else "table-no-such-game", given=number)

    def forget(self, table: str) -> None:
        """Somebody's name is gone from a table."""
        for shelf in (self.games, self.works):
            for key in [key for key in shelf if key[0] == table]:
                del shelf[key]

    # Reviews.

    async def review(self, game: str, key: Key) -> ReviewWork:
        """How far a review is; the first to ask has it begun."""
        found = await self.finished(game, key)
        work = self.works.find(key)
        if work is None or work.failed:
            if sum(one.review is None and not one.failed for one in self.works.values()) >= MOST_WAITING:
                raise TableError("table-reviews-wait", most=MOST_WAITING)
            work = self.works.put(key, Work(of=len(found.steps)))
            work.task = asyncio.get_running_loop().run_in_executor(self.thread, self.make, work, found)
        return ReviewWork(work.done, work.of, work.review)

    def make(self, work: Work, found: Finished) -> None:
        """In the thread: have a process make the review, and hear how far it is."""
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        self.running = process = spawn.Process(target=review_in_process, args=(there, found.record), daemon=True)
        with deaf():
            process.start()
        there.close()
        with suppress(EOFError):
            while work.review is None:
                match here.recv():
                    case (int(done), int(of)):
                        work.done, work.of = done, of
                    case data:
                        work.review = found.review(data)
        work.failed = work.review is None
        process.join()

    async def close(self) -> None:
        """End what is being made."""
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.running is not None and self.running.is_alive():
            self.running.kill()


def review_in_process(pipe: Connection, record: dict[str, Any]) -> None:
    """In a process of its own: make a review and tell how far it is."""
    watch_parent()
    os.nice(NICE)
    pipe.send(as_data(review(record, told=lambda done, of: pipe.send((done, of)))))
    pipe.close()
