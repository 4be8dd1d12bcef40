"""Random ids, codes and tokens that cannot be guessed."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is easily misread


def random_word(length: int) -> str:
    """Letters and digits that cannot be guessed: five bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)
