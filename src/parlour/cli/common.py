"""What all commands share: where they write, how they fail, and how they read options and files."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from parlour.core.errors import OptionError, ParlourError
from parlour.core.rng import Seed

P = ParamSpec("P")

Language = Annotated[str, typer.Option("--lang", help="en, si or cs")]
AsJson = Annotated[bool, typer.Option("--json", help="answer with JSON, for programs")]


def console() -> Console:
    """Where answers go: in colour on a terminal, plain in a pipe, lines never broken for a program."""
    return Console(highlight=False, soft_wrap=True)


def show(text: Text | str) -> None:
    """Print a line or a picture as it is."""
    console().print(text, markup=False)


def show_json(answer: Any) -> None:
    """Print plain data."""
    print(json.dumps(answer, ensure_ascii=False, indent=1))


def fails_politely(command: Callable[P, None]) -> Callable[P, None]:
    """Bad input: the reason on standard error, exit code 2, no traceback."""

    @functools.wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except ParlourError as error:
            print(error, file=sys.stderr)
            raise typer.Exit(2) from None

    return polite


def read_seed(text: str) -> Seed:
    """A seed from the command line: a whole number, or bytes in hex."""
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise OptionError("bad-seed", given=repr(text)) from None


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Options of a game as name=value; the value as JSON, or a word."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError("cli-bad-option", given=pair)
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


def read_json(path: Path) -> Any:
    """A JSON file, with a clear word when it is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("cli-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError as error:  # not JSON, or not text at all
        raise OptionError("cli-not-json", file=str(path), reason=str(error)) from None
