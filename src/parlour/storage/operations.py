"""The write operations of a store, as values. A caller hands in several at once: all of them are written, or none.

Each implementation translates an operation into its own statements; `Operation` is the closed union of all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.storage.rows import Entry, FinishedRow, PersonRow, RatingRow, ScoreRow, Sitting, TableRow


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Add a table."""

    row: TableRow


@dataclass(frozen=True, slots=True)
class Append:
    """Append an entry to the log of its table. Its number must be free: otherwise a Conflict on "seq"."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class SetLive:
    """Mark whether the clock of a table can run: such tables are opened when the server starts."""

    table_id: str
    live: bool


@dataclass(frozen=True, slots=True)
class SetDue:
    """Mark a table that leaves the memory, to be opened again when it is due, if it ever is."""

    table_id: str
    due: float | None


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Mark a table as closed for good."""

    table_id: str
    at: float


@dataclass(frozen=True, slots=True)
class ForgetCommands:
    """Drop the idempotency keys of a seat: its next person may use the same ones."""

    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class AddPerson:
    """Add a person, with the hash of the token that shows who they are."""

    row: PersonRow
    key_hash: str


@dataclass(frozen=True, slots=True)
class AddKey:
    """Add another device of a person."""

    person: str
    key_hash: str
    at: float


@dataclass(frozen=True, slots=True)
class RenamePerson:
    """Change a person's name, and whether leaderboards list it."""

    person: str
    name: str
    listed: bool


@dataclass(frozen=True, slots=True)
class Sit:
    """Note where a person sits; at one table a person sits on one seat, the last one."""

    row: Sitting


@dataclass(frozen=True, slots=True)
class Leave:
    """Note that a person sits at a table no longer."""

    person: str
    table_id: str


@dataclass(frozen=True, slots=True)
class AddScore:
    """Add the result of a rated game."""

    row: ScoreRow


@dataclass(frozen=True, slots=True)
class SetRating:
    """Change a rating, if it still counts one game less than the new one; otherwise a Conflict on "rating".

    Two games of one person may end at the same moment, on two servers: the second reckons again.
    """

    row: RatingRow


@dataclass(frozen=True, slots=True)
class AddFinished:
    """Add a finished game to a person's list."""

    row: FinishedRow


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Delete everything about a person: their rows, and their name and words in the logs of these tables."""

    person: str
    sittings: tuple[Sitting, ...]


@dataclass(frozen=True, slots=True)
class Ban:
    """Ban a person, an address or a network."""

    what: str
    at: float


@dataclass(frozen=True, slots=True)
class Unban:
    """Lift a ban."""

    what: str


Operation = (
    OpenTable
    | Append
    | SetLive
    | SetDue
    | CloseTable
    | ForgetCommands
    | AddPerson
    | AddKey
    | RenamePerson
    | Sit
    | Leave
    | AddScore
    | SetRating
    | AddFinished
    | ForgetPerson
    | Ban
    | Unban
)
