"""A finished game, turn by turn: each turn is judged as a whole against the best one found.

Chance enters where a move reveals something hidden or random. Between two such moments a turn is one plan, whatever the
order of its parts, and is compared with the strongest player's plan in the same imagined worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.bots.hints import CLEAR, think
from parlour.bots.judge import Judge
from parlour.bots.play import reasoning
from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.rng import Rng
from parlour.core.state import State

# The loss of win chance from which a move gets this name, if the loss exceeds two standard errors.
LABELS = {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02}
LONGEST = 60  # the most actions in a plan
SEEDS = 2**30


@dataclass(frozen=True)
class Step:
    """An action of the game, with the state before it."""

    state: State
    seat: int
    move: Move
    part_of: int = 0  # the number of its move in the record: a long move has several actions


@dataclass(frozen=True)
class Stretch:
    """Consecutive actions of one seat; only the last of them may reveal something hidden or random."""

    first: int
    steps: tuple[Step, ...]
    reveals: bool

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return self.steps[0].seat

    @property
    def start(self) -> State:
        """The state before the first action."""
        return self.steps[0].state


@dataclass(frozen=True)
class Verdict:
    """The values of an action and of the best one for its player; `loss` is their difference in the same worlds."""

    label: str
    chance: float
    best: Move
    best_chance: float
    loss: float
    error: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Idea:
    """A step of the best plan: the state, and what the strongest player found in it."""

    state: State
    thought: Thought

    @property
    def move(self) -> Move:
        return self.thought.move


def stretches_of(steps: Sequence[Step]) -> list[Stretch]:
    """A game divided wherever something was revealed or the turn passed on."""
    found: list[Stretch] = []
    first = 0
    for number, step in enumerate(steps):
        reveals = any(event.reveals for event in step.state.clone().play(step.move))
        if reveals or number + 1 == len(steps) or steps[number + 1].seat != step.seat:
            found.append(Stretch(first, tuple(steps[first : number + 1]), reveals))
            first = number + 1
    return found


def best_plan(start: State, rng: Rng) -> list[Idea]:
    """What the strongest player would do from here until something is revealed or the turn passes on."""
    state, ideas = start.clone(), list[Idea]()
    while state.turn == start.turn and len(ideas) < LONGEST:
        ideas.append(Idea(state.clone(), think(state, rng.below(SEEDS))))
        if any(event.reveals for event in state.play(ideas[-1].move)):
            break
    return ideas


def verdicts_on(judge: Judge, stretch: Stretch, rng: Rng, worlds: int, most: float = 1.0) -> list[Verdict]:
    """One verdict per action of a stretch, judged as a whole. At most `most`, its player's chance, can be lost."""
    plan = best_plan(stretch.start, rng)
    played = [step.move.ids[0] for step in stretch.steps]
    planned = [action for idea in plan for action in idea.move.ids]
    if played == planned:
        (one,) = judge.weigh_turns(stretch.start, [played], rng, worlds)
        return well_played(stretch, plan, one.chance, one.error)
    one, best = judge.weigh_turns(stretch.start, [played, planned], rng, worlds)
    loss = min(best.gain, most)
    if loss <= CLEAR * best.gain_error:
        return well_played(stretch, plan, one.chance, best.gain_error)
    return worse(stretch, plan, one.chance, loss, best.gain_error)


def well_played(stretch: Stretch, plan: Sequence[Idea], chance: float, error: float) -> list[Verdict]:
    """The verdicts on a turn that gave nothing away."""
    return [Verdict(name_of(step, plan), chance, step.move, chance, 0.0, error) for step in stretch.steps]


def name_of(step: Step, plan: Sequence[Idea]) -> str:
    """The label of an action that gave nothing away."""
    if len(step.state.legal_ids()) == 1:
        return "forced"
    return "best" if any(step.move == idea.move for idea in plan) else "good"


def worse(stretch: Stretch, plan: Sequence[Idea], chance: float, loss: float, error: float) -> list[Verdict]:
    """The verdicts on a turn that clearly gave something away: only the action that left the best plan is marked."""
    place, idea = parting(stretch, plan)
    before = well_played(stretch, plan, chance + loss, error)[:place]
    after = well_played(stretch, plan, chance, error)[place + 1 :]
    label = next((name for name, least in LABELS.items() if loss >= least), "good")
    because = reasoning(idea.state.game.name)
    reasons = (because.what(idea.state, idea.move), *because.why(idea.state, idea.thought))
    return [*before, Verdict(label, chance, idea.move, chance + loss, loss, error, reasons), *after]


def parting(stretch: Stretch, plan: Sequence[Idea]) -> tuple[int, Idea]:
    """The action that left the plan, and the step of the plan that could have been played in its place."""
    played = [step.move for step in stretch.steps]
    planned = [idea.move for idea in plan]
    for place, step in enumerate(stretch.steps):
        if step.move not in planned or place + 1 == len(played):
            missing = (idea for idea in plan if idea.move not in played and step.state.refusal(idea.move) is None)
            for idea in missing:
                return place, idea
    pairs = zip(played, planned, strict=False)
    place = next((place for place, (one, other) in enumerate(pairs) if one != other), 0)
    return place, plan[min(place, len(plan) - 1)]
