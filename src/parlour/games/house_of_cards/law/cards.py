"""The 60 kinds of cards of House of Cards: numbers twice, specials once (§1)."""

from __future__ import annotations

from parlour.core.cards import Deck
from parlour.games.house_of_cards.law.consts import NUMBERS

HOUSE_LETTERS = "GRHS"  # Gryffindor, Ravenclaw, Hufflepuff, Slytherin (§1.2)
SPECIALS = ("Hallows", "Shield", "Echo", "Mirror", "Swap")
SPECIAL_NAMES = [[f"{house}-{special}" for special in SPECIALS] for house in HOUSE_LETTERS]
DECK = Deck(
    [
        name
        for house, specials in zip(HOUSE_LETTERS, SPECIAL_NAMES, strict=True)
        for name in [*(f"{house}{number}" for number in range(NUMBERS)), *specials]
    ],
    copies=2,
    special={name: 1 for specials in SPECIAL_NAMES for name in specials},
)
