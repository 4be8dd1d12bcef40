"""Czech prepositions before a number: `z 5`, but `ze 3`, depending on how the spoken number begins."""

from __future__ import annotations

from typing import Any

SOFT = frozenset({2, 3, 4, 6, 7})  # dva, tři, čtyři, šest, sedm, and the tens and hundreds made of them
TEENS_SOFT = frozenset({12, 13, 14, 16, 17})


def preposition(word: str, number: Any) -> str:
    """Return `z` or `s` in the form that fits this number, followed by the number."""
    return f"{word}e {number}" if is_soft(number) else f"{word} {number}"


def is_soft(number: Any) -> bool:
    """Return whether the spoken number begins with sounds that cannot follow `z` or `s`."""
    try:
        value = int(number)
    except (TypeError, ValueError):
        return False
    if value < 20:
        return value in SOFT | TEENS_SOFT
    if value < 100:
        return value // 10 in SOFT
    return value < 1000 and value // 100 in SOFT | {1}  # sto
