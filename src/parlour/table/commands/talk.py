"""Commands for help and for chat."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.table.entries import Emoted, Helped, Said, SpectatorSaid
from parlour.table.table import Table
from parlour.table.talk import clean


def help_used(table: Table, seat: int) -> list[Helped]:
    """Record that a computer has helped, once per game: the game is then not rated."""
    counts = table.rated and table.phase == "playing" and seat not in table.helped
    return [Helped(seat)] if counts else []


def say(table: Table, seat: int | None, text: str) -> Said:
    """Say something to the table."""
    body = table.checked(Said(table.check_seated(seat), clean(text)))
    return replace(body, person=table.person(body.seat).person)


def say_watching(table: Table, name: str, text: str, person: str) -> SpectatorSaid:
    """Say something to the table of a party without a seat there."""
    return table.checked(SpectatorSaid(None, name, clean(text), person))


def emote(table: Table, seat: int | None, id: str) -> Emoted:
    """Make a gesture."""
    return table.checked(Emoted(table.check_seated(seat), id))
