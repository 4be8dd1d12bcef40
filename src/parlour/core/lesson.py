"""A guided first hand: positions, and in each of them the moves that the learner is led through.

A game's lesson is in its folder, in `lesson.py`. Chance is part of a position, so everybody has the same lesson.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LEARNER = 0  # the learner's seat


@dataclass(frozen=True)
class Step:
    """One step: the text for the learner (a key of `locales/`), the move, its rule, and the opponents' replies."""

    words: str
    move: str
    rule: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A position with the learner on turn, and the steps that follow from it."""

    position: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson: scenes in order, and a summary of what they taught (keys of `locales/`)."""

    scenes: tuple[Scene, ...]
    learned: tuple[str, ...]
