"""The queries of a store, and how their rows are read."""

from __future__ import annotations

import json

from parlour.storage.rows import (
    Entry,
    FinishedRow,
    IdleTable,
    LeaderRow,
    ListedTable,
    NodeRow,
    PersonRow,
    RatingRow,
    ScoreRow,
    Sitting,
    SolvedRow,
    TableRow,
)
from parlour.storage.sql.readers import Values

TABLE = "SELECT id, created, game, visibility, body, owner FROM tables"
ALL_TABLES = f"{TABLE} ORDER BY created, id"
ONE_TABLE = f"{TABLE} WHERE id = ?"
OPEN_TABLES = f"{TABLE} WHERE closed IS NULL ORDER BY created, id"
# First those that were in memory to the last, then those that are due first.
DUE_TABLES = f"{TABLE} WHERE live = 1 AND (due IS NULL OR due < ?) ORDER BY due IS NOT NULL, due, id"
# No table has to be opened for this: when its last entry was written, and whether a first game has begun. A table
# whose clock can run is not idle. That a node has opened a table does not count: somebody may only have looked.
IDLE_TABLES = (
    "SELECT tables.id, (SELECT seq FROM entry WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), last.at, owner"
    " FROM tables JOIN entry AS last ON last.table_id = tables.id"
    " WHERE closed IS NULL AND live = 0 AND last.seq ="
    " (SELECT seq FROM entry WHERE table_id = tables.id AND kind <> 'owned' ORDER BY seq DESC LIMIT 1)"
    " AND last.at < CASE WHEN EXISTS (SELECT 1 FROM entry WHERE table_id = tables.id AND kind = 'began')"
    " THEN ? ELSE ? END ORDER BY last.at, tables.id"
)
ENTRY = "SELECT table_id, seq, cmd, seat, kind, body, at FROM entry"
ENTRIES = f"{ENTRY} WHERE table_id = ? AND seq > ? ORDER BY seq"
LAST_SEQ = "SELECT seq FROM entry WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
# Written like the index `entry_cmd`, or SQLite would not use it.
FIND_CMD = f"{ENTRY} WHERE table_id = ? AND COALESCE(seat, -1) = COALESCE(?, -1) AND cmd = ?"

TABLE_OF_CODE = "SELECT table_id FROM table_code WHERE code = ?"
CODE_OF = "SELECT code FROM table_code WHERE table_id = ?"
OWNED_TABLES = "SELECT id FROM tables WHERE owner = ? AND closed IS NULL"
NODES = "SELECT id, run, address, key, url, version, draining, unix_now() - heartbeat FROM node ORDER BY id"
LISTED_TABLES = (
    "SELECT table_id, node, free, body FROM listed WHERE node IN"
    " (SELECT id FROM node WHERE heartbeat > unix_now() - ?) ORDER BY free DESC, table_id LIMIT ?"
)

PERSON = "SELECT id, name, created, owner, listed, avatar, colour FROM person"
SITTING = "SELECT person, table_id, seat, since FROM sitting"
RATING = "SELECT person, game, against, mu, sigma, games, won FROM rating"
SCORE = "SELECT table_id, number, person, game, against, place, of, won, mu, sigma, at FROM score"
FINISHED = "SELECT person, table_id, number, seat, place, won, ended, at FROM finished"
BOARD = (
    "SELECT person.name, rating.person, mu, sigma, games, won, owner IS NOT NULL FROM rating"
    " JOIN person ON person.id = rating.person WHERE game = ? AND against = ? AND listed = 1 AND games >= ?"
    " ORDER BY mu - 3 * sigma DESC, rating.person LIMIT ?"
)


def table_row(values: Values) -> TableRow:
    table_id, created, game, visibility, body, owner = values
    return TableRow(id=table_id, created=created, game=game, visibility=visibility, body=json.loads(body), owner=owner)


def idle_row(values: Values) -> IdleTable:
    table_id, seq, at, owner = values
    return IdleTable(id=table_id, seq=seq, at=at, owner=owner)


def node_row(values: Values) -> NodeRow:
    id, run, address, key, url, version, draining, age = values
    return NodeRow(id=id, run=run, address=address, key=key, url=url, version=version, draining=bool(draining), age=age)


def listed_row(values: Values) -> ListedTable:
    table_id, node, free, body = values
    return ListedTable(table_id=table_id, node=node, free=bool(free), body=body)


def only(values: Values) -> str:
    """The one text of a row."""
    return str(values[0])


def entry_row(values: Values) -> Entry:
    table_id, seq, cmd, seat, kind, body, at = values
    return Entry(table_id=table_id, seq=seq, cmd=cmd, seat=seat, kind=kind, body=json.loads(body), at=at)


def person_row(values: Values) -> PersonRow:
    id, name, created, owner, listed, avatar, colour = values
    return PersonRow(id=id, name=name, created=created, owner=owner, listed=bool(listed), avatar=avatar, colour=colour)


def sitting_row(values: Values) -> Sitting:
    person, table_id, seat, since = values
    return Sitting(person=person, table_id=table_id, seat=seat, since=since)


def rating_row(values: Values) -> RatingRow:
    person, game, against, mu, sigma, games, won = values
    return RatingRow(person=person, game=game, against=against, mu=mu, sigma=sigma, games=games, won=won)


def score_row(values: Values) -> ScoreRow:
    table_id, number, person, game, against, place, of, won, mu, sigma, at = values
    return ScoreRow(
        table_id=table_id, number=number, person=person, game=game, against=against, place=place, of=of, won=bool(won),
        mu=mu, sigma=sigma, at=at,
    )  # fmt: skip


def finished_row(values: Values) -> FinishedRow:
    person, table_id, number, seat, place, won, ended, at = values
    return FinishedRow(
        person=person, table_id=table_id, number=number, seat=seat, place=place, won=bool(won), ended=ended, at=at
    )


def solved_row(values: Values) -> SolvedRow:
    person, game, number, at = values
    return SolvedRow(person=person, game=game, number=number, at=at)


def leader_row(values: Values) -> LeaderRow:
    name, person, mu, sigma, games, won, bot = values
    return LeaderRow(name=name, person=person, mu=mu, sigma=sigma, games=games, won=won, bot=bool(bot))
