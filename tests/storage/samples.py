"""Sample rows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from parlour.storage import Entry, Store, TableRow


def table(table_id: str = "T", created: float = 1.0) -> TableRow:
    return TableRow(id=table_id, created=created, game="notty", visibility="private", body={"seats": 2})


def entry(seq: int, table_id: str = "T", seat: int | None = None, cmd: str | None = None, **body: Any) -> Entry:
    return Entry(table_id=table_id, seq=seq, cmd=cmd, seat=seat, kind="move", body=body, at=2.5)


async def together(store: Store, appends: Sequence[Sequence[Entry]]) -> list[BaseException | None]:
    """The results of appends that are all made at the same time."""
    return await asyncio.gather(*(store.append(entries) for entries in appends), return_exceptions=True)
