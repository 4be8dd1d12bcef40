"""The faces that people have chosen, as structs of the wire."""

from __future__ import annotations

from typing import cast, get_args

from parlour.storage.rows import PersonRow
from parlour.wire.messages import Avatar, Colour, Face

AVATARS, COLOURS = get_args(Avatar), get_args(Colour)


def face_of(row: PersonRow | None) -> Face | None:
    """Return the face of a person; None if they have chosen none, or one that this version does not draw."""
    if row is None or row.avatar not in AVATARS or row.colour not in COLOURS:
        return None
    return Face(cast(Avatar, row.avatar), cast(Colour, row.colour))
