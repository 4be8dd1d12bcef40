"""Mini-Notty: the law of Notty (its rulebook.en.md) with few colours and numbers, for two players.

Cards and actions keep the numbers of the real game, so that its notation works here too. With two colours there are no
sets (§5.3 requires four), only runs. A hand of six has room for two of them, and the deck never runs out. Instead of a
turn limit (§6.4), the game stops after each turn with a fixed chance: nobody can wait for the last turn, so a position
has the same value in every turn, and the game can be solved (solution.py).
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

# The cards of each group, in the order of the notation: group B4 B5 B6.
GROUP_CARDS = {move.ids[0]: tuple(map(DECK.read, move.text.split()[1:])) for move in MOVES[RUN:]}


@dataclass(frozen=True)
class Table:
    """The size of the variant."""

    colours: int
    numbers: int
    hand_limit: int

    @property
    def kinds(self) -> Hand:
        """The kinds of cards, of which there are two copies each."""
        return tuple(colour * NUMBERS + number for colour in range(self.colours) for number in range(self.numbers))

    @property
    def groups(self) -> dict[int, Hand]:
        """The groups that these cards can form, by action."""
        kinds = set(self.kinds)
        return {action: cards for action, cards in GROUP_CARDS.items() if kinds.issuperset(cards)}


SMALL = Table(2, 4, 6)
TURNS = 100  # after each turn the game stops with one chance in this many
CLOCK = 1 / TURNS


def without(hand: Hand, cards: Sequence[int]) -> Hand:
    """The hand without these cards."""
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
        """Deal four cards each, as in the real game (§2.2); chance names the first player (§2.5)."""
        deck = self.shuffled(self.table.kinds * COPIES)
        self.lay([deck[:DEALT], deck[DEALT : 2 * DEALT]])
        self.begin_with(self.random_below(self.seats))

    def lay(self, hands: Sequence[Sequence[int]], done: int = 0, cycling: bool = False) -> None:
        """Set hands and turn; the remaining cards are the deck."""
        self.hands = [tuple(sorted(hand)) for hand in hands]
        self.done, self.cycling = done, cycling
        self.deck = self.shuffled(without(tuple(sorted(self.table.kinds * COPIES)), [*hands[0], *hands[1]]))

    # Which actions are legal (§4).

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

    # What the actions do.

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
        """Add cards to the hand on turn."""
        self.hands[self.on_turn] = tuple(sorted([*self.hands[self.on_turn], *cards]))

    def give_back(self, cards: Sequence[int]) -> None:
        """Put cards back into the deck and shuffle it (§5.5); an empty hand wins (§6.1)."""
        self.hands[self.on_turn] = without(self.hands[self.on_turn], cards)
        self.deck = self.shuffled([*self.deck, *cards])
        if not self.hands[self.on_turn]:
            self.end_game([self.on_turn])

    def steal(self, victim: int) -> None:
        """Steal a random card of the other hand (§4.4); an opponent who loses the last card wins (§6.2)."""
        card = self.hands[victim][self.random_below(len(self.hands[victim]))]
        self.done |= STOLE
        self.hands[victim] = without(self.hands[victim], [card])
        self.take([card])
        if not self.hands[victim]:
            self.end_game([victim])

    def end_turn(self) -> None:
        """Pass the turn (§3.4), unless chance stops the game: then the win is shared."""
        self.done = 0
        self.count_turn()
        self.pass_turn_to(1 - self.on_turn)
        if self.random_below(TURNS) == 0:
            self.end_game([])

    # Copying and imagining.

    def plain_copy(self, other: PlainState) -> None:
        assert isinstance(other, SmallNotty)
        self.hands, self.deck = list(other.hands), list(other.deck)
        self.done, self.cycling = other.done, other.cycling

    def plain_redeal(self, seat: int, rng: Rng) -> None:
        """Shuffle the deck: only its order is hidden (§2.3)."""
        self.deck = rng.shuffled(sorted(self.deck))

    def plain_contents(self) -> Sequence[int]:
        return [self.done, self.cycling, len(self.hands[0]), *self.hands[0], *self.hands[1], *self.deck]


class SmallNottyGame(NottyGame):
    """The game of mini-Notty, with the notation of Notty."""

    seats = (2, 2)
    options = Options()
    law = SmallNotty  # type: ignore[assignment]  # the small variant has another law

    def result(self, state: State) -> Result:
        assert isinstance(state, SmallNotty)
        return Result.fewest_first(state.winner_seats(), [len(hand) for hand in state.hands])


NOTTY = SmallNottyGame()
