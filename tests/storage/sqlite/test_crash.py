"""A program that is killed at any moment has stored everything it acknowledged, and nothing partially."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from parlour.storage import Entry
from parlour.storage.sqlite.store import SqliteStore as Store
from tests.storage.sqlite import appender

Promises = dict[str, list[int]]


def kill_after(path: Path, awaited: bytes, delay: float) -> Promises:
    """Start the program, kill it shortly after its first line with this word, and return what it had acknowledged."""
    promises: Promises = defaultdict(list)
    command = [sys.executable, str(Path(appender.__file__)), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if line.startswith(awaited):
                break
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    for line in lines:
        table_id, seq = line.decode().split()
        promises[table_id].append(int(seq))
    promises.pop("opening")
    return promises


async def logs(path: Path) -> dict[str, list[Entry]]:
    """Return all logs found when the database is opened again."""
    async with Store(path) as store:
        return {row.id: await store.entries(row.id) for row in await store.tables()}


def check(entries: list[Entry], promised: list[int]) -> None:
    """Check that there is no gap, no duplicate and no partial append, and that everything acknowledged is there."""
    seqs = [row.seq for row in entries]
    assert seqs == list(range(1, len(seqs) + 1))
    assert set(promised) <= set(seqs)
    for row in entries:
        assert row.body["first"] <= row.seq <= row.body["last"] <= len(seqs)
        assert entries[row.body["first"] - 1].body == row.body


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_killed_while_appending(path: Path) -> None:
    """One database goes through all the kills: each run continues from what the previous one has left."""
    random = Random(7)
    promised: Promises = defaultdict(list)
    for _ in range(8):
        for table_id, seqs in kill_after(path, appender.TABLES[0].encode(), random.uniform(0.0, 0.12)).items():
            promised[table_id] += seqs
        found = asyncio.run(logs(path))
        assert set(found) == set(appender.TABLES)
        for table_id in found:
            check(found[table_id], promised[table_id])
    assert all(len(seqs) >= 8 and len(seqs) == len(set(seqs)) for seqs in promised.values())


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_killed_while_opening(tmp_path: Path) -> None:
    """A new database each time: it has all its migrations or none, and the next program continues from there."""
    random = Random(11)
    for number in range(4):
        path = tmp_path / f"{number}.db"
        promised = kill_after(path, b"opening", random.uniform(0.0, 0.02))
        found = asyncio.run(logs(path))
        assert set(found) in (set(), set(appender.TABLES))
        for table_id in set(found) | set(promised):
            check(found[table_id], promised[table_id])
