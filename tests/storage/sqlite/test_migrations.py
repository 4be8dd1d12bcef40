"""Migrations: a database is brought up to date step by step, entirely or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from parlour.storage import NewerDatabase
from parlour.storage.sqlite.migrations import STEPS, migrate
from parlour.storage.sqlite.store import SqliteStore as Store
from tests.storage.databases import kept

NAMES = "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
VERSION = "PRAGMA user_version"
FIRST = ("CREATE TABLE first (a)", "INSERT INTO first VALUES (1)")
SECOND = ("ALTER TABLE first ADD COLUMN b", "CREATE TABLE second (a)")


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def test_a_new_database_gets_all_steps(path: Path) -> None:
    asyncio.run(Store(path).close())
    assert kept(path, VERSION) == [len(STEPS)]
    assert set(kept(path, NAMES)) >= {"entry", "entry_cmd", "tables", "person", "person_key", "rating", "score", "ban"}
    assert "finished" in kept(path, NAMES)


def test_only_missing_steps_are_taken(path: Path, connection: sqlite3.Connection) -> None:
    migrate(connection, [FIRST])
    migrate(connection, [FIRST, SECOND])
    migrate(connection, [FIRST, SECOND])
    assert kept(path, VERSION) == [2]
    assert kept(path, "SELECT a FROM first") == [1]
    assert kept(path, NAMES) == ["first", "second"]


def test_rated_games_of_an_earlier_program_are_among_the_finished(path: Path, connection: sqlite3.Connection) -> None:
    migrate(connection, STEPS[:2])
    connection.execute(
        "INSERT INTO tables (id, created, game, visibility, body) VALUES ('T', 1, 'notty', 'quick', '{}')"
    )
    connection.execute("INSERT INTO person (id, name, listed, created) VALUES ('ann', 'Ann', 1, 1)")
    connection.execute("INSERT INTO sitting (person, table_id, seat, since) VALUES ('ann', 'T', 1, 1)")
    connection.execute("INSERT INTO score VALUES ('T', 0, 'ann', 'notty', 'computers', 2, 2, 0, 25, 8, 9)")
    migrate(connection)
    assert kept(path, "SELECT person || table_id || number || seat || place || won FROM finished") == ["annT0120"]


def test_commands_of_people_who_stood_up_are_forgotten_and_no_others(
    path: Path, connection: sqlite3.Connection
) -> None:
    migrate(connection, STEPS[:3])
    connection.execute(
        "INSERT INTO tables (id, created, game, visibility, body) VALUES ('T', 1, 'notty', 'quick', '{}')"
    )
    log = [(1, "a", 1, "said", 1), (2, "b", 0, "said", 0), (3, "c", 1, "stood", 1), (4, "d", 1, "said", 1)]
    for seq, cmd, seat, kind, place in log:
        row = (seq, cmd, seat, kind, f'{{"seat":{place}}}')
        connection.execute("INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at) VALUES ('T',?,?,?,?,?,1)", row)
    migrate(connection)
    assert kept(path, "SELECT COALESCE(cmd, '-') FROM entry ORDER BY seq") == ["-", "b", "-", "d"]


def test_a_step_that_fails_undoes_all_of_them(path: Path, connection: sqlite3.Connection) -> None:
    migrate(connection, [FIRST])
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        migrate(connection, [FIRST, SECOND, ("CREATE TABLE third (a)", "INSERT INTO nowhere VALUES (1)")])
    assert not connection.in_transaction
    assert kept(path, VERSION) == [1]
    assert kept(path, NAMES) == ["first"]


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    newer = len(STEPS) + 1
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {newer}")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match=f"has version {newer}, this program knows versions up to {len(STEPS)}"):
        Store(path)
    assert path.read_bytes() == before
