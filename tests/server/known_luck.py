"""`parlour` with known luck: it is the same at every table, so that a game against computers is repeatable.

For tests only: `python -m tests.server.known_luck serve ...` is otherwise the real program.
"""

from __future__ import annotations

import random
from itertools import count
from math import inf

from parlour.__main__ import main
from parlour.server.host import environment
from parlour.table.entries import SecretDrawn


class KnownLuck(environment.Environment):
    """The same randomness again and again, except for ids and tokens, which must differ."""

    def word(self, length: int) -> str:
        return environment.Environment().word(length)

    def token(self) -> str:
        return environment.Environment().token()


def begin() -> None:
    """Make all secrets known from here on, and let no search be cut short by the load of the machine."""
    from parlour.server.table_actor import scoring  # not at the top: worker processes load this file too
    from parlour.server.workers import budget_sharing

    numbers = count(2)

    def draw_again(_: None, same: str) -> SecretDrawn:
        return SecretDrawn(None, random.Random(next(numbers)).randbytes(len(same) // 2).hex())

    vars(scoring)["SecretDrawn"] = draw_again  # the next deal of a table needs another secret
    environment.REAL = KnownLuck(random_bytes=lambda count: random.Random(1).randbytes(count))
    vars(budget_sharing)["WINDOW"] = inf


if __name__ == "__main__":
    begin()
    main()
