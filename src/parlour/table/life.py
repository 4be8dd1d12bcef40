"""What may be asked of a table besides playing: each answers with the body of a log entry, or raises."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from parlour.table.agreeing import Question
from parlour.table.entries import (
    Body,
    Closed,
    Emoted,
    Ended,
    GaveBack,
    Grace,
    Helped,
    HostPassed,
    Moved,
    Resigned,
    Said,
    Skipped,
    StillHere,
    Stood,
    TookOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    Warned,
)
from parlour.table.errors import TableError
from parlour.table.seats import Person
from parlour.table.table import Table
from parlour.table.talk import clean

SKIP_AFTER = 120.0  # seconds of a turn after which the others may want it played by a computer

# Leaving and coming back.


def resign(table: Table, seat: int | None) -> Resigned:
    """Give up: a computer plays on, and the seat is ranked last."""
    return table.checked(Resigned(table.check_seated(seat)))


def take_over(seat: int, why: Literal["away", "clock"]) -> TookOver:
    """A computer plays the seat until its person is back."""
    return TookOver(seat, why)


def give_back(table: Table, seat: int | None) -> list[GaveBack]:
    """The person is back, if they were gone."""
    if seat is None:
        return []
    occupant = table.seats[seat]
    gone = isinstance(occupant, Person) and occupant.stand_in and not occupant.resigned
    return [GaveBack(seat)] if gone else []


def by_computer(table: Table, move: Moved) -> Moved:
    """A move that a computer plays: on the seat of a person the log says so."""
    return replace(move, computer=True) if move.seat in table.people() else move


def pass_host(table: Table, seat: int | None, to: int) -> HostPassed:
    """The host hands the table to somebody else."""
    table.check_host(seat)
    return host_to(table, to)


def host_to(table: Table, to: int) -> HostPassed:
    """The table goes to another person, whoever decides it."""
    return table.checked(HostPassed(None, to))


def remove(table: Table, seat: int | None, place: int, online: bool) -> Stood:
    """The host frees the seat of somebody who has left before the game began."""
    table.check_host(seat)
    table.check_open()
    if place not in table.people() or place == seat:
        raise TableError("table-not-a-person", seat=place)
    if online:
        raise TableError("table-is-here", seat=place)
    return table.checked(Stood(place))


# The clock.


def warn(table: Table) -> Warned:
    """The time of the turn ends soon."""
    assert table.on_turn is not None
    return Warned(table.on_turn, table.clock.until)


def here(table: Table, seat: int | None, now: float) -> StillHere:
    """Still thinking: the time of a turn once more, if there was a warning."""
    return table.checked(StillHere(table.check_seated(seat), now + (table.clock.seconds or 0)))


def grace(until: float) -> Grace:
    """The server was down for a while: nobody loses time by it."""
    return Grace(None, until)


# Agreeing.


def vote(table: Table, seat: int | None, question: Question, yes: bool, waited: bool) -> Voted:
    """Vote to skip the player on turn, or to end the game; `waited`: they are away, or have had long enough."""
    body = table.checked(Voted(table.check_seated(seat), question, yes))
    if question == "skip" and yes and not waited:
        raise TableError("table-wait-before-skip", seconds=round(SKIP_AFTER))
    return body


def voters(table: Table, question: Question) -> list[int]:
    """Who may vote: who plays here, but nobody about themselves."""
    return [seat for seat in table.holders() if question == "end" or seat != table.on_turn]


def ask_undo(table: Table, seat: int | None) -> list[Body]:
    """Ask to undo your last move; where nobody else is to be asked, it is undone."""
    place = table.check_seated(seat)
    asked = table.checked(UndoAsked(place, table.last_move_of(place) or 0))
    others = [other for other in table.holders() if other != place]
    return [asked] if others else [*help_used(table, place), asked]


def answer_undo(table: Table, seat: int | None, yes: bool) -> UndoAnswered:
    """Agree that a move is undone, or not."""
    return table.checked(UndoAnswered(table.check_seated(seat), yes))


# Help, and what is said.


def help_used(table: Table, seat: int) -> list[Helped]:
    """Note that a computer has helped, once per game: it is not rated then."""
    counts = table.rated and table.phase == "playing" and seat not in table.helped
    return [Helped(seat)] if counts else []


def say(table: Table, seat: int | None, text: str) -> Said:
    """Say something to the table."""
    body = table.checked(Said(table.check_seated(seat), clean(text)))
    return replace(body, person=table.person(body.seat).person)


def emote(table: Table, seat: int | None, id: str) -> Emoted:
    """A gesture."""
    return table.checked(Emoted(table.check_seated(seat), id))


def close(why: str) -> Closed:
    """Nobody plays here any more."""
    return Closed(None, why)


# What follows by itself.


def consequence(table: Table) -> Ended | Skipped | Undone | None:
    """What the table does when people have agreed, or have all given up."""
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
        _, move = table.played[table.undo.to]
        return Undone(table.undo.seat, table.undo.to, move)
    return None
