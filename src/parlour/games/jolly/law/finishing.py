"""Whether a turn can still be ended by the rules (rulebook.en.md, §5.6, §9.1).

Nothing may be laid that leads nowhere: while something is owed, `can_finish` tries melds, lay-offs and swaps until the
turn may end. It plays them on this state, takes them back, and remembers what led nowhere.
"""

from __future__ import annotations

import cython

from parlour.core.state import Cells
from parlour.games.jolly.law.debts import Debts

if not cython.compiled:
    from parlour.core.bits import lowest
    from parlour.core.consts import MIX_START, OVER, RUN_STARTS, RUNS_A_SUIT, SUIT_CARDS, SUITS
    from parlour.core.melds import THREE_CARDS
    from parlour.core.rng import mix
    from parlour.games.jolly.law.consts import (
        ADD,
        FILLERS,
        GAMBLING,
        JOKER,
        MEMO,
        NOBODY,
        OPENING,
        PAIR,
        PLACES,
        PLAYING,
        RUN,
        SET,
        SET_BASE,
        SWAP,
        TO_CLEAR,
        TO_FINISH,
        TO_OPEN,
        WAYS,
    )
    from parlour.games.jolly.law.melding import MELD_CARDS, MELD_JOKERS, PLACE_POINTS


class Finishing(Debts):
    """A turn with a search for its possible end."""

    def make_parts(self) -> None:
        Debts.make_parts(self)
        if not cython.compiled:
            self.led_nowhere = [0] * MEMO
        self.best_opening = -1

    # What leads to an end.

    def list_laying(self, cells: Cells, listed: int) -> int:
        """List the melds, lay-offs and swaps after which the turn can still be ended."""
        if not self.has_opened() and self.phase != GAMBLING and self.melds == self.first_new and not self.may_open():
            return listed
        action = RUN
        while action < ADD:
            if self.fits_meld(self.on_turn, action) and self.leads_on(action):
                cells[listed] = action
                listed += 1
            action = next_meld(action, self.jokers[self.on_turn])
        for action in range(ADD, ADD + self.melds * PLACES * FILLERS):
            if self.fits(action) and self.leads_on(action):
                cells[listed] = action
                listed += 1
        for action in range(SWAP, SWAP + self.melds * SUITS):
            if self.fits(action) and self.leads_on(action):
                cells[listed] = action
                listed += 1
        return listed

    def leads_on(self, action: int) -> bool:
        """Whether the turn can be ended after this; a Jolly Hand can always be conceded."""
        if self.phase == GAMBLING:
            return True
        return self.look_after(action, TO_FINISH, 0)

    def is_stuck(self) -> bool:
        """Whether the turn owes something that this hand cannot pay."""
        return self.on_turn != OVER and self.phase == PLAYING and self.owes() and not self.can_finish()

    # Openings.

    def may_open(self) -> bool:
        """Whether this hand has an opening."""
        return self.may_still_open() and self.finish_by_melds(True)

    def may_still_open(self) -> bool:
        """A quick check whether an opening is out of the question: no natural run, or fewer than 36 points."""
        if not self.has_pure_run() and not self.holds_run():
            return False
        return self.new_points() + self.most_points() >= OPENING

    def holds_run(self) -> bool:
        """Whether the hand has a run without a joker."""
        hand = self.ones[self.on_turn]
        if hand & hand >> 1 & hand >> 2 & RUN_STARTS:
            return True
        for suit in range(SUITS):  # noqa: SIM110  # C has no any()
            if not THREE_CARDS[suit * RUNS_A_SUIT + RUNS_A_SUIT - 1] & ~hand:
                return True
        return False

    def most_points(self) -> int:
        """An upper bound for the points of the hand in melds: every card at its most, except one to discard."""
        seat = self.on_turn
        points = 10 * self.jokers[seat]
        least = 10
        for copy in range(2):
            hand = self.twos[seat] if copy else self.ones[seat]
            while hand:
                rank = lowest(hand) % SUIT_CARDS
                hand &= hand - 1
                worth = PLACE_POINTS[rank] if rank else 10
                points += worth
                if worth < least:
                    least = worth
        return points - least if self.final_discard else points

    def seek_opening(self) -> None:
        """Try every way to open, and keep the most points in `best_opening`; one card stays to be discarded."""
        left = self.held(self.on_turn)
        if left < (1 if self.final_discard else 0):
            return
        if self.has_pure_run() and self.new_points() > self.best_opening:
            self.best_opening = self.new_points()
        if self.new_points() + self.most_points() <= self.best_opening:
            return
        key = mix(self.turn_key(), 1)
        if self.led_nowhere[key & (MEMO - 1)] == key:
            return
        self.led_nowhere[key & (MEMO - 1)] = key
        for action in range(RUN, ADD + self.melds * PLACES * FILLERS):
            is_old = ADD <= action < ADD + self.first_new * PLACES * FILLERS
            if not is_old and self.fits(action):
                self.look_after(action, TO_OPEN, 0)

    # The search.

    def can_finish(self) -> bool:
        """Whether melds, lay-offs and swaps can bring the turn to where it may end."""
        left = self.held(self.on_turn)
        if not self.owes() and (left > 0 or not self.final_discard):
            return True
        opening = not self.may_lay_off()
        spent = left <= (1 if self.final_discard else 0)  # nothing more can be laid, but a card can be swapped
        if opening and (spent or not self.may_still_open()):
            return False
        key = self.turn_key()
        if self.led_nowhere[key & (MEMO - 1)] == key:
            return False
        if (not spent and self.finish_by_melds(opening)) or self.finish_by_table(opening, spent):
            return True
        self.led_nowhere[key & (MEMO - 1)] = key
        return False

    def finish_by_melds(self, opening: bool) -> bool:
        """Try new melds; while an opening lacks its run without a joker, try such runs first."""
        pure_first = opening and not self.has_pure_run()
        action = RUN
        while action < (SET if pure_first else ADD):
            fits = self.fits_meld(self.on_turn, action) and (opening or self.pays(action))
            if fits and self.look_after(action, TO_FINISH, 0):
                return True
            action = action + WAYS if pure_first else next_meld(action, self.jokers[self.on_turn])
        return False

    def finish_by_table(self, opening: bool, spent: bool) -> bool:
        """Try lay-offs and swaps."""
        if not spent:
            for action in range(ADD, ADD + self.melds * PLACES * FILLERS):
                fits = self.fits(action) and (opening or self.pays_off(action))
                if fits and self.look_after(action, TO_FINISH, 0):
                    return True
        for action in range(SWAP, SWAP + self.melds * SUITS):
            if self.fits(action) and self.look_after(action, TO_FINISH, 0):
                return True
        return False

    def pays(self, action: int) -> bool:
        """Whether a new meld may pay a debt: it holds the taken card, or a joker, which pays for a swapped one."""
        if MELD_JOKERS[action - RUN]:
            return True
        return self.owes_taken() and self.taken != JOKER and MELD_CARDS[action - RUN] >> self.taken & 1 != 0

    def pays_off(self, action: int) -> bool:
        """Whether a lay-off may pay a debt.

        It may be a joker into a new meld, a card that makes room for one there, the fourth card of a set, whose joker
        can then be swapped, or a card that brings a meld nearer to the taken one.
        """
        meld = (action - ADD) // (PLACES * FILLERS)
        base = self.bases[meld]
        if (action - ADD) % FILLERS and (self.taken == JOKER or meld >= self.first_new):
            return True
        if meld >= self.first_new and self.owes_jokers():
            return True
        if base >= SET_BASE and self.wilds[meld]:
            return True
        if not self.owes_taken() or self.taken == JOKER:
            return False
        return base == self.taken // SUIT_CARDS or base - SET_BASE == self.taken % SUIT_CARDS

    def look_after(self, action: int, purpose: int, spare: int) -> bool:
        """Lay something, check where it leads, and put everything back as it was."""
        seat = self.on_turn
        ones = self.ones[seat]
        twos = self.twos[seat]
        jokers = self.jokers[seat]
        melds = self.melds
        meld = meld_of(action, melds)
        base = self.bases[meld]
        natural = self.naturals[meld]
        wild = self.wilds[meld]
        swapped = self.swapped
        taken_used = self.taken_used
        self.lay(action)
        found = False
        if purpose == TO_FINISH:
            found = (self.held(seat) > 0 or not self.final_discard) and self.can_finish()
        elif purpose == TO_CLEAR:
            found = self.can_clear(spare)
        else:
            self.seek_opening()
        self.ones[seat] = ones
        self.twos[seat] = twos
        self.jokers[seat] = jokers
        self.melds = melds
        self.bases[meld] = base
        self.naturals[meld] = natural
        self.wilds[meld] = wild
        self.swapped = swapped
        self.taken_used = taken_used
        return found

    def can_clear(self, spare: int) -> bool:
        """Whether new melds can take the whole hand except for `spare` cards; jolly_hand.py overrides this."""
        return False

    def turn_key(self) -> int:
        """A hash of everything that decides whether the turn can be ended."""
        seat = self.on_turn
        key = mix(mix(mix(MIX_START, self.ones[seat]), self.twos[seat]), self.jokers[seat])
        key = mix(mix(key, self.taken + 1), self.swapped * 4 + self.taken_used * 2 + self.final_discard)
        key = mix(mix(key, self.first_new), self.has_opened())
        for meld in range(self.melds):
            part = self.bases[meld]
            key = mix(key, part << 28 | self.naturals[meld] << 14 | self.wilds[meld])
        return key

    # For Python: what refusals and reasons read.

    def leads_somewhere(self, action: int) -> bool:
        """Whether the turn could be ended after a meld, lay-off or swap that fits."""
        return self.fits_action(action) and bool(self.leads_on(action))

    def most_to_open_with(self) -> int:
        """The most points that the opening can reach from here; -1 if it can have no run without a joker."""
        self.best_opening = -1
        self.seek_opening()
        return self.best_opening

    def opens_with(self, gained: int, lost: int) -> bool:
        """Whether the seat on turn could open with card `gained` and without `lost`; NOBODY for none."""
        seat = self.on_turn
        if lost != NOBODY:
            self.take_out(seat, lost)
        if gained != NOBODY:
            self.receive(seat, gained)
        found = bool(self.may_open())
        if gained != NOBODY:
            self.take_out(seat, gained)
        if lost != NOBODY:
            self.receive(seat, lost)
        return found


def next_meld(action: int, jokers: int) -> int:
    """The meld of three to try after this one: without a joker in hand, only those that need none."""
    if jokers:
        return action + 1
    if action < SET:
        return action + WAYS
    return action + 1 if action + 1 < PAIR else ADD


def meld_of(action: int, melds: int) -> int:
    """The number of the meld that an action changes; a new one comes after the others."""
    if action >= SWAP:
        return (action - SWAP) // SUITS
    return (action - ADD) // (PLACES * FILLERS) if action >= ADD else melds
