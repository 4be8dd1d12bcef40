"""The types of facts: what views and events are declared in, for readers and for programs that read declarations.

To a type checker a `Card` is a string and a `PerSeat[int]` a list of numbers. The marks beside them say the rest: what
the page draws as a card, which lists have one entry per seat, and how the law's numbers become the fields of an event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NewType, TypeVar

Seat = NewType("Seat", int)

FACE_DOWN = "??"  # a card that the viewer may not know


@dataclass(frozen=True)
class CardMark:
    """Marks a card in notation, or `FACE_DOWN`. The law tells it as its number in the deck."""


@dataclass(frozen=True)
class SeatsMark:
    """Marks a list that has one entry per seat."""


@dataclass(frozen=True)
class Told:
    """Marks a field of an event that a function makes of the law's next numbers: as many as it has parameters."""

    read: Callable[..., Any]


@dataclass(frozen=True)
class FromRow:
    """Marks a field of an event that a function makes of all the numbers that the law told, beginning with the first.

    It takes none of them away from the other fields.
    """

    read: Callable[[Sequence[int]], Any]


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, as the law tells several."""
    return tuple(Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)


T = TypeVar("T")

Card = Annotated[str, CardMark()]
PerSeat = Annotated[list[T], SeatsMark()]
Seats = Annotated[tuple[Seat, ...], Told(seats_of)]
