"""The plan of a run, drawn from its seed: which tables, who comes, what fails and how often."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import parlour
from parlour.server.host.settings import Settings
from parlour.table.entries import Visibility
from trials.many_tables import ROOMS
from trials.simulation.disk import DiskHabits
from trials.simulation.knobs import Knobs
from trials.simulation.network import NetworkHabits
from trials.simulation.process import ProcessHabits
from trials.simulation.workers import WorkerHabits

DAY = 24 * 60 * 60
SECONDS = 40.0  # of the busy part of a run, on average
SHORT = {room.game: dict(room.options) for room in ROOMS}


@dataclass(frozen=True)
class TablePlan:
    """A table: its game, its seats, who sits there, and whether a clock runs."""

    game: str
    visibility: Visibility
    seats: int
    people: int
    spectators: int
    options: dict[str, Any]
    clock: int | None
    rated: bool | None
    party: bool = False  # friends play here one game after another, each at a new table


@dataclass(frozen=True)
class Troubles:
    """The mean seconds between two troubles of each kind; 0: none."""

    crash: float = 0.0
    restart: float = 0.0
    freeze: float = 0.0
    full_disk: float = 0.0
    lost_disk: float = 0.0
    cut: float = 0.0
    stall: float = 0.0
    reload: float = 0.0
    partition: float = 0.0
    evict: float = 0.0
    close: float = 0.0
    ban: float = 0.0
    set_clock: float = 0.0
    cut_off: float = 0.0
    drain: float = 0.0


@dataclass(frozen=True)
class Plan:
    """Everything that a seed decides beforehand."""

    seed: int
    tables: list[TablePlan]
    nodes: int
    cluster: bool  # whether the nodes know of each other; otherwise only the log keeps them apart
    seconds: float
    pace: float  # seconds that a person thinks, on average
    rudeness: float  # how often somebody does what no page does
    misroutes: float  # how often the proxy sends a page to the wrong node
    knobs: Knobs
    disk: DiskHabits
    network: NetworkHabits
    process: ProcessHabits
    troubles: Troubles


def chance_of(seed: int, what: str) -> Random:
    """Return the generator of one part of a run, so that no part disturbs another."""
    return Random(f"{seed} {what}")


def drawn(seed: int) -> Plan:
    """Draw the plan of a seed. Every fourth run has fair weather: what fails there fails without any excuse. Every
    eighth is a cluster, and every sixth has a party."""
    chance = chance_of(seed, "plan")
    fair, cluster = seed % 4 == 0, seed % 8 == 3
    nodes = chance.choice((2, 3)) if cluster else 1 if fair else chance.choice((1, 1, 2))
    games = sorted(parlour.games())
    tables = [
        table_plan(games[(seed + number) % len(games)], chance, nodes == 1 or cluster)
        for number in range(chance.choice((1, 1, 2, 3)))
    ]
    if seed % 6 == 5:
        tables[0] = party_plan(tables[0], chance)
    return Plan(
        seed=seed,
        tables=tables,
        nodes=nodes,
        cluster=cluster,
        seconds=SECONDS * chance.uniform(0.5, 1.5),
        pace=chance.choice((0.3, 1.0, 2.0)),
        rudeness=chance.choice((0.0, 0.05, 0.2)),
        misroutes=0.0 if fair else chance.choice((0.0, 0.1, 0.5)),
        knobs=Knobs(chance.choice((2, 10, 1000)), chance.choice((16, 64)), chance.choice((3.0, 60.0))),
        disk=DiskHabits(commit=0.001, read=0.0005, window=0.010) if fair else disk_habits(chance),
        network=NetworkHabits(chance.choice((0.002, 0.02, 0.1)), 0.0 if fair else chance.choice((0.0, 0.02))),
        process=process_habits(chance, fair, nodes == 1 or cluster, cluster),
        troubles=Troubles() if fair else troubles(chance, cluster),
    )


def table_plan(game: str, chance: Random, clocks: bool) -> TablePlan:
    """Draw a table. Nodes that do not know of each other would all open a table whose clock is due."""
    low, high = parlour.game(game).seats
    seats = chance.randint(low, min(high, 4))
    visibility: Visibility = chance.choice(("private", "public", "public", "quick", "show"))
    people = {"quick": 1, "show": 0}.get(visibility) or chance.choice((1, 2, seats))
    return TablePlan(
        game=game,
        visibility=visibility,
        seats=seats,
        people=0 if visibility == "show" else people,
        spectators=chance.choice((0, 0, 1, 2)) if visibility != "show" else chance.choice((1, 2)),
        options=SHORT.get(game, {}) if chance.random() < 0.7 else {},
        clock=None if visibility == "show" or not clocks else chance.choice((None, None, 10, 20, DAY)),
        rated=chance.choice((None, True, False)),
    )


def party_plan(table: TablePlan, chance: Random) -> TablePlan:
    """Make a table that of a party: friends play, and others of them watch."""
    people, watching = chance.choice((1, 2, 2)), chance.choice((1, 2))
    seats = max(people, table.seats)
    options = SHORT.get(table.game, {})
    return replace(table, seats=seats, people=people, spectators=watching, options=options, clock=None, party=True)


def disk_habits(chance: Random) -> DiskHabits:
    """Draw how reliable the disk is."""
    return DiskHabits(
        fails=chance.choice((0.0, 0.0, 0.01, 0.05)),
        in_doubt=chance.choice((0.0, 0.0, 0.01, 0.05)),
        hangs=chance.choice((0.0, 0.0, 0.005)),
        commit=chance.choice((0.0005, 0.005, 0.05)),
        read=chance.choice((0.0005, 0.01)),
        window=chance.choice((0.0, 0.006)),
    )


def process_habits(chance: Random, fair: bool, clocks: bool, cluster: bool) -> ProcessHabits:
    """Draw the settings of the servers: short times, so that what takes hours otherwise happens in a minute."""
    idle = chance.random() < 0.3 and clocks  # nodes that do not know of each other would all close idle tables
    settings = Settings(
        data=Path("simulated"),
        pause=chance.choice((0.2, 0.5, 1.0)),
        grace=chance.choice((2.0, 10.0, 120.0)),
        restart_grace=chance.choice((5.0, 60.0)),
        unload_after=chance.choice((0.0, 5.0, 60.0)),
        address_rate=chance.choice((5.0, 100.0)),
        address_burst=chance.choice((20.0, 1000.0)),
        most_guests=chance.choice((3, 100)),
        open_days=25 / DAY if idle else 1.0,
        table_days=40 / DAY if idle else 30.0,
    )
    workers = WorkerHabits(
        seconds=chance.choice((0.01, 0.2)),
        fails=0.0 if fair else chance.choice((0.0, 0.02)),
        hangs=0.0 if fair else chance.choice((0.0, 0.02)),
        nonsense=0.0 if fair else chance.choice((0.0, 0.05)),
    )
    workers_count, skew = chance.choice((1, 3)), 0.0 if fair else chance.choice((0.0, 2.0))
    hints_lost = chance.choice((0.0, 0.3, 1.0)) if cluster else None
    return ProcessHabits(settings, workers, workers_count, skew, hints_lost)


def troubles(chance: Random, cluster: bool) -> Troubles:
    """Draw which troubles there are, and how often; each run has a few kinds only, so that it gets anywhere."""

    def often(share: float, *seconds: float) -> float:
        return chance.choice(seconds) if chance.random() < share else 0.0

    return Troubles(
        crash=often(0.6, 5.0, 15.0, 30.0),
        restart=often(0.3, 20.0, 40.0),
        freeze=often(0.4, 10.0, 30.0),
        full_disk=often(0.3, 15.0, 40.0),
        lost_disk=often(0.2, 20.0, 40.0),
        cut=often(0.5, 5.0, 20.0),
        stall=often(0.3, 10.0),
        reload=often(0.4, 10.0, 30.0),
        partition=often(0.1, 20.0),
        evict=often(0.3, 5.0, 20.0),
        close=often(0.1, 60.0),
        ban=often(0.1, 20.0),
        set_clock=often(0.2, 20.0),
        cut_off=often(0.5, 10.0, 30.0) if cluster else 0.0,
        drain=often(0.5, 10.0, 30.0) if cluster else 0.0,
    )
