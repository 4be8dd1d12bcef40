"""Events are built from the law's numbers by the types of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import pytest

from parlour.core.cards import french_deck
from parlour.core.decoding import decoder
from parlour.core.events import Card, Event, FromRow, Seat, Seats, Told

DECK = french_deck()


def pair(low: int, high: int) -> tuple[str, ...]:
    return DECK.names[low], DECK.names[high]


def total(row: Sequence[int]) -> int:
    return sum(row)


@dataclass(frozen=True, slots=True)
class Everything(Event, game="trial"):
    """A field of every type that a law can report."""

    seat: Seat
    card: Card
    how: Literal["up", "down"]
    cards: Annotated[tuple[Card, ...], Told(pair)]
    sum: Annotated[int, FromRow(total)]
    count: int


@dataclass(frozen=True, slots=True)
class Won(Event, game="trial"):
    winners: Seats


@dataclass(frozen=True, slots=True)
class Untellable(Event, game="trial"):
    cards: list[str]


def test_every_field_reads_the_numbers_that_follow() -> None:
    told = decoder(Everything, DECK)((2, 0, 1, 1, 2, 7))
    assert told == Everything(Seat(2), "A♠", "down", ("2♠", "3♠"), 13, 7)


def test_several_seats_are_told_as_a_mask() -> None:
    assert decoder(Won, DECK)((0b101, 0, 0, 0, 0)) == Won((Seat(0), Seat(2)))


def test_the_decoder_is_built_once() -> None:
    assert decoder(Won, DECK) is decoder(Won, DECK)


def test_a_function_may_stand_in_for_a_class() -> None:
    assert decoder(lambda seat, *_: Won((Seat(seat),)), DECK)((1, 0, 0, 0, 0)) == Won((Seat(1),))


def test_a_field_that_no_law_tells_is_named() -> None:
    with pytest.raises(TypeError, match=r"Untellable\.cards"):
        decoder(Untellable, DECK)


def test_the_fields_that_are_seats_are_found_by_their_types() -> None:
    assert (Everything.seat_fields(), Won.seat_fields()) == (("seat",), ("winners",))
