"""The result of a finished game: whom it compares, and the row that each of its people gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from parlour.storage.rows import FinishedRow
from parlour.table.seats import Computer, Person
from parlour.table.table import Table

Against = Literal["people", "computers"]


@dataclass(frozen=True)
class Entrant:
    """A player to compare: a seat, its place, and the person who is rated or the level of a computer."""

    seat: int
    place: int
    person: str
    level: str


def entrants(table: Table) -> tuple[Against, list[Entrant]] | None:
    """Return the players whom a finished game compares; None if it is not rated."""
    outcome = table.outcome
    broken_off = table.ended not in ("", "resigned") and not table.resigned
    if outcome is None or not outcome.ranking or not table.rated or table.helped or broken_off:
        return None
    if table.resumed or table.absent:
        return None  # it continued from somebody else's position, or was not played
    between_people = table.between_people()
    found = []
    for place, seats in enumerate(outcome.ranking, start=1):
        for seat in seats:
            match table.seats[seat]:
                case Person(person=person, bot=bot) if person and not (between_people and bot):
                    found.append(Entrant(seat, place, person, ""))
                case Computer(level) if not between_people:
                    found.append(Entrant(seat, place, "", level))
    rated = [one for one in found if one.person]
    return ("people" if between_people else "computers", found) if rated and len(found) > 1 else None


def finished(id: str, table: Table, at: float) -> list[FinishedRow]:
    """Return the results of a finished game for everybody who played, rated or not."""
    outcome = table.outcome
    assert outcome is not None
    places = {seat: place for place, seats in enumerate(outcome.ranking, start=1) for seat in seats}
    return [
        FinishedRow(
            person=occupant.person, table_id=id, number=table.games_played, seat=seat, place=places.get(seat),
            won=seat in outcome.winners, ended=table.ended, at=at,
        )
        for seat, occupant in enumerate(table.seats)
        if isinstance(occupant, Person) and occupant.person
    ]  # fmt: skip
