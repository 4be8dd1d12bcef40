"""Lowest as it might be next year: a rule has changed, and today's rules are kept beside it."""

from __future__ import annotations

from lowest import LowestGame
from lowest.law import NOBODY, Lowest


class LeftwardLowest(Lowest):
    """The turn goes round in the other direction."""

    def end_turn(self) -> None:
        self.count_turn()
        following = (self.on_turn - 1) % self.seats
        if following == self.knocker != NOBODY or self.turns >= self.options["turn_limit"]:
            self.show_hands()
        else:
            self.pass_turn_to(following)


class NextLowestGame(LowestGame):
    """The rules in force."""

    version = 2
    law = LeftwardLowest


GAME = NextLowestGame(older=[LowestGame()])
