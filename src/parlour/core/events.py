"""Events: what happened at the table, past tense, one class for each kind, enough to show it."""

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
    """Base of all events. A room decorates its own with @dataclass(frozen=True, slots=True).

    The fields are in the order of the law's numbers, and their types say how these are read (core/decoding.py).
    """

    __slots__ = ()
    game: ClassVar[str] = ""
    reveals: ClassVar[bool] = False  # whether chance or a hidden card showed itself: such a move is not taken back
    binds: ClassVar[str] = ""  # the rule by which a move stands though it showed nothing: it is not taken back either
    milestone: ClassVar[bool] = False  # whether a score sheet needs it: whoever comes later is told all of these
    rests: ClassVar[bool] = False  # whether people want to look at it for a while before computers play on

    def __init_subclass__(cls, game: str = "") -> None:
        cls.game = game or cls.game

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may see it; None is a spectator. Face-up games hide nothing."""
        return self

    @property
    def key(self) -> str:
        """Its message key in `locales/`."""
        return f"{self.game}-{kebab(type(self).__name__)}"

    def facts(self) -> dict[str, Any]:
        """Its fields by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    @classmethod
    def seat_fields(cls) -> tuple[str, ...]:
        """The fields that name seats: a log shows the players' names there."""
        kind: Any = cls
        return seat_fields(kind)

    def as_dict(self) -> dict[str, Any]:
        """Plain data that a JSON encoder takes."""
        return {"event": self.key, **self.facts()}


def event_kinds(game: Game[Any]) -> list[type[Event]]:
    """The kinds of events that a game tells, also by its earlier rules: old games are still shown."""
    listed = [kind for one in (game, *game.older) for kind in one.events_told]
    return [kind for kind in dict.fromkeys(listed) if isinstance(kind, type)]


@cache
def seat_fields(kind: Any) -> tuple[str, ...]:
    """The fields of a kind of event that are seats, or several of them."""
    hints = get_type_hints(kind)
    named = [field.name for field in fields(kind)]
    return tuple(name for name in named if hints[name] in (Seat, tuple[Seat, ...]))
