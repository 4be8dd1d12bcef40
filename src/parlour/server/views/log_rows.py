"""Log entries as rows of the store, and back."""

from __future__ import annotations

from parlour import storage
from parlour.table.log import Entry, loaded, stored


def entry_of(row: storage.Entry) -> Entry:
    """Decode the entry of a row; raise LogError if this program cannot read it."""
    return Entry(row.seq, loaded(row.table_id, row.kind, row.body), row.at, row.cmd)


def row_of(table: str, entry: Entry, seat: int | None = None) -> storage.Entry:
    """Encode an entry as a row; `seat` is the one that sent the command behind it."""
    kind, body = stored(entry.body)
    return storage.Entry(table_id=table, seq=entry.seq, kind=kind, body=body, at=entry.at, seat=seat, cmd=entry.cmd)
