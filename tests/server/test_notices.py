"""Reminders and invitations on their way: who is told of what, how often, and what becomes of a dead subscription."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from parlour import storage
from parlour.server.host.environment import Environment
from parlour.server.host.settings import Settings
from parlour.server.notices import notifier
from parlour.server.notices.notifier import Notifier
from parlour.server.notices.push import PrivateAddress, is_allowed, reached
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.storage.notices import AddMailCode, ConfirmMail, MailCodeRow, MailRow
from parlour.storage.rows import PersonRow
from parlour.table import commands
from tests.server.at_table import AtOnce, on_turn, play
from tests.server.connections import QueuedConnection
from tests.server.mailbox import Mailbox, mailbox, text_of
from tests.server.process import NONCE
from tests.server.push_service import PushService, push_service

DAY = 24 * 60 * 60
AFTER = 30.0  # seconds until a reminder is due
SERVICES = ("fcm.googleapis.com", "*.push.apple.com", "http://127.0.0.1:9000")


@dataclass
class Clock:
    """The time of day, which goes on when a test says so."""

    ahead: float = 0.0
    begun: float = field(default_factory=lambda: Environment().now())

    def __call__(self) -> float:
        return self.begun + self.ahead


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@dataclass
class Evening:
    """A server, its clock, and Ann and Bob at a table."""

    server: ParlourServer
    clock: Clock
    people: list[PersonRow] = field(default_factory=list)
    table: str = ""

    async def actor(self) -> TableActor:
        return await self.server.tables.actor(self.table)

    async def settle(self) -> None:
        """Wait until everything that runs in the background is written."""
        for _ in range(3):
            await asyncio.sleep(0.05)
            await self.server.store.write([])

    async def later(self, seconds: float) -> None:
        """Let time pass, and send what is due then."""
        await self.settle()
        self.clock.ahead += seconds
        await self.server.notifier.send_due()

    async def pass_on(self) -> None:
        """Let whoever is on turn play until somebody else is, a second later."""
        await self.settle()
        self.clock.ahead += 1.0
        actor = await self.actor()
        seat = on_turn(actor)
        assert seat is not None and actor.table.state is not None
        while on_turn(actor) == seat:
            moves = actor.table.moves
            await play(actor, seat, f"on {moves}", moves, str(actor.table.state.legal()[0]))

    def come(self, actor: TableActor, seat: int) -> QueuedConnection:
        connection = QueuedConnection(seat)
        connection.person = self.people[seat].id
        actor.connect(connection)
        return connection


@asynccontextmanager
async def evening(data: Path, push: PushService, box: Mailbox | None = None) -> AsyncIterator[Evening]:
    """Run a server whose notices go to a push service and an SMTP server of the test."""
    settings = Settings(
        data=data, pause=0.0, push_services=push.origin, remind_after=AFTER, url="https://cards.example.org",
        smtp=box.address if box else "", mail_from="Cards <cards@example.org>" if box else "",
    )  # fmt: skip
    clock = push.now = Clock()
    store = storage.open_store(data / "parlour.sqlite")
    server = ParlourServer(store, AtOnce(), settings, Environment(now=clock))
    await server.start()
    try:
        yield Evening(server, clock)
    finally:
        await server.close()


async def sit_down(found: Evening, push: PushService, clock: int | None = DAY, language: str = "en") -> None:
    """Open a table of Ann, who begins and wants to be told of her turns, and Bob, who does not."""
    server = found.server
    found.people = [(await server.people.create(name)).row for name in ("Ann", "Bob")]
    actor = await server.tables.open_table("notty", "private", 2, {"first_player": 0}, None, clock)
    found.table = actor.id
    for seat, person in enumerate(found.people):
        await server.tables.sit(actor, seat, person.name, NONCE, person)
        await server.contacts.add_device(person.id, push.endpoint(person.name), language)
    await server.contacts.remind(found.people[0].id, actor.id, True)
    await found.settle()
    found.clock.ahead += 1.0
    await actor.call(lambda: actor.commit(0, None, [commands.begin(actor.table, 0)]))


def run(data: Path, push: PushService, look: Callable[[Evening], Awaitable[None]], box: Mailbox | None = None) -> None:
    async def whole() -> None:
        async with evening(data, push, box) as found:
            await look(found)

    asyncio.run(whole())


async def confirm_mail(found: Evening, person: str, address: str, language: str) -> None:
    """Store an address as if its code had been entered."""
    hash = storage.hash_token(address)
    code = MailCodeRow(person=person, address=address, language=language, code_hash=hash, until=found.clock() + 9)
    mail = MailRow(person=person, address=address, language=language, at=found.clock())
    await found.server.store.write([AddMailCode(code, 0.0), ConfirmMail(mail, hash)])


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://web.push.apple.com/QGuq",
        "https://fcm.googleapis.com:443/x?y=1",
        "http://127.0.0.1:9000/x",
    ],
)
def test_endpoints_of_known_push_services_are_allowed(endpoint: str) -> None:
    assert is_allowed(endpoint, SERVICES)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/",
        "https://fcm.googleapis.com/x\r\nHost: other",
        "https://fcm.googleapis.com/x y",
        "http://127.0.0.1:9001/x",
        "http://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://fcm.googleapis.com:port/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_other_endpoint_is_allowed(endpoint: str) -> None:
    assert not is_allowed(endpoint, SERVICES)


def test_a_name_that_leads_into_a_private_network_is_not_connected_to() -> None:
    with pytest.raises(PrivateAddress):
        reached("localhost", 443, False)
    assert reached("127.0.0.1", 443, True) == "127.0.0.1", "the host may name such a place"


def test_the_player_on_turn_who_is_away_is_told_once_and_only_if_they_asked(data: Path, push: PushService) -> None:
    async def look(found: Evening) -> None:
        await sit_down(found, push)
        await found.later(AFTER - 1)
        assert push.paths() == [], "not at once"
        await found.later(1)
        assert push.paths() == ["Ann"]
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann"], "once per turn"
        await found.pass_on()
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann"], "Bob has not asked for it"
        await found.pass_on()
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann", "Ann"], "the next turn"
        path, headers, body = push.arrived[0]
        assert (body, int(headers["TTL"]), found.table in str(headers) + path) == (b"", DAY, False)
        assert (push.refused, len(push.keys)) == ([], 1)

    run(data, push, look)


def test_whoever_is_at_the_table_is_not_told_until_they_leave_without_having_come_for_it(
    data: Path, push: PushService
) -> None:
    async def look(found: Evening) -> None:
        await sit_down(found, push)
        actor = await found.actor()
        ann = found.come(actor, 0)
        await found.later(2 * AFTER)
        assert push.paths() == [], "she is there"
        actor.disconnect(ann)
        await found.later(2 * AFTER)
        assert push.paths() == [], "she came in this turn, and has seen it"
        ann = found.come(actor, 0)
        await found.pass_on()
        await found.pass_on()
        await found.later(2 * AFTER)
        assert push.paths() == []
        actor.disconnect(ann)
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann"], "she was there when the turn began, and nobody knows whether she looked"

    run(data, push, look)


def test_a_turn_that_is_over_before_the_reminder_is_not_told_of(data: Path, push: PushService) -> None:
    async def look(found: Evening) -> None:
        await sit_down(found, push)
        await found.later(1)
        await found.pass_on()
        await found.later(2 * AFTER)
        assert push.paths() == []

    run(data, push, look)


def test_a_restart_neither_loses_a_reminder_nor_repeats_it(data: Path, push: PushService) -> None:
    async def first() -> Evening:
        async with evening(data, push) as found:
            await sit_down(found, push)
            await found.settle()
            return found

    async def second(before: Evening) -> None:
        for ahead, told in ((0.0, []), (2 * AFTER, ["Ann"]), (9 * AFTER, ["Ann"])):
            async with evening(data, push) as found:
                found.table, found.clock.ahead = before.table, before.clock.ahead + ahead
                await found.actor()
                await found.later(0)
                assert push.paths() == told

    before = asyncio.run(first())
    asyncio.run(second(before))


@pytest.mark.parametrize("clock", [DAY, None])
def test_a_crash_while_a_player_is_at_the_table_does_not_lose_the_reminder(
    data: Path, push: PushService, clock: int | None
) -> None:
    async def crash() -> None:
        async with evening(data, push) as found:
            found.clock.ahead = -2 * DAY
            await sit_down(found, push, clock)
            found.come(await found.actor(), 0)
            await found.pass_on()
            await found.pass_on()
            await found.settle()
            (await found.actor()).evicted = True  # from here on nothing more is written

    async def restart() -> None:
        async with evening(data, push) as found:
            for _ in range(100):  # until the server has opened its tables
                await asyncio.sleep(0.05)
                if found.server.tables.actors:
                    break
            assert found.server.tables.actors, "nobody asked for the table"
            await found.later(2 * AFTER)
            assert push.paths() == ["Ann"]

    asyncio.run(crash())
    assert push.paths() == []
    asyncio.run(restart())


def test_of_several_nodes_one_sends_a_notice(data: Path, push: PushService) -> None:
    async def look(found: Evening) -> None:
        await sit_down(found, push)
        await found.settle()
        found.clock.ahead += AFTER
        server = found.server
        nodes = [
            Notifier(server.contacts, Environment(now=found.clock), server.metrics, server.company.concerns_still)
            for _ in range(4)
        ]
        await asyncio.gather(*(node.send_due() for node in nodes))
        assert push.paths() == ["Ann"]

    run(data, push, look)


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_forgotten(data: Path, push: PushService, status: int) -> None:
    async def look(found: Evening) -> None:
        push.answers["Ann"] = status
        await sit_down(found, push)
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann"]
        assert await found.server.store.notices.devices(found.people[0].id) == []
        assert len(await found.server.store.notices.devices(found.people[1].id)) == 1

    run(data, push, look)


def test_a_push_service_that_fails_is_asked_again_ever_later_and_not_for_ever(data: Path, push: PushService) -> None:
    async def look(found: Evening) -> None:
        push.answers["Ann"] = 500
        await sit_down(found, push)
        await found.later(AFTER)
        for tries in range(1, notifier.MOST_TRIES):
            wait = notifier.CLAIMED_FOR * 2 ** (tries - 1)
            await found.later(wait - 1)
            assert len(push.arrived) == tries
            await found.later(1)
            assert len(push.arrived) == tries + 1
        await found.later(7 * DAY)
        assert len(push.arrived) == notifier.MOST_TRIES

    run(data, push, look)


def test_without_a_browser_a_letter_is_sent_in_the_language_of_its_person(
    data: Path, push: PushService, box: Mailbox
) -> None:
    async def look(found: Evening) -> None:
        push.answers["Ann"] = 410
        await sit_down(found, push)
        await confirm_mail(found, found.people[0].id, "ann@example.org", "cs")
        await found.later(2 * AFTER)
        [letter] = box.letters
        assert (letter["To"], letter["From"]) == ("ann@example.org", "Cards <cards@example.org>")
        assert letter["Subject"] == "Jsi na tahu: Notty"
        text = text_of(letter)
        assert f"https://cards.example.org/t/{found.table}" in text
        stop = letter["List-Unsubscribe"].strip("<>")
        assert stop in text and letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await found.server.contacts.stop_by_link(stop.rpartition("/")[2])
        await found.pass_on()
        await found.pass_on()
        await found.later(2 * AFTER)
        assert len(box.letters) == 1, "the letters were stopped"

    run(data, push, look, box)


def test_a_letter_that_the_smtp_server_refuses_is_sent_again(data: Path, push: PushService, box: Mailbox) -> None:
    async def look(found: Evening) -> None:
        push.answers["Ann"], box.refuses = 410, True
        await sit_down(found, push)
        await confirm_mail(found, found.people[0].id, "ann@example.org", "en")
        await found.later(AFTER)
        assert box.letters == []
        box.refuses = False
        await found.later(notifier.CLAIMED_FOR)
        assert [letter["Subject"] for letter in box.letters] == ["Your turn in Notty"]

    run(data, push, look, box)


def test_when_the_time_runs_out_browser_and_letter_tell_of_it(data: Path, push: PushService, box: Mailbox) -> None:
    async def look(found: Evening) -> None:
        await sit_down(found, push)
        await confirm_mail(found, found.people[0].id, "ann@example.org", "en")
        await found.later(AFTER)
        assert (push.paths(), box.letters) == (["Ann"], []), "the browser was enough"
        found.clock.ahead += 0.7 * DAY
        actor = await found.actor()
        await actor.call(actor.timers.commit_due)
        assert actor.table.clock.warned
        await found.later(2 * AFTER)
        assert push.paths() == ["Ann", "Ann"]
        assert [letter["Subject"] for letter in box.letters] == ["Notty: your time is running out"]

    run(data, push, look, box)


def test_an_invitation_is_told_of_until_its_table_no_longer_waits(data: Path, push: PushService, box: Mailbox) -> None:
    async def look(found: Evening) -> None:
        server = found.server
        for task in server.tasks:
            task.cancel()  # the notifier works only when it is told to
        ann, bob = [(await server.people.create(name)).row for name in ("Ann", "Bob")]
        await confirm_mail(found, bob.id, "bob@example.org", "en")
        tables = []
        for _ in range(2):
            actor = await server.tables.open_table("potter", "private", 2, {})
            await server.tables.sit(actor, 0, "Ann", NONCE, ann)
            await server.invite(ann, bob.id, actor.id)
            tables.append(actor.id)
        await server.tables.close_table(tables[0], "over")
        await found.later(0)
        [letter] = box.letters
        assert letter["Subject"] == "Ann invites you to Potter"
        assert tables[1] in text_of(letter)

    run(data, push, look, box)


def test_the_keys_are_made_once_and_stay(data: Path, push: PushService) -> None:
    async def key() -> tuple[str, str]:
        async with evening(data, push) as found:
            reach = await found.server.contacts.reach("")
            return reach.key, await found.server.contacts.stop_link("somebody")

    assert asyncio.run(key()) == asyncio.run(key())
