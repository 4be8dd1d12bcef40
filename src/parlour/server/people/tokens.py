"""Random ids, codes and tokens that cannot be guessed."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that are easily confused


def random_word(length: int) -> str:
    """Return random letters and digits, almost five bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """Return a random token of 256 bits."""
    return secrets.token_urlsafe(32)
