"""What a turn has done and what it owes (rulebook.en.md, §3.9, §5.1 to §5.3, §6.3), what may be laid, and laying it."""

from __future__ import annotations

import cython

from parlour.games.jolly.law.melding import Melding

if not cython.compiled:
    from parlour.core.bits import count, lowest
    from parlour.core.consts import OVER
    from parlour.games.jolly.law.consts import (
        ACTIONS,
        ADD,
        DRAWING,
        FILLERS,
        GAMBLING,
        JOKER,
        NOBODY,
        OPENING,
        PLACES,
        RUN,
        SET_BASE,
        SWAP,
    )


class Debts(Melding):
    """The turn of the seat that is on turn."""

    def make_parts(self) -> None:
        Melding.make_parts(self)
        self.opened = 0
        self.final_discard = True
        self.last_laid = NOBODY
        self.forget_turn()

    def forget_turn(self) -> None:
        """Reset the turn: a new one owes nothing."""
        self.phase = DRAWING
        self.taken = NOBODY
        self.taken_used = 0
        self.swapped = 0
        self.put_back = 0
        self.touched = 0
        self.first_discard = 0
        self.first_new = self.melds

    # What the turn owes.

    def has_opened(self) -> bool:
        """Whether the seat on turn has opened in an earlier turn."""
        return self.opened & 1 << self.on_turn != 0

    def new_points(self) -> int:
        """The points of all new melds of this turn (§5.2)."""
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
        """Whether the opening is complete: 36 points, and a run without a joker (§5.1)."""
        return self.has_pure_run() and self.new_points() >= OPENING

    def may_lay_off(self) -> bool:
        """Whether older melds are open: after the opening, or as soon as its conditions hold (§5.3)."""
        return self.has_opened() or self.opening_holds()

    def owes_opening(self) -> bool:
        """Whether an opening has begun but is not complete (§3.9)."""
        return self.melds > self.first_new and not self.has_opened() and not self.opening_holds()

    def owes_taken(self) -> bool:
        """Whether a card was taken but is not used yet (§3.9)."""
        return self.taken != NOBODY and not self.taken_used

    def owes_jokers(self) -> int:
        """The number of swapped jokers that do not lie in new melds yet (§6.3)."""
        laid = 0
        for meld in range(self.first_new, self.melds):
            laid += count(self.wilds[meld])
        return self.swapped - laid if self.swapped > laid else 0

    def owes(self) -> bool:
        """Whether the turn may not end yet."""
        return self.owes_taken() or self.owes_opening() or self.owes_jokers() > 0

    # Which melds, lay-offs and swaps fit.

    def fits(self, action: int) -> bool:
        """Whether hand and table allow a meld, lay-off or swap, whatever comes after."""
        if action < ADD:
            return self.fits_meld(self.on_turn, action)
        if action < SWAP:
            meld = (action - ADD) // (PLACES * FILLERS)
            if meld < self.first_new and (self.phase == GAMBLING or not self.may_lay_off()):
                return False
            return self.fits_add(self.on_turn, action - ADD) and not self.breaks_opening(action - ADD)
        return self.phase != GAMBLING and self.may_lay_off() and self.fits_swap(self.on_turn, action - SWAP)

    def breaks_opening(self, spot_and_filler: int) -> bool:
        """Whether a joker would spoil the opening's only run without a joker, once its conditions hold (§5.3)."""
        meld = spot_and_filler // (PLACES * FILLERS)
        if meld < self.first_new or not spot_and_filler % FILLERS or self.phase == GAMBLING or self.has_opened():
            return False
        if self.bases[meld] >= SET_BASE or self.wilds[meld] or not self.opening_holds():
            return False
        for other in range(self.first_new, self.melds):
            if other != meld and self.bases[other] < SET_BASE and not self.wilds[other]:
                return False
        return True

    # Laying.

    def lay(self, action: int) -> None:
        """Lay cards from the hand onto the table: a new meld, a lay-off, or a swap."""
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
        """Remove the cards of a new meld from the hand."""
        places = self.naturals[meld]
        while places:
            self.put(self.card_at(meld, lowest(places)))
            places &= places - 1
        for _ in range(count(self.wilds[meld])):
            self.put(JOKER)

    def put(self, card: int) -> None:
        """Move a card from the hand to the table; any card of its kind uses the taken card (§3.7)."""
        self.take_out(self.on_turn, card)
        self.last_laid = card
        if card == self.taken:
            self.taken_used = 1

    def copy_turn(self, other: Debts) -> None:
        """Copy who has opened, and what the turn has done."""
        self.opened = other.opened
        self.phase = other.phase
        self.first_discard = other.first_discard
        self.taken = other.taken
        self.taken_used = other.taken_used
        self.put_back = other.put_back
        self.touched = other.touched
        self.first_new = other.first_new
        self.swapped = other.swapped
        self.final_discard = other.final_discard

    # For Python: what views, positions and players read.

    def is_open(self, seat: int) -> bool:
        """Whether a seat has opened."""
        return bool(self.opened >> seat & 1)

    def turn_phase(self) -> int:
        """The phase of the turn: DRAWING, PLAYING or GAMBLING."""
        return self.phase

    def taken_card(self) -> int:
        """The card taken this turn, in a Jolly Hand the Jolly card; NOBODY for none."""
        return self.taken

    def taken_is_used(self) -> bool:
        """Whether a card of the taken card's kind has been laid."""
        return bool(self.taken_used)

    def first_new_meld(self) -> int:
        """The number of the first meld that was laid this turn; all later ones were too."""
        return self.first_new

    def opening_points(self) -> int:
        """The points of the new melds of this turn."""
        return self.new_points()

    def opening_is_pure(self) -> bool:
        """Whether one of the new melds is a run without a joker."""
        return self.has_pure_run()

    def debts(self) -> tuple[bool, bool, int]:
        """What the turn owes: an opening, the use of the taken card, and the number of swapped jokers."""
        return self.owes_opening(), self.owes_taken(), self.owes_jokers()

    def table_is_open(self) -> bool:
        """Whether older melds are open to the seat on turn."""
        return self.may_lay_off()

    def fits_action(self, action: int) -> bool:
        """Whether hand and table allow a meld, lay-off or swap, whatever comes after."""
        return bool(RUN <= action < ACTIONS and self.on_turn != OVER and self.fits(action))

    def lay_blindly(self, action: int) -> None:
        """Lay what fits, wherever it leads, to find out why it is refused."""
        if self.fits_action(action):
            self.lay(action)

    def set_turn(self, phase: int, first_new: int, taken: int, used: bool) -> None:
        """Set what the turn has done: its phase, its new melds, and the card that was taken."""
        self.phase = phase
        self.first_new = first_new
        self.taken = taken
        self.taken_used = used

    def set_turn_flags(self, swapped: int, put_back: bool, touched: bool, first_discard: bool) -> None:
        """Set the number of jokers swapped, and the flags of the turn."""
        self.swapped = swapped
        self.put_back = put_back
        self.touched = touched
        self.first_discard = first_discard
