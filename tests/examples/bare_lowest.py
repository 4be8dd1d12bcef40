"""Lowest by an author who has written nothing but the law: no words for its events, and no rule book."""

from __future__ import annotations

from pathlib import Path
from types import new_class
from typing import Any

from lowest import LowestGame
from lowest.view import EVENTS_TOLD

from parlour import Event

NAME = "bare_lowest"


def unspoken(kind: type[Event]) -> Any:
    """The same kind of event, under a key without words."""
    return new_class(kind.__name__, (kind,), {"game": NAME})


class BareLowestGame(LowestGame):
    """The same game under another name, in an empty folder."""

    name = NAME
    folder = Path(__file__).parent / "nothing"
    events_told = tuple(map(unspoken, EVENTS_TOLD))


GAME = BareLowestGame()
