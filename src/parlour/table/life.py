"""What may be asked of a table besides playing: each answers with a draft, or raises."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from parlour.table.agreeing import Question
from parlour.table.errors import TableError
from parlour.table.log import Draft
from parlour.table.seats import Person
from parlour.table.table import Table
from parlour.table.talk import EMOTES, clean

SKIP_AFTER = 120.0  # seconds of a turn after which the others may want it played by a computer

# Leaving and coming back.


def resign(table: Table, seat: int | None) -> Draft:
    """Give up: a computer plays on, and the seat is ranked last."""
    place = check_holder(table, seat)
    check_playing(table)
    return Draft("resigned", place)


def take_over(seat: int, why: Literal["away", "clock"]) -> Draft:
    """A computer plays the seat until its person is back."""
    return Draft("took_over", seat, {"why": why})


def give_back(table: Table, seat: int | None) -> list[Draft]:
    """The person is back, if they were gone."""
    occupant = table.seats[seat] if seat is not None else None
    gone = isinstance(occupant, Person) and occupant.stand_in and not occupant.resigned
    return [Draft("gave_back", seat)] if gone else []


def by_computer(table: Table, move: Draft) -> Draft:
    """A move that a computer plays: on the seat of a person the log says so."""
    return replace(move, body={**move.body, "computer": True}) if move.seat in table.people() else move


def pass_host(table: Table, seat: int | None, to: int) -> Draft:
    """The host hands the table to somebody else."""
    table.check_host(seat)
    return host_to(table, to)


def host_to(table: Table, to: int) -> Draft:
    if to not in table.people():
        raise TableError("table-not-a-person", seat=to)
    return Draft("host", None, {"to": to})


def remove(table: Table, seat: int | None, place: int, online: bool) -> Draft:
    """The host frees the seat of somebody who has left before the game began."""
    table.check_host(seat)
    table.check_open()
    if place not in table.people() or place == seat:
        raise TableError("table-not-a-person", seat=place)
    if online:
        raise TableError("table-is-here", seat=place)
    return Draft("stood", place)


# The clock.


def warn(table: Table) -> Draft:
    """The time of the turn ends soon."""
    return Draft("warned", table.on_turn, {"until": table.clock.until})


def here(table: Table, seat: int | None, now: float) -> Draft:
    """Still thinking: the time of a turn once more, if there was a warning."""
    place = check_holder(table, seat)
    check_playing(table)
    clock = table.clock
    if table.on_turn != place or clock.seconds is None or not clock.warned:
        raise TableError("table-not-warned")
    if clock.extended:
        raise TableError("table-extended")
    return Draft("here", place, {"until": now + clock.seconds})


def grace(until: float) -> Draft:
    """The house was closed for a while: nobody loses time by it."""
    return Draft("grace", None, {"until": until})


# Agreeing.


def vote(table: Table, seat: int | None, question: Question, yes: bool, waited: bool) -> Draft:
    """Be for skipping who is on turn, or for ending the game; `waited`: they are away, or have had long enough."""
    place = check_holder(table, seat)
    check_playing(table)
    if question == "skip":
        if table.on_turn is None or table.on_turn == place or table.on_turn not in table.holders():
            raise TableError("table-nobody-to-skip")
        if yes and not waited:
            raise TableError("table-wait-before-skip", seconds=round(SKIP_AFTER))
    return Draft("voted", place, {"what": question, "yes": yes})


def voters(table: Table, question: Question) -> list[int]:
    """Who may vote: who plays here, but nobody about themselves."""
    return [seat for seat in table.holders() if question == "end" or seat != table.on_turn]


def ask_undo(table: Table, seat: int | None) -> list[Draft]:
    """Want the own last move undone; where nobody else is to be asked, it is."""
    place = check_holder(table, seat)
    check_playing(table)
    table.check_help()
    own = [number for number, (by, _) in enumerate(table.played) if by == place]
    if not own:
        raise TableError("table-nothing-to-undo")
    if table.undo is not None:
        raise TableError("table-undo-asked", seat=table.undo.seat)
    asked = Draft("undo_asked", place, {"to": own[-1]})
    return [asked] if [other for other in table.holders() if other != place] else [*help_used(table, place), asked]


def answer_undo(table: Table, seat: int | None, yes: bool) -> Draft:
    """Agree that a move is undone, or not."""
    place = check_holder(table, seat)
    if table.undo is None or (table.undo.seat == place and yes):
        raise TableError("table-no-undo-asked")
    return Draft("undo_answered", place, {"yes": yes})


# Help, and what is said.


def help_used(table: Table, seat: int) -> list[Draft]:
    """Note that a computer has helped, once a game: it is not rated then."""
    counts = table.rated and table.phase == "playing" and seat not in table.helped
    return [Draft("helped", seat)] if counts else []


def say(table: Table, seat: int | None, text: str) -> Draft:
    """Say something to the table."""
    cleaned = clean(text)
    if not cleaned:
        raise TableError("table-nothing-said")
    place = check_talker(table, seat)
    return Draft("said", place, {"text": cleaned, "person": table.person(place).person})


def emote(table: Table, seat: int | None, id: str) -> Draft:
    """A gesture."""
    if id not in EMOTES:
        raise TableError("table-no-such-emote", given=id, allowed=", ".join(EMOTES))
    return Draft("emoted", check_talker(table, seat), {"id": id})


def close(why: str) -> Draft:
    """Nobody plays here any more."""
    return Draft("closed", None, {"why": why})


# What follows by itself.


def consequence(table: Table) -> Draft | None:
    """What the table does when people have agreed, or have all given up."""
    if table.phase != "playing":
        return None
    people = table.people()
    left = [seat for seat in range(len(table.seats)) if seat not in table.resigned]
    if table.resigned and (len(left) == 1 or not set(people) - set(table.resigned)):
        return Draft("ended", None, {"why": "resigned"})
    if table.votes.end and table.votes.passes("end", voters(table, "end")):
        return Draft("ended", None, {"why": "vote"})
    if table.votes.skip and not table.skipped and table.votes.passes("skip", voters(table, "skip")):
        return Draft("skipped", table.on_turn)
    if table.undo is not None and not set(table.holders()) - table.undo.agreed - {table.undo.seat}:
        _, move = table.played[table.undo.to]
        return Draft("undone", table.undo.seat, {"to": table.undo.to, "move": move})
    return None


# Checks.


def check_playing(table: Table) -> None:
    table.check_begun()
    if table.phase != "playing":
        raise TableError("table-ended")


def check_holder(table: Table, seat: int | None) -> int:
    place = table.check_person(seat)
    table.check_not_closed()
    if place in table.resigned:
        raise TableError("table-resigned")
    return place


def check_talker(table: Table, seat: int | None) -> int:
    table.check_not_closed()
    return table.check_person(seat)
