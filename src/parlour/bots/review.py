"""A finished game, looked at again: what every decision was worth, and what was luck and what was skill.

Every decision is judged on what its player could know, turn by turn (turns.py). `curve` has each seat's chance to win,
as that seat could know it, before every action and at the end (course.py). What a seat's chance changes by is either
given away by somebody's move (skill) or comes from the cards and from what was hidden (luck); so an even share, luck
and skill add up to the result. An action that shows nothing brings its player no luck.
Chances from different eyes are no shares of one game: who looks at all seats at once looks with one pair of `eyes`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any

from parlour.bots.course import Curve, Moment, given_away, looked_at, own_chances, promised
from parlour.bots.hints import CLEAR
from parlour.bots.judge import Chance, Judge
from parlour.bots.levels import judge_of
from parlour.bots.turns import Step, Stretch, Verdict, stretches_of, verdicts_on
from parlour.core import registry
from parlour.core.errors import OptionError, ParlourError
from parlour.core.record import read_record
from parlour.core.rng import Rng, Seed
from parlour.core.state import State

TURNING = 0.10  # a turning point changes somebody's chance by so much,
MOST_TURNING = 6  # and is among the so many largest
LONG = 600  # actions times seats: a longer game is looked at with fewer imagined worlds
LEAST_WORLDS = 40

Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Reviewed:
    """An action with its verdict, whether it showed something, and what every seat gained by luck after it."""

    step: Step
    verdict: Verdict
    reveals: bool
    luck: tuple[float, ...]


@dataclass(frozen=True)
class SeatSum:
    """What a seat's result is made of: the first five add up to it. `own` is never more than nothing."""

    even: float
    deal: float
    luck: float
    own: float
    others: float
    result: float
    labels: dict[str, int]


@dataclass(frozen=True)
class Eyes:
    """The game as one reader could know it: everybody's chances, which are one whole, and what turned it for them."""

    curve: Curve
    turning: tuple[int, ...]


@dataclass(frozen=True)
class Review:
    """A game, looked at again. `turning` are numbers of actions; `eyes` are those of each seat, then a spectator's."""

    game: str
    winners: tuple[int, ...]
    actions: tuple[Reviewed, ...]
    curve: Curve
    sums: tuple[SeatSum, ...]
    turning: tuple[int, ...]
    eyes: tuple[Eyes, ...]


def review(record: object, seed: Seed = 0, told: Told = lambda done, of: None) -> Review:
    """Review a record; `told` hears how far it is."""
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
    """Judge a stretch, and go on with everybody's chances to the moment after it; a look waits there if it revealed."""
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
    """Every action of a record, and how it ended. A record that does not reach the end is refused."""
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
    """A record without what proves its deal."""
    return {key: part for key, part in record.items() if key != "fairness"} if isinstance(record, Mapping) else record


def summed_up(
    steps: Sequence[Step], end: State, seen: Sequence[Curve], verdicts: Sequence[Verdict], reveals: Sequence[bool]
) -> Review:
    """Luck and skill of every action and every seat."""
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
    """What an action gave a seat by skill: its player loses, and the others share that."""
    return -verdict.loss if seat == step.seat else verdict.loss / (seats - 1)


def luck_of(seat: int, step: Step, verdict: Verdict, before: Sequence[Chance], after: Sequence[Chance]) -> float:
    """What else the chance of a seat changed by."""
    return after[seat].share - before[seat].share - skill_of(seat, step, verdict, len(before))


def seat_sum(seat: int, actions: Sequence[Reviewed], curve: Sequence[tuple[Chance, ...]]) -> SeatSum:
    """What a seat's result is made of."""
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
    """The actions after which somebody's chance was most different, in their order; only where that is clear."""
    swings = {number: swing(before, after) for number, (before, after) in enumerate(pairwise(curve))}
    largest = sorted(swings, key=lambda number: -swings[number])[:MOST_TURNING]
    return tuple(sorted(number for number in largest if swings[number] >= TURNING))


def swing(before: Sequence[Chance], after: Sequence[Chance]) -> float:
    """By how much the chance of one seat has changed, less what may be error."""
    pairs = zip(before, after, strict=True)
    return max(abs(one.share - two.share) - CLEAR * hypot(one.error, two.error) for one, two in pairs)


def as_data(found: Review) -> dict[str, Any]:
    """All of it as plain data."""
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
    """Chances as plain data."""
    return [[round(chance.share, 4) for chance in chances] for chances in curve]


def move_data(one: Reviewed) -> dict[str, Any]:
    """An action as plain data."""
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
