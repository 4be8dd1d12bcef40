"""The law of Notty under version 1 of its rules, for games that began under it (docs/decisions/0012).

At the turn limit the smallest hand won, whatever it held.
"""

from __future__ import annotations

import cython

from parlour.games.notty.law.rules import Notty

if not cython.compiled:
    from parlour.games.notty.law.consts import TOLD_LIMIT


class NottyOfThen(Notty):
    """A game of Notty in which nobody lays down groups at the turn limit."""

    def make_parts(self) -> None:
        Notty.make_parts(self)
        self.lays_down = False

    def left(self, seat: int) -> int:
        return self.held[seat]

    def tell_limit(self) -> None:
        fewest = self.held[0]
        for seat in range(1, self.seats):
            if self.held[seat] < fewest:
                fewest = self.held[seat]
        self.tell(TOLD_LIMIT, self.winners, fewest)
