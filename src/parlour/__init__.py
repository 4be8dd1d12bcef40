"""Parlour: a card parlour that anybody can open. Rules, players and tables for four card games.

>>> import parlour
>>> state = parlour.game("notty").deal(seats=2, seed=7)
>>> [str(move) for move in state.legal()][:3]
['end', 'draw 1', 'draw 2']
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlour import freshness


class _SourceFinder:
    """With PARLOUR_PURE=1, imports the .py file of every compiled module."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith(__name__ + "."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None:
                    return spec
        return None


if os.environ.get("PARLOUR_PURE") == "1":
    sys.meta_path.insert(0, _SourceFinder)
else:
    freshness.check(Path(__file__).parent)

from parlour.core import words  # noqa: E402  # the finder above must come first

if TYPE_CHECKING:
    from parlour.bots import Bot
    from parlour.bots.hints import Hint
    from parlour.core.errors import AmbiguousMove, IllegalMove, OptionError, Refusal, UnreadableMove
    from parlour.core.events import Event
    from parlour.core.game import Game
    from parlour.core.moves import Move
    from parlour.core.result import Result
    from parlour.core.rng import Rng
    from parlour.core.state import State

    def games() -> tuple[str, ...]:
        """The names of all games."""
else:
    from parlour import games  # the package, which lists the games when called

__all__ = [
    "AmbiguousMove",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "OptionError",
    "Refusal",
    "Result",
    "Rng",
    "State",
    "UnreadableMove",
    "bot",
    "game",
    "games",
    "hint",
    "picture",
    "replay",
]

# The modules of the classes, imported at first use: `parlour --help` needs none of them and should be fast.
_HOMES = {
    "AmbiguousMove": "errors",
    "Event": "events",
    "Game": "game",
    "IllegalMove": "errors",
    "Move": "moves",
    "OptionError": "errors",
    "Refusal": "errors",
    "Result": "result",
    "Rng": "rng",
    "State": "state",
    "UnreadableMove": "errors",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found = getattr(import_module(f"{__name__}.core.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


def game(name: str, version: int | None = None) -> Game:
    """The game with this name, under its current rules or under those of a given version."""
    from parlour.core import registry

    return registry.game(name, version)


def replay(record: object) -> State:
    """Replay a record and return the state after its last move."""
    from parlour.core import record as records
    from parlour.core import registry

    return records.replay(record, registry.game)


def bot(game: str, *, level: str, seed: int | bytes = 0, part: float = 1.0) -> Bot:
    """A computer player for a game; `choose(state)` returns its move. The same seed gives the same moves.

    A player that searches uses the fraction `part` of its budget.
    """
    from parlour import bots

    return bots.bot(game, level, seed, part)


def hint(state: State, level: int = 3, seed: int | bytes = 0) -> Hint:
    """A hint for the seat on turn, from what it may know. Level 1 is the kind of action, 2 the action, 3 also why."""
    from parlour.bots import hints

    return hints.hint(state, level, seed)


def picture(state: State, seat: int | None = None, names: Sequence[str] = (), language: str = "en") -> str:
    """The table as text, as a seat sees it; without a seat, as a spectator does."""
    pictures = import_module(f"{__name__}.terminal.picture")  # too high a layer to import by name
    everybody = names or [f"player {number}" for number in range(state.seats)]
    text: str = pictures.picture(state.view(seat), pictures.Onlooker(seat, everybody, language)).plain
    return text


def _speak_english(key: str, facts: Any) -> str:
    from parlour import locales

    return locales.say("en", key, facts)


words.use(_speak_english)
