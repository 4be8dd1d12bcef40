"""The deal, the hunt and the piles (rulebook.en.md, §1 and §7.1), and the parts of them that are hidden from a seat."""

from __future__ import annotations

import cython

from parlour.core.piles import Pile
from parlour.core.rng import Rng
from parlour.games.jolly.law.finishing import Finishing

if not cython.compiled:
    from parlour.core.bits import lowest
    from parlour.core.consts import CARDS
    from parlour.games.jolly.law.consts import (
        DEALT,
        HUNTED,
        JOKER,
        JOKERS,
        MOST_REDEALS,
        NOBODY,
        SEATED,
        TOLD_RESHUFFLED,
    )


class Dealing(Finishing):
    """The piles, and the hands that are dealt from them."""

    def make_parts(self) -> None:
        Finishing.make_parts(self)
        self.stock = Pile()
        self.pile = Pile()
        self.spare = Pile()
        self.jolly_card = NOBODY
        self.reshuffles = 0
        self.seen_bottom = 0
        self.chosen_starter = NOBODY
        self.hunt_within = False
        if not cython.compiled:
            self.to_deal = [0] * SEATED

    # The deal.

    def deal(self) -> None:
        """Deal thirteen cards to the starter, twelve to the other (§1.3); then hunt (§1.5) and set the Jolly (§1.7)."""
        self.clear_table()
        self.fill_stock()
        self.stock.shuffle(self.rng)
        self.starter = self.rng.pick(SEATED) if self.chosen_starter == NOBODY else self.chosen_starter
        found = self.hunt()
        for _ in range(DEALT + 1 - (found if self.hunt_within else 0)):
            self.receive(self.starter, self.stock.pop())
        for _ in range(DEALT):
            self.receive(1 - self.starter, self.stock.pop())
        self.reshuffles = 0

    def clear_table(self) -> None:
        """Remove all cards from the hands and the table."""
        for seat in range(SEATED):
            self.ones[seat] = 0
            self.twos[seat] = 0
            self.jokers[seat] = 0
            self.known_ones[seat] = 0
            self.known_twos[seat] = 0
            self.known_jokers[seat] = 0
        self.pile.clear()
        self.melds = 0
        self.opened = 0
        self.forget_turn()

    def fill_stock(self) -> None:
        """Fill the stock with two decks and four jokers (§1.2)."""
        self.stock.clear()
        for card in range(CARDS):
            self.stock.push(card)
            self.stock.push(card)
        for _ in range(JOKERS):
            self.stock.push(JOKER)

    def hunt(self) -> int:
        """Give the starter the jokers among the bottom three (§1.5); return the new bottom card, the Jolly (§1.7)."""
        seat = self.starter
        self.spare.clear()
        for i in range(HUNTED, self.stock.size):
            self.spare.push(self.stock.cells[i])
        kept = 0
        for i in range(HUNTED):
            if self.stock.cells[i] == JOKER:
                self.receive(seat, JOKER)
                self.show(seat, JOKER)
            else:
                self.stock.cells[kept] = self.stock.cells[i]
                kept += 1
        self.stock.size = kept
        for i in range(self.spare.size):
            self.stock.push(self.spare.cells[i])
        self.seen_bottom = kept - 1 if kept else 0
        self.jolly_card = self.stock.cells[0]
        for i in range(1, self.stock.size):
            self.stock.cells[i - 1] = self.stock.cells[i]
        self.stock.size -= 1
        return HUNTED - kept

    # When the stock runs out.

    def can_draw(self) -> bool:
        """Whether a card can be drawn: from the stock, or from the pile below its top card, reshuffled (§7.1)."""
        return self.stock.size > 0 or self.pile.size > 1

    def can_draw_after_putting_back(self) -> bool:
        """Whether a card can be drawn after the taken card is put back onto the pile."""
        return self.stock.size > 0 or self.pile.size > 0

    def reshuffle(self) -> None:
        """Shuffle all of the pile except its top card into a new stock (§7.1)."""
        top = self.pile.pop()
        self.stock.copy_from(self.pile)
        self.stock.shuffle(self.rng)
        self.pile.clear()
        self.pile.push(top)
        self.seen_bottom = 0
        self.reshuffles += 1
        self.tell(TOLD_RESHUFFLED, self.stock.size)

    # Imagining.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Redeal the other hand, except for known cards, and the stock, except for what the starter saw."""
        self.spare.clear()
        while self.stock.size > (self.seen_bottom if seat == self.starter else 0):
            self.spare.push(self.stock.pop())
        # In mid-turn the opponent holds what it takes to end the turn (§5.6), so deal until that is so.
        for _ in range(MOST_REDEALS):
            for owner in range(SEATED):
                self.to_deal[owner] = self.hide(owner) if owner != seat else 0
            self.spare.deal_again(rng)
            for owner in range(SEATED):
                for _dealt in range(self.to_deal[owner]):
                    self.receive(owner, self.spare.pop())
            if not self.is_stuck() and (seat == self.starter or not self.joker_was_left()):
                break
        while self.spare.size:
            self.stock.push(self.spare.pop())

    def joker_was_left(self) -> bool:
        """Whether a joker would lie where the hunt has looked: the spare cards are laid down from the last one on."""
        for i in range(self.seen_bottom):  # noqa: SIM110  # C has no any()
            if self.spare.cells[self.spare.size - 1 - i] == JOKER:
                return True
        return False

    def hide(self, seat: int) -> int:
        """Move the unknown cards of a hand to the spare cards, and return their number."""
        before = self.spare.size
        singles = self.ones[seat] & ~self.known_ones[seat]
        doubles = self.twos[seat] & ~self.known_twos[seat]
        while singles:
            self.spare.push(lowest(singles))
            singles &= singles - 1
        while doubles:
            self.spare.push(lowest(doubles))
            doubles &= doubles - 1
        for _ in range(self.jokers[seat] - self.known_jokers[seat]):
            self.spare.push(JOKER)
        self.ones[seat] = self.known_ones[seat]
        self.twos[seat] = self.known_twos[seat]
        self.jokers[seat] = self.known_jokers[seat]
        return self.spare.size - before

    def copy_piles(self, other: Dealing) -> None:
        """Copy the piles, and the progress of the deal."""
        self.stock.copy_from(other.stock)
        self.pile.copy_from(other.pile)
        self.jolly_card = other.jolly_card
        self.reshuffles = other.reshuffles
        self.seen_bottom = other.seen_bottom
        self.chosen_starter = other.chosen_starter
        self.hunt_within = other.hunt_within

    # For Python: what views, positions and players read.

    def stock_cards(self) -> list[int]:
        """The stock, bottom to top. Nobody at the table may see it."""
        return self.stock.cards()

    def stock_size(self) -> int:
        """The number of cards in the stock."""
        return self.stock.size

    def pile_cards(self) -> list[int]:
        """The discard pile, bottom to top."""
        return self.pile.cards()

    def lay_hands(self, hands: list[list[int]], known: list[list[int]]) -> None:
        """Set the hands, and what everybody knows of them."""
        self.clear_table()
        for seat in range(SEATED):
            for card in hands[seat]:
                self.receive(seat, card)
            for card in known[seat]:
                self.show(seat, card)

    def lay_piles(self, stock: list[int], pile: list[int], jolly_card: int, seen_bottom: int) -> None:
        """Set the piles."""
        self.stock.lay(stock)
        self.pile.lay(pile)
        self.jolly_card = jolly_card
        self.seen_bottom = seen_bottom
