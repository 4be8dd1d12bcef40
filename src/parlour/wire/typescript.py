"""Generates the page's types from the messages: `python -m parlour.wire.typescript FILE`. A test keeps them equal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from parlour.core.views import View
from parlour.wire import http, messages, notices, social, tournaments
from parlour.wire.game_types import common_view
from parlour.wire.typescript_types import described, field, quoted, union, written

# The parts that messages leave to the games: a view has what all games share, and what its game's page/view.ts
# declares.
OPEN = {("Situation", "view"): "View & Record<string, unknown>"}
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}


def interface(kind: type[msgspec.Struct]) -> str:
    """Return a message as an interface with its docstring. Fields with a default are optional."""
    tag = kind.__struct_config__.tag
    lines = [described(kind), f"export interface {kind.__name__} {{"]
    if tag is not None:
        lines += field("t", quoted(tag))
    hints = get_type_hints(kind, include_extras=True)
    for one in msgspec.structs.fields(kind):
        text = OPEN.get((kind.__name__, one.name)) or written(hints[one.name])
        lines += field(one.name, text, optional=not one.required)
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """Return every message, in the order of the files."""
    modules = (messages, http, social, notices, tournaments)
    found = [thing for module in modules for thing in vars(module).values()]
    own = [thing for thing in found if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [thing for thing in dict.fromkeys(own) if thing not in (msgspec.Struct, messages.Message)]


def page() -> str:
    """Return the whole TypeScript file."""
    parts = ["// Written by `make types` from src/parlour/wire; do not edit."]
    parts += [f"export const VERSION = {messages.VERSION};"]
    parts += [common_view(View)]
    parts += [interface(kind) for kind in structs()]
    parts += [union(name, [kind.__name__ for kind in get_args(kinds)]) for name, kinds in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    else:
        print(page())
