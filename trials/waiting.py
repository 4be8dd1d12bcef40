"""How much of a game a person spends waiting for computers (`make waiting`).

The real server plays whole games on a virtual clock, so that only the pauses of the computers take time, against a
person who thinks for `--think` seconds about each action. Beside what was measured stands what the same games would
have taken with a second before every action and three after a deal or a round, as it was before the pauses followed the
moves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import parlour
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor import presence
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.pace import UNITS
from parlour.wire.messages import Pace
from tests.server.at_table import ANN, AtOnce, on_turn, play, running_server
from tests.server.clockwork import Clockwork
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE, in_memory
from trials.report import RESULTS, Report

ACTION, LOOK = 1.0, 3.0  # seconds, before
LONGEST = 5.0  # seconds: the bar for the turns of all opponents together, at normal pace


class Meter:
    """The seconds of one game."""

    def __init__(self) -> None:
        self.waited = 0.0
        self.would_have_waited = 0.0
        self.thought = 0.0
        self.longest = 0.0  # wait between two actions of the person


async def opened_table(server: ParlourServer, game: str, opponents: int, level: str) -> TableActor:
    actor = await server.tables.open_table(game, "quick", opponents + 1, {})
    await server.tables.sit(actor, ANN, "Ann", NONCE)
    await server.tables.seat_computers(actor, ANN, level)
    return actor


async def wait_for_turn(actor: TableActor, ann: QueuedConnection, meter: Meter) -> None:
    """Wait until Ann is on turn or the game is over, and add up what it takes."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    while on_turn(actor) not in (ANN, None):
        moves, look = actor.table.moves, actor.pace.look
        while actor.table.moves == moves:
            await ann.outbox.get()
        meter.would_have_waited += LOOK if look else ACTION
    waited = loop.time() - begun
    meter.waited += waited
    meter.longest = max(meter.longest, waited)


async def one_game(data: Path, game: str, opponents: int, level: str, pace: Pace, think: float) -> Meter:
    """Play one game to its end."""
    meter = Meter()
    async with running_server(data, AtOnce(), pause=1.0) as server:
        for task in server.tasks:
            task.cancel()  # nothing but the computers waits for a time
        actor = await opened_table(server, game, opponents, level)
        ann = QueuedConnection(ANN, pace=pace)
        actor.connect(ann)
        person = parlour.bot(game, level="reference", seed=1)
        await wait_for_turn(actor, ann, meter)
        while on_turn(actor) == ANN:
            state, moves = actor.table.state, actor.table.moves
            assert state is not None
            meter.thought += think
            await play(actor, ANN, f"do {moves}", moves, str(person.choose(state)))
            await wait_for_turn(actor, ann, meter)
        await actor.close()
    return meter


def measured(games: Sequence[Meter]) -> dict[str, Any]:
    """What a person who plays these games spends waiting."""
    waited, before = sum(one.waited for one in games), sum(one.would_have_waited for one in games)
    thought = sum(one.thought for one in games)
    return {
        "games": len(games),
        "seconds played by the person, per game": round(thought / len(games), 1),
        "seconds waited, per game": round(waited / len(games), 1),
        "seconds waited before, per game": round(before / len(games), 1),
        "seconds waited for each second played": round(waited / thought, 3),
        "the same before": round(before / thought, 3),
        "longest wait for all opponents, seconds": round(max(one.longest for one in games), 2),
    }


def is_short(found: dict[str, Any]) -> bool:
    """Whether waiting takes at most half of what it took, and never more than the bar."""
    halved = found["seconds waited for each second played"] <= 0.5 * found["the same before"]
    return halved and bool(found["longest wait for all opponents, seconds"] <= LONGEST)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="games of each kind")
    parser.add_argument("--think", type=float, default=3.0, help="seconds for which the person thinks about an action")
    parser.add_argument("--level", default="reference")
    parser.add_argument("--pace", choices=list(UNITS), default="normal")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    presence.TOGETHER = 0.0  # people come and go without a timer
    report = Report("waiting", {name: value for name, value in vars(chosen).items() if name != "out"})
    fine = True
    for game in parlour.games():
        for opponents in sorted({1, min(3, parlour.game(game).seats[1] - 1)}):
            meters = []
            for _ in range(chosen.games):
                with in_memory() as data, asyncio.Runner(loop_factory=Clockwork) as runner:
                    how = (game, opponents, chosen.level, chosen.pace, chosen.think)
                    meters.append(runner.run(one_game(data, *how)))
            found = measured(meters)
            report.add(f"{game}, {opponents} opponents" if opponents > 1 else f"{game}, 1 opponent", found)
            fine = fine and (chosen.pace != "normal" or is_short(found))
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
