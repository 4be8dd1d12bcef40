"""A first hand that teaches by doing: positions, and in each of them the moves that a learner is led through.

A game's lesson stands in its room, in `lesson.py`. Chance is a part of a position, so everybody has the same lesson.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LEARNER = 0  # the seat


@dataclass(frozen=True)
class Step:
    """What the learner is told (a key of `locales/`), the move, the rule behind it, and what the others play then."""

    words: str
    move: str
    rule: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A position with the learner on turn, and the steps from there on."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """Scenes, one after another, and what was learned by them (keys of `locales/`)."""

    scenes: tuple[Scene, ...]
    learned: tuple[str, ...]
