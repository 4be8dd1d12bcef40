"""The names that a host refuses: a file of words and patterns, one per line.

A plain word is refused wherever it stands in a name; a line with `*` or `?` is a pattern for the whole name. Letters
are compared without case, accents, spaces and signs between them, and with digits read as the letters they imitate.
"""

from __future__ import annotations

import logging
import unicodedata
from fnmatch import fnmatchcase
from pathlib import Path

from parlour.server.host import logs
from parlour.table.errors import TableError

FILE = "refused-names.txt"
IMITATED = str.maketrans("013457@$!|", "oieastasil")
WILD = "*?"


class NameFilter:
    """Refuses names. The file is read again when it has changed; without a file every name is fine."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.read_at: float | None = None
        self.patterns: list[str] = []

    def check(self, name: str) -> None:
        """Raise for a name that the host refuses."""
        if self.path is None:
            return
        self.refresh(self.path)
        folded = fold(name)
        if any(matches(pattern, folded) for pattern in self.patterns):
            raise TableError("people-name-refused")

    def refresh(self, path: Path) -> None:
        """Read the file if it has changed. If it cannot be read, the names that were refused before still are."""
        try:
            changed = path.stat().st_mtime
            if changed != self.read_at:
                self.read_at = changed
                self.patterns = patterns_in(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            self.read_at, self.patterns = None, []
        except (OSError, UnicodeDecodeError) as error:
            logs.event("refused names not read", logging.WARNING, reason=type(error).__name__)


def patterns_in(text: str) -> list[str]:
    """Return the patterns of a file; empty lines and lines that begin with # do not count."""
    lines = (line.strip() for line in text.splitlines())
    folded = (fold(line, WILD) for line in lines if line and not line.startswith("#"))
    return [pattern for pattern in folded if pattern.strip(WILD)]


def fold(name: str, keep: str = "") -> str:
    """Return the letters of a name, so that spellings that look alike are equal; vowel signs of Sinhala stay."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(IMITATED)
    return "".join(sign for sign in plain if sign in keep or sign.isalnum() or unicodedata.category(sign) == "Mc")


def matches(pattern: str, folded: str) -> bool:
    """Return whether a pattern matches a whole name, or a plain word is part of it."""
    return fnmatchcase(folded, pattern) if any(sign in pattern for sign in WILD) else pattern in folded
