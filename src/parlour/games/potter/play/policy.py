"""Potter: go out if the hand can; otherwise lay everything, and discard what costs most and fits nothing.

Playouts stop at the end of the round. A seat's expectation there follows from who won the round and from the totals.
Search raises the player from 56 to 66 of 100 rounds against the reference (docs/players.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import cython

from parlour.bots.calibration import Trust
from parlour.bots.meld_mistakes import slips
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.weights import Values, values
from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.play.finish import Going

if not cython.compiled:
    from math import exp

    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import NO_CARD, OVER, SUIT_CARDS, SUITS, THREES, WHOLE_SUIT
    from parlour.core.melds import THREE_CARDS, THREE_PLACES, is_set
    from parlour.games.potter.law.consts import (
        ADD,
        DISCARD,
        DRAW,
        END,
        FILLERS,
        LARGEST_TAKE,
        MELD,
        MOST_SEATED,
        NATURAL,
        ONE_WILD,
        PLACES,
        RETURN,
        TAKE,
        TWO_WILDS,
        WAYS,
    )
    from parlour.games.potter.law.melding import WAY_FILLERS
    from parlour.games.potter.play.finish import above, below
    from parlour.games.potter.play.hands import cover, hopes_of, in_threes, near_to, worth_of

# The weights of the player. TAKE_CARD, POINT, LINK and GIVE were found by trying changes in 20,000 rounds each, against
# a player with the reference's numbers; the others are the reference's.
TAKE_CARD = 16  # what the pile must save for each card but the first: points, and 3 per card
POINT = 5  # a discard gains for each point of the card,
LINK = 24  # and loses for each meld that lacks one more card,
HOPE = 4  # for each meld that lacks two,
FITTING = 40  # for a card that fits onto the table,
MELDED = 200  # for a card of a meld in hand,
GIVE = 2  # for each meld that the next seat could make with it by taking the pile,
LOOP = 40  # and for a card that goes round in a loop
PATIENCE = 20  # laps after which a round is stuck, and points no longer count

# What opponents are assumed not to hold:
DOUBT_MELD = 4  # a meld,
DOUBT_LAPS = 2  # or cards that fit those which they discarded within this many laps

# The value of the end of a round; `parlour train potter --agent value` fits the spread.
ROUND = 0.3  # the part for winning the round; the rest is the chance to win the match
LEAF = {
    "spread": 1,  # difference in points for an e-fold difference in chances, once the target is reached
    "spread_left": 1,  # what is added for each point that is left to the target
}
NONE = -1


class PotterPolicy(Policy):
    """Plays by its hand and by what lies face up. `leaf` holds the weights of the value where its search stops."""

    def __init__(self, leaf: Values | None = None, round_part: float = ROUND) -> None:
        leaf = values("potter", "value") if leaf is None else leaf
        if len(leaf) != 2:
            raise ValueError(f"2 values were expected, not {len(leaf)}")
        self.round_part = round_part
        self.spread = float(leaf[0])
        self.spread_left = float(leaf[1])
        self.going = Going()
        self.root_round = 0
        if not cython.compiled:
            self.root_totals = [0] * MOST_SEATED

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        return self.choose_potter(cython.cast(Potter, state), room)

    def choose_potter(self, state: Potter, room: Room) -> int:
        """The action of the seat on turn."""
        self.look(state)
        if not state.drawn:
            return TAKE if self.wants_pile(state) else DRAW
        if self.can_go_out(state, self.hand, state.taken.size):
            return self.first_step_out(state, room)
        return self.go_on(state, room)

    def look(self, state: Potter) -> None:
        """Store what this seat sees, as masks."""
        seat = state.on_turn
        self.hand = state.hands[seat]
        self.is_sallan = state.sallan >> seat & 1 != 0
        self.going.potters = state.potters()
        self.wilds = self.hand & self.going.potters if self.is_sallan else 0
        self.lying = 0
        self.going.ace_high = state.ace_high
        self.going.clear_table()
        for meld in range(state.melds):
            self.lying |= state.stands[meld]
            self.going.lay(state.places[meld * PLACES], state.places[meld * PLACES + 1], not is_set(state.stands[meld]))

    # Drawing.

    def wants_pile(self, state: Potter) -> bool:
        """Whether the pile lets the hand go out, or brings a certain meld and saves enough."""
        if not state.may_take():
            return False
        if self.can_go_out(state, self.hand | state.pile.mask(), state.pile.size):
            return True
        after = self.cover_with_pile(state)
        if not after:
            return False
        saved = after - cover(self.hand & ~self.wilds, count(self.wilds))
        return saved > TAKE_CARD * (state.pile.size - 1)

    def cover_with_pile(self, state: Potter) -> int:
        """The most that melds can take out of hand and pile together; only a Sallan uses wilds."""
        owned = state.hands[state.on_turn] | state.pile.mask()
        wilds = owned & state.potters() if state.sallan >> state.on_turn & 1 else 0
        return cover(owned & ~wilds, count(wilds))

    # Going out.

    def can_go_out(self, state: Potter, hand: int, owed: int) -> bool:
        """Whether this hand can be laid down this turn; a meld is owed if `owed` is not 0."""
        if self.going.is_far(hand, self.is_sallan):
            return False
        self.going.fit = hand & ~self.going.potters & ~state.banned[state.on_turn]
        if not owed:
            self.going.fit = state.discards()
        return self.going.goes_out(hand, 0, self.is_sallan, self.is_sallan and not owed)

    def first_step_out(self, state: Potter, room: Room) -> int:
        """The first action of a way out, which is known to exist."""
        if self.is_sallan and not state.taken.size and self.going.fits_on(self.hand):
            return self.next_lay_off(state, room)
        for three in range(THREES):
            if self.going.is_natural(self.hand, three) and self.going.goes_after(self.hand, three, 0, three + 1):
                return MELD + three * WAYS
        for three in range(THREES):
            step = THREES + three + 1
            if self.going.wants_one_wild(self.hand, three) and self.going.goes_after(self.hand, three, 1, step):
                return self.wild_meld(three)
        return self.go_on(state, room)

    def wild_meld(self, three: int) -> int:
        """The action of a meld that lacks one card, with the same wild as `goes_after` uses."""
        missing = THREE_CARDS[three] & ~(self.hand & ~self.going.potters)
        wild = lowest(self.wilds & ~THREE_CARDS[three])
        place = 0
        while not missing >> THREE_PLACES[three * 3 + place] & 1:
            place += 1
        return MELD + three * WAYS + ONE_WILD + place * SUITS + wild // SUIT_CARDS

    def next_lay_off(self, state: Potter, room: Room) -> int:
        """The lay-off of the next card of a hand that fits onto the table."""
        rest = self.hand & ~self.wilds
        action = self.add_natural(state, rest)
        if action != NONE:
            return action
        if not rest & (rest - 1) and not rest & ~self.going.fit:
            action = self.add_wild(state, 0) if self.wilds else DISCARD + lowest(rest)
        elif rest & (above(self.going.high) | below(self.going.low)):
            action = self.add_wild(state, rest)
        else:
            action = self.any_meld(state, room)
        return action if action != NONE else self.to_discard(state)

    def add_natural(self, state: Potter, cards: int) -> int:
        """The lay-off of one of these cards as itself; NONE if none fits."""
        for spot in range(state.melds * PLACES):
            if state.places[spot] != NO_CARD and cards >> state.places[spot] & 1:
                return ADD + spot * FILLERS
        return NONE

    def add_wild(self, state: Potter, rest: int) -> int:
        """The lay-off of a wild: where it makes room for one of the remaining cards, or anywhere if there are none."""
        for spot in range(state.melds * PLACES):
            card = state.places[spot]
            if card == NO_CARD:
                continue
            place = 0 if is_set(state.stands[spot // PLACES]) else bit(card)
            if not rest or rest & (above(place) if spot % PLACES else below(place)):
                if self.wilds >> card & 1:
                    return ADD + spot * FILLERS
                return ADD + spot * FILLERS + 1 + lowest(self.wilds) // SUIT_CARDS
        return NONE

    def any_meld(self, state: Potter, room: Room) -> int:
        """Any legal meld, preferably one with two wilds."""
        best = NONE
        for i in range(state.list_melds(room.cells, 0)):
            if best == NONE or (room.cells[i] - MELD) % WAYS >= TWO_WILDS:
                best = room.cells[i]
        return best

    # Playing on.

    def go_on(self, state: Potter, room: Room) -> int:
        """A meld or a lay-off if there is one, else a discard."""
        action = self.best_meld(state, room, 0)
        if action == NONE and self.wilds:
            action = self.best_meld(state, room, 1)
        if state.taken.size:
            if action == NONE:
                action = self.any_meld(state, room)
            return action if action != NONE else RETURN
        if action == NONE and self.is_sallan:
            action = self.add_natural(state, self.hand & ~self.wilds)
            if action == NONE and self.wilds:
                action = self.add_wild(state, 0)
        return action if action != NONE else self.to_discard(state)

    def best_meld(self, state: Potter, room: Room, wilds: int) -> int:
        """The meld with `wilds` wilds, none or one, that leaves the best cover."""
        best = NONE
        most = 0
        for i in range(state.list_melds(room.cells, 0)):
            way = (room.cells[i] - MELD) % WAYS
            if way >= TWO_WILDS or (way >= ONE_WILD) != wilds:
                continue
            used = self.used_by(room.cells[i])
            rest = self.hand & ~used
            value = worth_of(used & ~self.wilds) + cover(rest & ~self.going.potters, count(rest & self.going.potters))
            if value > most:
                most = value
                best = room.cells[i]
        return best

    def used_by(self, action: int) -> int:
        """The cards of the hand that a meld takes."""
        three = (action - MELD) // WAYS
        way = (action - MELD) % WAYS
        used = 0
        for place in range(3):
            suit = WAY_FILLERS[way * 3 + place]
            if suit == NATURAL:
                used |= bit(THREE_PLACES[three * 3 + place])
            else:
                used |= self.going.potters & WHOLE_SUIT * bit(suit * SUIT_CARDS)
        return used

    def to_discard(self, state: Potter) -> int:
        """The discard of the card with the greatest burden; the end of the turn if no discard is legal."""
        fit = state.discards()
        if not fit:
            return END
        melded = in_threes(self.hand & ~self.wilds)
        pile = state.pile.mask()
        best = NONE
        most = 0
        while fit:
            card = lowest(fit)
            fit &= fit - 1
            found = self.burden(state, card, melded, pile)
            if best == NONE or found > most:
                most = found
                best = card
        return DISCARD + best

    def burden(self, state: Potter, card: int, melded: int, pile: int) -> int:
        """How welcome the discard of a card is."""
        found = 0 if state.turns >= PATIENCE * state.seats else POINT * (card % SUIT_CARDS + 1)
        found -= hopes_of(card, self.hand, self.lying | pile, LINK, HOPE)
        if state.pile.size < LARGEST_TAKE:
            found -= hopes_of(card, 0, self.lying | self.hand | pile, 0, GIVE)
        if melded >> card & 1:
            found -= MELDED
        if (self.going.low | self.going.high | self.going.sets) >> card & 1:
            found -= FITTING
        if state.loop_turns >= state.seats and state.loop_seen >> card & 1:
            found -= LOOP
        return found

    # Searching.

    def slips(self, state: State, chosen: int, actions: Sequence[int]) -> list[int]:
        return slips(state, chosen, actions)

    def shortlist(self, state: State, cells: Cells, count: int) -> int:
        return self.short_potter(cython.cast(Potter, state), cells, count)

    def short_potter(self, state: Potter, cells: Cells, listed: int) -> int:
        """Drop moves that need no thought: which of several Potters is the wild, and where two of them stand.

        A pile that brings no meld is dropped too: even a level that errs does not take it and pay for it at once.
        """
        kept = 0
        for i in range(listed):
            if self.is_worth_a_thought(state, cells[i]):
                cells[kept] = cells[i]
                kept += 1
        return kept

    def is_worth_a_thought(self, state: Potter, action: int) -> bool:
        """Whether an action is worth considering: one wild at a time, the lowest; no pile taken or returned in vain."""
        wilds = state.hands[state.on_turn] & state.potters()
        if action >= ADD:
            return (action - ADD) % FILLERS in (0, 1 + lowest(wilds) // SUIT_CARDS) if wilds else True
        if action >= MELD:
            way = (action - MELD) % WAYS
            if way < ONE_WILD:
                return True
            wilds &= ~THREE_CARDS[(action - MELD) // WAYS]
            return way < TWO_WILDS and wilds != 0 and (way - ONE_WILD) % SUITS == lowest(wilds) // SUIT_CARDS
        return self.cover_with_pile(state) != 0 if action == TAKE else action != RETURN

    def doubt(self, world: State, seat: int) -> int:
        return self.doubt_potter(cython.cast(Potter, world), seat)

    def doubt_potter(self, state: Potter, seat: int) -> int:
        """How unlikely the other hands are: players seldom keep a meld, or cards that fit their recent discards."""
        found = 0
        for other in range(state.seats):
            if other != seat and in_threes(state.hands[other]):
                found += DOUBT_MELD
        other = seat
        for i in range(state.pile.size - 1, -1, -1):
            other = other - 1 if other else state.seats - 1
            if other != seat and state.pile.size - i <= DOUBT_LAPS * state.seats:
                found += count(state.hands[other] & near_to(state.pile.cells[i]))
        return found

    def set_out(self, state: State) -> None:
        self.remember(cython.cast(Potter, state))

    def remember(self, state: Potter) -> None:
        """Store the round, and the totals before it is scored."""
        self.root_round = state.round
        for seat in range(state.seats):
            self.root_totals[seat] = state.totals[seat]

    def arrived(self, state: State) -> bool:
        return self.is_scored(cython.cast(Potter, state))

    def is_scored(self, state: Potter) -> bool:
        """Whether the round in which the search began has ended."""
        return state.on_turn == OVER or state.round != self.root_round

    def worth(self, state: State, seat: int) -> float:
        return self.expected(cython.cast(Potter, state), seat)

    def expected(self, state: Potter, seat: int) -> float:
        """A seat's expectation: a part for the round, the rest for the match."""
        won = 1.0 if state.totals[seat] == self.root_totals[seat] else 0.0
        return self.round_part * won + (1.0 - self.round_part) * self.match_chance(state, seat)

    def match_chance(self, state: Potter, seat: int) -> float:
        """A seat's chance to win the match: it falls exponentially with points, more steeply towards the end."""
        if state.on_turn == OVER:
            return state.outcome(seat)
        highest = 0
        for other in range(state.seats):
            if state.totals[other] > highest:
                highest = state.totals[other]
        spread = self.spread + self.spread_left * (state.target - highest)
        whole = 0.0
        for other in range(state.seats):
            whole += exp((state.totals[seat] - state.totals[other]) / spread)
        return 1.0 / whole


POLICY = PotterPolicy
TRUST = Trust(sharpness=0.7, modesty=0.95, public=0.7)
JUDGE = partial(PotterPolicy, round_part=0.0)  # values the match alone
SEARCH = Settings(budget=3000, gate=1.5, losses=(0.25, 0.03, 0.008))
