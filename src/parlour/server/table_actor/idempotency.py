"""Idempotency keys: a client that received no answer repeats its command under the same key."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 1000  # keys per table; older ones are found in the store
Key = tuple[int | None, str]  # a seat, and the `cmd` of its command


class IdempotencyKeys(OrderedDict[Key, int]):
    """The idempotency keys of the last commands, with the numbers of their entries.

    If `forgot`, the store has older ones.
    """

    forgot = False

    def put(self, key: Key, seq: int) -> None:
        """Remember a key, and drop the oldest if there are too many."""
        self[key] = seq
        if len(self) > REMEMBERED:
            self.popitem(last=False)
            self.forgot = True

    def forget_seat(self, seat: int | None) -> None:
        """Drop the keys of a seat: its next person may use the same ones."""
        for key in [key for key in self if key[0] == seat]:
            del self[key]
