"""The data folder: its lock, the address of the server that holds it, and the admin token.

The lock is the operating system's, so it is released when the process ends, however that happens.
"""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from parlour.core.errors import OptionError

DATABASE = "parlour.sqlite"
LOCK = "parlour.lock"
TOKEN = "admin.token"


def make(folder: Path) -> None:
    """Create the folder, readable by its owner alone, because it holds the cards of running games."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError("serve-folder", folder=str(folder), reason=error.strerror or str(error)) from None


@contextmanager
def held(folder: Path) -> Iterator[IO[str]]:
    """Lock this folder against other servers and restores. `address` reads what is written into the lock file."""
    make(folder)
    try:
        lock = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise OptionError("serve-folder", folder=str(folder), reason=error.strerror or str(error)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OptionError("serve-in-use", folder=str(folder)) from None
        lock.truncate(0)
        try:
            yield lock
        finally:
            lock.truncate(0)
            (folder / TOKEN).unlink(missing_ok=True)


def note_address(lock: IO[str], address: str) -> None:
    """Write the address at which this machine can reach the server that holds the lock."""
    lock.truncate(0)
    lock.write(json.dumps({"pid": os.getpid(), "address": address}))
    lock.flush()


def is_held(folder: Path) -> bool:
    """Return whether a server runs on this folder."""
    try:
        with (folder / LOCK).open("r", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except FileNotFoundError:
        return False
    return False


def address(folder: Path) -> str:
    """Return the address of the server that runs on this folder."""
    try:
        note = json.loads((folder / LOCK).read_text(encoding="utf-8")) if is_held(folder) else {}
    except ValueError:  # the server is just starting
        note = {}
    except OSError as error:
        raise OptionError("cli-no-file", file=str(folder / LOCK), reason=error.strerror or str(error)) from None
    if "address" not in note:
        raise OptionError("admin-no-server", folder=str(folder))
    return str(note["address"])


def write_privately(path: Path, text: str) -> None:
    """Write a file atomically, readable by its owner alone."""
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def new_token(folder: Path) -> str:
    """Write a new admin token, which every start does, and return it."""
    token = secrets.token_urlsafe(32)
    write_privately(folder / TOKEN, token + "\n")
    return token


def read_token(folder: Path) -> str:
    try:
        return (folder / TOKEN).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise OptionError("admin-no-token", file=str(folder / TOKEN), reason=error.strerror or str(error)) from None
