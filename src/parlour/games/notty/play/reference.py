"""The reference player of Notty: hold groups, keep the hand small, go out all at once.

It discards nothing until the whole hand falls into groups. Until then it draws & discards every turn, draws more only
if one card would finish, and steals only from an opponent who is about to finish, but never a last card (§6.2). `Style`
names these habits, so that the tips of the rule book can be measured one by one.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.games.notty.law.consts import (
    COPIES,
    CYCLE,
    CYCLED,
    DRAW,
    DREW,
    DROP,
    END,
    HAND_LIMIT,
    KINDS,
    MOST_DRAWN,
    STEAL,
    STOLE,
)
from parlour.games.notty.law.cover import best_cover, loose_cards
from parlour.games.notty.law.rules import Notty

Hand = tuple[int, int]  # masks, as in rules.py: the kinds held, and the kinds held twice


@dataclass(frozen=True)
class Style:
    """The habits of a player. The default is the reference player."""

    holds_groups: bool = True  # False: discard every group at once
    collects: bool = True  # False: put back any loose card, whether it would help or not
    cycles: bool = True  # False: never draw & discard
    steals_from: str = "finisher"  # or "biggest" (the player with most cards), or "nobody"
    finisher_chance: float = 0.03  # an opponent is about to finish if the next draw & discard does so with this chance
    draw_chance: float = 0.06  # draw one card if it finishes with at least this chance
    least_hand: int = 4  # draw after a theft until the hand has this many: fewer form no group
    always_draws: int = 0  # cards to draw every turn, as far as the hand allows


class ReferenceBot:
    """Plays Notty by habit, without random choices."""

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        self.style = style or Style()

    def choose(self, state: Notty) -> Move:
        return state.game.move(state, self.action(state))

    def action(self, state: Notty) -> int:
        """The action to play."""
        if state.cycling:
            return DROP + (worst_card(state) if self.style.collects else any_loose_card(state))
        cover = best_cover(*state.hand_masks(state.on_turn))
        if cover.groups and (cover.loose == 0 or not self.style.holds_groups):
            return cover.groups[0]
        room = HAND_LIMIT - state.hand_size(state.on_turn)
        if self.style.cycles and room and not state.done & CYCLED:
            return CYCLE
        if room and not state.done & STOLE:
            victim = self.victim(state)
            if victim is not None:
                return STEAL + victim
        if room and not state.done & DREW:
            count = self.cards_to_draw(state, room)
            if count:
                return DRAW + count - 1
        return END

    def victim(self, state: Notty) -> int | None:
        """The player to steal from, but never a last card, which would make the victim win; None for nobody."""
        others = [seat for seat in range(state.seats) if seat != state.on_turn and state.hand_size(seat) > 1]
        if self.style.steals_from == "biggest":
            return max(others, key=state.hand_size, default=None)
        if self.style.steals_from == "nobody":
            return None
        chances = {seat: finish_chance(state, seat) for seat in others}
        finisher = max(chances, key=chances.__getitem__, default=None)
        return finisher if finisher is not None and chances[finisher] >= self.style.finisher_chance else None

    def cards_to_draw(self, state: Notty, room: int) -> int:
        """The cards to draw: as many as a small hand lacks, or one if it has a fair chance to finish."""
        if self.style.always_draws:
            return min(self.style.always_draws, room, MOST_DRAWN)
        missing = self.style.least_hand - state.hand_size(state.on_turn)
        if missing > 0:
            return min(missing, MOST_DRAWN)
        hand = state.hand_masks(state.on_turn)
        left = deck_counts(state)
        finishing = sum(left[card] for card in range(KINDS) if left[card] and loose_cards(*with_card(hand, card)) == 0)
        return int(finishing >= self.style.draw_chance * state.deck_size() and finishing > 0)


def deck_counts(state: Notty) -> list[int]:
    """The number of cards of each kind in the deck: those that nobody holds (§2.3 hides only the order)."""
    left = [COPIES] * KINDS
    for seat in range(state.seats):
        for card in state.hand(seat):
            left[card] -= 1
    return left


def finish_chance(state: Notty, seat: int) -> float:
    """The chance that a seat's next draw & discard leaves nothing but groups; 1 if that is so already."""
    hand = state.hand_masks(seat)
    if loose_cards(*hand) == 0:
        return 1.0
    left = deck_counts(state)
    finishing = sum(left[card] for card in range(KINDS) if left[card] and finishes(with_card(hand, card)))
    return finishing / state.deck_size()


def finishes(hand: Hand) -> bool:
    """Whether one discard leaves nothing but groups."""
    return any(loose_cards(*without_card(hand, card)) == 0 for card in range(KINDS) if hand[0] >> card & 1)


def with_card(hand: Hand, card: int) -> Hand:
    """The hand with one more card."""
    ones, twos = hand
    return ones | 1 << card, twos | ones & 1 << card


def without_card(hand: Hand, card: int) -> Hand:
    """The hand without one card."""
    ones, twos = hand
    if twos >> card & 1:
        return ones, twos & ~(1 << card)
    return ones & ~(1 << card), twos


def worst_card(state: Notty) -> int:
    """The card to put back: without it the fewest cards are loose and then the most cards of the deck help."""
    hand = state.hand_masks(state.on_turn)
    kinds = [card for card in range(KINDS) if hand[0] >> card & 1]
    loose = {card: loose_cards(*without_card(hand, card)) for card in kinds}
    best = min(loose.values())
    candidates = [card for card in kinds if loose[card] == best]
    left = deck_counts(state)
    return max(candidates, key=lambda card: (help_for(without_card(hand, card), left), -card))


def any_loose_card(state: Notty) -> int:
    """The first card that leaves the fewest loose cards."""
    hand = state.hand_masks(state.on_turn)
    kinds = [card for card in range(KINDS) if hand[0] >> card & 1]
    return min(kinds, key=lambda card: (loose_cards(*without_card(hand, card)), card))


def help_for(hand: Hand, left: list[int]) -> int:
    """How much the cards of the deck would help a hand, each weighted by the loose cards it saves."""
    unhelped = loose_cards(*hand) + 1
    return sum(left[card] * (unhelped - loose_cards(*with_card(hand, card))) for card in range(KINDS) if left[card])
