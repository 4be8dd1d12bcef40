"""The review of a finished game: the value of every decision, and how much of the result was luck and skill.

Every decision is judged by what its player could know, turn by turn (turns.py). `curve` has each seat's chance of
winning, as that seat could know it, before every action and at the end (course.py). A seat's chance changes because
somebody's move gives something away (skill), or because of the cards and what was hidden (luck); so an equal share,
luck and skill add up to the result. An action that reveals nothing brings its player no luck.

Chances from different points of view do not add up to one: to compare all seats, use one of the `eyes`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any

from parlour.bots.chance_history import Curve, Moment, given_away, looked_at, own_chances, promised
from parlour.bots.hints import CLEAR
from parlour.bots.judge import Chance, Judge
from parlour.bots.levels import judge_of
from parlour.bots.turns import Step, Stretch, Verdict, stretches_of, verdicts_on
from parlour.core import registry
from parlour.core.errors import OptionError, ParlourError
from parlour.core.record import read_record
from parlour.core.rng import Rng, Seed
from parlour.core.state import State

TURNING = 0.10  # a turning point changes a seat's chance by at least this much,
MOST_TURNING = 6  # and is among this many with the largest change
LONG = 600  # actions times seats: a longer game is reviewed with fewer imagined worlds
LEAST_WORLDS = 40

Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Reviewed:
    """An action with its verdict, whether it revealed something, and each seat's luck after it."""

    step: Step
    verdict: Verdict
    reveals: bool
    luck: tuple[float, ...]


@dataclass(frozen=True)
class SeatSum:
    """The parts of a seat's result: the first five add up to it. `own` is never positive."""

    even: float
    deal: float
    luck: float
    own: float
    others: float
    result: float
    labels: dict[str, int]


@dataclass(frozen=True)
class Eyes:
    """The game as one viewer could know it: the chances of all seats, which add up to one, and its turning points."""

    curve: Curve
    turning: tuple[int, ...]


@dataclass(frozen=True)
class Review:
    """The review of a game. `turning` holds numbers of actions; `eyes` has each seat's view, then a spectator's."""

    game: str
    winners: tuple[int, ...]
    actions: tuple[Reviewed, ...]
    curve: Curve
    sums: tuple[SeatSum, ...]
    turning: tuple[int, ...]
    eyes: tuple[Eyes, ...]


def review(record: object, seed: Seed = 0, told: Told = lambda done, of: None) -> Review:
    """Review a record; `told` is called with the progress."""
    steps, end = steps_of(record)
    judge, rng = judge_of(end.game.name), Rng(seed)
    worlds = max(LEAST_WORLDS, judge.worlds * LONG // max(LONG, len(steps) * end.seats))
    stretches = stretches_of(steps)
    moments, verdicts = list[Moment](), list[Verdict]()
    for stretch in stretches:
        told(stretch.first, len(steps))
        go_through(judge, stretch, moments, verdicts, rng, worlds)
    moments[-1] = looked_at(judge, end, rng, worlds)
    told(len(steps), len(steps))
    reveals = [one.reveals and step is one.steps[-1] for one in stretches for step in one.steps]
    return summed_up(steps, end, tuple(zip(*moments, strict=True)), verdicts, reveals)


def go_through(
    judge: Judge, stretch: Stretch, moments: list[Moment], verdicts: list[Verdict], rng: Rng, worlds: int
) -> None:
    """Judge a stretch, and append the chances after each of its actions; an empty moment if it revealed something."""
    if not moments or not moments[-1]:
        fresh = looked_at(judge, stretch.start, rng, worlds)
        found = verdicts_on(judge, stretch, rng, worlds)
        moments[-1:] = [promised(fresh, stretch.seat, found[0].best_chance)]
    else:
        found = verdicts_on(judge, stretch, rng, worlds, moments[-1][stretch.seat][stretch.seat].share)
    for verdict in found:
        moments.append(given_away(moments[-1], stretch.seat, verdict.loss))
    verdicts += found
    if stretch.reveals:
        moments[-1] = ()


def steps_of(record: object) -> tuple[list[Step], State]:
    """Every action of a record, and the final state. A record of an unfinished game is refused."""
    state, moves = read_record(plain(record), registry.game)
    steps = []
    for number, text in enumerate(moves, start=1):
        try:
            actions = state.game.read(state, text).ids
            for action in actions:
                steps.append(Step(state.clone(), state.on_turn, state.game.move(state, action), number - 1))
                state.step(action)
        except ParlourError as error:
            raise OptionError("record-move", number=number, move=text, reason=str(error)) from error
    if not state.over:
        raise OptionError("review-unfinished", moves=len(moves))
    return steps, state


def plain(record: object) -> object:
    """A record without the proof of its deal."""
    return {key: part for key, part in record.items() if key != "fairness"} if isinstance(record, Mapping) else record


def summed_up(
    steps: Sequence[Step], end: State, seen: Sequence[Curve], verdicts: Sequence[Verdict], reveals: Sequence[bool]
) -> Review:
    """The review: luck and skill of every action and every seat."""
    curve = own_chances(seen[: end.seats])
    lucks = [
        tuple(luck_of(seat, step, verdict, curve[number], curve[number + 1]) for seat in range(end.seats))
        for number, (step, verdict) in enumerate(zip(steps, verdicts, strict=True))
    ]
    actions = tuple(Reviewed(*one) for one in zip(steps, verdicts, reveals, lucks, strict=True))
    sums = tuple(seat_sum(seat, actions, curve) for seat in range(end.seats))
    eyes = tuple(Eyes(one, turning_points(one)) for one in seen)
    return Review(end.game.name, end.winner_seats(), actions, curve, sums, turning_points(curve), eyes)


def skill_of(seat: int, step: Step, verdict: Verdict, seats: int) -> float:
    """What an action brings a seat by skill: its player loses what it gave away, and the others share it."""
    return -verdict.loss if seat == step.seat else verdict.loss / (seats - 1)


def luck_of(seat: int, step: Step, verdict: Verdict, before: Sequence[Chance], after: Sequence[Chance]) -> float:
    """What an action brings a seat by luck: the part of the change in its chance that is not skill."""
    return after[seat].share - before[seat].share - skill_of(seat, step, verdict, len(before))


def seat_sum(seat: int, actions: Sequence[Reviewed], curve: Sequence[tuple[Chance, ...]]) -> SeatSum:
    """The parts of a seat's result."""
    seats = len(curve[0])
    mine = [one for one in actions if one.step.seat == seat]
    theirs = [one for one in actions if one.step.seat != seat]
    return SeatSum(
        even=1 / seats,
        deal=curve[0][seat].share - 1 / seats,
        luck=sum(one.luck[seat] for one in actions),
        own=sum(skill_of(seat, one.step, one.verdict, seats) for one in mine),
        others=sum(skill_of(seat, one.step, one.verdict, seats) for one in theirs),
        result=curve[-1][seat].share,
        labels=dict(Counter(one.verdict.label for one in mine)),
    )


def turning_points(curve: Curve) -> tuple[int, ...]:
    """The actions that changed a seat's chance the most, in order, if the change is beyond the error."""
    swings = {number: swing(before, after) for number, (before, after) in enumerate(pairwise(curve))}
    largest = sorted(swings, key=lambda number: -swings[number])[:MOST_TURNING]
    return tuple(sorted(number for number in largest if swings[number] >= TURNING))


def swing(before: Sequence[Chance], after: Sequence[Chance]) -> float:
    """The largest change of any seat's chance, less what may be error."""
    pairs = zip(before, after, strict=True)
    return max(abs(one.share - two.share) - CLEAR * hypot(one.error, two.error) for one, two in pairs)


def as_data(found: Review) -> dict[str, Any]:
    """The whole review as plain data."""
    return {
        "game": found.game,
        "winners": list(found.winners),
        "moves": [move_data(one) for one in found.actions],
        "curve": curve_data(found.curve),
        "sums": [vars(one) for one in found.sums],
        "turning": list(found.turning),
        "eyes": [{"curve": curve_data(one.curve), "turning": list(one.turning)} for one in found.eyes],
    }


def curve_data(curve: Curve) -> list[list[float]]:
    """The chances of a curve as plain data."""
    return [[round(chance.share, 4) for chance in chances] for chances in curve]


def move_data(one: Reviewed) -> dict[str, Any]:
    """A reviewed action as plain data."""
    step, verdict = one.step, one.verdict
    return {
        "by": step.seat,
        "move": str(step.move),
        "label": verdict.label,
        "reveals": one.reveals,
        "chance": verdict.chance,
        "best": str(verdict.best),
        "best_chance": verdict.best_chance,
        "loss": verdict.loss,
        "error": verdict.error,
        "luck": list(one.luck),
        "reasons": [{"key": reason.key, "args": reason.facts} for reason in verdict.reasons],
    }
