"""States and games in a pickle: small, and the same whether the laws that write and read it are compiled or not.

A state is its position, which holds every card and the generator, together with its record: how it began and what was
played. A game is its name and the version of its rules.
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
    """What `pickle` keeps of a state. The moves are a list: the linked history of a long game is too deep for it."""
    return read_state, (state.game, state.position(), state.origin, state.played())


def read_state(game: Game, position: Mapping[str, Any], origin: Any, played: Sequence[Move | int]) -> State:
    """The state that `write_state` kept."""
    state = game.position(position)
    state.recall(origin, played)
    return state


def write_game(game: Game[Any]) -> tuple[Any, ...]:
    """What `pickle` keeps of a game: its name, or its class where the registry does not hold it."""
    if _registered(game.name, game.version) is game:
        return read_game, (game.name, game.version)
    return type(game), (game.older,)


def read_game(name: str, version: int) -> Game:
    """The game of this name, by the rules of this version."""
    from parlour.core import registry  # which knows the games, and so imports this module

    return registry.game(name, version)


def _registered(name: str, version: int) -> Game | None:
    try:
        return read_game(name, version)
    except OptionError:
        return None
