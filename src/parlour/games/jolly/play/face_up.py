"""What lies face up in a game of Jolly: which cards are gone, and which ones fit the melds of the table.

The C types are in face_up.pxd.
"""

from __future__ import annotations

import cython

from parlour.games.jolly.law.rules import Jolly

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import SUIT_CARDS
    from parlour.games.jolly.law.consts import JOKER, NO_PLACE, PLACES, SET_BASE


class FaceUp:
    """Cards as masks: seen once, seen twice, fitting onto the table, and one card away from that."""

    def look_at_table(self, state: Jolly) -> None:
        """Gather the cards of the pile and of the melds."""
        self.seen = 0
        self.seen_twice = 0
        self.fitting = 0
        self.nearly = 0
        for i in range(state.pile.size):
            self.see(state.pile.cells[i])
        for i in range(state.melds):
            self.look_at_meld(state, i)

    def look_at_meld(self, state: Jolly, meld: int) -> None:
        """Note the cards of a meld as seen, those that continue it as fitting, and the next ones of a run as near."""
        places = state.naturals[meld]
        while places:
            self.see(state.card_at(meld, lowest(places)))
            places &= places - 1
        for end in range(PLACES):
            place = state.open_place(meld, end)
            if place != NO_PLACE:
                self.fitting |= bit(state.card_at(meld, place))
                place += 1 if end else -1
                if state.bases[meld] < SET_BASE and 0 <= place <= SUIT_CARDS:
                    self.nearly |= bit(state.card_at(meld, place))

    def see(self, card: int) -> None:
        """Note one more card as seen."""
        if card != JOKER:
            self.see_cards(bit(card), 0)

    def see_cards(self, ones: int, twos: int) -> None:
        """Note more cards as seen: `ones`, and `twos` of which there is a second copy."""
        self.seen_twice |= (self.seen & ones) | twos
        self.seen |= ones

    def unseen(self, card: int) -> int:
        """The number of copies of a card that may still come."""
        if self.seen_twice & bit(card):
            return 0
        return 1 if self.seen & bit(card) else 2
