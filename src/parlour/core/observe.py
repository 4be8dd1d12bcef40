"""Observations for learners: the only place of the core that knows numpy."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from parlour.core.state import State

Planes = npt.NDArray[np.uint8]


def planes(state: State, seat: int) -> Planes:
    """What a seat sees, in the shape that `game.planes` gives."""
    shape = state.game.planes
    buffer = bytearray(prod(shape))
    state.observe_into(seat, buffer)
    return np.frombuffer(buffer, np.uint8).reshape(shape)
