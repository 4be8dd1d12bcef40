"""The notifier: sends the notices that are due, each by whichever node claims it first.

A claim lasts for a while. If the node that made it crashes, another one sends the notice: somebody may be told twice,
which a browser shows as one notification, and never not at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from parlour import storage
from parlour.server.host import logs
from parlour.server.host.environment import Environment
from parlour.server.host.metrics import Metrics
from parlour.server.host.rate_limits import AddressBuckets
from parlour.server.notices.contacts import Contacts
from parlour.server.notices.mail import NotSent
from parlour.server.notices.push import Outcome, is_allowed, wake
from parlour.server.notices.wording import notice_letter
from parlour.storage.notices import (
    AddNotice,
    ClaimNotice,
    DeviceRow,
    DropDevice,
    DropNotices,
    ForgetNotices,
    MarkSent,
    NoticeRow,
)

INTERVAL = 5.0  # seconds between two looks
AT_ONCE = 20  # notices
CLAIMED_FOR, MOST_TRIES = 60.0, 5  # seconds, doubled with every try
KEPT_FOR = 7 * 24 * 60 * 60  # seconds
CLEANED_EVERY = 3600.0
INVITED_RATE, INVITED_BURST = 1 / 3600, 5.0  # letters with invitations to one person


class Notifier:
    """The background task that sends notices. `holds` is asked before one is sent: its person may have come."""

    def __init__(
        self,
        contacts: Contacts,
        environment: Environment,
        metrics: Metrics,
        holds: Callable[[NoticeRow], Awaitable[bool]],
    ) -> None:
        self.contacts = contacts
        self.store = contacts.store
        self.now = environment.now
        self.holds = holds
        self.counted = metrics.notices
        self.cleaned_at = 0.0
        self.invitations = AddressBuckets(INVITED_RATE, INVITED_BURST, environment.monotonic)

    async def work(self) -> None:
        """Make the server's keys at its first start, then send what is due; a round that fails is repeated."""
        while True:
            try:
                await self.contacts.vapid()
                await self.send_due()
                await self.clean()
            except storage.Closed:
                return
            except storage.StorageError:
                pass  # the store has logged it
            except Exception as error:
                logs.event("notifier failed", logging.ERROR, cause=error)
            await asyncio.sleep(INTERVAL)

    async def send_due(self) -> None:
        """Send all notices that are due."""
        while due := await self.store.notices.due(self.now(), AT_ONCE):
            await asyncio.gather(*(self.send(row) for row in due))

    async def clean(self) -> None:
        """Delete notices that nobody came for."""
        now = self.now()
        if now - self.cleaned_at > CLEANED_EVERY:
            await self.store.write([ForgetNotices(now - KEPT_FOR)])
            self.cleaned_at = now

    async def invite(self, person: str, table_id: str, by: str) -> None:
        """Tell a person that they are invited."""
        now = self.now()
        row = NoticeRow(person=person, table_id=table_id, kind="invitation", at=now, due=now, by=by)
        await self.store.write([AddNotice(row)])

    async def send(self, row: NoticeRow) -> None:
        """Send a notice, unless another node does. If it cannot be sent now, it is due again later."""
        try:
            await self.store.write([ClaimNotice(row, self.now() + CLAIMED_FOR * 2**row.tries)])
        except storage.Conflict:
            return
        if not await self.holds(row):
            return await self.store.write([DropNotices(row.person, row.table_id)])
        sent = await self.reach(row)
        if not sent:
            logs.event("notice not sent", logging.WARNING, kind=row.kind, tries=row.tries + 1)
        if sent or row.tries + 1 >= MOST_TRIES:
            await self.store.write([MarkSent(row)])

    async def reach(self, row: NoticeRow) -> bool:
        """Wake a person's browsers, or else write to them; if their time runs out, do both.

        Return False if that is to be tried again.
        """
        devices = await self.store.notices.devices(row.person)
        outcomes = await asyncio.gather(*(self.wake(device, row) for device in devices))
        woken = "sent" in outcomes
        if woken and row.kind != "time":
            return True
        written = await self.write(row)
        return woken or written is True or (written is None and "failed" not in outcomes)

    async def wake(self, device: DeviceRow, row: NoticeRow) -> Outcome:
        """Wake a browser; forget one that is gone, or whose push service is no longer allowed."""
        outcome: Outcome = "gone"
        services = self.contacts.push_services
        if is_allowed(device.endpoint, services):
            header = (await self.contacts.vapid()).authorization(device.endpoint, self.now())
            about = f"{row.kind} {row.table_id}"
            loop, threads = asyncio.get_running_loop(), self.contacts.threads
            outcome = await loop.run_in_executor(threads, wake, device.endpoint, header, about, services)
        self.counted.labels("push", outcome).inc()
        if outcome == "gone":
            await self.store.write([DropDevice(device.id)])
        return outcome

    async def write(self, row: NoticeRow) -> bool | None:
        """Send a letter about a notice; None if the person gets none."""
        mail = await self.store.notices.mail(row.person)
        if mail is None or not mail.letters or not self.contacts.post.works:
            return None
        if row.kind == "invitation" and not self.invitations.of(row.person).take():
            return None
        letter = notice_letter(row, mail, self.contacts.settings.url, await self.contacts.stop_link(row.person))
        try:
            await self.contacts.post.send(letter)
        except NotSent:
            self.counted.labels("mail", "failed").inc()
            return False
        self.counted.labels("mail", "sent").inc()
        return True
