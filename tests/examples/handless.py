"""Lowest as a game whose view has no hands: the middle of the table gets their space too."""

from __future__ import annotations

from typing import Any

from lowest import LowestGame
from lowest.law import Lowest
from lowest.view import own_view


class HandlessGame(LowestGame):
    """The same game under another name; nobody is shown a hand, not even their own."""

    name = "handless"

    def own_view(self, state: Lowest, seat: int | None) -> Any:
        return {key: part for key, part in own_view(state, seat).items() if key != "hands"}


GAME = HandlessGame()
