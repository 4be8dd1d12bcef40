"""How people are reached when they are not there: their rows, the operations that write them, and the reads.

A notice waits until it is due, and is then sent by whichever node claims it first. Once sent, it stays until its person
comes to the table, so that a service worker that is woken can ask what it is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from parlour.storage.rows import TableRow

NoticeKind = Literal["turn", "time", "invitation"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceRow:
    """A browser that can be woken by Web Push; `id` is the hash of its endpoint."""

    id: str
    person: str
    endpoint: str
    language: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MailRow:
    """The confirmed e-mail address of a person, and whether they want letters to it."""

    person: str
    address: str
    language: str
    at: float
    letters: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MailCodeRow:
    """An address that its person has not confirmed yet, with the hash of the code that was sent to it."""

    person: str
    address: str
    language: str
    code_hash: str
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderRow:
    """A table at which a person wants to be told of their turns, and when they were last told, or last came."""

    person: str
    table_id: str
    told: float
    game: str = ""  # read with the table


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRow:
    """Something that a person is to be told. `due` is None once it is sent; `by` is the person who invites."""

    person: str
    table_id: str
    kind: NoticeKind
    at: float
    due: float | None
    tries: int = 0
    by: str | None = None
    game: str = ""  # read with the table
    name: str = ""  # read with the person who invites


@dataclass(frozen=True, slots=True)
class AddServerKey:
    """Store a key that the server has made; if there is one of this name already, it stays."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class AddDevice:
    """Store a browser to wake; from another person it goes to this one."""

    row: DeviceRow


@dataclass(frozen=True, slots=True)
class DropDevice:
    """Forget a browser."""

    id: str


@dataclass(frozen=True, slots=True)
class AddMailCode:
    """Store an address to confirm, in place of the person's last one; codes that are out of date go."""

    row: MailCodeRow
    now: float


@dataclass(frozen=True, slots=True)
class ConfirmMail:
    """Use up the person's code and store the address; from another person it goes to this one.

    A Conflict on "code" if it has been used already.
    """

    row: MailRow
    code_hash: str


@dataclass(frozen=True, slots=True)
class DropMail:
    """Forget the address of a person, confirmed or not."""

    person: str


@dataclass(frozen=True, slots=True)
class SetLetters:
    """Store whether a person with an address wants letters."""

    person: str
    on: bool


@dataclass(frozen=True, slots=True)
class AddReminder:
    """Store that a person wants to be told of their turns at a table; of one that has begun they know already."""

    person: str
    table_id: str
    at: float


@dataclass(frozen=True, slots=True)
class DropReminder:
    """Store that a person does not want to be told of their turns at a table any more."""

    person: str
    table_id: str


@dataclass(frozen=True, slots=True)
class AddNotice:
    """Add a notice, in place of an earlier one of its kind at the same table."""

    row: NoticeRow


@dataclass(frozen=True, slots=True)
class Remind:
    """Add a notice about a turn to a person who wants it, unless they were told since the turn began."""

    row: NoticeRow
    since: float


@dataclass(frozen=True, slots=True)
class ClaimNotice:
    """Take it on to send a notice: until `until` nobody else does. A Conflict on "notice" if somebody was faster."""

    row: NoticeRow
    until: float


@dataclass(frozen=True, slots=True)
class MarkSent:
    """Mark a notice as sent, if it is still the one that was sent."""

    row: NoticeRow


@dataclass(frozen=True, slots=True)
class DropNotices:
    """Delete the notices of a person about a table: their turn is over."""

    person: str
    table_id: str


@dataclass(frozen=True, slots=True)
class Came:
    """Delete the notices of a person about a table: they have come, and see for themselves."""

    person: str
    table_id: str
    at: float


@dataclass(frozen=True, slots=True)
class ForgetTable:
    """Delete the reminders and notices of a table, because it is closed."""

    table_id: str


@dataclass(frozen=True, slots=True)
class ForgetNotices:
    """Delete the notices that are older than this."""

    before: float


NoticeOperation = (
    AddServerKey
    | AddDevice
    | DropDevice
    | AddMailCode
    | ConfirmMail
    | DropMail
    | SetLetters
    | AddReminder
    | DropReminder
    | AddNotice
    | Remind
    | ClaimNotice
    | MarkSent
    | DropNotices
    | Came
    | ForgetTable
    | ForgetNotices
)


class Notices(Protocol):
    """What the store holds to reach people."""

    async def server_key(self, name: str) -> str | None:
        """A key that the server has made."""

    async def devices(self, person: str) -> list[DeviceRow]:
        """The browsers of a person that can be woken, the latest first."""

    async def mail(self, person: str) -> MailRow | None:
        """The confirmed address of a person."""

    async def of_mail(self, address: str) -> MailRow | None:
        """The person who has confirmed this address."""

    async def mail_code(self, person: str, now: float) -> MailCodeRow | None:
        """The address that a person has to confirm, if its code is not out of date."""

    async def reminders(self, table_id: str) -> list[ReminderRow]:
        """The people who want to be told of their turns at a table."""

    async def reminders_of(self, person: str) -> list[ReminderRow]:
        """The tables at which a person wants to be told of their turns."""

    async def due(self, now: float, most: int) -> list[NoticeRow]:
        """The notices that are due, the longest due first."""

    async def concerns(self, person: str, table_id: str) -> bool:
        """Whether a person is told of turns at a table, or has a notice about it."""

    async def untimed_tables(self) -> list[TableRow]:
        """The tables with reminders that no clock brings into memory."""

    async def of_person(self, person: str) -> list[NoticeRow]:
        """All notices of a person, the latest first."""
