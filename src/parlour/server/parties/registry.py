"""The parties of the server: any node reads them from the store and changes them there, so none is held in memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from parlour import storage
from parlour.server.host import logs
from parlour.server.host.rate_limits import AddressBuckets, RateLimited
from parlour.server.parties.party import AWAY_AFTER, Party
from parlour.server.tables.changes import Changes
from parlour.server.tables.registry import CODE_LENGTH, ID_LENGTH, TRIES, TableRegistry
from parlour.storage.operations import (
    AddPartyGame,
    ChangeParty,
    CloseParties,
    OpenParty,
    Operation,
    SeeMember,
    SetMember,
    WakeParty,
)
from parlour.storage.rows import MemberRow, PartyGameRow, PartyRow, PersonRow
from parlour.table.errors import TableError
from parlour.wire.http import NextGame

MOST_HOSTED = 10  # open parties per person
MOST_GAMES = 300  # per party
OPEN_RATE, OPEN_BURST = 1 / 60, 40.0  # new parties per second per address
SEEN_EVERY = 10.0  # seconds between two notes that somebody is there
DAY = 24 * 60 * 60


class PartyRegistry:
    """Opens parties and changes them."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store
        self.environment = tables.environment
        self.changes = Changes(self.version_of, tables.store.shared)
        self.openings = AddressBuckets(OPEN_RATE, OPEN_BURST, tables.environment.monotonic)
        tables.context.wake_party = self.changes.wake

    async def version_of(self, id: str) -> int:
        """Return the version of a party; 0 if there is none."""
        row = await self.store.parties.party(id)
        return row.version if row is not None else 0

    async def party(self, id: str) -> Party:
        """Return a party; raise if there is none."""
        row = await self.store.parties.party(id)
        if row is None:
            raise TableError("party-none")
        return Party(row, await self.store.parties.members(id))

    async def change(self, id: str, work: Callable[[Party], Sequence[Operation]]) -> None:
        """Change a party. If somebody else was faster, read it again and work out the change again."""
        for _ in range(TRIES):
            operations = work(await self.party(id))
            try:
                await self.store.write(operations)
            except storage.Conflict as conflict:
                if conflict.on != "party":
                    raise
            else:
                return self.changes.wake(id)
        raise TableError("table-come-back")

    # Coming and going.

    async def open(self, person: PersonRow, nonce: str, address: str) -> str:
        """Open a party with its first member, who is its host."""
        bucket = self.openings.of(address)
        if not bucket.take():
            raise RateLimited(bucket.wait())
        if await self.store.parties.hosted(person.id) >= MOST_HOSTED:
            raise TableError("party-too-many", most=MOST_HOSTED)
        environment, now = self.environment, self.environment.now()
        id, code = environment.word(ID_LENGTH), environment.word(CODE_LENGTH)
        row = PartyRow(id=id, code=code, created=now, used=now, secret=environment.secret(), host=person.id)
        first = MemberRow(party=id, number=1, person=person.id, joined=now, seen=now, nonce=nonce)
        await self.store.write([OpenParty(row), SetMember(first)])
        logs.event("party opened", party=logs.short(id))
        return id

    async def join(self, id: str, person: PersonRow, nonce: str) -> None:
        """Become a member, or come back; a member only gives a new nonce."""
        now = self.environment.now()
        member = (await self.party(id)).member(person.id)
        if member is None:
            await self.change(id, lambda party: party.join(person.id, nonce, now))
        else:
            await self.store.write([SetMember(replace(member, seen=now, nonce=nonce)), *self.arrival(member, now)])
            self.changes.wake(id)

    async def see(self, member: MemberRow) -> None:
        """Note that a member is there; whoever comes back after a while is news for the others."""
        now = self.environment.now()
        if now - member.seen >= SEEN_EVERY:
            await self.store.write([SeeMember(member.party, member.person, now), *self.arrival(member, now)])
            if now - member.seen >= AWAY_AFTER:
                self.changes.wake(member.party)

    def arrival(self, member: MemberRow, now: float) -> list[Operation]:
        """Return the operation that makes the return of a member known to the others, if they were away."""
        return [WakeParty(member.party)] if now - member.seen >= AWAY_AFTER else []

    async def leave(self, id: str, person: str) -> MemberRow:
        """Leave a party for good."""
        leaver = (await self.party(id)).check_member(person)
        await self.change(id, lambda party: party.part(party.check_member(person), "left", self.environment.now()))
        return leaver

    async def remove(self, id: str, host: str, number: int) -> MemberRow:
        """Remove a member, as the host: the link no longer lets them in."""
        party = await self.party(id)
        party.check_host(host)
        removed = party.check_other(number)
        if removed.person == host:
            raise TableError("party-not-yourself")

        def part(party: Party) -> list[Operation]:
            party.check_host(host)
            return party.part(party.check_other(number), "removed", self.environment.now())

        await self.change(id, part)
        return removed

    async def pass_host(self, id: str, person: str, number: int) -> None:
        """Make another member the host."""
        await self.change(id, lambda party: party.pass_host(person, number, self.environment.now()))

    async def close_idle(self, now: float) -> None:
        """Close the parties that nobody has used for long."""
        await self.store.write([CloseParties(now - self.tables.settings.table_days * DAY, now)])

    # Games.

    async def next_game(self, id: str, host: str, wish: NextGame) -> str:
        """Open the table of the next game with its players seated, and begin; return the table's id.

        The party and its table are written together. If the game has been begun already, its table is returned.
        """
        party = await self.party(id)
        party.check_host(host)
        played = await self.store.parties.games(id)
        if len(played) != wish.after:
            if len(played) == wish.after + 1 and party.row.table_id is not None:
                return party.row.table_id
            raise TableError("party-stale")
        if len(played) >= MOST_GAMES:
            raise TableError("party-too-many-games", most=MOST_GAMES)
        players = [party.check_other(number) for number in dict.fromkeys(wish.players)]
        if not 0 < len(players) <= wish.seats:
            raise TableError("party-bad-players", seats=wish.seats)
        return await self.open_table(party, wish, players)

    async def open_table(self, party: Party, wish: NextGame, players: Sequence[MemberRow]) -> str:
        """Open the table, with the change of the party in the same transaction, and deal."""
        now, row, secret = self.environment.now(), party.row, self.environment.secret()

        def noted(table: str) -> list[Operation]:
            changed = replace(row, version=row.version + 1, used=now, secret=secret, table_id=table)
            game = PartyGameRow(
                party=row.id, number=wish.after + 1, table_id=table, game=wish.game, seats=wish.seats, at=now
            )
            return [ChangeParty(changed), AddPartyGame(game)]

        first = sorted(players, key=lambda one: one.person != row.host)  # whoever sits down first is the table's host
        places = {one.person: place for place, one in enumerate(players)}
        people = [(places[one.person], one.name, one.nonce, one.person) for one in first]
        try:
            actor = await self.tables.open_for_party(row.id, row.secret, wish, people, noted)
        except storage.Conflict:
            raise TableError("party-stale") from None
        self.changes.wake(row.id)
        return actor.id
