"""The faults of a cluster, each while many tables of all games play.

Visitors wait and reconnect exactly as long as the page does.
"""

from __future__ import annotations

import asyncio
import signal
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from parlour.cli.admin_client import ask
from tests.storage.postgres_server import PostgresServer
from trials.chaos import SOON, Found, all_moved_on, in_time, settle
from trials.cluster.house import Cluster, NodeServer, database_server, ended
from trials.cluster.relay import Relay
from trials.many_tables import Evening
from trials.trial_server import send
from trials.visitor import AS_THE_PAGE, Visitor

LONG = 300.0  # seconds for all games to end
BACK = 120.0  # seconds for everybody to be back
REPLICATED = ("wal_level=replica", "max_wal_senders=8", "max_replication_slots=8", "hot_standby=on")
TAKEN_OVER_WITHIN = 1.0  # the bar: seconds from the death of a node until its people are at their tables again


def spread(seconds: list[float]) -> dict[str, float]:
    """The median, the slowest twentieth and the slowest of these times."""
    if not seconds:
        return {}
    found = sorted(seconds)
    slow = found[min(len(found) - 1, round(0.95 * len(found)))]
    return {"median": round(statistics.median(found), 2), "95 %": round(slow, 2), "most": round(found[-1], 2)}


@asynccontextmanager
async def playing(cluster: Cluster, tables: int, seed: int) -> AsyncIterator[Evening[Cluster]]:
    """Tables of all games on a cluster, and people who play there."""
    evening = Evening(cluster, seed, patience=AS_THE_PAGE)
    try:
        await evening.open(tables)
        yield evening
    finally:
        await evening.close()


@contextmanager
def cluster_at(folder: Path, proxy: str, *settings: str) -> Iterator[tuple[PostgresServer, Cluster]]:
    """A cluster on a database of its own."""
    with database_server(*settings) as server, ended(Cluster(folder, server.create("parlour"), proxy)) as cluster:
        yield server, cluster


def owners(database: str) -> dict[str, str]:
    """The node of each table."""
    with psycopg.connect(database) as connection:
        return dict(connection.execute("SELECT id, owner FROM tables WHERE owner IS NOT NULL").fetchall())


def people_of(evening: Evening[Cluster], node: str) -> list[Visitor]:
    """The visitors whose tables belong to a node."""
    owned = owners(evening.server.database)
    return [one for table, people in evening.tables.items() if owned.get(table) == node for one in people]


def is_back(visitor: Visitor, since: float) -> bool:
    """Whether a visitor was welcomed after this moment."""
    return visitor.greeted and bool(visitor.transcript.welcomes) and visitor.transcript.welcomes[-1] > since


async def returns(evening: Evening[Cluster], people: list[Visitor], since: float) -> list[float]:
    """Wait until these visitors are at their tables again; the seconds that each was away."""
    all_back: Callable[[], bool] = lambda: all(is_back(one, since) for one in people)  # noqa: E731
    in_time(await evening.until(all_back, BACK), "everybody back")
    return [one.transcript.welcomes[-1] - since for one in people]


async def restart(node: NodeServer) -> None:
    await asyncio.to_thread(node.start)


# Nodes killed.


async def killed(folder: Path, proxy: str, tables: int, kills: int, seed: int) -> Found:
    """Kill one node after another within 20 ms after somebody's send, and start it again."""
    random, away = Random(seed), list[float]()
    with cluster_at(folder, proxy) as (_, cluster):
        async with playing(cluster, tables, seed) as evening:
            for _ in range(kills):
                await asyncio.sleep(random.uniform(0.3, 1.0))
                node = random.choice(list(cluster.nodes.values()))
                people = people_of(evening, node.name)
                sent = await evening.pulse.next()
                await asyncio.sleep(random.uniform(0, SOON) - (time.monotonic() - sent))
                send(node.process.pid, signal.SIGKILL)
                since = time.monotonic()
                starting = asyncio.create_task(restart_dead(node))
                away += await returns(evening, people, since)
                await starting
            found = await settle(evening, LONG)
    slow = spread(away)
    if slow and slow["95 %"] > TAKEN_OVER_WITHIN:
        found["missed bars"] = [f"95 % of people back within {TAKEN_OVER_WITHIN} s: {slow['95 %']} s"]
    return {"tables": tables, "kills": kills, "people who lost their node": len(away), "seconds away": slow, **found}


async def restart_dead(node: NodeServer) -> None:
    await asyncio.to_thread(node.process.wait)
    await restart(node)


# Nodes that hang.


async def hung(folder: Path, proxy: str, tables: int, times: int, seed: int) -> Found:
    """Stop a node without ending it, let people move on elsewhere, and wake it again."""
    random, away = Random(seed), list[float]()
    with cluster_at(folder, proxy) as (_, cluster):
        async with playing(cluster, tables, seed) as evening:
            for _ in range(times):
                await asyncio.sleep(random.uniform(0.5, 1.5))
                node = random.choice(list(cluster.nodes.values()))
                people = people_of(evening, node.name)
                node.stop_for_a_while()
                since = time.monotonic()
                try:
                    away += await returns(evening, people, since)
                    await asyncio.sleep(2.0)  # they play on
                finally:
                    node.wake()
            found = await settle(evening, LONG)
    return {
        "tables": tables,
        "hangs": times,
        "people who lost their node": len(away),
        "seconds away": spread(away),
        **found,
    }


# The database.


async def database_restarted(folder: Path, proxy: str, tables: int, mode: str, times: int, seed: int) -> Found:
    """Restart PostgreSQL: `fast` as an admin does, `immediate` as a crash."""
    waits = []
    with cluster_at(folder, proxy) as (server, cluster):
        async with playing(cluster, tables, seed) as evening:
            for _ in range(times):
                await asyncio.sleep(2.0)
                stood, since = evening.progress(), time.monotonic()
                await asyncio.to_thread(server.stop, mode)
                await asyncio.to_thread(server.start)
                up = time.monotonic() - since
                went_on = in_time(await evening.until(all_moved_on(evening, stood), BACK), "every table went on")
                waits.append(time.monotonic() - since - up)
                del went_on
            found = await settle(evening, LONG)
    return {
        "tables": tables,
        "restarts": times,
        "seconds from its start until every table went on": spread(waits),
        **found,
    }


async def standby_promoted(folder: Path, proxy: str, tables: int, seed: int, synchronous: bool) -> Found:
    """End the database for good while people play, and promote its standby."""
    with database_server(*REPLICATED) as primary:
        primary.create("parlour")
        standby = primary.standby()
        try:
            both = f"postgresql://parlour@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/parlour"
            with ended(Cluster(folder, f"{both}?target_session_attrs=read-write", proxy)) as cluster:
                async with playing(cluster, tables, seed) as evening:
                    await asyncio.to_thread(wait_for_standby, primary, synchronous)
                    await asyncio.sleep(3.0)
                    found = await promote(evening, primary, standby, synchronous)
                    return {"tables": tables, **found, **await settle(evening, LONG)}
        finally:
            standby.remove()


def wait_for_standby(primary: PostgresServer, synchronous: bool) -> None:
    """Let the primary wait for its standby at every commit, if it is a synchronous one."""
    wanted = "sync" if synchronous else "async"
    with psycopg.connect(primary.address(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'" if synchronous else "SELECT 1")
        connection.execute("SELECT pg_reload_conf()")
        while connection.execute("SELECT sync_state FROM pg_stat_replication").fetchall() != [(wanted,)]:
            time.sleep(0.1)


async def promote(
    evening: Evening[Cluster], primary: PostgresServer, standby: PostgresServer, synchronous: bool
) -> Found:
    """Lose the primary, and promote the standby; an asynchronous one is a second behind."""
    since = time.monotonic()
    if not synchronous:
        await asyncio.to_thread(stop_receiving, standby)
        await asyncio.sleep(1.0)
    await asyncio.to_thread(primary.stop, "immediate")
    await asyncio.to_thread(standby.promote)
    promoted, stood = time.monotonic() - since, evening.progress()
    went_on: Callable[[], bool] = lambda: all(now != stood[table] for table, now in evening.progress().items())  # noqa: E731
    in_time(await evening.until(went_on, BACK), "every table went on")  # from an earlier entry, if some are lost
    return {
        "seconds for the promotion": round(promoted, 2),
        "seconds from the promotion until every table went on": round(time.monotonic() - since - promoted, 2),
    }


def stop_receiving(standby: PostgresServer) -> None:
    """Let a standby fall behind, as behind a slow network."""
    with psycopg.connect(standby.address(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET primary_conninfo = ''")
        connection.execute("SELECT pg_reload_conf()")


async def partition(folder: Path, proxy: str, tables: int, seconds: float, seed: int) -> Found:
    """Cut one node off from the database for a while, but neither from its people nor from the other nodes."""
    with database_server() as server:
        server.create("parlour")
        relay = Relay(server.port)
        own = {"rome": f"postgresql://parlour@127.0.0.1:{relay.port}/parlour"}
        with ended(Cluster(folder, server.address("parlour"), proxy, own)) as cluster:
            async with playing(cluster, tables, seed) as evening:
                await asyncio.sleep(2.0)
                people = people_of(evening, "rome")
                relay.cut()
                since = time.monotonic()
                away = await returns(evening, people, since)
                await asyncio.sleep(max(0.0, seconds - (time.monotonic() - since)))
                relay.mend()
                stood = evening.progress()
                in_time(await evening.until(all_moved_on(evening, stood), BACK), "every table went on")
                found = await settle(evening, LONG)
        relay.end()
    return {
        "tables": tables,
        "seconds cut off": seconds,
        "people of the node": len(people),
        "seconds away": spread(away),
        **found,
    }


# Maintenance.


async def drained(folder: Path, proxy: str, tables: int, seed: int) -> Found:
    """Drain and restart every node in turn: nobody sees more than one reconnect each time."""
    counts: list[int] = []
    handed, gaps = 0, list[float]()
    with cluster_at(folder, proxy) as (_, cluster):
        async with playing(cluster, tables, seed) as evening:
            for node in cluster.nodes.values():
                await asyncio.sleep(2.0)
                people = people_of(evening, node.name)
                before = {one: len(one.transcript.welcomes) for one in evening.visitors}
                since = time.monotonic()
                answer = await asyncio.to_thread(ask, node.data, "drain", {"undo": False})
                handed += answer["tables"]
                gaps += await returns(evening, people, since)
                await asyncio.sleep(1.0)
                counts += [len(one.transcript.welcomes) - before[one] for one in evening.visitors]
                await asyncio.to_thread(node.stop)
                await restart(node)
            found = await settle(evening, LONG)
    return {
        "tables": tables,
        "tables handed over": handed,
        "most reconnects of one person at one drain": max(counts),
        "seconds from the command until people were at the next node": spread(gaps),
        **found,
        **({"missed bars": ["one reconnect for a drain"]} if max(counts) > 1 else {}),
    }


async def upgraded(folder: Path, proxy: str, tables: int, seed: int) -> Found:
    """Upgrade all nodes one after another, twice, and go back once: readers of a new kind of entry come first."""
    with database_server() as server:
        first = "tests.cluster.version_1"
        with ended(Cluster(folder, server.create("parlour"), proxy, program=first)) as cluster:
            async with playing(cluster, tables, seed) as evening:
                steps = []
                for version in (2, 1, 2, 3):
                    for node in cluster.nodes.values():
                        await asyncio.sleep(1.0)
                        await asyncio.to_thread(node.stop)  # which drains it
                        node.program = f"tests.cluster.version_{version}"
                        await restart(node)
                    stood = evening.progress()
                    in_time(await evening.until(all_moved_on(evening, stood), BACK), "every table went on")
                    steps.append(version)
                found = await settle(evening, LONG)
    return {"tables": tables, "versions": [1, *steps], **found}


Part = Callable[[Path, str], Any]


def parts(tables: int, kills: int, seed: int) -> dict[str, Part]:
    """All parts by their names."""
    return {
        "nodes killed": lambda folder, proxy: killed(folder, proxy, tables, kills, seed),
        "nodes hung": lambda folder, proxy: hung(folder, proxy, tables, 3, seed + 1),
        "database restarted": lambda folder, proxy: database_restarted(folder, proxy, tables, "fast", 2, seed + 2),
        "database crashed": lambda folder, proxy: database_restarted(folder, proxy, tables, "immediate", 2, seed + 3),
        "synchronous standby promoted": lambda folder, proxy: standby_promoted(folder, proxy, tables, seed + 4, True),
        "asynchronous standby promoted": lambda folder, proxy: standby_promoted(folder, proxy, tables, seed + 5, False),
        "node cut off": lambda folder, proxy: partition(folder, proxy, tables, 20.0, seed + 6),
        "nodes drained": lambda folder, proxy: drained(folder, proxy, tables, seed + 7),
        "cluster upgraded": lambda folder, proxy: upgraded(folder, proxy, tables, seed + 8),
    }
