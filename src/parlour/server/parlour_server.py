"""The server process as a whole: its store, its tables, its people and its workers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from importlib.metadata import version

import msgspec

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.cluster.calls import NoNode, call
from parlour.server.cluster.nodes import Elsewhere, Nodes
from parlour.server.cluster.routes import SentAway
from parlour.server.host import background, logs
from parlour.server.host.bans import Bans
from parlour.server.host.environment import REAL, Environment
from parlour.server.host.name_filter import NameFilter
from parlour.server.host.settings import Settings
from parlour.server.notices.contacts import Contacts
from parlour.server.notices.notifier import Notifier
from parlour.server.parties.party import Party
from parlour.server.parties.registry import PartyRegistry
from parlour.server.people.friends import Friends
from parlour.server.people.identities import Identities
from parlour.server.people.puzzle_progress import PuzzleProgressKeeper
from parlour.server.tables.company import Company
from parlour.server.tables.eviction import Eviction
from parlour.server.tables.listing import Listing
from parlour.server.tables.moderation import Moderation
from parlour.server.tables.profiles import Profiles
from parlour.server.tables.registry import TableRegistry
from parlour.server.tables.sharing import Sharing
from parlour.server.tournaments.registry import TournamentRegistry
from parlour.server.workers.archive import Archive
from parlour.server.workers.pool import WorkerPool
from parlour.storage.operations import DropTitles
from parlour.storage.rows import NodeRow, PersonRow, Sitting
from parlour.table.errors import TableError

RECOVERY_SECONDS = 3600  # a letter may take its time


class ParlourServer:
    """The parts of a running server, started and closed together."""

    def __init__(
        self, store: storage.Store, pool: WorkerPool, settings: Settings, environment: Environment = REAL
    ) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        me = node_of(settings, environment) if store.shared else None
        self.nodes = Nodes(store, me, environment, settings.dead_after)
        self.sent_away = SentAway(environment.monotonic)
        self.people = Identities(store, environment, NameFilter(settings.names_file))
        self.friends = Friends(store, environment)
        self.puzzles = PuzzleProgressKeeper(store, environment)
        self.contacts = Contacts(store, settings, environment)
        self.tables = TableRegistry(store, pool, settings, environment, self.nodes)
        self.metrics = self.tables.metrics
        self.parties = PartyRegistry(self.tables)
        self.tournaments = TournamentRegistry(self.tables)
        self.listing = Listing(self.tables)
        self.moderation = Moderation(self.tables, self.people)
        self.archive = Archive(settings.address)
        self.eviction = Eviction(self.tables, [self.parties.close_idle, self.tournaments.close_idle])
        self.company = Company(self.tables, self.friends, environment)
        self.notifier = Notifier(self.contacts, environment, self.metrics, self.company.concerns_still)
        self.profiles = Profiles(store, self.friends)
        self.sharing = Sharing(self.tables, self.people, self.moderation, self.listing, self.company)
        self.evicting: asyncio.Task[None] | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Load the bans and start the background tasks. Tables are opened on request, or when their clock is due."""
        await self.people.load_bans()
        self.nodes.on_change = self.eviction.wake
        self.nodes.on_doubt = self.tables.drop_lost
        self.nodes.on_cut_off = self.tables.evict_all
        await self.nodes.start()
        self.evicting = background.begin(self.eviction.work(), "eviction")
        self.tasks = [
            self.evicting,
            background.begin(self.notifier.work(), "notifier"),
            background.begin(self.tournaments.work(), "tournaments"),
        ]
        if self.nodes.shared:
            self.store.listen(self.sharing.heard)
            self.tasks += [
                background.begin(self.nodes.work(), "heartbeat"),
                background.begin(self.sharing.work(), "sharing"),
            ]

    async def drain(self, key: str) -> None:
        """Answer the pending commands of all tables, and close every connection with the reason `key`."""
        self.parties.changes.close()
        self.tournaments.changes.close()
        await self.tables.drain(key)

    async def close(self) -> None:
        """End all tasks and workers, and close the store."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.tables.close()
        self.contacts.close()
        self.pool.close()
        await self.archive.close()
        with suppress(storage.StorageError):  # then the others wait for its heartbeat
            await self.nodes.stop()
        await self.store.close()

    @property
    def bans(self) -> Bans:
        """The people, addresses and networks that are banned."""
        return self.people.bans

    # A node among others.

    def check_open(self) -> None:
        """Raise Elsewhere if this node is being drained, so that new tables are opened on others."""
        if self.nodes.me.draining and (others := self.nodes.keepers()):
            raise Elsewhere(others[0])

    async def hand_over(self) -> int:
        """Hand all tables to the other nodes, and open none here any more; return the number of tables."""
        if not self.nodes.keepers():
            raise ParlourError("admin-drain-alone")
        await self.nodes.set_draining(True)
        logs.event("draining", tables=len(self.tables.actors))
        return await self.tables.hand_over()

    async def resume(self) -> None:
        """Open tables here again."""
        await self.nodes.set_draining(False)

    # Parties.

    async def friend_name(self, party: str, person: str) -> str:
        """Return the name under which a person may talk at a table of a party; empty if they are no member."""
        if not party or not person:
            return ""
        row = await self.store.parties.party(party)
        found = Party(row, await self.store.parties.members(party)).present_as(person) if row is not None else None
        return found.name if found is not None else ""

    async def leave_party(self, id: str, person: str) -> None:
        """Let a person leave a party; at its table a computer plays on."""
        await self.leave_game(id, (await self.parties.leave(id, person)).person)

    async def remove_from_party(self, id: str, host: str, member: int) -> None:
        """Remove a member from a party, as its host; at its table a computer plays on."""
        await self.leave_game(id, (await self.parties.remove(id, host, member)).person)

    async def leave_game(self, party: str, person: str) -> None:
        """Resign for somebody who left a party, at the table of its last game."""
        row = await self.store.parties.party(party)
        if row is not None and row.table_id is not None:
            await self.leave(Sitting(person=person, table_id=row.table_id, seat=0, since=0.0))

    # Reaching people.

    async def invite(self, me: PersonRow, id: str, table: str) -> None:
        """Invite a person to a table, and wake their browsers."""
        await self.company.invite(me, id, table)
        await self.notifier.invite(id, table, me.id)

    async def recover(self, address: str) -> None:
        """Send the person who has confirmed this address a code, with which another device becomes theirs.

        Nobody is told whether there is one.
        """
        mail = await self.store.notices.of_mail(address.lower())
        row = await self.store.people.person(mail.person) if mail is not None else None
        if mail is not None and row is not None:
            made = await self.people.new_code(row, RECOVERY_SECONDS)
            await self.contacts.send_recovery(mail, made.code)

    # Tournaments.

    async def leave_tournament(self, id: str, person: str) -> None:
        """Let a person leave a tournament; the game that they play is lost."""
        await self.tournaments.leave(id, person)
        await self.resign_in(id, person)

    async def step_back(self, id: str, host: str) -> None:
        """Let the host of a tournament stop playing, and run it on."""
        await self.tournaments.step_back(id, host)
        await self.resign_in(id, host)

    async def remove_from_tournament(self, id: str, host: str, player: int) -> None:
        """Remove a player from a tournament, as its host."""
        removed = await self.tournaments.remove(id, host, player)
        if removed.person is not None:
            await self.resign_in(id, removed.person)

    async def resign_in(self, id: str, person: str) -> None:
        """Resign for somebody who left a tournament, at the table of this round."""
        for table in await self.tournaments.tables_of(id, person):
            await self.leave(Sitting(person=person, table_id=table, seat=0, since=0.0))

    # Deleting data about people.

    async def forget(self, person: PersonRow) -> None:
        """Delete everything about a person and their programs. Running games go on without them."""
        everybody = [*await self.store.people.bots(person.id), person]
        sittings = [one for who in everybody for one in await self.store.people.sittings(who.id)]
        watched = await self.store.parties.tables_of(person.id)
        await self.store.write([DropTitles(person.id)])
        for party in await self.store.parties.of_person(person.id):
            await self.leave_party(party.id, person.id)
        for player in await self.store.tournaments.playing(person.id):
            with suppress(TableError):  # it is closed, or they left it before
                await self.leave_tournament(player.tournament, person.id)
        for sitting in sittings:
            await self.leave(sitting)
        for one in everybody:  # whoever leaves before a game no longer sits there, but their name is in the log
            await self.people.forget(one.id, [sitting for sitting in sittings if sitting.person == one.id], watched)
        people, tables = [one.id for one in everybody], [*(one.table_id for one in sittings), *watched]
        self.drop(people, tables)
        body = msgspec.json.encode({"people": people, "tables": tables})
        for node in self.nodes.others():
            await self.tell(node, "/api/node/drop", body)

    async def leave(self, sitting: Sitting) -> None:
        """Free a person's seat, or resign for them, on the node that has the table."""
        try:
            await self.tables.leave(sitting.table_id, sitting.person)
        except Elsewhere as elsewhere:
            body = msgspec.json.encode({"table": sitting.table_id, "person": sitting.person})
            await self.tell(elsewhere.node, "/api/node/leave", body)

    async def tell(self, node: NodeRow, path: str, body: bytes) -> None:
        """Send another node a request. One that cannot be reached has no clients either, or will read the store."""
        try:
            await call(node, "POST", path, body)
        except NoNode:
            logs.event("node not reached", node=node.id)

    def drop(self, people: Iterable[str], tables: Iterable[str]) -> None:
        """Drop from memory what belongs to people who were forgotten."""
        for person in people:
            self.people.drop(person)
        for table in tables:
            self.tables.evict(table)
            self.tables.reader.forget(table)
            self.archive.forget(table)


def node_of(settings: Settings, environment: Environment) -> NodeRow:
    """Return this process as a node."""
    return NodeRow(
        id=settings.node,
        run=environment.word(12),
        address=settings.node_address,
        key=environment.token(),
        url=settings.node_url,
        version=version("parlour"),
    )
