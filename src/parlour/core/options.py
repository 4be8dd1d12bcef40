"""The options of a game. Each has a type, a range, a default, and words in `locales/`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

from parlour.core.errors import OptionError, shown
from parlour.core.facts import Seat

RANDOM = "random"


@dataclass(frozen=True)
class Option(ABC):
    """One option of a game. `rule` is the § or ruling that it changes."""

    kind: ClassVar[str]
    name: str
    default: Any
    rule: str

    @abstractmethod
    def accepts(self, value: object, seats: int) -> bool:
        """Whether this is a possible value at a table with `seats` seats."""

    @abstractmethod
    def allowed(self, seats: int) -> str:
        """The possible values, written briefly."""

    def value_type(self) -> Any:
        """The type of the option's values, for the declarations of views."""
        return Any

    def read(self, value: object, seats: int) -> Any:
        """The value, once checked; raises OptionError if it is not possible."""
        if not self.accepts(value, seats):
            raise OptionError(
                "bad-option", option=self.name, given=shown(value), allowed=self.allowed(seats), rule=self.rule
            )
        return value

    def describe(self) -> dict[str, Any]:
        """The option as plain data."""
        return {"type": self.kind, **asdict(self)}


@dataclass(frozen=True)
class Flag(Option):
    """An option that is on or off, written true and false."""

    kind = "flag"

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def allowed(self, seats: int) -> str:
        return "true, false"

    def value_type(self) -> Any:
        return bool


@dataclass(frozen=True)
class Whole(Option):
    """An option that is a whole number within a range."""

    kind = "whole"
    low: int
    high: int

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def allowed(self, seats: int) -> str:
        return f"{self.low}-{self.high}"

    def value_type(self) -> Any:
        return int


@dataclass(frozen=True)
class WholeOrUsual(Whole):
    """A whole number, or None for the usual value at a table of this size, which the game determines."""

    def accepts(self, value: object, seats: int) -> bool:
        return value is None or super().accepts(value, seats)


@dataclass(frozen=True)
class Choice(Option):
    """An option that is one of a few words."""

    kind = "choice"
    words: tuple[str, ...]

    def accepts(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.words

    def allowed(self, seats: int) -> str:
        return ", ".join(self.words)

    def value_type(self) -> Any:
        return Literal[self.words]


@dataclass(frozen=True)
class SeatOrRandom(Option):
    """An option that is a seat number, or "random" for a seat chosen by chance."""

    kind = "seat"

    def accepts(self, value: object, seats: int) -> bool:
        is_seat = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats
        return is_seat or value == RANDOM

    def allowed(self, seats: int) -> str:
        return ", ".join([RANDOM, *map(str, range(seats))])

    def value_type(self) -> Any:
        return Seat | Literal["random"]


class Options(Mapping[str, Option]):
    """All options of a game, by name."""

    def __init__(self, *options: Option) -> None:
        self._options = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def resolve(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The value of every option: the given ones, checked, and defaults for the rest."""
        for name in given:
            if name not in self._options:
                raise OptionError("no-such-option", given=str(name), allowed=", ".join(self._options))
        return {
            name: option.read(given[name], seats) if name in given else option.default
            for name, option in self._options.items()
        }
