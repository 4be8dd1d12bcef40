"""Idempotency keys: a client that received no answer repeats its command under the same key."""

from __future__ import annotations

from parlour.wire import messages as wire

REMEMBERED = 500  # keys per seat; older ones are found in the store
REFUSALS_REMEMBERED = 50  # per table; they are in no store
Key = tuple[int | None, str]  # a seat, and the `cmd` of its command
Refusal = wire.Refused | wire.Stale


class IdempotencyKeys:
    """The idempotency keys of the last commands, with the numbers of their entries.

    If `forgot`, the store has older ones. The last refusals are remembered too: a copy of a command that arrives late,
    over a connection that its client has given up, must not be carried out after the client was told no.

    By seat, because a tuple for each key would be most of their memory.
    """

    __slots__ = ("accepted", "forgot", "refusals")

    def __init__(self) -> None:
        self.accepted: dict[int | None, dict[str, int]] = {}  # oldest first
        self.forgot = False
        self.refusals: dict[Key, Refusal] = {}

    def get(self, key: Key) -> int | None:
        """Return the number of the entry that a command has led to; None if it is not known."""
        seat, cmd = key
        return self.accepted.get(seat, {}).get(cmd)

    def put(self, key: Key, seq: int) -> None:
        """Remember a key, and drop the oldest of its seat if there are too many."""
        seat, cmd = key
        keys = self.accepted.setdefault(seat, {})
        keys[cmd] = seq
        if len(keys) > REMEMBERED:
            del keys[next(iter(keys))]
            self.forgot = True

    def most_of_a_seat(self) -> int:
        """Return the largest number of keys that a seat has."""
        return max(map(len, self.accepted.values()), default=0)

    def refuse(self, key: Key, refusal: Refusal) -> Refusal:
        """Remember a refusal, and return it."""
        self.refusals[key] = refusal
        if len(self.refusals) > REFUSALS_REMEMBERED:
            del self.refusals[next(iter(self.refusals))]
        return refusal

    def forget_seat(self, seat: int | None) -> None:
        """Drop the keys of a seat: its next person may use the same ones."""
        self.accepted.pop(seat, None)
        for key in [key for key in self.refusals if key[0] == seat]:
            del self.refusals[key]
