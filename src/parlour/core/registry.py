"""The registry of games: the packages in `parlour.games`, and games that other packages provide by an entry point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from parlour.core.errors import OptionError, shown
from parlour.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "parlour.games"


def built_in() -> set[str]:
    """The names of the built-in games: every package in parlour/games."""
    return {room.name for room in iter_modules(import_module(GROUP).__path__) if room.ispkg}


def built_in_folders() -> list[Path]:
    """The folders of the built-in games, in order, without importing any."""
    (rooms,) = import_module(GROUP).__path__
    return [Path(rooms) / name for name in sorted(built_in())]


def from_outside() -> Iterable[EntryPoint]:
    """The entry points of games from other packages. `importlib.metadata` is imported late: `--help` never needs it."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(built_in() | {entry.name for entry in from_outside()}))


def sorted_out() -> tuple[tuple[str, ...], list[OptionError]]:
    """The names of the games that can be loaded, and the errors of the others."""
    working, broken = [], []
    for name in names():
        try:
            game(name)
        except OptionError as error:
            broken.append(error)
        else:
            working.append(name)
    return tuple(working), broken


def game(name: str, version: int | None = None) -> Game:
    """The game with this name, under its current rules or under those of a given version."""
    found = _loaded(str(name))
    return found if version is None else found.with_rules(version)


@cache
def _loaded(name: str) -> Game:
    """The game with this name, cached, because reading the metadata of all installed packages takes milliseconds."""
    if name not in names():
        raise OptionError("no-such-game", given=name, allowed=", ".join(names()))
    if name in built_in():
        found = import_module(f"{GROUP}.{name}").GAME
    else:
        entry = next(entry for entry in from_outside() if entry.name == name)
        try:
            found = entry.load()
        except (Exception, SystemExit) as error:  # the code of another package may raise anything
            raise OptionError("broken-game", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise OptionError("not-a-game", name=name, given=shown(found))
    check_older(found)
    return found


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A module in a game's folder, such as `terminal`, imported when first needed; None if there is no such module."""
    home = type(game(name)).__module__
    module = f"{home}.{what}"
    is_package = hasattr(import_module(home), "__path__")
    return import_module(module) if is_package and find_spec(module) is not None else None


def check_older(game: Game) -> None:
    """Check that older rules belong to the same game and that every version has a different number."""
    for one in game.older:
        if not isinstance(one, Game) or one.name != game.name:
            raise OptionError("not-older-rules", name=game.name, given=shown(one))
    versions = [game.version for game in (*game.older, game)]
    if versions != sorted(set(versions)):
        raise OptionError("not-older-rules", name=game.name, given=shown(versions))
