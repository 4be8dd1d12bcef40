"""A scrape: all metrics of a server, with those that are read only when somebody asks for them.

It does not hold up the event loop: tables are counted in time slices, and the kernel is asked about the processes in
a thread, because it takes milliseconds to list the open files of thousands of connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from resource import RUSAGE_CHILDREN, getrusage

from prometheus_client import Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables.registry import TableRegistry
from parlour.server.tables.time_slices import in_slices
from parlour.server.workers.pool import WorkerPool

CPU, MEMORY = "process_cpu_seconds", "process_resident_memory_bytes"


class Scrape:
    """The metrics of a server at one moment."""

    def __init__(self, found: Iterable[Metric]) -> None:
        self.found = list(found)

    def collect(self) -> Iterable[Metric]:
        return self.found


async def scrape(server: ParlourServer) -> bytes:
    """Return all metrics in the text format of Prometheus."""
    tables = await of_tables(server.tables)
    workers = [*server.pool.process_ids(), *server.archive.process_ids()]
    processes = await asyncio.to_thread(of_processes, workers)
    return generate_latest(
        Scrape([*server.metrics.registry.collect(), *tables, *of_pool(server.pool), of_nodes(server), *processes])
    )


async def of_tables(tables: TableRegistry) -> Iterable[Metric]:
    """Return the tables in memory and their connections; all other tables are asleep in the store."""
    phases: Counter[tuple[str, str]] = Counter()
    people = Counter({"seat": 0, "spectator": 0})
    paused: list[TableActor] = []

    def count(actor: TableActor) -> None:
        phases[actor.table.game.name, str(actor.table.phase)] += 1
        for connection in actor.connections:
            people["spectator" if connection.seat is None else "seat"] += 1
        if actor.paused:
            paused.append(actor)

    await in_slices(list(tables.actors.values()), count)
    by_phase = GaugeMetricFamily("parlour_tables", "Tables in memory by game and phase.", labels=["game", "phase"])
    for (game, phase), number in phases.items():
        by_phase.add_metric([game, phase], number)
    connections = GaugeMetricFamily(
        "parlour_connections", "Open sockets that have said hello, by what they are.", labels=["who"]
    )
    for who, number in people.items():
        connections.add_metric([who], number)
    return (
        by_phase,
        connections,
        gauge("parlour_tables_paused", "Tables that wait because nothing can be stored.", len(paused)),
        gauge("parlour_tables_unreadable", "Tables whose log could not be read.", len(tables.unreadable)),
    )


def of_nodes(server: ParlourServer) -> Metric:
    """Return the number of nodes that take people, as this one sees them; a server without others is one."""
    nodes = len(server.nodes.living()) if server.nodes.shared else 1
    return gauge("parlour_nodes", "Nodes that live and keep their tables, as this one sees them.", nodes)


def of_pool(pool: WorkerPool) -> Iterator[Metric]:
    """Yield the load of the workers."""
    busy = len(pool.workers) - pool.free.qsize()
    yield gauge("parlour_workers", "Processes that think.", len(pool.workers))
    yield gauge("parlour_workers_busy", "Processes that think right now.", busy)
    yield gauge("parlour_thinking_seats", "Seats that wait for a computer's move.", pool.sharing.waiting.total())
    yield gauge("parlour_thinking_part", "The part of its budget that a search gets now.", pool.sharing.part)
    yield counter("parlour_thinking_too_slow_total", "Moves that were not found in time.", pool.too_slow)
    yield counter("parlour_thinking_failed_total", "Moves that a player failed to find.", pool.failed)


def of_processes(workers: Iterable[int]) -> Iterable[Metric]:
    """Return what the kernel knows about the server process and about its workers."""
    running = [values(ProcessCollector(pid=lambda pid=pid: pid, registry=None).collect()) for pid in workers]  # type: ignore[misc]
    ended = getrusage(RUSAGE_CHILDREN)
    cpu = ended.ru_utime + ended.ru_stime + sum(one.get(CPU, 0.0) for one in running)
    memory = sum(one.get(MEMORY, 0.0) for one in running)
    return (
        *ProcessCollector(registry=None).collect(),
        counter("parlour_workers_cpu_seconds_total", "CPU time of all worker processes, also of ended ones.", cpu),
        gauge("parlour_workers_resident_memory_bytes", "Memory of the running worker processes.", memory),
    )


def values(found: Iterable[Metric]) -> dict[str, float]:
    """Return the metrics without labels by name."""
    return {metric.name: metric.samples[0].value for metric in found}


def gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(name, help, value)


def counter(name: str, help: str, value: float) -> Metric:
    return CounterMetricFamily(name, help, value)
