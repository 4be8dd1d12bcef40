"""A person at a table of Notty."""

from __future__ import annotations

import re
from collections.abc import Callable

import parlour
from tests.browser.guest import Guest

NOTTY = parlour.game("notty")


class NottyGuest(Guest):
    """What a person sees and does only at this table."""

    def card_of(self, copy: str) -> str:
        return copy[:-1]

    def turn_count(self) -> str:
        """The line that counts the turns."""
        return self.page.get_by_text(re.compile(r"^Turn \d+")).first.inner_text()

    def pass_turn(self, end: Callable[[], None]) -> bool:
        """End the turn in some way, and wait for the next one; False when the game is over."""
        before = self.turn_count()
        end()
        self.wait_until(lambda: self.turn_count() != before or self.result().count() > 0, "the turn passes on")
        return self.wait_for_turn_or_end()

    def group_in_hand(self) -> list[str]:
        """Cards of the hand that make a group."""
        hand = " ".join(self.hand())
        state = NOTTY.position({"game": "notty", "turn": 0, "hands": [hand, "R1" if hand.count("R1") < 2 else "R2"]})
        groups = [str(move) for move in state.legal() if str(move).startswith("group")]
        return groups[0].split()[1:] if groups else []
