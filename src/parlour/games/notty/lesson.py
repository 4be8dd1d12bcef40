"""The lesson of Notty: how to win (draw & discard, hold groups, go out at once), then theft, drawing and limits.

The seeds are chosen so that the cards drawn and stolen are those that the text of the step mentions.
"""

from __future__ import annotations

from parlour.core.lesson import Lesson, Scene, Step

FOUR_CARDS = {
    "game": "notty",
    "turn": 0,
    "options": {"first_player": 0},
    "hands": ["B4 B5 R7 G2", "R5 K6 Y1 K9"],
    "seed": 2090,
}
ABOUT_TO_WIN = {"game": "notty", "turn": 0, "turns": 6, "hands": ["R1 R2 R3 Y5 Y6", "K4 K5 K6"], "seed": 2}
TOO_SMALL = {"game": "notty", "turn": 0, "turns": 8, "hands": ["B9", "R8 R9 Y1 K1 G9"], "seed": 254}
TOO_FULL = {
    "game": "notty",
    "turn": 0,
    "turns": 8,
    "hands": ["R1 R2 R3 R4 R5 R6 R7 R8 R9 G2 G3 G4 G5 G6 G7 G8 K1 K2 K3 K4", "R8 R9 B1 K1 G9"],
    "seed": 254,
}
NEARLY_OUT = {"game": "notty", "turn": 0, "turns": 16, "hands": ["R7 G7 Y7 K4 K5 K6 B9", "G1"], "seed": 29}

LESSON = Lesson(
    (
        Scene(
            FOUR_CARDS,
            (
                Step("learn-notty-cycle", "cycle", "§4.6"),
                Step("learn-notty-drop", "drop G2", "§4.7"),
                Step("learn-notty-end", "end", "§5.1", ("cycle", "drop R4", "end")),
                Step("learn-notty-again", "cycle", "§3.2"),
                Step("learn-notty-spare", "drop R7", "§4.6"),
                Step("learn-notty-run", "group B4 B5 B6 B7", "§4.9"),
            ),
        ),
        Scene(ABOUT_TO_WIN, (Step("learn-notty-steal", "steal 1", "§4.4"),)),
        Scene(TOO_SMALL, (Step("learn-notty-draw", "draw 2", "§4.1"),)),
        Scene(TOO_FULL, (Step("learn-notty-long", "group G2 G3 G4 G5 G6 G7 G8", "§2.4"),)),
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
        "learn-notty-sum-end",
    ),
)
