"""How Lowest is played well: a policy, its reasons, and how it learns when to knock. Parlour finds `PLAY` here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from lowest.play import policy, reasons
from parlour.bots import weights
from parlour.bots.play import Maker, Play
from parlour.bots.players import PolicyBot, Settings

if TYPE_CHECKING:
    from parlour.bots.training.course import Course


def learned() -> Mapping[str, Maker]:
    """The player that has learned when to knock."""
    return {"knocker": lambda seed: PolicyBot(policy.Knocker(weights.values("lowest", "knocker")), seed)}


def courses() -> Mapping[str, type[Course]]:
    """The course in which it learned, imported only when somebody trains."""
    from lowest.play.course import KnockCourse

    return {"knocker": KnockCourse}


PLAY = Play(
    policy=policy.LowestPolicy,
    search=Settings(budget=400),
    reference=lambda seed: PolicyBot(policy.LowestPolicy(), seed),
    learned=learned,
    reasons=reasons,
    courses=courses,
)
