"""What people say at a table: short texts and a few gestures."""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass

from parlour.table.errors import TableError

EMOTES = ("hello", "luck", "nice", "thanks", "oops", "hmm", "wow", "bye")
LINES_KEPT = 50


@dataclass(frozen=True)
class Line:
    """Something said, or a gesture."""

    seat: int
    text: str
    emote: str
    at: float


class Talk(deque[Line]):
    """The last lines, for those who come later."""

    def __init__(self) -> None:
        super().__init__(maxlen=LINES_KEPT)


def clean(text: str) -> str:
    """Text as it is kept: one line, without control characters and without signs that turn the direction of writing.

    The joiners stay, because Sinhala is not written without them.
    """
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign in "\u200c\u200d\n\t")
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """A name that can be seen."""
    cleaned = clean(name)
    if not cleaned.strip("\u200c\u200d"):
        raise TableError("table-bad-name")
    return cleaned
