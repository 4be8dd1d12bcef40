"""The faces of the people at a table. They belong to the people, so they are not in the table's log."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from parlour.server.views.faces import face_of
from parlour.storage.rows import PersonRow
from parlour.storage.store import People
from parlour.table.seats import Occupant, Person
from parlour.wire.messages import Face

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

Faces = dict[str, Face | None]  # by the id of the person


def known_people(seats: Iterable[Occupant]) -> set[str]:
    """Return the ids of the people on these seats whom the server knows."""
    return {one.person for one in seats if isinstance(one, Person) and one.person}


async def read_faces(people: People, ids: Collection[str]) -> Faces:
    """Return the faces of people as they are stored."""
    found = {row.id: face_of(row) for row in await people.persons(sorted(ids))}
    return {id: found.get(id) for id in ids}


class SeatFaces:
    """The faces of the people at one table, as far as they have been read from the store."""

    __slots__ = ("actor", "changes", "chosen")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.chosen: Faces = {}
        self.changes = 0

    async def load(self) -> None:
        """Read the faces of everybody who sits here."""
        self.chosen = await read_faces(self.actor.context.store.people, known_people(self.actor.table.seats))

    async def refresh(self) -> None:
        """Read the faces again, and show everybody those that have changed meanwhile."""
        found = await read_faces(self.actor.context.store.people, known_people(self.actor.table.seats))
        if any(self.chosen.get(id) != face for id, face in found.items()):
            self.chosen |= found
            self.changes += 1
            self.actor.broadcast.show_all()

    def of(self, occupant: Occupant) -> Face | None:
        """Return the face that the occupant of a seat has chosen."""
        return self.chosen.get(occupant.person) if isinstance(occupant, Person) else None

    def note(self, row: PersonRow) -> bool:
        """Note the face of somebody who sits down, or who has changed it; return whether it is new here."""
        face = face_of(row)
        if row.id in self.chosen and self.chosen[row.id] == face:
            return False
        self.chosen[row.id] = face
        self.changes += 1
        return True

    def show(self, row: PersonRow) -> None:
        """Show everybody at the table the face of a person who sits here, if it has changed."""
        if self.actor.table.seat_of_person(row.id) is not None and self.note(row):
            self.actor.broadcast.show_all()
