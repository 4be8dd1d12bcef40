"""The small House of Cards solved: the best possible play against the policy, exactly.

Hands are hidden, so the best move depends on the opponent. Here it is the heuristic, which the search imagines too: it
plays by the sum and its hand alone. What a seat can know of its hand is then a belief about one card, the one that it
kept at its last play; the other card is new. A belief follows from the sum and the card of each play, by Bayes' rule.

Within a round every play leaves one card fewer, so a round is solved from the value of the next one, the fewest cards
first. Value iteration goes over rounds. `by` solves for another way to play instead of the best, such as the
heuristic's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement

import numpy as np

from parlour.bots.training.iteration import Values, settle
from parlour.games.house_of_cards.law.consts import HIT_CARDS
from parlour.games.house_of_cards.play.small.law import (
    HALLOWS,
    KINDS,
    LIMIT,
    MOST,
    ODDS,
    SmallHouse,
    given,
    sum_after,
    value,
)
from parlour.games.house_of_cards.play.small.policy import by_the_sum

Belief = tuple[float, ...]  # how likely the opponent's kept card is each kind
Hand = tuple[int, int]
Way = Callable[[int, Hand], float]  # at a sum, with a hand: how likely the first of its two cards is played
Key = tuple[int, Belief]  # of a node: the sum, and the belief

CLOSE = 1e-10
DIGITS = 12  # beliefs that differ by less are the same one, reached in another way
NOWHERE = -1  # the round ends here
HANDS: list[Hand] = list(combinations_with_replacement(range(KINDS), 2))
FIRST, SECOND = np.array(HANDS).T
PLACE = {hand: place for place, hand in enumerate(HANDS)}
HAND_ODDS = np.array([ODDS[one] * ODDS[other] * (1 if one == other else 2) for one, other in HANDS])


def refilled() -> Values:
    """The probability of each hand after the refill, for each card that was kept."""
    odds = np.zeros((KINDS, len(HANDS)))
    for kept in range(KINDS):
        for new in range(KINDS):
            odds[kept, PLACE[min(kept, new), max(kept, new)]] += ODDS[new]
    return odds


REFILLED = refilled()


@cache
def heard(belief: Belief, total: int, card: int) -> tuple[float, Belief]:
    """The chance that the opponent plays this card at this sum, and the belief about the card kept after it.

    A card that the heuristic never plays teaches nothing: any card may have been kept.
    """
    weights = [0.0] * KINDS
    for one in range(KINDS):
        for new in range(KINDS):
            if by_the_sum(total, (one, new)) == card:
                weights[new if one == card else one] += belief[one] * ODDS[new]
    chance = sum(weights)
    return chance, tuple(round(weight / chance, DIGITS) for weight in weights) if chance else ODDS


class Nodes:
    """The sums and beliefs of one side on turn, and where each card leads among those of the other side."""

    def __init__(self) -> None:
        self.place: dict[Key, int] = {}
        self.following: list[list[int]] = []
        self.chances: list[list[float]] = []

    def find(self, key: Key) -> tuple[int, bool]:
        """The place of a node, and whether it is new."""
        if key in self.place:
            return self.place[key], False
        self.place[key] = len(self.place)
        self.following.append([NOWHERE] * KINDS)
        self.chances.append([0.0] * KINDS)
        return self.place[key], True


class Solution:
    """The value of each card for a seat that plays against the heuristic."""

    def __init__(self, by: Way | None = None, start: float = 0.5) -> None:
        self.by = by
        self.ours, self.theirs = Nodes(), Nodes()
        self.grow()
        cards = (MOST + 1, MOST + 1)  # the seat's cards, the opponent's cards
        self.values = np.zeros((*cards, len(self.ours.place), len(HANDS)))
        self.waiting = np.zeros((*cards, len(self.theirs.place), len(HANDS)))  # while the opponent is on turn
        self.write_tables()
        self.sweeps = 0
        self.rounds = np.full((2, *cards), start)  # begun by the opponent, by the seat
        last = settle(self.longer, self.rounds.ravel(), CLOSE)
        self.rounds = last.reshape(self.rounds.shape)

    def grow(self) -> None:
        """Find all nodes that a round can reach, those after fewer plays first; `reached` counts them after each play.

        Nobody has more than `MOST` cards, so with n cards left at most 2 * MOST - n were played, and no other node
        counts.
        """
        level = [(total, ODDS, ours) for total in range(LIMIT) for ours in (True, False)]
        for total, belief, ours in level:
            (self.ours if ours else self.theirs).find((total, belief))
        self.reached = []
        for _ in range(2 * MOST):
            self.reached.append((len(self.ours.place), len(self.theirs.place)))
            level = [following for node in level for following in self.follow(*node)]

    def follow(self, total: int, belief: Belief, ours: bool) -> list[tuple[int, Belief, bool]]:
        """Follow each card from a node, and return the new nodes."""
        here, there = (self.ours, self.theirs) if ours else (self.theirs, self.ours)
        place = here.place[total, belief]
        found = []
        for card in range(KINDS):
            chance, known = (1.0, belief) if ours else heard(belief, total, card)
            here.chances[place][card] = chance
            if chance and sum_after(total, card) < LIMIT:
                key = sum_after(total, card), known
                here.following[place][card], new = there.find(key)
                if new:
                    found.append((*key, not ours))
        return found

    def write_tables(self) -> None:
        """Convert the nodes to arrays."""
        after = np.array(self.ours.following)
        self.ends_with = {0: after[:, FIRST] == NOWHERE, 1: after[:, SECOND] == NOWHERE}
        self.keeping = {0: after[:, FIRST] * KINDS + SECOND, 1: after[:, SECOND] * KINDS + FIRST}
        self.after_theirs = np.array(self.theirs.following)
        self.chances = np.array(self.theirs.chances)
        self.our_sums = np.array([total for total, _ in self.ours.place])
        self.their_sums = np.array([total for total, _ in self.theirs.place])
        if self.by is not None:
            self.first = np.array([[self.by(total, hand) for hand in HANDS] for total, _ in self.ours.place])

    def longer(self, rounds: Values) -> Values:
        """The values of rounds when one more round may follow."""
        self.rounds = rounds.reshape(self.rounds.shape)
        self.sweeps += 1
        for cards in range(2, 2 * MOST + 1):
            ours, theirs = self.reached[2 * MOST - cards]
            for own in range(max(1, cards - MOST), min(MOST, cards - 1) + 1):
                self.fill_ours(own, cards - own, ours)
                self.fill_theirs(own, cards - own, theirs)
        return np.stack([self.begun(self.theirs, self.waiting), self.begun(self.ours, self.values)]).ravel()

    def begun(self, nodes: Nodes, values: Values) -> Values:
        """The value of a round that begins with these nodes: the mean over start card and hand."""
        starts = [values[:, :, nodes.place[value(card), ODDS]] @ HAND_ODDS for card in range(KINDS)]
        return sum((odd * start for odd, start in zip(ODDS, starts, strict=True)), np.zeros(values.shape[:2]))

    def fill_ours(self, own: int, other: int, count: int) -> None:
        """Compute the values with the seat on turn and `own` cards: playing the last card wins."""
        if own == 1:
            self.values[own, other] = 1.0
            return
        kept = self.waiting[own - 1, other] @ REFILLED.T
        ended = np.array([[self.ended(total, card, own, other) for card in range(KINDS)] for total in range(LIMIT)])
        ended = ended[self.our_sums[:count]]
        first, second = (
            np.where(self.ends_with[which][:count], ended[:, card], kept.take(self.keeping[which][:count], mode="wrap"))
            for which, card in enumerate((FIRST, SECOND))
        )
        if self.by is None:
            self.values[own, other, :count] = np.maximum(first, second)
        else:
            self.values[own, other, :count] = second + self.first[:count] * (first - second)

    def ended(self, total: int, card: int, own: int, other: int) -> float:
        """The value of ending the round with a card; 0 if it does not end."""
        after = sum_after(total, card)
        if after < LIMIT:
            return 0.0
        if after == LIMIT:
            return float(self.rounds[0, own - 1, given(other, HIT_CARDS)])
        return float(self.rounds[0, given(own - 1, card), other])

    def fill_theirs(self, own: int, other: int, count: int) -> None:
        """Compute the values with the opponent on turn, who wins with the last card."""
        if other == 1:
            return  # a loss is worth 0, which is there already
        mean = np.zeros((count, len(HANDS)))
        for card in range(KINDS):
            following = self.after_theirs[:count, card]
            ended = np.array([self.suffered(total, card, own, other) for total in range(LIMIT)])
            ends = np.where(following == NOWHERE, ended[self.their_sums[:count]], 0.0)
            goes_on = self.values[own, other - 1][following] * (following != NOWHERE)[:, None]
            mean += self.chances[:count, [card]] * (ends[:, None] + goes_on)
        self.waiting[own, other, :count] = mean

    def suffered(self, total: int, card: int, own: int, other: int) -> float:
        """The value for the seat if the opponent ends the round with a card."""
        after = sum_after(total, card)
        if after == LIMIT:
            return float(self.rounds[1, given(own, HIT_CARDS), other - 1])
        return float(self.rounds[1, own, given(other - 1, card if card != HALLOWS else 0)])

    # Queries.

    def value(self, state: SmallHouse) -> float:
        """The expectation of the seat on turn."""
        return max(self.worth(state, action) for action in state.legal_ids())

    def worth(self, state: SmallHouse, action: int) -> float:
        """Its expectation after a card, if it then plays in the way that was solved for."""
        seat = state.on_turn
        own, other = state.left[seat], state.left[1 - seat]
        if own == 1:
            return 1.0
        if sum_after(state.sum, action) >= LIMIT:
            return self.ended(state.sum, action, own, other)
        left = list(state.hands[seat])
        left.remove(action)
        place = self.theirs.place[sum_after(state.sum, action), belief_of(state)]
        return float(REFILLED[left[0]] @ self.waiting[own - 1, other, place])


def belief_of(state: SmallHouse) -> Belief:
    """The belief of the seat on turn about the card that the opponent kept."""
    belief = ODDS
    for seat, total, card in state.plays:
        if seat != state.on_turn:
            belief = heard(belief, total, card)[1]
    return belief


def by_heuristic(total: int, hand: Hand) -> float:
    """How the heuristic plays."""
    return float(by_the_sum(total, hand) == hand[0])


def by_chance(total: int, hand: Hand) -> float:
    """How the random player plays."""
    return 0.5
