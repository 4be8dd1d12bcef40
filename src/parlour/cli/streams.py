"""Output for terminals and pipes that cannot encode every character: ASCII suits and signs instead of an error."""

from __future__ import annotations

import codecs
import io
import sys

NAME = "parlour"
# Suits in letters that the notation accepts too, and the punctuation that messages use.
PLAIN = {"♥": "h", "♦": "d", "♣": "c", "♠": "s", "·": "|", "±": "+-", "–": "-", "—": "-", "→": "->", "„": '"', "“": '"'}


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """An encoding error handler that writes the nearest ASCII text."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def prepare() -> None:
    """Make the standard streams replace characters that they cannot encode or decode, instead of failing."""
    codecs.register_error(NAME, in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
