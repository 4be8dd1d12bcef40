"""The part of a view that every game has. For the rest, a game's `own_view` returns a `TypedDict` of its own."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, get_args, get_origin, get_type_hints, is_typeddict

from parlour.core.decoding import mark_of
from parlour.core.facts import CardMark, Seat, SeatsMark

if TYPE_CHECKING:
    from parlour.core.game import Game


class CommonView(TypedDict):
    """The keys of a view that every game has and everybody may see."""

    game: str
    seats: int
    turn: Seat | None  # the seat on turn; null when the game is over
    turns: int
    starter: Seat
    options: dict[str, Any]  # all options with their values
    over: bool
    winners: list[Seat]


class View(CommonView):
    """The keys of a view that every game has, for one seat or a spectator; the game's own keys follow."""

    seat: Seat | None  # the seat that sees this view; null for a spectator


def seat_or_none(seat: int | None) -> Seat | None:
    """A seat number as the type that views use."""
    return None if seat is None else Seat(seat)


@cache
def own_view_type(kind: type[Game[Any]]) -> Any:
    """The `TypedDict` that a game class's `own_view` is annotated with; None if the game declares none."""
    try:
        declared = get_type_hints(kind.own_view)["return"]
    except (KeyError, NameError):  # a type that does not exist at run time declares nothing
        return None
    return declared if is_typeddict(declared) else None


def declared_keys(kind: Any) -> dict[str, Any]:
    """The keys of a declared view and their types, with their marks; empty if nothing is declared."""
    return {} if kind is None else get_type_hints(kind, include_extras=True)


def is_per_seat(hint: Any) -> bool:
    """Whether a part of a view has one entry per seat."""
    return mark_of(bare(hint), SeatsMark) is not None


def is_pile(hint: Any) -> bool:
    """Whether a part of a view is a list of cards that belongs to the table."""
    inner = bare(hint)
    return get_origin(inner) is list and mark_of(get_args(inner)[0], CardMark) is not None


def bare(hint: Any) -> Any:
    """A type without its `NotRequired`."""
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint
