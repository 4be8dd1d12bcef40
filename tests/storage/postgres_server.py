"""A PostgreSQL server for the tests: in its own folder, on a free port, as an unprivileged user.

PostgreSQL refuses to run as root, so there the user of Debian's package runs it. If it is not installed and cannot be,
`Unavailable` gives the reason.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests import debian

DEBIAN = Path("/usr/lib/postgresql")
USERS = ("postgres", "nobody")
# Small buffers, because the data of tests is small; only TCP, because the path of a socket file may be too long.
SETTINGS = ("max_connections=60", "shared_buffers=32MB", "unix_socket_directories=", "listen_addresses=127.0.0.1")


class Unavailable(Exception):
    """Raised if PostgreSQL is not available here, with the reason."""


@cache
def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`; they are installed by apt-get if possible."""
    for attempt in (installed, by_apt):
        found = attempt()
        if found is not None:
            return found
    raise Unavailable("PostgreSQL is not installed: apt-get install postgresql (as root)")


def installed() -> Path | None:
    """The folder with the programs of an installed server."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    return max(DEBIAN.glob("*/bin"), key=lambda path: int(path.parent.name), default=None)


def by_apt() -> Path | None:
    """Install Debian's package, if permissions allow."""
    debian.install("postgresql", "The tests of the store need PostgreSQL")
    return installed()


def unprivileged() -> dict[str, Any]:
    """The user that runs the server, as arguments of `subprocess`."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next((known[name] for name in USERS if name in known), None)
    if user is None:
        raise Unavailable("there is no user to run PostgreSQL: it refuses to run as root")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class PostgresServer:
    """A server with a database cluster in its own folder."""

    def __init__(self, folder: Path, port: int, settings: Sequence[str] = ()) -> None:
        self.folder = folder
        self.port = port
        self.settings = (*SETTINGS, *settings)

    @classmethod
    def new(cls, settings: Sequence[str] = ()) -> PostgresServer:
        """A new cluster, not started."""
        folder = new_folder()
        run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "parlour", "-E", "UTF8", "--no-locale")
        return cls(folder, free_port(), settings)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start the server, and return when it answers."""
        options = " ".join(f'-c "{setting}"' for setting in (f"port={self.port}", *self.settings))
        log = str(self.folder / "log")
        run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "-t", "120", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: `fast` rolls back and checkpoints, `immediate` is a crash."""
        run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "-t", "120", "stop", check=False)

    def kill(self) -> None:
        """Kill all processes of the server at once, as a power cut does."""
        pid = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def standby(self) -> PostgresServer:
        """A new server that repeats every change of this one, running."""
        folder = new_folder()
        source = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "parlour")
        run("pg_basebackup", "-D", str(folder / "data"), *source, "-R", "-X", "stream", "--checkpoint=fast")
        twin = PostgresServer(folder, free_port(), self.settings[len(SETTINGS) :])
        twin.start()
        return twin

    def promote(self) -> None:
        """Make a standby the primary."""
        run("pg_ctl", "-D", str(self.data), "-w", "-t", "120", "promote")

    def remove(self) -> None:
        """Stop the server, and delete its folder."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://parlour@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """Create an empty database, and return its address."""
        import psycopg  # only where there is a server

        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{database}" TEMPLATE template0 STRATEGY file_copy')
        return self.address(database)


def run(program: str, *arguments: str, check: bool = True) -> None:
    """Run a program of PostgreSQL as the unprivileged user."""
    command = [str(programs() / program), *arguments]
    done = subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                          **unprivileged())  # fmt: skip
    if check and done.returncode:
        raise RuntimeError(f"{program} failed: {done.stderr.decode(errors='replace').strip()}")


def new_folder() -> Path:
    """A folder that belongs to the unprivileged user, who may not enter pytest's own folders."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
    user = unprivileged()
    if user:
        os.chown(folder, user["user"], user["group"])
    return folder


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
