"""Shared by all commands: output, error handling, and reading options and files."""

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

from parlour.core import registry
from parlour.core.errors import OptionError, ParlourError
from parlour.core.rng import Seed
from parlour.locales import LANGUAGES, say_error
from parlour.terminal.wrapping import wrapped

P = ParamSpec("P")
UNSEEN = {
    code: "?" for code in (*range(32), 127) if code != 10
}  # control characters from a file must not reach the terminal


def plain_name(name: str) -> str:
    """A name in its usual spelling: `House-of-Cards` becomes house_of_cards."""
    return "_".join(name.strip().lower().replace("-", " ").replace("_", " ").split())


def known_game(given: str | None) -> str | None:
    """The name of the game that `given` spells; an unknown name is returned as it is, to be refused later."""
    if given is None or given in registry.names():
        return given
    return next((name for name in registry.names() if plain_name(name) == plain_name(given)), given)


def games_beginning(incomplete: str) -> list[str]:
    """The names of games that complete what was typed in the shell."""
    return [name for name in registry.names() if name.startswith(plain_name(incomplete))]


def game_argument(help: str) -> Any:
    """An argument that names a game."""
    return typer.Argument(help=help, callback=known_game, autocompletion=games_beginning)


GameName = Annotated[str, game_argument("the game's name")]
Language = Annotated[str, typer.Option("--lang", help="en, si or cs")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON, for programs")]


def console() -> Console:
    """Standard output: in colour on a terminal; plain and without line wrapping in a pipe."""
    return Console(highlight=False, soft_wrap=True)


def show(text: Text | str) -> None:
    """Print a line or a picture, wrapped between words on a terminal and unchanged in a pipe."""
    screen = console()
    if screen.is_terminal:
        text = wrapped(text if isinstance(text, Text) else Text(text), screen)
    screen.print(text, markup=False)


def show_json(answer: Any) -> None:
    """Print plain data as JSON; in ASCII unless the output's encoding is a form of Unicode."""
    has_all = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(answer, ensure_ascii=not has_all, indent=1))


def fails_politely(command: Callable[P, None]) -> Callable[P, None]:
    """Decorate a command so that bad input prints the reason on standard error and exits with code 2."""

    @functools.wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            raise  # the reader closed the pipe, which is not bad input
        except (ParlourError, OSError, RecursionError, OverflowError, MemoryError) as error:
            print(in_words(error, str(kwargs.get("lang"))), file=sys.stderr)
            raise typer.Exit(2) from None

    return polite


def in_words(error: Exception, lang: str) -> str:
    """The message for a refusal, or for an error of a file, the disk or the memory."""
    if isinstance(error, OSError) and error.filename is not None:
        facts = {"file": str(error.filename), "reason": error.strerror or str(error)}
        error = OptionError("cli-file-trouble", **facts)
    elif not isinstance(error, ParlourError):
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        error = OptionError("cli-trouble", reason=reason)
    return say_error(lang if lang in LANGUAGES else "en", error).translate(UNSEEN)


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
    """A game's options from `name=value` pairs; a value that is not JSON is text."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError("cli-bad-option", given=pair)
        try:
            options[name] = json.loads(value)
        except (json.JSONDecodeError, RecursionError):
            options[name] = value
    return options


def read_json(path: Path) -> Any:
    """The content of a JSON file, with a clear error if it is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("cli-no-file", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError as error:  # not JSON, or not text at all
        raise OptionError("cli-not-json", file=str(path), reason=str(error)) from None
    except RecursionError:
        raise OptionError("cli-nested", file=str(path)) from None
