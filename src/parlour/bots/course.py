"""How a game went: everybody's chances from every pair of eyes, before each action and at the end.

They are estimated again only where something hidden or random has shown itself. In between, a chance changes by what a
move gives away and by nothing else: two looks at the same cards differ by error alone, and error is not luck.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.judge import Chance, Judge
from parlour.core.rng import Rng
from parlour.core.state import State

Moment = tuple[tuple[Chance, ...], ...]  # of each pair of eyes, those of a spectator last: the chance of each seat
Curve = tuple[tuple[Chance, ...], ...]  # before every action and at the end: the chance of each seat


def looked_at(judge: Judge, state: State, rng: Rng, worlds: int) -> Moment:
    """Everybody's chances as each seat could know them, and then as a spectator could."""
    return tuple(tuple(judge.chances(state, eyes, rng, worlds)) for eyes in [*range(state.seats), None])


def promised(moment: Moment, seat: int, chance: float) -> Moment:
    """The same, where this seat's plan is worth so much to it: the others share the rest as before."""
    return tuple(own_share(eyes, seat, chance) if place == seat else eyes for place, eyes in enumerate(moment))


def own_share(eyes: Sequence[Chance], seat: int, chance: float) -> tuple[Chance, ...]:
    """The chances in the eyes of a seat, with this one for the seat itself."""
    rest = 1.0 - eyes[seat].share
    others = len(eyes) - 1
    return tuple(
        Chance(chance if place == seat else (1.0 - chance) * (one.share / rest if rest else 1 / others), one.error)
        for place, one in enumerate(eyes)
    )


def given_away(moment: Moment, seat: int, loss: float) -> Moment:
    """What a seat gives away goes to the others, in all eyes; where it had less in these eyes, so much less."""
    return tuple(handed_on(eyes, seat, min(loss, eyes[seat].share)) for eyes in moment)


def handed_on(eyes: Sequence[Chance], seat: int, loss: float) -> tuple[Chance, ...]:
    """The chances in one pair of eyes after that."""
    part = loss / (len(eyes) - 1)
    return tuple(
        Chance(one.share - loss if place == seat else one.share + part, one.error) for place, one in enumerate(eyes)
    )


def own_chances(seen: Sequence[Curve]) -> Curve:
    """Each seat's chance, as that seat could know it."""
    return tuple(tuple(chances[seat] for seat, chances in enumerate(moment)) for moment in zip(*seen, strict=True))
