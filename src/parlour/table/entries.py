"""The kinds of log entry, each a declared struct whose tag is the kind as it is stored.

This is the most durable format of the program: a stored body is exactly the fields of its struct, in their order, and
never changes. A field that was added later must be absent from older entries, so it has a default: `UNSET` where an
entry may hold any value of the field, otherwise the value that is never written out.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from parlour.table.agreement import Question
from parlour.table.match import MatchKind

Visibility = Literal["public", "private", "quick", "show"]  # at a show, computers play among themselves
T = TypeVar("T")


def given(value: T | UnsetType, default: T) -> T:
    """Return the value of a field, or the default for older entries that lack it."""
    return default if isinstance(value, UnsetType) else value


class Stored(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """Base class of all kinds of entry.

    An unknown field is refused like an unknown kind: skipping it would change the table.
    """


class ByTable(Stored, frozen=True):
    """An entry that no seat has caused."""

    seat: None


class BySeat(Stored, frozen=True):
    """An entry that a seat has caused, or that is about a seat."""

    seat: int


# The table and its seats.


class MatchTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a table was opened for."""

    kind: MatchKind
    target: int


class Opened(ByTable, frozen=True, tag="opened"):
    """The table was set up."""

    visibility: Visibility
    seats: int
    options: dict[str, Any]
    match: MatchTerms | UnsetType | None = UNSET
    clock: int | UnsetType | None = UNSET
    rated: bool | UnsetType = UNSET
    party: str | UnsetType = UNSET
    tournament: str | UnsetType = UNSET
    patience: int | UnsetType = UNSET


class OptionsSet(BySeat, frozen=True, tag="options"):
    """The host changed the number of seats or the options."""

    seats: int
    options: dict[str, Any]


class TermsSet(BySeat, frozen=True, tag="terms"):
    """The host set the turn clock, and whether games are rated."""

    clock: int | None
    rated: bool


class SecretDrawn(ByTable, frozen=True, tag="secret"):
    """The server's share in the randomness of the next deal was drawn."""

    secret: str


class Sat(BySeat, frozen=True, tag="sat"):
    """Somebody sat down, or changed their name; `key` is the hash of the token that opens the seat."""

    name: str
    nonce: str
    key: str
    person: str | UnsetType = UNSET
    bot: bool | UnsetType = UNSET


class Stood(BySeat, frozen=True, tag="stood"):
    """Somebody stood up before the game."""


class SeatTaken(BySeat, frozen=True, tag="seat_taken"):
    """A friend took the seat of a computer, or of somebody who resigned, in the middle of a game."""

    name: str
    nonce: str
    key: str
    person: str


class ComputerSeated(Stored, frozen=True, tag="computer"):
    """The host seated a computer, or removed it (`level` is None). A show has no host."""

    seat: int | None
    place: int
    level: str | None


class HostPassed(ByTable, frozen=True, tag="host"):
    """Another seat became the host."""

    to: int


class Closed(ByTable, frozen=True, tag="closed"):
    """The table was closed for good."""

    why: str


class Owned(ByTable, frozen=True, tag="owned"):
    """A node of the cluster opened the table: from here on only its entries follow. A store of one process has none."""

    node: str


# The game.


class Began(ByTable, frozen=True, tag="began"):
    """The deal, or the position that the game continues from.

    Games from before `rules` was added use the first rules.
    """

    seed: str
    nonces: list[str]
    starter: int | UnsetType | None = UNSET
    rules: int | UnsetType = UNSET
    position: dict[str, Any] | None = None


class Moved(BySeat, frozen=True, tag="moved", gc=False):  # there are many, and none refers to another object
    """A move; `computer` is set if a computer played it for the seat's person."""

    move: str
    computer: bool = False


class TookBack(BySeat, frozen=True, tag="took_back"):
    """The last move was taken back by its player."""

    move: str = ""


class RematchWanted(BySeat, frozen=True, tag="rematch"):
    """Somebody is ready for another game."""

    nonce: str


class Ended(ByTable, frozen=True, tag="ended"):
    """The game was broken off."""

    why: str


# Clocks, absence, votes, undo, talk.


class Warned(BySeat, frozen=True, tag="warned"):
    """The player on turn was warned that their time is almost up."""

    until: float


class StillHere(BySeat, frozen=True, tag="here"):
    """A warned player asked for more time."""

    until: float


class Grace(ByTable, frozen=True, tag="grace"):
    """The turn got more time, because the server was down."""

    until: float


class TookOver(BySeat, frozen=True, tag="took_over"):
    """A computer took over the seat until its person is back."""

    why: Literal["away", "clock"]


class GaveBack(BySeat, frozen=True, tag="gave_back"):
    """The person of a seat that a computer played is back."""


class Resigned(BySeat, frozen=True, tag="resigned"):
    """Somebody resigned, or lost a tournament's game to which they did not come (`absent`)."""

    absent: bool = False


class Voted(BySeat, frozen=True, tag="voted"):
    """A vote, or a vote withdrawn."""

    what: Question
    yes: bool


class Skipped(BySeat, frozen=True, tag="skipped"):
    """The others voted that a computer finish this seat's turn."""


class UndoAsked(BySeat, frozen=True, tag="undo_asked"):
    """Somebody asked for the game to go back to before move number `to`."""

    to: int


class UndoAnswered(BySeat, frozen=True, tag="undo_answered"):
    """Somebody agreed to the undo, or refused it."""

    yes: bool


class Undone(BySeat, frozen=True, tag="undone"):
    """All moves from number `to` on were undone; `move` is the first of them."""

    to: int
    move: str = ""


class Helped(BySeat, frozen=True, tag="helped"):
    """Somebody used the computer's help in this game."""


class Said(BySeat, frozen=True, tag="said"):
    """A line of chat; `person` lets the server erase it with everything else about them."""

    text: str
    person: str | UnsetType = UNSET


class SpectatorSaid(ByTable, frozen=True, tag="spectator_said"):
    """A line of chat of somebody who watches."""

    name: str
    text: str
    person: str


class Emoted(BySeat, frozen=True, tag="emoted"):
    """A gesture at the table."""

    id: str


Body = (
    Opened | OptionsSet | TermsSet | SecretDrawn | Closed | Owned
    | Sat | SeatTaken | Stood | ComputerSeated | HostPassed
    | Began | Moved | TookBack | RematchWanted | Ended
    | Warned | StillHere | Grace | TookOver | GaveBack | Resigned
    | Voted | Skipped | UndoAsked | UndoAnswered | Undone | Helped | Said | SpectatorSaid | Emoted
)  # fmt: skip
