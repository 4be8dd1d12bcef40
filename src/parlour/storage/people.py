"""What is stored about people: their name, tokens, seats, ratings and results. All of it can be deleted.

Writes are statements, so that a caller can commit them together with the entries of a table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from parlour.storage.readers import Readers
from parlour.storage.rows import Statement, Values, forget_commands


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person, or, if it has an owner, that person's outside program."""

    id: str
    name: str
    created: float
    owner: str | None = None
    listed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """The latest seat of a person at a table."""

    person: str
    table_id: str
    seat: int
    since: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """The rating of a person in a game, against people or against computers."""

    person: str
    game: str
    against: str
    mu: float
    sigma: float
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRow:
    """The result of a rated game for one person, with `mu` and `sigma` after it."""

    table_id: str
    number: int
    person: str
    game: str
    against: str
    place: int
    of: int
    won: bool
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow:
    """A game that a person has finished: their place, if it has places, and why it was broken off, if it was."""

    person: str
    table_id: str
    number: int
    seat: int
    place: int | None
    won: bool
    ended: str
    at: float


PERSON = "SELECT id, name, created, owner, listed FROM person"
SITTING = "SELECT person, table_id, seat, since FROM sitting"
RATING = "SELECT person, game, against, mu, sigma, games, won FROM rating"
SCORE = "SELECT table_id, number, person, game, against, place, of, won, mu, sigma, at FROM score"
FINISHED = "SELECT person, table_id, number, seat, place, won, ended, at FROM finished"
BOARD = (
    "SELECT person.name, rating.person, mu, sigma, games, won, owner IS NOT NULL FROM rating"
    " JOIN person ON person.id = rating.person WHERE game = ? AND against = ? AND listed AND games >= ?"
    " ORDER BY mu - 3 * sigma DESC, rating.person LIMIT ?"
)
UPSERT_RATING = (
    "INSERT INTO rating (person, game, against, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, game, against)"
    " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, won = excluded.won"
)
# The only change ever made to a log: deleting a person removes their name and the hash of their seat token.
FORGET_SEATS = (
    "UPDATE entry SET body = json_set(body, '$.name', '', '$.key', '', '$.person', '')"
    " WHERE table_id = ? AND kind = 'sat' AND json_extract(body, '$.person') = ?"
)
FORGET_WORDS = (
    "UPDATE entry SET body = json_set(body, '$.text', '', '$.person', '')"
    " WHERE table_id = ? AND kind = 'said' AND json_extract(body, '$.person') = ?"
)


def person_row(values: Values) -> PersonRow:
    id, name, created, owner, listed = values
    return PersonRow(id=id, name=name, created=created, owner=owner, listed=bool(listed))


def sitting_row(values: Values) -> Sitting:
    person, table_id, seat, since = values
    return Sitting(person=person, table_id=table_id, seat=seat, since=since)


def rating_row(values: Values) -> RatingRow:
    person, game, against, mu, sigma, games, won = values
    return RatingRow(person=person, game=game, against=against, mu=mu, sigma=sigma, games=games, won=won)


def score_row(values: Values) -> ScoreRow:
    names = ("table_id", "number", "person", "game", "against", "place", "of", "won", "mu", "sigma", "at")
    return ScoreRow(**{**dict(zip(names, values, strict=True)), "won": bool(values[7])})


def finished_row(values: Values) -> FinishedRow:
    person, table_id, number, seat, place, won, ended, at = values
    return FinishedRow(
        person=person, table_id=table_id, number=number, seat=seat, place=place, won=bool(won), ended=ended, at=at
    )


# Statements that write.


def add_person(row: PersonRow, key_hash: str) -> list[Statement]:
    """Return the statements that add a person with the hash of their first token."""
    person = "INSERT INTO person (id, name, created, owner, listed) VALUES (?, ?, ?, ?, ?)"
    values = (row.id, row.name, row.created, row.owner, int(row.listed))
    return [(person, [values]), add_key(row.id, key_hash, row.created)]


def add_key(person: str, key_hash: str, at: float) -> Statement:
    """Return the statement that adds a person's token for another device."""
    return "INSERT INTO person_key (hash, person, created) VALUES (?, ?, ?)", [(key_hash, person, at)]


def rename(person: str, name: str, listed: bool) -> Statement:
    return "UPDATE person SET name = ?, listed = ? WHERE id = ?", [(name, int(listed), person)]


def add_sitting(row: Sitting) -> Statement:
    """Return the statement that records a person's seat at a table; a later seat replaces it."""
    query = "INSERT OR REPLACE INTO sitting (person, table_id, seat, since) VALUES (?, ?, ?, ?)"
    return query, [(row.person, row.table_id, row.seat, row.since)]


def remove_sitting(person: str, table_id: str) -> Statement:
    return "DELETE FROM sitting WHERE person = ? AND table_id = ?", [(person, table_id)]


def add_scores(scores: Iterable[ScoreRow], ratings: Iterable[RatingRow]) -> list[Statement]:
    """Return the statements that store the results and new ratings of a rated game."""
    names = ("table_id", "number", "person", "game", "against", "place", "of", "won", "mu", "sigma", "at")
    query = f"INSERT INTO score ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    rows = [tuple(getattr(row, name) for name in names) for row in scores]
    values = [(row.person, row.game, row.against, row.mu, row.sigma, row.games, row.won) for row in ratings]
    return [(query, rows), (UPSERT_RATING, values)]


def add_finished(rows: Iterable[FinishedRow]) -> Statement:
    """Return the statement that adds a finished game for everybody who played."""
    query = (
        "INSERT INTO finished (person, table_id, number, seat, place, won, ended, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    )
    return query, [
        (one.person, one.table_id, one.number, one.seat, one.place, one.won, one.ended, one.at) for one in rows
    ]


def forget(person: str, sittings: Iterable[Sitting]) -> list[Statement]:
    """Return the statements that delete everything about a person: rows by cascade, their name and words from the
    logs."""
    seats = list(sittings)
    return [
        (FORGET_WORDS, [(row.table_id, person) for row in seats]),
        *(forget_commands(row.table_id, row.seat) for row in seats),  # the client chose these keys freely
        (FORGET_SEATS, [(row.table_id, person) for row in seats]),
        ("DELETE FROM person WHERE id = ?", [(person,)]),
    ]


class People:
    """Queries about people, and the writes that need no table."""

    def __init__(self, readers: Readers, write: Callable[[Iterable[Statement]], Awaitable[None]]) -> None:
        self._readers = readers
        self.write = write

    async def of_key(self, key_hash: str) -> PersonRow | None:
        """Return the person with a token of this hash."""
        query = f"{PERSON} WHERE id = (SELECT person FROM person_key WHERE hash = ?)"
        found = await self._readers.read(person_row, query, key_hash)
        return found[0] if found else None

    async def person(self, id: str) -> PersonRow | None:
        """Return the person with this id."""
        found = await self._readers.read(person_row, f"{PERSON} WHERE id = ?", id)
        return found[0] if found else None

    async def bots(self, owner: str) -> list[PersonRow]:
        """Return the outside programs of a person."""
        return await self._readers.read(person_row, f"{PERSON} WHERE owner = ? ORDER BY created", owner)

    async def sittings(self, person: str, most: int = 1_000_000) -> list[Sitting]:
        """Return the seats of a person, the latest first."""
        query = f"{SITTING} WHERE person = ? ORDER BY since DESC LIMIT ?"
        return await self._readers.read(sitting_row, query, person, most)

    async def ratings(self, person: str) -> list[RatingRow]:
        """Return all ratings of a person."""
        return await self._readers.read(rating_row, f"{RATING} WHERE person = ? ORDER BY game, against", person)

    async def rating(self, person: str, game: str, against: str) -> RatingRow | None:
        query = f"{RATING} WHERE person = ? AND game = ? AND against = ?"
        found = await self._readers.read(rating_row, query, person, game, against)
        return found[0] if found else None

    async def scores(self, person: str) -> list[ScoreRow]:
        """Return all rated games of a person, the latest first."""
        return await self._readers.read(score_row, f"{SCORE} WHERE person = ? ORDER BY at DESC", person)

    async def finished(self, person: str, most: int = 1_000_000) -> list[FinishedRow]:
        """Return the games that a person has finished, the latest first."""
        query = f"{FINISHED} WHERE person = ? ORDER BY at DESC LIMIT ?"
        return await self._readers.read(finished_row, query, person, most)

    async def board(self, game: str, against: str, fewest: int, most: int) -> list[Values]:
        """Return the strongest with at least `fewest` games: name, id, mu, sigma, games, won, whether a program."""
        return await self._readers.read(tuple, BOARD, game, against, fewest, most)

    async def bans(self) -> set[str]:
        """Return everybody and everything that is banned."""
        return {what for (what,) in await self._readers.read(tuple, "SELECT what FROM ban")}

    async def ban(self, what: str, at: float) -> None:
        await self.write([("INSERT OR IGNORE INTO ban (what, since) VALUES (?, ?)", [(what, at)])])

    async def unban(self, what: str) -> None:
        await self.write([("DELETE FROM ban WHERE what = ?", [(what,)])])
