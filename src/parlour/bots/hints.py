"""Hints: the move that the strongest computer player would make, and why, in three levels of detail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from parlour.bots.bot import Bot
from parlour.bots.judge import Chance
from parlour.bots.levels import judge_of, levels
from parlour.bots.play import reasoning
from parlour.bots.search import Candidate, Thought
from parlour.core.errors import OptionError, shown
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.rng import Rng, Seed
from parlour.core.state import State

CLEAR = 2.0  # standard errors by which two moves must differ
MOST_RIVALS = 8


class Detail(IntEnum):
    """How much a hint reveals."""

    KIND = 1  # the kind of action
    WHAT = 2  # also the cards
    WHY = 3  # also the reason


@dataclass(frozen=True)
class Hint:
    """What to do now. If only its kind is revealed, the move is left out; `word` is the first word of its notation."""

    level: Detail
    move: Move | None
    reasons: tuple[Reason, ...]
    win_chance: Chance
    word: str


def hint(state: State, level: int = Detail.WHY, seed: Seed = 0) -> Hint:
    """A hint for the seat on turn, from what it may know; the same seed gives the same hint."""
    detail = checked(level)
    if state.turn is None:
        raise OptionError("hint-game-over")
    thought = think(state, seed)
    judge = judge_of(state.game.name)
    chance = judge.chances(state, state.turn, Rng(seed), judge.worlds)[state.turn]
    move = thought.move if detail > Detail.KIND else None
    return Hint(detail, move, told(state, thought, detail, seed), chance, str(thought.move).split()[0])


def checked(level: int) -> Detail:
    """A level of detail from 1 to 3; raises OptionError for anything else."""
    if level not in list(Detail):
        raise OptionError("hint-no-such-level", given=shown(level))
    return Detail(level)


def think(state: State, seed: Seed) -> Thought:
    """What the strongest computer player finds in this state."""
    players = levels(state.game.name)
    bot: Bot = players.get("expert", players["random"])(seed)
    if hasattr(bot, "think"):
        thought: Thought = bot.think(state)
        return thought
    move = bot.choose(state)
    others = [other for other in state.legal() if other.ids != move.ids]
    return Thought(move, move, tuple(Candidate(one, 0.5, 0.5, 0, 0.0, 0.0) for one in [move, *others]), 0)


def told(state: State, thought: Thought, detail: Detail, seed: Seed) -> tuple[Reason, ...]:
    """The reasons of a hint: the action, what it gains, and last why it is good, rather than why its rival is not."""
    because = reasoning(state.game.name)
    if detail is Detail.KIND:
        return (because.kind(state, thought.move),)
    what = because.what(state, thought.move)
    if detail is Detail.WHAT:
        return (what,)
    return (what, *compared(state, thought, seed), *because.why(state, thought))


def compared(state: State, thought: Thought, seed: Seed) -> tuple[Reason, ...]:
    """How much more often the move wins than the best alternative, in the same imagined worlds.

    It is a difference, because the only chance that a hint names is that of the position.
    """
    rivals = rivals_of(thought)
    if not rivals:
        return (Reason("hint-only-move"),) if len(state.legal_ids()) == 1 else ()
    judge = judge_of(state.game.name)
    best, *others = judge.weigh(state, [thought.move.ids[0], *rivals], Rng(seed), judge.worlds)
    other = max(others, key=lambda one: one.gain)
    more = percent(best.chance) - percent(other.chance)
    clear = other.gain < -CLEAR * other.gain_error and more > 0
    how_much = Reason("hint-better", {"more": more}) if clear else Reason("hint-close")
    because = reasoning(state.game.name)
    name: Callable[[State, Move], Reason] = getattr(because, "rival", because.what)
    return (how_much, name(state, other.move))


def rivals_of(thought: Thought) -> list[int]:
    """The next best move, or a few alternatives if no games were played out. Moves not considered are not rivals."""
    others = [one for one in thought.candidates if one.move.ids[0] != thought.move.ids[0]]
    return [one.move.ids[0] for one in others[: 1 if thought.simulations else MOST_RIVALS]]


def percent(share: float) -> int:
    """A share as a whole percentage."""
    return round(100 * share)
