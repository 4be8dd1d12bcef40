"""The operations of a store as statements of SQL.

Bodies become text as soon as they are handed in, so that a dict changed afterwards does not change what is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from parlour.storage import operations as ops
from parlour.storage.notices import ForgetTable, NoticeOperation
from parlour.storage.operations import Operation, PartyOperation, TournamentOperation
from parlour.storage.rows import Entry, TableRow, text_of
from parlour.storage.social import SocialOperation
from parlour.storage.sql import parties, tournaments
from parlour.storage.sql.notices import statements_about_notices
from parlour.storage.sql.parties import statements_about_parties
from parlour.storage.sql.readers import Values
from parlour.storage.sql.social import statements_about_social
from parlour.storage.sql.tournaments import statements_about_tournaments
from parlour.storage.sql.work import BANS, OWNER, PERSON, Anonymise, Hint, Statement, Work

INSERT_TABLE = "INSERT INTO tables (id, created, game, visibility, body, owner) VALUES (?, ?, ?, ?, ?, ?)"
INSERT_ENTRY = "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
SET_LIVE = "UPDATE tables SET live = ?, due = ? WHERE id = ?"
SET_CLOSED = "UPDATE tables SET closed = ?, live = 0 WHERE id = ?"
SET_OWNER = "UPDATE tables SET owner = ? WHERE id = ?"
PASS_TABLE = "UPDATE tables SET owner = ? WHERE id = ? AND owner = ?"
INSERT_CODE = "INSERT INTO table_code (table_id, code) VALUES (?, ?)"
DROP_CODE = "DELETE FROM table_code WHERE table_id = ?"
FORGET_COMMANDS = "UPDATE entry SET cmd = NULL WHERE table_id = ? AND seat = ? AND cmd IS NOT NULL"
INSERT_PERSON = "INSERT INTO person (id, name, created, owner, listed, avatar, colour) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_KEY = "INSERT INTO person_key (hash, person, created) VALUES (?, ?, ?)"
DROP_OTHER_KEYS = "DELETE FROM person_key WHERE person = ? AND hash <> ?"
DROP_DEVICE_CODE = "DELETE FROM device_code WHERE person = ?"
DROP_OLD_CODES = "DELETE FROM device_code WHERE until <= ?"
SET_DEVICE_CODE = (
    "INSERT INTO device_code (person, hash, until) VALUES (?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until"
)
USE_DEVICE_CODE = "DELETE FROM device_code WHERE hash = ? AND until > ?"
RENAME = "UPDATE person SET name = ?, listed = ? WHERE id = ?"
CHOOSE_FACE = "UPDATE person SET avatar = ?, colour = ? WHERE id = ?"
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
INSERT_SOLVED = (
    "INSERT INTO solved (person, game, number, at) VALUES (?, ?, ?, ?) ON CONFLICT (person, game, number) DO NOTHING"
)
INSERT_PUZZLE_DAY = "INSERT INTO puzzle_day (person, day) VALUES (?, ?) ON CONFLICT (person, day) DO NOTHING"
DELETE_PERSON = "DELETE FROM person WHERE id = ?"
BAN = "INSERT INTO ban (what, since) VALUES (?, ?) ON CONFLICT (what) DO NOTHING"
UNBAN = "DELETE FROM ban WHERE what = ?"
BEAT = (
    "INSERT INTO node (id, run, address, key, url, version, draining, heartbeat)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, unix_now()) ON CONFLICT (id) DO UPDATE SET run = excluded.run,"
    " address = excluded.address, key = excluded.key, url = excluded.url, version = excluded.version,"
    " draining = excluded.draining, heartbeat = excluded.heartbeat"
    " WHERE node.run = excluded.run OR node.heartbeat < unix_now() - ?"
)
UNLIST_NODE = "DELETE FROM listed WHERE node IN (SELECT id FROM node WHERE id = ? AND run = ?)"
REMOVE_NODE = "DELETE FROM node WHERE id = ? AND run = ?"
FORGET_NODES = "DELETE FROM node WHERE heartbeat < unix_now() - ?"
UNLIST_STRANGERS = "DELETE FROM listed WHERE node NOT IN (SELECT id FROM node)"
LIST_TABLE = (
    "INSERT INTO listed (table_id, node, free, body) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
    " DO UPDATE SET node = excluded.node, free = excluded.free, body = excluded.body"
)
UNLIST_TABLE = "DELETE FROM listed WHERE table_id = ? AND node = ?"


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
    if isinstance(operation, SocialOperation):
        yield from statements_about_social(operation)
        return
    if isinstance(operation, NoticeOperation):
        yield from statements_about_notices(operation)
        return
    if isinstance(operation, PartyOperation):
        yield from statements_about_parties(operation)
        return
    if isinstance(operation, TournamentOperation):
        yield from statements_about_tournaments(operation)
        return
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
            yield from statements_about_notices(ForgetTable(table))
        case ops.SetOwner(table, node):
            yield Statement(SET_OWNER, [(node, table)])
            yield Hint(f"{OWNER} {table} {node}")
        case ops.PassTable(table, node, to):
            yield Statement(PASS_TABLE, [(to, table, node)])
        case ops.AddCode(table, code):
            yield Statement(INSERT_CODE, [(table, code)])
        case ops.DropCode(table):
            yield Statement(DROP_CODE, [(table,)])
        case ops.ForgetCommands(table, seat):
            yield Statement(FORGET_COMMANDS, [(table, seat)])
        case ops.Beat() | ops.RemoveNode() | ops.ForgetNodes() | ops.ListTable() | ops.UnlistTable():
            yield from statements_about_nodes(operation)
        case _:
            yield from statements_about_people(operation)


def statements_about_nodes(
    operation: ops.Beat | ops.RemoveNode | ops.ForgetNodes | ops.ListTable | ops.UnlistTable,
) -> Iterator[Work]:
    """The statements of an operation that changes what is kept about the nodes of a cluster."""
    match operation:
        case ops.Beat(node, dead_after):
            names = (node.id, node.run, node.address, node.key, node.url, node.version)
            yield Statement(BEAT, [(*names, int(node.draining), dead_after)], "node")
        case ops.RemoveNode(id, run):
            yield Statement(UNLIST_NODE, [(id, run)])
            yield Statement(REMOVE_NODE, [(id, run)])
        case ops.ForgetNodes(age):
            yield Statement(FORGET_NODES, [(age,)])
            yield Statement(UNLIST_STRANGERS, [()])
        case ops.ListTable(row):
            yield Statement(LIST_TABLE, [(row.table_id, row.node, int(row.free), row.body)])
        case ops.UnlistTable(table, node):
            yield Statement(UNLIST_TABLE, [(table, node)])
        case _:
            assert_never(operation)


def statements_about_people(
    operation: ops.AddPerson
    | ops.AddKey
    | ops.DropOtherKeys
    | ops.AddDeviceCode
    | ops.UseDeviceCode
    | ops.RenamePerson
    | ops.ChooseFace
    | ops.Sit
    | ops.Leave
    | ops.AddScore
    | ops.SetRating
    | ops.AddFinished
    | ops.AddSolved
    | ops.AddPuzzleDay
    | ops.ForgetPerson
    | ops.DropTitles
    | ops.Ban
    | ops.Unban,
) -> Iterator[Work]:
    """The statements of an operation that changes what is kept about people."""
    match operation:
        case ops.AddPerson(new, key_hash):
            face = (new.avatar, new.colour)
            yield Statement(INSERT_PERSON, [(new.id, new.name, new.created, new.owner, int(new.listed), *face)])
            yield Statement(INSERT_KEY, [(key_hash, new.id, new.created)])
        case ops.AddKey(person, key_hash, at):
            yield Statement(INSERT_KEY, [(key_hash, person, at)])
        case ops.DropOtherKeys(person, key_hash):
            yield Statement(DROP_OTHER_KEYS, [(person, key_hash)])
            yield Statement(DROP_DEVICE_CODE, [(person,)])
            yield Hint(f"{PERSON} {person}")
        case ops.AddDeviceCode(person, code_hash, until, now):
            yield Statement(DROP_OLD_CODES, [(now,)])
            yield Statement(SET_DEVICE_CODE, [(person, code_hash, until)])
        case ops.UseDeviceCode(code_hash, now):
            yield Statement(USE_DEVICE_CODE, [(code_hash, now)], "code")
        case ops.RenamePerson(person, name, listed):
            yield Statement(RENAME, [(name, int(listed), person)])
            yield Hint(f"{PERSON} {person}")
        case ops.ChooseFace(person, avatar, colour):
            yield Statement(CHOOSE_FACE, [(avatar, colour, person)])
            yield Hint(f"{PERSON} {person}")
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
        case ops.AddSolved(solved):
            yield Statement(INSERT_SOLVED, [(solved.person, solved.game, solved.number, solved.at)])
        case ops.AddPuzzleDay(person, day):
            yield Statement(INSERT_PUZZLE_DAY, [(person, day)])
        case ops.ForgetPerson():
            yield from forget(operation)
        case ops.DropTitles(host):
            yield Statement(parties.DROP_TITLES, [(host,)])
            yield Statement(tournaments.DROP_TITLES, [(host,)])
        case ops.Ban(what, at):
            yield Statement(BAN, [(what, at)])
            yield Hint(BANS)
        case ops.Unban(what):
            yield Statement(UNBAN, [(what,)])
            yield Hint(BANS)
        case _:
            assert_never(operation)


def forget(wish: ops.ForgetPerson) -> Iterator[Work]:
    """The statements that delete a person: rows by cascade, and their name, words and commands from the logs."""
    for table in {row.table_id for row in wish.sittings} | set(wish.watched):
        yield Anonymise(table, wish.person)
    # A client may call its commands anything, also its person's name.
    yield Statement(FORGET_COMMANDS, [(row.table_id, row.seat) for row in wish.sittings])
    yield Statement(DELETE_PERSON, [(wish.person,)])
    yield Hint(f"{PERSON} {wish.person}")


def table_values(row: TableRow) -> Values:
    return row.id, row.created, row.game, row.visibility, text_of(row.body), row.owner


def entry_values(row: Entry) -> Values:
    return row.table_id, row.seq, row.cmd, row.seat, row.kind, text_of(row.body), row.at
