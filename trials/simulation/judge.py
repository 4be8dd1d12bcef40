"""What must be true once nothing goes wrong any more, and once everybody has left."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

from parlour.server.table_actor import idempotency
from trials.simulation.network import NOTICED
from trials.simulation.page import Page
from trials.simulation.process import Process
from trials.simulation.rows import check_rows
from trials.simulation.truth import Truth
from trials.simulation.world import World

WATCHED_EVERY = 5.0  # seconds
SETTLED = 120.0  # seconds after which everybody is back, whatever has happened
LATE = 10.0  # seconds within which everybody hears of an entry
ROUNDS = 4  # of eviction, after which a table that nobody uses is gone from memory
OWN = 3  # tasks and timers of a server without tables: eviction, notifier and tournaments, each with its wait
OWN_OF_NODE = 11  # and of a node of a cluster, whose heart beats and which looks at what others have changed
EACH = 8  # tasks and timers that a table or a connection needs at most


class Judge:
    """Looks at a world: all the time, when it is calm, and when it is deserted."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.witness = world.witness

    # All the time.

    async def watch(self) -> None:
        """Check again and again that no memory grows without bound."""
        while True:
            await asyncio.sleep(WATCHED_EVERY)
            for node in self.world.nodes:
                if node.process is not None:
                    self.check_bounds(node.process)

    def check_bounds(self, process: Process) -> None:
        """Check that what a process keeps is in proportion to its tables and connections."""
        tables = process.server.tables
        connections = tables.connections()
        waiting = process.server.parties.changes.waiting.total()
        fair = EACH * (1 + len(tables.actors) + len(tables.opening) + len(process.sockets) + waiting)
        under_way = sum(1 for page in self.world.pages if not page.closed)  # messages of sockets that have just ended
        counts = {
            "tasks": (len(process.domain.pending()), fair + under_way),
            "timers": (len(self.world.loop.timers(process.domain)), fair),
            "connections": (len(connections), len(process.sockets)),
        }
        for actor in tables.actors.values():
            keys = actor.idempotency_keys
            counts[f"keys of {actor.id}"] = keys.most_of_a_seat(), idempotency.REMEMBERED
            counts[f"refusals of {actor.id}"] = len(keys.refusals), idempotency.REFUSALS_REMEMBERED
        for what, (count, most) in counts.items():
            if count > most:
                self.witness.fault("memory grows", f"{count} {what} in {process.name}, not {most}")

    # Calm.

    async def check_calm(self) -> None:
        """Check that everybody hears everything in the end, and that nothing that is due is forgotten."""
        for _ in range(round(SETTLED / WATCHED_EVERY)):
            await asyncio.sleep(WATCHED_EVERY)
            self.world.reconcile()
        for page in self.world.pages:
            if not page.ended:
                self.check_page(page)
        for truth in self.witness.tables.values():
            self.check_table(truth)
        check_rows(self.world)

    def check_page(self, page: Page) -> None:
        """Check that a page is connected, has nothing left to send, and has heard of every entry."""
        truth = self.witness.tables.get(page.table)
        if page.after == "later":
            return  # the table is full: it tries again in a minute
        if not page.greeted or page.outbox:
            self.witness.fault("not heard", f"{page.name}: greeted {page.greeted}, outbox {list(page.outbox)}")
        elif truth is not None:
            due = bisect_right(truth.committed_at, self.world.loop.now - LATE)
            if page.seen < due:
                self.witness.fault("not heard", f"{page.name} has heard {page.seen} of {due} at {page.table}")

    def check_table(self, truth: Truth) -> None:
        """Check that a table does by itself what it has to."""
        pages = [page for page in self.world.pages if page.table == truth.id]
        here = {page.you for page in pages if page.greeted and not page.ended}
        table = truth.table
        if table.on_turn is None or table.closed or not self.is_attended(truth, here):
            return
        if any(page.reading is not None for page in pages):
            return  # with one person, a table waits for its reader for ever
        self.check_turn(truth, table.on_turn)
        if not table.clock.slow:
            self.check_away(truth, pages, here)

    def is_attended(self, truth: Truth, here: set[int | None]) -> bool:
        """Return whether anybody is there to play with."""
        if truth.table.clock.slow:
            return bool(truth.table.holders())
        return bool(here) if truth.table.visibility == "show" else bool(here - {None})

    def check_turn(self, truth: Truth, seat: int) -> None:
        """Check that computers move, and that clocks run out."""
        table, settings = truth.table, self.world.plan.process.settings
        quiet = self.world.loop.now - truth.committed_at[-1]
        if seat not in table.holders():
            if quiet > SETTLED / 2:
                self.witness.fault("a computer does not move", f"{truth.id}: nothing for {quiet:.0f} s")
        elif table.clock.seconds is not None and not table.clock.slow:
            allowed = 2 * table.clock.seconds + settings.restart_grace + LATE
            if quiet > allowed:
                self.witness.fault("a clock has stopped", f"{truth.id}: nothing for {quiet:.0f} s")

    def check_away(self, truth: Truth, pages: list[Page], here: set[int | None]) -> None:
        """Check that a computer plays for whoever has been away for too long."""
        grace, noticed = self.world.plan.process.settings.grace, NOTICED[1]
        for seat in truth.table.holders():
            others = any(other != seat for other in truth.table.holders() if other in here)
            left = max((page.left_at for page in pages if page.you == seat), default=0.0)
            if seat not in here and others and self.world.loop.now - left > grace + noticed + LATE + SETTLED / 2:
                self.witness.fault("nobody took over", f"seat {seat} of {truth.id}, away since {left:.0f}")

    # Departure.

    async def check_departure(self) -> None:
        """Check that nothing is left in memory when everybody has gone."""
        for page in self.world.pages:
            page.close()
        settings, interval = self.world.plan.process.settings, self.world.plan.knobs.eviction_interval
        await asyncio.sleep(settings.unload_after + settings.grace + ROUNDS * max(interval, 60.0) + 2 * SETTLED)
        for node in self.world.nodes:
            assert node.process is not None
            self.check_memory(node.process)

    def check_memory(self, process: Process) -> None:
        """Check that a process is as empty as it was at its start."""
        server = process.server
        tables = server.tables
        live = [id for id in tables.actors if self.witness.tables[id].table.clock_runs]
        tasks, timers = process.domain.pending(), self.world.loop.timers(process.domain)
        own = OWN_OF_NODE if self.world.plan.cluster else OWN
        left = {
            "tables": [id for id in tables.actors if id not in live],
            "opening": list(tables.opening),
            "leaving": list(tables.leaving),
            "outdated": list(tables.outdated),
            "waiting for a party": list(server.parties.changes.waiting) + list(server.parties.changes.events),
            "hints": list(+tables.context.hints),
            "waiting for a move": list(+server.pool.sharing.waiting),
            "sockets": list(process.sockets),
            "tasks": tasks if len(tasks) > own + EACH * len(live) else [],
            "timers": timers if len(timers) > own + EACH * len(live) else [],
        }
        for what, found in left.items():
            if found:
                self.witness.fault("left in memory", f"{what} of {process.name}: {found}")
