"""The lesson of Potter: melds, Sallan, the Potter as a wild, the discard; then a pile that is worth taking.

The seed is chosen so that the cards which the text mentions lie on top of the stock.
"""

from __future__ import annotations

from parlour.core.lesson import Lesson, Scene, Step

FIRST_ROUND = {
    "game": "potter",
    "turn": 0,
    "turns": 2,
    "round": 1,
    "hands": ["5♠ 6♠ 7♠ 10♣ Q♣ A♥ K♦ 9♥", "9♦ 9♠ 9♣ 6♥ J♦ 2♦ 10♠ 7♥"],
    "discard": "8♥ Q♦",
    "seed": 4450,
}
THIRD_ROUND = {
    "game": "potter",
    "turn": 0,
    "turns": 10,
    "round": 3,
    "hands": ["8♣ 8♥ 6♦ 7♦", "3♠ K♥ 9♦ 2♦ A♣"],
    "discard": "8♠ Q♥ 5♦",
    "table": ["10♠ J♠ Q♠ K♠", "4♣ 5♣ 6♣"],
    "sallan": [True, True],
    "scores": [31, 24],
}

LESSON = Lesson(
    (
        Scene(
            FIRST_ROUND,
            (
                Step("learn-potter-draw", "draw", "§3.1"),
                Step("learn-potter-run", "meld 5♠ 6♠ 7♠", "§4.3"),
                Step("learn-potter-wild", "meld 10♣ A♥=J♣ Q♣", "§6.4"),
                Step("learn-potter-discard", "discard 4♦", "§7.1", ("draw", "meld 9♦ 9♠ 9♣", "discard 6♥")),
                Step("learn-potter-set", "draw", "§4.2"),
                Step("learn-potter-add", "add 9♥ to 3", "§5.3"),
                Step("learn-potter-dear", "discard K♦", "§8.2"),
            ),
        ),
        Scene(
            THIRD_ROUND,
            (
                Step("learn-potter-take", "take", "§7.3"),
                Step("learn-potter-owed", "meld 8♠ 8♥ 8♣", "§7.4"),
                Step("learn-potter-more", "meld 5♦ 6♦ 7♦", "§3.4"),
                Step("learn-potter-out", "discard Q♥", "§8.3"),
            ),
        ),
    ),
    (
        "learn-potter-sum-turn",
        "learn-potter-sum-sallan",
        "learn-potter-sum-discard",
        "learn-potter-sum-pile",
        "learn-potter-sum-score",
        "learn-potter-sum-end",
    ),
)
