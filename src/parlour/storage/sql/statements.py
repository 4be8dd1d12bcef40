"""The operations of a store as statements of SQL.

Bodies become text as soon as they are handed in, so that a dict changed afterwards does not change what is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from parlour.storage import operations as ops
from parlour.storage.errors import Duplicate
from parlour.storage.operations import Operation
from parlour.storage.rows import Entry, TableRow, text_of
from parlour.storage.sql.readers import Values


@dataclass(frozen=True, slots=True)
class Statement:
    """A query, and the values of every row that it is run for. Where `expects` is set, each row must change something,
    or the transaction of its caller fails with a Conflict on it."""

    query: str
    rows: Sequence[Values]
    expects: Duplicate | None = None


@dataclass(frozen=True, slots=True)
class Anonymise:
    """Remove a person's name, seat keys and words from the log of a table.

    A log is only ever added to, but for this. Each dialect has its own way to change JSON.
    """

    table_id: str
    person: str


Work = Statement | Anonymise

INSERT_TABLE = "INSERT INTO tables (id, created, game, visibility, body) VALUES (?, ?, ?, ?, ?)"
INSERT_ENTRY = "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
SET_LIVE = "UPDATE tables SET live = ?, due = ? WHERE id = ?"
SET_CLOSED = "UPDATE tables SET closed = ?, live = 0 WHERE id = ?"
FORGET_COMMANDS = "UPDATE entry SET cmd = NULL WHERE table_id = ? AND seat = ? AND cmd IS NOT NULL"
INSERT_PERSON = "INSERT INTO person (id, name, created, owner, listed) VALUES (?, ?, ?, ?, ?)"
INSERT_KEY = "INSERT INTO person_key (hash, person, created) VALUES (?, ?, ?)"
RENAME = "UPDATE person SET name = ?, listed = ? WHERE id = ?"
SIT = (
    "INSERT INTO sitting (person, table_id, seat, since) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (person, table_id) DO UPDATE SET seat = excluded.seat, since = excluded.since"
)
LEAVE = "DELETE FROM sitting WHERE person = ? AND table_id = ?"
INSERT_SCORE = (
    "INSERT INTO score (table_id, number, person, game, against, place, of, won, mu, sigma, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
# A rating of one game is new; any other counts one game more than the row that it replaces.
INSERT_RATING = (
    "INSERT INTO rating (person, game, against, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, game, against) DO NOTHING"
)
UPDATE_RATING = (
    "UPDATE rating SET mu = ?, sigma = ?, games = ?, won = ?"
    " WHERE person = ? AND game = ? AND against = ? AND games = ?"
)
INSERT_FINISHED = (
    "INSERT INTO finished (person, table_id, number, seat, place, won, ended, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
DELETE_PERSON = "DELETE FROM person WHERE id = ?"
BAN = "INSERT INTO ban (what, since) VALUES (?, ?) ON CONFLICT (what) DO NOTHING"
UNBAN = "DELETE FROM ban WHERE what = ?"


def append(tables: Iterable[TableRow], entries: Iterable[Entry], more: Iterable[Operation] = ()) -> tuple[Work, ...]:
    """The statements of an append; tables come first, because the other rows refer to them."""
    opened = [table_values(row) for row in tables]
    appended = [entry_values(row) for row in entries]
    return (
        *([Statement(INSERT_TABLE, opened)] if opened else ()),
        *([Statement(INSERT_ENTRY, appended)] if appended else ()),
        *written(more),
    )


def written(operations: Iterable[Operation]) -> Iterator[Work]:
    """The statements of these operations, in their order."""
    for operation in operations:
        yield from statements_of(operation)


def statements_of(operation: Operation) -> Iterator[Work]:
    """The statements of one operation."""
    match operation:
        case ops.OpenTable(row):
            yield Statement(INSERT_TABLE, [table_values(row)])
        case ops.Append(entry):
            yield Statement(INSERT_ENTRY, [entry_values(entry)])
        case ops.SetLive(table, live):
            yield Statement(SET_LIVE, [(int(live), None, table)])
        case ops.SetDue(table, due):
            yield Statement(SET_LIVE, [(int(due is not None), due, table)])
        case ops.CloseTable(table, at):
            yield Statement(SET_CLOSED, [(at, table)])
        case ops.ForgetCommands(table, seat):
            yield Statement(FORGET_COMMANDS, [(table, seat)])
        case _:
            yield from statements_about_people(operation)


def statements_about_people(
    operation: ops.AddPerson
    | ops.AddKey
    | ops.RenamePerson
    | ops.Sit
    | ops.Leave
    | ops.AddScore
    | ops.SetRating
    | ops.AddFinished
    | ops.ForgetPerson
    | ops.Ban
    | ops.Unban,
) -> Iterator[Work]:
    """The statements of an operation that changes what is kept about people."""
    match operation:
        case ops.AddPerson(new, key_hash):
            yield Statement(INSERT_PERSON, [(new.id, new.name, new.created, new.owner, int(new.listed))])
            yield Statement(INSERT_KEY, [(key_hash, new.id, new.created)])
        case ops.AddKey(person, key_hash, at):
            yield Statement(INSERT_KEY, [(key_hash, person, at)])
        case ops.RenamePerson(person, name, listed):
            yield Statement(RENAME, [(name, int(listed), person)])
        case ops.Sit(sitting):
            yield Statement(SIT, [(sitting.person, sitting.table_id, sitting.seat, sitting.since)])
        case ops.Leave(person, table):
            yield Statement(LEAVE, [(person, table)])
        case ops.AddScore(row):
            result = (row.place, row.of, int(row.won), row.mu, row.sigma, row.at)
            yield Statement(INSERT_SCORE, [(row.table_id, row.number, row.person, row.game, row.against, *result)])
        case ops.SetRating(after):
            key, strength = (after.person, after.game, after.against), (after.mu, after.sigma, after.games, after.won)
            if after.games == 1:
                yield Statement(INSERT_RATING, [(*key, *strength)], "rating")
            else:
                yield Statement(UPDATE_RATING, [(*strength, *key, after.games - 1)], "rating")
        case ops.AddFinished(one):
            place = (one.seat, one.place, int(one.won), one.ended, one.at)
            yield Statement(INSERT_FINISHED, [(one.person, one.table_id, one.number, *place)])
        case ops.ForgetPerson():
            yield from forget(operation)
        case ops.Ban(what, at):
            yield Statement(BAN, [(what, at)])
        case ops.Unban(what):
            yield Statement(UNBAN, [(what,)])
        case _:
            assert_never(operation)


def forget(wish: ops.ForgetPerson) -> Iterator[Work]:
    """The statements that delete a person: rows by cascade, and their name, words and commands from the logs."""
    for row in wish.sittings:
        yield Anonymise(row.table_id, wish.person)
    # A client may call its commands anything, also its person's name.
    yield Statement(FORGET_COMMANDS, [(row.table_id, row.seat) for row in wish.sittings])
    yield Statement(DELETE_PERSON, [(wish.person,)])


def table_values(row: TableRow) -> Values:
    return row.id, row.created, row.game, row.visibility, text_of(row.body)


def entry_values(row: Entry) -> Values:
    return row.table_id, row.seq, row.cmd, row.seat, row.kind, text_of(row.body), row.at
