"""The table as text. A game may have a picture of its own; for any other game the view is listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from parlour.core import registry
from parlour.locales import say


@dataclass(frozen=True)
class Onlooker:
    """The viewer of a table: the seat (None for a spectator), the names of all seats, the language."""

    seat: int | None
    names: Sequence[str]
    language: str


Drawn = Callable[[dict[str, Any], Sequence[str], str], Text]


def picture(view: dict[str, Any], onlooker: Onlooker) -> Text:
    """The table as the viewer sees it."""
    room = registry.part(view["game"], "terminal")
    drawn: Drawn = plain_picture if room is None else room.picture
    return drawn(view, onlooker.names, onlooker.language)


def plain_picture(view: dict[str, Any], names: Sequence[str], language: str) -> Text:
    """The picture of a game without one: the keys of its view, one per line."""
    turn = view.get("turn")
    lines = []
    if turn is not None:
        you = names[turn] == say(language, "cli-you")
        lines.append(say(language, "cli-turn", {"name": names[turn], "you": you}))
    lines += [f"{key}: {value}" for key, value in view.items() if key not in ("game", "turn", "options")]
    return Text("\n".join(lines))
