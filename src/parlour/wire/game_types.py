"""Generates the page's types of a game from what its room declares: its options, its view and its events.

`python -m parlour.wire.game_types GAME ...` writes `page/view.ts` in the room of each game. A test keeps them equal.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from parlour.core import registry
from parlour.core.errors import kebab
from parlour.core.events import Event, event_kinds
from parlour.core.game import Game
from parlour.core.views import declared_keys, own_view_type
from parlour.wire.typescript_types import described, field, notes_of, quoted, union, written

FILE = "page/view.ts"
HEAD = """// Written by `make types` from the room's view.py, and from its options in __init__.py; do not edit.

import type { View } from '@client/wire';"""
SEAT_NOTE = "/** The fields of events that name seats. */"


def page(game: Game[Any]) -> str:
    """Return the whole TypeScript file of one game."""
    view = own_view_type(type(game))
    name = view.__name__.removesuffix("View")
    kinds = event_kinds(game)
    seats = sorted({one for kind in kinds for one in kind.seat_fields()})
    parts = [HEAD]
    parts += [options(f"{name}Options", game)]
    parts += [struct(inner) for inner in inner_structs(view)]
    parts += [struct(view, f"View<{name}Options> & ")]
    parts += [event(kind) for kind in kinds]
    parts += [union(f"{name}Event", [kind.__name__ for kind in kinds])]
    parts += [f"{SEAT_NOTE}\nexport const SEAT_FIELDS = [{', '.join(map(quoted, seats))}];"]
    return "\n\n".join(parts) + "\n"


def common_view(kind: Any) -> str:
    """Return the type of what the views of all games share, generic in the options of the game."""
    lines = [described(kind), f"export type {kind.__name__}<Options = Record<string, unknown>> = {{"]
    for key, hint in declared_keys(kind).items():
        lines += field(key, "Options" if key == "options" else written(hint), common_note(kind, key))
    return "\n".join([*lines, "};"])


def common_note(kind: Any, key: str) -> str:
    """Return the comment beside a key, in the class that declares it."""
    notes = notes_of(sys.modules[kind.__module__])
    return next((note for (_, name), note in notes.items() if name == key), "")


def struct(kind: Any, base: str = "") -> str:
    """Return the interface of a declared struct."""
    notes = notes_of(sys.modules[kind.__module__])
    lines = [described(kind), f"export type {kind.__name__} = {base}{{"]
    for key, hint in declared_keys(kind).items():
        optional = get_origin(hint) is NotRequired
        lines += field(key, written(hint), notes.get((kind.__name__, key), ""), optional)
    return "\n".join([*lines, "};"])


def inner_structs(kind: Any) -> list[Any]:
    """Return the structs that a struct contains, the innermost first."""
    found: dict[Any, None] = {}
    for hint in declared_keys(kind).values():
        for part in parts_of(hint):
            if is_typeddict(part):
                found |= dict.fromkeys([*inner_structs(part), part])
    return list(found)


def parts_of(hint: Any) -> Iterator[Any]:
    """Yield a type and the types that it is made of."""
    yield hint
    for argument in get_args(hint):
        yield from parts_of(argument)


def options(name: str, game: Game[Any]) -> str:
    """Return the type of a game's options as its views have them: all of them, with their values."""
    lines = ["/** All options, with their values. */", f"export type {name} = {{"]
    for option in game.options.values():
        lines += field(option.name, written(option.value_type()))
    return "\n".join([*lines, "};"])


def event(kind: type[Event]) -> str:
    """Return the type of an event as it is sent."""
    notes = notes_of(sys.modules[kind.__module__])
    hints = get_type_hints(kind, include_extras=True)
    lines = [described(kind), f"export type {kind.__name__} = {{"]
    lines += field("event", quoted(f"{kind.game}-{kebab(kind.__name__)}"))
    for one in fields(kind):  # type: ignore[arg-type]
        lines += field(one.name, written(hints[one.name]), notes.get((kind.__name__, one.name), ""))
    return "\n".join([*lines, "};"])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        game = registry.game(name)
        (game.folder / FILE).write_text(page(game), encoding="utf-8")
