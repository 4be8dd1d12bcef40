"""What the seat on turn sees in House of Cards, and counts of the cards that it does not see.

All of it comes from the seat's view, so that no number reveals more than the table shows: once the look at its deck is
closed (§2.6), the cards of its deck are unseen again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from parlour.core.events import FACE_DOWN
from parlour.core.reason import Reason
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import HIT_CARDS, PLAY
from parlour.games.house_of_cards.law.rules import HouseOfCards


class Sight:
    """The table as the seat on turn sees it."""

    def __init__(self, state: HouseOfCards) -> None:
        self.state = state
        self.seat = state.on_turn
        self.view: dict[str, Any] = state.view(state.on_turn)
        self.hand: list[str] = self.view["hands"][self.seat]
        self.deck: int = self.view["decks"][self.seat]
        self.left = len(self.hand) + self.deck
        self.limit: int = self.view["limit"]
        self.top: str | None = self.view["known_top"][-1] if self.view["known_top"] else None
        self.unseen = unseen(self.view)

    def other(self, card: str) -> str | None:
        """The other card of the hand."""
        rest = list(self.hand)
        rest.remove(card)
        return rest[0] if rest else None

    def sum_after(self, card: str) -> int:
        """The sum after playing a card."""
        return self.state.would_be(DECK.read(card))

    def cost(self, card: str) -> int:
        """The number of cards that exceeding with it brings (§7.2), as far as the leftover deck has them (§7.5)."""
        printed: int = self.view["last_number"] or 0 if card.endswith("-Mirror") else number(card)
        return min(printed, int(self.view["leftover"]))

    def given_by_a_hit(self) -> int:
        """The number of cards that an exact hit brings to all others together (§7.1)."""
        return min(HIT_CARDS * (self.state.seats - 1), int(self.view["leftover"]))

    def makes_three(self, card: str) -> bool:
        """Whether a card would be the third of its house in a row (§6.1)."""
        return bool(self.view["streak"][self.seat] == 2 and self.view["plays"][self.seat][-1][0] == card[0])

    def sums_after(self, card: str) -> Counter[int]:
        """The sums after this card and then each unseen card, with the number of cards for each sum."""
        twin = self.state.clone()
        assert isinstance(twin, HouseOfCards)
        twin.step(PLAY + DECK.read(card))
        sums: Counter[int] = Counter()
        for name, copies in self.unseen.items():
            sums[twin.would_be(DECK.read(name))] += copies
        return sums

    def hits_after(self, card: str) -> int:
        """The number of unseen cards that would then hit the limit exactly."""
        return self.sums_after(card)[self.limit]

    def overs_after(self, card: str) -> int:
        """The number of unseen cards that would then exceed the limit."""
        return sum(copies for total, copies in self.sums_after(card).items() if total > self.limit)

    def counts(self) -> int:
        """The sum of the numbers in hand."""
        return sum(map(number, self.hand))

    def usual_counts(self) -> int:
        """The average sum of as many cards that may come, rounded."""
        whole = sum(number(name) * copies for name, copies in self.coming.items())
        return round(len(self.hand) * whole / self.coming.total())

    @property
    def coming(self) -> Counter[str]:
        """The cards that may come for the hand: the unseen ones or, if there are none, those of its own deck."""
        return self.unseen or Counter(self.view["known_decks"][self.seat])

    def counted(self, key: str, outs: int, **facts: Any) -> list[Reason]:
        """A reason that counts unseen cards; none if every card has been seen."""
        whole = self.unseen.total()
        if not whole:
            return []
        return [Reason(key, {"outs": outs, "unseen": whole, "percent": round(100 * outs / whole), **facts})]

    def of_number(self, key: str, card: str, fits: Callable[[int, int], bool]) -> list[Reason]:
        """A reason that counts the unseen cards with a smaller, or bigger, number than a card."""
        outs = sum(copies for name, copies in self.unseen.items() if fits(number(name), number(card)))
        return self.counted(key, outs, card=card, number=number(card))


def unseen(view: dict[str, Any]) -> Counter[str]:
    """The cards that a view does not show anywhere."""
    places = [view["pile"], *view["hands"], *view["known_decks"], *view["known_held"], view["known_leftover"]]
    seen = [card for place in [*places, view["look"] or []] for card in place if card != FACE_DOWN]
    return Counter({DECK.names[kind]: copies for kind, copies in DECK.census().items()}) - Counter(seen)


def number(card: str) -> int:
    """The printed number; a special has the value 0 (§1.5)."""
    return 0 if "-" in card else int(card[1:])
