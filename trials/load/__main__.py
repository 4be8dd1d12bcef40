"""A thousand tables at once, each with two sockets and a move every two seconds (`make load`).

For each game: the time from a client's send to the other player's news, the cost of a move on the server, the memory of
a table, single moves on an idle server, 2,000 moves per second, and the highest rate that the server sustains. Then a
server that is killed and restarted with a thousand games going on, and boardgame.io and Colyseus, where npm has them.
`--quick` is for development: one game, 300 tables, ten seconds.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from trials.load import bars, markdown, parts
from trials.load.cores import Cores
from trials.load.crowd import Found
from trials.load.databases import Databases
from trials.load.games import GAMES, LoadGame
from trials.load.parlour_tables import Parlour
from trials.load.peers import PEERS, measure
from trials.many_tables import ended
from trials.report import RESULTS, Report, clean_up_when_ended
from trials.trial_server import TrialServer


class Trial:
    """One run of the trial."""

    def __init__(self, chosen: argparse.Namespace, databases: Databases) -> None:
        self.chosen = chosen
        self.databases = databases
        self.cores = Cores(chosen.pin)
        self.games = [game for game in GAMES if game.name in chosen.games]
        self.plan = parts.Plan(
            tables=chosen.tables,
            seconds=chosen.seconds,
            rate=chosen.rate,
            hard_rate=chosen.hard_rate,
            idle_seconds=chosen.idle,
            step_seconds=chosen.step,
            deflate=chosen.deflate,
            profile=chosen.profile,
        )
        self.report = Report(chosen.name, self.parameters())
        self.faults: list[str] = []

    def parameters(self) -> Found:
        shown = ("games", "tables", "seconds", "rate", "hard_rate", "idle", "step", "seed", "deflate", "program")
        given = {name: vars(self.chosen)[name] for name in shown}
        pinned = self.cores.pinned
        return {
            **given,
            "store": self.databases.name,
            "durability": self.databases.durability,
            "server": "on one core" if pinned else "on any core",
            "clients": f"in one process{' on the other cores' if pinned else ''}",
        }

    @contextmanager
    def house(self) -> Iterator[Parlour]:
        """Run a server with an empty database, and note what it complains about."""
        chosen = self.chosen
        with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
            with self.cores.server():
                flags = self.databases.flags()
                server = TrialServer(Path(folder), program=chosen.program, flags=flags)
            with ended(server):
                yield Parlour(server, chosen.seed, self.databases.pid)
                server.stop()
            self.faults += server.troubles

    def run(self) -> None:
        for game in self.games:
            with self.house() as house:
                uvloop.run(self.game(house, game))
        if self.chosen.restart:
            with self.house() as house:
                self.add("restart", uvloop.run(parts.restart(house, self.games, self.plan, self.cores)))
        if self.chosen.peers:
            plan = self.plan
            for peer in PEERS:
                self.report.add(peer.name, measure(peer, plan.tables, plan.rate, plan.seconds, self.cores))

    async def game(self, house: Parlour, game: LoadGame) -> None:
        name, plan = game.name, self.plan
        found = await parts.steady(house, game, plan)
        self.add(name, found)
        if plan.idle_seconds:
            self.add(f"{name}, idle", await parts.idle(house, plan))
        if plan.hard_rate:
            found = await house.play(plan.hard_rate, plan.step_seconds)
            self.report.add(f"{name}, {plan.hard_rate:.0f} a second", found)
        if self.chosen.ramp:
            for step in await parts.ramp(house, plan, found):
                self.report.add(f"{name}, {step['moves a second asked for']:.0f} a second", step)

    def add(self, name: str, found: Found) -> None:
        """Report a part in which every move must be answered and heard of."""
        self.report.add(name, found)
        refused, unheard = found["answers that were no ack"], found["moves not heard of"]
        if refused or unheard:
            self.faults.append(f"{name}: {refused}, {unheard} moves not heard of")

    def end(self) -> int:
        """Write the results down; return the exit code."""
        judged = bars.judged(self.report.parts, self.games, self.plan.hard_rate) if self.chosen.bars else []
        if judged:
            self.report.add("bars", {bar.name: f"{bar.measured} (at most {bar.most}): {bar.verdict}" for bar in judged})
        if not self.chosen.quick:
            path = self.report.write(self.chosen.out)
            path.with_suffix(".md").write_text(markdown.page(self.report.results(), judged))
            print(f"\nwritten to {path}")
        for fault in self.faults:
            print(fault)
        return 1 if self.faults or any(bar.verdict == "MISSED" for bar in judged) else 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one game, 300 tables, 10 s, nothing written")
    parser.add_argument("--game", dest="games", action="append", choices=[game.name for game in GAMES])
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float, help="of steady play")
    parser.add_argument("--rate", type=float, default=500.0, help="moves per second at all tables together")
    parser.add_argument("--hard-rate", type=float, help="the rate that one core must hold; 0: without it")
    parser.add_argument("--idle", type=float, help="seconds of single moves on an idle server; 0: without them")
    parser.add_argument("--step", type=float, default=15.0, help="seconds at each higher rate")
    parser.add_argument("--seed", type=int, default=1)
    for part in ("ramp", "restart", "peers", "bars"):
        parser.add_argument(f"--{part}", action=argparse.BooleanOptionalAction)
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="let the scheduler choose the cores")
    parser.add_argument("--deflate", action="store_true", help="clients that ask for compression, as browsers do")
    parser.add_argument("--program", default="parlour", help="the module that serves")
    parser.add_argument("--database", default="sqlite", help="sqlite; postgresql, started here; or postgresql://...")
    parser.add_argument("--folder", type=Path, help="where data folders are made: the disk that is measured")
    parser.add_argument("--profile", type=Path, help="sample the server with py-spy during the steady play")
    parser.add_argument("--name", help="of the files with the results")
    parser.add_argument("--out", type=Path, default=RESULTS)
    return parser


FULL = {"tables": 1000, "seconds": 60.0, "hard_rate": 2000.0, "idle": 20.0, "games": [game.name for game in GAMES]}
QUICK = {"tables": 300, "seconds": 10.0, "hard_rate": 0.0, "idle": 0.0, "games": [GAMES[0].name]}
PARTS = ("ramp", "restart", "peers", "bars")


def choose() -> argparse.Namespace:
    chosen = parser().parse_args()
    for name, value in (QUICK if chosen.quick else FULL).items():
        if getattr(chosen, name) is None:
            setattr(chosen, name, value)
    for part in PARTS:
        if getattr(chosen, part) is None:
            setattr(chosen, part, not chosen.quick)
    if chosen.database != "sqlite":
        chosen.bars = False  # they are for the embedded database
    chosen.name = chosen.name or ("load" if chosen.database == "sqlite" else "load_postgresql")
    return chosen


def main() -> int:
    chosen = choose()
    clean_up_when_ended()
    with Databases.of(chosen.database) as databases:
        trial = Trial(chosen, databases)
        trial.run()
    return trial.end()


if __name__ == "__main__":
    sys.exit(main())
