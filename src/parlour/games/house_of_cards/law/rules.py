"""The law of House of Cards (rulebook.en.md, §1 to §8): deal, legal, play. The C types are in rules.pxd.

Where the cards lie and who knows them is in holding.py. The offers of a play (§6.5) are stored in `choices`; while any
is open, the same seat stays on turn and answers. A sum at or over the limit then means that the round is ending.
"""

from __future__ import annotations

import cython

from parlour.core.state import Cells, State
from parlour.games.house_of_cards.law.holding import Holding

if not cython.compiled:
    from parlour.core.bits import bit
    from parlour.core.consts import OVER
    from parlour.core.rng import mix
    from parlour.games.house_of_cards.law.consts import (
        ALL_NUMBERS,
        DECKS,
        DID_DOUBLED,
        DID_ECHO,
        DID_HALLOWS,
        DID_MIRROR,
        DID_NUMBER,
        DID_SHIELD,
        DID_SHIELD_ECHO,
        DID_SHIELD_MIRROR,
        DID_SWAP,
        ECHO,
        EXCHANGE,
        HALLOWS,
        HAND,
        HIT_CARDS,
        HOUSE_CARDS,
        KEEP,
        KINDS,
        LEFTOVER,
        MIRROR,
        MOST_SEATED,
        NO_CARD,
        NO_NUMBER,
        NUMBERS,
        OFFER_HOUSE,
        OFFER_RESHUFFLE,
        OFFER_SWAP,
        PLAY,
        REMOVE,
        RESHUFFLE,
        ROOM,
        SHIELD,
        STREAK,
        SWAP,
        TOLD_DECLINED,
        TOLD_EXCEEDED,
        TOLD_HIT,
        TOLD_LIMIT,
        TOLD_PLAYED,
        TOLD_ROUND,
        TOLD_STREAK,
        TOLD_WON,
    )


class HouseOfCards(Holding):
    """A game of House of Cards."""

    def make_parts(self) -> None:
        Holding.make_parts(self)
        if not cython.compiled:
            self.streak = [0] * MOST_SEATED
            self.streak_house = [0] * MOST_SEATED
        self.sum = 0
        self.echo = 0
        self.last_number = NO_NUMBER
        self.started = 0
        self.choices = 0
        self.last_seat = 0

    def take_options(self) -> None:
        self.limit: int = self.options["limit"]
        self.dealt: int = self.options["cards"]
        self.must_fit: bool = self.options["last_card_must_fit"]
        self.turn_limit: int = self.options["turn_limit"]

    def deal_cards(self) -> None:
        """Deal a deck to everybody, who knows its contents (§2.5); two cards of it are the hand (§2.7)."""
        self.clear_cards()
        self.heap.clear()
        for card in range(KINDS):
            self.heap.push(card)
            if ALL_NUMBERS >> card & 1:
                self.heap.push(card)
        self.heap.shuffle(self.rng)
        for seat in range(self.seats):
            for _ in range(self.dealt):
                card = self.heap.pop()
                self.lay_on(seat, card, 0)
                self.be_sure(seat * MOST_SEATED + seat, card)
        while self.heap.size:
            self.lay_on(LEFTOVER, self.heap.pop(), 0)
        for seat in range(self.seats):
            self.refill(seat)
        self.starter = self.rng.pick(self.seats)
        self.on_turn = self.starter
        self.turns = 0
        self.winners = 0
        self.turn_up_start()

    def turn_up_start(self) -> None:
        """Begin a round with the top card of the leftover deck; a special counts 0 (§3.1, §3.2)."""
        for seat in range(MOST_SEATED):
            self.streak[seat] = 0
        self.choices = 0
        self.echo = 0
        self.last_number = NO_NUMBER
        self.started = 1
        card = self.take_top(LEFTOVER)
        self.pile.push(card)
        self.sum = card % HOUSE_CARDS if card % HOUSE_CARDS < NUMBERS else 0
        self.tell(TOLD_ROUND, self.on_turn, card, self.sum)

    # Which actions are legal.

    def list_legal(self, cells: Cells) -> int:
        if self.on_turn == OVER:
            return 0
        if self.choices & OFFER_HOUSE:
            return self.list_offer(cells, REMOVE)
        if self.choices & OFFER_SWAP:
            return self.list_offer(cells, EXCHANGE)
        if self.choices:
            cells[0] = RESHUFFLE
            cells[1] = KEEP
            return 2
        return self.list_hand(cells, PLAY)

    def list_hand(self, cells: Cells, action: int) -> int:
        """List an action for each different card of the hand."""
        first = self.on_turn * HAND
        cells[0] = action + self.hand[first]
        if self.held[self.on_turn] < HAND or self.hand[first] == self.hand[first + 1]:
            return 1
        cells[1] = action + self.hand[first + 1]
        return 2

    def list_offer(self, cells: Cells, action: int) -> int:
        """List a hand card each for the open offer, and keep."""
        count = self.list_hand(cells, action)
        cells[count] = KEEP
        return count + 1

    # What the actions do.

    def apply(self, action: int) -> None:
        if action < REMOVE:
            self.play_card(action - PLAY)
        elif action < EXCHANGE:
            self.put_away(action - REMOVE)
        elif action < RESHUFFLE:
            self.exchange(self.on_turn, action - EXCHANGE)
            self.answered(OFFER_SWAP)
        elif action == RESHUFFLE:
            self.reshuffle(self.on_turn)
            self.end_turn()
        else:
            self.keep()

    def play_card(self, card: int) -> None:
        """Play a card onto the round's pile (§3.5), refill the hand (§4.1), and open the offers (§6.5)."""
        seat = self.on_turn
        self.show(seat, card)
        self.give_up(seat, card)
        before = self.sum
        did = self.add_up(card)
        self.pile.push(card)
        self.last_seat = seat
        self.count_streak(seat, card // HOUSE_CARDS)
        self.tell(TOLD_PLAYED, seat, card, did, self.sum - before, self.sum)
        self.refill(seat)
        if self.has_won(seat):
            self.win(seat)
            return
        if self.streak[seat] == STREAK:
            self.offer_house(seat)
        if card % HOUSE_CARDS == SWAP:
            self.choices |= OFFER_SWAP
        self.go_on()

    def put_away(self, card: int) -> None:
        """Take the house effect (§6.2); an empty hand and deck win (§8.1)."""
        self.remove(self.on_turn, card)
        if self.has_won(self.on_turn):
            self.win(self.on_turn)
        else:
            self.answered(OFFER_HOUSE)

    def keep(self) -> None:
        """Decline the open offer."""
        offer = self.choices & -self.choices
        self.tell(TOLD_DECLINED, self.on_turn, offer)
        if offer == OFFER_RESHUFFLE:
            self.end_turn()
        else:
            self.answered(offer)

    def answered(self, offer: int) -> None:
        """Close an offer that was taken or declined; after the house effect the streak starts again (§6.3)."""
        if offer == OFFER_HOUSE:
            self.streak[self.on_turn] = 0
        self.choices &= ~offer
        self.go_on()

    def go_on(self) -> None:
        """Move on to the next offer of the play, in the order of §6.5, or to the end of the turn."""
        seat = self.on_turn
        if self.choices & OFFER_HOUSE:
            return
        if self.size[seat] == 0:
            self.choices &= ~OFFER_SWAP
        if self.choices & OFFER_SWAP:
            return
        if self.sum >= self.limit:
            self.settle(seat)
            if self.on_turn == OVER or self.choices:
                return
        self.end_turn()

    def settle(self, seat: int) -> None:
        """End the round: cards are given (§7.1, §7.2), then the reshuffle is offered (§7.3)."""
        if self.sum == self.limit:
            self.tell(TOLD_HIT, seat, self.limit)
            for step in range(1, self.seats):
                self.give((seat + step) % self.seats, HIT_CARDS)
        else:
            cost = self.printed(self.pile.cells[self.pile.size - 1])
            self.tell(TOLD_EXCEEDED, seat, self.sum, self.limit, cost)
            self.give(seat, cost)
        if self.held[seat] + self.size[seat] == 0:
            self.win(seat)
        elif self.size[seat]:
            self.choices = OFFER_RESHUFFLE

    def end_turn(self) -> None:
        """Pass the turn to the next seat (§3.4), in a new round if this one is over (§3.3)."""
        self.choices = 0
        self.turns += 1
        if self.turns >= self.turn_limit:
            self.stop_at_limit()
            return
        self.on_turn += 1
        if self.on_turn == self.seats:
            self.on_turn = 0
        if self.sum >= self.limit:
            self.lay_pile_under()
            self.turn_up_start()
        if self.held[self.on_turn] == 0:
            self.refill(self.on_turn)

    # The sum.

    def sum_after(self, card: int) -> int:
        """The sum after playing this card (§5)."""
        value = card % HOUSE_CARDS
        if value < NUMBERS:
            return self.sum + (2 * value if self.echo else value)
        if value == HALLOWS:
            return self.limit
        if value == MIRROR:
            return self.sum + self.mirrored()
        if value == SHIELD and self.played_before() == MIRROR:
            return self.sum - self.mirrored()
        return self.sum

    def add_up(self, card: int) -> int:
        """Update the sum, the waiting Echo and the last number for a card; return what the card did."""
        value = card % HOUSE_CARDS
        before = self.played_before()
        doubled = self.echo
        self.sum = self.sum_after(card)
        if value < NUMBERS:
            self.last_number = value
            self.echo = 0
            return DID_DOUBLED if doubled else DID_NUMBER
        if value == ECHO:
            self.echo = 1
            return DID_ECHO
        if value == SHIELD:
            if before == ECHO:
                self.echo = 0
                return DID_SHIELD_ECHO
            return DID_SHIELD_MIRROR if before == MIRROR else DID_SHIELD
        if value == MIRROR:
            return DID_MIRROR
        return DID_HALLOWS if value == HALLOWS else DID_SWAP

    def mirrored(self) -> int:
        """What a Mirror adds: the last number played in this round (§5.4)."""
        return 0 if self.last_number == NO_NUMBER else self.last_number

    def played_before(self) -> int:
        """The card played last in this round, as a place within its house; the start card was not played (§3.2)."""
        if self.pile.size <= self.started:
            return NO_CARD
        return self.pile.cells[self.pile.size - 1] % HOUSE_CARDS

    def printed(self, card: int) -> int:
        """The number on the card that exceeded the limit; for a Mirror, the mirrored number (§7.2)."""
        value = card % HOUSE_CARDS
        return value if value < NUMBERS else self.mirrored()

    # Streaks and the end.

    def count_streak(self, seat: int, house: int) -> None:
        """Count a player's consecutive cards of one house in this round (§6.1)."""
        if self.streak[seat] and self.streak_house[seat] == house:
            self.streak[seat] += 1
        else:
            self.streak[seat] = 1
        self.streak_house[seat] = house

    def offer_house(self, seat: int) -> None:
        """Offer the house effect for three cards of one house: a hand card may be put away, if there is one."""
        if self.held[seat]:
            self.choices |= OFFER_HOUSE
            self.tell(TOLD_STREAK, seat, self.streak_house[seat])
        else:
            self.streak[seat] = 0

    def has_won(self, seat: int) -> bool:
        """Whether hand and deck are empty (§8.1); if the last card must fit, not by exceeding the limit (§8.2)."""
        if self.held[seat] or self.size[seat]:
            return False
        return self.sum <= self.limit or not self.must_fit

    def win(self, seat: int) -> None:
        """End the game at once; nothing is offered any more."""
        if self.streak[seat] == STREAK:
            self.streak[seat] = 0
        self.choices = 0
        self.winners = bit(seat)
        self.on_turn = OVER
        self.tell(TOLD_WON, seat)

    def stop_at_limit(self) -> None:
        """End the game at the turn limit: the fewest cards win, equal counts share (§8.3)."""
        fewest = DECKS * ROOM
        for seat in range(self.seats):
            left = self.held[seat] + self.size[seat]
            if left < fewest:
                fewest = left
                self.winners = 0
            if left == fewest:
                self.winners |= bit(seat)
        self.on_turn = OVER
        self.tell(TOLD_LIMIT, self.winners, fewest)

    # Copying and observing.

    def copy_from(self, other: State) -> None:
        self.copy_house(cython.cast(HouseOfCards, other))

    def copy_house(self, other: HouseOfCards) -> None:
        """Copy the attributes that every game has, and the cards, round, streaks and options of House of Cards."""
        self.copy_common(other)
        self.copy_holding(other)
        for seat in range(MOST_SEATED):
            self.streak[seat] = other.streak[seat]
            self.streak_house[seat] = other.streak_house[seat]
        self.sum = other.sum
        self.echo = other.echo
        self.last_number = other.last_number
        self.started = other.started
        self.choices = other.choices
        self.last_seat = other.last_seat
        self.limit = other.limit
        self.dealt = other.dealt
        self.must_fit = other.must_fit
        self.turn_limit = other.turn_limit

    def mixed(self, seen: int) -> int:
        seen = self.mixed_holding(seen)
        for seat in range(self.seats):
            seen = mix(seen, self.streak[seat])
            if self.streak[seat]:
                seen = mix(seen, self.streak_house[seat])
        seen = mix(mix(mix(seen, self.sum), self.echo), self.last_number + 1)
        seen = mix(mix(seen, self.started), self.choices)
        return mix(mix(mix(mix(seen, self.limit), self.dealt), self.must_fit), self.turn_limit)

    def write_planes(self, seat: int, planes: Cells) -> None:
        """Write the planes of view.py: cards whose places are known first, then the counts that everybody knows."""
        self.write_known(seat, planes)
        for card in range(KINDS):
            planes[10 * KINDS + card] = self.on_turn == seat
            planes[11 * KINDS + card] = self.sum
            planes[12 * KINDS + card] = self.limit
            planes[13 * KINDS + card] = self.echo
            planes[14 * KINDS + card] = self.last_number + 1
            planes[15 * KINDS + card] = self.choices & OFFER_HOUSE
            planes[16 * KINDS + card] = (self.choices & OFFER_SWAP) >> 1
            planes[17 * KINDS + card] = (self.choices & OFFER_RESHUFFLE) >> 2
            for step in range(self.seats):
                owner = (seat + step) % self.seats
                planes[(18 + step) * KINDS + card] = self.held[owner]
                planes[(22 + step) * KINDS + card] = self.size[owner]
                planes[(26 + step) * KINDS + card] = self.streak[owner]
                planes[(30 + step) * KINDS + card] = self.streak_house[owner] + 1 if self.streak[owner] else 0
            planes[34 * KINDS + card] = self.size[LEFTOVER]
            planes[35 * KINDS + card] = self.seats
            planes[36 * KINDS + card] = self.turns * 255 // self.turn_limit
            planes[37 * KINDS + card] = self.must_fit

    def write_known(self, seat: int, planes: Cells) -> None:
        """Write the first ten planes: the cards that a seat knows."""
        for i in range(self.pile.size):
            planes[2 * KINDS + self.pile.cells[i]] += 1
        if self.pile.size > self.started:
            planes[3 * KINDS + self.pile.cells[self.pile.size - 1]] = 1
        for step in range(self.seats):
            owner = (seat + step) % self.seats
            pair = seat * MOST_SEATED + owner
            for card in range(KINDS):
                planes[(4 + step if step else 1) * KINDS + card] = (self.ones[pair] >> card & 1) + (
                    self.twos[pair] >> card & 1
                )
            for slot in range(owner * HAND, owner * HAND + self.held[owner]):
                if step == 0:
                    planes[self.hand[slot]] += 1
                elif self.hand_known[slot] >> seat & 1:
                    planes[(4 + step) * KINDS + self.hand[slot]] += 1
            for place in range(owner * ROOM, owner * ROOM + self.size[owner]):
                if self.known[place] >> seat & 1:
                    planes[(4 + step if step else 1) * KINDS + self.cells[place]] += 1
        for place in range(LEFTOVER * ROOM, LEFTOVER * ROOM + self.size[LEFTOVER]):
            if self.known[place] >> seat & 1:
                planes[4 * KINDS + self.cells[place]] += 1
        self.write_top(seat, LEFTOVER, 8, planes)
        self.write_top(seat, seat, 9, planes)

    def write_top(self, seat: int, deck: int, plane: int, planes: Cells) -> None:
        """Write the top card of a deck, if the seat knows it."""
        if self.size[deck] and self.top_known(deck) >> seat & 1:
            planes[plane * KINDS + self.cells[deck * ROOM + self.size[deck] - 1]] = 1

    # For Python: what views, positions and players read.

    def streaks(self) -> list[int]:
        """The number of consecutive cards of one house, for each seat."""
        return [self.streak[seat] for seat in range(self.seats)]

    def would_be(self, card: int) -> int:
        """The sum after playing this card: `sum_after` for Python."""
        return self.sum_after(card)

    def lay_round(self, pile: list[int], started: bool) -> bool:
        """Set the round's pile, from a position, and count it; False if it passes the limit before its last card."""
        self.started = started
        for place, card in enumerate(pile):
            if place == 0 and started:
                self.sum = card % HOUSE_CARDS if card % HOUSE_CARDS < NUMBERS else 0
            elif self.sum >= self.limit:
                return False
            else:
                self.add_up(card)
            self.pile.push(card)
        return True

    def lay_streaks(self, players: list[int], open_house: bool) -> None:
        """Count the streaks of the pile's plays, from a position; the last one may still be on offer."""
        first = self.pile.size - len(players)
        for place, seat in enumerate(players):
            self.count_streak(seat, self.pile.cells[first + place] // HOUSE_CARDS)
            if self.streak[seat] == STREAK and not (open_house and place == len(players) - 1):
                self.streak[seat] = 0
            self.last_seat = seat

    def lay_choices(self, choices: int) -> None:
        """Set the open offers, from a position; a turn that begins with an empty hand refills it (§4.2)."""
        self.choices = choices
        if self.on_turn != OVER and not choices and self.held[self.on_turn] == 0:
            self.refill(self.on_turn)
