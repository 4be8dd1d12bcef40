"""Records: how a game began and which moves were played. The same record gives the same game for ever."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from parlour.core.errors import OptionError, ParlourError, shown

if TYPE_CHECKING:
    from parlour.core.game import Game
    from parlour.core.rng import Seed
    from parlour.core.state import State

KEYS = {"game", "rules", "seats", "options", "seed", "position", "moves"}
FIRST_RULES = 1  # the version of the rules for a record that names none


def write_seed(seed: Seed) -> int | str:
    """A seed for JSON: an int unchanged, bytes as a hex string."""
    return seed if isinstance(seed, int) else seed.hex()


def read_seed(given: object) -> Seed:
    """The seed that `write_seed` wrote."""
    if isinstance(given, str):
        try:
            return bytes.fromhex(given)
        except ValueError:
            pass
    elif isinstance(given, int | bytes) and not isinstance(given, bool):
        return given
    raise OptionError("bad-seed", given=shown(given))


def write_record(state: State) -> dict[str, Any]:
    """The record of a state. One that was imagined or played out has no past: its record begins at its position."""
    version = state.game.version
    rules = {} if version == FIRST_RULES else {"rules": version}
    head: dict[str, Any] = {"game": state.game.name, **rules, "seats": state.seats, "options": dict(state.options)}
    if state.origin is None:
        return {**head, "position": state.position(), "moves": []}
    is_position = isinstance(state.origin, Mapping)
    start = {"position": deepcopy(state.origin)} if is_position else {"seed": write_seed(state.origin)}
    twin = _beginning(state.game, {**head, **start})
    moves = []
    for entry in state.played():
        move = state.game.move(twin, entry) if isinstance(entry, int) else entry
        twin.play(move)
        moves.append(str(move))
    return {**head, **start, "moves": moves}


def _beginning(game: Game, record: Mapping[str, Any]) -> State:
    if "seed" in record:
        return game.deal_with(record["seats"], read_seed(record["seed"]), record.get("options", {}))
    state = game.position(record["position"])
    for key, value in {"seats": state.seats, "options": state.options}.items():
        if record.get(key, value) != value:
            raise OptionError("record-contradiction", key=key, given=shown(record[key]), position=shown(value))
    return state


def read_record(record: object, find_game: Callable[[str], Game]) -> tuple[State, list[str]]:
    """The state that a record begins with, and its moves, which are not played yet."""
    if not isinstance(record, Mapping):
        raise OptionError("record-not-a-mapping", given=type(record).__name__)
    for key in record:
        if key not in KEYS:
            raise OptionError("record-unknown-key", given=str(key), allowed=", ".join(sorted(KEYS)))
    if "game" not in record:
        raise OptionError("record-missing-key", key="game")
    game = find_game(record["game"]).with_rules(record.get("rules", FIRST_RULES))
    if ("seed" in record) == ("position" in record):
        raise OptionError("record-beginning")
    if "seed" in record and "seats" not in record:
        raise OptionError("record-missing-key", key="seats")
    if not isinstance(record.get("options", {}), Mapping):
        raise OptionError("record-not-a-mapping", given=type(record["options"]).__name__)
    moves = record.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise OptionError("record-moves")
    return _beginning(game, record), moves


def replay(record: object, find_game: Callable[[str], Game]) -> State:
    """Replay a record to its last move and return the final state."""
    state, moves = read_record(record, find_game)
    for number, move in enumerate(moves, start=1):
        try:
            state.play(move)
        except ParlourError as error:
            raise OptionError("record-move", number=number, move=move, reason=str(error)) from error
    return state
