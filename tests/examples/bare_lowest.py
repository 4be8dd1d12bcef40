"""Lowest as somebody brings it who has written nothing but the law: no words for what happens, and no rule book."""

from __future__ import annotations

from pathlib import Path
from types import new_class
from typing import Any

from lowest import LowestGame
from lowest.view import EVENTS_TOLD

NAME = "bare_lowest"


def unspoken(told: Any) -> Any:
    """The same kind of event, under a key that nobody has words for."""
    kind = told.__self__
    bare: Any = new_class(kind.__name__, (kind,), {"game": NAME})
    return bare.told


class BareLowestGame(LowestGame):
    """The same game under another name, in a folder where nothing lies."""

    name = NAME
    folder = Path(__file__).parent / "nothing"
    events_told = tuple(map(unspoken, EVENTS_TOLD))


GAME = BareLowestGame()
