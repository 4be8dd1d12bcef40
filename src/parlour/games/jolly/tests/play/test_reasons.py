"""The reasons of Jolly: their words in written positions, and that all of them are true in whole games."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games.jolly.play import reasons as because
from parlour.games.jolly.play.policy import POLICY
from parlour.games.jolly.tests.play.reason_checks import CHECKS, Case
from tests.bots.reasons import laws
from tests.bots.reasons.laws import Facts
from tests.core.mode import COMPILED

GAME = parlour.game("jolly")
DECISIONS = 160 if COMPILED else 40
EVERY = 2 if COMPILED else 6


def position(hand: str, **more: Any) -> dict[str, Any]:
    """Seat 0 on turn in the play phase of round 4; seat 1 is the starter, and the Jolly card is gone."""
    others = more.pop("others", "2♠ 2♥ 4♦ 6♣ 8♣")
    common = {"game": "jolly", "turn": 0, "starter": 1, "round": 4, "phase": "play", "jolly_card": None}
    return {**common, "hands": [hand, others], **more}


OPENED = [True, False]
TABLE = ["9♣ 10♣ J♣"]
TWELVE = "A♥ 2♥ 3♥ 5♠ 6♠ 7♠ 9♦ 10♦ J♦ K♠ K♥ 4♣"
LONELY = "A♥ 2♥ 3♥ 5♠ 6♠ 7♠ 9♦ 10♦ J♦ K♠ 7♥ 4♣"
TOLD: list[tuple[str, Facts, dict[str, Any], list[str]]] = [
    (
        "draw-opening",
        {"outs": 14, "unseen": 97, "percent": 14},
        position("9♠ 10♠ J♠ 7♥ 7♦ 2♣ 4♠ K♥ 5♦ A♣", phase="draw", discard="3♦"),
        ["draw"],
    ),
    (
        "draw-meld",
        {"outs": 8, "unseen": 104, "percent": 8},
        position("7♥ 7♦ 2♣", phase="draw", discard="3♦"),
        ["draw"],
    ),
    ("no-jolly", {"card": "4♦", "count": 13}, position(TWELVE, phase="draw", jolly_card="4♦"), ["draw"]),
    (
        "no-jolly-loners",
        {"card": "J♣", "cards": ["K♠", "4♣"]},
        position(LONELY.replace("7♥", "8♠"), phase="draw", jolly_card="J♣"),
        ["draw"],
    ),
    (
        "draw-not-top",
        {"card": "Q♣", "count": 3},
        position("7♥ 7♦ 2♣", phase="draw", discard="Q♣", table=TABLE, opened=OPENED),
        ["draw"],
    ),
    (
        "take-out",
        {"card": "Q♣", "count": 3},
        position("K♣ 2♦", phase="draw", discard="Q♣", table=TABLE, opened=OPENED),
        ["take"],
    ),
    (
        "take-opening",
        {"card": "7♠", "points": 50, "outs": 11},
        position("9♠ 10♠ J♠ 7♥ 7♦ 2♣ 4♠ K♥", phase="draw", discard="7♠"),
        ["take"],
    ),
    (
        "take-meld",
        {"card": "7♠", "cards": ["7♠", "7♥", "7♦"], "outs": 7},
        position("7♥ 7♦ 2♣ 4♠ K♥", phase="draw", discard="7♠", table=TABLE, opened=OPENED),
        ["take"],
    ),
    (
        "take-fits",
        {"card": "Q♣", "number": 1, "count": 3},
        position("7♥ 4♦ 2♣", phase="draw", discard="Q♣", table=TABLE, opened=OPENED),
        ["take"],
    ),
    (
        "putback",
        {"card": "Q♣", "outs": 8},
        position("7♥ 7♦ 2♣ Q♣", discard="3♦", taken="Q♣", table=TABLE, opened=OPENED),
        ["putback"],
    ),
    ("jolly-wins", {"card": "K♦", "count": 13}, position(TWELVE, phase="draw", jolly_card="K♦"), ["jolly"]),
    (
        "laid-wins",
        {"count": 3},
        position("7♥ 7♦ 7♣", opened=OPENED, table=TABLE, options={"final_discard": False}),
        ["meld 7♥ 7♦ 7♣"],
    ),
    (
        "clears",
        {"count": 10},
        position(f"{TWELVE} K♦", phase="jolly", taken="K♦"),
        ["meld A♥ 2♥ 3♥"],
    ),
    ("concede", {"count": 13}, position(f"{LONELY} K♦", phase="jolly", taken="K♦"), ["concede"]),
    (
        "laid-out",
        {"count": 4, "left": 1},
        position("7♥ 7♦ 7♣ K♦", opened=OPENED, table=TABLE),
        ["meld 7♥ 7♦ 7♣"],
    ),
    (
        "opening",
        {"points": 29, "needed": 36, "pure": "yes"},
        position("9♠ 10♠ J♠ 7♥ 7♦ 7♣ 2♣ 4♠ K♥"),
        ["meld 9♠ 10♠ J♠"],
    ),
    (
        "uses-taken",
        {"card": "7♣"},
        position("7♥ 7♦ 7♣ 2♠ 4♠ K♥", taken="7♣", opened=OPENED, table=TABLE),
        ["meld 7♥ 7♦ 7♣"],
    ),
    (
        "uses-joker",
        {"count": 1, "left": 0},
        position("7♥ 7♦ JK 2♠ 4♠ K♥", swapped=1, opened=OPENED, table=TABLE),
        ["meld 7♥ 7♦ JK"],
    ),
    (
        "swap",
        {"card": "10♣", "cards": ["7♥", "7♦", "JK"]},
        position("7♥ 7♦ 10♣ 2♠ 5♠ K♥", opened=OPENED, table=["9♣ JK=10♣ J♣"]),
        ["swap 10♣ in 1"],
    ),
    (
        "meld-more",
        {"cards": ["7♥", "7♦", "7♣"], "points": 29, "less": 21},
        position("9♠ 10♠ J♠ 7♥ 7♦ 7♣ 2♣ 4♠ K♥"),
        ["meld 9♠ 10♠ J♠", "meld 7♥ 7♦ 7♣"],
    ),
    ("room", {"cards": ["K♣"]}, position("Q♣ K♣ 2♠ 4♠ 6♥", opened=OPENED, table=TABLE), ["add Q♣ to 1"]),
    (
        "laid-left",
        {"count": 4, "seat": 1, "least": 5},
        position("Q♣ 5♦ 2♠ 4♠ 6♥", opened=OPENED, table=TABLE),
        ["add Q♣ to 1"],
    ),
    ("standing", {"count": 12, "seat": 1, "least": 5}, position(LONELY, phase="draw", jolly_card="K♦"), ["jolly"]),
    (
        "discard-wins",
        {"card": "K♦", "seat": 1, "count": 5},
        position("K♦", opened=OPENED, table=TABLE),
        ["discard K♦"],
    ),
    (
        "discard-opens",
        {"points": 50},
        position("2♣ K♥", table=["9♠ 10♠ J♠", "7♥ 7♦ 7♣"], laid=[1, 2]),
        ["discard K♥"],
    ),
    (
        "discard-opening",
        {"card": "K♥", "other": "7♥", "outs": 14, "less": 10},
        position("9♠ 10♠ J♠ 7♥ 7♦ 2♣ 4♠ K♥ 5♦ A♣"),
        ["discard K♥", "discard 7♥"],
    ),
    (
        "discard-near",
        {"card": "K♥", "outs": 14},
        position("9♠ 10♠ J♠ 7♥ 7♦ 2♣ 4♠ K♥ 5♦ A♣"),
        ["discard K♥", "discard 2♣"],
    ),
    (
        "discard-ready",
        {"card": "K♥", "cards": ["9♠", "10♠", "J♠", "7♥", "7♦", "7♣"]},
        position("9♠ 10♠ J♠ 7♥ 7♦ 7♣ 2♣ K♥", round=2, phase="play"),
        ["discard K♥"],
    ),
    ("discard-second", {"card": "K♥"}, position("K♥ K♥ 2♣ 5♦"), ["discard K♥"]),
    (
        "discard-fits-not",
        {"card": "K♥", "cards": ["Q♣"]},
        position("Q♣ K♥ 2♠", table=TABLE),
        ["discard K♥"],
    ),
    (
        "discard-outs",
        {"card": "K♥", "outs": 0, "other": "7♥", "more": 4, "unseen": 105},
        position("7♥ 7♦ K♥"),
        ["discard K♥", "discard 7♥"],
    ),
    (
        "discard-gives",
        {"card": "A♥", "melds": 5, "other": "7♦", "more": 6, "seat": 1},
        position("A♥ 7♦ K♠"),
        ["discard A♥", "discard 7♦"],
    ),
    ("discard-left", {"count": 2, "outs": 7, "unseen": 105}, position("7♥ 7♦ JK"), ["discard JK"]),
    (
        "held-loose",
        {"cards": ["2♠", "6♥"], "count": 3},
        position("Q♣ 2♠ 6♥", opened=OPENED, table=TABLE),
        ["discard 6♥", "add Q♣ to 1"],
    ),
    (
        "held-room",
        {"card": "Q♣", "cards": ["K♣"], "outs": 2},
        position("Q♣ 8♣ 6♥", opened=OPENED, table=TABLE),
        ["discard 6♥", "add Q♣ to 1"],
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
    assert {told[0] for told in TOLD} == set(CHECKS) == laws.keys_of("jolly")


@pytest.mark.parametrize("seed", range(4))
def test_every_decision_has_reasons_that_are_true_and_honest(seed: int) -> None:
    for number, (state, found) in enumerate(laws.decisions(GAME, POLICY, 2, seed, DECISIONS, EVERY)):
        laws.check_decision(because, CHECKS, Case(state, found), number)
