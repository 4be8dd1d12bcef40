"""Lines that somebody types: with history, and with the tabulator for what can be written now."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

Offer = Callable[[], Iterable[str]]


def completion(offered: Iterable[str], text: str, number: int) -> str | None:
    """The so many-th of what is offered that begins like this; None when there are no more."""
    found = sorted({line for line in offered if line.lower().startswith(text.lower().lstrip())})
    return found[number] if number < len(found) else None


def use_readline(offer: Offer) -> bool:
    """Complete and remember what is typed from now on. Only on a terminal, and where Python was built with readline."""
    if not sys.stdin.isatty():
        return False
    try:
        import readline
    except ImportError:
        return False
    readline.set_completer(lambda text, number: completion(offer(), text, number))
    readline.set_completer_delims("")  # a move is completed whole
    is_editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_editline else "tab: complete")
    return True
