"""A turn from its draw to its discard, and the end of the game (rulebook.en.md, §3, §5.4, §7 and §9)."""

from __future__ import annotations

import cython

from parlour.core.state import Cells
from parlour.games.jolly.law.dealing import Dealing

if not cython.compiled:
    from parlour.core.bits import count, lowest
    from parlour.core.consts import OVER
    from parlour.games.jolly.law.consts import (
        ADD,
        DISCARD,
        DRAWING,
        FILLERS,
        FIRST_MELDS,
        GAMBLING,
        JOKER,
        MOST_RESHUFFLES,
        NOBODY,
        PLAYING,
        RUN,
        SEATED,
        SWAP,
        TOLD_ADDED,
        TOLD_DISCARDED,
        TOLD_DRAWN,
        TOLD_DRAWN_GAME,
        TOLD_MELD,
        TOLD_OPENED,
        TOLD_PUT_BACK,
        TOLD_SWAPPED,
        TOLD_TAKEN,
        TOLD_WON,
        WHY_NOTHING,
        WHY_ROUNDS,
        WHY_STOCK,
    )
    from parlour.games.jolly.law.finishing import meld_of
    from parlour.games.jolly.law.melding import MELD_CARDS


class Turn(Dealing):
    """The course of turns; the Jolly Hand is in jolly_hand.py."""

    def make_parts(self) -> None:
        Dealing.make_parts(self)
        self.round = 1
        self.round_limit = 0

    # Which actions are legal.

    def may_take(self) -> bool:
        """Whether the top card of the pile may be taken: it can be used this turn (§3.6)."""
        if self.round < FIRST_MELDS or not self.pile.size or self.put_back:
            return False
        seat = self.on_turn
        card = self.pile.cells[self.pile.size - 1]
        self.receive(seat, card)
        self.taken = card
        usable = self.can_finish()
        self.taken = NOBODY
        self.take_out(seat, card)
        return usable

    def may_put_back(self) -> bool:
        """Whether the taken card may be put back: nothing else was done, and there is a stock to draw from (§3.8)."""
        return self.taken != NOBODY and not self.touched and self.can_draw_after_putting_back()

    def may_meld(self) -> bool:
        """Whether melds are allowed: from round 3 on (§3.3)."""
        return self.round >= FIRST_MELDS and not self.first_discard

    def may_discard(self) -> bool:
        """Whether a discard is allowed: nothing is owed (§3.9), and only a player who has opened goes out (§9.2)."""
        return not self.owes() and (self.held(self.on_turn) > 1 or self.may_lay_off())

    def list_discards(self, cells: Cells, listed: int) -> int:
        """List the discards: any card of the hand (§3.9), a joker too (§3.10)."""
        seat = self.on_turn
        hand = self.ones[seat]
        while hand:
            cells[listed] = DISCARD + lowest(hand)
            listed += 1
            hand &= hand - 1
        if self.jokers[seat]:
            cells[listed] = DISCARD + JOKER
            listed += 1
        return listed

    # What the actions do.

    def draw(self) -> None:
        """Draw the top card of the stock (§3.5)."""
        if not self.stock.size:
            self.reshuffle()
        card = self.stock.pop()
        if self.seen_bottom > self.stock.size:
            self.seen_bottom = self.stock.size
        self.receive(self.on_turn, card)
        self.phase = PLAYING
        self.tell(TOLD_DRAWN, self.on_turn, card)

    def take(self) -> None:
        """Take the top card of the pile (§3.5), which must be used (§3.6)."""
        self.taken = self.pile.pop()
        self.taken_used = 0
        self.receive(self.on_turn, self.taken)
        self.show(self.on_turn, self.taken)
        self.phase = PLAYING
        self.tell(TOLD_TAKEN, self.on_turn, self.taken)

    def put_card_back(self) -> None:
        """Put the taken card back; only the stock is left to draw from (§3.8)."""
        self.give_up(self.on_turn, self.taken)
        self.pile.push(self.taken)
        self.tell(TOLD_PUT_BACK, self.on_turn, self.taken)
        self.taken = NOBODY
        self.put_back = 1
        self.phase = DRAWING

    def lay_down(self, action: int) -> None:
        """Lay a meld, a lay-off or a swap."""
        seat = self.on_turn
        if action >= SWAP:
            self.tell(TOLD_SWAPPED, seat, self.swap_card(action - SWAP), meld_of(action, self.melds) + 1)
        elif action >= ADD:
            card = self.add_card(action - ADD)
            self.tell(TOLD_ADDED, seat, (action - ADD) % FILLERS, card, meld_of(action, self.melds) + 1)
        else:
            self.tell(TOLD_MELD, seat, self.melds + 1, action)
        self.lay(action)
        self.touched = self.taken != NOBODY
        self.forget_laid(action)
        if not self.held(seat):
            self.win(seat)

    def forget_laid(self, action: int) -> None:
        """Note that what was just laid is no longer known to be in the hand."""
        seat = self.on_turn
        if action >= SWAP:
            self.forget(seat, self.last_laid)
            self.show(seat, JOKER)
        elif action >= ADD:
            self.forget(seat, self.last_laid)
        else:
            cards = MELD_CARDS[action - RUN]
            while cards:
                self.forget(seat, lowest(cards))
                cards &= cards - 1
            for _ in range(count(self.wilds[self.melds - 1])):
                self.forget(seat, JOKER)

    def discard(self, card: int) -> None:
        """Discard a card onto the pile, which makes the opening final (§5.4); the last card wins (§9.1)."""
        seat = self.on_turn
        self.give_up(seat, card)
        self.pile.push(card)
        self.tell(TOLD_DISCARDED, seat, card)
        if self.phase == GAMBLING:
            self.win(seat)
            return
        if self.melds > self.first_new and not self.has_opened():
            self.opened |= 1 << seat
            self.tell(TOLD_OPENED, seat, self.new_points())
        if self.held(seat):
            self.next_turn()
        else:
            self.win(seat)

    def next_turn(self) -> None:
        """Pass the turn to the other seat; a new round begins with the starter (§3.1)."""
        self.turns += 1
        self.on_turn = 1 - self.on_turn
        if self.on_turn == self.starter:
            self.round += 1
        self.forget_turn()
        if self.round > self.round_limit:
            self.end_drawn(WHY_ROUNDS)
        elif not self.stock.size and self.reshuffles >= MOST_RESHUFFLES:
            self.end_drawn(WHY_STOCK)
        elif not self.can_draw() and not self.may_take():
            self.end_drawn(WHY_NOTHING)

    # The end.

    def win(self, seat: int) -> None:
        """End the game with a winner: the last card is gone (§9.1), or the other player has lost (§8.4)."""
        self.winners = 1 << seat
        self.end_game()
        self.tell(TOLD_WON, seat)

    def end_drawn(self, why: int) -> None:
        """End the game in a draw (§7.2, §7.3)."""
        self.winners = 0
        self.end_game()
        self.tell(TOLD_DRAWN_GAME, why)

    def end_game(self) -> None:
        """End the game: nobody is on turn, nothing is owed, and the hands are shown."""
        self.on_turn = OVER
        self.forget_turn()
        for seat in range(SEATED):
            self.known_ones[seat] = self.ones[seat]
            self.known_twos[seat] = self.twos[seat]
            self.known_jokers[seat] = self.jokers[seat]

    # For Python: what refusals and positions read.

    def nothing_works(self) -> bool:
        """Whether the turn cannot be ended by the rules, or not even begun."""
        if self.phase == DRAWING:
            worn_out = not self.stock.size and self.reshuffles >= MOST_RESHUFFLES and not self.put_back
            return bool(worn_out or (not self.can_draw() and not self.may_take()))
        return bool(self.is_stuck() or (self.phase == PLAYING and not self.owes() and not self.may_discard()))

    def could_put_back(self) -> bool:
        """Whether the taken card can be put back."""
        return bool(self.may_put_back())

    def could_use_top(self) -> bool:
        """Whether the top card of the pile could be used this turn."""
        return self.phase == DRAWING and self.pile.size > 0 and bool(self.may_take())
