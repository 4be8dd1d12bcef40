"""The law of Notty (rulebook.en.md, §1 to §6): deal, legal, play. The C types are in rules.pxd.

A card is the number colour * 9 + number - 1. A hand is two masks over the 45 kinds: `ones` has the kinds held at least
once, `twos` those held twice.
"""

from __future__ import annotations

import cython

from parlour.core.piles import Pile
from parlour.core.rng import Rng
from parlour.core.state import Cells, State

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import OVER
    from parlour.core.rng import mix
    from parlour.games.notty.law.consts import (
        COPIES,
        CYCLE,
        CYCLED,
        DEALT,
        DRAW,
        DREW,
        DROP,
        END,
        HAND_LIMIT,
        KINDS,
        LEFT_CODES,
        MOST_DRAWN,
        MOST_SEATED,
        NUMBERS,
        RUN,
        SET,
        SETS_A_NUMBER,
        STEAL,
        STOLE,
        TOLD_CYCLED,
        TOLD_DRAWN,
        TOLD_DROPPED,
        TOLD_END,
        TOLD_GROUP,
        TOLD_LIMIT,
        TOLD_STOLEN,
        TOLD_WON,
    )
    from parlour.games.notty.law.cover import division, loose
    from parlour.games.notty.law.groups import GROUP_CARDS, RUN_ACTION, run_starts, set_numbers


class Notty(State):
    """A game of Notty."""

    def make_parts(self) -> None:
        State.make_parts(self)
        self.first_meld = RUN
        if not cython.compiled:
            self.ones = [0] * MOST_SEATED
            self.twos = [0] * MOST_SEATED
            self.held = [0] * MOST_SEATED
        self.deck = Pile()
        self.done = 0
        self.cycling = 0
        self.lays_down = True  # whether groups are laid down at the turn limit; version 1 of the rules has no such rule

    def take_options(self) -> None:
        first_player = self.options["first_player"]
        self.first_player = -1 if first_player == "random" else first_player
        self.turn_limit = self.options["turn_limit"]
        self.cycle_at_limit = self.options["cycle_at_limit"]

    def deal_cards(self) -> None:
        """Deal four cards to each seat, face up (§2.2); chance or the table's option names the first player (§2.5)."""
        self.deck.clear()
        for card in range(KINDS):
            for _ in range(COPIES):
                self.deck.push(card)
        self.deck.shuffle(self.rng)
        for seat in range(self.seats):
            self.ones[seat] = 0
            self.twos[seat] = 0
            self.held[seat] = 0
            for _ in range(DEALT):
                self.receive(seat, self.deck.pop())
        self.starter = self.rng.pick(self.seats) if self.first_player < 0 else self.first_player
        self.on_turn = self.starter
        self.turns = 0
        self.winners = 0
        self.done = 0
        self.cycling = 0

    # Which actions are legal.

    def list_legal(self, cells: Cells) -> int:
        if self.on_turn == OVER:
            return 0
        if self.cycling:
            return self.list_drops(cells)
        seat = self.on_turn
        cells[0] = END
        count = 1
        if not self.done & DREW:
            room = HAND_LIMIT - self.held[seat]
            for drawn in range(1, (room if room < MOST_DRAWN else MOST_DRAWN) + 1):
                cells[count] = DRAW + drawn - 1
                count += 1
        if not self.done & STOLE and self.held[seat] < HAND_LIMIT:
            for victim in range(self.seats):
                if victim != seat:
                    cells[count] = STEAL + victim
                    count += 1
        if self.may_cycle():
            cells[count] = CYCLE
            count += 1
        count = self.list_runs(cells, count)
        return self.list_sets(cells, count)

    def may_cycle(self) -> bool:
        """Whether draw & discard is open: a full hand may not draw (§4.8), unless the table allows it."""
        if self.done & CYCLED:
            return False
        return self.held[self.on_turn] < HAND_LIMIT or self.cycle_at_limit

    def list_drops(self, cells: Cells) -> int:
        """List the discards of draw & discard: until one is played, nothing else is legal (§4.7)."""
        count = 0
        hand = self.ones[self.on_turn]
        while hand:
            cells[count] = DROP + lowest(hand)
            count += 1
            hand &= hand - 1
        return count

    def list_runs(self, cells: Cells, count: int) -> int:
        """List the runs: three or more cards of one colour with consecutive numbers (§5.1)."""
        hand = self.ones[self.on_turn]
        starts = run_starts(hand)
        while starts:
            first = lowest(starts)
            starts &= starts - 1
            most = NUMBERS - first % NUMBERS
            length = 3
            while True:
                cells[count] = RUN_ACTION[first * (NUMBERS + 1) + length]
                count += 1
                length += 1
                if length > most or not hand >> (first + length - 1) & 1:
                    break
        return count

    def list_sets(self, cells: Cells, count: int) -> int:
        """List the sets: four or five colours of one number (§5.3)."""
        numbers = set_numbers(self.ones[self.on_turn])
        while numbers:
            number = lowest(numbers)
            numbers &= numbers - 1
            first = SET + number * SETS_A_NUMBER
            for action in range(first, first + SETS_A_NUMBER):
                if not GROUP_CARDS[action] & ~self.ones[self.on_turn]:
                    cells[count] = action
                    count += 1
        return count

    # What the actions do.

    def apply(self, action: int) -> None:
        if action >= RUN:
            self.discard_group(action)
        elif action >= DROP:
            self.drop(action - DROP)
        elif action == CYCLE:
            self.cycle()
        elif action >= STEAL:
            self.steal(action - STEAL)
        elif action >= DRAW:
            self.draw(action - DRAW + 1)
        else:
            self.end_turn()

    def draw(self, count: int) -> None:
        """Draw one to three cards from the deck (§4.1)."""
        for _ in range(count):
            card = self.deck.pop()
            self.receive(self.on_turn, card)
            self.tell(TOLD_DRAWN, self.on_turn, card)
        self.done |= DREW

    def steal(self, victim: int) -> None:
        """Steal a random card from an opponent's hand (§4.4); an opponent who loses the last card wins (§6.2)."""
        thief = self.on_turn
        card = self.card_at(victim, self.rng.pick(self.held[victim]))
        self.give_up(victim, card)
        self.receive(thief, card)
        self.done |= STOLE
        self.tell(TOLD_STOLEN, thief, victim, card)
        if self.held[victim] == 0:
            self.win(victim)

    def cycle(self) -> None:
        """Play the draw of draw & discard (§4.6)."""
        card = self.deck.pop()
        self.receive(self.on_turn, card)
        self.cycling = 1
        self.done |= CYCLED
        self.tell(TOLD_CYCLED, self.on_turn, card)

    def drop(self, card: int) -> None:
        """Play the discard of draw & discard: any card of the hand (§4.6)."""
        self.give_up(self.on_turn, card)
        self.deck.push(card)
        self.deck.shuffle(self.rng)
        self.cycling = 0
        self.tell(TOLD_DROPPED, self.on_turn, card)

    def discard_group(self, action: int) -> None:
        """Put a group back into the deck and shuffle it (§5.5); an empty hand wins (§6.1)."""
        seat = self.on_turn
        cards = GROUP_CARDS[action]
        while cards:
            self.deck.push(lowest(cards))
            self.held[seat] -= 1
            cards &= cards - 1
        cards = GROUP_CARDS[action]
        singles = cards & ~self.twos[seat]
        self.twos[seat] &= ~cards
        self.ones[seat] &= ~singles
        self.deck.shuffle(self.rng)
        self.tell(TOLD_GROUP, seat, action)
        if self.held[seat] == 0:
            self.win(seat)

    def end_turn(self) -> None:
        """Pass the turn to the next seat (§3.4), which may use all three actions again (§3.3)."""
        self.tell(TOLD_END, self.on_turn)
        self.turns += 1
        self.done = 0
        self.on_turn += 1
        if self.on_turn == self.seats:
            self.on_turn = 0
        if self.turns >= self.turn_limit:
            self.stop_at_limit()

    def win(self, seat: int) -> None:
        """End the game: a player without cards wins at once (§6.1)."""
        self.winners = bit(seat)
        self.on_turn = OVER
        self.tell(TOLD_WON, seat)

    def stop_at_limit(self) -> None:
        """End the game after the last turn: all lay down their groups, and the fewest cards left win (§6.4)."""
        fewest = self.left(0)
        for seat in range(1, self.seats):
            if self.left(seat) < fewest:
                fewest = self.left(seat)
        self.winners = 0
        for seat in range(self.seats):
            if self.left(seat) == fewest:
                self.winners |= bit(seat)
        self.on_turn = OVER
        if self.telling:
            self.tell_limit()

    def left(self, seat: int) -> int:
        """The cards that a hand has left at the turn limit: those that stay loose in the best division into groups."""
        return loose(self.ones[seat], self.twos[seat])

    def tell_limit(self) -> None:
        """Report what each seat lays down and how many cards it has left. The hands themselves do not change."""
        left = 0
        for seat in range(self.seats - 1, -1, -1):
            left = left * LEFT_CODES + self.left(seat)
        third = division(self.ones[2], self.twos[2]) if self.seats == MOST_SEATED else 0
        self.tell(
            TOLD_LIMIT,
            self.seats,
            left,
            division(self.ones[0], self.twos[0]),
            division(self.ones[1], self.twos[1]),
            third,
        )

    # Hands.

    def receive(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.twos[seat] |= self.ones[seat] & bit(card)
        self.ones[seat] |= bit(card)
        self.held[seat] += 1

    def give_up(self, seat: int, card: int) -> None:
        """Remove a card from a hand."""
        if self.twos[seat] & bit(card):
            self.twos[seat] &= ~bit(card)
        else:
            self.ones[seat] &= ~bit(card)
        self.held[seat] -= 1

    def card_at(self, seat: int, place: int) -> int:
        """The card at a place of a hand in order, with the second copies of kinds held twice at the end."""
        hand = self.ones[seat]
        while hand:
            if place == 0:
                return lowest(hand)
            place -= 1
            hand &= hand - 1
        hand = self.twos[seat]
        while place:
            place -= 1
            hand &= hand - 1
        return lowest(hand)

    # Copying, imagining, observing.

    def copy_from(self, other: State) -> None:
        self.copy_notty(cython.cast(Notty, other))

    def copy_notty(self, other: Notty) -> None:
        """Copy the attributes that every game has, and the hands, deck, turn and options of Notty."""
        self.copy_common(other)
        for seat in range(MOST_SEATED):
            self.ones[seat] = other.ones[seat]
            self.twos[seat] = other.twos[seat]
            self.held[seat] = other.held[seat]
        self.deck.copy_from(other.deck)
        self.done = other.done
        self.cycling = other.cycling
        self.first_player = other.first_player
        self.turn_limit = other.turn_limit
        self.cycle_at_limit = other.cycle_at_limit

    def redeal(self, seat: int, rng: Rng) -> None:
        """Shuffle the deck: its order is all that is hidden (§2.3), from every seat alike."""
        self.deck.deal_again(rng)

    def mixed(self, seen: int) -> int:
        for seat in range(self.seats):
            seen = mix(mix(seen, self.ones[seat]), self.twos[seat])
        seen = mix(mix(seen, self.done), self.cycling)
        seen = mix(mix(mix(seen, self.turn_limit), self.cycle_at_limit), self.first_player + 1)
        return self.deck.mixed(seen)

    def write_planes(self, seat: int, planes: Cells) -> None:
        """Write the planes of view.py: the hands from this seat on, the deck's cards, then the turn and the clock."""
        clock = self.turns * 255 // self.turn_limit
        for card in range(KINDS):
            hidden = COPIES
            for step in range(self.seats):
                owner = (seat + step) % self.seats
                copies = (self.ones[owner] >> card & 1) + (self.twos[owner] >> card & 1)
                planes[step * KINDS + card] = copies
                hidden -= copies
            planes[3 * KINDS + card] = hidden
            planes[4 * KINDS + card] = self.on_turn == seat
            planes[5 * KINDS + card] = (self.done & DREW) != 0
            planes[6 * KINDS + card] = (self.done & STOLE) != 0
            planes[7 * KINDS + card] = (self.done & CYCLED) != 0
            planes[8 * KINDS + card] = self.cycling
            planes[9 * KINDS + card] = self.seats == MOST_SEATED
            planes[10 * KINDS + card] = clock

    # For Python: what views, positions and players read.

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, in order, with copies side by side."""
        cards = []
        hand = self.ones[seat]
        while hand:
            card = lowest(hand)
            cards.append(card)
            if self.twos[seat] >> card & 1:
                cards.append(card)
            hand &= hand - 1
        return cards

    def hand_masks(self, seat: int) -> tuple[int, int]:
        """A hand as masks: the kinds held, and the kinds held twice."""
        return self.ones[seat], self.twos[seat]

    def hand_size(self, seat: int) -> int:
        """The number of cards that a seat holds."""
        return self.held[seat]

    def score(self, seat: int) -> int:
        """The cards that count: those in hand or, at the turn limit, those left after laying down (§6.5)."""
        return self.left(seat) if self.turns >= self.turn_limit else self.held[seat]

    def deck_cards(self) -> list[int]:
        """The deck, bottom to top. Nobody at the table may see it."""
        return self.deck.cards()

    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return self.deck.size

    def lay_out(self, hands: list[list[int]], deck: list[int], done: int, cycling: bool) -> None:
        """Set the hands, the deck and the actions used this turn, from a position."""
        for seat in range(self.seats):
            for card in hands[seat]:
                self.receive(seat, card)
        self.deck.lay(deck)
        self.done = done
        self.cycling = cycling
