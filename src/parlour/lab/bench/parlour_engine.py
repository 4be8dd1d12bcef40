"""Contestants that use Parlour's public interface, for every registered game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import parlour
import parlour.core.state
from parlour.lab.bench import workloads
from parlour.lab.bench.contest import Contestant, in_slices


class Kind(NamedTuple):
    """A way to use a game, and what counts as a step."""

    unit: str
    make: Callable[[str], workloads.Workload]


KINDS = {
    "playouts": Kind("random actions inside the engine", workloads.playouts),
    "meld-happy playouts": Kind(
        "random actions inside the engine, melds first", partial(workloads.playouts, policy="meld_happy")
    ),
    "int loop": Kind("random actions: legal_ids and step", workloads.int_loop),
    "Move/Event loop": Kind("random moves: legal and play", workloads.move_loop),
    "clone": Kind("clones of a dealt state", workloads.clone),
    "batch step": Kind(f"actions in a batch of {workloads.BATCH}, numpy's choice included", workloads.batch_step),
}
UNCOMPILED_KINDS = ("playouts", "int loop")


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not str(parlour.core.state.__file__).endswith(".py")


def unit_of(key: str) -> str:
    """What counts as a step for this contestant."""
    return KINDS[key.partition(" ")[2]].unit


def uncompiled_keys() -> list[str]:
    """The contestants that are also measured uncompiled."""
    return [f"{name} {kind}" for name in parlour.games() for kind in UNCOMPILED_KINDS]


def contestant(key: str) -> Contestant:
    """A contestant by its key, such as "GAME int loop"."""
    name, _, kind = key.partition(" ")
    if name not in parlour.games() or kind not in KINDS:
        raise ValueError(f"no contestant {key!r}: one of {parlour.games()}, a space, one of {tuple(KINDS)}")
    return Contestant(key, "ours", KINDS[kind].unit, in_slices(KINDS[kind].make(name)))


def contestants() -> list[Contestant]:
    """All contestants of Parlour in this process."""
    return [contestant(f"{name} {kind}") for name in parlour.games() for kind in KINDS]
