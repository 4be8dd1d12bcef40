"""Observations for machine learning: the only module of the core that imports numpy."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from parlour.core.state import State

Planes = npt.NDArray[np.uint8]


def planes(state: State, seat: int) -> Planes:
    """What a seat sees, as a numpy array of the shape `game.planes`."""
    shape = state.game.planes
    buffer = bytearray(prod(shape))
    state.observe_into(seat, buffer)
    return np.frombuffer(buffer, np.uint8).reshape(shape)
