"""The golden playthroughs of House of Cards.

`python -m parlour.games.house_of_cards.tests.rules.golden --write` writes them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import rest
from tests.games import golden
from tests.games.golden import Golden

at = partial(golden.at, "house_of_cards")
dealt = partial(golden.dealt, "house_of_cards")


def turns(text: str) -> list[str]:
    """Moves with the turns in lines."""
    return [move.strip() for line in text.strip().splitlines() for move in line.split(";")]


FOUR_HANDS = ["R5 R6", "H5 H6", "G6 S5", "R7 R8"]
FOUR_DECKS = ["H1", "H2", "G1 G2", ""]

PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "two_players": (
        "Two players, six cards each: a house effect on the card that exceeds the limit (§6.4), and Hallows to finish.",
        dealt(
            2,
            85,
            turns("""
                play G8
                play R5; keep
                play H-Mirror
                play R7; keep
                play S1
                play G9
                play S-Echo
                play R2
                play S3; remove G6; keep
                play S2
                play R8
                play G1
                play G-Shield
                play R-Echo
                play R-Shield
                play R4; keep
                play R6
                play H4
                play G2
                play S-Swap
                play R0
                play S-Hallows
            """),
            cards=6,
        ),
    ),
    "three_players": (
        "Three players, five cards each: a card put away, a doubled hit, and a last card that wins (§8.1).",
        dealt(
            3,
            264,
            turns("""
                play R8
                play H4
                play H3
                play R3
                play S2
                play G-Shield
                play R0; remove R7
                play R1
                play S9
                play R7
                play G4
                play H-Hallows; keep
                play H1
                play H9
                play G-Swap
                play R6
                play S-Echo
                play G1; keep
                play S2
                play R6
            """),
            cards=5,
        ),
    ),
    "four_players": (
        "Four players, five cards each: one Swap brings the house effect and the exchange, in this order (§6.5).",
        dealt(
            4,
            207,
            turns("""
                play H5
                play H8
                play S4
                play H-Hallows; keep
                play H1
                play R3
                play S7
                play G6; keep
                play S0
                play H7
                play H3
                play R6
                play S7
                play R0
                play R1
                play S-Echo
                play S-Swap; remove G5; swap G9
                play R3; keep
                play G6
                play S-Hallows
            """),
            cards=5,
        ),
    ),
    "every_order": (
        "Echo-Echo, Echo-Mirror, Mirror-Shield, Shield-Mirror, Echo-Shield, Shield-Shield, and Hallows first (§5).",
        at(
            0,
            "G-Echo H6",
            "R-Echo S-Echo",
            decks=[
                "H1 H2 H3 G-Hallows G-Shield H-Echo G-Mirror R-Mirror",
                "R8 R9 S-Hallows S-Mirror S-Shield S4 R-Shield",
            ],
            pile="H0",
            options={"limit": 40},
            moves=turns("""
                play G-Echo
                play R-Echo
                play H6
                play S-Echo
                play R-Mirror
                play R-Shield
                play G-Mirror
                play S4
                play H-Echo
                play S-Shield
                play G-Shield
                play S-Mirror; keep
                play G-Hallows; keep
                play S-Hallows; reshuffle
            """),
        ),
    ),
    "house_effects": (
        "Swap with an empty deck (§5.6), and a house effect on a card that exceeds: put away, given, shuffled (§6.5).",
        at(
            0,
            "G-Swap H5",
            "S7 S3",
            "R9 R-Shield",
            decks=["", "R2 R3", "H2 H3 H4"],
            pile="S9 G1 R0 R1 G0 S0 R2",
            seed=3,
            moves=turns("""
                play G-Swap; keep
                play S7
                play R9; remove R-Shield; reshuffle
                play H5
            """),
        ),
    ),
    "runs_short": (
        "A leftover deck of three cards: two, one and none are given, and the pile is turned up again (§7.5, §3.7).",
        at(
            2,
            *FOUR_HANDS,
            decks=[*FOUR_DECKS[:3], rest(*FOUR_HANDS, *FOUR_DECKS, "H9", "S3 S4 S9")],
            pile="H9",
            leftover="S9 S4 S3",
            options={"limit": 15},
            moves=turns("""
                play G6; keep
                play R8
                play R6; keep
                play H6
            """),
        ),
    ),
    "last_card_must_fit": (
        "The last card exceeds and must fit: cards come instead of the win, and a new hand with the next turn (§8.2).",
        at(
            0,
            "G7",
            "S0 S2",
            decks=["", "R0 R2 R3"],
            pile="H9",
            seed=8,
            options={"last_card_must_fit": True},
            moves=turns("""
                play G7; keep
                play S0
            """),
        ),
    ),
}


def begin_turn(state: State) -> Iterator[str]:
    """The table at the beginning of a turn; at the beginning of a game all hands, later the one on turn."""
    view = state.view(None)
    if state.turns == 0:
        yield from hands(state)
        yield ""
    echo = ", an Echo waits" if view["echo"] else ""
    last = "" if view["last_number"] is None else f", last number {view['last_number']}"
    lying = f"pile {' '.join(view['pile'])}; leftover {view['leftover']}"
    yield f"Turn {state.turns + 1}, seat {state.turn}; sum {view['sum']} of {view['limit']}{echo}{last}; {lying}"
    yield from list(hands(state))[state.on_turn : state.on_turn + 1]


def hands(state: State) -> Iterator[str]:
    """Every hand with its size and that of the deck."""
    decks = state.view(None)["decks"]
    for seat, cards in enumerate(state.position()["hands"]):
        yield f"  seat {seat} ({len(cards.split())}+{decks[seat]}): {cards}".rstrip()


GOLDEN = Golden(Path(__file__).with_name("golden"), PLAYTHROUGHS, begin_turn, hands)

if __name__ == "__main__":
    GOLDEN.main("parlour.games.house_of_cards.tests.rules.golden")
