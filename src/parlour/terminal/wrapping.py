"""Wraps lines that are too long for the terminal between words, and indents their continuation."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

MORE = 2  # columns by which a continuation is indented
NARROW = 20  # columns: on a narrower screen an indent would leave no room for words


def wrapped(text: Text, screen: Console) -> Text:
    """The text with every line wrapped at the width of the screen. Wide letters count with their width."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        lines += wrapped_line(line, screen)
    return Text("\n").join(lines)


def wrapped_line(line: Text, screen: Console) -> list[Text]:
    """One line wrapped into several; a word that is longer than the screen is split."""
    if line.cell_len <= screen.width:
        return [line]
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    hanging = indent + MORE if screen.width >= NARROW + indent + MORE else 0
    first, *rest = line[indent:].wrap(screen, screen.width - max(indent, hanging))
    parts = [Text(" " * indent).append_text(first), *(Text(" " * hanging).append_text(part) for part in rest)]
    for part in parts:
        part.rstrip()
    return parts
