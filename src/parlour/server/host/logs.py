"""The server's log: one line per event, on standard error.

It never contains a secret: no token, cookie, code, card, seed, nonce, chat or name. A table's id is an invitation, so
only its beginning is logged; an address is hashed with a salt that changes with every process. Messages of other
libraries are logged without their values, and errors by type and place, without their messages.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import logging
import secrets
import sys
import threading
import traceback
from collections import Counter
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Literal, TextIO

Form = Literal["json", "text"]
Fact = str | int | float | bool | None | list[str] | dict[str, str]
LEVELS = ("debug", "info", "warning", "error")
HERE = Path(__file__).parents[3]
OURS = "parlour"
MOST_LINES, MINUTE = 100, 60.0  # warnings of one kind per this many seconds
LEAST_OF_OTHERS = logging.WARNING  # libraries log every connection, which interests nobody
log = logging.getLogger(OURS)


class Addresses:
    """Logs addresses as hashes that tell them apart until the next start, or not at all."""

    def __init__(self) -> None:
        self.salt = secrets.token_bytes(16)
        self.shown = True

    def hashed(self, address: str) -> str | None:
        digest = hashlib.sha256(self.salt + address.encode()).hexdigest()
        return digest[:8] if self.shown else None


addresses = Addresses()


def event(what: str, level: int = logging.INFO, /, *, cause: BaseException | None = None, **facts: Fact) -> None:
    """Log an event. Facts that are None are left out."""
    told = {name: fact for name, fact in facts.items() if fact is not None}
    log.log(level, what, extra={"facts": told}, exc_info=cause)


def short(table: str) -> str:
    """Return the beginning of a table's id, which tells tables apart and invites nobody."""
    return table[:4]


def set_up(form: Form, level: str, show_addresses: bool = True, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process through one handler."""
    addresses.shown = show_addresses
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    handler.addFilter(RepeatLimit())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    wanted = logging.getLevelNamesMapping()[level.upper()]
    root.setLevel(max(wanted, LEAST_OF_OTHERS))
    log.setLevel(wanted)
    logging.captureWarnings(True)
    log_uncaught()


def log_uncaught() -> None:
    """Log exceptions that nothing has caught."""

    def crashed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, Exception):
            event("crashed", logging.ERROR, cause=error)

    def thread_crashed(told: threading.ExceptHookArgs) -> None:
        event("thread crashed", logging.ERROR, cause=told.exc_value)

    def unraisable(told: Any) -> None:
        event("error while cleaning up", logging.ERROR, cause=told.exc_value)

    sys.excepthook = crashed
    threading.excepthook = thread_crashed
    sys.unraisablehook = unraisable


class RepeatLimit(logging.Filter):
    """Rate limit for repeated warnings, so that they fill no disk: the next line of a kind counts the suppressed
    ones."""

    def __init__(self) -> None:
        super().__init__()
        self.since: dict[object, float] = {}
        self.count: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, record.msg if is_ours(record) else (record.pathname, record.lineno))
        now = monotonic()
        if now - self.since.setdefault(kind, now) > MINUTE:
            record.more = max(0, self.count.pop(kind, 0) - MOST_LINES)
            self.since[kind] = now
        self.count[kind] += 1
        return self.count[kind] <= MOST_LINES


class Lines(logging.Formatter):
    """Formats a log record as an event with facts."""

    def facts(self, record: logging.LogRecord) -> dict[str, Fact]:
        """Return the time, the level, the event and its facts."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        facts: dict[str, Fact] = {
            "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": str(record.msg) if is_ours(record) else "log",
        }
        if is_ours(record):
            facts = {**facts, **getattr(record, "facts", {}), **facts}  # no fact can replace these
        else:
            facts |= library_facts(record)
        if more := getattr(record, "more", 0):
            facts["more"] = more
        error = record.exc_info[1] if record.exc_info else None
        return facts | (error_facts(error) if error is not None else {})


class AsJson(Lines):
    """Formats one JSON object per line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.facts(record), ensure_ascii=False)


class AsText(Lines):
    """Formats plain lines, for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        at, level, what = (str(facts.pop(name)) for name in ("at", "level", "event"))
        rest = " ".join(f"{name}={json.dumps(fact, ensure_ascii=False)}" for name, fact in facts.items())
        return f"{at[11:19]} {level:7} {what} {rest}".rstrip()


def is_ours(record: logging.LogRecord) -> bool:
    return record.name == OURS or record.name.startswith(OURS + ".")


def library_facts(record: logging.LogRecord) -> dict[str, Fact]:
    """Return the message of a library without its values: the unformatted template contains no secrets."""
    ours = record.name.startswith("uvicorn") and isinstance(record.msg, str)
    said = record.msg.strip().partition("\n")[0] if ours else None
    facts: dict[str, Fact] = {"source": record.name, "where": f"{record.module}:{record.lineno}"}
    return facts | ({"message": said} if said else {})


def error_facts(error: BaseException) -> dict[str, Fact]:
    """Return the types of an error and of its causes, and the traceback.

    The message is left out: it may contain a secret.
    """
    kinds: list[str] = []
    way: list[str] = []
    chain: BaseException | None = error
    while chain is not None and len(kinds) < 5:
        kinds.append(type(chain).__name__)
        way += [where(frame) for frame in traceback.extract_tb(chain.__traceback__)]
        chain = chain.__cause__ or chain.__context__
    return {"error": kinds[0], "behind": kinds[1:], "trace": way} if kinds[1:] else {"error": kinds[0], "trace": way}


def where(frame: traceback.FrameSummary) -> str:
    path = Path(frame.filename)
    name = path.relative_to(HERE) if path.is_relative_to(HERE) else Path(*path.parts[-2:])
    return f"{name}:{frame.lineno} {frame.name}"
