"""The client's types, written from the messages: `python -m parlour.wire.typescript FILE`. A test keeps them equal."""

from __future__ import annotations

import json
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from parlour.wire import http, messages

UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return written(arguments[0])
    if origin is Literal:
        return " | ".join(json.dumps(word) for word in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(written(argument) for argument in arguments)
    if origin is list:
        return f"{bracketed(written(arguments[0]))}[]"
    if origin is dict:
        return f"Record<string, {written(arguments[1])}>"
    return str(kind.__name__)


def bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def interface(kind: type[msgspec.Struct]) -> str:
    """A message as an interface; its docstring comes along. What has a default may be missing."""
    tag = kind.__struct_config__.tag
    lines = [f"/** {(kind.__doc__ or '').splitlines()[0] if kind.__doc__ else kind.__name__} */"]
    lines.append(f"export interface {kind.__name__} {{")
    if tag is not None:
        lines.append(f'  t: "{tag}";')
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        mark = "" if field.required else "?"
        lines.append(f"  {field.name}{mark}: {written(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the files."""
    found = [thing for module in (messages, http) for thing in vars(module).values()]
    own = [thing for thing in found if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [thing for thing in dict.fromkeys(own) if thing not in (msgspec.Struct, messages.Message)]


def page() -> str:
    """The whole file."""
    parts = ["// Written by `python -m parlour.wire.typescript` from src/parlour/wire; do not edit."]
    parts += [f"export const VERSION = {messages.VERSION};"]
    parts += [interface(kind) for kind in structs()]
    parts += [f"export type {name} = {written(union)};" for name, union in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    else:
        print(page())
