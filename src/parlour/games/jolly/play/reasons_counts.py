"""What the seat on turn sees in Jolly, counted for the reasons: its hand, the table, unseen cards, the opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from parlour.bots.french_reasons import chance, copies, melds_of_three, wanted
from parlour.bots.players import PolicyBot
from parlour.core.melds import cards_of
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.consts import ADD, CONCEDE, JOKER, KINDS, NO_PLACE, NOBODY, PLACES, RUN, SWAP
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.policy import POLICY
from parlour.games.jolly.shapes import Shape

ACE_HIGH = True  # §4.3
MOST_STEPS = 60  # the most actions of one turn: more cards than a hand has


def because(name: str, **facts: Any) -> Reason:
    """A reason by its name."""
    return Reason(f"hint-jolly-why-{name}", facts)


def names(mask: int) -> list[str]:
    """The cards of a mask in notation."""
    return [DECK.write(card) for card in cards_of(mask)]


@dataclass(frozen=True)
class Sight:
    """A position as the seat on turn sees it; cards are masks of kinds."""

    state: Jolly
    seat: int
    hand: int
    jokers: int
    fitting: int  # the cards that continue a meld of the table
    unseen: list[int]

    @property
    def other(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def size(self) -> int:
        """The number of cards that the seat holds."""
        return self.state.hand_size(self.seat)

    @property
    def unseen_count(self) -> int:
        """The number of cards that this seat has not seen."""
        return sum(self.unseen)

    @property
    def has_opened(self) -> bool:
        """Whether the seat has opened in an earlier turn."""
        return self.state.is_open(self.seat)

    def held(self, card: int) -> int:
        """The number of copies of a card that the seat holds."""
        return self.state.hand(self.seat).count(card)

    def without(self, card: int) -> int:
        """The hand after a discard."""
        return self.hand if card == JOKER or self.held(card) > 1 else self.hand & ~(1 << card)

    def drawable(self) -> list[int]:
        """The copies of each card that a draw may bring: unseen cards, or all that are known to be left (§7.1)."""
        stock, seen, pile = self.state.stock_cards(), self.state.seen_bottom, self.state.pile_cards()
        if stock:
            return counts(stock[-1:]) if self.seat == self.state.starter and len(stock) <= seen else self.unseen
        taken = self.state.taken_card() != NOBODY  # once put back, it lies on top again and is not shuffled
        return counts(pile if taken else pile[:-1])

    def completing(self, hand: int, from_cards: list[int]) -> dict[str, int]:
        """The chance that one of these cards, jokers included, forms a meld with two cards of a hand, as facts."""
        jokers = from_cards[JOKER] if has_pair(hand) else 0
        return chance(copies(wanted(hand, ACE_HIGH), from_cards) + jokers, sum(from_cards))

    def opening(self, from_cards: list[int], lost: int = NOBODY) -> dict[str, int]:
        """The chance that one of these cards lets the hand open, perhaps without card `lost`, as facts."""
        outs = [card for card in range(KINDS) if from_cards[card] and self.state.opens_with(card, lost)]
        return chance(sum(from_cards[card] for card in outs), sum(from_cards))


def look(state: Jolly) -> Sight:
    """What the seat on turn sees."""
    seat = state.on_turn
    hand, _, jokers = state.hand_masks(seat)
    return Sight(state, seat, hand, jokers, open_on_table(state), unseen_by(state, seat))


def unseen_by(state: Jolly, seat: int) -> list[int]:
    """The number of copies of each card that a seat has not seen."""
    seen = Counter([*state.hand(seat), *state.known_cards(1 - seat), *state.pile_cards(), state.jolly_card])
    for meld in range(state.melds):
        seen.update(Shape(*state.meld_parts(meld)).taken_apart())
    if seat == state.starter:
        seen.update(state.stock_cards()[: state.seen_bottom])
    return [DECK.copies[card] - seen[card] for card in range(KINDS)]


def counts(cards: Iterable[int]) -> list[int]:
    """The number of copies of each card."""
    found = Counter(cards)
    return [found[card] for card in range(KINDS)]


def has_pair(hand: int) -> bool:
    """Whether two cards of a hand can be in one meld of three, so that a joker completes it."""
    return any((three & hand).bit_count() > 1 for three in melds_of_three(ACE_HIGH))


def melded(hand: int) -> int:
    """The cards that are in a meld of three of the hand alone."""
    found = 0
    for three in melds_of_three(ACE_HIGH):
        if not three & ~hand:
            found |= three
    return found


def open_on_table(state: Jolly) -> int:
    """The cards that continue a meld of the table."""
    found = 0
    for meld in range(state.melds):
        for end in range(PLACES):
            place = state.place_open(meld, end)
            if place != NO_PLACE:
                found |= 1 << state.place_card(meld, place)
    return found


def is_laying(move: Move) -> bool:
    """Whether a move is a meld, a lay-off or a swap."""
    return move.id >= RUN


def is_meld(move: Move) -> bool:
    """Whether a move is a new meld."""
    return RUN <= move.id < ADD


def is_add(move: Move) -> bool:
    """Whether a move is a lay-off."""
    return ADD <= move.id < SWAP


def cards_laid(move: Move) -> list[str]:
    """The cards of a meld, lay-off or swap in notation."""
    words = move.text.split()[1:]
    return words if is_meld(move) else words[:-2]


def after(state: Jolly, move: Move) -> Jolly:
    """The position after a move."""
    twin = state.clone()
    twin.step(move.id)
    return twin


def goes_out(state: Jolly, move: Move) -> bool:
    """Whether the book goes out this turn after this move, found by playing it on a copy."""
    player = PolicyBot(POLICY(), 0)
    twin, seat = after(state, move), state.on_turn
    for _ in range(MOST_STEPS):
        if twin.over or twin.turns != state.turns:
            break
        step = player.choose(twin)
        if step.id == CONCEDE:
            return False
        twin.step(step.id)
    return seat in twin.winner_seats()


def kind_of(name: str) -> int:
    """The card that a word names; a joker whatever it stands for."""
    return DECK.read(name.partition("=")[0])
