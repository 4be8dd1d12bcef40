"""Czech prepositions before a number: `z 5`, but `ze 3`, by the sound that the number begins with when it is said."""

from __future__ import annotations

from typing import Any

SOFT = frozenset({2, 3, 4, 6, 7})  # dva, tři, čtyři, šest, sedm, and the tens and hundreds made of them
TEENS_SOFT = frozenset({12, 13, 14, 16, 17})


def preposition(word: str, number: Any) -> str:
    """`z` or `s` before this number, as it is said, and the number."""
    return f"{word}e {number}" if is_soft(number) else f"{word} {number}"


def is_soft(number: Any) -> bool:
    """Whether the number begins with sounds that `z` and `s` cannot stand beside."""
    try:
        value = int(number)
    except (TypeError, ValueError):
        return False
    if value < 20:
        return value in SOFT | TEENS_SOFT
    if value < 100:
        return value // 10 in SOFT
    return value < 1000 and value // 100 in SOFT | {1}  # sto
