"""What a view says of any game. A room declares the rest: `own_view` returns a `TypedDict` of its own."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, get_args, get_origin, get_type_hints, is_typeddict

from parlour.core.decoding import mark_of
from parlour.core.facts import CardMark, Seat, SeatsMark

if TYPE_CHECKING:
    from parlour.core.game import Game


class CommonView(TypedDict):
    """What everybody sees of every game."""

    game: str
    seats: int
    turn: Seat | None  # the seat to act, none when the game is over
    turns: int
    starter: Seat
    options: dict[str, Any]  # all of them, with their values
    over: bool
    winners: list[Seat]


class View(CommonView):
    """What a seat, or a spectator, sees of every game; the keys of the game itself follow."""

    seat: Seat | None  # who sees it


def seat_or_none(seat: int | None) -> Seat | None:
    """A seat as views have it."""
    return None if seat is None else Seat(seat)


@cache
def own_view_type(kind: type[Game[Any]]) -> Any:
    """The `TypedDict` that `own_view` of a game's class is annotated with; None where the game declares nothing."""
    try:
        declared = get_type_hints(kind.own_view)["return"]
    except (KeyError, NameError):  # a type that is not there when the program runs declares nothing
        return None
    return declared if is_typeddict(declared) else None


def declared_keys(kind: Any) -> dict[str, Any]:
    """The keys of a declared view and their types, marks and all; none where nothing is declared."""
    return {} if kind is None else get_type_hints(kind, include_extras=True)


def is_per_seat(hint: Any) -> bool:
    """Whether a part of a view has one entry per seat."""
    return mark_of(bare(hint), SeatsMark) is not None


def is_pile(hint: Any) -> bool:
    """Whether a part of a view is a list of cards that belongs to the table."""
    inner = bare(hint)
    return get_origin(inner) is list and mark_of(get_args(inner)[0], CardMark) is not None


def bare(hint: Any) -> Any:
    """A type without the remark that its key may be missing."""
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint
