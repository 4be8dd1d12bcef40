"""What the log makes of a table's life: who left and came back, what was agreed, what was said."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.table.agreeing import Undo
from parlour.table.log import Entry
from parlour.table.seats import Person
from parlour.table.talk import Line

if TYPE_CHECKING:
    from parlour.table.table import Table


def apply(table: Table, entry: Entry) -> None:
    """Fold one entry in."""
    body = entry.body
    match entry.kind:
        case "took_over" | "gave_back" | "resigned":
            change_holder(table, entry)
        case "warned" | "here" | "grace":
            change_clock(table, entry)
        case "undo_asked" | "undo_answered" | "undone":
            change_undo(table, entry)
        case "said" | "emoted" if entry.seat is not None:
            table.talk.append(Line(entry.seat, body.get("text", ""), body.get("id", ""), entry.at))
        case "voted" if entry.seat is not None:
            table.votes.cast(body["what"], entry.seat, body["yes"])
        case "skipped":
            table.skipped = True
        case "helped" if entry.seat is not None:
            table.helped.add(entry.seat)
        case "host":
            table.host = body["to"]
        case "ended":
            table.ended = body["why"]
            table.count_in_match()
        case "closed":
            table.closed = body["why"]


def change_holder(table: Table, entry: Entry) -> None:
    """A computer plays a seat from now on, or its person is back."""
    assert entry.seat is not None
    occupant = table.seats[entry.seat]
    assert isinstance(occupant, Person)
    if entry.kind == "resigned":
        table.resigned.append(entry.seat)
        table.seats[entry.seat] = replace(occupant, resigned=True)
    else:
        table.seats[entry.seat] = replace(occupant, stand_in=entry.kind == "took_over")
    table.votes.cast("end", entry.seat, False)
    if table.on_turn == entry.seat:  # whoever comes back has the time of a turn
        table.clock.start(entry.at)


def change_clock(table: Table, entry: Entry) -> None:
    """A warning, or more time."""
    table.clock.extend(entry.body["until"])
    match entry.kind:
        case "warned":
            table.clock.warned = True
        case "here":
            table.clock.extended = True


def change_undo(table: Table, entry: Entry) -> None:
    """Somebody asks for it, somebody answers, it is done."""
    undo = table.undo
    if entry.kind == "undo_asked" and entry.seat is not None:
        table.undo = Undo(entry.seat, entry.body["to"])
    elif entry.kind == "undone":
        table.undo = None
        table.go_back_to(entry.body["to"])
    elif undo is not None and entry.seat is not None:
        table.undo = replace(undo, agreed=undo.agreed | {entry.seat}) if entry.body["yes"] else None
