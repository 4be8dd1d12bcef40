"""Converts Python types to TypeScript, formatted as Prettier would."""

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
    """Return a Python type in TypeScript; a struct by its name."""
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
    """Return a string in single quotes; numbers unchanged."""
    return f"'{word}'" if isinstance(word, str) else str(word)


def bracketed(text: str) -> str:
    """Return a type in a form that can be followed by `[]`."""
    return f"({text})" if " | " in text else text


def union(name: str, members: list[str]) -> str:
    """Return the declaration of a union type."""
    head, line = f"export type {name} =", " | ".join(members)
    if len(f"{head} {line};") <= WIDTH:
        return f"{head} {line};"
    if len(f"  {line};") <= WIDTH:
        return f"{head}\n  {line};"
    return "\n".join([head, *(f"  | {one}" for one in members)]) + ";"


def described(kind: Any) -> str:
    """Return the description of a class: the first line of its docstring."""
    return f"/** {(kind.__doc__ or kind.__name__).splitlines()[0]} */"


def field(name: str, text: str, note: str = "", optional: bool = False) -> list[str]:
    """Return the lines of a struct's field, with the comment beside it in the Python source."""
    sentence = note[:1].upper() + note[1:] + ("" if note.endswith((".", "?")) else ".")
    return [*([f"  /** {sentence} */"] if note else []), f"  {name}{'?' if optional else ''}: {text};"]


@cache
def notes_of(module: Any) -> dict[tuple[str, str], str]:
    """Return the comments beside the fields of a module's classes, by class and field."""
    return comments(inspect.getsource(module))


def comments(source: str) -> dict[tuple[str, str], str]:
    """Return the comments beside the fields in a source text, by class and field."""
    lines = source.splitlines()
    return {
        (owner.name, ast.unparse(field.target)): lines[field.lineno - 1].partition("  # ")[2]
        for owner in ast.parse(source).body
        if isinstance(owner, ast.ClassDef)
        for field in owner.body
        if isinstance(field, ast.AnnAssign)
    }
