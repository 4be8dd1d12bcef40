"""The story of a run: one line for everything that happens, and a digest of all lines, equal only for equal runs."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from hashlib import blake2b

REMEMBERED = 60  # lines, for a fault to be told with what came before it


class Fault(Exception):
    """Raised when the server has broken a promise; `kind` names the promise."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind


class Story:
    """Takes down what happens, and when. `listen` hears every line; the last ones are kept in any case."""

    def __init__(self, clock: Callable[[], float], listen: Callable[[str], None] | None = None) -> None:
        self.clock = clock
        self.listen = listen
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.counts: Counter[str] = Counter()
        self._digest = blake2b(digest_size=16)

    def tell(self, who: str, what: str) -> None:
        """Add a line."""
        line = f"{self.clock():11.5f}  {who:<12} {what}"
        self._digest.update(line.encode())
        self.last.append(line)
        if self.listen is not None:
            self.listen(line)

    def count(self, what: str, times: int = 1) -> None:
        """Count something that says how much a run has seen."""
        self.counts[what] += times

    @property
    def digest(self) -> str:
        """The digest of all lines so far."""
        return self._digest.hexdigest()
