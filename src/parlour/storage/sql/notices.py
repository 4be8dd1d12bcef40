"""How people are reached when they are not there: the statements and queries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from parlour.storage import notices
from parlour.storage.notices import DeviceRow, MailCodeRow, MailRow, NoticeOperation, NoticeRow, ReminderRow
from parlour.storage.rows import TableRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.sql.work import Statement, Work

INSERT_KEY = "INSERT INTO server_key (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
SET_DEVICE = (
    "INSERT INTO device (id, person, endpoint, language, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
    " DO UPDATE SET person = excluded.person, language = excluded.language, at = excluded.at"
)
DROP_DEVICE = "DELETE FROM device WHERE id = ?"
DROP_OLD_MAIL_CODES = "DELETE FROM mail_code WHERE until < ?"
SET_MAIL_CODE = (
    "INSERT INTO mail_code (person, address, language, hash, until) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (person) DO UPDATE SET address = excluded.address, language = excluded.language,"
    " hash = excluded.hash, until = excluded.until"
)
USE_MAIL_CODE = "DELETE FROM mail_code WHERE person = ? AND hash = ?"
DROP_MAIL_CODE = "DELETE FROM mail_code WHERE person = ?"
DROP_MAIL = "DELETE FROM mail WHERE person = ?"
DROP_ADDRESS = "DELETE FROM mail WHERE address = ?"
INSERT_MAIL = "INSERT INTO mail (person, address, language, at, letters) VALUES (?, ?, ?, ?, ?)"
SET_LETTERS = "UPDATE mail SET letters = ? WHERE person = ?"
INSERT_REMINDER = (
    "INSERT INTO reminder (person, table_id, told) VALUES (?, ?, ?) ON CONFLICT (person, table_id) DO NOTHING"
)
DROP_REMINDER = "DELETE FROM reminder WHERE person = ? AND table_id = ?"
SET_NOTICE = (
    "INSERT INTO notice (person, table_id, kind, at, due, tries, inviter) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (person, table_id, kind) DO UPDATE SET at = excluded.at, due = excluded.due, tries = excluded.tries,"
    " inviter = excluded.inviter"
)
REMIND = (
    "INSERT INTO notice (person, table_id, kind, at, due, tries) SELECT person, table_id, ?, ?, ?, 0 FROM reminder"
    " WHERE person = ? AND table_id = ? AND told < ? ON CONFLICT (person, table_id, kind)"
    " DO UPDATE SET at = excluded.at, due = excluded.due, tries = excluded.tries"
)
REMINDED = "UPDATE reminder SET told = ? WHERE person = ? AND table_id = ? AND told < ?"
CLAIM_NOTICE = (
    "UPDATE notice SET due = ?, tries = tries + 1"
    " WHERE person = ? AND table_id = ? AND kind = ? AND at = ? AND tries = ? AND due IS NOT NULL"
)
MARK_SENT = "UPDATE notice SET due = NULL WHERE person = ? AND table_id = ? AND kind = ? AND at = ?"
DROP_NOTICES = "DELETE FROM notice WHERE person = ? AND table_id = ?"
CAME = "UPDATE reminder SET told = ? WHERE person = ? AND table_id = ? AND told < ?"
FORGET_REMINDERS = "DELETE FROM reminder WHERE table_id = ?"
FORGET_TABLE = "DELETE FROM notice WHERE table_id = ?"
FORGET_NOTICES = "DELETE FROM notice WHERE at < ?"

DEVICE = "SELECT id, person, endpoint, language, at FROM device"
MAIL = "SELECT person, address, language, at, letters FROM mail"
MAIL_CODE = "SELECT person, address, language, hash, until FROM mail_code"
REMINDER = "SELECT person, table_id, told, game FROM reminder JOIN tables ON tables.id = table_id"
NOTICE = (
    "SELECT notice.person, notice.table_id, kind, notice.at, notice.due, tries, inviter, tables.game, person.name"
    " FROM notice JOIN tables ON tables.id = notice.table_id LEFT JOIN person ON person.id = inviter"
)
CONCERNS = (
    "SELECT 1 WHERE EXISTS (SELECT 1 FROM reminder WHERE person = ? AND table_id = ?)"
    " OR EXISTS (SELECT 1 FROM notice WHERE person = ? AND table_id = ?)"
)
UNTIMED = f"{queries.TABLE} WHERE live = 0 AND closed IS NULL AND id IN (SELECT table_id FROM reminder) ORDER BY id"
DUE = f"{NOTICE} WHERE notice.due <= ? ORDER BY notice.due, notice.person, notice.table_id, kind LIMIT ?"


def statements_about_notices(operation: NoticeOperation) -> Iterator[Work]:
    """The statements of an operation that changes how people are reached, or what they are to be told."""
    match operation:
        case notices.AddServerKey(name, value):
            yield Statement(INSERT_KEY, [(name, value)])
        case notices.AddDevice(device):
            yield Statement(SET_DEVICE, [(device.id, device.person, device.endpoint, device.language, device.at)])
        case notices.DropDevice(id):
            yield Statement(DROP_DEVICE, [(id,)])
        case notices.AddMailCode() | notices.ConfirmMail() | notices.DropMail() | notices.SetLetters():
            yield from statements_about_mail(operation)
        case notices.AddReminder(person, table, at):
            yield Statement(INSERT_REMINDER, [(person, table, at)])
        case notices.DropReminder(person, table):
            yield Statement(DROP_REMINDER, [(person, table)])
            yield Statement(DROP_NOTICES, [(person, table)])
        case notices.AddNotice(row):
            yield Statement(SET_NOTICE, [(*key_of(row), row.at, row.due, row.tries, row.by)])
        case notices.Remind(row, since):
            wanted = (row.person, row.table_id, since)
            yield Statement(REMIND, [(row.kind, row.at, row.due, *wanted)])
            yield Statement(REMINDED, [(row.at, *wanted)])
        case notices.ClaimNotice(row, until):
            yield Statement(CLAIM_NOTICE, [(until, *key_of(row), row.at, row.tries)], "notice")
        case notices.MarkSent(row):
            yield Statement(MARK_SENT, [(*key_of(row), row.at)])
        case notices.DropNotices(person, table):
            yield Statement(DROP_NOTICES, [(person, table)])
        case notices.Came(person, table, at):
            yield Statement(CAME, [(at, person, table, at)])
            yield Statement(DROP_NOTICES, [(person, table)])
        case notices.ForgetTable(table):
            yield Statement(FORGET_REMINDERS, [(table,)])
            yield Statement(FORGET_TABLE, [(table,)])
        case notices.ForgetNotices(before):
            yield Statement(FORGET_NOTICES, [(before,)])
        case _:
            assert_never(operation)


def statements_about_mail(
    operation: notices.AddMailCode | notices.ConfirmMail | notices.DropMail | notices.SetLetters,
) -> Iterator[Work]:
    """The statements of an operation that changes the address of a person."""
    match operation:
        case notices.AddMailCode(row, now):
            yield Statement(DROP_OLD_MAIL_CODES, [(now,)])
            values = (row.person, row.address, row.language, row.code_hash, row.until)
            yield Statement(SET_MAIL_CODE, [values])
        case notices.ConfirmMail(mail, code_hash):
            yield Statement(USE_MAIL_CODE, [(mail.person, code_hash)], "code")
            yield Statement(DROP_ADDRESS, [(mail.address,)])
            yield Statement(DROP_MAIL, [(mail.person,)])
            yield Statement(INSERT_MAIL, [(mail.person, mail.address, mail.language, mail.at, int(mail.letters))])
        case notices.DropMail(person):
            yield Statement(DROP_MAIL, [(person,)])
            yield Statement(DROP_MAIL_CODE, [(person,)])
        case notices.SetLetters(person, on):
            yield Statement(SET_LETTERS, [(int(on), person)])
        case _:
            assert_never(operation)


def key_of(row: NoticeRow) -> Values:
    return row.person, row.table_id, row.kind


class SqlNotices:
    """What a store holds to reach people."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def server_key(self, name: str) -> str | None:
        return await self._readers.first(queries.only, "SELECT value FROM server_key WHERE name = ?", name)

    async def devices(self, person: str) -> list[DeviceRow]:
        return await self._readers.read(device_row, f"{DEVICE} WHERE person = ? ORDER BY at DESC, id", person)

    async def mail(self, person: str) -> MailRow | None:
        return await self._readers.first(mail_row, f"{MAIL} WHERE person = ?", person)

    async def of_mail(self, address: str) -> MailRow | None:
        return await self._readers.first(mail_row, f"{MAIL} WHERE address = ?", address)

    async def mail_code(self, person: str, now: float) -> MailCodeRow | None:
        return await self._readers.first(mail_code_row, f"{MAIL_CODE} WHERE person = ? AND until >= ?", person, now)

    async def reminders(self, table_id: str) -> list[ReminderRow]:
        return await self._readers.read(reminder_row, f"{REMINDER} WHERE table_id = ? ORDER BY person", table_id)

    async def reminders_of(self, person: str) -> list[ReminderRow]:
        return await self._readers.read(reminder_row, f"{REMINDER} WHERE person = ? ORDER BY table_id", person)

    async def due(self, now: float, most: int) -> list[NoticeRow]:
        return await self._readers.read(notice_row, DUE, now, most)

    async def concerns(self, person: str, table_id: str) -> bool:
        return await self._readers.first(queries.only, CONCERNS, person, table_id, person, table_id) is not None

    async def untimed_tables(self) -> list[TableRow]:
        return await self._readers.read(queries.table_row, UNTIMED)

    async def of_person(self, person: str) -> list[NoticeRow]:
        query = f"{NOTICE} WHERE notice.person = ? ORDER BY notice.at DESC, notice.table_id, kind"
        return await self._readers.read(notice_row, query, person)


def device_row(values: Values) -> DeviceRow:
    id, person, endpoint, language, at = values
    return DeviceRow(id=id, person=person, endpoint=endpoint, language=language, at=at)


def mail_row(values: Values) -> MailRow:
    person, address, language, at, letters = values
    return MailRow(person=person, address=address, language=language, at=at, letters=bool(letters))


def mail_code_row(values: Values) -> MailCodeRow:
    person, address, language, code_hash, until = values
    return MailCodeRow(person=person, address=address, language=language, code_hash=code_hash, until=until)


def reminder_row(values: Values) -> ReminderRow:
    person, table_id, told, game = values
    return ReminderRow(person=person, table_id=table_id, told=told, game=game)


def notice_row(values: Values) -> NoticeRow:
    person, table_id, kind, at, due, tries, by, game, name = values
    return NoticeRow(
        person=person, table_id=table_id, kind=kind, at=at, due=due, tries=tries, by=by, game=game, name=name or ""
    )
