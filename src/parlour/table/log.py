"""The log of a table: its entries in order, and how each is stored and read back."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from parlour.table.entries import Body
from parlour.table.errors import DamagedLog, LogError, NewerLog


class Entry(msgspec.Struct, frozen=True):
    """A stored entry: its number in the log, its time, and the idempotency key `cmd` if a client sent the command."""

    seq: int
    body: Body
    at: float
    cmd: str | None = None


def kind_of(body: Body | type[Body]) -> str:
    """Return the kind of an entry, as it is stored."""
    return str(body.__struct_config__.tag)


KINDS: dict[str, type[Body]] = {kind_of(one): one for one in get_args(Body)}


def stored(body: Body) -> tuple[str, dict[str, Any]]:
    """Return the kind and the body of an entry, as plain data for the store."""
    fields: dict[str, Any] = msgspec.to_builtins(body)
    return fields.pop("kind"), fields


def loaded(table: str, kind: str, fields: dict[str, Any]) -> Body:
    """Decode a stored entry. `table` is the table's id, for the error if this program cannot read it."""
    declared = KINDS.get(kind)
    if declared is None:
        raise NewerLog(table=table, kind=kind)
    try:
        return msgspec.convert(fields, declared)
    except msgspec.ValidationError as error:
        raise unreadable(table, declared, fields) from error


def unreadable(table: str, declared: type[Body], fields: dict[str, Any]) -> LogError:
    """Return the error for stored data of a known kind that does not have the declared fields."""
    kind = kind_of(declared)
    if unknown := fields.keys() - set(declared.__struct_fields__):
        return NewerLog(table=table, kind=f"{kind}.{min(unknown)}")
    return DamagedLog(table=table, kind=kind)
