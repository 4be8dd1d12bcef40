"""The parts of `make load`: each returns what it has measured."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trials.load.cores import Cores
from trials.load.crowd import Found
from trials.load.games import LoadGame
from trials.load.parlour_tables import Parlour
from trials.profile import sampled
from trials.trial_server import cpu_seconds

HELD = 0.250  # seconds: the 99th percentile below which a rate counts as sustained
STEP = 1.3  # from one rate to the next
WARM_UP = 2.0  # seconds of play before the measurement
IDLE_RATE = 5.0  # moves per second at all tables together: each is alone
CLOCK = 600  # seconds per turn: the server itself must bring tables with a clock back after a restart


@dataclass(frozen=True)
class Plan:
    """How many tables play how fast for how long."""

    tables: int
    seconds: float
    rate: float
    hard_rate: float
    idle_seconds: float
    step_seconds: float
    deflate: bool = False
    profile: Path | None = None


async def steady(house: Parlour, game: LoadGame, plan: Plan) -> Found:
    """Open all tables, and play at the usual rate."""
    await house.warm_up([game])
    begun = time.monotonic()
    await house.open([game], plan.tables, plan.deflate)
    opened, memory = time.monotonic() - begun, house.kilobytes()
    await house.play(plan.rate, WARM_UP)
    with sampled(house.pid, plan.profile):
        found = await house.play(plan.rate, plan.seconds)
    return {
        "tables": plan.tables,
        "sockets": 2 * plan.tables,
        "seconds to open all tables": round(opened, 1),
        **found,
        "server memory, MB with one table": round(house.empty / 1e6, 1),
        "server memory, kB a table, just begun": memory,
        "server memory, kB a table, after the play": house.kilobytes(),
    }


async def idle(house: Parlour, plan: Plan) -> Found:
    """Play single moves, while everybody is connected and nobody else moves.

    The server's CPU time says nothing here: between two moves it does other things.
    """
    found = await house.play(IDLE_RATE, plan.idle_seconds)
    return {name: value for name, value in found.items() if not name.startswith("server CPU, ms")}


async def ramp(house: Parlour, plan: Plan, held: Found) -> list[Found]:
    """Raise the rate until the server no longer keeps up; return what was found at each."""
    rate, found = held["moves a second asked for"], []
    while is_held(held):
        rate *= STEP
        held = await house.play(rate, plan.step_seconds)
        found.append(held)
    return found


def is_held(found: Found) -> bool:
    """Return whether the server sustained the rate: latency is low, and no backlog builds up."""
    return (
        found["ms to the other player, p99"] < 1e3 * HELD
        and found["moves late for the one before"] <= 0.01 * found["moves a second asked for"]
        and found["moves a second"] >= 0.95 * found["moves a second asked for"]
        and not found["moves not heard of"]
    )


async def restart(house: Parlour, games: Sequence[LoadGame], plan: Plan, cores: Cores) -> Found:
    """Kill the server in the middle of all games, start it again, and let everybody reconnect at once."""
    await house.open(games, plan.tables, plan.deflate, CLOCK)
    played = await house.play(plan.rate, plan.seconds)
    server = house.server
    server.kill()
    begun = time.perf_counter()
    with cores.server():
        server.start()
    house.pid = server.process.pid
    listening = time.perf_counter() - begun
    own = time.process_time()
    known = sorted(at - begun for at in await house.join(at_once=plan.tables))
    own, cpu = time.process_time() - own, cpu_seconds(house.pid)
    memory = house.kilobytes()
    after = await house.play(plan.rate, plan.step_seconds)
    return {
        "tables": plan.tables,
        "moves a table before the kill": round(played["moves a second"] * plan.seconds / plan.tables, 1),
        "seconds until the server listens": round(listening, 2),
        "seconds until half of the players are answered": round(known[len(known) // 2], 2),
        "seconds until all of the players are answered": round(known[-1], 2),
        "client CPU, seconds": round(own, 2),
        "server CPU since its start, seconds": round(cpu, 2),
        "server memory, kB a table": memory,
        "ms to the other player afterwards, p99": after["ms to the other player, p99"],
        "moves not heard of": after["moves not heard of"],
        "answers that were no ack": after["answers that were no ack"],
    }
