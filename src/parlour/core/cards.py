"""Cards and their notation. A deck gives each kind of card a number, which identical copies share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from parlour.core.errors import UnreadableMove

SUITS = "♠♥♦♣"
SUIT_LETTERS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER = "JK"


class Deck:
    """The kinds of cards of a game, in order, with `copies` of each, or the number that `special` gives for a kind."""

    def __init__(
        self,
        names: Sequence[str],
        copies: int = 1,
        aliases: Mapping[str, str] | None = None,
        special: Mapping[str, int] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.copies = tuple((special or {}).get(name, copies) for name in self.names)
        self._kinds = {name.lower(): kind for kind, name in enumerate(self.names)}
        for alias, name in (aliases or {}).items():
            self._kinds[alias.lower()] = self.names.index(name)

    @property
    def size(self) -> int:
        """The number of cards in the deck, copies included."""
        return sum(self.copies)

    def census(self) -> Counter[int]:
        """The number of copies of each kind."""
        return Counter(dict(enumerate(self.copies)))

    def kind(self, text: str) -> int | None:
        """The kind that a text names, in upper or lower case; None if there is no such card."""
        return self._kinds.get(text.lower())

    def read(self, text: str) -> int:
        """The kind that a text names; raises UnreadableMove if there is no such card."""
        kind = self.kind(text)
        if kind is None:
            raise UnreadableMove("no-such-card", given=text, example=self.names[0])
        return kind

    def read_all(self, text: str) -> list[int]:
        """The kinds that a text lists, separated by spaces or commas."""
        return [self.read(word) for word in split_cards(text)]

    def write(self, kind: int) -> str:
        """The card in notation."""
        return self.names[kind]

    def write_all(self, kinds: Iterable[int]) -> str:
        """The cards in notation, separated by spaces."""
        return " ".join(self.names[kind] for kind in kinds)


def split_cards(text: str) -> list[str]:
    """The words of a list of cards, which spaces or commas separate."""
    return text.replace(",", " ").split()


def french_deck(copies: int = 1, jokers: int = 0) -> Deck:
    """The 52 cards from A♠ to K♠, then hearts, diamonds, clubs and jokers. Letters are read too: `7h`, `Th`."""
    names = [rank + suit for suit in SUITS for rank in RANKS] + [JOKER] * (jokers > 0)
    aliases = {rank + letter: rank + suit for letter, suit in SUIT_LETTERS.items() for rank in RANKS}
    aliases |= {"T" + suit: "10" + suit for suit in SUITS}
    aliases |= {"T" + letter: "10" + suit for letter, suit in SUIT_LETTERS.items()}
    return Deck(names, copies, aliases, {JOKER: jokers})
