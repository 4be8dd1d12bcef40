"""Where House of Cards' counts of positions begin.

`python -m parlour.games.house_of_cards.tests.rules.perft --write` counts again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.games.house_of_cards.tests.rules.helpers import TWO_OF_G
from tests.games import perft

FILE = Path(__file__).with_name("perft.json")
DEPTH = 8


def at(turn: int, *hands: str, **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    name = "house_of_cards"
    return {"game": name, "position": {"game": name, "turn": turn, "hands": list(hands), **keys}}


RECORDS: dict[str, dict[str, Any]] = {
    "two players, as dealt": {"game": "house_of_cards", "seats": 2, "seed": 1},
    "three players, as dealt": {"game": "house_of_cards", "seats": 3, "seed": 2},
    "four players, as dealt": {"game": "house_of_cards", "seats": 4, "seed": 3},
    "a third card of one house": at(
        0, "G4 G-Swap", "S1 S2", decks=["H1 H2 H3 H4", "R1 R2"], pile=TWO_OF_G, options={"limit": 40}
    ),
    "a card that ends the round": at(0, "G6 G7", "S1 S2", decks=["H1 H2 H3", "R1"], pile=f"S9 {TWO_OF_G[3:]}"),
    "specials alone": at(
        0, "G-Echo G-Mirror", "S-Shield S-Echo", decks=["R-Swap R-Mirror R4", "H-Hallows H-Echo H5"], pile="S0 G3"
    ),
    "two equal cards": at(1, "G4 G4", "S1 S1", "R7 R7", decks=["G5 G5", "S2 S2", "R8 R8"]),
    "the last cards": at(0, "G7 R1", "S9", decks=["", "R2"], pile="H9", options={"last_card_must_fit": True}),
    "the last turns": at(0, "G7 R1", "S9 S2", decks=["H1", "R2"], pile="H9", turns=47, options={"turn_limit": 50}),
    "in the middle of the choices": at(
        1, "G4 H9", "S1 S2", decks=["H1", "R1 R2"], pile="S0 G0 R0 G1 R-Echo G2 R-Swap", choice=["house", "swap"]
    ),
}

if __name__ == "__main__":
    perft.main("parlour.games.house_of_cards.tests.rules.perft", FILE, RECORDS, DEPTH)
