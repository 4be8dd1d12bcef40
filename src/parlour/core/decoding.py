"""Builds events from the numbers that a law reports: the types of an event's fields, in order, say how to read them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from inspect import signature
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from parlour.core.cards import Deck
from parlour.core.facts import CardMark, FromRow, Seat, Told

Row = Sequence[int]
PLAIN = (int, Seat)  # types whose numbers are taken unchanged


@cache
def decoder(kind: Any, deck: Deck) -> Callable[[Row], Any]:
    """The function that builds an event of this kind from a row of numbers. Types are inspected once per class.

    In place of a class, a game may list a function of the numbers.
    """
    if not isinstance(kind, type):
        return lambda row: kind(*row)
    readers = field_readers(kind, deck)
    return lambda row: kind(*[read(row) for read in readers])


def field_readers(kind: Any, deck: Deck) -> list[Callable[[Row], Any]]:
    """One reader per field of a dataclass, which takes the field's value from the row."""
    hints = get_type_hints(kind, include_extras=True)
    readers: list[Callable[[Row], Any]] = []
    place = 0
    for field in fields(kind):
        hint = hints[field.name]
        whole = mark_of(hint, FromRow)
        if whole is not None:
            readers.append(whole.read)
            continue
        read, count = number_reader(hint, deck)
        if read is None:
            raise TypeError(f"{kind.__name__}.{field.name}: a row cannot hold {hint}; see parlour.core.facts.Told")
        readers.append(from_place(read, place, count))
        place += count
    return readers


def number_reader(hint: Any, deck: Deck) -> tuple[Callable[..., Any] | None, int]:
    """The function that builds a value of this type, and the number of numbers it takes."""
    told = mark_of(hint, Told)
    if told is not None:
        return told.read, len(signature(told.read).parameters)
    if mark_of(hint, CardMark) is not None:
        return deck.names.__getitem__, 1
    if get_origin(hint) is Literal:
        return get_args(hint).__getitem__, 1
    return (int, 1) if hint in PLAIN else (None, 0)


def from_place(read: Callable[..., Any], place: int, count: int) -> Callable[[Row], Any]:
    """A reader that takes `count` numbers from the row, beginning at `place`."""
    if count == 1:
        return lambda row: read(row[place])
    return lambda row: read(*row[place : place + count])


def mark_of(hint: Any, mark: type[Any]) -> Any:
    """The annotation of class `mark` on a type, or None."""
    found = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((one for one in found if isinstance(one, mark)), None)
