"""Plays one deal with every pairing, with the one player in every seat.

Cards and luck belong to the deal and the seat, not to the player: the same seed deals for all, and the player in a seat
gets the same seed whoever it is. So two equal players share every deal exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from parlour.core.events import Event
from parlour.lab.arena.move_times import Times
from parlour.lab.arena.plan import Pairing, Plan, seated


@dataclass(frozen=True)
class Score:
    """The score of a pairing on one deal: the one's share of the win from each seat, and the undecided games."""

    shares: tuple[float, ...]
    undecided: int

    @property
    def mean(self) -> float:
        """The mean share of the one, over all seats."""
        return sum(self.shares) / len(self.shares)


@dataclass(frozen=True)
class Deal:
    """A finished deal: a score for each pairing, and the times of each player."""

    number: int
    scores: tuple[Score, ...]
    times: tuple[Times, ...]

    def as_data(self) -> dict[str, Any]:
        """The deal as plain data."""
        return {
            "deal": self.number,
            "shares": [list(score.shares) for score in self.scores],
            "undecided": [score.undecided for score in self.scores],
            "times": [one.as_data() for one in self.times],
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Deal:
        """The deal that `as_data` wrote."""
        pairs = zip(data["shares"], data["undecided"], strict=True)
        scores = tuple(Score(tuple(shares), undecided) for shares, undecided in pairs)
        return cls(data["deal"], scores, tuple(map(Times.read, data["times"])))


def play_deal(plan: Plan, number: int) -> Deal:
    """Play all games of a deal. They depend on the plan and the number alone, wherever they are played."""
    times = tuple(Times() for _ in plan.players)
    return Deal(number, tuple(play_pairing(plan, number, pairing, times) for pairing in plan.pairings), times)


def play_pairing(plan: Plan, number: int, pairing: Pairing, times: Sequence[Times]) -> Score:
    """Play the games of one pairing: the one in seat 0, in seat 1, and so on."""
    ends = [play(plan, number, line_up, times) for line_up in plan.line_ups(pairing)]
    shares = tuple(shares[seat] for seat, (shares, _) in enumerate(ends))
    return Score(shares, sum(undecided for _, undecided in ends))


def play(plan: Plan, number: int, line_up: Sequence[int], times: Sequence[Times]) -> tuple[list[float], bool]:
    """Play one game, or one round; return each seat's share of the win, and whether its time was up."""
    table = plan.deals
    state = table.deal(number)
    bots = [seated(plan.game, plan.players[who], table.luck(number, seat)) for seat, who in enumerate(line_up)]
    events: list[Event] = []
    while not table.has_ended(state, events):
        seat = state.on_turn
        begun = process_time()
        move = bots[seat].choose(state)
        times[line_up[seat]].add(process_time() - begun, plan.guard)
        events = state.play(move)
    return table.shares(state, events), table.is_undecided(events)
