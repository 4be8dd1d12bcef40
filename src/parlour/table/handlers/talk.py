"""Handlers for chat, and for help from the computer."""

from __future__ import annotations

from parlour.table.entries import Emoted, Helped, Said, SpectatorSaid
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.news import News, Talked
from parlour.table.seats import Person
from parlour.table.state import TableState
from parlour.table.talk import EMOTES, Line


def check_said(table: TableState, body: Said) -> None:
    if not body.text:
        raise TableError("table-nothing-said")
    table.check_talker(body.seat)


def fold_said(table: TableState, body: Said, at: float) -> None:
    table.talk.add(Line(body.seat, body.text, "", at, speaker(table, body.seat)))


def check_spectator_said(table: TableState, body: SpectatorSaid) -> None:
    """Refuse words without a seat anywhere but among friends."""
    if not body.text:
        raise TableError("table-nothing-said")
    table.check_not_closed()
    if not table.party:
        raise TableError("table-not-seated")


def fold_spectator_said(table: TableState, body: SpectatorSaid, at: float) -> None:
    table.talk.add(Line(None, body.text, "", at, body.person, body.name))


def check_emoted(table: TableState, body: Emoted) -> None:
    if body.id not in EMOTES:
        raise TableError("table-no-such-emote", given=body.id, allowed=", ".join(EMOTES))
    table.check_talker(body.seat)


def fold_emoted(table: TableState, body: Emoted, at: float) -> None:
    table.talk.add(Line(body.seat, "", body.id, at, speaker(table, body.seat)))


def speaker(table: TableState, seat: int) -> str:
    """The id of the person on a seat; empty if the server does not know them."""
    occupant = table.seats[seat]
    return occupant.person if isinstance(occupant, Person) else ""


def news_of_talk(table: TableState, body: Said | SpectatorSaid | Emoted) -> News:
    return Talked()


def fold_helped(table: TableState, body: Helped, at: float) -> None:
    table.helped |= {body.seat}


SAID = Handler[Said](check=check_said, fold=fold_said, news=news_of_talk)
SPECTATOR_SAID = Handler[SpectatorSaid](check=check_spectator_said, fold=fold_spectator_said, news=news_of_talk)
EMOTED = Handler[Emoted](check=check_emoted, fold=fold_emoted, news=news_of_talk)
HELPED = Handler[Helped](check=never_refused, fold=fold_helped)
