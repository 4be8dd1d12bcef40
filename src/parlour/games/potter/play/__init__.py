"""How Potter is played well: its computer players, and the reasons for their moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.bots.play import Play, PuzzleHunt, Rounds
from parlour.core.consts import SUIT_CARDS
from parlour.games.potter import view
from parlour.games.potter.play import learned, policy, reasons, reference

if TYPE_CHECKING:
    from parlour.bots.training.course import Course


def courses() -> Mapping[str, type[Course]]:
    """The training courses, imported only when somebody trains."""
    from parlour.games.potter.play import course

    return course.courses()


PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    judging=policy.JUDGE,
    trust=policy.TRUST,
    reasons=reasons,
    courses=courses,
    rounds=Rounds(view.RoundWon, view.RoundCapped, lambda number: {"round": 1 + number % SUIT_CARDS}),
    puzzles=PuzzleHunt({"target": 50}),
)
