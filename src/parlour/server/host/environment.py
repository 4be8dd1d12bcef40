"""The environment of a server: its clocks and its source of randomness, handed in from outside.

Whatever a server decides by time or by chance goes through here, so that a simulation can run it under a virtual clock
with seeded randomness, and repeat a run exactly.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that are easily confused
SPARE = 8  # more random bytes than a word needs, so that every character is as likely as any other


@dataclass(frozen=True, slots=True)
class Environment:
    """The time of day in seconds since 1970, a clock that never jumps, and random bytes that cannot be guessed."""

    now: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    random_bytes: Callable[[int], bytes] = secrets.token_bytes

    def word(self, length: int) -> str:
        """Return random letters and digits, almost five bits each."""
        number = int.from_bytes(self.random_bytes(length + SPARE), "big")
        signs = []
        for _ in range(length):
            number, place = divmod(number, len(ALPHABET))
            signs.append(ALPHABET[place])
        return "".join(signs)

    def token(self) -> str:
        """Return a random token of 256 bits."""
        return urlsafe_b64encode(self.random_bytes(32)).rstrip(b"=").decode()

    def secret(self) -> str:
        """Return a new secret, the server's share in the randomness of a deal."""
        return self.random_bytes(32).hex()


REAL = Environment()
