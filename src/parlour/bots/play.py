"""The parts of a game's computer players, as a game hands them to the engine.

A game's folder, built-in or in another package, defines `PLAY` in its module or package `play`. A package that adds
players to somebody else's game names its `Play` by an entry point in the group `parlour.policies`; a module with
`POLICY` and `SEARCH` is accepted as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlour.bots.bot import Bot
from parlour.bots.calibration import Trust
from parlour.bots.judge import Judge
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.reasons import PlainReasoning, Reasoning
from parlour.bots.solved import Model
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.events import Event
from parlour.core.rng import Seed

if TYPE_CHECKING:
    from parlour.bots.training.course import Course

GROUP = "parlour.policies"

Maker = Callable[[Seed], Bot[Any]]  # a player is only ever asked about its own game


@dataclass(frozen=True)
class Rounds:
    """Rounds with winners of their own: the events that end a round, and the position keys of its start."""

    won: type[Event]
    undecided: type[Event]
    start: Callable[[int], Mapping[str, Any]]  # by the number of the deal


@dataclass(frozen=True)
class PuzzleHunt:
    """How `parlour puzzles` searches for puzzles of a game."""

    options: Mapping[str, Any] = field(default_factory=dict)  # for its games: in a short one a move decides more
    most_of_a_kind: float = 0.4  # the largest fraction of puzzles with the same kind of solution


@dataclass(frozen=True, kw_only=True)
class Play:
    """The parts of a game's computer players. Only the policy and its search settings are required."""

    policy: Callable[[], Policy]
    search: Settings
    reference: Maker | None = None  # the frozen player that strength is measured against
    learned: Callable[[], Mapping[str, Maker]] = dict  # more players, by level, which replace those that search
    judge: Callable[[], Judge] | None = None  # the judge of the game, if it is not based on the search's policy
    judging: Callable[[], Policy] | None = None  # the policy that plays games out for that judge
    trust: Trust = field(default_factory=Trust)
    reasons: Reasoning[Any] = field(default_factory=PlainReasoning)
    stand_in: str | None = None  # the level that replaces absent people, if not the strongest on offer
    courses: Callable[[], Mapping[str, type[Course]]] = dict  # the training courses of its players, by agent
    rounds: Rounds | None = None  # for games whose rounds have winners
    puzzles: PuzzleHunt = field(default_factory=PuzzleHunt)
    small: Callable[[], Model] | None = None  # a small variant that is solved exactly


@cache
def play_of(game: str) -> Play | None:
    """The `Play` of a game, from its folder or from another package; cached, because the search takes milliseconds."""
    try:
        room = registry.part(game, "play") if game in registry.names() else None
        play = getattr(room, "PLAY", None)
        if isinstance(play, Play):
            return play
        for entry in entry_points(group=GROUP, name=game):
            return as_play(entry.load())
    except (Exception, SystemExit) as error:  # the code of another package may raise anything
        raise OptionError("broken-players", game=game, reason=f"{type(error).__name__}: {error}") from error
    return None


def games_that(have: Callable[[Play], bool]) -> list[str]:
    """The names of the games whose `Play` satisfies a condition. A game whose players fail to load does not."""
    return [name for name in registry.names() if is_so(name, have)]


def is_so(game: str, have: Callable[[Play], bool]) -> bool:
    """Whether the `Play` of a game satisfies a condition; false if its players fail to load."""
    try:
        play = play_of(game)
    except OptionError:
        return False
    return play is not None and have(play)


def reasoning(game: str) -> Reasoning:
    """The object that gives the reasons for moves of a game."""
    play = play_of(game)
    return play.reasons if play else PlainReasoning()


def as_play(found: Play | ModuleType) -> Play:
    """The `Play` behind an entry point, which is a `Play` itself or a module with its parts by name."""
    if isinstance(found, Play):
        return found
    return Play(
        policy=found.POLICY,
        search=found.SEARCH,
        judging=getattr(found, "JUDGE", None),
        trust=getattr(found, "TRUST", Trust()),
    )
