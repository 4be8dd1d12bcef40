"""Mini-Notty: the law of Notty (its rulebook.en.md) with few colours and numbers, for two.

Cards and actions keep the numbers of the real game, so its notation reads here too. With two colours there are no sets
(§5.3 asks for four), only runs. A hand of six has room for two of them, and the deck never runs out. Instead of a turn
limit (§6.4) there is a clock without memory: nobody can wait for the last turn, so a position is worth the same in
every turn, and can be solved (notty_solution.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.options import Options
from parlour.core.plain import PlainState
from parlour.core.result import Result
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.notty import NottyGame
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import (
    COPIES,
    CYCLE,
    CYCLED,
    DEALT,
    DRAW,
    DREW,
    DROP,
    END,
    MOST_DRAWN,
    NUMBERS,
    RUN,
    STEAL,
    STOLE,
)
from parlour.games.notty.moves import MOVES

Hand = tuple[int, ...]  # the cards in order, copies side by side

# The cards of each group, as the notation has them: group B4 B5 B6.
GROUP_CARDS = {move.ids[0]: tuple(map(DECK.read, move.text.split()[1:])) for move in MOVES[RUN:]}


@dataclass(frozen=True)
class Table:
    """How small the game is."""

    colours: int
    numbers: int
    hand_limit: int

    @property
    def kinds(self) -> Hand:
        """The cards there are, each of them twice."""
        return tuple(colour * NUMBERS + number for colour in range(self.colours) for number in range(self.numbers))

    @property
    def groups(self) -> dict[int, Hand]:
        """The groups that can be made of these cards, by action."""
        kinds = set(self.kinds)
        return {action: cards for action, cards in GROUP_CARDS.items() if kinds.issuperset(cards)}


SMALL = Table(2, 4, 6)
TURNS = 100  # after each turn the game is stopped with one chance in so many
CLOCK = 1 / TURNS


def without(hand: Hand, cards: Sequence[int]) -> Hand:
    """The hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


class SmallNotty(PlainState):
    """A game of mini-Notty."""

    table = SMALL
    groups = SMALL.groups

    def make_parts(self) -> None:
        super().make_parts()
        self.hands: list[Hand] = [()] * self.seats
        self.deck: list[int] = []
        self.done = 0
        self.cycling = False

    def plain_deal(self) -> None:
        """Four cards each, as in the real game (§2.2); chance names the first player (§2.5)."""
        deck = self.shuffled(self.table.kinds * COPIES)
        self.lay([deck[:DEALT], deck[DEALT : 2 * DEALT]])
        self.begin_with(self.random_below(self.seats))

    def lay(self, hands: Sequence[Sequence[int]], done: int = 0, cycling: bool = False) -> None:
        """Set hands and turn; the rest is the deck."""
        self.hands = [tuple(sorted(hand)) for hand in hands]
        self.done, self.cycling = done, cycling
        self.deck = self.shuffled(without(tuple(sorted(self.table.kinds * COPIES)), [*hands[0], *hands[1]]))

    # What may be done (§4).

    def plain_legal(self) -> Sequence[int]:
        if self.over:
            return []
        hand = self.hands[self.on_turn]
        if self.cycling:
            return [DROP + card for card in sorted(set(hand))]
        room = self.table.hand_limit - len(hand)
        legal = [END]
        if not self.done & DREW:
            legal += [DRAW + count - 1 for count in range(1, min(room, MOST_DRAWN) + 1)]
        if not self.done & STOLE and room:
            legal.append(STEAL + 1 - self.on_turn)
        if not self.done & CYCLED and room:
            legal.append(CYCLE)
        held = set(hand)
        return legal + [action for action, cards in self.groups.items() if held.issuperset(cards)]

    # What is done.

    def plain_apply(self, action: int) -> None:
        if action == END:
            self.end_turn()
        elif action >= RUN:
            self.give_back(self.groups[action])
        elif action >= DROP:
            self.cycling = False
            self.give_back([action - DROP])
        elif action == CYCLE:
            self.done |= CYCLED
            self.cycling = True
            self.take([self.deck.pop()])
        elif action >= STEAL:
            self.steal(action - STEAL)
        else:
            self.done |= DREW
            self.take([self.deck.pop() for _ in range(action - DRAW + 1)])

    def take(self, cards: Sequence[int]) -> None:
        """Cards come into the hand on turn."""
        self.hands[self.on_turn] = tuple(sorted([*self.hands[self.on_turn], *cards]))

    def give_back(self, cards: Sequence[int]) -> None:
        """Cards go back into the deck, which is shuffled (§5.5); an empty hand wins (§6.1)."""
        self.hands[self.on_turn] = without(self.hands[self.on_turn], cards)
        self.deck = self.shuffled([*self.deck, *cards])
        if not self.hands[self.on_turn]:
            self.end_game([self.on_turn])

    def steal(self, victim: int) -> None:
        """A card of the other hand, by chance (§4.4); losing the last one wins (§6.2)."""
        card = self.hands[victim][self.random_below(len(self.hands[victim]))]
        self.done |= STOLE
        self.hands[victim] = without(self.hands[victim], [card])
        self.take([card])
        if not self.hands[victim]:
            self.end_game([victim])

    def end_turn(self) -> None:
        """The other's turn (§3.4), unless the clock stops the game: then the win is shared."""
        self.done = 0
        self.count_turn()
        self.pass_turn_to(1 - self.on_turn)
        if self.random_below(TURNS) == 0:
            self.end_game([])

    # Copies, imagination.

    def plain_copy(self, other: PlainState) -> None:
        assert isinstance(other, SmallNotty)
        self.hands, self.deck = list(other.hands), list(other.deck)
        self.done, self.cycling = other.done, other.cycling

    def plain_redeal(self, seat: int, rng: Rng) -> None:
        """Only the order of the deck is hidden (§2.3)."""
        self.deck = rng.shuffled(sorted(self.deck))

    def plain_contents(self) -> Sequence[int]:
        return [self.done, self.cycling, len(self.hands[0]), *self.hands[0], *self.hands[1], *self.deck]


class SmallNottyGame(NottyGame):
    """Mini-Notty, with the notation of Notty."""

    seats = (2, 2)
    options = Options()
    law = SmallNotty  # type: ignore[assignment]  # it keeps the words of the room, not its law

    def result(self, state: State) -> Result:
        assert isinstance(state, SmallNotty)
        return Result.fewest_first(state.winner_seats(), [len(hand) for hand in state.hands])


NOTTY = SmallNottyGame()
