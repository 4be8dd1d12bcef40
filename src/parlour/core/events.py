"""Events: what happened at the table, past tense, one class for each kind, enough to show it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar, NewType

from parlour.core.errors import kebab

Seat = NewType("Seat", int)

FACE_DOWN = "??"  # a card that the viewer may not know


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats of a mask, as the law tells several."""
    return tuple(Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)


class Event:
    """Base of all events. A room decorates its own with @dataclass(frozen=True, slots=True)."""

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
        return tuple(field.name for field in fields(cls) if "Seat" in str(field.type))  # type: ignore[arg-type]

    def as_dict(self) -> dict[str, Any]:
        """Plain data that a JSON encoder takes."""
        return {"event": self.key, **self.facts()}
