"""Which games there are: the rooms of `parlour.games`, and what other packages bring by an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from parlour.core.errors import OptionError, shown
from parlour.core.game import Game

GROUP = "parlour.games"


def built_in() -> set[str]:
    """The rooms of the house: every package in parlour/games."""
    return {room.name for room in iter_modules(import_module(GROUP).__path__) if room.ispkg}


def names() -> tuple[str, ...]:
    """All games by name, in order."""
    return tuple(sorted(built_in() | {entry.name for entry in entry_points(group=GROUP)}))


def game(name: str) -> Game:
    """A game by its name."""
    return _loaded(str(name))


@cache
def _loaded(name: str) -> Game:
    """Looked up once: reading the metadata of all installed packages takes milliseconds."""
    if name not in names():
        raise OptionError("no-such-game", given=name, allowed=", ".join(names()))
    if name in built_in():
        found = import_module(f"{GROUP}.{name}").GAME
    else:
        (entry, *_) = entry_points(group=GROUP, name=name)
        found = entry.load()
    if not isinstance(found, Game):
        raise OptionError("not-a-game", name=name, given=shown(found))
    return found
