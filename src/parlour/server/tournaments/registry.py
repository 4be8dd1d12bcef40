"""The tournaments of the server: any node reads them from the store and changes them there, so none is held in memory.

Every node looks at what is due. A round is one transaction, which the version of the tournament and the number of the
round let only one node write: its games, and their tables with everybody seated and the cards dealt.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import msgspec

import parlour
from parlour import bots, storage
from parlour.server.cluster.nodes import Elsewhere
from parlour.server.gatherings.registry import GatheringRegistry
from parlour.server.host import logs
from parlour.server.people import ratings
from parlour.server.tables.registry import CODE_LENGTH, ID_LENGTH, TableRegistry
from parlour.server.tournaments.opening import Opening
from parlour.server.tournaments.tournament import MOST_COMPUTERS, Tournament
from parlour.storage.operations import (
    AddPair,
    AddRound,
    CloseTournaments,
    OpenTournament,
    Operation,
    SeePlayer,
    SetPlayer,
    SetResult,
)
from parlour.storage.rows import PairRow, PersonRow, PlayerRow, RoundRow, TournamentRow
from parlour.table.errors import TableError
from parlour.wire import tournaments as wire

MOST_HOSTED = 3  # tournaments per person that are not over
ROUND = 1.0  # seconds between two looks at what is due
CHECK_EVERY = 60.0  # seconds between two looks at a round that is being played


class TournamentRegistry(GatheringRegistry[Tournament]):
    """Opens tournaments, changes them, and begins their rounds."""

    kind = "tournament"
    open_rate, open_burst = 1 / 300, 20.0
    most_waiting = 200  # its players, and whoever watches

    def __init__(self, tables: TableRegistry) -> None:
        super().__init__(tables)
        self.look = asyncio.Event()
        self.broken: set[str] = set()  # tournaments that failed, each logged once
        tables.context.wake_tournament = self.wake

    def wake(self, id: str) -> None:
        """Let everybody look who waits for a change, and look at what is due."""
        super().wake(id)
        self.look.set()

    async def version_of(self, id: str) -> int:
        row = await self.store.tournaments.tournament(id)
        return row.version if row is not None else 0

    async def find(self, id: str) -> Tournament:
        kept = self.store.tournaments
        row = await kept.tournament(id)
        if row is None:
            raise TableError("tournament-none")
        return Tournament(row, await kept.players(id), await kept.pairs(id), await kept.rounds(id))

    # Players.

    async def open(self, person: PersonRow, wish: wire.OpenTournament, address: str) -> str:
        """Open a tournament with its host, who is its first player, or only runs it."""
        parlour.game(wish.game).blank(2, wish.terms.options)
        self.check_budget(address)
        if await self.store.tournaments.hosted(person.id) >= MOST_HOSTED:
            raise TableError("tournament-too-many", most=MOST_HOSTED)
        environment, now = self.environment, self.environment.now()
        id, code = environment.word(ID_LENGTH), environment.word(CODE_LENGTH)
        terms = msgspec.json.encode(wish.terms).decode()
        row = TournamentRow(
            id=id, code=code, game=wish.game, kind=wish.kind, terms=terms, created=now, used=now,
            secret=environment.secret(), host=person.id, title=wish.title,
        )  # fmt: skip
        rating = await self.rating_of(person.id, wish.game)
        first = PlayerRow(
            tournament=id, number=1, person=person.id, rating=rating, joined=now, seen=now, nonce=wish.nonce,
            entered=1 if wish.plays else 0, status="in" if wish.plays else "left",
        )  # fmt: skip
        await self.store.write([OpenTournament(row), SetPlayer(first)])
        logs.event("tournament opened", tournament=logs.short(id), game=wish.game)
        return id

    async def rating_of(self, person: str, game: str) -> float:
        """Return the rating among people by which a person is seeded."""
        row = await self.store.people.rating(person, game, "people")
        return float(ratings.MIDDLE if row is None else ratings.shown(row.mu))

    async def enter(self, id: str, person: PersonRow, nonce: str) -> None:
        """Become a player, or come back; a player only gives a new nonce."""
        now, tournament = self.environment.now(), await self.find(id)
        if tournament.present_as(person.id) is not None:
            await self.store.write([SeePlayer(id, person.id, now, nonce)])
            return
        host = tournament.row.host
        if host is not None and any(one.id == person.id for one in await self.store.social.blocks(host)):
            raise TableError("tournament-removed")
        rating = await self.rating_of(person.id, tournament.row.game)
        await self.change(id, lambda found: found.enter(person.id, rating, nonce, now))

    async def see(self, found: Tournament, person: str) -> None:
        """Note that a player is there, or the host."""
        one = found.attending(person)
        if one is not None and self.is_news(one.seen):
            await self.store.write([SeePlayer(found.row.id, person, self.environment.now())])

    async def leave(self, id: str, person: str) -> None:
        """Leave a tournament; a game that is being played is lost."""
        now = self.environment.now()
        await self.change(id, lambda found: found.part(found.check_attending(person), "left", now))

    async def remove(self, id: str, host: str, number: int) -> PlayerRow:
        """Remove a player, as the host: the link no longer lets them in, and they lose the game they play."""
        now = self.environment.now()

        def part(found: Tournament) -> list[Operation]:
            if found.check_other(number).number == found.check_host(host).number:
                raise TableError("tournament-not-yourself")
            return found.part(found.check_other(number), "removed", now)

        await self.change(id, part)
        return (await self.find(id)).of(number)

    async def tables_of(self, id: str, person: str) -> list[str]:
        """Return the tables of a tournament at which a person sits in the current round."""
        tournament = await self.find(id)
        known = tournament.known(person)
        numbers = [known.number] if known is not None else []
        return [one.table_id for one in tournament.now_played if one.table_id and {one.first, one.second} & {*numbers}]

    async def step_back(self, id: str, host: str) -> None:
        """Stop playing, as the host, and run the tournament on."""
        now = self.environment.now()
        await self.change(id, lambda found: found.step_back(found.check_host(host), now))

    async def start(self, id: str, host: str) -> None:
        """Begin the first round, as the host."""
        tournament, now = await self.find(id), self.environment.now()
        level = tournament.terms.level or bots.first_choice(tournament.row.game)
        rating = ratings.shown(ratings.computers_rating(tournament.row.game, level).mu)

        def begin(found: Tournament) -> list[Operation]:
            found.check_host(host)
            operations = found.start(level, rating, now)
            if len(operations) > MOST_COMPUTERS + 1:
                raise TableError("tournament-too-many-computers", most=MOST_COMPUTERS)
            return operations

        await self.change(id, begin)

    async def end(self, id: str, host: str) -> None:
        """End a tournament where it stands, as the host."""

        def end(found: Tournament) -> list[Operation]:
            found.check_host(host)
            return found.end()

        await self.change(id, end)

    async def close_idle(self, now: float) -> None:
        """Close the tournaments that nobody has used for long."""
        await self.store.write([CloseTournaments(self.idle_since(now), now)])

    # Rounds.

    async def work(self) -> None:
        """Look at what is due for ever; what fails is logged and tried again."""
        while True:
            self.look.clear()
            try:
                for id in await self.store.tournaments.due(self.environment.now()):
                    if not self.leaves_it_to_others():
                        await self.try_to_advance(id)
            except storage.Closed:
                return
            except storage.StorageError:
                pass  # the store has logged it
            # Not wait_for: before Python 3.12 it loses a cancellation that arrives together with a wake.
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self.look.wait()

    def leaves_it_to_others(self) -> bool:
        """Return whether this node is being drained and others can open the tables."""
        return self.tables.nodes.me.draining and bool(self.tables.nodes.keepers())

    async def try_to_advance(self, id: str) -> None:
        """Do what is due in a tournament. One that fails is logged once, and takes nothing from the others."""
        try:
            await self.advance(id)
        except storage.StorageError:
            raise
        except Exception as error:
            if id not in self.broken:
                logs.event("tournament failed", logging.ERROR, cause=error, tournament=logs.short(id))
            self.broken.add(id)

    async def advance(self, id: str) -> None:
        """Do what is due in a tournament: the next round, a second game after a draw, a break, or the end."""
        tournament, now = await self.find(id), self.environment.now()
        row = tournament.row
        if row.due is None or row.due > now:
            return
        try:
            if row.phase == "break":
                await self.begin_round(tournament, now)
            elif row.phase == "running":
                await self.look_at_round(tournament, now)
            else:
                await self.store.write([tournament.changed(due=None)])
        except storage.Conflict:
            return  # another node was faster, or a game has just ended
        self.changes.wake(id)

    async def begin_round(self, tournament: Tournament, now: float) -> None:
        """Write the next round with its games and tables, and open the tables."""
        row, number = tournament.row, tournament.row.round + 1
        boards = await asyncio.to_thread(tournament.next_boards)
        if not [one for one in boards if one.second is not None]:
            await self.store.write([tournament.changed(phase="over", due=None)])
            return
        changed = tournament.changed(
            phase="running", round=number, secret=self.environment.secret(), due=now + CHECK_EVERY, used=now
        )
        begun = AddRound(RoundRow(tournament=row.id, number=number, secret=row.secret, at=now))
        await self.write_games(tournament, boards, row.secret, [changed, begun], now)
        logs.event("round begun", tournament=logs.short(row.id), round=number, games=len(boards))

    async def write_games(
        self, tournament: Tournament, boards: Sequence[PairRow], secret: str, change: Sequence[Operation], now: float
    ) -> None:
        """Write games with their tables and a change of the tournament in one transaction, and open the tables."""
        opening, pairs = Opening(), list[PairRow]()
        for pair in boards:
            if pair.second is None or pair.result:
                pairs.append(pair)
                continue
            id = self.environment.word(ID_LENGTH)
            opening.add(tournament, pair, id, secret, now)
            pairs.append(replace(pair, table_id=id))
        more = [*change, *opening.more, *map(AddPair, pairs)]
        await self.store.append(opening.entries, tables=opening.tables, more=more)
        self.tables.pool.wake()
        for table in opening.tables:
            with suppress(Elsewhere, TableError):
                await self.tables.actor(table.id)

    async def look_at_round(self, tournament: Tournament, now: float) -> None:
        """Let the games of a round go on, or end the round once all of them are over."""
        row = tournament.row
        lost = [one for one in tournament.now_played if not one.result and await self.is_closed(one.table_id)]
        if lost:  # an admin has closed the table, or its log cannot be read
            void = [SetResult(replace(one, result="nobody")) for one in lost]
            await self.store.write([*void, tournament.changed(due=now)])
        elif again := tournament.replays():
            secret = next(one.secret for one in tournament.rounds if one.number == row.round)
            await self.write_games(tournament, again, secret, [tournament.changed(due=now + CHECK_EVERY)], now)
        elif any(not one.result for one in tournament.now_played):
            await self.store.write([tournament.changed(due=now + CHECK_EVERY)])
        elif row.round >= row.rounds:
            await self.store.write([tournament.changed(phase="over", due=None, used=now)])
            logs.event("tournament over", tournament=logs.short(row.id))
        else:
            pause = self.tables.settings.round_pause
            await self.store.write([tournament.changed(phase="break", due=now + pause, used=now)])

    async def is_closed(self, table: str | None) -> bool:
        """Return whether no result can come from a table any more."""
        found = await self.tables.reader.table(table) if table is not None else None
        return found is None or bool(found.closed)
