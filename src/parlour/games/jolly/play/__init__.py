"""How Jolly is played well: its computer players, and the reasons for their moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.bots.play import Play
from parlour.games.jolly.play import learned, policy, reasons, reference

if TYPE_CHECKING:
    from parlour.bots.training.course import Course


def courses() -> Mapping[str, type[Course]]:
    """The training courses, imported only when somebody trains."""
    from parlour.games.jolly.play import course

    return course.courses()


PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    trust=policy.TRUST,
    reasons=reasons,
    courses=courses,
)
