"""The mistakes that the levels of Notty below expert make: a beginner's, none of which keeps a game from ending.

A weak player collects without a plan (any loose card goes back, but not the last hope for a group) and does not notice
who is about to finish. Nobody breaks up a finished group, fills the hand, or steals for the sake of stealing; and in
the last rounds before the turn limit all levels play with care.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.rng import Rng
from parlour.games.notty.law.consts import CYCLE, CYCLED, DROP, END, STEAL
from parlour.games.notty.law.cover import loose_cards
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.consts import FAIR_HOPE
from parlour.games.notty.play.hand import both_left, hope, some_left


class Errors(NamedTuple):
    """How often each mistake is made when there is an opportunity, from 0 to 1."""

    slip: float  # puts back any loose card instead of the least useful one
    blindness: float  # does not steal although it would be right

    def with_care(self, care: float) -> Errors:
        """The same mistakes, made less often."""
        return Errors(*(chance * (1.0 - care) for chance in self))


NO_ERRORS = Errors(0.0, 0.0)
LEVELS = {"easy": Errors(0.95, 1.0), "medium": Errors(0.5, 0.8), "hard": Errors(0.17, 0.2)}

LEARNT = 0.7  # the fraction of a game's turns after which these mistakes stop
NEAR_CARE = 0.95  # the care in the last rounds before the turn limit


def care_at(state: Notty) -> float:
    """How careful players are, from 0 to 1: it grows during a game, so that weak players finish theirs too."""
    return min(float(state.turns / (LEARNT * state.turn_limit)), 1.0)


def erring(state: Notty, best: int, errors: Errors, rng: Rng) -> int:
    """The action of a player who makes these mistakes and would otherwise choose `best`."""
    if state.cycling:
        return a_loose_card(state, rng) if happens(errors.slip, rng) else best
    if STEAL <= best < CYCLE and happens(errors.blindness, rng):
        return END if state.done & CYCLED else CYCLE
    return best


def happens(chance: float, rng: Rng) -> bool:
    """Whether a mistake happens, by chance."""
    return chance > 0.0 and rng.below(1000) < 1000 * chance


def a_loose_card(state: Notty, rng: Rng) -> int:
    """A random card whose loss leaves the fewest loose: a slip, but it breaks no finished group and no last hope."""
    left = {action: without(state, action - DROP) for action in state.legal_ids()}
    loose = {action: loose_cards(*hand) for action, hand in left.items()}
    fewest = [action for action in left if loose[action] == min(loose.values())]
    some, both = some_left(state), both_left(state)
    hopeful = [action for action in fewest if hope(*left[action], some, both) >= FAIR_HOPE]
    likely = hopeful or fewest
    return likely[rng.below(len(likely))]


def without(state: Notty, card: int) -> tuple[int, int]:
    """The hand of the player on turn without one card, as masks."""
    ones, twos = state.hand_masks(state.on_turn)
    gone = 1 << card
    return ones & ~gone | twos & gone, twos & ~gone
