"""The law of Potter (rulebook.en.md, §1 to §10): deal, legal, play. The C types are in rules.pxd.

Hands, melds and Potters, and what may be laid, are in melding.py; the turn, the piles, the loop and the score are here.
"""

from __future__ import annotations

import cython

from parlour.core.piles import Pile
from parlour.core.rng import Rng
from parlour.core.state import Cells, State
from parlour.games.potter.law.melding import Melding

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import CARDS, NO_CARD, ONE_RANK, OVER, SUIT_CARDS, SUITS
    from parlour.core.melds import THREE_CARDS, THREE_PLACES
    from parlour.core.planes import fill_plane, lay_plane, part_of_255
    from parlour.core.rng import mix
    from parlour.games.potter.law.consts import (
        ADD,
        DEALT,
        DISCARD,
        DRAW,
        END,
        FILLERS,
        HALF_DECK,
        LARGEST_TAKE,
        LOOP_LAPS,
        MELD,
        MOST_LAPS,
        MOST_SEATED,
        PENALTY,
        PLACES,
        RETURN,
        TAKE,
        TOLD_ADDED,
        TOLD_BANNED,
        TOLD_COUNTED,
        TOLD_DISCARDED,
        TOLD_DRAWN,
        TOLD_END,
        TOLD_GAME_ENDED,
        TOLD_MELD,
        TOLD_RESHUFFLED,
        TOLD_RETURNED,
        TOLD_ROUND_BEGUN,
        TOLD_ROUND_CAPPED,
        TOLD_ROUND_WON,
        TOLD_SALLAN,
        TOLD_TAKEN,
        WAYS,
    )
    from parlour.games.potter.law.melding import WAY_FILLERS

    HELPED = [0] * CARDS


def write_helped() -> None:
    """Fill the table of the discards that each top card forbids (§7.1): its rank, and its neighbours in its suit."""
    for card in range(CARDS):
        rank = card % SUIT_CARDS
        HELPED[card] = ONE_RANK << rank
        if rank > 0:
            HELPED[card] |= bit(card - 1)
        if rank < SUIT_CARDS - 1:
            HELPED[card] |= bit(card + 1)


class Potter(Melding):
    """A game of Potter with all its rounds."""

    def make_parts(self) -> None:
        Melding.make_parts(self)
        if not cython.compiled:
            self.banned = [0] * MOST_SEATED
            self.totals = [0] * MOST_SEATED
            self.to_deal = [0] * MOST_SEATED
        self.stock = Pile()
        self.pile = Pile()
        self.taken = Pile()
        self.drawn = 0
        self.loop_seen = 0
        self.loop_turns = 0
        self.laid = 0

    def take_options(self) -> None:
        self.target = self.options["target"]
        self.ace_high = self.options["ace_high_runs"]

    def deal_cards(self) -> None:
        """Start a new game without points; chance names the first player (§1.7)."""
        for seat in range(self.seats):
            self.totals[seat] = 0
        self.winners = 0
        self.round = 1
        self.starter = self.rng.pick(self.seats)
        self.deal_round()

    def deal_round(self) -> None:
        """Deal eight cards each (§1.3), with an empty pile (§1.4), nobody Sallan (§5.5) and nothing banned."""
        self.stock.clear()
        for card in range(CARDS):
            self.stock.push(card)
        self.stock.shuffle(self.rng)
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.known[seat] = 0
            self.banned[seat] = 0
            for _ in range(DEALT):
                self.hands[seat] |= bit(self.stock.pop())
        self.clear_table()
        self.pile.clear()
        self.taken.clear()
        self.loop_seen = 0
        self.loop_turns = 0
        self.laid = 0
        self.drawn = 0
        self.turns = 0
        self.on_turn = self.starter

    # Which actions are legal.

    def list_legal(self, cells: Cells) -> int:
        if self.on_turn == OVER:
            return 0
        if not self.drawn:
            cells[0] = DRAW
            cells[1] = TAKE
            return 2 if self.may_take() else 1
        if self.taken.size:
            cells[0] = RETURN
            return self.list_melds(cells, 1)
        listed = self.list_discards(cells)
        listed = self.list_melds(cells, listed)
        return self.list_adds(cells, listed)

    def may_take(self) -> bool:
        """Whether the pile may be taken: it has one to nine cards (§7.3)."""
        return 0 < self.pile.size <= LARGEST_TAKE

    def discards(self) -> int:
        """The cards that may be discarded: no Potter (§6.8), none that helps (§7.1), none that is banned (§9.3)."""
        fit = self.hands[self.on_turn] & ~self.potters() & ~self.banned[self.on_turn]
        return fit & ~HELPED[self.pile.cells[self.pile.size - 1]] if self.pile.size else fit

    def list_discards(self, cells: Cells) -> int:
        """List the legal discards; if there are none, the turn may end without one (§3.7)."""
        fit = self.discards()
        if not fit:
            cells[0] = END
            return 1
        listed = 0
        while fit:
            cells[listed] = DISCARD + lowest(fit)
            listed += 1
            fit &= fit - 1
        return listed

    # What the actions do.

    def apply(self, action: int) -> None:
        if action >= ADD:
            self.add(action - ADD)
        elif action >= MELD:
            self.meld(action)
        elif action >= DISCARD:
            self.discard(action - DISCARD)
        elif action == DRAW:
            self.draw()
        elif action == TAKE:
            self.take()
        elif action == RETURN:
            self.return_pile()
        else:
            self.end_without_discard()

    def draw(self) -> None:
        """Draw the top card of the stock (§3.2); an empty stock is refilled from the pile (§9.1)."""
        if not self.stock.size:
            self.stock.copy_from(self.pile)
            self.pile.clear()
            self.stock.shuffle(self.rng)
            self.tell(TOLD_RESHUFFLED, self.stock.size)
        card = self.stock.pop()
        self.hands[self.on_turn] |= bit(card)
        self.drawn = 1
        self.tell(TOLD_DRAWN, self.on_turn, card)

    def take(self) -> None:
        """Take the whole pile (§3.3) in sight of everybody (§7.7); a new meld is then owed (§7.4)."""
        cards = self.pile.mask()
        self.taken.copy_from(self.pile)
        self.pile.clear()
        self.hands[self.on_turn] |= cards
        self.known[self.on_turn] |= cards
        self.drawn = 1
        self.tell(TOLD_TAKEN, self.on_turn, low_half(cards), high_half(cards))

    def return_pile(self) -> None:
        """Return the pile as it was, for 25 points at once (§7.5)."""
        seat = self.on_turn
        for i in range(self.taken.size):
            self.give_up(self.taken.cells[i])
        self.pile.copy_from(self.taken)
        self.taken.clear()
        self.totals[seat] += PENALTY
        self.loop_turns += 1
        self.tell(TOLD_RETURNED, seat, self.pile.size, PENALTY, self.totals[seat])
        self.next_turn()

    def meld(self, action: int) -> None:
        """Lay a new meld of three on the table (§3.4), which makes the player Sallan (§5.1)."""
        seat = self.on_turn
        three = (action - MELD) // WAYS
        way = (action - MELD) % WAYS
        for place in range(3):
            self.lay(THREE_PLACES[three * 3 + place], WAY_FILLERS[way * 3 + place], self.melds)
        self.set_meld(self.melds, THREE_CARDS[three])
        self.melds += 1
        self.taken.clear()
        self.tell(TOLD_MELD, seat, self.melds, action, self.potter_rank())
        if not self.sallan >> seat & 1:
            self.sallan |= 1 << seat
            self.tell(TOLD_SALLAN, seat)
        self.after_laying()

    def add(self, spot_and_filler: int) -> None:
        """Lay a card off onto a meld (§3.5)."""
        spot = spot_and_filler // FILLERS
        filler = spot_and_filler % FILLERS - 1
        meld = spot // PLACES
        stands_for = self.places[spot]
        card = self.lay(stands_for, filler, meld)
        self.set_meld(meld, self.stands[meld] | bit(stands_for))
        self.tell(TOLD_ADDED, self.on_turn, card, stands_for, meld + 1)
        self.after_laying()

    def after_laying(self) -> None:
        """Handle a meld or lay-off: it breaks every loop (§9.3), and may empty the hand (§2.2)."""
        self.laid = 1
        self.loop_seen = 0
        self.loop_turns = 0
        if not self.hands[self.on_turn]:
            self.win_round()

    def discard(self, card: int) -> None:
        """Discard a card onto the pile and end the turn (§3.6), unless it would keep a loop going (§9.3)."""
        seat = self.on_turn
        repeated = not self.laid and self.loop_seen >> card & 1
        last = self.hands[seat] == bit(card)
        if repeated and self.loop_turns >= LOOP_LAPS * self.seats and not last:
            self.ban(card)
            return
        self.give_up(card)
        self.pile.push(card)
        self.loop_turns = self.loop_turns + 1 if repeated else 0
        self.loop_seen |= bit(card)
        self.tell(TOLD_DISCARDED, seat, card)
        if last:
            self.win_round()
        else:
            self.next_turn()

    def ban(self, card: int) -> None:
        """Ban a card: its owner keeps it, known to all, and cannot discard it again in this round (§9.3)."""
        self.known[self.on_turn] |= bit(card)
        self.banned[self.on_turn] |= bit(card)
        self.loop_turns = 0
        self.tell(TOLD_BANNED, self.on_turn, card)

    def end_without_discard(self) -> None:
        """End the turn without a discard, because there was no legal one (§3.7)."""
        if not self.laid:
            self.loop_turns += 1
        self.tell(TOLD_END, self.on_turn)
        self.next_turn()

    def next_turn(self) -> None:
        """Pass the turn to the next seat (§3.6), in the play phase if there is nothing to draw (§9.2)."""
        self.turns += 1
        self.laid = 0
        self.on_turn += 1
        if self.on_turn == self.seats:
            self.on_turn = 0
        self.drawn = not self.stock.size and not self.pile.size
        if self.turns >= MOST_LAPS * self.seats:
            self.tell(TOLD_ROUND_CAPPED, MOST_LAPS)
            self.score_round()

    def win_round(self) -> None:
        """End the round: an empty hand wins it (§2.2)."""
        self.tell(TOLD_ROUND_WON, self.on_turn)
        self.score_round()

    def score_round(self) -> None:
        """Score the hands of everybody but the winner (§8.2); then start the next round, or end the game (§10.1)."""
        highest = 0
        for seat in range(self.seats):
            points = self.hand_points(seat)  # 0 for the winner's empty hand (§8.1)
            self.totals[seat] += points
            cards = self.hands[seat]
            self.tell(TOLD_COUNTED, seat, low_half(cards), high_half(cards), points, self.totals[seat])
            if self.totals[seat] > highest:
                highest = self.totals[seat]
        if highest > self.target:
            self.end_game()
        else:
            self.begin_next_round()

    def hand_points(self, seat: int) -> int:
        """The points of the cards left in a hand: their values (§8.2), and 25 for each of a Sallan's Potters (§8.3)."""
        points = 0
        hand = self.hands[seat]
        if self.sallan >> seat & 1:
            points = PENALTY * count(hand & self.potters())
            hand &= ~self.potters()
        while hand:
            points += lowest(hand) % SUIT_CARDS + 1
            hand &= hand - 1
        return points

    def begin_next_round(self) -> None:
        """Start the next round with the next seat (§1.7) and the next rank as the Potter (§6.1)."""
        self.round += 1
        self.starter = (self.starter + 1) % self.seats
        self.deal_round()
        self.tell(TOLD_ROUND_BEGUN, self.round, self.potter_rank(), self.starter)

    def end_game(self) -> None:
        """End the game: the lowest total wins, equal ones share (§10.3). All hands have been shown."""
        lowest_total = self.totals[0]
        for seat in range(self.seats):
            self.known[seat] = self.hands[seat]
            if self.totals[seat] < lowest_total:
                lowest_total = self.totals[seat]
        self.winners = 0
        for seat in range(self.seats):
            if self.totals[seat] == lowest_total:
                self.winners |= 1 << seat
        self.on_turn = OVER
        self.tell(TOLD_GAME_ENDED, self.winners, lowest_total)

    # Copying, imagining, observing.

    def copy_from(self, other: State) -> None:
        self.copy_potter(cython.cast(Potter, other))

    def copy_potter(self, other: Potter) -> None:
        """Copy the attributes that every game has, and all that a round of Potter has."""
        self.copy_common(other)
        self.copy_melding(other)
        for seat in range(MOST_SEATED):
            self.banned[seat] = other.banned[seat]
            self.totals[seat] = other.totals[seat]
        self.stock.copy_from(other.stock)
        self.pile.copy_from(other.pile)
        self.taken.copy_from(other.taken)
        self.drawn = other.drawn
        self.loop_seen = other.loop_seen
        self.loop_turns = other.loop_turns
        self.laid = other.laid
        self.target = other.target

    def redeal(self, seat: int, rng: Rng) -> None:
        """Redeal the stock and the other hands, except for cards that everybody has seen (§7.7)."""
        for owner in range(self.seats):
            hidden = 0 if owner == seat else self.hands[owner] & ~self.known[owner]
            self.to_deal[owner] = count(hidden)
            self.hands[owner] &= ~hidden
            while hidden:
                self.stock.push(lowest(hidden))
                hidden &= hidden - 1
        self.stock.deal_again(rng)
        for owner in range(self.seats):
            for _ in range(self.to_deal[owner]):
                self.hands[owner] |= bit(self.stock.pop())

    def mixed(self, seen: int) -> int:
        seen = self.mixed_melding(seen)
        for seat in range(self.seats):
            seen = mix(mix(seen, self.banned[seat]), self.totals[seat])
        seen = self.taken.mixed(self.pile.mixed(self.stock.mixed(seen)))
        seen = mix(mix(mix(seen, self.loop_seen), self.loop_turns), self.laid)
        return mix(mix(seen, self.drawn), self.target)

    def write_planes(self, seat: int, planes: Cells) -> None:
        """Write the planes of view.py: the places of cards first, then the counts that everybody knows."""
        lay_plane(planes, 0, self.hands[seat])
        for step in range(1, self.seats):
            lay_plane(planes, step, self.known[(seat + step) % self.seats])
        lay_plane(planes, 5, self.pile.mask())
        if self.pile.size:
            lay_plane(planes, 6, bit(self.pile.cells[self.pile.size - 1]))
        for meld in range(self.melds):
            lay_plane(planes, 7, self.stands[meld])
            for place in range(PLACES):
                if self.places[meld * PLACES + place] != NO_CARD:
                    lay_plane(planes, 9, bit(self.places[meld * PLACES + place]))
        for suit in range(SUITS):
            if self.wild_in[suit] != NO_CARD:
                lay_plane(planes, 8, bit(suit * SUIT_CARDS + self.potter_rank()))
        lay_plane(planes, 10, self.potters())
        lay_plane(planes, 11, self.banned[seat])
        lay_plane(planes, 12, self.loop_seen)
        lay_plane(planes, 13, self.taken.mask())
        fill_plane(planes, 14, self.on_turn == seat)
        fill_plane(planes, 15, self.drawn)
        for step in range(self.seats):
            owner = (seat + step) % self.seats
            fill_plane(planes, 16 + step, self.sallan >> owner & 1)
            if step:
                fill_plane(planes, 20 + step, count(self.hands[owner]))
            fill_plane(planes, 26 + step, part_of_255(self.totals[owner], 2 * self.target))
        fill_plane(planes, 25, self.stock.size)
        fill_plane(planes, 31, part_of_255(self.turns, MOST_LAPS * self.seats))
        fill_plane(planes, 32, self.seats)
        fill_plane(planes, 33, self.ace_high)

    # For Python: what views, positions and players read.

    def banned_cards(self, seat: int) -> int:
        """The cards that a seat cannot discard in this round, as a mask."""
        return self.banned[seat]

    def total(self, seat: int) -> int:
        """A seat's points so far."""
        return self.totals[seat]

    def fit_discards(self) -> int:
        """The legal discards of the seat on turn, as a mask."""
        return self.discards()

    def stock_cards(self) -> list[int]:
        """The stock, bottom to top. Nobody at the table may see it."""
        return self.stock.cards()

    def stock_size(self) -> int:
        """The number of cards in the stock."""
        return self.stock.size

    def pile_cards(self) -> list[int]:
        """The discard pile, bottom to top."""
        return self.pile.cards()

    def taken_cards(self) -> list[int]:
        """The pile that was taken this turn, bottom to top, while a meld is owed for it."""
        return self.taken.cards()

    def lay_out(self, hands: list[int], known: list[int], banned: list[int], totals: list[int]) -> None:
        """Set the cards and points of each seat, from a position."""
        for seat in range(self.seats):
            self.hands[seat] = hands[seat]
            self.known[seat] = known[seat]
            self.banned[seat] = banned[seat]
            self.totals[seat] = totals[seat]
        self.clear_table()

    def lay_piles(self, stock: list[int], pile: list[int], taken: list[int]) -> None:
        """Set the piles, from a position."""
        self.stock.lay(stock)
        self.pile.lay(pile)
        self.taken.lay(taken)

    def set_round(self, number: int, sallan: int) -> None:
        """Set the round, and who is Sallan in it, from a position."""
        self.round = number
        self.sallan = sallan

    def set_phase(self, drawn: bool) -> None:
        """Set the phase of the turn, from a position; with nothing to draw it is the play phase (§9.2)."""
        self.drawn = drawn or not (self.stock.size or self.pile.size or self.on_turn == OVER)

    def set_loop(self, seen: int, turns: int, laid: bool) -> None:
        """Set the memory of the loop rule, from a position."""
        self.loop_seen = seen
        self.loop_turns = turns
        self.laid = laid


def low_half(cards: int) -> int:
    """The first 26 cards of a mask: events hold numbers of at most 32 bits."""
    return cards & (bit(HALF_DECK) - 1)


def high_half(cards: int) -> int:
    """The last 26 cards of a mask."""
    return cards >> HALF_DECK


def helped_by(card: int) -> int:
    """The discards that a top card forbids (§7.1), as a mask."""
    return HELPED[card]


write_helped()
