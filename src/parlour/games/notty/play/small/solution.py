"""Mini-Notty solved: the win chance of every position, by value iteration over whole turns.

All hands are open, so a position is the hands and what was done this turn. Within a turn nothing repeats: an action
that is open once is used up, and groups make the hand smaller. So a turn is solved exactly from the values of the
positions at its end, and one sweep makes the game one turn longer.

Sixteen cards allow stand-offs in which both players wait for ever. With a fixed last turn it would matter who has it,
and the values would alternate from turn to turn. So the variant stops after each turn with a fixed chance (`CLOCK` in
law.py) instead: every sweep then brings the values closer to one solution.

Exchanging colours, or reversing the numbers of a colour, changes nothing, which leaves an eighth of the positions. A
colour is a number in base 6: for each of its numbers one of `SHARES`, which states who holds how many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product

import numpy as np
import numpy.typing as npt

from parlour.bots.training.iteration import Values, settle
from parlour.games.notty.law.consts import (
    COPIES,
    CYCLE,
    CYCLED,
    DRAW,
    DREW,
    DROP,
    END,
    MOST_DRAWN,
    NUMBERS,
    RUN,
    STEAL,
    STOLE,
)
from parlour.games.notty.play.small.law import CLOCK, SMALL, Hand, SmallNotty, Table

Places = npt.NDArray[np.int64]

CLOSE = 1e-9  # a turn shrinks the error by 1 - CLOCK, so the last change divided by CLOCK bounds the error left
DONE = DREW | STOLE | CYCLED
SHARES = tuple((mine, theirs) for mine in range(COPIES + 1) for theirs in range(COPIES + 1 - mine))
MINE, THEIRS = 0, 1


class Positions:
    """All pairs of hands, without their mirror images, and where each change of a hand leads.

    Two places are added to the pairs: a win (an empty hand) and a loss of the player on turn.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.colours = list(product(range(len(SHARES)), repeat=table.numbers))
        self.canonical = self.list_canonical()
        self.pairs, self.place = self.list_pairs()
        self.size = len(self.pairs)
        self.won, self.lost = self.size, self.size + 1
        self.counts = self.count_cards()

    def list_canonical(self) -> dict[tuple[int, ...], int]:
        """The number of each colour, which it shares with its reverse."""
        seen: dict[tuple[int, ...], int] = {}
        for colour in self.colours:
            seen[colour] = seen[colour[::-1]] if colour[::-1] in seen else len(set(seen.values()))
        return seen

    def list_pairs(self) -> tuple[Places, Places]:
        """The pairs of colours that form hands of a legal size, and the place of each pair in the list."""
        shown = dict(zip(self.canonical.values(), self.canonical, strict=True))
        held = np.array([[sum(SHARES[one][who] for one in shown[i]) for who in (MINE, THEIRS)] for i in sorted(shown)])
        first, second = np.triu_indices(len(held))
        sizes = held[first] + held[second]
        fits = ((sizes >= 1) & (sizes <= self.table.hand_limit)).all(axis=1)
        pairs = np.stack([first[fits], second[fits]], axis=1)
        place = np.full((len(held), len(held)), -1)
        place[pairs[:, 0], pairs[:, 1]] = place[pairs[:, 1], pairs[:, 0]] = np.arange(len(pairs))
        self.shown = [shown[i] for i in sorted(shown)]
        return pairs, place

    def count_cards(self) -> Places:
        """The number of cards for each pair, kind and owner."""
        cards = np.array([[SHARES[one] for one in colour] for colour in self.shown])
        return np.concatenate([cards[self.pairs[:, 0]], cards[self.pairs[:, 1]]], axis=1)

    def of_hands(self, mine: Hand, theirs: Hand) -> int:
        """The place of two hands."""
        if not mine or not theirs:
            return self.lost if mine else self.won
        return int(self.place[self.colour_of(mine, theirs, 0), self.colour_of(mine, theirs, 1)])

    def colour_of(self, mine: Hand, theirs: Hand, colour: int) -> int:
        """The number of one colour of two hands."""
        cards = range(colour * NUMBERS, colour * NUMBERS + self.table.numbers)
        return self.canonical[tuple(SHARES.index((mine.count(card), theirs.count(card))) for card in cards)]

    # Where a change leads. An impossible change leads to a loss, which is never read.

    def after(self, *changes: tuple[int, int, int]) -> Places:
        """The places after these changes of cards (kind, owner, number)."""
        sides = [self.pairs[:, 0], self.pairs[:, 1]]
        for colour in (0, 1):
            ours = [change for change in changes if change[0] // self.table.numbers == colour]
            sides[colour] = self.change_colour(ours)[sides[colour]]
        places = np.where((sides[0] < 0) | (sides[1] < 0), -1, self.place[sides[0], sides[1]])
        mine = self.held(MINE) + sum(number for _, owner, number in changes if owner == MINE)
        theirs = self.held(THEIRS) + sum(number for _, owner, number in changes if owner == THEIRS)
        possible = (sides[0] >= 0) & (sides[1] >= 0)
        places[possible & (mine == 0)] = self.won
        places[possible & (theirs == 0)] = self.lost
        return np.where(places < 0, self.lost, places)

    def change_colour(self, changes: list[tuple[int, int, int]]) -> Places:
        """For each colour, the colour after the changes; -1 if they are impossible."""
        became = []
        for colour in self.shown:
            cards = [list(SHARES[one]) for one in colour]
            for kind, owner, number in changes:
                cards[kind % self.table.numbers][owner] += number
            fits = all(tuple(one) in SHARES for one in cards)
            became.append(self.canonical[tuple(SHARES.index((mine, their)) for mine, their in cards)] if fits else -1)
        return np.array(became)

    def held(self, owner: int) -> Places:
        """The sizes of the hands of an owner."""
        return np.asarray(self.counts[:, :, owner].sum(axis=1))

    @cached_property
    def exchanged(self) -> Places:
        """The places with the hands exchanged."""
        sides = [self.canonical[tuple(SHARES.index(SHARES[one][::-1]) for one in colour)] for colour in self.shown]
        return np.asarray(self.place[np.array(sides)[self.pairs[:, 0]], np.array(sides)[self.pairs[:, 1]]])


class Solution:
    """The win chance of the player on turn, for every position and every action."""

    def __init__(self, table: Table = SMALL, start: float = 0.5) -> None:
        """Solve a variant. `start` is the first guess of every value; the solution does not depend on it."""
        self.positions = Positions(table)
        self.write_moves()
        self.values = np.zeros((DONE + 1, self.positions.size + 2))
        self.values[:, self.positions.won] = 1.0
        self.choices: dict[tuple[int, int], Values] = {}
        self.sweeps = 0
        settle(self.longer, np.full(self.positions.size, start), CLOSE * CLOCK)

    def write_moves(self) -> None:
        """Compute where each change of the hands leads, and its probability."""
        places, table = self.positions, self.positions.table
        kinds = range(2 * table.numbers)
        mine, theirs = places.held(MINE), places.held(THEIRS)
        deck = COPIES - places.counts.sum(axis=2)
        self.room = table.hand_limit - mine
        self.drawn = [places.after((kind, MINE, 1)) for kind in kinds]
        self.drawn_odds = [deck[:, kind] / deck.sum(axis=1) for kind in kinds]
        self.stolen = [places.after((kind, MINE, 1), (kind, THEIRS, -1)) for kind in kinds]
        self.stolen_odds = [places.counts[:, kind, THEIRS] / theirs for kind in kinds]
        self.dropped = [places.after((kind, MINE, -1)) for kind in kinds]
        self.runs = [places.after(*((kind, MINE, -1) for kind in run)) for run in runs_of(table)]

    def longer(self, before: Values) -> Values:
        """The values of a game that is one turn longer."""
        self.sweep(before)
        self.sweeps += 1
        return self.values[0, : self.positions.size].copy()

    def sweep(self, before: Values) -> None:
        """Solve one turn from the values at its end, beginning where most of its actions are used up."""
        self.choices[0, END] = 0.5 * CLOCK + (1 - CLOCK) * (1 - before[self.positions.exchanged])
        for done in range(DONE, -1, -1):
            best = self.choices[0, END]
            for action, value in self.once_a_turn(done):
                self.choices[done, action] = value
                best = np.maximum(best, value)
            self.values[done, : self.positions.size] = best
            self.discard_groups(done)

    def once_a_turn(self, done: int) -> Iterator[tuple[int, Values]]:
        """The actions that are open once per turn, with their values; -1 where the hand is too full."""
        if not done & DREW:
            value = self.values[done | DREW]
            for count in range(MOST_DRAWN):
                value = self.expected(self.drawn, self.drawn_odds, value)
                yield DRAW + count, self.where_room(value, count + 1)
        if not done & STOLE:
            yield STEAL, self.where_room(self.expected(self.stolen, self.stolen_odds, self.values[done | STOLE]), 1)
        if not done & CYCLED:
            value = self.expected(self.drawn, self.drawn_odds, self.best_drop(done | CYCLED))
            yield CYCLE, self.where_room(value, 1)

    def expected(self, places: list[Places], odds: list[Values], values: Values) -> Values:
        """The mean over the cards that chance may bring."""
        mean = sum((odd * values[place] for place, odd in zip(places, odds, strict=True)), np.zeros(len(odds[0])))
        return np.append(mean, [1.0, 0.0])

    def best_drop(self, done: int) -> Values:
        """The value of the best card to put back."""
        counts = self.positions.counts
        best = np.zeros(self.positions.size)
        for kind, place in enumerate(self.dropped):
            best = np.maximum(best, np.where(counts[:, kind, MINE] > 0, self.values[done, place], 0.0))
        return np.append(best, [1.0, 0.0])

    def where_room(self, value: Values, cards: int) -> Values:
        """The value where the hand has room for these cards, and -1 elsewhere (§4.2)."""
        return np.where(self.room >= cards, value[:-2], -1.0)

    def discard_groups(self, done: int) -> None:
        """Take the discards of groups into account, repeatedly, as long as a hand can hold more groups."""
        values = self.values[done]
        for _ in range(self.positions.table.hand_limit // 3):
            for run in self.runs:
                values[:-2] = np.maximum(values[:-2], values[run])

    # Queries.

    def value(self, state: SmallNotty) -> float:
        """The win chance of the player on turn."""
        if state.cycling:
            return max(self.worth(state, action) for action in state.legal_ids())
        return float(self.values[state.done, self.place(state)])

    def place(self, state: SmallNotty) -> int:
        """The place of a position in the list."""
        return self.positions.of_hands(state.hands[state.on_turn], state.hands[1 - state.on_turn])

    def worth(self, state: SmallNotty, action: int) -> float:
        """The win chance after a legal action, if everybody then plays perfectly."""
        if action >= DROP:
            hand = list(state.hands[state.on_turn])
            for card in state.groups[action] if action >= RUN else [action - DROP]:
                hand.remove(card)
            place = self.positions.of_hands(tuple(hand), state.hands[1 - state.on_turn])
            return float(self.values[state.done, place])
        if STEAL <= action < CYCLE:
            action = STEAL
        done = 0 if action == END else state.done
        return float(self.choices[done, action][self.place(state)])


def runs_of(table: Table) -> Iterator[range]:
    """The runs of both colours, as kinds (§5.1)."""
    for first in range(0, 2 * table.numbers, table.numbers):
        for low in range(table.numbers):
            for high in range(low + 3, table.numbers + 1):
                yield range(first + low, first + high)
