"""Python types in TypeScript, laid out as Prettier would."""

from __future__ import annotations

import ast
import inspect
import types
import typing
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

from parlour.core.facts import Seat

WIDTH = 200  # of a line, as in client/prettier.config.js
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def written(kind: Any) -> str:
    """A Python type in TypeScript; a struct by its name."""
    if kind is Seat:
        return "number"
    if kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (typing.Annotated, NotRequired):
        return written(arguments[0])
    if origin is Literal:
        return " | ".join(map(quoted, arguments))
    if origin in (Union, types.UnionType):
        return " | ".join(written(argument) for argument in arguments)
    if origin in (list, tuple):
        return f"{bracketed(written(arguments[0]))}[]"
    if origin is dict:
        return f"Record<string, {written(arguments[1])}>"
    return str(kind.__name__)


def quoted(word: object) -> str:
    """A string between single quotes; numbers as they are."""
    return f"'{word}'" if isinstance(word, str) else str(word)


def bracketed(text: str) -> str:
    """A type that can be made a list of."""
    return f"({text})" if " | " in text else text


def union(name: str, members: list[str]) -> str:
    """A type that is one of several."""
    head, line = f"export type {name} =", " | ".join(members)
    if len(f"{head} {line};") <= WIDTH:
        return f"{head} {line};"
    if len(f"  {line};") <= WIDTH:
        return f"{head}\n  {line};"
    return "\n".join([head, *(f"  | {one}" for one in members)]) + ";"


def described(kind: Any) -> str:
    """What a class is, by the first line of its docstring."""
    return f"/** {(kind.__doc__ or kind.__name__).splitlines()[0]} */"


def field(name: str, text: str, note: str = "", optional: bool = False) -> list[str]:
    """A field of a struct, with what stands beside it in the Python source."""
    sentence = note[:1].upper() + note[1:] + ("" if note.endswith((".", "?")) else ".")
    return [*([f"  /** {sentence} */"] if note else []), f"  {name}{'?' if optional else ''}: {text};"]


@cache
def notes_of(module: Any) -> dict[tuple[str, str], str]:
    """The comments beside the fields of a module's classes, by class and field."""
    return comments(inspect.getsource(module))


def comments(source: str) -> dict[tuple[str, str], str]:
    """What stands beside a field in the source, by class and field."""
    lines = source.splitlines()
    return {
        (owner.name, ast.unparse(field.target)): lines[field.lineno - 1].partition("  # ")[2]
        for owner in ast.parse(source).body
        if isinstance(owner, ast.ClassDef)
        for field in owner.body
        if isinstance(field, ast.AnnAssign)
    }
