"""The disk of the simulation fails as real ones do: whole, in doubt, for a while, or under a process that dies."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from parlour.storage import StorageError, WriteFailed
from tests.simulation.test_loop import virtual
from tests.storage.samples import entry, table, together
from trials.simulation.disk import Disk, DiskHabits
from trials.simulation.loop import Domain, VirtualLoop
from trials.simulation.store import SimulatedStore


def kept(disk: Disk) -> list[int]:
    return [seq for (seq,) in disk.connection.execute("SELECT seq FROM entry ORDER BY seq")]


def test_a_commit_that_fails_writes_nothing_and_later_ones_succeed() -> None:
    disk = Disk(Random(1))

    async def evening(loop: VirtualLoop) -> None:
        store = SimulatedStore(disk)
        await store.append(tables=[table()])
        disk.read_only = True
        results = await together(store, [[entry(1)], [entry(1)]])
        assert [type(result) for result in results] == [WriteFailed, WriteFailed] and kept(disk) == []
        disk.read_only = False
        await store.append([entry(1)])

    virtual(evening)
    assert kept(disk) == [1]


def test_doubt_is_resolved_before_the_caller_hears_of_it() -> None:
    disk = Disk(Random(1), DiskHabits(in_doubt=1.0, commit=0.01))
    outcomes = set()

    async def evening(loop: VirtualLoop) -> None:
        store = SimulatedStore(disk)
        while not kept(disk) and await together(store, [[]]) and not await store.tables():
            await asyncio.gather(store.append(tables=[table()]), return_exceptions=True)
        for seq in range(1, 40):
            (result,) = await together(store, [[entry(seq)]])
            assert (result is None) == (seq in kept(disk))
            outcomes.add(type(result))

    virtual(evening)
    assert outcomes == {type(None), WriteFailed}


def test_a_disk_that_is_gone_is_an_error_for_readers_and_writers() -> None:
    disk = Disk(Random(1))

    async def evening(loop: VirtualLoop) -> None:
        store = SimulatedStore(disk)
        await store.append(tables=[table()])
        disk.unreadable = True
        with pytest.raises(StorageError):
            await store.tables()
        with pytest.raises(WriteFailed):
            await store.append([entry(1)])
        disk.unreadable = False
        assert await store.entries("T") == []

    virtual(evening)


def test_a_crash_loses_what_was_not_committed_and_nothing_else() -> None:
    disk = Disk(Random(1), DiskHabits(commit=1.0))
    resolved: list[int] = []

    async def play(store: SimulatedStore) -> None:
        for seq in range(1, 100):
            await store.append([entry(seq)])
            resolved.append(seq)

    async def evening(loop: VirtualLoop) -> None:
        process, thread = loop.add_domain(Domain("process")), loop.add_domain(Domain("thread"))
        store = SimulatedStore(disk, lambda work: thread.run(asyncio.create_task, work))
        await store.append(tables=[table()])
        process.run(asyncio.create_task, play(store))
        await asyncio.sleep(20)
        for domain in (process, thread):
            loop.kill(domain)
        await asyncio.sleep(200)

    virtual(evening)
    assert resolved and kept(disk) in (resolved, [*resolved, len(resolved) + 1])


def test_many_appends_share_a_commit_in_their_order() -> None:
    disk = Disk(Random(1), DiskHabits(commit=0.01))
    order: list[int] = []
    disk.journal = lambda rows: order.extend(row[1] for row in rows)

    async def evening(loop: VirtualLoop) -> None:
        store = SimulatedStore(disk)
        await store.append(tables=[table()])
        await together(store, [[entry(seq)] for seq in range(1, 101)])
        assert store.commits <= 3

    virtual(evening)
    assert order == list(range(1, 101))
