"""Handlers for chat, and for help from the computer."""

from __future__ import annotations

from parlour.table.entries import Emoted, Helped, Said
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.news import News, Talked
from parlour.table.state import TableState
from parlour.table.talk import EMOTES, Line


def check_said(table: TableState, body: Said) -> None:
    if not body.text:
        raise TableError("table-nothing-said")
    table.check_talker(body.seat)


def fold_said(table: TableState, body: Said, at: float) -> None:
    table.talk.append(Line(body.seat, body.text, "", at))


def check_emoted(table: TableState, body: Emoted) -> None:
    if body.id not in EMOTES:
        raise TableError("table-no-such-emote", given=body.id, allowed=", ".join(EMOTES))
    table.check_talker(body.seat)


def fold_emoted(table: TableState, body: Emoted, at: float) -> None:
    table.talk.append(Line(body.seat, "", body.id, at))


def news_of_talk(table: TableState, body: Said | Emoted) -> News:
    return Talked()


def fold_helped(table: TableState, body: Helped, at: float) -> None:
    table.helped.add(body.seat)


SAID = Handler[Said](check=check_said, fold=fold_said, news=news_of_talk)
EMOTED = Handler[Emoted](check=check_emoted, fold=fold_emoted, news=news_of_talk)
HELPED = Handler[Helped](check=never_refused, fold=fold_helped)
