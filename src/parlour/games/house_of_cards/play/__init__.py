"""How House of Cards is played well: its computer players, and the reasons for their moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from parlour.bots.play import Play, PuzzleHunt
from parlour.bots.solved import Model
from parlour.games.house_of_cards.play import learned, policy, reasons, reference

if TYPE_CHECKING:
    from parlour.bots.training.course import Course


def courses() -> Mapping[str, type[Course]]:
    """The training courses, imported only when somebody trains."""
    from parlour.games.house_of_cards.play import course

    return course.courses()


def small_variant() -> Model:
    """The small variant that is solved exactly, though only against the heuristic, because hands are hidden."""
    from parlour.games.house_of_cards.play.small.law import HOUSE
    from parlour.games.house_of_cards.play.small.policy import SmallHousePolicy
    from parlour.games.house_of_cards.play.small.solution import Solution

    return Model(HOUSE, Solution, SmallHousePolicy, policy.SEARCH, "heuristic")


PLAY = Play(
    policy=policy.POLICY,
    search=policy.SEARCH,
    reference=reference.ReferenceBot,
    learned=learned.players,
    reasons=reasons,
    courses=courses,
    puzzles=PuzzleHunt({"preset": "quick"}, most_of_a_kind=0.8),  # nearly every move plays a card
    small=small_variant,
)
