"""How a game is played well: what its room, or a package from outside, hands to the engine of computer players.

A game's folder says it in its module or package `play` as `PLAY`, also in a package from outside. A package that brings
players for a game of somebody else names its `Play` by an entry point of the group `parlour.policies`; a module with
`POLICY` and `SEARCH` will do as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Any

from parlour.bots.bot import Bot
from parlour.bots.judge import Judge
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.reasons import PlainReasoning, Reasoning
from parlour.bots.solved import Model
from parlour.bots.trust import Trust
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.events import Event
from parlour.core.rng import Seed

if TYPE_CHECKING:
    from parlour.bots.training.course import Course

GROUP = "parlour.policies"

Maker = Callable[[Seed], Bot[Any]]  # its own game is the only one that it is asked about


@dataclass(frozen=True)
class Rounds:
    """Rounds that have winners of their own: the events that end one, and what a position says where one starts."""

    won: type[Event]
    undecided: type[Event]
    start: Callable[[int], Mapping[str, Any]]  # by the number of the deal


@dataclass(frozen=True)
class PuzzleHunt:
    """How puzzles of a game are looked for."""

    options: Mapping[str, Any] = field(default_factory=dict)  # of its games: in a short one a move decides more
    most_of_a_kind: float = 0.4  # of the puzzles have the same sort of solution


@dataclass(frozen=True, kw_only=True)
class Play:
    """The parts of a game's computer players. Only the policy and how it searches are needed."""

    policy: Callable[[], Policy]
    search: Settings
    reference: Maker | None = None  # the frozen player that strength is measured by
    learned: Callable[[], Mapping[str, Maker]] = dict  # more players, by level, in place of those that search
    judge: Callable[[], Judge] | None = None  # who says how a game stands, where it is not the search's policy
    judging: Callable[[], Policy] | None = None  # the policy that plays games out for that judge
    trust: Trust = field(default_factory=Trust)
    reasons: Reasoning[Any] = field(default_factory=PlainReasoning)
    stand_in: str | None = None  # the level that plays for a person, where it is not the strongest of the menu
    courses: Callable[[], Mapping[str, type[Course]]] = dict  # how its players are trained, by agent
    rounds: Rounds | None = None  # where a round has a winner too
    puzzles: PuzzleHunt = field(default_factory=PuzzleHunt)
    small: Callable[[], Model] | None = None  # a small variant that is solved exactly


@cache
def play_of(game: str) -> Play | None:
    """How a game is played, as its room or a package from outside says. Looked for once: that takes milliseconds."""
    try:
        room = registry.part(game, "play") if game in registry.names() else None
        play = getattr(room, "PLAY", None)
        if isinstance(play, Play):
            return play
        for entry in entry_points(group=GROUP, name=game):
            return as_play(entry.load())
    except (Exception, SystemExit) as error:  # the code of somebody else
        raise OptionError("broken-players", game=game, reason=f"{type(error).__name__}: {error}") from error
    return None


def games_that(have: Callable[[Play], bool]) -> list[str]:
    """The games whose players have something, by name. One whose players cannot be loaded has nothing."""
    return [name for name in registry.names() if is_so(name, have)]


def is_so(game: str, have: Callable[[Play], bool]) -> bool:
    """Whether a game's players have something."""
    try:
        play = play_of(game)
    except OptionError:
        return False
    return play is not None and have(play)


def reasoning(game: str) -> Reasoning:
    """Who gives the reasons for a game."""
    play = play_of(game)
    return play.reasons if play else PlainReasoning()


def as_play(found: Play | ModuleType) -> Play:
    """What an entry point names: a `Play`, or a module that has its parts by name."""
    if isinstance(found, Play):
        return found
    return Play(
        policy=found.POLICY,
        search=found.SEARCH,
        judging=getattr(found, "JUDGE", None),
        trust=getattr(found, "TRUST", Trust()),
    )
