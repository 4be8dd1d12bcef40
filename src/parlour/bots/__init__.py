"""Computer players. `choose(state)` gives a move for the seat on turn, from what that seat may see.

`random` and `reference` are there for every game of the house; where a game has a policy, so are `heuristic`, which
plays it as it is, and the levels `easy` to `expert`, which search. A player takes its chances from its own seed.
"""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.levels import first_choice, levels, offered, stand_in
from parlour.bots.players import SearchBot
from parlour.core.errors import OptionError, ParlourError, shown
from parlour.core.rng import Seed

__all__ = ["Bot", "bot", "first_choice", "levels", "offered", "stand_in"]


def bot(game: str, level: str, seed: Seed, part: float = 1.0) -> Bot:
    """A player for a game; one that searches does so with this part of its budget."""
    players = levels(game)
    if level not in players:
        raise OptionError("no-such-level", game=game, given=shown(level), allowed=", ".join(players))
    try:
        player = players[level](seed)
    except ParlourError:
        raise
    except (ValueError, TypeError, IndexError) as error:  # weights of another size than it plays by
        raise OptionError("bad-player", game=game, level=level, reason=str(error)) from error
    if isinstance(player, SearchBot):
        player.take_part(part)
    return player
