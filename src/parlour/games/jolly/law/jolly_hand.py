"""The Jolly Hand (rulebook.en.md, §8): declaring it, whether it can win, and conceding it."""

from __future__ import annotations

import cython

from parlour.games.jolly.law.turn import Turn

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import CARDS, ONE_RANK, OVER, THREES
    from parlour.core.melds import THREE_CARDS, THREE_PLACES
    from parlour.core.rng import mix
    from parlour.games.jolly.law.consts import (
        ADD,
        FILLERS,
        FIRST_MELDS,
        GAMBLING,
        JOKER,
        JOLLY,
        JOLLY_CARDS,
        MEMO,
        NOBODY,
        PLACES,
        RUN,
        TO_CLEAR,
        TOLD_CONCEDED,
        TOLD_DECLARED,
        TOLD_TAKEN_BACK,
    )
    from parlour.games.jolly.law.finishing import next_meld
    from parlour.games.jolly.law.melding import MELD_CARDS

    NEIGHBOURS = [0] * CARDS


class JollyHand(Turn):
    """The turn with the Jolly Hand, which is played for all or nothing."""

    def make_parts(self) -> None:
        Turn.make_parts(self)
        self.barred = 0
        self.failure_costs_turn = False

    def may_gamble(self) -> bool:
        """Whether a Jolly Hand may be declared (§8.1)."""
        seat = self.on_turn
        if self.round < FIRST_MELDS or self.put_back or self.jolly_card == NOBODY:
            return False
        return not (self.opened | self.barred) >> seat & 1 and self.held(seat) == JOLLY_CARDS

    def gamble(self) -> None:
        """Declare a Jolly Hand: the Jolly card comes into the hand (§8.2)."""
        self.taken = self.jolly_card
        self.taken_used = 0
        self.jolly_card = NOBODY
        self.receive(self.on_turn, self.taken)
        self.show(self.on_turn, self.taken)
        self.phase = GAMBLING
        self.tell(TOLD_DECLARED, self.on_turn, self.taken)

    def concede(self) -> None:
        """Concede a Jolly Hand, which loses the game, or the turn (§8.4)."""
        seat = self.on_turn
        self.tell(TOLD_CONCEDED, seat)
        if not self.failure_costs_turn:
            self.win(1 - seat)
            return
        self.take_melds_back()
        self.give_up(seat, self.taken)
        self.jolly_card = self.taken
        self.barred |= 1 << seat
        self.tell(TOLD_TAKEN_BACK, seat)
        self.next_turn()

    def take_melds_back(self) -> None:
        """Return what was laid this turn to the hand, where everybody knows it."""
        seat = self.on_turn
        while self.melds > self.first_new:
            self.melds -= 1
            places = self.naturals[self.melds]
            while places:
                self.come_back(seat, self.card_at(self.melds, lowest(places)))
                places &= places - 1
            for _ in range(count(self.wilds[self.melds])):
                self.come_back(seat, JOKER)

    def come_back(self, seat: int, card: int) -> None:
        """Move a card from the table into a hand, known to everybody."""
        self.receive(seat, card)
        self.show(seat, card)

    # Whether it can win.

    def jolly_hand_wins(self) -> bool:
        """Whether the hand with the Jolly card falls into melds, except for a card to discard (§8.3)."""
        seat = self.on_turn
        card = self.jolly_card
        self.receive(seat, card)
        wins = self.can_clear(1)
        self.take_out(seat, card)
        return wins

    def is_gamble(self, action: int) -> bool:
        """Whether an action is a Jolly Hand that cannot win."""
        return action == JOLLY and not self.jolly_hand_wins()

    def can_clear(self, spare: int) -> bool:
        """Whether new melds can take the whole hand except for `spare` cards, such as the discard."""
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
        """A quick check: a card without a neighbour, and without a new meld to go to, needs two jokers."""
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
        """The first card of the hand, aces last: runs grow upwards from their lowest card, and an ace may end them."""
        hand = self.ones[self.on_turn]
        if hand & ~ONE_RANK:
            return lowest(hand & ~ONE_RANK)
        return lowest(hand) if hand else JOKER

    def clear_without(self, card: int) -> bool:
        """Whether the hand can be cleared with this card left over for the discard."""
        seat = self.on_turn
        self.take_out(seat, card)
        found = self.can_clear(0)
        self.receive(seat, card)
        return found

    def clear_by(self, card: int, spare: int) -> bool:
        """Whether laying this card in a new meld or onto one, perhaps after a joker, lets the hand be cleared."""
        action = RUN
        while action < ADD:
            fits = card != JOKER and MELD_CARDS[action - RUN] >> card & 1 and self.fits_meld(self.on_turn, action)
            if fits and self.look_after(action, TO_CLEAR, spare):
                return True
            action = next_meld(action, self.jokers[self.on_turn])
        for action in range(ADD + self.first_new * PLACES * FILLERS, ADD + self.melds * PLACES * FILLERS):
            if self.fits_add(self.on_turn, action - ADD):
                joker = (action - ADD) % FILLERS
                if (joker or self.add_card(action - ADD) == card) and self.look_after(action, TO_CLEAR, spare):
                    return True
        return False

    # For Python: what refusals and players read.

    def is_barred(self, seat: int) -> bool:
        """Whether a seat may not declare another Jolly Hand."""
        return bool(self.barred >> seat & 1)

    def jolly_hand_can_win(self) -> bool:
        """Whether a Jolly Hand, declared now or in progress, falls into melds except for a card to discard (§8.3)."""
        if self.on_turn == OVER:
            return False
        if self.phase == GAMBLING:
            return bool(self.can_clear(1))
        return bool(self.jolly_card != NOBODY and self.jolly_hand_wins())


def write_neighbours() -> None:
    """Fill the table of the cards that can be in a meld of three with each card."""
    for card in range(CARDS):
        NEIGHBOURS[card] = 0
    for three in range(THREES):
        for place in range(3):
            NEIGHBOURS[THREE_PLACES[three * 3 + place]] |= THREE_CARDS[three]
    for card in range(CARDS):
        NEIGHBOURS[card] &= ~bit(card)


write_neighbours()
