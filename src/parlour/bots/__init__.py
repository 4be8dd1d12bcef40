"""Computer players. `choose(state)` returns a move for the seat on turn, based on what that seat may see.

`random` and `reference` exist for every built-in game. Where a game has a policy there are also `heuristic`, which
plays the policy without search, and the levels `easy` to `expert`, which search. A player draws its random numbers from
its own seed.
"""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.levels import first_choice, levels, offered, stand_in
from parlour.bots.players import SearchBot
from parlour.core.errors import OptionError, ParlourError, shown
from parlour.core.rng import Seed

__all__ = ["Bot", "bot", "first_choice", "levels", "offered", "stand_in"]


def bot(game: str, level: str, seed: Seed, part: float = 1.0) -> Bot:
    """A computer player for a game; one that searches uses the fraction `part` of its budget."""
    players = levels(game)
    if level not in players:
        raise OptionError("no-such-level", game=game, given=shown(level), allowed=", ".join(players))
    try:
        player = players[level](seed)
    except ParlourError:
        raise
    except (ValueError, TypeError, IndexError) as error:  # weights of a size that does not fit the player
        raise OptionError("bad-player", game=game, level=level, reason=str(error)) from error
    if isinstance(player, SearchBot):
        player.take_part(part)
    return player
