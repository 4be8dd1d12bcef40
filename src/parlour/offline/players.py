"""The computer players of a table without a server: those that need neither a search nor numpy.

Uncompiled, a search would take minutes per move. A player by a policy or by learned tables takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import parlour
from parlour import bots
from parlour.bots import ratings
from parlour.bots.players import SearchBot
from parlour.core.errors import ParlourError
from parlour.server.workers.budget_sharing import BudgetSharing

T = TypeVar("T")
CANDIDATES = ("easy", "medium", "hard", "reference", "qlearning")  # all that a person may meet, but the expert
FIRST_CHOICE = "reference"
NEEDS_SERVER = "offline-needs-server"  # a key of locales/


def levels(game: str) -> list[str]:
    """The levels that play here without a search, from the weakest to the strongest, as the arena measured them."""
    known = [level for level in CANDIDATES if level in bots.levels(game)]
    strength = ratings.ratings(game)
    quick = [level for level in known if not isinstance(parlour.bot(game, level=level), SearchBot)]
    return sorted(quick, key=lambda level: strength.get(level, 0))


class QuickPlayers:
    """Players that think at once, where a server has worker processes. A level that is not here is stood in for."""

    def __init__(self) -> None:
        self.sharing = BudgetSharing(1)
        self.free = self

    def empty(self) -> bool:
        """Whether nobody is free to think: never."""
        return False

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        """Return a computer's move, from what its seat knows."""
        state = parlour.game(game, rules).position(imagined)
        player = level if level in levels(game) else FIRST_CHOICE
        return str(parlour.bot(game, level=player, seed=seed).choose(state))

    async def ask(self, work: Callable[..., T], *question: Any) -> T:
        """Refuse any other job: hints and chances are searched for."""
        raise ParlourError(NEEDS_SERVER)
