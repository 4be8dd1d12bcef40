"""Lowest by an author who declares nothing: a view of any shape, and events made by functions."""

from __future__ import annotations

from typing import Any

from lowest import LowestGame
from lowest.law import Lowest
from lowest.view import EVENTS_TOLD, own_view

from parlour import Event
from parlour.core.decoding import decoder


def by_hand(kind: type[Event]) -> Any:
    """A function that makes an event from the law's numbers."""
    make: Any = decoder(kind, LowestGame.deck)  # type: ignore[arg-type]
    return lambda *row: make(row)


class UndeclaredGame(LowestGame):
    """The same game under another name."""

    name = "undeclared"
    events_told = tuple(map(by_hand, EVENTS_TOLD))

    def own_view(self, state: Lowest, seat: int | None) -> Any:
        return own_view(state, seat)


GAME = UndeclaredGame()
