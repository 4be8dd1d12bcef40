"""`parlour` with known luck: the server's secrets follow from a number, so a game against computers repeats itself.

For tests alone: `python -m tests.server.known_luck serve ...` is the real program but for this.
"""

from __future__ import annotations

import random
from math import inf

from parlour.__main__ import main


class KnownLuck:
    """What the actor asks of `secrets`."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)

    def token_bytes(self, size: int) -> bytes:
        return self.chance.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


def begin() -> None:
    """From here on all luck is known, and no search is cut short by what else the machine does."""
    from parlour.server.table_actor import computer_players, scoring
    from parlour.server.workers import budget_sharing  # not for the processes that think, which read this file too

    luck = KnownLuck(1)
    for module in (computer_players, scoring):
        vars(module)["secrets"] = luck
    vars(budget_sharing)["WINDOW"] = inf


if __name__ == "__main__":
    begin()
    main()
