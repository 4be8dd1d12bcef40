"""The parties of the server: any node reads them from the store and changes them there, so none is held in memory."""

from __future__ import annotations

from collections.abc import Sequence

from parlour import storage
from parlour.server.gatherings.gathering import AWAY_AFTER
from parlour.server.gatherings.registry import GatheringRegistry
from parlour.server.host import logs
from parlour.server.parties.party import Party
from parlour.server.tables.registry import CODE_LENGTH, ID_LENGTH, TableRegistry
from parlour.storage.operations import (
    AddPartyGame,
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


class PartyRegistry(GatheringRegistry[Party]):
    """Opens parties and changes them."""

    kind = "party"
    open_rate, open_burst = 1 / 60, 40.0

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__(tables)
        tables.context.wake_party = self.wake

    async def version_of(self, id: str) -> int:
        row = await self.store.parties.party(id)
        return row.version if row is not None else 0

    async def find(self, id: str) -> Party:
        row = await self.store.parties.party(id)
        if row is None:
            raise TableError("party-none")
        return Party(row, await self.store.parties.members(id))

    # Coming and going.

    async def open(self, person: PersonRow, nonce: str, address: str) -> str:
        """Open a party with its first member, who is its host."""
        self.check_budget(address)
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
        member = (await self.find(id)).present_as(person.id)
        if member is None:
            await self.change(id, lambda party: party.join(person.id, nonce, now))
        else:
            await self.store.write([SeeMember(id, person.id, now, nonce), *self.arrival(member, now)])
            self.changes.wake(id)

    async def see(self, found: Party, person: str) -> None:
        """Note that a member is there; whoever comes back after a while is news for the others."""
        now, member = self.environment.now(), found.present_as(person)
        if member is not None and self.is_news(member.seen):
            await self.store.write([SeeMember(member.party, member.person, now), *self.arrival(member, now)])
            if now - member.seen >= AWAY_AFTER:
                self.changes.wake(member.party)

    def arrival(self, member: MemberRow, now: float) -> list[Operation]:
        """Return the operation that makes the return of a member known to the others, if they were away."""
        return [WakeParty(member.party)] if now - member.seen >= AWAY_AFTER else []

    async def leave(self, id: str, person: str) -> MemberRow:
        """Leave a party for good."""
        leaver = (await self.find(id)).check_attending(person)
        await self.change(id, lambda party: party.part(party.check_attending(person), "left", self.environment.now()))
        return leaver

    async def remove(self, id: str, host: str, number: int) -> MemberRow:
        """Remove a member, as the host: the link no longer lets them in."""
        party = await self.find(id)
        party.check_host(host)
        removed = party.check_other(number)
        if removed.person == host:
            raise TableError("party-not-yourself")

        def part(party: Party) -> list[Operation]:
            party.check_host(host)
            return party.part(party.check_other(number), "removed", self.environment.now())

        await self.change(id, part)
        return removed

    async def watch(self, id: str, person: str, *, only: bool) -> None:
        """Note whether a member only watches, until they say otherwise."""
        await self.change(id, lambda party: party.watch(person, only=only))

    async def close_idle(self, now: float) -> None:
        """Close the parties that nobody has used for long."""
        await self.store.write([CloseParties(self.idle_since(now), now)])

    # Games.

    async def next_game(self, id: str, host: str, wish: NextGame) -> str:
        """Open the table of the next game with its players seated, and begin; return the table's id.

        The party and its table are written together. If the game has been begun already, its table is returned.
        """
        party = await self.find(id)
        party.check_host(host)
        played = await self.store.parties.games(id)
        if len(played) != wish.after:
            if len(played) == wish.after + 1 and party.row.table_id is not None:
                return party.row.table_id
            raise TableError("party-stale")
        if len(played) >= MOST_GAMES:
            raise TableError("party-too-many-games", most=MOST_GAMES)
        return await self.open_table(party, wish, party.check_players(wish.players, wish.seats))

    async def open_table(self, party: Party, wish: NextGame, players: Sequence[MemberRow]) -> str:
        """Open the table, with the change of the party in the same transaction, and deal."""
        now, row, secret = self.environment.now(), party.row, self.environment.secret()

        def noted(table: str) -> list[Operation]:
            changed = party.changed(used=now, secret=secret, table_id=table)
            game = PartyGameRow(
                party=row.id, number=wish.after + 1, table_id=table, game=wish.game, seats=wish.seats, at=now
            )
            return [changed, AddPartyGame(game)]

        first = sorted(players, key=lambda one: one.person != row.host)  # whoever sits down first is the table's host
        places = {one.person: place for place, one in enumerate(players)}
        people = [(places[one.person], one.name, one.nonce, one.person) for one in first]
        try:
            actor = await self.tables.open_for_party(row.id, row.secret, wish, people, noted)
        except storage.Conflict:
            raise TableError("party-stale") from None
        self.changes.wake(row.id)
        return actor.id
