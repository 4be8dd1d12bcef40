"""The legal moves of Potter, written from the rule book alone. It imports nothing of the package.

A card is its text, `7♥`; a card laid is `7♥`, or `3♥=9♣` where a Potter stands for another. A table is a position as
`state.position()` writes it. A move is its verb, its cards as a set, and the number of a meld (0 where there is none).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Any

SUITS = "♠♥♦♣"
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]  # §1.2
DECK = [rank + suit for suit in SUITS for rank in RANKS]

Written = tuple[str, frozenset[str], int]


def rank(card: str) -> str:
    return card[:-1]


def suit(card: str) -> str:
    return card[-1]


def meaning(laid: str) -> str:
    """What a card on the table counts as: itself, or what it stands for (§6.4)."""
    return laid.split("=")[-1]


def physical(laid: str) -> str:
    return laid.split("=")[0]


def is_wild(laid: str) -> bool:
    return "=" in laid


def is_set(cards: list[str]) -> bool:
    """Three or four cards of one rank in different suits (§4.2)."""
    return 3 <= len(cards) <= 4 and len(set(map(rank, cards))) == 1 and len(set(map(suit, cards))) == len(cards)


def is_run(cards: list[str], ace_high: bool) -> bool:
    """Three to thirteen cards of one suit with ranks in a row (§4.3); the ace is low, by option also high (§4.4)."""
    if not 3 <= len(cards) <= 13 or len(set(map(suit, cards))) != 1:
        return False
    orders = [RANKS, [*RANKS[1:], "A"]] if ace_high else [RANKS]
    for order in orders:
        places = sorted(order.index(rank(card)) for card in cards)
        if places == list(range(places[0], places[0] + len(places))):
            return True
    return False


def is_meld(laid: Iterable[str], ace_high: bool) -> bool:
    """A set or a run (§4.1) with a natural card (§6.6), and nothing twice (§4.5)."""
    laid = list(laid)
    cards = [meaning(one) for one in laid]
    if len(set(cards)) < len(cards) or len(set(map(physical, laid))) < len(laid) or all(map(is_wild, laid)):
        return False
    return is_set(cards) or is_run(cards, ace_high)


class Referee:
    """A referee for one table, which lists the legal moves."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        seat = position["turn"]
        self.hand = position["hands"][seat].split()
        self.potter: str = RANKS[(position["round"] - 1) % 13]  # §6.1
        self.ace_high = position["options"]["ace_high_runs"]
        self.sallan = position["sallan"][seat]
        self.phase = position["phase"]
        self.owes_meld = bool(position["taken"])
        self.pile = position["discard"].split()
        self.stock = position["stock"].split()
        self.banned = position["banned"][seat].split()
        self.table = [meld.split() for meld in position["table"]]

    def legal(self) -> set[Written]:
        """All legal moves: melds are of three cards and lay-offs of one."""
        if self.phase == "draw":
            return set(self.draws())
        if self.owes_meld:  # §7.4, §7.5
            return {("return", frozenset(), 0), *self.melds()}
        discards = set(self.discards())
        return {*self.melds(), *self.adds(), *(discards or {("end", frozenset(), 0)})}  # §3.7

    def draws(self) -> Iterator[Written]:
        """The draws: from the stock (§3.2), made from the pile if necessary (§9.1), or the pile (§3.3, §7.3)."""
        if self.stock or self.pile:
            yield "draw", frozenset(), 0
        if 1 <= len(self.pile) <= 9:
            yield "take", frozenset(), 0

    def can_be_discarded(self, card: str) -> bool:
        """Whether a card is in hand (§3.8), no Potter (§6.8), not banned (§9.3), and no help on the top card (§7.1,
        §7.2)."""
        if card not in self.hand or rank(card) == self.potter or card in self.banned:
            return False
        if not self.pile:
            return True
        top = self.pile[-1]
        near = abs(RANKS.index(rank(card)) - RANKS.index(rank(top))) == 1
        return rank(card) != rank(top) and not (suit(card) == suit(top) and near)

    def discards(self) -> Iterator[Written]:
        for card in DECK:
            if self.can_be_discarded(card):
                yield "discard", frozenset([card]), 0

    def ways_to_play(self, card: str) -> list[str]:
        """The ways to play a card: itself, if it is in hand, or a Sallan's Potter that stands for it (§5.2)."""
        ways = [card] if card in self.hand else []
        if self.sallan:
            ways += [f"{held}={card}" for held in self.hand if rank(held) == self.potter and held != card]
        return ways

    def melds(self) -> Iterator[Written]:
        """All melds of three cards (§3.4)."""
        for cards in THREES:
            for laid in product(*map(self.ways_to_play, cards)):
                if is_meld(laid, self.ace_high):
                    yield "meld", frozenset(laid), 0

    def adds(self) -> Iterator[Written]:
        """All lay-offs of one card of a Sallan, onto any meld (§5.3)."""
        if not self.sallan:
            return
        for number, meld in enumerate(self.table, start=1):
            for card in DECK:
                for laid in self.ways_to_play(card):
                    if is_meld([*meld, laid], self.ace_high):
                        yield "add", frozenset([laid]), number

    def readings(self, cards: list[str], meld: list[str]) -> set[frozenset[str]]:
        """What a Sallan may mean by these cards, laid on a meld or as a new one: a Potter without a meaning is itself
        where it fits as itself (§6.7), else anything that fits."""
        ways = [
            [one, *(f"{one}={card}" for card in DECK if card != one)]
            if rank(one) == self.potter and not is_wild(one)
            else [one]
            for one in cards
        ]
        found = {frozenset(laid) for laid in product(*ways) if is_meld([*meld, *laid], self.ace_high)}
        for one in cards:
            if any(one in laid for laid in found):
                found = {laid for laid in found if one in laid}
        return found


# Every three cards that could be a meld, with the option on.
THREES = [
    *(list(three) for value in RANKS for three in combinations([value + one for one in SUITS], 3)),
    *([value + one for value in (*RANKS, "A")[low : low + 3]] for one in SUITS for low in range(12)),
]


def parse(text: str) -> Written:
    """A move in notation."""
    verb, *words = text.split()
    if verb == "add":
        *cards, _, number = words
        return verb, frozenset(cards), int(number)
    return verb, frozenset(words), 0
