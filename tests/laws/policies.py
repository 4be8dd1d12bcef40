"""The policies of the law games: those for every game, and one that lays whatever can be laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import parlour
from parlour.core.rng import Rng
from parlour.testing.policies import Maker, Policy, heuristic, uniform

MELDS = ("group", "meld", "add", "swap")


def meld_happy(game: str, seed: str) -> Policy:
    """A random meld, lay-off or swap if there is one, otherwise any legal move, but only a winning Jolly Hand."""
    rng = Rng(seed.encode())

    def choose(state: parlour.State) -> int:
        moves = [move for move in state.legal() if not is_gamble(state, move)]
        melds = [move for move in moves if str(move).split()[0] in MELDS]
        return (melds or moves)[rng.below(len(melds or moves))].id

    return choose


def is_gamble(state: parlour.State, move: parlour.Move) -> bool:
    """Whether an action is a Jolly Hand that cannot win."""
    return str(move) == "jolly" and not state.jolly_hand_can_win()  # type: ignore[attr-defined]


POLICIES: Mapping[str, Maker] = {"uniform": uniform, "meld_happy": meld_happy, "heuristic": heuristic}


def game_states(game: str, seats: int, policy: str, seed: int, version: int | None = None) -> Iterator[parlour.State]:
    """Every state of one law game, from the deal to the end; always the same object."""
    state = parlour.game(game, version).deal(seats=seats, seed=seed)
    choose = POLICIES[policy](game, f"{policy} {seed}")
    yield state
    while not state.over:
        state.step(choose(state))
        yield state
