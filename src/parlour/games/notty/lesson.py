"""The first hand of Notty: the actions one by one, a hand that is too full, and an end where every card has its group.

The seeds are looked for: what is drawn and stolen is what the words of the step speak of.
"""

from __future__ import annotations

from parlour.core.lesson import Lesson, Scene, Step

FOUR_CARDS = {
    "game": "notty",
    "turn": 0,
    "options": {"first_player": 0},
    "hands": ["B4 B5 R7 G2", "R5 K6 Y1 K9"],
    "seed": 35661,
}
TOO_FULL = {
    "game": "notty",
    "turn": 0,
    "turns": 8,
    "hands": ["G2 G3 G4 G5 G6 G7 R1 R2 R4 R5 Y1 Y3 Y4 Y6 Y9 K2 K5 K7 B3", "R8 R9 B1 K1 G9"],
    "seed": 254,
}
NEARLY_OUT = {"game": "notty", "turn": 0, "turns": 16, "hands": ["R7 G7 Y7 K4 K5 K6 B9", "G1"], "seed": 29}

LESSON = Lesson(
    (
        Scene(
            FOUR_CARDS,
            (
                Step("learn-notty-draw", "draw 2", "§4.1"),
                Step("learn-notty-run", "group B4 B5 B6", "§5.1"),
                Step("learn-notty-steal", "steal 1", "§4.4"),
                Step("learn-notty-cycle", "cycle", "§4.6"),
                Step("learn-notty-drop", "drop G2", "§4.7"),
                Step("learn-notty-group", "group R5 R6 R7", "§4.9"),
                Step("learn-notty-end", "end", "§3.2", ("cycle", "drop Y1", "end")),
            ),
        ),
        Scene(
            TOO_FULL,
            (
                Step("learn-notty-limit", "draw 1", "§4.2"),
                Step("learn-notty-long", "group G2 G3 G4 G5 G6 G7 G8", "§5.1"),
            ),
        ),
        Scene(
            NEARLY_OUT,
            (
                Step("learn-notty-hold", "cycle", "§5.3"),
                Step("learn-notty-loose", "drop B9", "§4.6"),
                Step("learn-notty-set", "group R7 G7 Y7 B7", "§5.3"),
                Step("learn-notty-win", "group K4 K5 K6", "§6.1"),
            ),
        ),
    ),
    (
        "learn-notty-sum-turn",
        "learn-notty-sum-groups",
        "learn-notty-sum-limit",
        "learn-notty-sum-hold",
        "learn-notty-sum-win",
    ),
)
