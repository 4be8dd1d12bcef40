"""Output for terminals and pipes that do not take every letter: suits and signs in ASCII rather than an error."""

from __future__ import annotations

import codecs
import io
import sys

NAME = "parlour"
# Suits as the notation takes them too, and the signs of our sentences.
PLAIN = {"♥": "h", "♦": "d", "♣": "c", "♠": "s", "·": "|", "±": "+-", "–": "-", "—": "-", "→": "->", "„": '"', "“": '"'}


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What an encoding has no letters for, as well as it can be said."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


def prepare() -> None:
    """From now on nothing that is printed or typed ends the program by its letters."""
    codecs.register_error(NAME, in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
