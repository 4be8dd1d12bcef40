"""Swiss pairings by the Dutch system of FIDE (Handbook C.04.3), without its rules on colours.

The field is paired score bracket by score bracket, from the top. In every bracket the best pairing by the criteria of
the system is found as a perfect matching of the whole remaining field, so what one bracket does never makes it
impossible to pair those below. Among equally good pairings the system's own order decides: which of those who moved
down are paired, whom each of them meets, the fewest exchanges between the halves, and then the first transposition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from parlour.server.tournaments.entrants import BYE, WALKOVER, Entrant, ranked
from parlour.server.tournaments.halves import Halves
from parlour.server.tournaments.matching import Cost, Pair, cheapest
from parlour.server.tournaments.natural import natural_pairs

NOBODY = -1  # the partner of whoever has the bye
Partners = Mapping[int, int]
Order = Callable[[int, int], Cost]


class NoPairing(Exception):
    """No pairing exists in which nobody meets twice and nobody gets a second bye."""


@dataclass(frozen=True)
class Pairing:
    """The pairs of a round, the highest bracket first, and who has the bye."""

    pairs: Sequence[Pair]
    bye: int | None


def pair(entrants: Sequence[Entrant]) -> Pairing:
    """Pair everybody who is here for the next round. Where somebody has to meet an opponent again, or to have a second
    bye, as few do as possible."""
    everybody = ranked([one for one in entrants if one.here])
    try:
        return paired(Field(everybody))
    except NoPairing:
        return paired(Field(everybody, lenient=True))


def paired(field_: Field) -> Pairing:
    """Pair a field bracket by bracket."""
    pairs: list[Pair] = []
    bye: int | None = None
    while field_.left:
        for one, other in field_.pair_bracket():
            if other == NOBODY:
                bye = one
            else:
                pairs.append((one, other))
    return Pairing(pairs, bye)


def floats(entrant: Entrant, everybody: Mapping[int, Entrant], back: int) -> str:
    """Return "down", "up" or "" for the float of an entrant `back` rounds ago. Points without a game float down."""
    place = len(entrant.rounds) - back
    if place < 0:
        return ""
    round_ = entrant.rounds[place]
    if round_.outcome in (BYE, WALKOVER):
        return "down"
    opponent = everybody.get(round_.opponent or 0)
    if not round_.played or opponent is None:
        return ""
    mine, theirs = (halves_before(one, place) for one in (entrant, opponent))
    return "down" if mine > theirs else "up" if mine < theirs else ""


def halves_before(entrant: Entrant, place: int) -> int:
    """Return the points of an entrant before a round, in half points."""
    return Entrant(entrant.number, entrant.seed, entrant.rounds[:place]).halves


@dataclass
class Field:
    """Everybody who is not paired yet, and those of the bracket above who moved down."""

    entrants: Sequence[Entrant]
    lenient: bool = False  # whether opponents may meet again, at the highest of all costs
    moved: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.of: dict[int, Entrant] = {one.number: one for one in self.entrants}
        self.halves = {one.number: one.halves for one in self.entrants}
        self.met = {one.number: one.met for one in self.entrants}
        self.order = {one.number: place for place, one in enumerate(self.entrants)}
        self.left: list[int] = [one.number for one in self.entrants]  # in the order of the ranking
        self.float_costs = {one.number: self.costs_of_floats(one) for one in self.entrants}

    def costs_of_floats(self, one: Entrant) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return for a downfloat and for an upfloat whether it repeats that of the last round, or of the one before."""
        last, before = floats(one, self.of, 1), floats(one, self.of, 2)
        return (int(last == "down"), int(before == "down")), (int(last == "up"), int(before == "up"))

    def nodes(self) -> list[int]:
        return [*self.left, NOBODY] if len(self.left) % 2 else list(self.left)

    def may_meet(self, one: int, other: int) -> bool:
        return self.lenient or not self.repeats(one, other)

    def repeats(self, one: int, other: int) -> bool:
        """Return whether these two have met, or whether a bye would be a second one."""
        if NOBODY in (one, other):
            return not self.of[max(one, other)].may_have_bye
        return other in self.met[one]

    def brackets(self) -> list[list[int]]:
        """Return the score groups of those who are left; who moved down belongs to the first."""
        rest = [one for one in self.left if one not in self.moved]
        groups = [list(group) for _, group in groupby(rest, key=self.halves.__getitem__)]
        if not groups:
            return [self.moved]
        return [[*self.moved, *groups[0]], *groups[1:]]

    def pair_bracket(self) -> list[Pair]:
        """Pair the highest bracket and take its pairs out of the field; those who float move into the next one."""
        brackets = self.brackets()
        bracket = Bracket(self, brackets[0], brackets[1] if len(brackets) > 1 else [])
        found = None if self.lenient else natural_pairs(bracket)
        done = found if found is not None else bracket.best()
        if len(brackets) == 1:  # whoever is left over has the bye
            paired = {one for two in done for one in two}
            done = [*done, *((one, NOBODY) for one in bracket.players if one not in paired)]
        gone = {one for two in done for one in two}
        self.left = [one for one in self.left if one not in gone]
        self.moved = [one for one in bracket.players if one not in gone]
        return done


class Bracket:
    """The pairing of one bracket: first its quality, then the order of the system among equally good pairings."""

    def __init__(self, field_: Field, players: Sequence[int], following: Sequence[int]) -> None:
        self.field = field_
        self.players = sorted(players, key=field_.order.__getitem__)
        self.inside = {one: place for place, one in enumerate(self.players)}
        self.down = [one for one in self.players if one in field_.moved]
        self.residents = [one for one in self.players if one not in field_.moved]
        self.following = set(following)
        halves = field_.halves
        self.floor = min(halves[one] for one in self.players) - 2  # the score against which downfloaters count
        self.next_floor = min((halves[one] for one in following), default=0) - 2
        reach = {halves[one] for one in field_.left} | {self.floor, self.next_floor}
        gaps = {abs(one - other) for one in reach for other in reach}
        self.gaps = {gap: place for place, gap in enumerate(sorted(gaps - {0}, reverse=True))}

    def best(self) -> list[Pair]:
        """Return the pairs of this bracket, the best of all possible ones."""
        partners = self.best_partners()
        pairs = ((one, partners[one]) for one in self.players if partners[one] in self.inside)
        return [(one, other) for one, other in pairs if self.inside[one] < self.inside[other]]

    def best_partners(self) -> Partners:
        """Return the pairing of the whole remaining field whose part in this bracket is the right one."""
        usual = self.solve(self.moved_order)
        fixed = {one: usual[one] for one in self.down}
        rest = [one for one in self.players if one not in fixed and one not in fixed.values()]
        count = sum(usual[one] in self.inside for one in rest) // 2
        if not count:
            return usual
        halves = Halves(rest, count)
        exchanged = self.solve(halves.exchange, fixed)
        halves.settle(exchanged)
        return self.solve(halves.transposition, fixed, halves)

    def solve(self, order: Order, fixed: Partners | None = None, halves: Halves | None = None) -> Partners:
        """Return the best pairing by the criteria and then by an order; `fixed` partners stay together."""
        kept = fixed or {}

        def cost(one: int, other: int) -> Cost | None:
            if not self.field.may_meet(one, other):
                return None
            for each, partner in ((one, other), (other, one)):
                if kept.get(each, partner) != partner:
                    return None
            if halves is not None and not halves.allow(one, other):
                return None
            return (int(self.field.repeats(one, other)), *self.quality(one, other), *order(one, other))

        found = cheapest(self.field.nodes(), cost)
        if found is None:
            raise NoPairing
        return found

    # The criteria. All of them are sums over pairs.

    def quality(self, one: int, other: int) -> Cost:
        """Return what a pair costs by each criterion, the most important first."""
        if NOBODY in (one, other):
            return self.quality_of_bye(max(one, other))
        inside = (one in self.inside) + (other in self.inside)
        if inside == 2:
            return (0, 0, *self.gap(one, other), 0, *self.gaps_zero(), *self.float_cost(one, other, True))
        if inside == 1:
            mine, theirs = (one, other) if one in self.inside else (other, one)
            beyond = theirs not in self.following
            ahead = self.gap_to(mine, self.next_floor) if beyond else self.gap(mine, theirs)
            below = self.gap_to(mine, self.floor)
            return (0, 1, *below, int(beyond), *ahead, *self.float_cost(mine, theirs, False))
        reaching = (one in self.following) + (other in self.following)
        outside = int(reaching == 1)
        ahead = self.gap_to(one if one in self.following else other, self.next_floor) if outside else self.gaps_zero()
        return (0, 0, *self.gaps_zero(), outside, *ahead, 0, 0, 0, 0, *(self.gaps_zero() * 4))

    def quality_of_bye(self, one: int) -> Cost:
        """Return what it costs to give somebody the bye: their points first, since it goes to the lowest."""
        points = self.field.halves[one]
        if one in self.inside:
            below = self.gap_to(one, self.floor)
            return (points, 1, *below, 1, *self.gap_to(one, self.next_floor), *self.float_cost(one, NOBODY, False))
        ahead = self.gap_to(one, self.next_floor) if one in self.following else self.gaps_zero()
        return (points, 0, *self.gaps_zero(), int(one in self.following), *ahead, 0, 0, 0, 0, *(self.gaps_zero() * 4))

    def gaps_zero(self) -> tuple[int, ...]:
        return (0,) * len(self.gaps)

    def gap(self, one: int, other: int) -> tuple[int, ...]:
        """Count the difference of two scores, the largest differences first."""
        return self.gap_to(one, self.field.halves[other])

    def gap_to(self, one: int, halves: int) -> tuple[int, ...]:
        difference = abs(self.field.halves[one] - halves)
        return tuple(int(self.gaps.get(difference) == place) for place in range(len(self.gaps)))

    def float_cost(self, one: int, other: int, inside: bool) -> tuple[int, ...]:
        """Count floats that repeat: down as last time, up as last time, down and up as the time before; then the
        differences of scores of those pairs, in the same order."""
        costs, halves, none = self.field.float_costs, self.field.halves, self.gaps_zero()
        if not inside:  # `one` floats down, whomever they meet
            last, before = costs[one][0]
            gap = self.gap_to(one, self.floor)
            return (last, 0, before, 0, *(gap if last else none), *none, *(gap if before else none), *none)
        if halves[one] == halves[other]:
            return (0, 0, 0, 0, *(none * 4))
        higher, lower = (one, other) if halves[one] > halves[other] else (other, one)
        (down, down_before), (up, up_before) = costs[higher][0], costs[lower][1]
        flags = (down, up, down_before, up_before)
        gap = self.gap(one, other)
        return (*flags, *(part for flag in flags for part in (gap if flag else none)))

    # The order among equally good pairings.

    def moved_order(self, one: int, other: int) -> Cost:
        """Prefer to pair the higher of those who moved down, and each of them with the highest resident."""
        parts = [0] * (2 * len(self.down))
        for place, mover in enumerate(self.down):
            if mover in (one, other):
                partner = other if mover == one else one
                parts[place] = int(partner not in self.inside)
                parts[len(self.down) + place] = self.inside.get(partner, len(self.inside))
        return parts
