"""What an operation becomes: statements of SQL, and what each dialect does in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.storage.errors import Duplicate
from parlour.storage.sql.readers import Values

# Hints to all who share the store. Where a word follows, it is after a space.
BANS, PERSON, OWNER, PARTY, TOURNAMENT = "bans", "person", "owner", "party", "tournament"


@dataclass(frozen=True, slots=True)
class Statement:
    """A query, and the values of every row that it is run for. Where `expects` is set, each row must change something,
    or the transaction of its caller fails with a Conflict on it."""

    query: str
    rows: Sequence[Values]
    expects: Duplicate | None = None


@dataclass(frozen=True, slots=True)
class Anonymise:
    """Remove a person's name, seat keys and words from the log of a table.

    A log is only ever added to, but for this. Each dialect has its own way to change JSON.
    """

    table_id: str
    person: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Tell all who share the store that something has changed, once it is committed. A store of one process has
    nobody to tell."""

    text: str


Work = Statement | Anonymise | Hint
