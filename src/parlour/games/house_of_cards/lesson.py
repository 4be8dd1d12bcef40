"""The lesson of House of Cards: the sum and its limit, the specials, the house effect, the last card.

The seeds are chosen so that the rounds begin with the cards which the text mentions.
"""

from __future__ import annotations

from parlour.core.lesson import Lesson, Scene, Step

NUMBERS = {
    "game": "house_of_cards",
    "turn": 0,
    "turns": 6,
    "hands": ["G5 H2", "H4 S7"],
    "decks": ["R1 G8 H6 S9 R7 H-Echo R2 G0 S3", "G6 R8 H1 S2 R5 G4 H0 S1"],
    "pile": "R4",
    "seed": 1,
}
SPECIALS = {
    "game": "house_of_cards",
    "turn": 0,
    "turns": 13,
    "hands": ["R-Echo H6", "S4 S9"],
    "decks": ["G8 R1 H9 R7 H-Shield S-Mirror", "G6 R8 S1 R2 G-Echo"],
    "pile": "G3 R5",
    "seed": 26,
}
HOUSE_EFFECT = {
    "game": "house_of_cards",
    "turn": 0,
    "turns": 25,
    "hands": ["G-Swap S8", "H2 R6"],
    "decks": ["R3 H5 G1 S9 R4", "G6 R8 S1 R2"],
    "pile": "S1 G2 R1 G3 H1",
}
LAST_CARDS = {
    "game": "house_of_cards",
    "turn": 0,
    "turns": 41,
    "hands": ["S-Hallows R9", "H6 S5"],
    "decks": ["", "G6 R8 S1"],
    "pile": "G6 R2",
    "seed": 15,
}

LESSON = Lesson(
    (
        Scene(
            NUMBERS,
            (
                Step("learn-house_of_cards-number", "play G5", "§3.5", ("play H4",)),
                Step("learn-house_of_cards-hit", "play H2", "§7.1"),
                Step("learn-house_of_cards-keep", "keep", "§7.3"),
            ),
        ),
        Scene(
            SPECIALS,
            (
                Step("learn-house_of_cards-echo", "play R-Echo", "§5.2", ("play S4", "keep")),
                Step("learn-house_of_cards-exceed", "play H6", "§7.2", ("play G-Echo",)),
                Step("learn-house_of_cards-shield", "play H-Shield", "§5.5", ("play R2",)),
                Step("learn-house_of_cards-mirror", "play S-Mirror", "§5.4"),
            ),
        ),
        Scene(
            HOUSE_EFFECT,
            (
                Step("learn-house_of_cards-streak", "play G-Swap", "§6.1"),
                Step("learn-house_of_cards-remove", "remove S8", "§6.2"),
                Step("learn-house_of_cards-exchange", "swap S9", "§5.6"),
            ),
        ),
        Scene(
            LAST_CARDS,
            (
                Step("learn-house_of_cards-hallows", "play S-Hallows", "§5.1", ("play H6",)),
                Step("learn-house_of_cards-win", "play R9", "§8.1"),
            ),
        ),
    ),
    (
        "learn-house_of_cards-sum-sum",
        "learn-house_of_cards-sum-limit",
        "learn-house_of_cards-sum-specials",
        "learn-house_of_cards-sum-house",
        "learn-house_of_cards-sum-win",
    ),
)
