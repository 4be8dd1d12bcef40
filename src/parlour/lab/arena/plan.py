"""The plan of a run: which players, which deals, and who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from typing import Any, NamedTuple

from parlour import bots
from parlour.bots.bot import Bot
from parlour.bots.duplicate import Deals, Unit, round_games
from parlour.bots.levels import oracle
from parlour.core import registry
from parlour.core.errors import OptionError, shown
from parlour.core.rng import Seed

ORACLE = "oracle"  # an upper bound: it sees all cards, and plays only in the arena
SEARCHER = "expert"  # the player whose search the oracle uses


class Pairing(NamedTuple):
    """One player at a table of equal others; the numbers are places in the list of players."""

    one: int
    others: int


@dataclass(frozen=True)
class Plan:
    """Everything that determines the results, except for the number of deals, so that a run can be extended."""

    game: str
    players: tuple[str, ...]
    seats: int = 2
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    unit: Unit = Unit.GAMES
    guard: float = 1.0  # seconds: slower moves are counted

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in tables; the second player of a name gets a number."""
        seen = Counter[str]()
        names = []
        for player in self.players:
            seen[player] += 1
            names.append(player if seen[player] == 1 else f"{player} {seen[player]}")
        return tuple(names)

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The pairings of all players. With two seats `a` among `b` equals `b` among `a`, so each pair occurs once."""
        meetings = combinations if self.seats == 2 else permutations
        return tuple(Pairing(*pair) for pair in meetings(range(len(self.players)), 2))

    @property
    def deals(self) -> Deals:
        """The deals that all pairings play."""
        return Deals(self.game, self.seats, self.seed, self.options, self.unit)

    @property
    def even(self) -> float:
        """The share of a player who is as strong as the others."""
        return 1 / self.seats

    def line_ups(self, pairing: Pairing) -> list[list[int]]:
        """Who sits where: the one in every seat in turn, so that a deal favours nobody."""
        everybody = range(self.seats)
        return [[pairing.one if seat == place else pairing.others for seat in everybody] for place in everybody]

    def as_data(self) -> dict[str, Any]:
        """The plan as plain data."""
        return asdict(self) | {"players": list(self.players), "options": dict(self.options), "unit": str(self.unit)}


def check(plan: Plan) -> None:
    """Raise OptionError for an impossible plan before anything is played."""
    registry.game(plan.game).blank(plan.seats, plan.options)
    if len(plan.players) < 2:
        raise OptionError("arena-too-few", given=len(plan.players))
    allowed = players_of(plan.game)
    for player in plan.players:
        if player not in allowed:
            raise OptionError("no-such-level", game=plan.game, given=shown(player), allowed=", ".join(allowed))
    if plan.unit is Unit.ROUNDS and plan.game not in round_games():
        raise OptionError("arena-no-rounds", game=plan.game, allowed=", ".join(round_games()))


def players_of(game: str) -> Sequence[str]:
    """The players of a game in the arena: all levels, and the oracle if there is a search."""
    levels = list(bots.levels(game))
    return [*levels, ORACLE] if SEARCHER in levels else levels


def seated(game: str, player: str, seed: Seed) -> Bot:
    """A new player with this seed."""
    return oracle(game, seed) if player == ORACLE else bots.bot(game, player, seed)
