"""A small House of Cards: the limit 7, six kinds of cards, two players.

It keeps from the rule book: hidden hands of two, refilled from private decks (§4.1); the sum, the exact hit that gives
the opponent two cards (§7.1), exceeding, which costs as many as the number played (§7.2), Hallows (§5.1); the player
who did not end a round begins the next (§3.3); the player of the last card wins, even by exceeding (§8.1).

It simplifies the rest, so that what a seat can know stays small enough to be solved: there are no houses and no other
specials. Cards come from a heap too large to run out or to be counted: every card is a random one of the eleven in
`HEAP`. When a round ends, both players reshuffle (§7.3), so nothing is known of a hand beyond its round. Nobody has
more than `MOST` cards; any beyond that are not given (§7.5). There is no turn limit: hardly a game takes fifty turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.moves import Move
from parlour.core.options import Options
from parlour.core.plain import PlainState
from parlour.core.result import Result
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.house_of_cards import HouseOfCardsGame
from parlour.games.house_of_cards.law.consts import HAND, HIT_CARDS

LIMIT = 7
DEALT = 5
MOST = 8
NUMBERS = 5  # 0 to 4, each twice
HALLOWS = 5
HEAP = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, HALLOWS)
KINDS = 6
ODDS = tuple(HEAP.count(kind) / len(HEAP) for kind in range(KINDS))


def sum_after(total: int, card: int) -> int:
    """The sum after playing this card."""
    return LIMIT if card == HALLOWS else total + card


def value(card: int) -> int:
    """The number of a card; Hallows counts 0 as a start card (§3.2)."""
    return 0 if card == HALLOWS else card


def given(left: int, cards: int) -> int:
    """The number of cards that a seat has after some were given."""
    return min(left + cards, MOST)


class SmallHouse(PlainState):
    """A game of the small House of Cards. A deck is only its size: its cards are as random as those of the heap."""

    def make_parts(self) -> None:
        super().make_parts()
        self.hands: list[tuple[int, ...]] = [()] * self.seats
        self.left: list[int] = [0] * self.seats  # hand and deck together
        self.sum = 0
        self.plays: list[tuple[int, int, int]] = []  # of this round: seat, sum before, card

    def plain_deal(self) -> None:
        """Deal five cards each, two of them in hand; chance names the first player."""
        self.left = [DEALT] * self.seats
        self.begin_round()
        self.begin_with(self.random_below(self.seats))

    def begin_round(self) -> None:
        """Turn up a start card, and give both players new hands."""
        self.sum = value(self.new_card())
        self.plays = []
        self.hands = [self.new_hand(self.left[seat]) for seat in range(self.seats)]

    def new_card(self) -> int:
        """A random card of the heap."""
        return HEAP[self.random_below(len(HEAP))]

    def new_hand(self, left: int) -> tuple[int, ...]:
        """A hand of two cards, or of one if no more are left."""
        return tuple(sorted(self.new_card() for _ in range(min(left, HAND))))

    def plain_legal(self) -> Sequence[int]:
        return [] if self.over else sorted(set(self.hands[self.on_turn]))

    def plain_apply(self, action: int) -> None:
        seat = self.on_turn
        self.plays.append((seat, self.sum, action))
        self.sum = sum_after(self.sum, action)
        self.left[seat] -= 1
        hand = list(self.hands[seat])
        hand.remove(action)
        if self.left[seat] > len(hand):
            hand.append(self.new_card())
        self.hands[seat] = tuple(sorted(hand))
        if self.left[seat] == 0:
            self.end_game([seat])
            return
        self.count_turn()
        self.pass_turn_to(1 - seat)
        if self.sum >= LIMIT:
            self.settle(seat, action)
            self.begin_round()

    def settle(self, seat: int, card: int) -> None:
        """End the round: an exact hit gives the opponent two cards; exceeding costs as many as the number played."""
        if self.sum == LIMIT:
            self.left[1 - seat] = given(self.left[1 - seat], HIT_CARDS)
        else:
            self.left[seat] = given(self.left[seat], card)

    # Copying and imagining.

    def plain_copy(self, other: PlainState) -> None:
        assert isinstance(other, SmallHouse)
        self.hands, self.left, self.sum = list(other.hands), list(other.left), other.sum
        self.plays = list(other.plays)

    def plain_redeal(self, seat: int, rng: Rng) -> None:
        """Give the opponent a random hand, as the real game does: plays do not influence its imagined worlds."""
        held = len(self.hands[1 - seat])
        self.hands[1 - seat] = tuple(sorted(HEAP[rng.below(len(HEAP))] for _ in range(held)))

    def plain_contents(self) -> Sequence[int]:
        cards = [card for hand in self.hands for card in (len(hand), *hand)]
        return [self.sum, *self.left, *cards, *(number for play in self.plays for number in play)]


class SmallHouseGame(HouseOfCardsGame):
    """The small House of Cards, in which an action is the card that is played."""

    seats = (2, 2)
    options = Options()  # type: ignore[assignment]
    fixed_moves = tuple(Move((card,), f"play {card if card < NUMBERS else 'Hallows'}") for card in range(KINDS))
    law = SmallHouse  # type: ignore[assignment]  # the small variant has another law

    def result(self, state: State) -> Result:
        assert isinstance(state, SmallHouse)
        return Result.fewest_first(state.winner_seats(), state.left)


HOUSE = SmallHouseGame()
