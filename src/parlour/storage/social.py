"""Friends, blocks, invitations, reports and profiles: their rows, the operations that write them, and the reads.

Two people are friends when each has asked the other. Whoever has blocked somebody is in none of that person's lists,
and sees nothing that comes from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class FriendRow:
    """A friend, or somebody who has been asked or has asked: since when, in each direction."""

    id: str
    name: str
    asked: float | None
    asks: float | None

    @property
    def mutual(self) -> bool:
        """Whether both have asked, so that they are friends."""
        return self.asked is not None and self.asks is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class MetRow:
    """A person with whom somebody has finished a game: the last one."""

    id: str
    name: str
    game: str
    table_id: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """An invitation to a table that waits for players."""

    table_id: str
    game: str
    person: str
    by: str
    name: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidRow:
    """A line of chat that a report quotes; `person` is None if nobody knows who it was."""

    person: str | None
    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRow:
    """A report to the host. `by` is None if the person who wrote it has been deleted."""

    id: str
    by: str | None
    about: str
    name: str
    table_id: str
    reason: str
    text: str
    at: float
    closed: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileRow:
    """What a person shows of themselves to everybody who has the address of their page."""

    person: str
    ratings: bool = False
    achievements: bool = False
    games: bool = False


@dataclass(frozen=True, slots=True)
class Befriend:
    """Ask a person to be a friend; if they have asked already, both are friends from now on."""

    asker: str
    asked: str
    at: float


@dataclass(frozen=True, slots=True)
class Unfriend:
    """End a friendship, or take back or decline a request."""

    person: str
    other: str


@dataclass(frozen=True, slots=True)
class Block:
    """Block a person. It ends a friendship, and removes invitations between the two."""

    blocker: str
    blocked: str
    at: float


@dataclass(frozen=True, slots=True)
class Unblock:
    """Lift a block."""

    blocker: str
    blocked: str


@dataclass(frozen=True, slots=True)
class Invite:
    """Invite a person to a table, in place of an earlier invitation to it."""

    table_id: str
    person: str
    by: str
    at: float


@dataclass(frozen=True, slots=True)
class Decline:
    """Remove an invitation."""

    table_id: str
    person: str


@dataclass(frozen=True, slots=True)
class AddReport:
    """Add a report with the lines of chat that it quotes."""

    row: ReportRow
    lines: tuple[SaidRow, ...] = ()


@dataclass(frozen=True, slots=True)
class CloseReport:
    """Mark a report as dealt with."""

    id: str
    at: float


@dataclass(frozen=True, slots=True)
class SetProfile:
    """Change what a person shows of themselves."""

    row: ProfileRow


SocialOperation = Befriend | Unfriend | Block | Unblock | Invite | Decline | AddReport | CloseReport | SetProfile


class Social(Protocol):
    """What the store holds about people and each other."""

    async def friends(self, person: str, most: int) -> list[FriendRow]:
        """The friends of a person and the open requests, by name; without anybody who has blocked them."""

    async def met(self, person: str, games: int) -> list[MetRow]:
        """The people with whom a person has finished one of their last games, the latest first; not those whom they
        have blocked, or who have blocked them."""

    async def blocks(self, person: str) -> list[FriendRow]:
        """The people whom a person has blocked, by name; `asked` is since when."""

    async def is_blocked(self, blocker: str, blocked: str) -> bool:
        """Whether a person has blocked another."""

    async def invitations(self, person: str) -> list[InvitationRow]:
        """The invitations of a person to tables that still wait for players, the latest first; none from people whom
        they have blocked."""

    async def sent_invitations(self, by: str) -> list[InvitationRow]:
        """The invitations that a person has sent to tables that still wait for players."""

    async def open_reports(self) -> list[ReportRow]:
        """The reports that are not closed, oldest first."""

    async def report(self, id: str) -> ReportRow | None:
        """A report by id."""

    async def reports_by(self, person: str) -> list[ReportRow]:
        """The reports that a person has written, oldest first."""

    async def report_lines(self, id: str) -> Sequence[SaidRow]:
        """The lines of chat that a report quotes, in their order."""

    async def profile(self, person: str) -> ProfileRow:
        """What a person shows of themselves."""
