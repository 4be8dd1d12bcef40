"""The Notty policy (games/notty/play/policy.py) for the small variant: the same habits and the same counts.

Only the deck and the hand limit differ. A test compares this policy with the compiled one on the whole deck.
"""

from __future__ import annotations

from functools import cache

from parlour.bots.plain import PlainPolicy
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from parlour.games.notty.law.consts import COPIES, CYCLE, CYCLED, DRAW, DREW, DROP, END, MOST_DRAWN, STEAL, STOLE
from parlour.games.notty.law.cover import loose_cards as loose
from parlour.games.notty.play.hand import a_group, finishing_cycles, finishing_draws, help_for, promise
from parlour.games.notty.play.policy import HABITS
from parlour.games.notty.play.small.law import Hand, SmallNotty, Table, without

Masks = tuple[int, int]  # of a hand: kinds held, and held twice; of the deck: kinds with some, and both, left


class SmallNottyPolicy(PlainPolicy):
    """Plays mini-Notty by the book."""

    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        assert isinstance(state, SmallNotty)
        seat = state.on_turn
        chosen = by_the_book(state.table, state.hands[seat], state.hands[1 - seat], state.done, state.cycling)
        return chosen + 1 - seat if chosen == STEAL else chosen


def masks(hand: Hand) -> Masks:
    """The kinds held, and the kinds held twice."""
    return sum(1 << card for card in set(hand)), sum(1 << card for card in set(hand) if hand.count(card) == COPIES)


def deck_masks(table: Table, own: Hand, other: Hand) -> Masks:
    """The kinds of which the deck holds some, and both."""
    gone = (*own, *other)
    some = sum(1 << card for card in table.kinds if gone.count(card) < COPIES)
    return some, sum(1 << card for card in table.kinds if card not in gone)


@cache
def by_the_book(table: Table, own: Hand, other: Hand, done: int, cycling: bool) -> int:
    """The action of the seat on turn; `STEAL` means a theft from the only opponent."""
    deck = deck_masks(table, own, other)
    if cycling:
        return DROP + to_put_back(own, deck)
    if loose(*masks(own)) == 0:
        return a_group(*masks(own))
    if len(own) >= table.hand_limit:
        return END
    drawn = END if done & DREW else draw(table, own, other, deck)
    if HABITS["draws_first"] and not done & DREW and len(own) < HABITS["least_hand"]:
        return drawn
    if not done & CYCLED:
        return CYCLE
    if not done & STOLE and len(other) > 1 and finish_chance(table, own, other, deck) >= HABITS["steal_at"]:
        return STEAL
    return drawn


def to_put_back(hand: Hand, deck: Masks) -> int:
    """The card whose absence leaves the best hand; the first of equal ones."""
    return max(sorted(set(hand)), key=lambda card: liking(without(hand, [card]), deck))


def liking(hand: Hand, deck: Masks) -> float:
    """How promising a hand is."""
    ones, twos = masks(hand)
    return (
        HABITS["finish_worth"] * finishing_cycles(ones, twos, *deck)
        + HABITS["help_worth"] * help_for(ones, twos, *deck)
        + HABITS["promise_worth"] * promise(ones, *deck)
        - HABITS["loose_cost"] * loose(ones, twos)
    )


def deck_size(table: Table, own: Hand, other: Hand) -> int:
    """The number of cards in the deck."""
    return COPIES * len(table.kinds) - len(own) - len(other)


def finish_chance(table: Table, own: Hand, other: Hand, deck: Masks) -> float:
    """The chance that the opponent's next draw & discard finishes; 1 if nothing is loose already."""
    ones, twos = masks(other)
    return finishing_cycles(ones, twos, *deck) / deck_size(table, own, other) if loose(ones, twos) else 1.0


def draw(table: Table, own: Hand, other: Hand, deck: Masks) -> int:
    """The action that draws what a small hand lacks, or one card that may finish; -1 for none."""
    missing = int(HABITS["least_hand"]) - len(own)
    if missing > 0:
        return DRAW - 1 + min(missing, MOST_DRAWN)
    finishing = finishing_draws(*masks(own), *deck)
    return DRAW if finishing and finishing >= HABITS["draw_at"] * deck_size(table, own, other) else END
