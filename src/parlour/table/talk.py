"""Chat at a table: short texts and a few gestures."""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass

from parlour.table.errors import TableError

EMOTES = ("hello", "luck", "nice", "thanks", "oops", "hmm", "wow", "bye")
LINES_KEPT = 50


@dataclass(frozen=True)
class Line:
    """A line of chat, or a gesture."""

    seat: int
    text: str
    emote: str
    at: float


class Talk(deque[Line]):
    """The last lines, for people who join later."""

    def __init__(self) -> None:
        super().__init__(maxlen=LINES_KEPT)


def clean(text: str) -> str:
    """Clean a text for storage: one line, without control characters and without characters that change the direction
    of writing.

    Joiners stay, because Sinhala cannot be written without them.
    """
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign in "\u200c\u200d\n\t")
    return " ".join(kept.split())


def clean_name(name: str) -> str:
    """Return a cleaned name; raise if nothing of it can be seen."""
    cleaned = clean(name)
    if not cleaned.strip("\u200c\u200d"):
        raise TableError("table-bad-name")
    return cleaned
