"""The lesson of Jolly, from the second round to the last discard.

The seed is chosen so that the cards which the text mentions lie on top of the stock.
"""

from __future__ import annotations

from parlour.core.lesson import Lesson, Scene, Step

SECOND_ROUND = {
    "game": "jolly",
    "turn": 0,
    "turns": 2,
    "round": 2,
    "hands": ["9♥ 10♥ J♥ 7♣ 7♦ JK K♠ 4♠ 2♠ 8♣ 10♣ 6♠", "3♠ JK 5♠ Q♦ K♦ A♦ Q♥ 2♣ 6♣ 4♥ 9♦ K♣"],
    "discard": "3♦ Q♣",
    "jolly_card": "8♦",
    "seed": 4195,
}
COMPUTER_OPENS = ("draw", "meld Q♦ K♦ A♦", "meld 3♠ JK=4♠ 5♠", "discard Q♥")

LESSON = Lesson(
    (
        Scene(
            SECOND_ROUND,
            (
                Step("learn-jolly-draw", "draw", "§3.3"),
                Step("learn-jolly-discard", "discard 2♠", "§3.3", ("draw", "discard K♣")),
                Step("learn-jolly-third", "draw", "§3.4"),
                Step("learn-jolly-pure", "meld 9♥ 10♥ J♥", "§5.1"),
                Step("learn-jolly-joker", "meld 7♣ 7♦ JK", "§4.4"),
                Step("learn-jolly-opened", "discard K♠", "§5.4", COMPUTER_OPENS),
                Step("learn-jolly-take", "take", "§3.6"),
                Step("learn-jolly-add", "add Q♥ to 1", "§5.5"),
                Step("learn-jolly-swap", "swap 4♠ in 4", "§6.1"),
                Step("learn-jolly-home", "meld 8♣ JK=9♣ 10♣", "§6.3"),
                Step("learn-jolly-theirs", "add 6♠ to 4", "§5.5"),
                Step("learn-jolly-quiet", "discard 6♦", "§3.9", ("draw", "discard 9♦")),
                Step("learn-jolly-last", "draw", "§9.1"),
                Step("learn-jolly-keep", "add K♥ to 1", "§9.1"),
                Step("learn-jolly-out", "discard 2♦", "§9.1"),
            ),
        ),
    ),
    (
        "learn-jolly-sum-early",
        "learn-jolly-sum-open",
        "learn-jolly-sum-joker",
        "learn-jolly-sum-take",
        "learn-jolly-sum-end",
        "learn-jolly-sum-hand",
    ),
)
