"""Which games there are: the rooms of `parlour.games`, and what other packages bring by an entry point."""

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
    """The rooms of the house: every package in parlour/games."""
    return {room.name for room in iter_modules(import_module(GROUP).__path__) if room.ispkg}


def built_in_folders() -> list[Path]:
    """The folders of the rooms, in order, without opening one."""
    (rooms,) = import_module(GROUP).__path__
    return [Path(rooms) / name for name in sorted(built_in())]


def from_outside() -> Iterable[EntryPoint]:
    """The entry points of games from other packages. Their machinery is imported late: `--help` needs none of it."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def names() -> tuple[str, ...]:
    """All games by name, in order."""
    return tuple(sorted(built_in() | {entry.name for entry in from_outside()}))


def sorted_out() -> tuple[tuple[str, ...], list[OptionError]]:
    """The games that can be opened, and what is wrong with the others."""
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
    """A game by its name: by the rules in force, or by those of a version that is still there."""
    found = _loaded(str(name))
    return found if version is None else found.with_rules(version)


@cache
def _loaded(name: str) -> Game:
    """Looked up once: reading the metadata of all installed packages takes milliseconds."""
    if name not in names():
        raise OptionError("no-such-game", given=name, allowed=", ".join(names()))
    if name in built_in():
        found = import_module(f"{GROUP}.{name}").GAME
    else:
        entry = next(entry for entry in from_outside() if entry.name == name)
        try:
            found = entry.load()
        except (Exception, SystemExit) as error:  # the code of somebody else
            raise OptionError("broken-game", name=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise OptionError("not-a-game", name=name, given=shown(found))
    check_older(found)
    return found


@cache
def part(name: str, what: str) -> ModuleType | None:
    """A module of a game's own folder, such as `terminal`, where there is one. Loaded when it is first asked for."""
    home = type(game(name)).__module__
    module = f"{home}.{what}"
    is_package = hasattr(import_module(home), "__path__")
    return import_module(module) if is_package and find_spec(module) is not None else None


def check_older(game: Game) -> None:
    """Older rules are those of the same game, and every version has its own number."""
    for one in game.older:
        if not isinstance(one, Game) or one.name != game.name:
            raise OptionError("not-older-rules", name=game.name, given=shown(one))
    versions = [game.version for game in (*game.older, game)]
    if versions != sorted(set(versions)):
        raise OptionError("not-older-rules", name=game.name, given=shown(versions))
