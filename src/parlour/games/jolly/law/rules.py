"""The law of Jolly (rulebook.en.md, §1 to §9): deal, legal, play. The C types are in rules.pxd.

It is written in chapters, each a class on top of the one before: melding.py (hands and melds), debts.py (what a turn
has done and owes), finishing.py (whether it can be ended), dealing.py (the deal, the hunt and the piles), turn.py (the
turn and the end), jolly_hand.py. This module puts them together.
"""

from __future__ import annotations

import cython

from parlour.core.state import Cells, State
from parlour.games.jolly.law.jolly_hand import JollyHand

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import CARDS, OVER
    from parlour.core.planes import fill_plane, lay_plane, part_of_255
    from parlour.core.rng import mix
    from parlour.games.jolly.law.consts import (
        CONCEDE,
        DISCARD,
        DRAW,
        DRAWING,
        GAMBLING,
        JOKER,
        JOKERS,
        JOLLY,
        NO_PLACE,
        NOBODY,
        PLACES,
        PLAYING,
        PUTBACK,
        RUN,
        SEATED,
        TAKE,
    )


class Jolly(JollyHand):
    """A game of Jolly."""

    def take_options(self) -> None:
        starter = self.options["starter"]
        self.chosen_starter = NOBODY if starter == "random" else starter
        self.hunt_within = self.options["hunt"] == "within"
        self.final_discard = self.options["final_discard"]
        self.failure_costs_turn = self.options["jolly_hand_failure"] == "turn"
        self.round_limit = self.options["round_limit"]

    def deal_cards(self) -> None:
        """Deal the cards (§1); the starter's first turn is only a discard (§3.2)."""
        self.deal()
        self.barred = 0
        self.round = 1
        self.turns = 0
        self.winners = 0
        self.on_turn = self.starter
        self.phase = PLAYING
        self.first_discard = 1

    # Which actions are legal.

    def list_legal(self, cells: Cells) -> int:
        if self.on_turn == OVER:
            return 0
        if self.phase == DRAWING:
            return self.list_draws(cells)
        if self.phase == GAMBLING:
            cells[0] = CONCEDE
            listed = self.list_laying(cells, 1)
            return self.list_discards(cells, listed) if self.held(self.on_turn) == 1 else listed
        listed = 0
        if self.may_put_back():
            cells[0] = PUTBACK
            listed = 1
        if self.may_discard():
            listed = self.list_discards(cells, listed)
        if self.may_meld():
            listed = self.list_laying(cells, listed)
        # Only an imagined hand gets here: none of many deals could end the turn by the rules.
        return listed if listed else self.list_discards(cells, 0)

    def list_draws(self, cells: Cells) -> int:
        """List the ways to begin a turn."""
        listed = 0
        if self.can_draw():
            cells[listed] = DRAW
            listed += 1
        if self.may_take():
            cells[listed] = TAKE
            listed += 1
        if self.may_gamble():
            cells[listed] = JOLLY
            listed += 1
        return listed

    # What the actions do.

    def apply(self, action: int) -> None:
        if action >= RUN:
            self.lay_down(action)
        elif action >= DISCARD:
            self.discard(action - DISCARD)
        elif action == DRAW:
            self.draw()
        elif action == TAKE:
            self.take()
        elif action == PUTBACK:
            self.put_card_back()
        elif action == JOLLY:
            self.gamble()
        else:
            self.concede()

    # Copying and observing.

    def copy_from(self, other: State) -> None:
        self.copy_jolly(cython.cast(Jolly, other))

    def copy_jolly(self, other: Jolly) -> None:
        """Copy the attributes that every game has, and all that a game of Jolly has."""
        self.copy_common(other)
        self.copy_melding(other)
        self.copy_turn(other)
        self.copy_piles(other)
        self.round = other.round
        self.barred = other.barred
        self.failure_costs_turn = other.failure_costs_turn
        self.round_limit = other.round_limit

    def mixed(self, seen: int) -> int:
        for seat in range(SEATED):
            seen = mix(mix(mix(seen, self.ones[seat]), self.twos[seat]), self.jokers[seat])
            seen = mix(mix(mix(seen, self.known_ones[seat]), self.known_twos[seat]), self.known_jokers[seat])
        for meld in range(self.melds):
            seen = mix(mix(mix(seen, self.bases[meld]), self.naturals[meld]), self.wilds[meld])
        seen = mix(mix(mix(seen, self.melds), self.opened), self.phase)
        seen = mix(mix(mix(seen, self.first_new), self.taken + 1), self.taken_used)
        seen = self.pile.mixed(self.stock.mixed(mix(seen, self.swapped)))
        seen = mix(mix(mix(seen, self.jolly_card + 1), self.round), self.reshuffles)
        seen = mix(mix(mix(seen, self.first_discard), self.put_back), self.barred)
        seen = mix(mix(mix(seen, self.seen_bottom), self.chosen_starter + 1), self.hunt_within)
        seen = mix(seen, self.touched)
        return mix(mix(mix(seen, self.final_discard), self.failure_costs_turn), self.round_limit)

    def write_planes(self, seat: int, planes: Cells) -> None:
        """Write the planes of view.py: the places of cards first, then the counts that both players know."""
        other = 1 - seat
        lay_plane(planes, 0, self.ones[seat])
        lay_plane(planes, 1, self.twos[seat])
        lay_plane(planes, 2, self.known_ones[other])
        lay_plane(planes, 3, self.known_twos[other])
        for i in range(self.pile.size):
            card = self.pile.cells[i]
            if card != JOKER:
                planes[4 * CARDS + card] += 1
        if self.pile.size and self.pile.cells[self.pile.size - 1] != JOKER:
            lay_plane(planes, 5, bit(self.pile.cells[self.pile.size - 1]))
        for meld in range(self.melds):
            self.write_meld_planes(meld, planes)
        if self.jolly_card != NOBODY and self.jolly_card != JOKER:
            lay_plane(planes, 9, bit(self.jolly_card))
        if self.taken != NOBODY and self.taken != JOKER:
            lay_plane(planes, 10, bit(self.taken))
        if seat == self.starter:
            for i in range(self.seen_bottom):
                if self.stock.cells[i] != JOKER:
                    lay_plane(planes, 11, bit(self.stock.cells[i]))
        self.write_counts(seat, planes)

    def write_meld_planes(self, meld: int, planes: Cells) -> None:
        """Write the natural cards of a meld, what its jokers stand for, and the cards that continue it."""
        places = self.naturals[meld]
        while places:
            planes[6 * CARDS + self.card_at(meld, lowest(places))] += 1
            places &= places - 1
        for number in range(JOKERS):
            if self.joker_place(meld, number) != NO_PLACE:
                lay_plane(planes, 7, bit(self.card_at(meld, self.joker_place(meld, number))))
        for end in range(PLACES):
            if self.open_place(meld, end) != NO_PLACE:
                lay_plane(planes, 8, bit(self.card_at(meld, self.open_place(meld, end))))

    def write_counts(self, seat: int, planes: Cells) -> None:
        """Write the counts, each as the same number over a whole plane."""
        other = 1 - seat
        top_is_joker = self.pile.size > 0 and self.pile.cells[self.pile.size - 1] == JOKER
        fill_plane(planes, 12, self.jokers[seat])
        fill_plane(planes, 13, self.known_jokers[other])
        fill_plane(planes, 14, self.held(other))
        fill_plane(planes, 15, self.stock.size)
        fill_plane(planes, 16, top_is_joker)
        fill_plane(planes, 17, self.on_turn == seat)
        fill_plane(planes, 18, self.phase)
        fill_plane(planes, 19, self.opened >> seat & 1)
        fill_plane(planes, 20, self.opened >> other & 1)
        fill_plane(planes, 21, self.new_points())
        fill_plane(planes, 22, self.owes_jokers())
        fill_plane(planes, 23, self.owes_taken())
        fill_plane(planes, 24, self.round if self.round < 255 else 255)
        fill_plane(planes, 25, self.reshuffles)
        fill_plane(planes, 26, seat == self.starter)
        fill_plane(planes, 27, self.jolly_card != NOBODY)
        fill_plane(planes, 28, self.put_back)
        fill_plane(planes, 29, part_of_255(self.round, self.round_limit))

    # From positions.

    def set_game(self, number: int, opened: int, barred: int, reshuffles: int) -> None:
        """Set the round, who has opened, who is barred from the Jolly Hand, and the number of reshuffles."""
        self.round = number
        self.opened = opened
        self.barred = barred
        self.reshuffles = reshuffles
