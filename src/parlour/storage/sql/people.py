"""What the store holds about people: read only, writing is by operations."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.storage.rows import FinishedRow, LeaderRow, PersonRow, RatingRow, ScoreRow, Sitting, SolvedRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Readers
from parlour.storage.store import EVERYTHING


class SqlPeople:
    """The people of a store."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def of_key(self, key_hash: str) -> PersonRow | None:
        query = f"{queries.PERSON} WHERE id = (SELECT person FROM person_key WHERE hash = ?)"
        return await self._readers.first(queries.person_row, query, key_hash)

    async def of_device_code(self, code_hash: str, now: float) -> PersonRow | None:
        query = f"{queries.PERSON} WHERE id = (SELECT person FROM device_code WHERE hash = ? AND until > ?)"
        return await self._readers.first(queries.person_row, query, code_hash, now)

    async def person(self, id: str) -> PersonRow | None:
        return await self._readers.first(queries.person_row, f"{queries.PERSON} WHERE id = ?", id)

    async def persons(self, ids: Sequence[str]) -> list[PersonRow]:
        if not ids:
            return []
        query = f"{queries.PERSON} WHERE id IN ({', '.join('?' * len(ids))})"
        return await self._readers.read(queries.person_row, query, *ids)

    async def bots(self, owner: str) -> list[PersonRow]:
        query = f"{queries.PERSON} WHERE owner = ? ORDER BY created"
        return await self._readers.read(queries.person_row, query, owner)

    async def sittings(self, person: str, most: int = EVERYTHING) -> list[Sitting]:
        query = f"{queries.SITTING} WHERE person = ? ORDER BY since DESC LIMIT ?"
        return await self._readers.read(queries.sitting_row, query, person, most)

    async def ratings(self, person: str) -> list[RatingRow]:
        query = f"{queries.RATING} WHERE person = ? ORDER BY game, against"
        return await self._readers.read(queries.rating_row, query, person)

    async def rating(self, person: str, game: str, against: str) -> RatingRow | None:
        query = f"{queries.RATING} WHERE person = ? AND game = ? AND against = ?"
        return await self._readers.first(queries.rating_row, query, person, game, against)

    async def scores(self, person: str) -> list[ScoreRow]:
        return await self._readers.read(queries.score_row, f"{queries.SCORE} WHERE person = ? ORDER BY at DESC", person)

    async def finished(self, person: str, most: int = EVERYTHING) -> list[FinishedRow]:
        query = f"{queries.FINISHED} WHERE person = ? ORDER BY at DESC LIMIT ?"
        return await self._readers.read(queries.finished_row, query, person, most)

    async def solved(self, person: str) -> list[SolvedRow]:
        query = "SELECT person, game, number, at FROM solved WHERE person = ? ORDER BY game, number"
        return await self._readers.read(queries.solved_row, query, person)

    async def puzzle_days(self, person: str) -> list[str]:
        query = "SELECT day FROM puzzle_day WHERE person = ? ORDER BY day DESC"
        return await self._readers.read(queries.only, query, person)

    async def board(self, game: str, against: str, fewest: int, most: int) -> list[LeaderRow]:
        return await self._readers.read(queries.leader_row, queries.BOARD, game, against, fewest, most)

    async def bans(self) -> set[str]:
        return {what for (what,) in await self._readers.read(tuple, "SELECT what FROM ban")}
