"""The bodies of HTTP requests and responses about friends, blocks, invitations and reports."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.wire.http import Against, Standing
from parlour.wire.messages import Nonce

# What somebody is to the person who reads: "asked" has a request from them, "asks" has sent them one.
Bond = Literal["", "you", "friend", "asked", "asks", "blocked"]
ReportReason = Literal["talk", "name", "play", "other"]


class OtherPerson(msgspec.Struct, frozen=True):
    """Somebody whom a person knows; `game` and `at` are of the last game that they finished together, if they did."""

    id: str
    name: str
    bond: Bond
    game: str = ""
    at: float | None = None


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table that waits for players."""

    table: str
    game: str
    by: str
    name: str
    at: float


class Company(msgspec.Struct, frozen=True):
    """The people around a person: friends and requests, those of the last games, the blocked ones, invitations."""

    friends: list[OtherPerson]
    recent: list[OtherPerson]
    blocked: list[OtherPerson]
    invitations: list[Invitation]


class SeatedPerson(msgspec.Struct, frozen=True):
    """A person at a table, by their seat."""

    seat: int
    id: str
    name: str
    bond: Bond


class InviteWish(msgspec.Struct, frozen=True):
    """An invitation to a table at which one sits, or else to a new private table of this game."""

    game: str
    nonce: Nonce
    table: str = ""


class DeclineWish(msgspec.Struct, frozen=True):
    """An invitation that is declined."""

    table: str


class ReportWish(msgspec.Struct, frozen=True):
    """A report to the host about a person; with a table, the last lines of its chat go with it."""

    reason: ReportReason
    text: Annotated[str, Meta(max_length=400)] = ""
    table: str = ""


class Achievement(msgspec.Struct, frozen=True):
    """Something that a person has done for the first time, and when; its words are in the locales."""

    id: str
    at: float


class RatingCurve(msgspec.Struct, frozen=True):
    """A person's rating in a game after each of the last rated games, oldest first."""

    game: str
    against: Against
    ratings: list[int]


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game on a profile page. Only those who played it get its table, to look back at it."""

    game: str
    won: bool
    place: int | None
    at: float
    table: str = ""
    number: int = 0
    you: int | None = None


class Shares(msgspec.Struct, frozen=True):
    """What a person shows on their page beyond their name and what leaderboards list."""

    ratings: bool = False
    achievements: bool = False
    games: bool = False


class Profile(msgspec.Struct, frozen=True):
    """A person's page. What they do not share is null; `together` are the last games of both."""

    id: str
    name: str
    bond: Bond
    standings: list[Standing]
    curves: list[RatingCurve] | None
    achievements: list[Achievement] | None
    games: list[PlayedGame] | None
    together: list[PlayedGame]
