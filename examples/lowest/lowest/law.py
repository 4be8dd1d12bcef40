"""The law of Lowest (rulebook.en.md): deal, legal, play, and what a seat can know."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.cards import french_deck
from parlour.core.plain import PlainState
from parlour.core.rng import Rng

DECK = french_deck()
DEALT = 3  # §2.2
NOBODY = NO_CARD = -1

# The table of actions: three words, and a discard for each of the 52 cards.
DRAW, TAKE, KNOCK, DISCARD = range(4)

# The numbers under which the law reports events (view.py lists the classes in this order).
TOLD_DRAWN, TOLD_TAKEN, TOLD_DISCARDED, TOLD_KNOCKED, TOLD_SHOWN = range(5)


def points(card: int) -> int:
    """The points of a card: ace 1, court cards 10, every other card its number (§1.2)."""
    return min(card % 13 + 1, 10)


class Lowest(PlainState):
    """A game of Lowest. Piles are lists, bottom to top; there is one of each card, so hands are sets."""

    def make_parts(self) -> None:
        super().make_parts()
        self.hands: list[set[int]] = [set() for _ in range(self.seats)]
        self.known: list[set[int]] = [set() for _ in range(self.seats)]  # what everybody knows of a hand (§3.2)
        self.stock: list[int] = []
        self.discard: list[int] = []
        self.taken = NO_CARD  # taken this turn, so that it may not be discarded in it (§3.4)
        self.knocker = NOBODY

    def plain_deal(self) -> None:
        """Deal three cards each and one card face up; chance names the first player (§2)."""
        self.stock = self.shuffled(range(DECK.size))
        self.hands = [{self.stock.pop() for _ in range(DEALT)} for _ in range(self.seats)]
        self.known = [set() for _ in range(self.seats)]
        self.discard = [self.stock.pop()]
        self.taken, self.knocker = NO_CARD, NOBODY
        self.begin_with(self.random_below(self.seats))

    # Which actions are legal, and what they do.

    @property
    def discard_due(self) -> bool:
        """Whether the seat on turn has drawn or taken, and so holds one card too many."""
        return not self.over and len(self.hands[self.on_turn]) > DEALT

    def plain_legal(self) -> Sequence[int]:
        if self.over:
            return []
        if self.discard_due:
            return [DISCARD + card for card in sorted(self.hands[self.on_turn] - {self.taken})]
        possible = {DRAW: self.stock, TAKE: self.discard, KNOCK: self.knocker == NOBODY}
        return [action for action in possible if possible[action]]

    def plain_apply(self, action: int) -> None:
        if action == DRAW:
            self.draw_card()
        elif action == TAKE:
            self.take_discard()
        elif action == KNOCK:
            self.knock()
        else:
            self.discard_card(action - DISCARD)

    def draw_card(self) -> None:
        """Draw the top card of the stock, which nobody else sees (§3.1)."""
        card = self.stock.pop()
        self.hands[self.on_turn].add(card)
        self.tell_row(TOLD_DRAWN, self.on_turn, card)

    def take_discard(self) -> None:
        """Take the top card of the discard pile, which everybody saw (§3.2)."""
        self.taken = self.discard.pop()
        self.hands[self.on_turn].add(self.taken)
        self.known[self.on_turn].add(self.taken)
        self.tell_row(TOLD_TAKEN, self.on_turn, self.taken)

    def discard_card(self, card: int) -> None:
        """Discard one card face up onto the pile (§3.3)."""
        self.hands[self.on_turn].remove(card)
        self.known[self.on_turn].discard(card)
        self.discard.append(card)
        self.taken = NO_CARD
        self.tell_row(TOLD_DISCARDED, self.on_turn, card)
        self.end_turn()

    def knock(self) -> None:
        """Knock: everybody else has one more turn (§4)."""
        self.knocker = self.on_turn
        self.tell_row(TOLD_KNOCKED, self.on_turn)
        self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the next seat, unless it was the last turn (§5.1)."""
        self.count_turn()
        following = (self.on_turn + 1) % self.seats
        if following == self.knocker or self.turns >= self.options["turn_limit"]:
            self.show_hands()
        else:
            self.pass_turn_to(following)

    def show_hands(self) -> None:
        """Show all hands, which everybody knows from now on (§5.1)."""
        for seat, hand in enumerate(self.hands):
            self.known[seat] = set(hand)
            self.tell_row(TOLD_SHOWN, seat, *sorted(hand))
        self.end_game(self.lowest_seats())

    def totals(self) -> list[int]:
        """The points in each hand."""
        return [sum(map(points, hand)) for hand in self.hands]

    def lowest_seats(self) -> list[int]:
        """The seats with the lowest total, which win (§5.2); equal totals share, but the knocker loses ties (§5.3)."""
        totals = self.totals()
        lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
        return [seat for seat in lowest if seat != self.knocker] or lowest

    # Copying, imagining, observing.

    def plain_copy(self, other: PlainState) -> None:
        assert isinstance(other, Lowest)
        self.hands = [set(hand) for hand in other.hands]
        self.known = [set(cards) for cards in other.known]
        self.stock, self.discard = list(other.stock), list(other.discard)
        self.taken, self.knocker = other.taken, other.knocker

    def plain_redeal(self, seat: int, rng: Rng) -> None:
        """Redeal everything that this seat has not seen, in the stock and in other hands."""
        hidden = [self.hands[owner] - self.known[owner] if owner != seat else set() for owner in range(self.seats)]
        heap = rng.shuffled(sorted(set(self.stock).union(*hidden)))
        for owner, cards in enumerate(hidden):
            self.hands[owner] = self.hands[owner] - cards | {heap.pop() for _ in cards}
        self.stock = heap

    def plain_contents(self) -> Sequence[int]:
        contents = [self.options["turn_limit"], self.taken + 1, self.knocker + 1]
        for cards in (*map(sorted, self.hands), *map(sorted, self.known), self.stock, self.discard):
            contents += [len(cards), *cards]
        return contents

    def plain_planes(self, seat: int) -> Sequence[int]:
        """The planes of view.py: sets of cards, then plain numbers."""
        others = [self.known[(seat + step) % self.seats] if step < self.seats else () for step in (1, 2, 3)]
        shown = [self.hands[seat], *others, self.discard[-1:], self.discard[:-1]]
        turns = self.turns * 255 // self.options["turn_limit"]
        numbers = [self.on_turn == seat, self.discard_due, self.knocker != NOBODY, self.seats, turns]
        cells = [card in cards for cards in shown for card in range(DECK.size)]
        return [*cells, *(number for number in numbers for _ in range(DECK.size))]
