"""The types that views and events are declared in, for readers and for programs that inspect the declarations.

To a type checker, a `Card` is a string and a `PerSeat[int]` is a list of numbers. The marks on them hold the rest: what
the page draws as a card, which lists have one entry per seat, and how the law's numbers become the fields of an event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NewType, TypeVar

Seat = NewType("Seat", int)

FACE_DOWN = "??"  # a card that the viewer may not see


@dataclass(frozen=True)
class CardMark:
    """Marks a card in notation, or `FACE_DOWN`. The law reports it as its number in the deck."""


@dataclass(frozen=True)
class SeatsMark:
    """Marks a list that has one entry per seat."""


@dataclass(frozen=True)
class Told:
    """Marks an event field that `read` builds from the law's next numbers, one per parameter of the function."""

    read: Callable[..., Any]


@dataclass(frozen=True)
class FromRow:
    """Marks an event field that a function builds from all numbers of the row, beginning with the first.

    The other fields still read the same numbers.
    """

    read: Callable[[Sequence[int]], Any]


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, which is how the law reports several seats."""
    return tuple(Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)


T = TypeVar("T")

Card = Annotated[str, CardMark()]
PerSeat = Annotated[list[T], SeatsMark()]
Seats = Annotated[tuple[Seat, ...], Told(seats_of)]
