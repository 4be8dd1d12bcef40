"""Disks that are full or take nothing: real ones as far as we may, so that the server's own calls fail.

As root a small file system of its own is filled to the last byte, and files are made immutable (which ext4 enforces for
files that are open; to remount a file system with such files as read-only is refused). Without those rights no file of
the server may grow (RLIMIT_FSIZE).
"""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from trials.house import TriedHouse

MEGABYTES = 32  # the write-ahead log alone takes 4 before it is folded in for the first time


@dataclass(frozen=True)
class Trouble:
    """How a trouble is made and ended, and what SQLite says to it."""

    way: str
    begin: Callable[[], None]
    end: Callable[[], None]


def run(*command: str) -> bool:
    """Whether a command of the system has worked."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A small file system in this folder; False where we may not mount one."""
    folder.mkdir(parents=True, exist_ok=True)
    mounted = run("mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder))
    try:
        yield mounted
    finally:
        if mounted:
            run("umount", str(folder))


def full(house: TriedHouse, mounted: bool) -> Trouble:
    """No room left."""
    if not mounted:
        return no_growth(house)
    filler = house.data / "filler"

    def fill() -> None:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            for size in (65536, 4096, 1):
                with suppress(OSError):
                    while file.write(b"\0" * size):
                        pass

    return Trouble(f"a tmpfs of {MEGABYTES} MB, filled to the last byte", fill, filler.unlink)


def read_only(house: TriedHouse) -> Trouble:
    """The database may not be changed any more."""
    files = [str(house.database), f"{house.database}-wal"]
    if os.geteuid() == 0 and run("chattr", "+i", *files):
        run("chattr", "-i", *files)
        return Trouble(
            "chattr +i on the database and its write-ahead log",
            lambda: must(run("chattr", "+i", *files)),
            lambda: must(run("chattr", "-i", *files)),
        )
    return no_growth(house)


def no_growth(house: TriedHouse) -> Trouble:
    """No file of the server may grow; needs no rights."""
    pid = house.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))

    return Trouble("RLIMIT_FSIZE of the server", lambda: limit(1024), lambda: limit(soft))


def must(worked: bool) -> None:
    if not worked:
        raise OSError("the trouble could not be made or ended")


def what_sqlite_says(database: Path) -> str:
    """What another program meets who tries to write now."""
    with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA cache_size = 1")  # so that it reaches the file before any commit
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE trial (text)")
            connection.execute("INSERT INTO trial VALUES (zeroblob(1000000))")
            connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            return f"{error.sqlite_errorname}: {error}"
    return "nothing"
