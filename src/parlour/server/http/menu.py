"""Which computer players a table offers: the one place that says it, for the hall and for every lobby."""

from __future__ import annotations

from contextlib import suppress

import parlour
from parlour import bots
from parlour.bots.ratings import ratings
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.server.http.outside_games import outside
from parlour.wire.http import GameOffer, LevelOffer


def menu() -> list[GameOffer]:
    """The offer for every game. One from outside that cannot be loaded says so when somebody opens a table of it."""
    offers = []
    for name in parlour.games():
        with suppress(Exception):
            offers.append(offer(name))
    return offers


def offer(game: str) -> GameOffer:
    """The levels of a game, each with the rating that was measured for it."""
    measured = ratings(game)
    levels = [LevelOffer(level, measured.get(level)) for level in bots.offered(game)]
    known = parlour.game(game)
    return GameOffer(game, levels, bots.first_choice(game), outside(known), known.lesson is not None)


def checked(game: Game, level: str | None) -> str | None:
    """A level that this game has; those that no menu offers can be asked for by name."""
    levels = bots.levels(game.name)
    if level is not None and level not in levels:
        raise ParlourError("no-such-level", given=level, game=game.name, allowed=", ".join(levels))
    return level
