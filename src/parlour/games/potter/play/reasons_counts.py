"""What the seat on turn sees in Potter, counted for the reasons: its hand, the table, unseen cards, opponents."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parlour.bots.french_reasons import all_cards, chance, copies, wanted
from parlour.bots.players import PolicyBot
from parlour.core.consts import CARDS, NO_CARD, SUIT_CARDS
from parlour.core.cover import solver
from parlour.core.melds import cards_of, mask_of
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.games.potter.law.cards import DECK
from parlour.games.potter.law.consts import ADD, MELD, PENALTY, RETURN
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.play.policy import POLICY

VALUES = tuple(range(1, SUIT_CARDS + 1))  # §1.6
FEW = 3  # a hand of at most this many cards may go out soon
MOST_STEPS = 60  # the most actions of one turn: more cards than a hand has


def because(name: str, **facts: Any) -> Reason:
    """A reason by its name."""
    return Reason(f"hint-potter-why-{name}", facts)


def names(mask: int) -> list[str]:
    """The cards of a mask in notation."""
    return [DECK.write(card) for card in cards_of(mask)]


def points_of(cards: int) -> int:
    """The points of cards, with Potters at their value (§1.6)."""
    return sum(VALUES[card % SUIT_CARDS] for card in cards_of(cards))


@dataclass(frozen=True)
class Sight:
    """A position as the seat on turn sees it; cards are masks."""

    state: Potter
    seat: int
    hand: int
    potters: int
    is_sallan: bool
    pile: int
    fitting: int  # the cards that continue a meld of the table
    unseen: list[int]

    @property
    def unseen_count(self) -> int:
        """The number of cards in the stock or unseen in other hands."""
        return sum(self.unseen)

    @property
    def next_seat(self) -> int:
        """The seat on turn next."""
        return (self.seat + 1) % self.state.seats

    def cost(self, cards: int, is_sallan: bool) -> int:
        """The cost of these cards at the end of the round, 25 for each of a Sallan's Potters (§8.2, §8.3)."""
        wilds = cards & self.potters if is_sallan else 0
        return points_of(cards & ~wilds) + PENALTY * wilds.bit_count()

    def laid_at_most(self, cards: int) -> int:
        """The most points that melds without wilds take out of these cards."""
        return solver(values=VALUES, ace_high=bool(self.state.ace_high)).most(cards)

    def loose_points(self, cards: int) -> int:
        """The fewest points that stay of these cards after melds without wilds."""
        return points_of(cards) - self.laid_at_most(cards)

    def drawn_at_random(self, cards: int) -> dict[str, int]:
        """The chance that a draw brings one of these cards; an empty stock is refilled from the pile (§9.1)."""
        if self.state.stock_size():
            return chance(self.outs(cards), self.unseen_count)
        return chance((cards & self.pile).bit_count(), self.pile.bit_count())

    def completing(self) -> int:
        """The cards that form a meld with two of the hand, without wilds."""
        return wanted(self.hand, bool(self.state.ace_high))

    def outs(self, cards: int) -> int:
        """The number of these cards that are unseen."""
        return copies(cards, self.unseen)

    def smallest_hand(self) -> tuple[int, int]:
        """The other seat with the fewest cards, the next one first, and its number of cards."""
        others = [(self.seat + step) % self.state.seats for step in range(1, self.state.seats)]
        sizes = [(self.state.hand(other).bit_count(), other) for other in others]
        least = min(size for size, _ in sizes)
        return next((other, size) for size, other in sizes if size == least)


def look(state: Potter) -> Sight:
    """What the seat on turn sees."""
    seat = state.on_turn
    pile = mask_of(state.pile_cards())
    seen = state.hand(seat) | pile | lying(state)
    for other in range(state.seats):
        seen |= state.known_cards(other)
    unseen = all_cards() & ~seen
    return Sight(
        state=state,
        seat=seat,
        hand=state.hand(seat),
        potters=state.potter_cards(),
        is_sallan=state.is_sallan(seat),
        pile=pile,
        fitting=open_on_table(state),
        unseen=[unseen >> card & 1 for card in range(CARDS)],
    )


def lying(state: Potter) -> int:
    """The cards that lie in melds; a wild counts as the Potter that it is."""
    cards = 0
    for meld in range(state.melds):
        wilds = state.wilds_of(meld)
        cards |= state.meld_mask(meld) & ~mask_of(list(wilds)) | mask_of(list(wilds.values()))
    return cards


def open_on_table(state: Potter) -> int:
    """The cards that continue a meld of the table."""
    places = [place for meld in range(state.melds) for place in state.open_places(meld)]
    return mask_of(list({place for place in places if place != NO_CARD}))


def is_laying(move: Move) -> bool:
    """Whether a move is a meld or a lay-off."""
    return move.id >= MELD


def is_meld(move: Move) -> bool:
    """Whether a move is a new meld."""
    return MELD <= move.id < ADD


def cards_laid(move: Move) -> list[str]:
    """The cards of a meld or lay-off in notation, wilds with their meaning."""
    words = move.text.split()[1:]
    return words[:-2] if move.id >= ADD else words


def cards_used(move: Move) -> int:
    """The cards of the hand that a meld or lay-off takes."""
    return mask_of([DECK.read(word.partition("=")[0]) for word in cards_laid(move)])


def after(state: Potter, move: Move) -> Potter:
    """The position after a move."""
    twin = state.clone()
    twin.step(move.id)
    return twin


def goes_out(state: Potter, move: Move) -> bool:
    """Whether the book goes out this turn after this move, found by playing it on a copy."""
    player = PolicyBot(POLICY(), 0)
    twin, seat, turns = after(state, move), state.on_turn, state.turns
    for _ in range(MOST_STEPS):
        if twin.on_turn != seat or twin.turns != turns or twin.round != state.round:
            break
        step = player.choose(twin)
        if step.id == RETURN:
            return False
        twin.step(step.id)
    return won_round(state, twin, seat)


def won_round(before: Potter, now: Potter, seat: int) -> bool:
    """Whether the seat won the round with an empty hand: its total did not change, which no other seat's can."""
    if now.over:
        return not now.hand(seat)
    return now.round != before.round and now.total(seat) == before.total(seat)


def threat(sight: Sight) -> Iterator[Reason]:
    """The reason that an opponent may go out soon, if so."""
    seat, count = sight.smallest_hand()
    if count <= FEW:
        yield because("threat", seat=seat, count=count, points=sight.cost(sight.hand, sight.is_sallan))
