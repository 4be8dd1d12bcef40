"""Disks that are full or read-only: real ones where permissions allow, so that the server's own system calls fail.

As root, a small file system is filled to the last byte, and files are made immutable (which ext4 enforces for open
files; remounting a file system with such files as read-only is refused). Without root, no file of the server may grow
(RLIMIT_FSIZE).
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

from trials.trial_server import TrialServer

MEGABYTES = 32  # the write-ahead log alone takes 4 before its first checkpoint


@dataclass(frozen=True)
class DiskFault:
    """A fault of the disk: how to cause and end it, and the error that SQLite reports."""

    way: str
    begin: Callable[[], None]
    end: Callable[[], None]


def run(*command: str) -> bool:
    """Run a system command, and return whether it succeeded."""
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a small file system in this folder; False without the permission to mount one."""
    folder.mkdir(parents=True, exist_ok=True)
    mounted = run("mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder))
    try:
        yield mounted
    finally:
        if mounted:
            run("umount", str(folder))


def full(server: TrialServer, mounted: bool) -> DiskFault:
    """Return the fault that the disk has no space left."""
    if not mounted:
        return no_growth(server)
    filler = server.data / "filler"

    def fill() -> None:
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            for size in (65536, 4096, 1):
                with suppress(OSError):
                    while file.write(b"\0" * size):
                        pass

    return DiskFault(f"a tmpfs of {MEGABYTES} MB, filled to the last byte", fill, filler.unlink)


def read_only(server: TrialServer) -> DiskFault:
    """Return the fault that the database is read-only."""
    files = [str(server.database), f"{server.database}-wal"]
    if os.geteuid() == 0 and run("chattr", "+i", *files):
        run("chattr", "-i", *files)
        return DiskFault(
            "chattr +i on the database and its write-ahead log",
            lambda: must(run("chattr", "+i", *files)),
            lambda: must(run("chattr", "-i", *files)),
        )
    return no_growth(server)


def no_growth(server: TrialServer) -> DiskFault:
    """Return the fault that no file of the server may grow, which needs no permissions."""
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)

    def limit(size: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))

    return DiskFault("RLIMIT_FSIZE of the server", lambda: limit(1024), lambda: limit(soft))


def must(worked: bool) -> None:
    if not worked:
        raise OSError("the trouble could not be made or ended")


def sqlite_error(database: Path) -> str:
    """Return the error that another program gets when it tries to write now."""
    with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA cache_size = 1")  # so that the write reaches the file before any commit
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE trial (text)")
            connection.execute("INSERT INTO trial VALUES (zeroblob(1000000))")
            connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            return f"{error.sqlite_errorname}: {error}"
    return "nothing"
