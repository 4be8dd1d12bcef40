"""The law of Jolly (rulebook.en.md, §1 to §9): deal, legal, play. The C types stand in rules.pxd.

Hands and melds are in melding.py, what a turn owes in finishing.py; here are the turn, the piles, the Jolly Hand and
the end.
"""

from __future__ import annotations

import cython

from parlour.core.piles import Pile
from parlour.core.rng import Rng
from parlour.core.state import Cells, State
from parlour.games.jolly.finishing import Finishing

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import CARDS, OVER
    from parlour.core.planes import fill_plane, lay_plane, part_of_255
    from parlour.core.rng import mix
    from parlour.games.jolly.consts import (
        ACTIONS,
        ADD,
        CONCEDE,
        DEALT,
        DISCARD,
        DRAW,
        DRAWING,
        FILLERS,
        FIRST_MELDS,
        GAMBLING,
        HUNTED,
        JOKER,
        JOKERS,
        JOLLY,
        JOLLY_CARDS,
        MOST_MELDS,
        MOST_REDEALS,
        MOST_RESHUFFLES,
        NO_PLACE,
        NOBODY,
        PLACES,
        PLAYING,
        PUTBACK,
        RUN,
        SEATED,
        SWAP,
        TAKE,
        TOLD_ADDED,
        TOLD_CONCEDED,
        TOLD_DECLARED,
        TOLD_DISCARDED,
        TOLD_DRAWN,
        TOLD_DRAWN_GAME,
        TOLD_MELD,
        TOLD_OPENED,
        TOLD_PUT_BACK,
        TOLD_RESHUFFLED,
        TOLD_SWAPPED,
        TOLD_TAKEN,
        TOLD_TAKEN_BACK,
        TOLD_WON,
        WHY_NOTHING,
        WHY_ROUNDS,
        WHY_STOCK,
    )
    from parlour.games.jolly.finishing import meld_of
    from parlour.games.jolly.melding import MELD_CARDS


class Jolly(Finishing):
    """A game of Jolly."""

    def make_parts(self) -> None:
        Finishing.make_parts(self)
        self.stock = Pile()
        self.pile = Pile()
        self.spare = Pile()
        self.jolly_card = NOBODY
        self.round = 1
        self.reshuffles = 0
        self.first_discard = 0
        self.put_back = 0
        self.touched = 0
        self.barred = 0
        self.seen_bottom = 0

    def take_options(self) -> None:
        starter = self.options["starter"]
        self.chosen_starter = NOBODY if starter == "random" else starter
        self.hunt_within = self.options["hunt"] == "within"
        self.final_discard = self.options["final_discard"]
        self.failure_costs_turn = self.options["jolly_hand_failure"] == "turn"
        self.round_limit = self.options["round_limit"]

    # The deal.

    def deal_cards(self) -> None:
        """Thirteen cards to the starter, twelve to the other (§1.3); the hunt (§1.5), and the Jolly card (§1.7)."""
        self.clear_table()
        self.stock.clear()
        for card in range(CARDS):
            self.stock.push(card)
            self.stock.push(card)
        for _ in range(JOKERS):
            self.stock.push(JOKER)
        self.stock.shuffle(self.rng)
        self.starter = self.rng.pick(SEATED) if self.chosen_starter == NOBODY else self.chosen_starter
        found = self.hunt()
        for _ in range(DEALT + 1 - (found if self.hunt_within else 0)):
            self.receive(self.starter, self.stock.pop())
        for _ in range(DEALT):
            self.receive(1 - self.starter, self.stock.pop())
        self.barred = 0
        self.round = 1
        self.turns = 0
        self.winners = 0
        self.reshuffles = 0
        self.on_turn = self.starter
        self.phase = PLAYING
        self.first_discard = 1

    def clear_table(self) -> None:
        """Nothing dealt, nothing laid."""
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

    def hunt(self) -> int:
        """The starter takes the jokers out of the three bottom cards (§1.5); the new bottom card is Jolly (§1.7)."""
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

    # What may be done.

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
        # Only an imagined hand comes to this: after many deals none was found that could end the turn by the rules.
        return listed if listed else self.list_discards(cells, 0)

    def list_draws(self, cells: Cells) -> int:
        """The ways to begin a turn."""
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

    def list_discards(self, cells: Cells, listed: int) -> int:
        """Any card of the hand (§3.9), a joker too (§3.10)."""
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

    def may_meld(self) -> bool:
        """From round 3 on (§3.3)."""
        return self.round >= FIRST_MELDS and not self.first_discard

    def may_discard(self) -> bool:
        """Nothing is owed (§3.9), and the last card goes only from a player who has opened (§9.2)."""
        return not self.owes() and (self.held(self.on_turn) > 1 or self.may_lay_off())

    def may_put_back(self) -> bool:
        """The taken card, while nothing else was done and the stock can be drawn instead (§3.8)."""
        return self.taken != NOBODY and not self.touched and self.can_draw_after_putting_back()

    def can_draw_after_putting_back(self) -> bool:
        """The pile will have one card more."""
        return self.stock.size > 0 or self.pile.size > 0

    def can_draw(self) -> bool:
        """From the stock, or from what the pile makes of it: all but its top card (§7.1)."""
        return self.stock.size > 0 or self.pile.size > 1

    def may_take(self) -> bool:
        """The top card of the pile, if it can be used in this turn (§3.6)."""
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

    def may_gamble(self) -> bool:
        """The Jolly Hand (§8.1)."""
        seat = self.on_turn
        if self.round < FIRST_MELDS or self.put_back or self.jolly_card == NOBODY:
            return False
        return not (self.opened | self.barred) >> seat & 1 and self.held(seat) == JOLLY_CARDS

    def jolly_hand_wins(self) -> bool:
        """Whether the hand with the Jolly card falls into melds, but for a card to discard (§8.3)."""
        seat = self.on_turn
        card = self.jolly_card
        self.receive(seat, card)
        wins = self.can_clear(1)
        self.take_out(seat, card)
        return wins

    def is_gamble(self, action: int) -> bool:
        """A Jolly Hand that cannot win."""
        return action == JOLLY and not self.jolly_hand_wins()

    # What is done.

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

    def draw(self) -> None:
        """The top card of the stock (§3.5)."""
        if not self.stock.size:
            self.reshuffle()
        card = self.stock.pop()
        if self.seen_bottom > self.stock.size:
            self.seen_bottom = self.stock.size
        self.receive(self.on_turn, card)
        self.phase = PLAYING
        self.tell(TOLD_DRAWN, self.on_turn, card)

    def reshuffle(self) -> None:
        """All of the pile but its top card becomes the stock (§7.1)."""
        top = self.pile.pop()
        self.stock.copy_from(self.pile)
        self.stock.shuffle(self.rng)
        self.pile.clear()
        self.pile.push(top)
        self.seen_bottom = 0
        self.reshuffles += 1
        self.tell(TOLD_RESHUFFLED, self.stock.size)

    def take(self) -> None:
        """The top card of the pile (§3.5); it has to be used (§3.6)."""
        self.taken = self.pile.pop()
        self.taken_used = 0
        self.receive(self.on_turn, self.taken)
        self.show(self.on_turn, self.taken)
        self.phase = PLAYING
        self.tell(TOLD_TAKEN, self.on_turn, self.taken)

    def put_card_back(self) -> None:
        """The taken card goes back; the stock is left (§3.8)."""
        self.give_up(self.on_turn, self.taken)
        self.pile.push(self.taken)
        self.tell(TOLD_PUT_BACK, self.on_turn, self.taken)
        self.taken = NOBODY
        self.put_back = 1
        self.phase = DRAWING

    def gamble(self) -> None:
        """The Jolly Hand is declared: the Jolly card comes into the hand (§8.2)."""
        self.taken = self.jolly_card
        self.taken_used = 0
        self.jolly_card = NOBODY
        self.receive(self.on_turn, self.taken)
        self.show(self.on_turn, self.taken)
        self.phase = GAMBLING
        self.tell(TOLD_DECLARED, self.on_turn, self.taken)

    def lay_down(self, action: int) -> None:
        """A meld, a lay-off or a swap."""
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
        """What has just been laid is no longer known to be in the hand."""
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
        """A card goes onto the pile; the opening is final (§5.4), and the last card wins (§9.1)."""
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

    def concede(self) -> None:
        """A Jolly Hand that failed loses the game, or the turn (§8.4)."""
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
        """What was laid in this turn goes back into the hand, where everybody knows it."""
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
        """A card goes from the table into a hand."""
        self.receive(seat, card)
        self.show(seat, card)

    def next_turn(self) -> None:
        """The other seat is on turn; a new round begins with the starter (§3.1)."""
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

    def forget_turn(self) -> None:
        """A new turn owes nothing."""
        self.phase = DRAWING
        self.taken = NOBODY
        self.taken_used = 0
        self.swapped = 0
        self.put_back = 0
        self.touched = 0
        self.first_discard = 0
        self.first_new = self.melds

    def win(self, seat: int) -> None:
        """The last card is gone (§9.1), or the other one has lost (§8.4)."""
        self.winners = 1 << seat
        self.end_game()
        self.tell(TOLD_WON, seat)

    def end_drawn(self, why: int) -> None:
        """Nobody wins (§7.2, §7.3)."""
        self.winners = 0
        self.end_game()
        self.tell(TOLD_DRAWN_GAME, why)

    def end_game(self) -> None:
        """Nobody is on turn, nothing is owed, and the hands are shown."""
        self.on_turn = OVER
        self.forget_turn()
        for seat in range(SEATED):
            self.known_ones[seat] = self.ones[seat]
            self.known_twos[seat] = self.twos[seat]
            self.known_jokers[seat] = self.jokers[seat]

    # Copies, imagination, observation.

    def copy_from(self, other: State) -> None:
        self.copy_jolly(cython.cast(Jolly, other))

    def copy_jolly(self, other: Jolly) -> None:
        """Copy what every game has, and all that a game of Jolly has."""
        self.copy_common(other)
        for seat in range(SEATED):
            self.ones[seat] = other.ones[seat]
            self.twos[seat] = other.twos[seat]
            self.jokers[seat] = other.jokers[seat]
            self.known_ones[seat] = other.known_ones[seat]
            self.known_twos[seat] = other.known_twos[seat]
            self.known_jokers[seat] = other.known_jokers[seat]
        for meld in range(other.melds):
            self.bases[meld] = other.bases[meld]
            self.naturals[meld] = other.naturals[meld]
            self.wilds[meld] = other.wilds[meld]
        self.melds = other.melds
        self.opened = other.opened
        self.phase = other.phase
        self.first_new = other.first_new
        self.taken = other.taken
        self.taken_used = other.taken_used
        self.swapped = other.swapped
        self.stock.copy_from(other.stock)
        self.pile.copy_from(other.pile)
        self.jolly_card = other.jolly_card
        self.round = other.round
        self.reshuffles = other.reshuffles
        self.first_discard = other.first_discard
        self.put_back = other.put_back
        self.touched = other.touched
        self.barred = other.barred
        self.seen_bottom = other.seen_bottom
        self.chosen_starter = other.chosen_starter
        self.hunt_within = other.hunt_within
        self.final_discard = other.final_discard
        self.failure_costs_turn = other.failure_costs_turn
        self.round_limit = other.round_limit

    def redeal(self, seat: int, rng: Rng) -> None:
        """Hidden are the other hand, but for what everybody knows of it, and the stock, but what the starter saw."""
        other = 1 - seat
        self.spare.clear()
        while self.stock.size > (self.seen_bottom if seat == self.starter else 0):
            self.spare.push(self.stock.pop())
        # In the middle of a turn the other one holds what it takes to end it (§5.6), so we deal until that is so.
        for _ in range(MOST_REDEALS):
            hidden = self.hide(other)
            self.spare.deal_anew(rng)
            for _dealt in range(hidden):
                self.receive(other, self.spare.pop())
            if not self.is_stuck() and (seat == self.starter or not self.joker_was_left()):
                break
        while self.spare.size:
            self.stock.push(self.spare.pop())

    def joker_was_left(self) -> bool:
        """Whether a joker would lie where the hunt has looked: the spare cards go down from the last one on."""
        for i in range(self.seen_bottom):  # noqa: SIM110  # C has no any()
            if self.spare.cells[self.spare.size - 1 - i] == JOKER:
                return True
        return False

    def is_stuck(self) -> bool:
        """Whether the turn owes something that this hand cannot pay."""
        return self.on_turn != OVER and self.phase == PLAYING and self.owes() and not self.can_finish()

    def hide(self, seat: int) -> int:
        """Put the unknown cards of a hand to the spare ones; say how many."""
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
        """The planes of view.py: places of cards first, then what both count."""
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
        """The natural cards of a meld, what its jokers stand for, and the cards that continue it."""
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
        """What is counted, the same number over a whole plane."""
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

    # For Python: what views, positions and players read.

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, in order, copies side by side, jokers last."""
        return cards_held(self.ones[seat], self.twos[seat], self.jokers[seat])

    def hand_masks(self, seat: int) -> tuple[int, int, int]:
        """A hand as masks: the cards held, the cards held twice, and how many jokers."""
        return self.ones[seat], self.twos[seat], self.jokers[seat]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.held(seat)

    def known_cards(self, seat: int) -> list[int]:
        """The cards that everybody knows in a hand."""
        return cards_held(self.known_ones[seat], self.known_twos[seat], self.known_jokers[seat])

    def is_open(self, seat: int) -> bool:
        """Whether a seat has opened."""
        return bool(self.opened >> seat & 1)

    def is_barred(self, seat: int) -> bool:
        """Whether a seat may declare no second Jolly Hand."""
        return bool(self.barred >> seat & 1)

    def turn_phase(self) -> int:
        """DRAWING, PLAYING or GAMBLING."""
        return self.phase

    def taken_card(self) -> int:
        """The card taken in this turn, in the Jolly Hand the Jolly card; NOBODY for none."""
        return self.taken

    def taken_is_used(self) -> bool:
        """Whether a card of its kind has gone to the table."""
        return bool(self.taken_used)

    def first_new_meld(self) -> int:
        """The melds from this one on were laid in this turn."""
        return self.first_new

    def opening_points(self) -> int:
        """What the new melds of this turn count."""
        return self.new_points()

    def opening_is_pure(self) -> bool:
        """Whether one of them is a run without a joker."""
        return self.has_pure_run()

    def debts(self) -> tuple[bool, bool, int]:
        """What the turn owes: an opening, the use of the taken card, so many swapped jokers."""
        return self.owes_opening(), self.owes_taken(), self.owes_jokers()

    def table_is_open(self) -> bool:
        """Whether older melds are open to the seat on turn."""
        return self.may_lay_off()

    def stock_cards(self) -> list[int]:
        """The stock, bottom to top. Nobody at the table may see it."""
        return self.stock.cards()

    def stock_size(self) -> int:
        """How many cards the stock has."""
        return self.stock.size

    def pile_cards(self) -> list[int]:
        """The discard pile, bottom to top."""
        return self.pile.cards()

    def meld_parts(self, meld: int) -> tuple[int, int, int]:
        """A meld's base, natural and wild places."""
        if not 0 <= meld < self.melds:
            raise IndexError(f"there are {self.melds} melds, not {meld}")
        return self.bases[meld], self.naturals[meld], self.wilds[meld]

    def meld_points(self, meld: int) -> int:
        """What a meld counts."""
        self.meld_parts(meld)
        return self.points_of(meld)

    def place_card(self, meld: int, place: int) -> int:
        """The card that belongs to a place of a meld."""
        self.meld_parts(meld)
        return self.card_at(meld, place)

    def place_open(self, meld: int, end: int) -> int:
        """Where a meld takes a card, or NO_PLACE."""
        self.meld_parts(meld)
        return self.open_place(meld, 1 if end else 0)

    def joker_takes(self, meld: int, place: int) -> bool:
        """Whether a joker may lie there."""
        self.meld_parts(meld)
        return bool(self.takes_joker(meld, place))

    def swap_place(self, meld: int, number: int) -> int:
        """The place of a joker that can be swapped, or NO_PLACE."""
        self.meld_parts(meld)
        return self.joker_place(meld, number)

    def fits_action(self, action: int) -> bool:
        """Whether hand and table allow a meld, lay-off or swap, whatever comes after."""
        return bool(RUN <= action < ACTIONS and self.on_turn != OVER and self.fits(action))

    def leads_somewhere(self, action: int) -> bool:
        """Whether the turn could be ended after a meld, lay-off or swap that fits."""
        return self.fits_action(action) and bool(self.leads_on(action))

    def nothing_works(self) -> bool:
        """Whether the turn cannot be ended by the rules, or not even begun."""
        if self.phase == DRAWING:
            worn_out = not self.stock.size and self.reshuffles >= MOST_RESHUFFLES and not self.put_back
            return bool(worn_out or (not self.can_draw() and not self.may_take()))
        return bool(self.is_stuck() or (self.phase == PLAYING and not self.owes() and not self.may_discard()))

    def could_put_back(self) -> bool:
        """Whether the taken card can be put back."""
        return bool(self.may_put_back())

    def lay_blindly(self, action: int) -> None:
        """Lay what fits, wherever it leads: to find out why it is refused."""
        if self.fits_action(action):
            self.lay(action)

    def most_to_open_with(self) -> int:
        """The most points that the opening can come to from here, or -1 if it can have no run without a joker."""
        self.best_opening = -1
        self.seek_opening()
        return self.best_opening

    def jolly_hand_can_win(self) -> bool:
        """Whether a Jolly Hand declared now, or going on, falls into melds but for a card to discard (§8.3)."""
        if self.on_turn == OVER:
            return False
        if self.phase == GAMBLING:
            return bool(self.can_clear(1))
        return bool(self.jolly_card != NOBODY and self.jolly_hand_wins())

    def could_use_top(self) -> bool:
        """Whether the top card of the pile could be used in this turn."""
        return self.phase == DRAWING and self.pile.size > 0 and bool(self.may_take())

    # From positions.

    def lay_hands(self, hands: list[list[int]], known: list[list[int]]) -> None:
        """Set the hands, and what everybody knows of them."""
        self.clear_table()
        for seat in range(SEATED):
            for card in hands[seat]:
                self.receive(seat, card)
            for card in known[seat]:
                self.show(seat, card)

    def show_card(self, seat: int, card: int) -> None:
        """Everybody knows of this card in a hand."""
        self.show(seat, card)

    def lay_piles(self, stock: list[int], pile: list[int], jolly_card: int, seen_bottom: int) -> None:
        """Set the piles."""
        self.stock.lay(stock)
        self.pile.lay(pile)
        self.jolly_card = jolly_card
        self.seen_bottom = seen_bottom

    def lay_meld(self, base: int, natural: int, wild: int) -> None:
        """Put one more meld onto the table."""
        if self.melds == MOST_MELDS:
            raise IndexError(f"a table has room for {MOST_MELDS} melds")
        self.bases[self.melds] = base
        self.naturals[self.melds] = natural
        self.wilds[self.melds] = wild
        self.melds += 1

    def set_game(self, number: int, opened: int, barred: int, reshuffles: int) -> None:
        """Set the round, who has opened, who is barred from the Jolly Hand, and how often the stock was made anew."""
        self.round = number
        self.opened = opened
        self.barred = barred
        self.reshuffles = reshuffles

    def set_turn(self, phase: int, first_new: int, taken: int, used: bool) -> None:
        """Set what the turn has done: its phase, its new melds, and the card that was taken."""
        self.phase = phase
        self.first_new = first_new
        self.taken = taken
        self.taken_used = used

    def set_turn_flags(self, swapped: int, put_back: bool, touched: bool, first_discard: bool) -> None:
        """Set the jokers swapped, and what else the turn remembers."""
        self.swapped = swapped
        self.put_back = put_back
        self.touched = touched
        self.first_discard = first_discard


def cards_held(ones: int, twos: int, jokers: int) -> list[int]:
    """Cards given as masks, in order, copies side by side, jokers last."""
    cards = []
    for card in range(CARDS):
        cards += [card] * ((ones >> card & 1) + (twos >> card & 1))
    return cards + [JOKER] * jokers
