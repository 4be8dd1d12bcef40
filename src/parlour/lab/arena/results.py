"""The results of a run: the whole cross table (strength is not transitive), ratings, and times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.lab.arena.estimate import Estimate, estimate
from parlour.lab.arena.move_times import Times
from parlour.lab.arena.plan import Pairing, Plan
from parlour.lab.arena.playing import Deal
from parlour.lab.arena.ratings import Rating, ratings
from parlour.lab.arena.sprt import Sprt


@dataclass(frozen=True)
class Cell:
    """The result of a player at tables of another."""

    estimate: Estimate
    games: int
    undecided: int


@dataclass(frozen=True)
class Standing:
    """All results of a run, for printing, drawing and saving."""

    plan: Plan
    deals: int
    cells: dict[Pairing, Cell]
    ratings: Sequence[Rating]
    times: Sequence[Times]
    questions: Sequence[Sprt]

    @property
    def ranking(self) -> list[int]:
        """The players from the strongest down."""
        return sorted(range(len(self.plan.players)), key=lambda who: -self.ratings[who].points)

    def undecided(self, who: int) -> tuple[int, int]:
        """The number of a player's undecided games, and of all its games."""
        mine = [self.cells[pairing] for pairing in self.plan.pairings if who in pairing]
        return sum(cell.undecided for cell in mine), sum(cell.games for cell in mine)


def standing(plan: Plan, deals: Sequence[Deal], questions: Sequence[Sprt]) -> Standing:
    """The results of these deals."""
    cells = {}
    for place, pairing in enumerate(plan.pairings):
        cell = counted(plan, deals, place)
        cells[pairing] = cell
        if plan.seats == 2:
            cells[Pairing(pairing.others, pairing.one)] = Cell(cell.estimate.mirrored, cell.games, cell.undecided)
    rated = ratings(plan, [[score.mean for score in deal.scores] for deal in deals])
    times = [Times.together(deal.times[who] for deal in deals) for who in range(len(plan.players))]
    return Standing(plan, len(deals), cells, rated, times, questions)


def counted(plan: Plan, deals: Sequence[Deal], place: int) -> Cell:
    """The result of a pairing over all deals."""
    scores = [deal.scores[place] for deal in deals]
    undecided = sum(score.undecided for score in scores)
    return Cell(estimate([score.mean for score in scores]), len(scores) * plan.seats, undecided)


def as_data(shown: Standing) -> dict[str, Any]:
    """The results as plain data."""
    plan = shown.plan
    return {
        "settings": plan.as_data(),
        "deals": shown.deals,
        "even": plan.even,
        "players": [player_data(shown, who) for who in shown.ranking],
        "cross": [
            {"player": plan.names[one], "against": plan.names[others]} | cell_data(cell)
            for (one, others), cell in shown.cells.items()
        ],
        "sprt": [
            {"player": plan.names[0], "against": plan.names[against], "low": one.low, "high": one.high}
            | {"deals": one.deals, "log_likelihood_ratio": one.ratio, "verdict": one.verdict}
            for against, one in enumerate(shown.questions, start=1)
        ],
    }


def player_data(shown: Standing, who: int) -> dict[str, Any]:
    """A player as plain data: rating, undecided games, seconds per move."""
    rating, times = shown.ratings[who], shown.times[who]
    undecided, games = shown.undecided(who)
    seconds = {"mean": times.mean, "p50": times.quantile(0.5), "p95": times.quantile(0.95), "max": times.longest}
    return {
        "player": shown.plan.names[who],
        "rating": round(rating.points, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
        "games": games,
        "undecided": undecided,
        "moves": times.moves,
        "seconds": seconds,
        "over_guard": times.late,
    }


def cell_data(cell: Cell) -> dict[str, Any]:
    """A cell of the cross table as plain data."""
    return cell.estimate._asdict() | {"games": cell.games, "undecided": cell.undecided}
