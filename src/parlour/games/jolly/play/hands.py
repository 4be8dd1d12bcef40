"""The value of the hands of Jolly: a few small numbers about each, and what they add to the log odds of winning.

The numbers are the progress of the opening (after it, the number of cards held), the loose cards, the cards that would
complete a meld, the jokers, and whether this seat is on turn with a useful card on the pile. The C types are in
hands.pxd; `parlour train jolly --agent value` fits the odds.
"""

from __future__ import annotations

import cython

from parlour.bots.weights import Values
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.face_up import FaceUp
from parlour.games.jolly.shapes import rank_points

if not cython.compiled:
    from parlour.core.bits import bit, count
    from parlour.core.consts import SUIT_CARDS, SUITS, WHOLE_SUIT
    from parlour.games.jolly.law.consts import JOKER, OPENING, SEATED

    # The same numbers as in hands.pxd, for Python.
    HOLDINGS = 8192  # ways to hold a suit
    SIDES = 4  # whether this seat has opened, and whether the other has
    SIDE = 53  # the odds for each of these, at these places:
    PROGRESS = 0
    LOOSE = 20
    OUTS = 35
    JOKERS_HELD = 45
    TURN = 50
    TRAITS = 5  # how many numbers describe a hand

    IN_RUNS = [0] * HOLDINGS
    RUN_OUTS = [0] * HOLDINGS
    POINTS = [0] * HOLDINGS


# What each number adds to the log odds, for the four sides: neither has opened, the other, this one, both.
LEAF = {
    "progress": 20,  # points in melds and jokers, by fours up to 36, each without and with a run; later cards held
    "loose": 15,  # loose cards
    "outs": 10,  # cards that would complete a meld, by twos
    "jokers": 5,
    "turn": 3,  # on turn: no, yes, and with a useful card on the pile
}


def write_tables() -> None:
    """Fill the tables for each way to hold a suit: ranks in runs, ranks that would complete one, and points."""
    for holding in range(HOLDINGS):
        IN_RUNS[holding] = in_runs(holding)
        RUN_OUTS[holding] = run_outs(holding)
        POINTS[holding] = 0
        for rank in range(SUIT_CARDS):
            if holding >> rank & 1:
                POINTS[holding] += rank_points(rank)


def in_runs(holding: int) -> int:
    """The ranks that are in a run of three."""
    places = holding | (holding & 1) << SUIT_CARDS
    runs = places & places >> 1 & places >> 2
    return low_ace(runs | runs << 1 | runs << 2)


def run_outs(holding: int) -> int:
    """The ranks that would form a run of three with two that are held."""
    places = holding | (holding & 1) << SUIT_CARDS
    pairs = places & places >> 1
    gaps = places & places >> 2
    outs = pairs >> 1 | pairs << 2 | gaps << 1
    return low_ace(outs & ((1 << SUIT_CARDS + 1) - 1)) & ~holding


def low_ace(places: int) -> int:
    """The fourteen places of a run as thirteen ranks."""
    return (places | places >> SUIT_CARDS) & WHOLE_SUIT


def at_most(number: int, most: int) -> int:
    """The number, but at most `most`, the last place of its table."""
    return number if number < most else most


class Hands(FaceUp):
    """Both hands of a game, seen face up."""

    def __init__(self, odds: Values) -> None:
        if len(odds) != SIDES * SIDE:
            raise ValueError(f"{SIDES * SIDE} values were expected, not {len(odds)}")
        if not cython.compiled:
            self.odds = [0.0] * (SIDES * SIDE)
            self.traits = [0] * (SEATED * TRAITS)
        for i, each in enumerate(odds):
            self.odds[i] = each

    def lead_of(self, state: Jolly, seat: int) -> float:
        """The log odds that a seat wins, at the start of a turn."""
        self.look(state)
        lead = 0.0
        for i in range(TRAITS):
            lead += self.odds[self.traits[i]] - self.odds[self.traits[TRAITS + i]]
        return lead if seat == 0 else -lead

    def traits_of(self, state: Jolly) -> list[int]:
        """The numbers about both hands as places in the odds, for fitting."""
        self.look(state)
        return [self.traits[i] for i in range(SEATED * TRAITS)]

    def look(self, state: Jolly) -> None:
        """Compute the numbers about both hands."""
        self.look_at_table(state)
        self.look_at_hand(state, 0)
        self.look_at_hand(state, 1)

    def loose_cards(self, state: Jolly, seat: int, places: int) -> int:
        """The number of cards in a hand that are neither in melds nor among `places` on the table."""
        self.find_melds(state.ones[seat])
        return state.held(seat) - state.jokers[seat] - count(state.ones[seat] & (self.melded | places))

    def look_at_hand(self, state: Jolly, seat: int) -> None:
        """Compute the numbers about one hand."""
        first = seat * TRAITS
        opened = state.opened >> seat & 1
        side = SIDE * (2 * opened + (state.opened >> (1 - seat) & 1))
        places = self.fitting if opened else 0
        loose = self.loose_cards(state, seat, places)
        self.outs |= places
        progress = at_most(state.held(seat), 19) if opened else self.opening_of(state, seat)
        self.traits[first] = side + PROGRESS + progress
        self.traits[first + 1] = side + LOOSE + at_most(loose, 14)
        self.traits[first + 2] = side + OUTS + at_most(count(self.outs & ~self.seen_twice) // 2, 9)
        self.traits[first + 3] = side + JOKERS_HELD + state.jokers[seat]
        self.traits[first + 4] = side + TURN + self.turn_of(state, seat)

    def opening_of(self, state: Jolly, seat: int) -> int:
        """The progress of the opening: the points of melds and jokers by fours, and whether there is a run."""
        points = self.points + 10 * state.jokers[seat]
        return 2 * (points // 4 if points < OPENING else 9) + self.pure

    def find_melds(self, hand: int) -> None:
        """Find the cards of a hand in melds of three, their points, and the cards that would complete one."""
        a = hand & WHOLE_SUIT
        b = hand >> SUIT_CARDS & WHOLE_SUIT
        c = hand >> 2 * SUIT_CARDS & WHOLE_SUIT
        d = hand >> 3 * SUIT_CARDS & WHOLE_SUIT
        threes = (a & b & (c | d)) | (c & d & (a | b))
        twos = (a & (b | c | d)) | (b & (c | d)) | (c & d)
        self.melded = 0
        self.outs = 0
        self.points = 0
        self.pure = False
        for suit in range(SUITS):
            ranks = hand >> suit * SUIT_CARDS & WHOLE_SUIT
            laid = IN_RUNS[ranks] | (ranks & threes)
            wanted = RUN_OUTS[ranks] | (twos & ~ranks)
            self.melded |= laid << suit * SUIT_CARDS
            self.outs |= wanted << suit * SUIT_CARDS
            self.points += POINTS[laid]
            if IN_RUNS[ranks]:
                self.pure = True

    def turn_of(self, state: Jolly, seat: int) -> int:
        """0 if the other seat is on turn, 1 if this seat is, 2 if there is also a useful card on the pile."""
        if seat != state.on_turn:
            return 0
        if not state.pile.size:
            return 1
        top = state.pile.cells[state.pile.size - 1]
        return 2 if top == JOKER or self.outs & bit(top) else 1


write_tables()
