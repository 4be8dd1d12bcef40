"""Events: what happened at the table. One class per kind, named in the past tense, with enough facts to animate it."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, get_type_hints

from parlour.core.errors import kebab
from parlour.core.facts import FACE_DOWN, Card, FromRow, Seat, Seats, Told, seats_of

if TYPE_CHECKING:
    from parlour.core.game import Game

__all__ = ["FACE_DOWN", "Card", "Event", "FromRow", "Seat", "Seats", "Told", "event_kinds", "seats_of"]


class Event:
    """Base class of all events. A game decorates its own with @dataclass(frozen=True, slots=True).

    The fields are in the order of the law's numbers, and their types determine how those are read (core/decoding.py).
    """

    __slots__ = ()
    game: ClassVar[str] = ""
    reveals: ClassVar[bool] = False  # whether it reveals chance or a hidden card: such a move cannot be taken back
    binds: ClassVar[str] = ""  # the rule that makes a move final although it reveals nothing: it cannot be taken back
    milestone: ClassVar[bool] = False  # whether a score sheet needs it: people who join later receive all of these
    rests: ClassVar[bool] = False  # whether computers pause after it, so that people can look at it

    def __init_subclass__(cls, game: str = "") -> None:
        cls.game = game or cls.game

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may see it; None is a spectator. By default nothing is hidden."""
        return self

    @property
    def key(self) -> str:
        """The event's message key in `locales/`."""
        kind: Any = type(self)
        return event_key(kind)

    def facts(self) -> dict[str, Any]:
        """The event's fields by name."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in field_names(kind)}

    @classmethod
    def seat_fields(cls) -> tuple[str, ...]:
        """The names of the fields that hold seats, in whose place a log shows the players' names."""
        kind: Any = cls
        return seat_fields(kind)

    def as_dict(self) -> dict[str, Any]:
        """The event as plain data for a JSON encoder."""
        kind: Any = type(self)
        data: dict[str, Any] = {"event": event_key(kind)}
        for name in field_names(kind):  # a loop, because this is done for every event and seat
            data[name] = getattr(self, name)
        return data


def event_kinds(game: Game[Any]) -> list[type[Event]]:
    """The event classes of a game, including those of its earlier rules, because old games are still shown."""
    listed = [kind for one in (game, *game.older) for kind in one.events_told]
    return [kind for kind in dict.fromkeys(listed) if isinstance(kind, type)]


@cache
def event_key(kind: Any) -> str:
    """The message key of an event class in `locales/`."""
    return f"{kind.game}-{kebab(kind.__name__)}"


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """The names of an event class's fields."""
    return tuple(field.name for field in fields(kind))


@cache
def seat_fields(kind: Any) -> tuple[str, ...]:
    """The names of an event class's fields that hold a seat or several seats."""
    hints = get_type_hints(kind)
    return tuple(name for name in field_names(kind) if hints[name] in (Seat, tuple[Seat, ...]))
