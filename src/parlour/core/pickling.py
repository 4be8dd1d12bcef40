"""Pickling of states and games: small, and the same whether compiled or uncompiled laws write and read it.

A state is pickled as its position, which holds every card and the random generator, and its record: how the game began
and the moves since. A game is pickled as its name and the version of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.errors import OptionError

if TYPE_CHECKING:
    from parlour.core.game import Game
    from parlour.core.moves import Move
    from parlour.core.state import State


def write_state(state: State) -> tuple[Any, ...]:
    """The pickled form of a state. Its moves are a list, because the linked history of a long game nests too deeply."""
    return read_state, (state.game, state.position(), state.origin, state.played())


def read_state(game: Game, position: Mapping[str, Any], origin: Any, played: Sequence[Move | int]) -> State:
    """The state that `write_state` pickled."""
    state = game.position(position)
    state.recall(origin, played)
    return state


def write_game(game: Game[Any]) -> tuple[Any, ...]:
    """The pickled form of a game: its name, or its class if it is not in the registry."""
    if _registered(game.name, game.version) is game:
        return read_game, (game.name, game.version)
    return type(game), (game.older,)


def read_game(name: str, version: int) -> Game:
    """The game with this name, under this version of its rules."""
    from parlour.core import registry  # imported late: the registry imports the games, which import this module

    return registry.game(name, version)


def _registered(name: str, version: int) -> Game | None:
    try:
        return read_game(name, version)
    except OptionError:
        return None
