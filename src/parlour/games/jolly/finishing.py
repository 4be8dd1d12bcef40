"""What a turn owes, and whether it can still be ended by the rules (rulebook.en.md, §3.9, §5, §6.3, §9.1).

Nothing is laid that leads nowhere (§5.6): while something is owed, `can_finish` tries melds, lay-offs and swaps until
the turn may end. It plays them on this very state and takes them back, and remembers what led nowhere.
"""

from __future__ import annotations

import cython

from parlour.core.state import Cells
from parlour.games.jolly.melding import Melding

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import (
        CARDS,
        MIX_START,
        ONE_RANK,
        RUN_STARTS,
        RUNS_A_SUIT,
        SUIT_CARDS,
        SUITS,
        THREES,
    )
    from parlour.core.melds import THREE_CARDS, THREE_PLACES
    from parlour.core.rng import mix
    from parlour.games.jolly.consts import (
        ADD,
        FILLERS,
        GAMBLING,
        JOKER,
        MEMO,
        NOBODY,
        OPENING,
        PAIR,
        PLACES,
        RUN,
        SET,
        SET_BASE,
        SWAP,
        TO_CLEAR,
        TO_FINISH,
        TO_OPEN,
        WAYS,
    )
    from parlour.games.jolly.melding import MELD_CARDS, MELD_JOKERS, PLACE_POINTS

    NEIGHBOURS = [0] * CARDS


class Finishing(Melding):
    """The debts of a turn."""

    def make_parts(self) -> None:
        Melding.make_parts(self)
        if not cython.compiled:
            self.led_nowhere = [0] * MEMO
        self.opened = 0
        self.phase = 0
        self.first_new = 0
        self.taken = NOBODY
        self.taken_used = 0
        self.swapped = 0
        self.final_discard = True
        self.best_opening = -1
        self.last_laid = NOBODY

    # What is owed.

    def has_opened(self) -> bool:
        """Whether the seat on turn has opened in an earlier turn."""
        return self.opened & 1 << self.on_turn != 0

    def new_points(self) -> int:
        """What the new melds of this turn count together (§5.2)."""
        points = 0
        for meld in range(self.first_new, self.melds):
            points += self.points_of(meld)
        return points

    def has_pure_run(self) -> bool:
        """Whether one of the new melds is a run without a joker (§5.1)."""
        for meld in range(self.first_new, self.melds):  # noqa: SIM110  # C has no any()
            if self.bases[meld] < SET_BASE and not self.wilds[meld]:
                return True
        return False

    def opening_holds(self) -> bool:
        """36 points, and a run without a joker (§5.1)."""
        return self.has_pure_run() and self.new_points() >= OPENING

    def may_lay_off(self) -> bool:
        """Whether older melds are open: after the opening, or as soon as its conditions hold (§5.3)."""
        return self.has_opened() or self.opening_holds()

    def owes_opening(self) -> bool:
        """An opening that is begun but not complete (§3.9)."""
        return self.melds > self.first_new and not self.has_opened() and not self.opening_holds()

    def owes_taken(self) -> bool:
        """A taken card that is not used (§3.9)."""
        return self.taken != NOBODY and not self.taken_used

    def owes_jokers(self) -> int:
        """How many swapped jokers do not lie in new melds yet (§6.3)."""
        laid = 0
        for meld in range(self.first_new, self.melds):
            laid += count(self.wilds[meld])
        return self.swapped - laid if self.swapped > laid else 0

    def owes(self) -> bool:
        """Whether the turn may not end yet."""
        return self.owes_taken() or self.owes_opening() or self.owes_jokers() > 0

    # What may be laid.

    def fits(self, action: int) -> bool:
        """Whether the hand and the table allow a meld, lay-off or swap, whatever comes after."""
        if action < ADD:
            return self.fits_meld(self.on_turn, action)
        if action < SWAP:
            meld = (action - ADD) // (PLACES * FILLERS)
            if meld < self.first_new and (self.phase == GAMBLING or not self.may_lay_off()):
                return False
            return self.fits_add(self.on_turn, action - ADD) and not self.breaks_opening(action - ADD)
        return self.phase != GAMBLING and self.may_lay_off() and self.fits_swap(self.on_turn, action - SWAP)

    def breaks_opening(self, spot_and_filler: int) -> bool:
        """Whether a joker would make the opening's last run without one impure, once the conditions hold (§5.3)."""
        meld = spot_and_filler // (PLACES * FILLERS)
        if meld < self.first_new or not spot_and_filler % FILLERS or self.phase == GAMBLING or self.has_opened():
            return False
        if self.bases[meld] >= SET_BASE or self.wilds[meld] or not self.opening_holds():
            return False
        for other in range(self.first_new, self.melds):
            if other != meld and self.bases[other] < SET_BASE and not self.wilds[other]:
                return False
        return True

    def list_laying(self, cells: Cells, listed: int) -> int:
        """Melds, lay-offs and swaps after which the turn can still be ended."""
        if not self.has_opened() and self.phase != GAMBLING and self.melds == self.first_new and not self.may_open():
            return listed
        action = RUN
        while action < ADD:
            if self.fits_meld(self.on_turn, action) and self.leads_on(action):
                cells[listed] = action
                listed += 1
            action = self.next_meld(action)
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
        """Whether the turn can be ended after this; in the Jolly Hand one can always concede."""
        if self.phase == GAMBLING:
            return True
        return self.look_after(action, TO_FINISH, 0)

    def may_open(self) -> bool:
        """Whether this hand has an opening."""
        return self.may_still_open() and self.can_finish_opening()

    def may_still_open(self) -> bool:
        """A quick look whether an opening is out of the question: no natural run, or not 36 points in sight."""
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
        """More than the hand could ever count in melds: every card at its most, but one to be discarded."""
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

    def can_finish_opening(self) -> bool:
        """Whether some first meld leads to an opening."""
        return self.finish_by_melds(True)

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
        """Try new melds; while an opening lacks its pure run, that one first."""
        pure_first = opening and not self.has_pure_run()
        action = RUN
        while action < (SET if pure_first else ADD):
            fits = self.fits_meld(self.on_turn, action) and (opening or self.pays(action))
            if fits and self.look_after(action, TO_FINISH, 0):
                return True
            action = action + WAYS if pure_first else self.next_meld(action)
        return False

    def next_meld(self, action: int) -> int:
        """The meld of three to look at after this one: without a joker in hand, only those that need none."""
        if self.jokers[self.on_turn]:
            return action + 1
        if action < SET:
            return action + WAYS
        return action + 1 if action + 1 < PAIR else ADD

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
        """Whether a lay-off may pay a debt: a joker into a new meld, a card that makes room for one there, the fourth
        of a set, whose joker can then be swapped, or a card that brings a meld nearer to the taken one."""
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
        """Lay something, see where it leads, and put everything back as it was."""
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

    def turn_key(self) -> int:
        """Everything that decides whether the turn can be ended, folded into one number."""
        seat = self.on_turn
        key = mix(mix(mix(MIX_START, self.ones[seat]), self.twos[seat]), self.jokers[seat])
        key = mix(mix(key, self.taken + 1), self.swapped * 4 + self.taken_used * 2 + self.final_discard)
        key = mix(mix(key, self.first_new), self.has_opened())
        for meld in range(self.melds):
            part = self.bases[meld]
            key = mix(key, part << 28 | self.naturals[meld] << 14 | self.wilds[meld])
        return key

    # The Jolly Hand.

    def can_clear(self, spare: int) -> bool:
        """Whether new melds can take the whole hand but for so many cards; a discard is one."""
        left = self.held(self.on_turn)
        if left <= spare:
            return True
        if self.too_many_loners(spare):
            return False
        key = mix(self.turn_key(), spare + 2)
        if self.led_nowhere[key & (MEMO - 1)] == key:
            return False
        card = self.next_to_go()
        if (spare and self.clear_without(card)) or self.clear_by(card, spare):
            return True
        self.led_nowhere[key & (MEMO - 1)] = key
        return False

    def too_many_loners(self, spare: int) -> bool:
        """A quick look: a card without a neighbour, and no new meld to go to, needs two jokers for itself."""
        seat = self.on_turn
        if self.melds > self.first_new:
            return False
        loners = 0
        hand = self.ones[seat]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if not NEIGHBOURS[card] & self.ones[seat]:
                loners += 1
        return loners > spare + self.jokers[seat] // 2

    def next_to_go(self) -> int:
        """The first card of the hand, aces last: a run grows upwards from its lowest card, and an ace may end it."""
        hand = self.ones[self.on_turn]
        if hand & ~ONE_RANK:
            return lowest(hand & ~ONE_RANK)
        return lowest(hand) if hand else JOKER

    def clear_without(self, card: int) -> bool:
        """Leave a card over, to be discarded."""
        seat = self.on_turn
        self.take_out(seat, card)
        found = self.can_clear(0)
        self.receive(seat, card)
        return found

    def clear_by(self, card: int, spare: int) -> bool:
        """Lay a card in a new meld, or onto one; or a joker onto one, so that the card can follow."""
        action = RUN
        while action < ADD:
            fits = card != JOKER and MELD_CARDS[action - RUN] >> card & 1 and self.fits_meld(self.on_turn, action)
            if fits and self.look_after(action, TO_CLEAR, spare):
                return True
            action = self.next_meld(action)
        for action in range(ADD + self.first_new * PLACES * FILLERS, ADD + self.melds * PLACES * FILLERS):
            if self.fits_add(self.on_turn, action - ADD):
                joker = (action - ADD) % FILLERS
                if (joker or self.add_card(action - ADD) == card) and self.look_after(action, TO_CLEAR, spare):
                    return True
        return False

    # Laying for real.

    def lay(self, action: int) -> None:
        """Cards go from the hand to the table: a new meld, a lay-off, or a swap."""
        seat = self.on_turn
        if action >= SWAP:
            self.put(self.swap_in(action - SWAP))
            self.receive(seat, JOKER)
            self.swapped += 1
        elif action >= ADD:
            self.put(self.add_to(action - ADD))
        else:
            self.lay_meld_of(action)
            self.put_meld(self.melds - 1)

    def put_meld(self, meld: int) -> None:
        """The cards of a new meld leave the hand."""
        places = self.naturals[meld]
        while places:
            self.put(self.card_at(meld, lowest(places)))
            places &= places - 1
        for _ in range(count(self.wilds[meld])):
            self.put(JOKER)

    def put(self, card: int) -> None:
        """A card leaves the hand for the table; the taken card is used by any card of its kind (§3.7)."""
        self.take_out(self.on_turn, card)
        self.last_laid = card
        if card == self.taken:
            self.taken_used = 1


def write_neighbours() -> None:
    """For each card, the cards that could be in one meld of three with it."""
    for card in range(CARDS):
        NEIGHBOURS[card] = 0
    for three in range(THREES):
        for place in range(3):
            NEIGHBOURS[THREE_PLACES[three * 3 + place]] |= THREE_CARDS[three]
    for card in range(CARDS):
        NEIGHBOURS[card] &= ~bit(card)


def meld_of(action: int, melds: int) -> int:
    """The meld that an action changes; a new one comes after the others."""
    if action >= SWAP:
        return (action - SWAP) // SUITS
    return (action - ADD) // (PLACES * FILLERS) if action >= ADD else melds


write_neighbours()
