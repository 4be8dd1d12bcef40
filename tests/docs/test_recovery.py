"""docs/operations/recovery.md: its commands bring a database with games in progress back to a moment, and its standby
takes over."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.host import environment
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.storage import open_store
from parlour.storage.rows import Entry
from parlour.table import commands
from parlour.wire import messages as wire
from tests.docs.commands import HOUSE, Block, blocks
from tests.server.at_table import AtOnce, on_turn, play
from tests.storage import postgres_server
from tests.storage.postgres_server import PostgresServer, Unavailable, free_port, unprivileged

psycopg = pytest.importorskip("psycopg", reason="parlour[postgres] is not installed")

PAGE = HOUSE / "docs/operations/recovery.md"
MOMENT = "2026-11-20 21:30:00+00"
SETTINGS = next(block.code for block in blocks(PAGE) if block.tongue == "ini")
SYNC_STATE = "SELECT sync_state FROM pg_stat_replication"
MARK = "tried by: tests/docs/test_recovery.py"


class Machines:
    """The machines of the page in one folder: the primary, its standby and the archive."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.folder = server.folder
        self.standby_port = free_port()
        self.moment = ""
        self.steps = [block for block in blocks(PAGE) if block.mark.startswith(MARK)]
        self.run("mkdir -p /srv/backup/wal /srv/backup/base")
        shutil.copy(HOUSE / "deploy/postgresql/archive-wal", self.folder)
        os.rename(server.data, self.folder / "database")
        with (self.folder / "database/postgresql.conf").open("a") as settings:
            settings.write(self.here(SETTINGS))
            settings.write("unix_socket_directories = ''\nshared_buffers = 32MB\nfsync = off\n")  # no power cut here
        self.run("pg_ctl -D /srv/database -l /srv/log -w start")

    def here(self, text: str) -> str:
        """Replace the paths and the moment of the page by those of this test."""
        text = text.replace("/usr/local/bin", str(self.folder)).replace("/srv", str(self.folder))
        return text.replace(MOMENT, self.moment)

    def run(self, commands: str, port: int | None = None) -> str:
        """Run commands as the user of PostgreSQL."""
        programs = f"{postgres_server.programs()}:{os.environ['PATH']}"
        place = {"PATH": programs, "PGHOST": "127.0.0.1", "PGPORT": str(port or self.server.port), "PGUSER": "parlour"}
        with (self.folder / "output").open("w+") as output:  # a file: the server that a command starts keeps it open
            command = ["sh", "-ec", self.here(commands)]
            who, where = unprivileged(), self.folder
            done = subprocess.run(command, env=place, cwd=where, stdout=output, stderr=output, timeout=120, **who)
            output.seek(0)
            said = output.read()
        assert done.returncode == 0, commands + said
        return said

    def step(self, words: str) -> str:
        """Run the next block of the page, which must contain these words."""
        block: Block = self.steps.pop(0)
        assert words in block.code, block.code
        return self.run(block.code, self.standby_port if block.mark.endswith(": standby") else None)

    def stop(self) -> None:
        for folder in self.folder.glob("*/postmaster.pid"):
            postgres_server.run("pg_ctl", "-D", str(folder.parent), "-m", "immediate", "-w", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture
def machines() -> Iterator[Machines]:
    try:
        server = PostgresServer.new()
    except Unavailable as why:
        pytest.skip(str(why))
    machines = Machines(server)
    try:
        yield machines
    finally:
        machines.stop()


async def evening(address: str, table: str = "", moves: int = 30) -> tuple[str, list[Entry]]:
    """Play moves of a game of two people, a new one or one that goes on; return the table and its log."""
    settings = Settings(data=Path("unused"), database=address)
    server = ParlourServer(open_store(address), AtOnce(), settings, environment.REAL)
    await server.start()
    try:
        actor = await server.tables.actor(table) if table else await begin(server)
        for _ in range(moves):
            await move(actor)
        return actor.id, list(await server.store.entries(actor.id))
    finally:
        await server.close()


async def begin(server: ParlourServer) -> TableActor:
    actor = await server.tables.open_table("notty", "quick", 2, {"first_player": 0})
    for seat, name in enumerate(("Ann", "Bob")):
        await server.tables.sit(actor, seat, name, "5ec4e7" * 5 + "ab")
    await actor.submit(0, "begin", lambda: [commands.begin(actor.table, 0)])
    return actor


async def move(actor: TableActor) -> None:
    seat, state, moves = on_turn(actor), actor.table.state, actor.table.moves
    assert seat is not None and state is not None
    answer = await play(actor, seat, f"move {moves}", moves, str(state.legal()[-1]))
    assert isinstance(answer, wire.Ack), answer


def played(address: str, table: str = "") -> tuple[str, list[Entry]]:
    return asyncio.run(evening(address, table))


async def stored(address: str, table: str) -> list[Entry]:
    async with open_store(address) as store:
        return list(await store.entries(table))


def test_a_database_returns_to_the_moment_before_a_mistake_and_its_standby_takes_over(machines: Machines) -> None:
    address = machines.server.create("parlour")
    machines.step("pg_stat_archiver")
    table, _ = played(address)
    machines.step("pg_basebackup")
    machines.step("pg_archivecleanup")
    _, before = played(address, table)
    with psycopg.connect(address, autocommit=True) as connection:
        machines.moment = str(connection.execute("SELECT clock_timestamp()").fetchone()[0])
    machines.step("pg_create_restore_point")
    played(address, table)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DELETE FROM entry")  # the mistake
    assert asyncio.run(stored(address, table)) == []

    machines.step("pg_switch_wal")
    machines.step("recovery_target_time")
    machines.step("pg_is_in_recovery")
    assert asyncio.run(stored(address, table)) == before
    check(machines, address)
    _, more = played(address, table)
    assert more[: len(before)] == before and len(more) > len(before)

    machines.step("pg_create_physical_replication_slot")
    machines.step("start")
    machines.step("synchronous_standby_names")
    machines.run(
        "until psql -Atc 'SELECT sync_state FROM pg_stat_replication' postgres | grep -qx sync; do sleep 0.1; done"
    )
    both = f"127.0.0.1:{machines.server.port},127.0.0.1:{machines.standby_port}/parlour?target_session_attrs=read-write"
    _, last = played(f"postgresql://parlour@{both}", table)
    machines.run("pg_ctl -D /srv/database -m immediate -w stop")
    machines.step("promote")
    assert asyncio.run(stored(f"postgresql://parlour@{both}", table)) == last
    assert machines.steps == []


def check(machines: Machines, address: str) -> None:
    """Run the command of the page that checks every log."""
    block = machines.steps.pop(0)
    command = block.code.replace("postgresql://parlour@localhost/parlour", address).split()
    assert command[:3] == ["parlour", "admin", "check"]
    subprocess.run([sys.executable, "-m", *command], check=True, timeout=120)


def test_a_segment_is_archived_whole_and_never_overwritten(tmp_path: Path) -> None:
    archive, segment = tmp_path / "archive", tmp_path / "segment"
    archive.mkdir()
    script = str(HOUSE / "deploy/postgresql/archive-wal")
    command = [script, str(archive), str(segment), "000000010000000000000001"]
    segment.write_bytes(b"first")
    assert [subprocess.run(command).returncode for _ in range(2)] == [0, 0]
    segment.write_bytes(b"other")
    assert subprocess.run(command).returncode != 0
    assert [(path.name, path.read_bytes()) for path in archive.iterdir()] == [("000000010000000000000001", b"first")]
