"""French cards as text, each in the colour of its suit, and columns of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

SUIT_STYLES = {"♠": "", "♥": "red", "♦": "red", "♣": ""}
JOKER_STYLE = "magenta"


def hand_text(hand: Sequence[str]) -> Text:
    """A hand, suit by suit, with jokers apart."""
    return Text(" · ").join(cards_text(cards) for _, cards in groupby(hand, key=lambda card: card[-1]))


def cards_text(cards: Iterable[str]) -> Text:
    """Cards separated by spaces."""
    return Text(" ").join(map(card_text, cards))


def card_text(card: str) -> Text:
    """A card in the colour of its suit; a wild and the card it stands for, each in its own colour."""
    return Text("=").join(Text(part, SUIT_STYLES.get(part[-1], JOKER_STYLE)) for part in card.split("="))


def column(texts: Iterable[str]) -> list[str]:
    """The texts padded to the same width."""
    texts = list(texts)
    width = max(map(cell_len, texts))
    return [text + " " * (width - cell_len(text)) for text in texts]
