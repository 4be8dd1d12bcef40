"""How Notty is played well: its computer players, and the reasons for their moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.bots.play import Play
from parlour.bots.solved import Model
from parlour.games.notty.play import learned, policy, reasons, reference

if TYPE_CHECKING:
    from parlour.bots.training.course import Course


def courses() -> Mapping[str, type[Course]]:
    """The training courses, imported only when somebody trains."""
    from parlour.games.notty.play import course

    return course.courses()


def small_variant() -> Model:
    """The small variant of Notty that is solved exactly."""
    from parlour.games.notty.play.small.law import NOTTY
    from parlour.games.notty.play.small.policy import SmallNottyPolicy
    from parlour.games.notty.play.small.solution import Solution

    return Model(NOTTY, Solution, SmallNottyPolicy, policy.SEARCH)


PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    judge=learned.judge,
    stand_in="qlearning",  # N12
    reasons=reasons,
    courses=courses,
    small=small_variant,
)
