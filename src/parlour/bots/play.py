"""How a game is played well: what its room, or a package from outside, hands to the engine of computer players.

A room says it in `play/__init__.py` as `PLAY`; a package from outside names its own `Play` by an entry point of the
group `parlour.policies`. A module with `POLICY` and `SEARCH` will do as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from parlour.bots.bot import Bot
from parlour.bots.judge import Judge
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.reasons import PlainReasoning, Reasoning
from parlour.bots.trust import Trust
from parlour.core.errors import OptionError
from parlour.core.rng import Seed

GROUP = "parlour.policies"

Maker = Callable[[Seed], Bot]


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
    reasons: Reasoning = field(default_factory=PlainReasoning)
    stand_in: str | None = None  # the level that plays for a person, where it is not the strongest of the menu


@cache
def play_of(game: str) -> Play | None:
    """How a game is played, as its room or a package from outside says. Looked for once: that takes milliseconds."""
    room = f"parlour.games.{game}.play"
    if find_spec(f"parlour.games.{game}") is not None and find_spec(room) is not None:
        play: Play = import_module(room).PLAY
        return play
    for entry in entry_points(group=GROUP, name=game):
        try:
            return as_play(entry.load())
        except (Exception, SystemExit) as error:  # the code of somebody else
            raise OptionError("broken-players", game=game, reason=f"{type(error).__name__}: {error}") from error
    return None


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
