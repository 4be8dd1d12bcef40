"""The puzzles that a person has solved, and the days in a row on which they solved the puzzle of the day."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping

from parlour.server.host.environment import REAL, Environment
from parlour.storage import Store
from parlour.storage.operations import AddPuzzleDay, AddSolved, Operation
from parlour.storage.rows import PersonRow, SolvedRow
from parlour.wire.http import PuzzleList, PuzzleProgress, SolvedPuzzles

DAY = datetime.timedelta(days=1)


class PuzzleProgressKeeper:
    """Stores and reads the progress of people."""

    def __init__(self, store: Store, environment: Environment = REAL) -> None:
        self.store = store
        self.environment = environment

    async def progress(self, person: PersonRow, today: datetime.date) -> PuzzleProgress:
        """Return what a person has solved."""
        solved: dict[str, list[int]] = {}
        for row in await self.store.people.solved(person.id):
            solved.setdefault(row.game, []).append(row.number)
        days = [datetime.date.fromisoformat(day) for day in await self.store.people.puzzle_days(person.id)]
        return PuzzleProgress(solved, streak(days, today), longest(days), today in days)

    async def add(self, person: PersonRow, wish: SolvedPuzzles, listed: PuzzleList, today: datetime.date) -> None:
        """Store what a browser knows and the store does not. Only the puzzle that was solved just now can count for its
        day, and puzzles that do not exist count for nothing."""
        places = {(game, number) for game, numbers in wish.solved.items() for number in numbers}
        if wish.now is not None:
            places.add((wish.now.game, wish.now.number))
        known = {(row.game, row.number) for row in await self.store.people.solved(person.id)}
        at = self.environment.now()
        work: list[Operation] = [
            AddSolved(SolvedRow(person=person.id, game=game, number=number, at=at))
            for game, number in sorted(places - known)
            if exists(listed.counts, game, number)
        ]
        if wish.now == listed.today:
            work.append(AddPuzzleDay(person.id, today.isoformat()))
        if work:
            await self.store.write(work)


def exists(counts: Mapping[str, int], game: str, number: int) -> bool:
    """Return whether a game has a puzzle with this number."""
    return 1 <= number <= counts.get(game, 0)


def streak(days: Iterable[datetime.date], today: datetime.date) -> int:
    """Return the number of days in a row up to today; today is not over, so yesterday keeps the streak too."""
    solved = set(days)
    last = today if today in solved else today - DAY
    count = 0
    while last - count * DAY in solved:
        count += 1
    return count


def longest(days: Iterable[datetime.date]) -> int:
    """Return the most days in a row ever."""
    solved = set(days)
    return max((streak(solved, day) for day in solved if day + DAY not in solved), default=0)
