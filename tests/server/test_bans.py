"""Bans: what can be banned, whom a ban affects, and which bans are refused because they could affect nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.errors import ParlourError
from parlour.server.host.addresses import household
from parlour.server.host.bans import Bans, address_to_ban
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables.moderation import Target
from parlour.storage import hash_token
from parlour.storage.rows import PersonRow
from parlour.table.errors import TableError
from tests.server.at_table import AtOnce, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE


@pytest.mark.parametrize(
    ("asked", "kept", "meets", "misses"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.7/32", "192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.0/24", "192.0.2.0/24", "192.0.2.255", "192.0.3.0"),
        ("::ffff:192.0.2.0/120", "192.0.2.0/24", "192.0.2.9", "192.0.3.9"),
        ("10.0.0.0/8", "10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("2001:db8:1:2::/72", "2001:db8:1:2::/64", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
        ("fe80::1", "fe80::/64", "fe80::9%eth0", "fec0::1"),
    ],
)
def test_a_ban_is_kept_in_the_form_in_which_it_meets_guests(asked: str, kept: str, meets: str, misses: str) -> None:
    assert address_to_ban(asked) == kept
    bans = Bans([kept])
    assert household(meets) in bans and household(misses) not in bans and "" not in bans
    bans.discard(kept)
    assert not bans and household(meets) not in bans
    bans.add(kept)
    assert household(meets) in bans


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("127.0.0.1", "admin-ban-here"),
        ("::1", "admin-ban-here"),
        ("::ffff:127.0.0.1", "admin-ban-here"),
        ("127.0.0.0/8", "admin-ban-takes-in-here"),
        ("0.0.0.0/0", "admin-ban-takes-in-here"),
        ("::/0", "admin-ban-takes-in-here"),
        ("0.0.0.0", "admin-ban-nowhere"),
        ("224.0.0.1", "admin-ban-nowhere"),
        ("239.0.0.0/8", "admin-ban-nowhere"),
        ("255.255.255.255", "admin-ban-nowhere"),
        ("ff02::/16", "admin-ban-nowhere"),
        ("192.0.2.7/24", "admin-ban-host-bits"),
        ("2001:db8::1/32", "admin-ban-host-bits"),
    ],
)
def test_what_can_meet_nobody_is_refused(asked: str, key: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        address_to_ban(asked)
    assert refusal.value.key == key and asked in str(refusal.value)


@pytest.mark.parametrize(
    "asked", ["192.0.2", "192.0.2.300", "192.0.2.07", "192.0.2.0/33", "2001:db8::/129", "example.org", "Ann", "/", ""]
)
def test_a_typo_is_not_an_address(asked: str) -> None:
    assert address_to_ban(asked) is None


def test_a_network_that_an_old_database_holds_counts_and_rubbish_in_it_does_no_harm() -> None:
    bans = Bans({"192.0.2.0/24", "192.0.2.300", "kate"})
    assert "192.0.2.9" in bans and "kate" in bans and "192.0.2.300" in bans and "192.0.3.1" not in bans


async def sits_down(
    server: ParlourServer, actor: TableActor, name: str, address: str
) -> tuple[PersonRow, QueuedConnection, str]:
    """Seat somebody new at a table; return their connection, which has only the seat's cookie."""
    row = (await server.people.create(name)).row
    seat, token = await server.tables.sit(actor, None, name, NONCE, row)
    connection = QueuedConnection(None, hash_token(token), "", address)
    actor.connect(connection)
    assert connection.seat == seat
    return row, connection, hash_token(token)


async def refused(server: ParlourServer, who: str, table: str = "") -> str:
    with pytest.raises(ParlourError) as refusal:
        await server.moderation.to_ban(who, table)
    assert not server.bans
    return refusal.value.key


def test_the_host_sees_everybody_at_the_tables_and_bans_by_id_or_by_a_name_that_one_has(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(1)) as opened:
            first = await opened.tables.open_table("notty", "private", 3, {})
            second = await opened.tables.open_table("notty", "private", 3, {})
            ann, connection, _ = await sits_down(opened, first, "Ann", "192.0.2.1")
            bob, _, _ = await sits_down(opened, first, "Bob", "192.0.2.2")
            other_ann, _, _ = await sits_down(opened, second, "Ann", "192.0.2.3")
            second.connect(QueuedConnection(None, "", bob.id, "192.0.2.2"))
            second.connect(QueuedConnection(None, "", "", "192.0.2.4"))
            first.disconnect(connection)
            assert [tuple(one.as_data().values()) for one in await opened.moderation.present()] == [
                ("Ann", ann.id, "", first.id, 0),
                ("Bob", bob.id, "192.0.2.2", first.id, 1),
                ("Ann", other_ann.id, "192.0.2.3", second.id, 0),
                ("", "", "192.0.2.4", second.id, None),
                ("Bob", bob.id, "192.0.2.2", second.id, None),
            ]
            assert await opened.moderation.to_ban("bob") == Target(bob.id, "Bob")
            assert await opened.moderation.to_ban(ann.id) == Target(ann.id, "Ann")
            assert await opened.moderation.to_ban("Ann", second.id) == Target(other_ann.id, "Ann")
            assert await refused(opened, "Ann") == "admin-ban-several"
            assert await refused(opened, "Bobb") == "admin-ban-nobody"
            assert await refused(opened, "") == "admin-ban-nobody"
            assert await refused(opened, "192.0.2.3", second.id) == "admin-ban-nobody"

    asyncio.run(evening())


def test_a_banned_person_goes_with_all_programs_and_no_seat_opens_to_them_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(1)) as opened:
            actor = await opened.tables.open_table("notty", "private", 3, {})
            ann, connection, key = await sits_down(opened, actor, "Ann", "192.0.2.1")
            _, neighbour, _ = await sits_down(opened, actor, "Bob", "192.0.2.1")
            token = (await opened.people.new_bot(ann, "Anna's program")).token
            program = await opened.people.of_token(token)
            assert program is not None
            watching = QueuedConnection(None, "", program.id, "192.0.2.9")
            actor.connect(watching)
            await opened.moderation.check_seat(actor, key)
            await opened.moderation.ban(ann.id)
            assert connection.closed and watching.closed and not neighbour.closed
            with pytest.raises(TableError, match="are banned"):
                await opened.moderation.check_seat(actor, key)
            await opened.moderation.unban(ann.id)
            await opened.moderation.check_seat(actor, key)

    asyncio.run(evening())


def test_a_banned_network_goes_and_the_others_stay(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(1)) as opened:
            actor = await opened.tables.open_table("notty", "private", 3, {})
            _, inside, _ = await sits_down(opened, actor, "Ann", "192.0.2.1")
            _, outside, _ = await sits_down(opened, actor, "Bob", "198.51.100.1")
            await opened.moderation.ban("192.0.2.0/24")
            assert inside.closed and not outside.closed
        async with running_server(tmp_path, AtOnce(1)) as again:
            assert "192.0.2.200" in again.bans and "198.51.100.1" not in again.bans

    asyncio.run(evening())


def test_a_ban_is_lifted_by_what_was_written_or_by_the_name(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(1)) as opened:
            anns = [(await opened.people.create("Ann")).row for _ in range(2)]
            for what in ("192.0.2.0/24", "2001:db8::/64", "192.0.2.300", anns[0].id):
                await opened.moderation.ban(what)
            assert await opened.moderation.to_unban("2001:db8::1") == Target("2001:db8::/64")
            assert await opened.moderation.to_unban("192.0.2.300") == Target("192.0.2.300")
            assert await opened.moderation.to_unban("ann") == Target(anns[0].id, "Ann")
            await opened.moderation.ban(anns[1].id)
            for who, key in (
                ("192.0.2.7", "admin-banned-with"),
                ("Ann", "admin-unban-several"),
                ("Bob", "admin-not-banned"),
                ("127.0.0.1", "admin-not-banned"),
            ):
                with pytest.raises(ParlourError) as refusal:
                    await opened.moderation.to_unban(who)
                assert refusal.value.key == key

    asyncio.run(evening())
