"""Chat at a table: short texts and a few gestures."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from parlour.table.errors import TableError

EMOTES = ("hello", "luck", "nice", "thanks", "oops", "hmm", "wow", "bye")
LINES_KEPT = 50


@dataclass(frozen=True)
class Line:
    """A line of chat, or a gesture. Somebody who watches has no seat, but a name."""

    seat: int | None
    text: str
    emote: str
    at: float
    person: str = ""  # the id of the person who said it, if the server knows them
    name: str = ""  # of a spectator, who has no seat


class Talk(list[Line]):
    """The last lines, for people who join later."""

    __slots__ = ()

    def add(self, line: Line) -> None:
        """Add a line, and drop the oldest if there are too many."""
        self.append(line)
        del self[:-LINES_KEPT]


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
