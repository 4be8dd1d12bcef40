"""The commands that a actor remembers: a client that heard no answer sends its command again."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 1000  # commands of a table; older ones are found in the store
Given = tuple[int | None, str]  # a seat, and what it called its command


class IdempotencyKeys(OrderedDict[Given, int]):
    """The last commands that led to an entry, and its number. `forgot`: there were more of them."""

    forgot = False

    def put(self, given: Given, seq: int) -> None:
        self[given] = seq
        if len(self) > REMEMBERED:
            self.popitem(last=False)
            self.forgot = True

    def forget_seat(self, seat: int | None) -> None:
        """Whoever sits there next may call their commands as they like."""
        for given in [given for given in self if given[0] == seat]:
            del self[given]
