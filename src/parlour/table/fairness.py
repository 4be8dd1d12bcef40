"""Fair deals: neither the host nor a player can choose the cards.

The server commits to a secret (its SHA-256 is published when the table opens), every person at the table adds a nonce,
the seed is the SHA-256 of secret and nonces in the order of the seats, and the secret is revealed at the end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def commitment(secret: str) -> str:
    """Return the hash of a secret (hex) that is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> bytes:
    """Return the seed of the deal, from the secret and the nonces (hex) in the order of the seats."""
    return hashlib.sha256(bytes.fromhex(secret) + b"".join(map(bytes.fromhex, nonces))).digest()


def is_fair(published: str, secret: str, nonces: Sequence[str], seed: str) -> bool:
    """Return whether a finished game was dealt as promised."""
    return commitment(secret) == published and seed_of(secret, nonces).hex() == seed
