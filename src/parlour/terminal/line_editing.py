"""Input lines with history, and with tab completion of what can be typed now."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

Offer = Callable[[], Iterable[str]]


def completion(offered: Iterable[str], text: str, number: int) -> str | None:
    """The offered line with this number, from 0, among those that begin with the text; None if there is none."""
    found = sorted({line for line in offered if line.lower().startswith(text.lower().lstrip())})
    return found[number] if number < len(found) else None


def use_readline(offer: Offer) -> bool:
    """Turn on completion and history, if the input is a terminal and Python was built with readline."""
    if not sys.stdin.isatty():
        return False
    try:
        import readline
    except ImportError:
        return False
    readline.set_completer(lambda text, number: completion(offer(), text, number))
    readline.set_completer_delims("")  # a move is completed as a whole
    is_editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_editline else "tab: complete")
    return True
