"""The program that test_crash kills: it appends for ever, and prints what was acknowledged and nothing else."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from parlour.storage import Entry, TableRow
from parlour.storage.sqlite.store import SqliteStore as Store

TABLES = ("north", "east", "south")


def say(*words: object) -> None:
    """Write a line straight into the pipe: a buffered one would be lost when the program is killed."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def go_on(store: Store, table_id: str) -> None:
    """Append 1 to 4 entries at a time, from where the log ends; each records the first and the last of its append."""
    seq = len(await store.entries(table_id))
    for turn in count():
        first, last = seq + 1, seq + 1 + turn % 4
        bodies = [(seq, {"first": first, "last": last, "padding": "x" * 300}) for seq in range(first, last + 1)]
        await store.append([Entry(table_id=table_id, seq=seq, kind="k", body=body, at=0.0) for seq, body in bodies])
        for seq in range(first, last + 1):
            say(table_id, seq)


async def main(path: str) -> None:
    say("opening", 0)
    store = Store(path)
    known = {row.id for row in await store.tables()}
    new = [TableRow(id=name, created=0.0, game="g", visibility="v", body={}) for name in TABLES if name not in known]
    await store.append(tables=new)
    await asyncio.gather(*(go_on(store, name) for name in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
