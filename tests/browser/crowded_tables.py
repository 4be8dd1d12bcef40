"""Crowded tables: full hands, many melds, every seat taken. A layout that fits these fits every table."""

from __future__ import annotations

from typing import Any

LONG = "Wolfeschlegelsteinhausen"
PEOPLE = (LONG, "Ben", "Anuradhapuraya Dissanayake", "Cyril", "Dana")

NOTTY: dict[str, Any] = {
    "game": "notty",
    "turn": 0,
    "turns": 41,
    "hands": [
        "R1 R2 R4 R5 R7 R9 G2 G3 G5 G6 G8 Y1 Y3 Y4 Y6 Y8 K2 K4 B5 B7",
        "R1 R3 R6 G1 G4 G7 G9 Y2 Y5 Y7 K1 K3 K5 B1 B3 B9",
        "R8 G8 Y9 K7 K8 K9 B2 B4 B6 B8",
    ],
}
POTTER_HAND: dict[str, Any] = {
    "game": "potter",
    "turn": 0,
    "turns": 25,
    "round": 5,
    "phase": "play",
    "hands": ["A♠ 2♠ 4♠ 6♠ 8♠ 10♠ Q♠ A♥ 3♥ 6♥ 8♥ J♥ 2♣ 4♣ 5♣ 9♦ K♦", "7♠ 9♥", "9♠ 2♥", "J♠ 4♥", "K♠ 5♥"],
    "table": ["6♣ 7♣ 8♣ 9♣", "10♣ J♣ Q♣ K♣", "A♦ 2♦ 3♦ 4♦", "5♦ 6♦ 7♦ 8♦", "10♥ 10♦ 5♠=10♠"],
    "discard": "7♥ Q♥ K♥",
    "sallan": [True, True, False, True, False],
    "scores": [12, 137, 48, 199, 0],
}
POTTER_MELDS: dict[str, Any] = {
    "game": "potter",
    "turn": 0,
    "turns": 45,
    "round": 2,
    "phase": "draw",
    "hands": ["K♠ K♥ 2♦", "K♣", "K♦"],
    "table": [
        *("A♠ 2♠ 3♠", "4♠ 5♠ 6♠", "7♠ 8♠ 9♠", "10♠ J♠ Q♠", "A♥ 2♥ 3♥", "4♥ 5♥ 6♥"),
        *("7♥ 8♥ 9♥", "A♣ 2♣ 3♣", "4♣ 5♣ 6♣", "7♣ 8♣ 9♣", "3♦ 4♦ 5♦", "6♦ 7♦ 8♦"),
    ],
    "discard": "9♦ J♦ A♦ Q♥ 10♣ Q♣ 10♥ Q♦",
    "sallan": [True, True, True],
    "scores": [12, 137, 48],
}
JOLLY: dict[str, Any] = {
    "game": "jolly",
    "turn": 0,
    "round": 9,
    "phase": "play",
    "hands": ["A♠ 3♠ 5♠ 8♠ J♠ A♥ 4♥ 7♥ J♥ 2♣ 4♣ 7♣ J♣ 3♦ 9♦ JK", "K♠ K♥ 9♣ 2♠"],
    "table": [
        *("2♠ 3♠ 4♠", "6♠ 7♠ 8♠ 9♠ 10♠", "A♥ 2♥ 3♥", "5♥ 6♥ 7♥ 8♥", "9♥ 10♥ J♥", "3♣ 4♣ 5♣ JK=6♣ 7♣"),
        *("8♣ 9♣ 10♣ J♣", "A♦ 2♦ 3♦", "4♦ 5♦ 6♦", "7♦ 8♦ 9♦ 10♦", "Q♠ Q♥ Q♦", "K♠ K♣ K♦"),
    ],
    "discard": "5♦ 6♣",
    "opened": [True, True],
}
HOUSE_OF_CARDS: dict[str, Any] = {
    "game": "house_of_cards",
    "turn": 0,
    "hands": ["G7 R-Echo", "H3 S4", "G2 R5", "H9 S-Mirror"],
    "decks": ["G1 R2 H4 S5 G5", "G8 R8", "H8 S8 G9 R9", "H5"],
    "pile": "S3 G4 R1 H2 S2 H1 G-Shield",
}
WAYS: dict[str, Any] = {  # 9♣ and the two wilds, which are alike, can be read in six ways
    "game": "potter",
    "turn": 0,
    "turns": 25,
    "round": 5,
    "phase": "play",
    "hands": ["9♣ 5♠ 5♥ K♦ 2♣ 4♦", "7♠ 9♥"],
    "table": ["A♥ 2♥ 3♥"],
    "discard": "7♥",
    "sallan": [True, False],
}

CROWDED = {
    "notty": NOTTY,
    "potter": POTTER_HAND,
    "potter-melds": POTTER_MELDS,
    "jolly": JOLLY,
    "house_of_cards": HOUSE_OF_CARDS,
}
