"""Background tasks: an error in a task that nobody awaits is logged instead of lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from parlour import storage
from parlour.server.host import logs
from parlour.table.errors import TableError

# Errors that end such work in order: the table was evicted, or the server stops. A conflict evicts the table by itself.
EXPECTED = (TableError, storage.Closed, storage.Conflict)


def begin(work: Coroutine[Any, Any, None], name: str, **facts: str) -> asyncio.Task[None]:
    """Start a background task; its failure is logged as "`name` failed"."""

    def log_failure(task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EXPECTED):
            logs.event(f"{name} failed", logging.ERROR, cause=error, **facts)

    task = asyncio.create_task(work)
    task.add_done_callback(log_failure)
    return task
