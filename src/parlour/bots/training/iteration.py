"""Value iteration: repeats sweeps until one more turn no longer changes the values."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

MIXED = 5  # the number of sweeps that are mixed


def settle(longer: Callable[[Values], Values], values: Values, close: float) -> Values:
    """The win chances that `longer`, one sweep, changes by less than `close`.

    Plain sweeps may take thousands where games are long. Anderson mixing, the combination of the last few values with
    the least change, takes a hundred. It only improves the starting point of the next sweep, so the result passes the
    same test.
    """
    later: list[Values] = []
    changes: list[Values] = []
    while True:
        later = [*later[1 - MIXED :], longer(values)]
        changes = [*changes[1 - MIXED :], later[-1] - values]
        if np.abs(changes[-1]).max() < close:
            return later[-1]
        values = np.clip(least_change(later, changes), 0.0, 1.0)


def least_change(later: list[Values], changes: list[Values]) -> Values:
    """The combination of the last values whose changes, combined likewise, are the least."""
    if len(changes) == 1:
        return later[0]
    steps = np.stack([changes[-1] - change for change in changes[:-1]], axis=1)
    parts = np.linalg.lstsq(steps, changes[-1], rcond=None)[0]
    return np.asarray(later[-1] - sum(part * (later[-1] - one) for part, one in zip(parts, later[:-1], strict=True)))
