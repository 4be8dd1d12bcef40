"""The page's types of each game are those that its room declares."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

import parlour
from parlour.core import registry
from parlour.core.events import Card, Seat
from parlour.core.facts import PerSeat
from parlour.wire.game_types import FILE, page, struct
from parlour.wire.typescript_types import union, written


class Inner(TypedDict):
    """A part of the example."""

    count: int


class Outer(TypedDict):
    """An example."""

    hands: PerSeat[list[Card]]  # the cards of others are face down
    inner: Inner | None
    perhaps: NotRequired[bool]


@pytest.mark.parametrize("game", sorted(registry.built_in()))
def test_the_pages_types_are_up_to_date(game: str) -> None:
    room = parlour.game(game)
    assert (room.folder / FILE).read_text(encoding="utf-8") == page(room), "make types"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Seat | None, "number | null"),
        (PerSeat[list[Card]], "string[][]"),
        (list[Seat | Literal["random"]], "(number | 'random')[]"),
        (tuple[tuple[Card, ...], ...], "string[][]"),
        (Annotated[Literal["up", "down"], "a note"], "'up' | 'down'"),
        (dict[str, Any], "Record<string, unknown>"),
        (Inner, "Inner"),
    ],
)
def test_types_are_written_in_typescript(kind: Any, text: str) -> None:
    assert written(kind) == text


def test_a_struct_brings_its_comments() -> None:
    lines = [
        "/** An example. */",
        "export type Outer = {",
        "  /** The cards of others are face down. */",
        "  hands: string[][];",
    ]
    assert struct(Outer) == "\n".join([*lines, "  inner: Inner | null;", "  perhaps?: boolean;", "};"])


def test_a_union_is_laid_out_as_prettier_does() -> None:
    assert union("Short", ["One", "Other"]) == "export type Short = One | Other;"
    assert union("Middling", ["A" * 95, "B" * 95]) == f"export type Middling =\n  {'A' * 95} | {'B' * 95};"
    assert union("Long", ["A" * 99, "B" * 99]) == f"export type Long =\n  | {'A' * 99}\n  | {'B' * 99};"
