"""Metrics of the server for Prometheus. None of them reveals anything about cards.

Every server has a registry of its own, so that several servers in one process (tests, simulations) count separately.
Whatever happens at every move is counted by children whose labels are bound beforehand: to look up a label costs more
than twice as much as to count (docs/decisions/0021).
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, disable_created_metrics

from parlour.core import state
from parlour.server.host.rate_limits import refusals

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ANSWERS = ("ack", "refused", "stale", "error")

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each counter began: as many series again


@dataclass(frozen=True, slots=True)
class GameMetrics:
    """The metrics of one game, with its name bound as their label."""

    moves: Counter
    games_begun: Counter
    games_over: Counter
    move_seconds: Histogram


class Metrics:
    """The metrics of one server that are updated as things happen; http/gauges.py reads the others at every scrape."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self.counter("parlour_moves_total", "Moves that were played and stored.", "game")
        self.games_begun = self.counter("parlour_games_begun_total", "Games that were dealt.", "game")
        self.games_over = self.counter("parlour_games_over_total", "Games that came to their end.", "game")
        self.move_seconds = self.histogram(
            "parlour_move_seconds", "From a command to its answer, the commit included.", "game"
        )
        self.commit_seconds = self.histogram("parlour_commit_seconds", "From an entry to the disk.")
        self.write_troubles = self.counter("parlour_write_troubles_total", "Entries that could not be stored.")
        self.taken_over = self.counter(
            "parlour_tables_taken_over_total", "Tables that were opened here after another node had them."
        )
        self.sent_on = self.counter(
            "parlour_clients_sent_on_total", "Clients that were sent to the node that has their table."
        )
        self.notices = self.counter(
            "parlour_notices_total",
            "Browsers that were to be woken (push) and letters (mail), by outcome.",
            "way",
            "outcome",
        )
        answers = self.counter(
            "parlour_answers_total", "Commands by their answer: ack, refused, stale or error.", "answer"
        )
        self.answers = {answer: answers.labels(answer) for answer in ANSWERS}
        self.games: dict[str, GameMetrics] = {}
        self.registry.register(refusals.counted)
        self.describe_process()

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self.registry)

    def histogram(self, name: str, help: str, *labels: str) -> Histogram:
        return Histogram(name, help, labels, registry=self.registry, buckets=SECONDS)

    def describe_process(self) -> None:
        """Add the version and the uptime."""
        begun = monotonic()
        uptime = Gauge("parlour_uptime_seconds", "Since the start of the server.", registry=self.registry)
        uptime.set_function(lambda: monotonic() - begun)
        Info("parlour_build", "Version, and whether the rules are compiled.", registry=self.registry).info(build())

    def of(self, game: str) -> GameMetrics:
        """Return the metrics of a game."""
        if game not in self.games:
            self.games[game] = GameMetrics(
                self.moves.labels(game),
                self.games_begun.labels(game),
                self.games_over.labels(game),
                self.move_seconds.labels(game),
            )
        return self.games[game]


def build() -> dict[str, str]:
    """Return the version of Parlour, and whether its rules are compiled."""
    return {"version": version("parlour"), "compiled": str(not str(state.__file__).endswith(".py")).lower()}
