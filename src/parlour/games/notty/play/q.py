"""Notty by a learned table: the value of each kind of action in each kind of situation, from -1 (loss) to 1 (win).

The table has six kinds of actions; the exact solver decides which card to put back, whom to steal from and how to go
out. A situation consists of what was done this turn, the hand (its size, and how near it is to finishing by draw &
discard and by a plain draw) and the nearest opponent's hand. Two and three players have separate tables. Two rules of
the book always hold, or learning would drown in cards: every turn draws & discards, and no hand grows beyond
`SMALL_HAND`.

The last rounds before the turn limit (§6.4) have another table. Its situations include the turns left, and who would
win if everybody laid down their groups now. It is coarser, so it overrules the book only when it is sure. `parlour
train notty --agent qlearning` and `--agent last_rounds` learn the tables.
"""

from __future__ import annotations

import cython

from parlour.bots.weights import Values
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.policy import NottyPolicy

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.games.notty.law.consts import CYCLE, DRAW, DREW, DROP, END, RUN, STEAL, STOLE
    from parlour.games.notty.law.cover import loose
    from parlour.games.notty.play.consts import CYCLE_ONE, FINISH_TURN, LAST_ROWS, MACROS, ROWS, STEAL_ONE, UNTRIED
    from parlour.games.notty.play.hand import a_group, both_left, finishing_cycles, finishing_draws, some_left
    from parlour.games.notty.play.policy import within

CLEAR_GAIN = 0.06  # how much better than the book's an action must be in the last rounds to be taken
SMALL_HAND = 9  # draw only up to this many cards on purpose

# The parts of a situation: (name, number of cases), the coarsest first.
FEATURES = (
    ("seats", 2),
    ("done", 8),
    ("size", 9),
    ("near", 8),
    ("draws", 3),
    ("threat", 9),
    ("their_size", 6),
)
LAST_FEATURES = (
    ("seats", 2),
    ("done", 8),
    ("rounds_left", 7),
    ("size", 7),
    ("loose", 6),
    ("near", 3),
    ("their_loose", 6),
    ("threat", 3),
)


def blank_table() -> Values:
    """An empty table to learn from."""
    import numpy as np  # late: only training begins with an empty table

    return np.zeros(ROWS * MACROS)


def blank_last_table() -> Values:
    """An empty table to learn the last rounds from."""
    import numpy as np

    return np.zeros(LAST_ROWS * MACROS)


class NottyQ(NottyPolicy):
    """Takes the kind of action with the highest value. Without a table for the last rounds, the book plays them."""

    def __init__(self, table: Values, last: Values | None = None) -> None:
        NottyPolicy.__init__(self)
        if len(table) != ROWS * MACROS:
            raise ValueError(f"a table of {ROWS} x {MACROS} values was expected, not {len(table)}")
        if last is not None and len(last) != LAST_ROWS * MACROS:
            raise ValueError(f"a table of {LAST_ROWS} x {MACROS} values was expected, not {len(last)}")
        self.table = table
        self.values = table
        self.knows_end = last is not None
        self.last_values = table if last is None else last
        self.is_last = False
        self.row = 0
        self.open = 0
        self.target = -1

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        if not self.knows_end and within(cython.cast(Notty, state), self.short_rounds):
            return self.choose_notty(cython.cast(Notty, state))
        return self.choose_by_table(cython.cast(Notty, state))

    def choose_by_table(self, state: Notty) -> int:
        """The action of the seat on turn."""
        forced = self.forced(state)
        if forced >= 0:
            return forced
        self.look(state)
        chosen = self.best()
        if not self.is_last:
            return self.action_of(chosen)
        usual = self.choose_notty(state)
        worth = self.value_of(self.macro_of(usual))
        is_clear = worth > UNTRIED and self.value_of(chosen) > worth + CLEAR_GAIN
        return self.action_of(chosen) if is_clear else usual

    def forced(self, state: Notty) -> int:
        """The action that needs no table: putting back, going out, or drawing for a hand that is too small; else -1."""
        if state.cycling:
            return DROP + self.to_put_back(state)
        if loose(state.ones[state.on_turn], state.twos[state.on_turn]) == 0:
            return a_group(state.ones[state.on_turn], state.twos[state.on_turn])
        if self.knows_end and (state.seats > 2 or within(state, self.short_rounds)) and self.is_too_small(state):
            return self.draw(state)
        return -1

    def look(self, state: Notty) -> None:
        """Determine the row of this situation, the open kinds of actions, and the player to steal from."""
        seat = state.on_turn
        room = SMALL_HAND - state.held[seat]
        self.is_last = self.knows_end and within(state, self.short_rounds)
        self.target = self.victim(state)
        self.open = 0
        if not state.done & DREW and room > 0:
            self.open |= (bit(room + 1 if room < 3 else 4) - 1) & 0xE
        if not state.done & STOLE and room >= 0 and self.may_steal(state):
            self.open |= bit(STEAL_ONE)
        if state.may_cycle():
            self.open |= bit(CYCLE_ONE)
        else:
            self.open |= bit(FINISH_TURN)
        self.row = self.last_row_of(state, seat) if self.is_last else self.row_of(state, seat)

    def may_steal(self, state: Notty) -> bool:
        """Whether there is a player to steal from; near the limit a theft mostly removes the victim's loose card."""
        if self.target < 0 or not self.is_last:
            return self.target >= 0
        return self.finish_chance(state, self.target) >= self.steals_at(state)

    def row_of(self, state: Notty, seat: int) -> int:
        """The row of a situation in the table."""
        some = some_left(state)
        both = both_left(state)
        ones = state.ones[seat]
        twos = state.twos[seat]
        draws = finishing_draws(ones, twos, some, both)
        row = (state.seats - 2) * 8 + state.done
        row = row * 9 + size_case(state.held[seat])
        row = row * 8 + near_case(loose(ones, twos), finishing_cycles(ones, twos, some, both)) - 1
        row = row * 3 + (0 if draws == 0 else 1 if draws < 3 else 2)
        other = self.target if self.target >= 0 else (seat + 1) % state.seats
        ones = state.ones[other]
        twos = state.twos[other]
        row = row * 9 + near_case(loose(ones, twos), finishing_cycles(ones, twos, some, both))
        return row * 6 + their_size_case(state.held[other])

    def last_row_of(self, state: Notty, seat: int) -> int:
        """The row of a situation in the table for the last rounds."""
        some = some_left(state)
        both = both_left(state)
        ones = state.ones[seat]
        twos = state.twos[seat]
        row = (state.seats - 2) * 8 + state.done
        row = row * 7 + rounds_case((state.turn_limit - state.turns + state.seats - 1) // state.seats)
        row = row * 7 + last_size_case(state.held[seat])
        row = row * 6 + at_most(loose(ones, twos), 6) - 1
        row = row * 3 + threat_case(finishing_cycles(ones, twos, some, both))
        fewest = 5
        threat = 0
        for other in range(state.seats):
            if other != seat:
                ones = state.ones[other]
                twos = state.twos[other]
                left = loose(ones, twos)
                fewest = at_most(left, fewest)
                case = threat_case(finishing_cycles(ones, twos, some, both)) if left else 2
                threat = case if case > threat else threat
        return (row * 6 + fewest) * 3 + threat

    def value_of(self, macro: int) -> float:
        """The table's value of a kind of action in this situation."""
        place = self.row * MACROS + macro
        value: float = self.last_values[place] if self.is_last else self.values[place]
        return value

    def move(self, place: int, step: float, target: float) -> None:
        """Adjust one value of the table being trained: the one for the last rounds, if there is one."""
        if self.knows_end:
            self.last_values[place] += step * (target - self.last_values[place])
        else:
            self.values[place] += step * (target - self.values[place])

    def best(self) -> int:
        """The open kind of action with the highest value."""
        chosen = lowest(self.open)
        for macro in range(chosen + 1, MACROS):
            if self.open >> macro & 1 and self.value_of(macro) > self.value_of(chosen):
                chosen = macro
        return chosen

    def action_of(self, macro: int) -> int:
        """The action that a kind stands for."""
        if macro == STEAL_ONE:
            return STEAL + self.target
        if macro == CYCLE_ONE:
            return CYCLE
        return END if macro == FINISH_TURN else DRAW - 1 + macro

    def macro_of(self, action: int) -> int:
        """The kind of an action that is not a forced one."""
        if action == CYCLE:
            return CYCLE_ONE
        return STEAL_ONE if action >= STEAL else action

    def chances(self, state: Notty) -> dict[int, float]:
        """The expected win chance after each action; for a card put back, the chance in the position after it."""
        if self.forced(state) >= RUN:
            return {}
        if state.cycling:
            return {action: self.expected(played(state, action), state.on_turn) for action in state.legal_ids()}
        self.look(state)
        known = [i for i in range(MACROS) if self.open >> i & 1 and self.value_of(i) > UNTRIED]
        return {self.action_of(i): (1.0 + self.value_of(i)) / 2.0 for i in known}

    def expected(self, state: Notty, seat: int) -> float:
        """The expected win chance of the seat on turn, or an equal share of the rest for another seat."""
        value = 1.0
        if loose(state.ones[state.on_turn], state.twos[state.on_turn]):
            self.look(state)
            value = self.value_of(self.best())
        share = (1.0 + value) / 2.0
        return share if seat == state.on_turn else (1.0 - share) / (state.seats - 1)


def played(state: Notty, action: int) -> Notty:
    """A copy of the state after an action."""
    twin = state.clone()
    twin.step(action)
    return twin


def size_case(held: int) -> int:
    """The case of a hand's size: up to 2 cards, each number up to 9, and 10 or more."""
    if held <= 2:
        return 0
    return held - 2 if held < 10 else 8


def their_size_case(held: int) -> int:
    """The case of an opponent's hand size: 1, 2 to 3, 4, 5 to 6, 7 to 8, and 9 or more."""
    if held < 2:
        return 0
    if held < 4:
        return 1
    if held == 4:
        return 2
    return 3 if held < 7 else 4 if held < 9 else 5


def near_case(loose_ones: int, finishing: int) -> int:
    """How near a hand is to its end: finished (0), by cards that finish it (8 or more, 5, 3, 1), or by loose cards."""
    if loose_ones == 0:
        return 0
    if finishing:
        return 1 if finishing >= 8 else 2 if finishing >= 5 else 3 if finishing >= 3 else 4
    return 5 if loose_ones <= 2 else 6 if loose_ones == 3 else 7 if loose_ones == 4 else 8


def rounds_case(rounds: int) -> int:
    """The case of the rounds left: 1, 2, up to 4, up to 7, up to 11, up to 18, and more."""
    if rounds <= 2:
        return rounds - 1
    return 2 if rounds < 5 else 3 if rounds < 8 else 4 if rounds < 12 else 5 if rounds < 19 else 6


def last_size_case(held: int) -> int:
    """The case of a hand's size in the last rounds: up to 3 cards, each number up to 8, and 9 or more."""
    return 0 if held <= 3 else at_most(held, 9) - 3


def threat_case(finishing: int) -> int:
    """The case of an opponent's threat: no card finishes the hand, one or two do, or more."""
    return 0 if finishing == 0 else 1 if finishing < 3 else 2


def at_most(number: int, most: int) -> int:
    """The number, but at most `most`."""
    return number if number < most else most
