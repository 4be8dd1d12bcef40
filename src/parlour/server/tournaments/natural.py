"""The natural pairing of a bracket, where nothing is in its way: nearly every bracket of a large tournament.

It is searched directly, because that is a hundred times faster than a matching of the whole field. It is returned only
if no other pairing can be better by any criterion, or earlier in the order of the system; otherwise the caller has to
weigh all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from parlour.server.tournaments.matching import Pair

if TYPE_CHECKING:
    from parlour.server.tournaments.swiss import Bracket

STEPS = 3000  # that a search may take before it gives up
Allowed = Callable[[int, int], bool]


def natural_pairs(bracket: Bracket) -> list[Pair] | None:
    """Return the pairs of a bracket if its first pairing is certainly the best one; None if that is not certain."""
    field, down, residents = bracket.field, bracket.down, bracket.residents
    if len(down) > len(residents) or any(field.halves[one] == bracket.floor + 2 for one in down):
        return None
    floats = len(bracket.players) % 2
    upper = (len(residents) - len(down)) // 2

    def allowed(one: int, other: int) -> bool:
        return field.may_meet(one, other) and (one not in down or not any(field.float_costs[other][1]))

    met = first_assignment(down, residents, allowed)
    if met is None:
        return None
    rest = [one for one in residents if one not in met]
    across = first_assignment(rest[:upper], rest[upper:], field.may_meet)
    if across is None:
        return None
    pairs = [*zip(down, met, strict=True), *zip(rest[:upper], across, strict=True)]
    floater = [one for one in rest if one not in across and one not in rest[:upper]]
    assert len(floater) == floats
    if floats and (floater[0] != bracket.players[-1] or any(field.float_costs[floater[0]][0])):
        return None
    return pairs if rest_is_ideal(bracket, pairs, floater) else None


def first_assignment(upper: Sequence[int], lower: Sequence[int], allowed: Allowed) -> list[int] | None:
    """Return the opponents of the upper players, the first in the order of the lower ones; None if none was found."""
    steps, taken = STEPS, dict[int, None]()

    def search(place: int) -> bool:
        nonlocal steps
        if place == len(upper):
            return True
        for other in lower:
            steps -= 1
            if steps < 0:
                return False
            if other not in taken and allowed(upper[place], other):
                taken[other] = None
                if search(place + 1):
                    return True
                del taken[other]
        return False

    return list(taken) if search(0) else None


def rest_is_ideal(bracket: Bracket, pairs: Sequence[Pair], floater: Sequence[int]) -> bool:
    """Return whether those who are left can be paired, the bye goes to the lowest points that it can go to, and
    somebody who floats down is paired in the next bracket without a second player having to leave it."""
    field = bracket.field
    gone = {one for pair in pairs for one in pair}
    rest = [one for one in field.left if one not in gone]
    if len(rest) % 2:
        fit = [one for one in field.left if field.of[one].may_have_bye]
        lowest = min((field.halves[one] for one in fit), default=None)
        without = next((one for one in reversed(rest) if one in fit and field.halves[one] == lowest), None)
        if without is None or (without in floater and bracket.following):
            return False
        rest.remove(without)
        if without in bracket.following and len(bracket.following) % 2:
            return False  # whether it costs the next bracket a pair has to be weighed
    found = in_order(rest, field.may_meet)
    if found is None:
        return False
    if not floater or not bracket.following:
        return True
    beyond = sum((one in bracket.following) != (other in bracket.following) for one, other in found)
    met = next((other if one == floater[0] else one for one, other in found if floater[0] in (one, other)), None)
    spare = (len(bracket.following) + 1) % 2
    return met in bracket.following and beyond - 1 <= spare


def in_order(players: Sequence[int], allowed: Allowed) -> list[Pair] | None:
    """Pair players with those next to them in the ranking as far as they may meet; None if nothing was found."""
    steps = STEPS

    def search(left: Sequence[int]) -> list[Pair] | None:
        nonlocal steps
        if not left:
            return []
        first, others = left[0], left[1:]
        for other in others:
            steps -= 1
            if steps < 0:
                return None
            if allowed(first, other) and (rest := search([one for one in others if one != other])) is not None:
                return [(first, other), *rest]
        return None

    return search(players)
