"""Hands, decks and the leftover deck of House of Cards, and who knows which card. The C types are in holding.pxd.

A card is the number house * 15 + number, or + 10 to 14 for a special. A deck is stored bottom to top; deck 4 is the
leftover deck. With every card is stored who knows it, one bit per seat: what everybody saw go into a place stays known
there. In a deck that was shuffled, a seat may know cards but not their places:

    fresh    cards at the bottom that came since the last shuffle (§4.4), under the shuffled part
    ones     for each seat and owner, the cards that the seat knows to be in the shuffled part of the owner's deck (or,
             if the owner is another seat, in the hand), as a mask; `twos` has those known twice
    blind    cards of the shuffled part that the owner does not know
    doubts   kinds of which a known card came up while unknown ones lay there too: perhaps it was one of those
"""

from __future__ import annotations

import cython

from parlour.core.piles import Pile
from parlour.core.rng import Rng
from parlour.core.state import State

if not cython.compiled:
    from parlour.core.bits import bit
    from parlour.core.consts import SPECTATOR
    from parlour.core.rng import mix
    from parlour.games.house_of_cards.law.consts import (
        ALL_KINDS,
        ALL_NUMBERS,
        DECKS,
        HAND,
        KINDS,
        LEFTOVER,
        MOST_SEATED,
        NO_CARD,
        ROOM,
        TOLD_DRAWN,
        TOLD_EXCHANGED,
        TOLD_GIVEN,
        TOLD_REMOVED,
        TOLD_RESHUFFLED,
    )


class Holding(State):
    """The cards of a game, wherever they lie."""

    def make_parts(self) -> None:
        State.make_parts(self)
        if not cython.compiled:
            self.hand = [NO_CARD] * (MOST_SEATED * HAND)
            self.hand_known = [0] * (MOST_SEATED * HAND)
            self.held = [0] * MOST_SEATED
            self.cells = [0] * (DECKS * ROOM)
            self.known = [0] * (DECKS * ROOM)
            self.size = [0] * DECKS
            self.fresh = [0] * MOST_SEATED
            self.ones = [0] * (MOST_SEATED * MOST_SEATED)
            self.twos = [0] * (MOST_SEATED * MOST_SEATED)
            self.blind = [0] * MOST_SEATED
            self.doubts = [0] * MOST_SEATED
        self.pile = Pile()
        self.heap = Pile()
        self.mixture = Pile()
        self.unseen_ones = 0
        self.unseen_twos = 0

    # The decks.

    def clear_cards(self) -> None:
        """Remove all cards from everywhere."""
        self.pile.clear()
        for deck in range(DECKS):
            self.size[deck] = 0
        for seat in range(MOST_SEATED):
            self.held[seat] = 0
            self.fresh[seat] = 0
            self.blind[seat] = 0
            self.doubts[seat] = 0
        for pair in range(MOST_SEATED * MOST_SEATED):
            self.ones[pair] = 0
            self.twos[pair] = 0

    def lay_on(self, deck: int, card: int, known: int) -> None:
        """Put a card on top of a deck."""
        place = deck * ROOM + self.size[deck]
        self.cells[place] = card
        self.known[place] = known
        self.size[deck] += 1

    def slip_under(self, deck: int, card: int, known: int) -> None:
        """Put a card at the bottom of a deck."""
        first = deck * ROOM
        place = first + self.size[deck]
        while place > first:
            self.cells[place] = self.cells[place - 1]
            self.known[place] = self.known[place - 1]
            place -= 1
        self.cells[first] = card
        self.known[first] = known
        self.size[deck] += 1

    def lay_pile_under(self) -> None:
        """Put the round's pile under the leftover deck, its first card lowest (§3.7); everybody saw it."""
        first = LEFTOVER * ROOM
        moved = self.pile.size
        place = first + self.size[LEFTOVER] - 1
        while place >= first:
            self.cells[place + moved] = self.cells[place]
            self.known[place + moved] = self.known[place]
            place -= 1
        for i in range(moved):
            self.cells[first + i] = self.pile.cells[i]
            self.known[first + i] = bit(self.seats) - 1
        self.size[LEFTOVER] += moved
        self.pile.clear()

    def take_top(self, deck: int) -> int:
        """Remove and return the top card of a deck, which must not be empty."""
        self.size[deck] -= 1
        return self.cells[deck * ROOM + self.size[deck]]

    def top_known(self, deck: int) -> int:
        """The seats that know the top card of a deck."""
        return self.known[deck * ROOM + self.size[deck] - 1]

    def give(self, seat: int, count: int) -> None:
        """Move unseen cards from the leftover deck under a deck (§7.1, §7.2), as many as there are (§7.5)."""
        given = 0
        while given < count and self.size[LEFTOVER]:
            known = self.top_known(LEFTOVER)
            self.slip_under(seat, self.take_top(LEFTOVER), known)
            self.fresh[seat] += 1
            given += 1
        self.tell(TOLD_GIVEN, seat, given, count - given)

    # The hands.

    def receive(self, seat: int, card: int, known: int) -> None:
        """Add a card to a hand, which is kept in order; `known` are the other seats that know it."""
        place = seat * HAND + self.held[seat]
        if self.held[seat]:
            before = place - 1
            if card < self.hand[before] or (card == self.hand[before] and known < self.hand_known[before]):
                self.hand[place] = self.hand[before]
                self.hand_known[place] = self.hand_known[before]
                place = before
        self.hand[place] = card
        self.hand_known[place] = known
        self.held[seat] += 1

    def give_up(self, seat: int, card: int) -> None:
        """Remove a card from a hand. Nobody can tell two equal ones apart."""
        first = seat * HAND
        if self.hand[first] == card and self.held[seat] == HAND:
            both = self.hand_known[first] & self.hand_known[first + 1]
            self.hand_known[first] = both if self.hand[first + 1] == card else self.hand_known[first + 1]
            self.hand[first] = self.hand[first + 1]
        self.held[seat] -= 1

    def refill(self, seat: int) -> None:
        """Draw from the player's deck until the hand has two cards or the deck is empty (§4.1)."""
        while self.held[seat] < HAND and self.size[seat]:
            self.draw(seat)

    def draw(self, seat: int) -> None:
        """Draw the top card of the player's deck into the hand."""
        known = self.top_known(seat)
        card = self.take_own_top(seat)
        self.receive(seat, card, known & ~bit(seat))
        self.tell(TOLD_DRAWN, seat, card)

    def take_own_top(self, seat: int) -> int:
        """Remove and return the top card of the owner's deck; the owner learns what it is."""
        is_new = not self.top_known(seat) >> seat & 1
        card = self.take_top(seat)
        if self.fresh[seat] > self.size[seat]:
            self.fresh[seat] = self.size[seat]
        elif is_new:
            self.recognise(seat, card)
        return card

    def recognise(self, seat: int, card: int) -> None:
        """Note that a card of the shuffled part has shown itself to the owner."""
        own = seat * MOST_SEATED + seat
        if self.twos[own] & bit(card):
            self.twos[own] &= ~bit(card)
        elif self.ones[own] & bit(card):
            self.ones[own] &= ~bit(card)
            if self.blind[seat]:
                self.doubts[seat] |= bit(card) & ALL_NUMBERS
        else:
            self.blind[seat] -= 1
            if self.blind[seat] == 0:
                self.doubts[seat] = 0

    def show(self, seat: int, card: int) -> None:
        """Note a played hand card: seats that only knew it was somewhere there know one card fewer there."""
        known = 0
        for slot in range(seat * HAND, seat * HAND + self.held[seat]):
            if self.hand[slot] == card:
                known |= self.hand_known[slot]
        for watcher in range(self.seats):
            if watcher != seat and not known >> watcher & 1:
                self.be_unsure(watcher * MOST_SEATED + seat, card)

    def be_sure(self, pair: int, card: int) -> None:
        """Note that a seat knows this card to be somewhere in an owner's cards."""
        self.twos[pair] |= self.ones[pair] & bit(card)
        self.ones[pair] |= bit(card)

    def be_unsure(self, pair: int, card: int) -> None:
        """Note that a card which was known to be there has gone."""
        if self.twos[pair] & bit(card):
            self.twos[pair] &= ~bit(card)
        else:
            self.ones[pair] &= ~bit(card)

    # What a play can offer.

    def remove(self, seat: int, card: int) -> None:
        """Take the house effect: a hand card goes face down under the leftover deck, known only to its owner (§6.2)."""
        self.give_up(seat, card)
        for slot in range(seat * HAND, seat * HAND + HAND):
            self.hand_known[slot] = 0
        for watcher in range(self.seats):  # it may have been any card that they knew of here
            if watcher != seat:
                self.ones[watcher * MOST_SEATED + seat] = 0
                self.twos[watcher * MOST_SEATED + seat] = 0
        self.slip_under(LEFTOVER, card, bit(seat))
        self.tell(TOLD_REMOVED, seat, card)
        self.refill(seat)

    def exchange(self, seat: int, card: int) -> None:
        """Swap a hand card for the unseen top card of the player's deck (§5.6). Nobody else knows which card."""
        self.spread_hand(seat)
        known = self.top_known(seat)
        got = self.take_own_top(seat)
        self.give_up(seat, card)
        self.lay_on(seat, card, bit(seat))
        self.receive(seat, got, known & ~bit(seat))
        self.tell(TOLD_EXCHANGED, seat, card, got)

    def spread_hand(self, seat: int) -> None:
        """Note that what others knew of this hand is from now on only known to be in hand or deck."""
        for slot in range(seat * HAND, seat * HAND + self.held[seat]):
            self.spread(seat, self.hand[slot], self.hand_known[slot])
            self.hand_known[slot] = 0

    def spread(self, owner: int, card: int, known: int) -> None:
        """Note that seats which knew a card's place now only know its owner."""
        for seat in range(self.seats):
            if known >> seat & 1:
                self.be_sure(seat * MOST_SEATED + owner, card)

    def reshuffle(self, seat: int) -> None:
        """Shuffle hand and deck together; the top two cards are the new hand (§7.3)."""
        self.heap.clear()
        for slot in range(seat * HAND, seat * HAND + self.held[seat]):
            self.heap.push(self.hand[slot])
            self.be_sure(seat * MOST_SEATED + seat, self.hand[slot])
        self.spread_hand(seat)
        for i in range(self.size[seat]):
            card = self.cells[seat * ROOM + i]
            known = self.known[seat * ROOM + i]
            self.heap.push(card)
            self.spread(seat, card, known)
            if i < self.fresh[seat] and not known >> seat & 1:
                self.blind[seat] += 1
        self.heap.shuffle(self.rng)
        self.held[seat] = 0
        self.size[seat] = 0
        self.fresh[seat] = 0
        for i in range(self.heap.size):
            self.lay_on(seat, self.heap.cells[i], 0)
        self.tell(TOLD_RESHUFFLED, seat)
        self.refill(seat)

    # Imagining.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal another of the unseen cards to every place whose card this seat does not know."""
        self.heap_unseen(seat)
        self.heap.shuffle(rng)
        for step in range(self.seats):  # its own deck first: its doubts weigh the cards of all
            self.redeal_mixed(seat, (seat + step) % self.seats, rng)
        for deck in range(DECKS):
            last = self.size[deck] if deck == LEFTOVER else self.fresh[deck]
            for place in range(deck * ROOM, deck * ROOM + last):
                if not self.sees(seat, place):
                    self.cells[place] = self.heap.pop()
        for owner in range(self.seats):
            if owner != seat:
                self.assume_known(owner)

    def sees(self, seat: int, place: int) -> bool:
        """Whether a seat knows the card in a place of a deck; a spectator knows what all seats know."""
        eyes = bit(self.seats) - 1 if seat == SPECTATOR else bit(seat)
        return self.known[place] & eyes == eyes

    def heap_unseen(self, seat: int) -> None:
        """Gather the cards whose places this seat does not know: all except what it sees or knows somewhere."""
        self.unseen_ones = ALL_KINDS
        self.unseen_twos = ALL_NUMBERS
        for i in range(self.pile.size):
            self.strike(self.pile.cells[i])
        for owner in range(self.seats):
            for slot in range(owner * HAND, owner * HAND + self.held[owner]):
                if owner == seat or self.hand_known[slot] >> seat & 1:
                    self.strike(self.hand[slot])
        for deck in range(DECKS):
            for place in range(deck * ROOM, deck * ROOM + self.size[deck]):
                if self.sees(seat, place):
                    self.strike(self.cells[place])
        for owner in range(self.seats):
            self.mix_sure(seat, owner)
            for i in range(self.mixture.size):
                self.strike(self.mixture.cells[i])
        self.heap.clear()
        for card in range(KINDS):
            copies = (self.unseen_ones >> card & 1) + (self.unseen_twos >> card & 1)
            for _ in range(copies):
                self.heap.push(card)

    def strike(self, card: int) -> None:
        """Remove one card from the unseen ones."""
        if self.unseen_twos & bit(card):
            self.unseen_twos &= ~bit(card)
        else:
            self.unseen_ones &= ~bit(card)

    def mix_sure(self, seat: int, owner: int) -> None:
        """Gather the cards that a seat knows to be somewhere in an owner's cards."""
        self.mixture.clear()
        if seat == SPECTATOR:
            return
        pair = seat * MOST_SEATED + owner
        for card in range(KINDS):
            copies = (self.ones[pair] >> card & 1) + (self.twos[pair] >> card & 1)
            for _ in range(copies):
                self.mixture.push(card)

    def redeal_mixed(self, seat: int, owner: int, rng: Rng) -> None:
        """Redeal the unknown places of an owner's shuffled cards: cards known to be there first, then unseen ones."""
        open_places = 0
        for place in range(owner * ROOM + self.fresh[owner], owner * ROOM + self.size[owner]):
            open_places += not self.sees(seat, place)
        if owner != seat:
            for slot in range(owner * HAND, owner * HAND + self.held[owner]):
                open_places += not self.hand_known[slot] >> seat & 1
        self.mix_sure(seat, owner)
        doubts = self.doubts[seat] if owner == seat else 0
        self.pick_blind(open_places - self.mixture.size, doubts, rng)
        self.mixture.shuffle(rng)
        for place in range(owner * ROOM + self.fresh[owner], owner * ROOM + self.size[owner]):
            if not self.sees(seat, place):
                self.cells[place] = self.mixture.pop()
        if owner != seat:
            self.redeal_hand(seat, owner)

    def pick_blind(self, count: int, doubts: int, rng: Rng) -> None:
        """Pick unseen cards for the seat's own deck.

        A doubted kind came up while unknown cards lay there. Either the known or the unknown copy came up, two ways to
        the same sight, so the other copy is twice as likely as any other card to be in the deck.
        """
        doubted = 0
        for i in range(self.heap.size):
            doubted += doubts >> self.heap.cells[i] & 1
        twice = pick_twice(count, doubted, self.heap.size - doubted, rng)
        once = count - twice
        kept = 0
        for i in range(self.heap.size):
            card = self.heap.cells[i]
            if twice and doubts >> card & 1:
                self.mixture.push(card)
                twice -= 1
            elif once and not doubts >> card & 1:
                self.mixture.push(card)
                once -= 1
            else:
                self.heap.cells[kept] = card
                kept += 1
        self.heap.size = kept
        if doubted:
            self.heap.shuffle(rng)  # the remaining cards are no longer in a random order

    def redeal_hand(self, seat: int, owner: int) -> None:
        """Redeal another seat's hand from the mixture; what this seat knows of it stays."""
        held = self.held[owner]
        first = owner * HAND
        self.held[owner] = 0
        known = self.hand_known[first]
        # The hand is in the order of its cards: who else knows which one must not reveal anything about them.
        if held == HAND and known > self.hand_known[first + 1] and not (known | self.hand_known[first + 1]) >> seat & 1:
            self.hand_known[first] = self.hand_known[first + 1]
            self.hand_known[first + 1] = known
        for slot in range(first, first + held):
            known = self.hand_known[slot]
            card = self.hand[slot]
            self.receive(owner, card if known >> seat & 1 else self.mixture.pop(), known)

    def assume_known(self, owner: int) -> None:
        """Assume that an owner knows all cards of its own deck, and of other decks only those whose place it knows."""
        for other in range(self.seats):
            self.ones[owner * MOST_SEATED + other] = 0
            self.twos[owner * MOST_SEATED + other] = 0
        self.blind[owner] = 0
        self.doubts[owner] = 0
        for place in range(owner * ROOM + self.fresh[owner], owner * ROOM + self.size[owner]):
            if not self.known[place] >> owner & 1:
                self.be_sure(owner * MOST_SEATED + owner, self.cells[place])

    # Copying.

    def copy_holding(self, other: Holding) -> None:
        """Copy all cards, and who knows them."""
        for slot in range(MOST_SEATED * HAND):
            self.hand[slot] = other.hand[slot]
            self.hand_known[slot] = other.hand_known[slot]
        for seat in range(MOST_SEATED):
            self.held[seat] = other.held[seat]
            self.fresh[seat] = other.fresh[seat]
            self.blind[seat] = other.blind[seat]
            self.doubts[seat] = other.doubts[seat]
        for pair in range(MOST_SEATED * MOST_SEATED):
            self.ones[pair] = other.ones[pair]
            self.twos[pair] = other.twos[pair]
        for deck in range(DECKS):
            self.size[deck] = other.size[deck]
            for place in range(deck * ROOM, deck * ROOM + other.size[deck]):
                self.cells[place] = other.cells[place]
                self.known[place] = other.known[place]
        self.pile.copy_from(other.pile)

    def mixed_holding(self, seen: int) -> int:
        """The hash `seen` with all cards, and who knows them, folded in."""
        for seat in range(self.seats):
            seen = mix(seen, self.held[seat])
            for slot in range(seat * HAND, seat * HAND + self.held[seat]):
                seen = mix(mix(seen, self.hand[slot]), self.hand_known[slot])
            seen = mix(mix(seen, self.doubts[seat]), self.fresh[seat])
            for pair in range(seat * MOST_SEATED, seat * MOST_SEATED + self.seats):
                seen = mix(mix(seen, self.ones[pair]), self.twos[pair])
        for deck in range(DECKS):
            seen = mix(seen, self.size[deck])
            for place in range(deck * ROOM, deck * ROOM + self.size[deck]):
                seen = mix(mix(seen, self.cells[place]), self.known[place])
        return self.pile.mixed(seen)

    # For Python: what views, positions and players read.

    def hand_cards(self, seat: int) -> list[int]:
        """A hand, in order."""
        return [self.hand[seat * HAND + slot] for slot in range(self.held[seat])]

    def hand_knowers(self, seat: int) -> list[int]:
        """For each card of a hand, the other seats that know it."""
        return [self.hand_known[seat * HAND + slot] for slot in range(self.held[seat])]

    def deck_cards(self, deck: int) -> list[int]:
        """A deck, bottom to top. Nobody at the table may see it."""
        return [self.cells[deck * ROOM + i] for i in range(self.size[deck])]

    def deck_knowers(self, deck: int) -> list[int]:
        """For each card of a deck, bottom to top, the seats that know it."""
        return [self.known[deck * ROOM + i] for i in range(self.size[deck])]

    def deck_size(self, deck: int) -> int:
        """The number of cards in a deck."""
        return self.size[deck]

    def cards_left(self, seat: int) -> int:
        """The number of cards in a seat's hand and deck together."""
        return self.held[seat] + self.size[seat]

    def pile_cards(self) -> list[int]:
        """The round's pile, its first card first."""
        return self.pile.cards()

    def sure_cards(self, seat: int, owner: int) -> list[int]:
        """The cards that a seat knows to be in its deck, or in another's hand or deck, but not where; in order."""
        pair = seat * MOST_SEATED + owner
        sure = []
        for card in range(KINDS):
            sure += [card] * ((self.ones[pair] >> card & 1) + (self.twos[pair] >> card & 1))
        return sure

    def fresh_cards(self, seat: int) -> int:
        """The number of cards that came to the bottom of a deck since it was shuffled."""
        return self.fresh[seat]

    def doubted(self, seat: int) -> list[int]:
        """The kinds of which a known card may have been an unknown one, in order."""
        return [card for card in range(KINDS) if self.doubts[seat] >> card & 1]

    def lay_hand(self, seat: int, cards: list[int], known: list[int]) -> None:
        """Set a hand, from a position."""
        for card, knowers in zip(cards, known, strict=True):
            self.receive(seat, card, knowers)

    def lay_deck(self, deck: int, cards: list[int], known: list[int]) -> None:
        """Set a deck, from a position."""
        for card, knowers in zip(cards, known, strict=True):
            self.lay_on(deck, card, knowers)

    def lay_fresh(self, seat: int, fresh: int) -> None:
        """Set the number of cards that came to the bottom of a deck since it was shuffled, from a position."""
        self.fresh[seat] = fresh

    def lay_knowledge(self, seat: int, sure: list[list[int]], doubts: list[int]) -> None:
        """Set what a seat knows of the owners' cards without their places, from a position."""
        for owner, cards in enumerate(sure):
            for card in cards:
                self.be_sure(seat * MOST_SEATED + owner, card)
        shuffled = self.deck_knowers(seat)[self.fresh[seat] :]
        self.blind[seat] = sum(not knowers >> seat & 1 for knowers in shuffled) - len(sure[seat])
        self.doubts[seat] = sum(1 << card for card in set(doubts))


def pick_twice(count: int, doubted: int, others: int, rng: Rng) -> int:
    """A random number of doubted cards among `count` cards, if those have twice the weight of the others."""
    if doubted == 0:
        return 0
    least = count - others if count > others else 0
    most = count if count < doubted else doubted
    whole = 0.0
    weight = 1.0
    for twice in range(least, most + 1):
        whole += weight
        weight *= weight_of_one_more(twice, count, doubted, others)
    point = rng.word() / 4294967296.0 * whole
    weight = 1.0
    for twice in range(least, most):
        if point < weight:
            return twice
        point -= weight
        weight *= weight_of_one_more(twice, count, doubted, others)
    return most


def weight_of_one_more(twice: int, count: int, doubted: int, others: int) -> float:
    """The ratio of probabilities of one more doubted card: the ways to choose both kinds, times two."""
    return 2.0 * (doubted - twice) * (count - twice) / ((twice + 1.0) * (others - count + twice + 1.0))
