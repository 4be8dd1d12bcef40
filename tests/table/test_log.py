"""The log is stored byte for byte as it always was."""

from __future__ import annotations

import json
from typing import get_args

from parlour.table.log import Kind
from tests.table.evening import STORED, evening


def lines() -> list[tuple[str, str]]:
    """The stored evening: kinds and bodies."""
    text = STORED.read_text(encoding="utf-8")
    return [(kind, body) for kind, _, body in (line.partition("\t") for line in text.splitlines())]


def written(body: object) -> str:
    """A body as the store has always written it."""
    return json.dumps(body, separators=(",", ":"), allow_nan=False)


def test_the_stored_evening_has_every_kind() -> None:
    assert {kind for kind, _ in lines()} == set(get_args(Kind))


def test_an_evening_of_today_is_stored_as_it_always_was() -> None:
    entries = [(entry.kind, {"seat": entry.seat, **entry.body}) for kept in evening() for entry in kept.log]
    assert [(kind, written(body)) for kind, body in entries] == lines()
