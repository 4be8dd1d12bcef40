"""The rows of the store: tables, the entries of their logs, and what is kept about people. Plain data, no SQL."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import msgspec

from parlour.storage.errors import BadRow

encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)  # made once: `json.dumps` makes one for every call


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it was opened; `owner` is the node of a cluster that has it in memory, if one has."""

    id: str
    created: float
    game: str
    visibility: str
    body: dict[str, Any]
    owner: str | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log. `seq` counts from 1; `cmd` is the idempotency key of the command behind it."""

    table_id: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float
    seat: int | None = None
    cmd: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleTable:
    """A table at which nothing has happened for long: the number of its last entry, and since when."""

    id: str
    seq: int
    at: float
    owner: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeRow:
    """A server process that shares the store with others; `run` tells its starts apart.

    Other nodes reach it at `address`, and send `key` to show that they can read the store. Pages reach it at `url`;
    if that is empty, at the address of the whole cluster. `age` is the seconds since its last heartbeat, by the
    clock of the database.
    """

    id: str
    run: str
    address: str
    key: str
    url: str = ""
    version: str = ""
    draining: bool = False
    age: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedTable:
    """A table in the list of public tables: `free` if it has a seat, `body` as the page gets it."""

    table_id: str
    node: str
    free: bool
    body: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person, or an outside program of the person `owner`."""

    id: str
    name: str
    created: float
    owner: str | None = None
    listed: bool = True
    avatar: str = ""  # as the person has chosen it, with its colour; empty if they have not
    colour: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """A table at which a person has sat down."""

    person: str
    table_id: str
    seat: int
    since: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """The rating of a person in a game, against people or against computers."""

    person: str
    game: str
    against: str
    mu: float
    sigma: float
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRow:
    """The result of a rated game for one person; `mu` and `sigma` are their rating after it."""

    table_id: str
    number: int
    person: str
    game: str
    against: str
    place: int
    of: int
    won: bool
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow:
    """A game that a person has finished: their place, if it has places, and why it was broken off, if it was."""

    person: str
    table_id: str
    number: int
    seat: int
    place: int | None
    won: bool
    ended: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyRow:
    """A party of friends. `version` counts its changes; `used` is when somebody last joined or a game last began.

    `secret` is the server's share in the randomness of its next deal, `table_id` the table of its last game. A closed
    party has no code. `title` is the name that its host has given it, or empty.
    """

    id: str
    code: str | None
    created: float
    used: float
    secret: str
    host: str | None = None
    version: int = 1
    table_id: str | None = None
    closed: float | None = None
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemberRow:
    """A person in a party, under a number of their own there. People who left or were removed are kept as such, so that
    their words at its tables are found when they delete their data.

    `seen` is when they were last there, `nonce` their share in the randomness of the next deal. Whoever `watches` is
    not to be dealt in for now. `name` is read only.
    """

    party: str
    number: int
    person: str
    joined: float
    seen: float
    nonce: str
    status: str = "member"  # or "left", "removed"
    watches: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyGameRow:
    """A game of a party: the table at which it was dealt, and its number of seats."""

    party: str
    number: int
    table_id: str
    game: str
    seats: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SolvedRow:
    """A puzzle that a person has solved."""

    person: str
    game: str
    number: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyResultRow:
    """The place of one person in a game of a party that was played to its end; `game` is its number there."""

    person: str
    name: str
    game: int
    seats: int
    place: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament. `version` counts its changes; `terms` is what its host has chosen, as JSON.

    `secret` is the server's share in the randomness of the next round's deals. `due` is when a node has to look at it
    next. A closed tournament has no code. `title` is the name that its host has given it, or empty.
    """

    id: str
    code: str | None
    game: str
    kind: str  # "swiss" or "knockout"
    terms: str
    created: float
    used: float
    secret: str
    host: str | None = None
    version: int = 1
    phase: str = "open"  # then "break" before every round and "running" during it, and "over"
    round: int = 0
    rounds: int = 0
    due: float | None = None
    closed: float | None = None
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRow:
    """Somebody in a tournament, under a number of their own there: a person, or a computer of a level.

    A person who deletes their data leaves a player without a name, because the points of the others depend on the
    games. `entered` is the first round for which they can be paired; 0 for a host who has not entered, but only runs
    the tournament, with the status "left". `name` is read only.
    """

    tournament: str
    number: int
    person: str | None
    level: str = ""
    rating: float
    entered: int = 1
    joined: float
    seen: float = 0.0
    nonce: str = ""
    status: str = "in"  # or "left", "removed"
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRow:
    """A round of a tournament, and the secret from which its deals were made."""

    tournament: str
    number: int
    secret: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PairRow:
    """A game of a tournament: its round, its board, and which game of these two it is in this round.

    `first` has the first seat. Without a second player it is a bye and has no table. An empty result means that the
    game is not over.
    """

    tournament: str
    round: int
    board: int
    game: int = 1
    first: int
    second: int | None = None
    table_id: str | None = None
    result: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderRow:
    """A line of a leaderboard; `bot` marks an outside program."""

    name: str
    person: str
    mu: float
    sigma: float
    games: int
    won: int
    bot: bool


def hash_token(token: str) -> str:
    """The hash of a token, which is all that is stored of it: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def text_of(body: object) -> str:
    """A body as JSON text. NaN is refused, because no other reader of JSON would understand it."""
    if not isinstance(body, dict):
        raise BadRow(f"a body is a dict, not {type(body).__name__}")
    try:
        return encoder.encode(body)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRow(f"a body that is no JSON: {error}") from error
