"""A referee of House of Cards, written from the rule book alone. It imports nothing of the package.

A card is its text, `G7` or `R-Echo`; decks and piles are lists of them, bottom to top. The referee takes a table as
`state.position()` writes it when a card is to be played, and from then on keeps every card itself. Only the order after
a reshuffle, which is chance, is told to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from itertools import takewhile
from typing import Any, NamedTuple

HAND = 2  # §2.7
STREAK = 3  # §6.1
HIT = 2  # §7.1


def house(card: str) -> str:
    return card[0]


def special(card: str) -> str:
    """The name of a special; nothing for a number."""
    return card[2:] if "-" in card else ""


def value(card: str) -> int:
    """The printed number; a special counts 0 (§1.5)."""
    return 0 if special(card) else int(card[1])


class Count(NamedTuple):
    """A round so far: the sum, whether an Echo waits, the last number played, and what the last card counts as."""

    sum: int
    echo: bool = False
    number: int | None = None
    printed: int = 0


def counted(start: list[str], plays: list[str], limit: int) -> Count:
    """The start card, which is not played (§3.2), and the plays of a round (§5)."""
    count = Count(sum(map(value, start)))
    before = ""
    for card in plays:
        count = after(count, card, before, limit)
        before = card
    return count


def after(count: Count, card: str, before: str, limit: int) -> Count:
    """A round after one more card."""
    mirrored = count.number or 0
    match special(card):
        case "":
            number = value(card)
            return Count(count.sum + number * (2 if count.echo else 1), echo=False, number=number, printed=number)
        case "Hallows":
            return count._replace(sum=limit, printed=0)
        case "Echo":
            return count._replace(echo=True, printed=0)
        case "Mirror":
            return count._replace(sum=count.sum + mirrored, printed=mirrored)
        case "Shield" if special(before) == "Echo":
            return count._replace(echo=False, printed=0)
        case "Shield" if special(before) == "Mirror":
            return count._replace(sum=count.sum - mirrored, printed=0)
    return count._replace(printed=0)


class Referee:
    """A referee for one table."""

    def __init__(self, dealt: Mapping[str, Any]) -> None:
        options = dealt["options"]
        self.limit: int = options["limit"]
        self.must_fit: bool = options["last_card_must_fit"]
        self.turn_limit: int = options["turn_limit"]
        self.hands = [text.split() for text in dealt["hands"]]
        self.decks = [text.split() for text in dealt["decks"]]
        self.leftover = dealt["leftover"].split()
        pile = dealt["pile"].split()
        first = len(pile) - len(" ".join(dealt["plays"]).split())
        self.start = pile[:first]
        self.turn: int | None = dealt["turn"]
        self.turns: int = dealt["turns"]
        self.winners: list[int] = []
        self.stages: list[str] = []
        self.begin_round()
        for steps, card in zip(range(first - len(pile), 0), pile[first:], strict=True):
            self.lay_down((dealt["turn"] + steps) % self.seats, card)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def twin(self) -> Referee:
        """An independent referee for the same table."""
        other = copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.decks = [list(deck) for deck in self.decks]
        other.leftover = list(self.leftover)
        other.played, other.stages = list(self.played), list(self.stages)
        other.streaks = [list(cards) for cards in self.streaks]
        return other

    def begin_round(self) -> None:
        self.played: list[tuple[int, str]] = []
        self.streaks: list[list[str]] = [[] for _ in self.hands]  # what each played since the round or the last offer

    # The table.

    def pile(self) -> list[str]:
        return [*self.start, *(card for _, card in self.played)]

    def count(self) -> Count:
        return counted(self.start, [card for _, card in self.played], self.limit)

    def streak(self, seat: int) -> int:
        """Cards of one house in a row (§6.1)."""
        cards = self.streaks[seat]
        return len(list(takewhile(lambda card: house(card) == house(cards[-1]), reversed(cards))))

    def is_over_the_limit(self) -> bool:
        return self.count().sum > self.limit

    def round_is_over(self) -> bool:
        return self.count().sum >= self.limit

    # The legal moves.

    def offer(self) -> str:
        """The open offer: house, swap or reshuffle; empty when a card is to be played."""
        return self.stages[0] if self.stages else ""

    def legal(self) -> set[str]:
        if self.turn is None:
            return set()
        cards = self.hands[self.turn]
        match self.offer():
            case "house":
                return {"keep", *(f"remove {card}" for card in cards)}
            case "swap":
                return {"keep", *(f"swap {card}" for card in cards)}
            case "reshuffle":
                return {"keep", "reshuffle"}
        return {f"play {card}" for card in cards}

    # Moves.

    def play(self, move: str, shuffled: list[str]) -> None:
        """Play a legal move. `shuffled` is the mover's hand and deck after a reshuffle, bottom to top."""
        assert self.turn is not None and move in self.legal()
        verb, *cards = move.split()
        if verb == "play":
            self.play_card(self.turn, cards[0])
            return
        if verb == "reshuffle":
            assert sorted(shuffled) == sorted(self.hands[self.turn] + self.decks[self.turn])
            self.hands[self.turn], self.decks[self.turn] = [], shuffled
            self.refill(self.turn)
        elif verb == "remove":
            self.hands[self.turn].remove(cards[0])
            self.leftover.insert(0, cards[0])  # §6.2
            self.refill(self.turn)
        elif verb == "swap":
            self.hands[self.turn].remove(cards[0])
            self.hands[self.turn].append(self.decks[self.turn].pop())  # §5.6
            self.decks[self.turn].append(cards[0])
        self.answered(self.turn)

    def play_card(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.lay_down(seat, card)
        self.refill(seat)  # §4.1
        self.stages = ["house", "swap", "giving", "reshuffle", "next"]  # §6.5
        self.win_or_go_on(seat)

    def lay_down(self, seat: int, card: str) -> None:
        """Lay a card onto the pile; a streak that was offered ends when the next card is played (§6.3)."""
        self.played.append((seat, card))
        if self.streak(seat) == STREAK:
            self.streaks[seat] = []
        self.streaks[seat].append(card)

    def answered(self, seat: int) -> None:
        if self.stages.pop(0) == "house":
            self.streaks[seat] = []  # §6.3
        self.win_or_go_on(seat)

    def win_or_go_on(self, seat: int) -> None:
        """An empty hand and deck win (§8.1), by exceeding only where that is allowed (§8.2)."""
        if not self.hands[seat] and not self.decks[seat] and not (self.must_fit and self.is_over_the_limit()):
            self.end([seat])
        else:
            self.go_on(seat)

    def go_on(self, seat: int) -> None:
        """Continue with the next offer to the player, or with the next turn."""
        while self.stages and not self.is_offered(seat, self.stages[0]):
            stage = self.stages.pop(0)
            if stage == "giving" and self.round_is_over():
                self.settle(seat)
            elif stage == "next":
                self.next_turn(seat)

    def is_offered(self, seat: int, stage: str) -> bool:
        match stage:
            case "house":
                return self.streak(seat) == STREAK and bool(self.hands[seat])
            case "swap":
                return special(self.played[-1][1]) == "Swap" and bool(self.decks[seat])
            case "reshuffle":
                return self.round_is_over() and bool(self.decks[seat])
        return False

    def refill(self, seat: int) -> None:
        while len(self.hands[seat]) < HAND and self.decks[seat]:
            self.hands[seat].append(self.decks[seat].pop())

    def settle(self, seat: int) -> None:
        """Give cards to the others after a hit (§7.1), or to the player after exceeding the limit (§7.2)."""
        if self.is_over_the_limit():
            self.give(seat, self.count().printed)
            if not self.hands[seat] and not self.decks[seat]:
                self.end([seat])  # there were no cards to give (§8.2)
            return
        for step in range(1, self.seats):
            self.give((seat + step) % self.seats, HIT)

    def give(self, seat: int, number: int) -> None:
        """Put cards under a deck, as many as there are (§7.5)."""
        for _ in range(min(number, len(self.leftover))):
            self.decks[seat].insert(0, self.leftover.pop())

    def next_turn(self, seat: int) -> None:
        self.turns += 1
        if self.turns == self.turn_limit:  # §8.3
            left = self.cards_left()
            self.end([one for one in range(self.seats) if left[one] == min(left)])
            return
        self.turn = (seat + 1) % self.seats
        if self.round_is_over():
            self.leftover = self.pile() + self.leftover  # §3.7
            self.start = [self.leftover.pop()]
            self.begin_round()
        if not self.hands[self.turn]:
            self.refill(self.turn)  # §4.2

    def cards_left(self) -> list[int]:
        return [len(hand) + len(deck) for hand, deck in zip(self.hands, self.decks, strict=True)]

    def end(self, winners: list[int]) -> None:
        self.turn, self.winners, self.stages = None, winners, []
