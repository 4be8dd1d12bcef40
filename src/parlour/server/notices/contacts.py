"""How people want to be reached: the browsers to wake, the e-mail address, and the tables whose turns count."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from parlour.server.host.environment import Environment
from parlour.server.host.rate_limits import AddressBuckets, RateLimited
from parlour.server.host.settings import Settings
from parlour.server.host.token_bucket import TokenBucket
from parlour.server.notices.mail import Letter, NotSent, PostOffice
from parlour.server.notices.push import is_allowed
from parlour.server.notices.wording import code_letter, known_language, recovery_letter
from parlour.storage import Conflict, Store, hash_token
from parlour.storage.notices import (
    AddDevice,
    AddMailCode,
    AddReminder,
    AddServerKey,
    ConfirmMail,
    DeviceRow,
    DropDevice,
    DropMail,
    DropReminder,
    MailCodeRow,
    MailRow,
    ReminderRow,
    SetLetters,
)
from parlour.table.errors import TableError
from parlour.wire.notices import Reach, RemindingTable

if TYPE_CHECKING:
    from parlour.server.notices.vapid import Vapid

CODE_LENGTH, CODE_SECONDS = 8, 3600
MOST_DEVICES = 10  # of one person; the oldest goes
MOST_REMINDERS = 200  # tables of one person
DEVICE_RATE, DEVICE_BURST = 1 / 60, 20.0  # of one person
THREADS = 4  # for what push services and the SMTP server take their time for
PUSH_KEY, STOP_KEY = "push", "stop"  # the server's keys
# Letters to one address, whoever asks for them; and all letters that strangers can ask for.
ADDRESS_RATE, ADDRESS_BURST = 1 / 1200, 3.0
ALL_RATE, ALL_BURST = 0.5, 100.0


class Contacts:
    """The contacts of people, and the server's keys to use them."""

    def __init__(self, store: Store, settings: Settings, environment: Environment) -> None:
        self.store = store
        self.kept = store.notices
        self.settings = settings
        self.environment = environment
        self.threads = ThreadPoolExecutor(THREADS, "notices")
        self.post = PostOffice(settings.smtp, settings.mail_from, self.threads)
        clock = environment.monotonic
        self.registering = AddressBuckets(DEVICE_RATE, DEVICE_BURST, clock)
        self.askers = AddressBuckets(settings.mail_rate, settings.mail_burst, clock)
        self.addressees = AddressBuckets(ADDRESS_RATE, ADDRESS_BURST, clock)
        self.all = TokenBucket(ALL_RATE, ALL_BURST, clock)
        self.keys: dict[str, str] = {}
        self.pair: Vapid | None = None

    def close(self) -> None:
        """Send nothing any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    # The server's keys.

    async def key(self, name: str, new: str) -> str:
        """Return a key of the server, `new` if there is none yet. All nodes have the same."""
        if name not in self.keys:
            found = await self.kept.server_key(name)
            if found is None:
                await self.store.write([AddServerKey(name, new)])
                found = await self.kept.server_key(name)
            self.keys[name] = found or new
        return self.keys[name]

    async def vapid(self) -> Vapid:
        """Return the key pair for Web Push. It is made once, and kept: every subscription belongs to it."""
        if self.pair is None:
            from parlour.server.notices import vapid  # its library takes a while to load

            sender = self.post.sender_address
            contact = f"mailto:{sender}" if sender else self.settings.url or self.settings.node_url
            self.pair = vapid.Vapid(await self.key(PUSH_KEY, vapid.new_key()), contact)
        return self.pair

    # What is offered and what is chosen.

    async def reach(self, person: str, endpoint: str = "") -> Reach:
        """Return how a person can be reached and how they are, as the browser with this endpoint sees it."""
        here, devices = hash_token(endpoint), await self.kept.devices(person) if person else []
        waiting = await self.kept.mail_code(person, self.environment.now()) if person else None
        mail = await self.kept.mail(person) if person else None
        return Reach(
            key=(await self.vapid()).public_key,
            mail=self.post.works,
            address=mail.address if mail is not None else "",
            letters=mail is not None and mail.letters,
            waiting=waiting.address if waiting is not None else "",
            here=any(one.id == here for one in devices),
            others=sum(one.id != here for one in devices),
            tables=[RemindingTable(one.table_id, one.game) for one in await self.reminders_of(person)],
        )

    async def reminders_of(self, person: str) -> Sequence[ReminderRow]:
        """Return the tables whose turns a person is told of."""
        return await self.kept.reminders_of(person) if person else ()

    # Browsers.

    @property
    def push_services(self) -> Sequence[str]:
        """The push services that the host allows."""
        return [one.strip() for one in self.settings.push_services.split(",") if one.strip()]

    async def add_device(self, person: str, endpoint: str, language: str) -> None:
        """Store a browser that can be woken, in place of the oldest one if there are too many."""
        if not is_allowed(endpoint, self.push_services):
            raise TableError("notice-push-service")
        if self.settings.post_rate and not (bucket := self.registering.of(person)).take():
            raise RateLimited(bucket.wait())
        id = hash_token(endpoint)
        others = [one for one in await self.kept.devices(person) if one.id != id]
        row = DeviceRow(
            id=id, person=person, endpoint=endpoint, language=known_language(language), at=self.environment.now()
        )
        await self.store.write([AddDevice(row), *(DropDevice(old.id) for old in others[MOST_DEVICES - 1 :])])

    async def drop_device(self, person: str, endpoint: str) -> None:
        """Forget a browser of this person."""
        id = hash_token(endpoint)
        if any(one.id == id for one in await self.kept.devices(person)):
            await self.store.write([DropDevice(id)])

    async def drop_other_devices(self, person: str, endpoint: str) -> None:
        """Forget all browsers of this person but one."""
        here = hash_token(endpoint)
        await self.store.write([DropDevice(one.id) for one in await self.kept.devices(person) if one.id != here])

    # E-mail.

    def check_letter(self, asker: str, address: str) -> None:
        """Refuse a letter if too many were asked for: from one place, to one address, or in all."""
        if not self.post.works:
            raise TableError("notice-no-mail")
        buckets = (self.askers.of(asker), self.addressees.of(address), self.all)
        if not self.settings.mail_rate:
            return
        spent = next((one for one in buckets if one.spent), None)
        if spent is not None:
            raise RateLimited(spent.wait())
        for bucket in buckets:
            bucket.take()

    async def send(self, letter: Letter) -> None:
        """Send a letter that somebody waits for; refuse if the SMTP server does not take it."""
        try:
            await self.post.send(letter)
        except NotSent:
            raise TableError("notice-not-sent") from None

    async def ask_mail(self, person: str, address: str, language: str, asker: str) -> None:
        """Send a code to an address, to see that it belongs to this person."""
        address, now, code = address.lower(), self.environment.now(), self.environment.word(CODE_LENGTH)
        self.check_letter(asker, address)
        language = known_language(language)
        await self.send(code_letter(address, code, language, self.settings.url))
        row = MailCodeRow(
            person=person, address=address, language=language, code_hash=hash_token(code), until=now + CODE_SECONDS
        )
        await self.store.write([AddMailCode(row, now)])

    async def confirm(self, person: str, code: str) -> None:
        """Store the address of a person who has the code that was sent to it."""
        now = self.environment.now()
        found = await self.kept.mail_code(person, now)
        if found is None or not hmac.compare_digest(found.code_hash, hash_token(code)):
            raise TableError("notice-no-such-code")
        mail = MailRow(person=person, address=found.address, language=found.language, at=now)
        try:
            await self.store.write([ConfirmMail(mail, found.code_hash)])
        except Conflict:
            raise TableError("notice-no-such-code") from None

    async def drop_mail(self, person: str) -> None:
        """Forget the address of a person."""
        await self.store.write([DropMail(person)])

    async def set_letters(self, person: str, on: bool) -> None:
        """Store whether a person wants letters."""
        await self.store.write([SetLetters(person, on)])

    async def send_recovery(self, mail: MailRow, code: str) -> None:
        """Send a person the code by which another device becomes theirs. Nobody waits for it."""
        with suppress(NotSent):  # which has been logged
            await self.post.send(recovery_letter(mail, code, self.settings.url))

    # Letters that nobody asked for can be stopped with one click, without a cookie.

    async def stop_link(self, person: str) -> str:
        """Return the address at which a person's letters are stopped."""
        return f"{self.settings.url}/api/mail/stop/{person}.{await self.stop_mark(person)}"

    async def stop_mark(self, person: str) -> str:
        """Return what only the server can write about a person."""
        key = await self.key(STOP_KEY, self.environment.secret())
        return hmac.new(bytes.fromhex(key), person.encode(), hashlib.sha256).hexdigest()[:32]

    async def stop_by_link(self, text: str) -> None:
        """Stop the letters to the person whose link this is."""
        person, _, mark = text.rpartition(".")
        if not hmac.compare_digest((await self.stop_mark(person)).encode(), mark.encode()):
            raise TableError("notice-bad-link")
        await self.set_letters(person, False)

    # Tables.

    async def reminds(self, person: str, table_id: str) -> bool:
        """Return whether a person wants to be told of their turns at a table."""
        return any(one.person == person for one in await self.kept.reminders(table_id))

    async def remind(self, person: str, table_id: str, on: bool) -> None:
        """Store whether a person wants to be told of their turns at a table."""
        if not on:
            return await self.store.write([DropReminder(person, table_id)])
        if len(await self.kept.reminders_of(person)) >= MOST_REMINDERS:
            raise TableError("notice-too-many-tables", most=MOST_REMINDERS)
        await self.store.write([AddReminder(person, table_id, self.environment.now())])
