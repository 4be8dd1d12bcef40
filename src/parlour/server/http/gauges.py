"""Gauges of the tables and the workers, read whenever the metrics are requested."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.server.host.metrics import Gauges, Metric, for_process
from parlour.server.parlour_server import ParlourServer
from parlour.server.tables.registry import TableRegistry
from parlour.server.workers.pool import WorkerPool


def gauges(server: ParlourServer) -> Iterable[Metric]:
    """Return the gauges of a server, read now."""
    now = Gauges()
    for_process(now)
    for_tables(now, server.tables)
    for_pool(now, server.pool)
    return now.found.values()


def for_tables(now: Gauges, tables: TableRegistry) -> None:
    """Add the tables in memory and their connections; all other tables are asleep on the disk."""
    now.add("parlour_connections", "Open sockets that have said hello, by what they are.", 0, who="seat")
    for actor in tables.actors.values():
        game, phase = actor.table.game.name, str(actor.table.phase)
        now.add("parlour_tables", "Tables in memory by game and phase.", 1, game=game, phase=phase)
    for connection in tables.connections():
        who = "spectator" if connection.seat is None else "seat"
        now.add("parlour_connections", "", 1, who=who)


def for_pool(now: Gauges, pool: WorkerPool) -> None:
    """Add the load of the workers."""
    busy = len(pool.workers) - pool.free.qsize()
    now.add("parlour_workers", "Processes that think.", len(pool.workers))
    now.add("parlour_workers_busy", "Processes that think right now.", busy)
    now.add("parlour_thinking_seats", "Seats that wait for a computer's move.", pool.sharing.waiting.total())
    now.add("parlour_thinking_part", "The part of its budget that a search gets now.", pool.sharing.part)
    now.add("parlour_thinking_too_slow_total", "Moves that were not found in time.", pool.too_slow)
    now.add("parlour_thinking_failed_total", "Moves that a player failed to find.", pool.failed)
    for name in ("parlour_thinking_too_slow_total", "parlour_thinking_failed_total"):
        now.found[name].kind = "counter"
