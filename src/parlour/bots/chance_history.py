"""How a game went: each seat's chances from every point of view, before each action and at the end.

Chances are estimated again only where something hidden or random was revealed. In between, a move changes a chance only
by what it gives away: two estimates for the same cards differ by error alone, and error is not luck.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.judge import Chance, Judge
from parlour.core.rng import Rng
from parlour.core.state import State

Moment = tuple[tuple[Chance, ...], ...]  # for each point of view, the spectator's last: the chance of each seat
Curve = tuple[tuple[Chance, ...], ...]  # before every action and at the end: the chance of each seat


def looked_at(judge: Judge, state: State, rng: Rng, worlds: int) -> Moment:
    """The chances of all seats as each seat could know them, and last as a spectator could."""
    return tuple(tuple(judge.chances(state, eyes, rng, worlds)) for eyes in [*range(state.seats), None])


def promised(moment: Moment, seat: int, chance: float) -> Moment:
    """The moment with `chance` as this seat's own estimate of its chance; the others share the rest as before."""
    return tuple(own_share(eyes, seat, chance) if place == seat else eyes for place, eyes in enumerate(moment))


def own_share(eyes: Sequence[Chance], seat: int, chance: float) -> tuple[Chance, ...]:
    """One point of view in which `seat` has this chance, and the others share the rest in the same proportions."""
    rest = 1.0 - eyes[seat].share
    others = len(eyes) - 1
    return tuple(
        Chance(chance if place == seat else (1.0 - chance) * (one.share / rest if rest else 1 / others), one.error)
        for place, one in enumerate(eyes)
    )


def given_away(moment: Moment, seat: int, loss: float) -> Moment:
    """The moment after a seat gave away `loss`, or all that it had, to the others, from every point of view."""
    return tuple(handed_on(eyes, seat, min(loss, eyes[seat].share)) for eyes in moment)


def handed_on(eyes: Sequence[Chance], seat: int, loss: float) -> tuple[Chance, ...]:
    """One point of view after a seat's `loss` was divided equally among the others."""
    part = loss / (len(eyes) - 1)
    return tuple(
        Chance(one.share - loss if place == seat else one.share + part, one.error) for place, one in enumerate(eyes)
    )


def own_chances(seen: Sequence[Curve]) -> Curve:
    """Each seat's chance, as that seat could know it."""
    return tuple(tuple(chances[seat] for seat, chances in enumerate(moment)) for moment in zip(*seen, strict=True))
