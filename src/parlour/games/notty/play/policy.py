"""Notty by the book: hold groups, keep the hand small, draw & discard every turn, and go out all at once.

Beyond that, the policy draws a card only if it may finish, or if the hand is too small to form groups, and steals only
from a player who is about to finish, but never a last card (§6.2). Thieves must not keep each other from finishing
until the turn limit (§6.4): some way before it, the policy steals only from a hand that would go out, and draws more
cards to form a group if nobody else has hope for one. In the last rounds it draws nothing and avoids loose cards.
`HABITS` sets how much of each: round numbers, which win 58.6 ± 1.0 % of 4,000 deals against the reference's.
`lab/tune.py` can improve on them.
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.notty.law.rules import Notty

if not cython.compiled:
    from parlour.core.bits import lowest
    from parlour.games.notty.law.consts import (
        CYCLE,
        CYCLED,
        DRAW,
        DREW,
        DROP,
        END,
        HAND_LIMIT,
        MOST_DRAWN,
        STEAL,
        STOLE,
    )
    from parlour.games.notty.law.cover import loose
    from parlour.games.notty.play.consts import FAIR_HOPE
    from parlour.games.notty.play.hand import (
        a_group,
        both_left,
        finishing_cycles,
        finishing_draws,
        help_for,
        hope,
        promise,
        some_left,
    )

HABITS = {
    "loose_cost": 20.0,  # cost of one more loose card, when choosing the card to put back
    "finish_worth": 10.0,  # worth of a card in the deck that would finish the hand by draw & discard
    "help_worth": 0.18,  # worth of a card that a card of the deck would bring into a group
    "promise_worth": 0.02,  # worth of a pair of cards in the deck that would form a group
    "steal_at": 0.02,  # steal from a player whose draw & discard finishes with at least this chance
    "draw_at": 0.02,  # draw a card that finishes with at least this chance
    "least_hand": 3.0,  # the number of cards up to which a small hand draws
    "draws_first": 1.0,  # draw them before draw & discard, not after
    "short_rounds": 30.0,  # rounds before the limit in which only a finished hand is stolen from
    "short_hand": 6.0,  # the least hand in those rounds, unless somebody else has hope for a group
    "late_rounds": 13.0,  # rounds before the limit in which nothing is drawn and loose cards cost most
}
# With these numbers the policy plays move by move like the frozen reference player.
REFERENCE = {
    "loose_cost": 1000.0,
    "finish_worth": 0.0,
    "help_worth": 1.0,
    "promise_worth": 0.0,
    "steal_at": 0.03,
    "draw_at": 0.06,
    "least_hand": 4.0,
    "draws_first": 0.0,
    "short_rounds": 0.0,
    "late_rounds": 0.0,
    "short_hand": 4.0,  # the same as least_hand
}
LATE_COST = 1000.0  # cost of one more loose card in the last rounds


class NottyPolicy(Policy):
    """Plays by the exact cover of the hands."""

    def __init__(self, habits: Mapping[str, float] = HABITS) -> None:
        self.loose_cost = habits["loose_cost"]
        self.finish_worth = habits["finish_worth"]
        self.help_worth = habits["help_worth"]
        self.promise_worth = habits["promise_worth"]
        self.steal_at = habits["steal_at"]
        self.draw_at = habits["draw_at"]
        self.least_hand = habits["least_hand"]
        self.draws_first = habits["draws_first"]
        self.short_rounds = habits["short_rounds"]
        self.late_rounds = habits["late_rounds"]
        self.short_hand = habits["short_hand"]

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        return self.choose_notty(cython.cast(Notty, state))

    def choose_notty(self, state: Notty) -> int:
        """The action of the seat on turn."""
        seat = state.on_turn
        if state.cycling:
            return DROP + self.to_put_back(state)
        if loose(state.ones[seat], state.twos[seat]) == 0:
            return a_group(state.ones[seat], state.twos[seat])
        if state.held[seat] >= HAND_LIMIT:
            return END
        if self.draws_first and self.is_too_small(state):
            return self.draw(state)
        if not state.done & CYCLED:
            return CYCLE
        if not state.done & STOLE:
            victim = self.victim(state)
            if victim >= 0 and self.finish_chance(state, victim) >= self.steals_at(state):
                return STEAL + victim
        if not state.done & DREW and not within(state, self.late_rounds):
            return self.draw(state)
        return END

    def least(self, state: Notty) -> float:
        """The size up to which a hand is drawn: larger than usual near the limit, if no opponent has hope for a group.

        With three players it is also larger if the hand itself has no hope, because waiting would help two others.
        """
        if not within(state, self.short_rounds):
            waits = state.seats > 2 and self.hope_of(state, state.on_turn) < FAIR_HOPE
            return self.short_hand if waits else self.least_hand
        for seat in range(state.seats):
            if seat != state.on_turn and self.hope_of(state, seat) >= FAIR_HOPE:
                return self.least_hand
        return self.short_hand

    def is_too_small(self, state: Notty) -> bool:
        """Whether the seat on turn should draw now because its hand is too small."""
        if state.done & DREW or within(state, self.late_rounds):
            return False
        return state.held[state.on_turn] < self.least(state)

    def waits_in_vain(self, state: Notty) -> bool:
        """Whether a small hand without hope would only wait for two opponents."""
        return state.seats > 2 and not state.cycling and self.is_too_small(state)

    def hope_of(self, state: Notty, seat: int) -> int:
        """The number of cards in the deck that would join a group with cards of a hand."""
        return hope(state.ones[seat], state.twos[seat], some_left(state), both_left(state))

    def steals_at(self, state: Notty) -> float:
        """How likely a player must be to finish to be stolen from; near the limit a theft mostly helps the victim."""
        return 1.0 if within(state, self.short_rounds) else self.steal_at

    def to_put_back(self, state: Notty) -> int:
        """The card whose absence leaves the best hand."""
        ones = state.ones[state.on_turn]
        twos = state.twos[state.on_turn]
        some = some_left(state)
        both = both_left(state)
        dear = LATE_COST - self.loose_cost if within(state, self.late_rounds) else 0.0
        chosen = -1
        best = 0.0
        cards = ones
        while cards:
            card = cards & (~cards + 1)
            cards &= cards - 1
            found = self.liking(ones & ~(card & ~twos), twos & ~card, some, both)
            found -= dear * loose(ones & ~(card & ~twos), twos & ~card)
            if chosen < 0 or found > best:
                chosen = lowest(card)
                best = found
        return chosen

    def liking(self, ones: int, twos: int, some: int, both: int) -> float:
        """How promising a hand is."""
        return (
            self.finish_worth * finishing_cycles(ones, twos, some, both)
            + self.help_worth * help_for(ones, twos, some, both)
            + self.promise_worth * promise(ones, some, both)
            - self.loose_cost * loose(ones, twos)
        )

    def victim(self, state: Notty) -> int:
        """The opponent who is most likely to finish and holds more than one card; -1 if there is none."""
        chosen = -1
        best = -1.0
        for seat in range(state.seats):
            if seat != state.on_turn and state.held[seat] > 1:
                chance = self.finish_chance(state, seat)
                if chance > best:
                    chosen = seat
                    best = chance
        return chosen

    def finish_chance(self, state: Notty, seat: int) -> float:
        """The chance that a seat's next draw & discard finishes; 1 if nothing is loose already."""
        ones = state.ones[seat]
        twos = state.twos[seat]
        if loose(ones, twos) == 0:
            return 1.0
        return finishing_cycles(ones, twos, some_left(state), both_left(state)) / (state.deck.size + 0.0)

    def draw(self, state: Notty) -> int:
        """The action that draws what a small hand lacks, or one card that may finish; -1 for none."""
        seat = state.on_turn
        missing = cython.cast(int, self.least(state)) - state.held[seat]
        if missing > 0:
            return DRAW - 1 + (missing if missing < MOST_DRAWN else MOST_DRAWN)
        finishing = finishing_draws(state.ones[seat], state.twos[seat], some_left(state), both_left(state))
        return DRAW if finishing and finishing >= self.draw_at * state.deck.size else END


def within(state: Notty, rounds: float) -> bool:
    """Whether each seat has at most this many rounds left before the turn limit, at which groups are laid down."""
    return state.lays_down and state.turn_limit - state.turns <= rounds * state.seats


POLICY = NottyPolicy
SEARCH = Settings(budget=200)
