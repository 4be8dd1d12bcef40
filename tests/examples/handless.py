"""Lowest as a game would be whose view has no hands: what lies in the middle has their room too."""

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
