"""Lines that are too long for the terminal, broken between words; what goes on is indented."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

MORE = 2  # columns that the rest of a line is indented by
NARROW = 20  # columns: below, an indent would leave no room for words


def wrapped(text: Text, screen: Console) -> Text:
    """The text with every line broken where the screen ends. Wide letters count as wide as they are."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        lines += wrapped_line(line, screen)
    return Text("\n").join(lines)


def wrapped_line(line: Text, screen: Console) -> list[Text]:
    """One line as several; a word that is longer than the screen is broken all the same."""
    if line.cell_len <= screen.width:
        return [line]
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    hanging = indent + MORE if screen.width >= NARROW + indent + MORE else 0
    first, *rest = line[indent:].wrap(screen, screen.width - max(indent, hanging))
    parts = [Text(" " * indent).append_text(first), *(Text(" " * hanging).append_text(part) for part in rest)]
    for part in parts:
        part.rstrip()
    return parts
