"""Commands for votes and undo, and their consequences."""

from __future__ import annotations

from parlour.table.agreement import Question
from parlour.table.commands.talk import help_used
from parlour.table.entries import Body, Ended, Skipped, UndoAnswered, UndoAsked, Undone, Voted
from parlour.table.errors import TableError
from parlour.table.table import Table

SKIP_AFTER = 120.0  # seconds of a turn after which the others may vote to have a computer finish it


def vote(table: Table, seat: int | None, question: Question, yes: bool, waited: bool) -> Voted:
    """Vote to skip the player on turn, or to end the game. `waited`: that player is away, or has had long enough."""
    body = table.checked(Voted(table.check_seated(seat), question, yes))
    if question == "skip" and yes and not waited:
        raise TableError("table-wait-before-skip", seconds=round(SKIP_AFTER))
    return body


def voters(table: Table, question: Question) -> list[int]:
    """Return the seats that may vote: everybody who plays, except about their own turn."""
    return [seat for seat in table.holders() if question == "end" or seat != table.on_turn]


def ask_undo(table: Table, seat: int | None) -> list[Body]:
    """Ask to undo your last move. If nobody else has to agree, it is undone at once."""
    place = table.check_seated(seat)
    asked = table.checked(UndoAsked(place, table.last_move_of(place) or 0))
    others = [other for other in table.holders() if other != place]
    return [asked] if others else [*help_used(table, place), asked]


def answer_undo(table: Table, seat: int | None, yes: bool) -> UndoAnswered:
    """Agree to an undo, or refuse it."""
    return table.checked(UndoAnswered(table.check_seated(seat), yes))


def consequence(table: Table) -> Ended | Skipped | Undone | None:
    """Return what the table does by itself once people have agreed, or have all resigned; None if nothing."""
    if table.phase != "playing":
        return None
    people = table.people()
    left = [seat for seat in range(len(table.seats)) if seat not in table.resigned]
    if table.resigned and (len(left) == 1 or not set(people) - set(table.resigned)):
        return Ended(None, "resigned")
    if table.votes.end and table.votes.passes("end", voters(table, "end")):
        return Ended(None, "vote")
    agreed = table.votes.skip and not table.skipped and table.votes.passes("skip", voters(table, "skip"))
    if agreed and table.on_turn is not None:
        return Skipped(table.on_turn)
    if table.undo is not None and not set(table.holders()) - table.undo.agreed - {table.undo.seat}:
        return Undone(table.undo.seat, table.undo.to, table.played[table.undo.to].move)
    return None
