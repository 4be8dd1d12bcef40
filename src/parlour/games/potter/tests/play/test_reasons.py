"""The reasons of Potter: their words in written positions, and that all of them are true in whole games."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games.potter.play import reasons as because
from parlour.games.potter.play.policy import POLICY
from parlour.games.potter.tests.play.reason_checks import CHECKS, Case
from tests.bots.reasons import laws
from tests.bots.reasons.laws import Facts
from tests.core.mode import COMPILED

GAME = parlour.game("potter")
SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
DECISIONS = 150 if COMPILED else 12


def position(hand: str, **more: Any) -> dict[str, Any]:
    """Seat 0 on turn, in the play phase, round 3: threes are Potters."""
    others = more.pop("others", "9♠ 10♠ Q♥ K♣")
    return {"game": "potter", "turn": 0, "round": 3, "phase": "play", "hands": [hand, others], **more}


SALLAN = [True, False]
TABLE = ["6♣ 7♣ 8♣"]
TOLD: list[tuple[str, Facts, dict[str, Any], list[str]]] = [
    ("draw-no-meld", {"count": 2}, position("4♠ 6♥", phase="draw", discard="K♥ 8♦"), ["draw"]),
    (
        "draw-burden",
        {"count": 4, "points": 31, "now": 10},
        position("4♠ 6♥", phase="draw", discard="4♦ 4♥ K♥ Q♦"),
        ["draw"],
    ),
    ("draw-meld", {"outs": 2, "unseen": 49, "percent": 4}, position("4♠ 5♠", phase="draw", discard="K♥"), ["draw"]),
    (
        "draw-fits",
        {"outs": 2, "unseen": 45, "percent": 4},
        position("4♠ J♥ K♦", phase="draw", discard="2♥", table=TABLE, sallan=SALLAN),
        ["draw"],
    ),
    ("take-out", {"count": 4}, position("4♠ 5♠ J♥", phase="draw", discard="6♠"), ["take"]),
    (
        "take-meld",
        {"cards": ["4♠", "5♠", "6♠"], "outs": 1, "unseen": 47, "percent": 2},
        position("4♠ 5♠ J♥ 8♦", phase="draw", discard="6♠"),
        ["take"],
    ),
    ("take-points", {"points": 15, "alone": 0}, position("4♠ 5♠ J♥ 8♦", phase="draw", discard="6♠"), ["take"]),
    ("return", {"penalty": 25, "points": 11, "count": 2}, position("4♠ 4♥ 4♦ 7♦", taken="4♦ 7♦"), ["return"]),
    ("laid-wins", {"count": 3}, position("4♠ 5♠ 6♠"), ["meld 4♠ 5♠ 6♠"]),
    ("laid-out", {"count": 5, "left": 2}, position("4♠ 5♠ 6♠ 7♠ K♦"), ["meld 4♠ 5♠ 6♠"]),
    (
        "meld-owed",
        {"penalty": 25, "total": 65},
        position("4♠ 4♥ 4♦ 7♦ K♥", taken="4♦ 7♦", scores=[40, 0]),
        ["meld 4♠ 4♥ 4♦"],
    ),
    ("room", {"cards": ["10♣"]}, position("9♣ 10♣ K♦ 2♥", table=TABLE, sallan=SALLAN), ["add 9♣ to 1"]),
    ("sallan-room", {"cards": ["7♠"]}, position("4♠ 5♠ 6♠ 7♠ K♦ 2♥"), ["meld 4♠ 5♠ 6♠"]),
    ("sallan-wilds", {"cards": ["3♥"], "count": 1}, position("K♠ K♥ K♦ 3♥ 10♣ 5♦ 7♠"), ["meld K♠ K♥ K♦"]),
    (
        "meld-more",
        {"cards": ["4♠", "4♥", "4♦"], "points": 15, "less": 12},
        position("4♠ 5♠ 6♠ 4♥ 4♦ K♦ 9♥"),
        ["meld 4♠ 5♠ 6♠", "meld 4♠ 4♥ 4♦"],
    ),
    ("laid-points", {"count": 2, "points": 22, "before": 37}, position("4♠ 5♠ 6♠ K♦ 9♥"), ["meld 4♠ 5♠ 6♠"]),
    (
        "threat",
        {"seat": 1, "count": 1, "points": 37},
        position("4♠ 5♠ 6♠ K♦ 9♥", others="Q♥"),
        ["meld 4♠ 5♠ 6♠"],
    ),
    (
        "end",
        {"potters": 1, "refused": 1, "banned": 0},
        position("3♥ 9♥", discard="9♦", table=TABLE, sallan=SALLAN),
        ["end"],
    ),
    (
        "standing",
        {"count": 2, "points": 18, "seat": 1, "least": 4},
        position("K♠ 5♥", phase="draw", discard="K♥ K♦"),
        ["draw"],
    ),
    ("discard-wins", {"card": "K♦", "count": 4}, position("K♦"), ["discard K♦"]),
    (
        "discard-fits-not",
        {"card": "K♦", "cards": ["9♣"]},
        position("9♣ K♦", table=TABLE),
        ["discard K♦"],
    ),
    (
        "discard-outs",
        {"card": "J♥", "outs": 0, "other": "4♠", "more": 2, "unseen": 49},
        position("4♠ 5♠ J♥"),
        ["discard J♥", "discard 4♠"],
    ),
    ("discard-dearest", {"card": "J♥", "points": 11, "whole": 20}, position("4♠ 5♠ J♥"), ["discard J♥"]),
    (
        "discard-gives",
        {"card": "A♥", "melds": 4, "other": "7♦", "more": 6, "seat": 1},
        position("A♥ 7♦"),
        ["discard A♥", "discard 7♦"],
    ),
    (
        "discard-locks",
        {"card": "7♦", "outs": 5, "unseen": 50, "percent": 10, "seat": 1},
        position("A♥ 7♦"),
        ["discard 7♦", "discard A♥"],
    ),
    (
        "discard-left",
        {"count": 1, "points": 12},
        position("A♥ Q♠", discard="5♦ 5♣ 6♠ 7♥ 8♦ 9♣ 10♦ J♦ 2♦ 4♣"),
        ["discard A♥"],
    ),
    (
        "held-potters",
        {"cards": ["3♥"], "count": 1, "points": 3, "more": 25},
        position("K♠ K♥ K♦ 3♥ 10♣ 5♦"),
        ["discard 10♣", "meld K♠ K♥ K♦"],
    ),
    (
        "held-room",
        {"card": "9♣", "cards": ["10♣"]},
        position("9♣ K♦", table=TABLE, sallan=SALLAN),
        ["discard K♦", "add 9♣ to 1"],
    ),
]


@pytest.mark.parametrize(("name", "facts", "given", "moves"), TOLD, ids=[told[0] for told in TOLD])
def test_a_reason_counts_the_cards_of_its_position(
    name: str, facts: Facts, given: dict[str, Any], moves: list[str]
) -> None:
    state = GAME.position(given)
    told = laws.count_again(because, CHECKS, Case(state, laws.thought(state, *moves)))
    assert {key: told[name][key] for key in facts} == facts


def test_every_reason_stands_in_a_position_and_can_be_counted() -> None:
    assert {told[0] for told in TOLD} == set(CHECKS) == laws.keys_of("potter")


@pytest.mark.parametrize("seats", SEATS)
def test_every_decision_has_reasons_that_are_true_and_honest(seats: int) -> None:
    for number, (state, found) in enumerate(laws.decisions(GAME, POLICY, seats, seed=seats, limit=DECISIONS)):
        laws.check_decision(because, CHECKS, Case(state, found), number)


def test_a_high_ace_makes_melds_where_the_table_says_so() -> None:
    for ace_high, outs in ((False, 1), (True, 2)):
        state = GAME.position(position("Q♠ K♠", phase="draw", discard="7♦", options={"ace_high_runs": ace_high}))
        told = laws.count_again(because, CHECKS, Case(state, laws.thought(state, "draw")))
        assert told["draw-meld"]["outs"] == outs
