"""An event loop with a virtual clock, for tests of what waits for a time."""

from __future__ import annotations

import asyncio


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer as soon as nothing else is to be done."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]
