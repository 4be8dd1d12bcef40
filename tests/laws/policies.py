"""How the law games are played. Uniform play alone would never see what only good play reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import parlour
from parlour import bots
from parlour.core.rng import Rng

Policy = Callable[[parlour.State], int]

MELDS = ("group", "meld", "add", "swap")


def uniform(game: str, seed: str) -> Policy:
    """Any legal move, all alike."""
    rng = Rng(seed.encode())

    def choose(state: parlour.State) -> int:
        actions = state.legal_ids()
        return actions[rng.below(len(actions))]

    return choose


def meld_happy(game: str, seed: str) -> Policy:
    """A random meld, lay-off or swap where there is one, else any legal move, but only a winning Jolly Hand."""
    rng = Rng(seed.encode())

    def choose(state: parlour.State) -> int:
        moves = [move for move in state.legal() if not is_gamble(state, move)]
        melds = [move for move in moves if str(move).split()[0] in MELDS]
        return (melds or moves)[rng.below(len(melds or moves))].id

    return choose


def is_gamble(state: parlour.State, move: parlour.Move) -> bool:
    """A Jolly Hand that cannot win."""
    return str(move) == "jolly" and not state.jolly_hand_can_win()  # type: ignore[attr-defined]


def heuristic(game: str, seed: str) -> Policy:
    """The reference player where there is one, with a random move now and then so that it sees odd corners too."""
    levels = bots.levels(game)
    bot = parlour.bot(game, level="reference" if "reference" in levels else "random", seed=seed.encode())
    rng = Rng(seed.encode())

    def choose(state: parlour.State) -> int:
        if rng.below(16) == 0:
            actions = state.legal_ids()
            return actions[rng.below(len(actions))]
        return bot.choose(state).id

    return choose


POLICIES = {"uniform": uniform, "meld_happy": meld_happy, "heuristic": heuristic}


def game_states(game: str, seats: int, policy: str, seed: int, version: int | None = None) -> Iterator[parlour.State]:
    """Every state of one law game, from the deal to the end; the same object all the time."""
    state = parlour.game(game, version).deal(seats=seats, seed=seed)
    choose = POLICIES[policy](game, f"{policy} {seed}")
    yield state
    while not state.over:
        state.step(choose(state))
        yield state
