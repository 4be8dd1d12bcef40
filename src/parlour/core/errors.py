"""The three kinds of errors. Each has a message key and facts; the words for the key are in `locales/`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, dataclass_transform

from parlour.core import words


class ParlourError(ValueError):
    """A request that cannot be fulfilled. The message states what was given, the rule, and what to do instead."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts: Mapping[str, Any] = facts

    def __str__(self) -> str:
        return words.speak(self.key, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.key, dict(self.facts))


class OptionError(ParlourError):
    """An impossible seat count, option, seed, position or record."""


class UnreadableMove(ParlourError):
    """Text that is not a move of this game."""


class AmbiguousMove(UnreadableMove):
    """Text that could mean several moves; `readings` lists them in notation."""

    def __init__(self, key: str, /, *, readings: Sequence[str], **facts: Any) -> None:
        super().__init__(key, readings=tuple(readings), **facts)
        self.readings = tuple(readings)


class IllegalMove(ParlourError):
    """A move that can be read but breaks a rule. `rule` is its §, and `facts` are the numbers and cards behind it."""

    rule: ClassVar[str] = ""


def shown(value: object) -> str:
    """A value from outside as text that is short enough for a sentence."""
    try:
        text = repr(value)
    except RecursionError:
        text = type(value).__name__
    except ValueError:  # Python refuses to write an int of more than some thousand digits
        text = f"a number of {value.bit_length()} bits" if isinstance(value, int) else type(value).__name__
    return text if len(text) <= 80 else text[:77] + "..."


@cache
def kebab(name: str) -> str:
    """HandLimit -> hand-limit: a class name as a key in `locales/`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@dataclass_transform(kw_only_default=True)
class Refusal(IllegalMove):
    """The reason why a move is refused. A game writes one class per reason, with its rule, and annotated facts.

    `class WhistRefusal(Refusal, game="whist")`, then `class MustFollow(WhistRefusal, rule="§3.2"): suit: str`.
    """

    game: ClassVar[str] = ""

    def __init_subclass__(cls, game: str = "", rule: str = "") -> None:
        cls.game = game or cls.game
        cls.rule = rule or cls.rule

    def __init__(self, **facts: Any) -> None:
        super().__init__(f"{self.game}-{kebab(type(self).__name__)}", rule=self.rule, **facts)
        for name, fact in facts.items():
            setattr(self, name, fact)


def _rebuilt(kind: type[ParlourError], key: str, facts: dict[str, Any]) -> ParlourError:
    """Build an unpickled error: worker processes send their errors back."""
    if issubclass(kind, Refusal):
        facts.pop("rule")
        return kind(**facts)
    return kind(key, **facts)
