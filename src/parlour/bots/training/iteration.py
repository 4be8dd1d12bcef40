"""Value iteration: values that one more turn does not change any more."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

MIXED = 5  # sweeps that are mixed


def settle(longer: Callable[[Values], Values], values: Values, close: float) -> Values:
    """Win chances that `longer`, a sweep, changes by less than `close`.

    Plain sweeps may take thousands where games can last. The mix of the last few that changes least (Anderson's) takes
    a hundred; it is only a better guess for the next sweep, so what comes out has stood the same test.
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
    """The mix of the last values whose changes, mixed alike, are the least."""
    if len(changes) == 1:
        return later[0]
    steps = np.stack([changes[-1] - change for change in changes[:-1]], axis=1)
    parts = np.linalg.lstsq(steps, changes[-1], rcond=None)[0]
    return np.asarray(later[-1] - sum(part * (later[-1] - one) for part, one in zip(parts, later[:-1], strict=True)))
