"""A person's name and words, taken out of the log of a table."""

from __future__ import annotations

import json

from parlour.storage.postgres.connections import Connection
from parlour.storage.rows import text_of
from parlour.storage.sql.work import Anonymise

SEAT, WORDS = {"name": "", "key": "", "person": ""}, {"text": "", "person": ""}
GOES = {"sat": SEAT, "seat_taken": SEAT, "said": WORDS, "spectator_said": {"name": "", **WORDS}}


def anonymise(connection: Connection, wish: Anonymise) -> None:
    """Empty the fields that tell who somebody is. In Python: PostgreSQL's JSON refuses letters that ours may hold."""
    query = "SELECT seq, kind, body FROM entry WHERE table_id = %s AND kind = ANY(%s) FOR UPDATE"
    for seq, kind, text in connection.execute(query, (wish.table_id, list(GOES))).fetchall():
        body = json.loads(text)
        if body.get("person") == wish.person:
            changed = text_of({**body, **GOES[kind]})
            connection.execute(
                "UPDATE entry SET body = %s WHERE table_id = %s AND seq = %s", (changed, wish.table_id, seq)
            )
