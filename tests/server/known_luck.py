"""`parlour` with known luck: the server's secrets follow from a number, so that a game against computers is repeatable.

For tests only: `python -m tests.server.known_luck serve ...` is otherwise the real program.
"""

from __future__ import annotations

import random
from math import inf

from parlour.__main__ import main


class KnownLuck:
    """The functions of `secrets` that the actor uses."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)

    def token_bytes(self, size: int) -> bytes:
        return self.chance.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


def begin() -> None:
    """Make all secrets known from here on, and let no search be cut short by the load of the machine."""
    from parlour.server.table_actor import computer_players, scoring
    from parlour.server.workers import budget_sharing  # not at the top: worker processes load this file too

    luck = KnownLuck(1)
    for module in (computer_players, scoring):
        vars(module)["secrets"] = luck
    vars(budget_sharing)["WINDOW"] = inf


if __name__ == "__main__":
    begin()
    main()
