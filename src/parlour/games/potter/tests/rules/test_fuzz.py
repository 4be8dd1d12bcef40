"""Fuzzing Potter (tests/games/fuzzing.py): its games, the ways to write moves, changes to positions."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from parlour import State
from parlour.games.potter.tests.rules.helpers import ALL_CARDS, potter, sallan
from tests.games.fuzzing import (
    SEEDS,
    Change,
    MeldFuzzing,
    empty_the_stock,
    end_the_game,
    meld_texts,
    move_a_card,
    play_on,
    some_cards,
    write,
    write_option,
)

LIKES = [("meld", "add", "take"), ("take", "return"), ("draw", "discard")]
RICH = "3♠ 3♥ 3♦ 3♣ 8♣ 9♣ 10♣ 7♥ 7♦ 2♠ 4♠ A♠ 10♥ K♦"
VERBS = ["draw", "take", "return", "meld", "add", "discard", "end", "to"]
NUMBERS = ["0", "1", "2", "3", "17", "18", "-1", "99999999999"]
WILDS = st.tuples(st.sampled_from(ALL_CARDS), st.sampled_from(ALL_CARDS)).map("=".join)
WORDS = st.sampled_from([*VERBS, *NUMBERS, *ALL_CARDS, "11♥", "♥", "K", "", "=", "3♥="]) | WILDS
CARDS = some_cards(ALL_CARDS, RICH, WILDS)


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game of two to five."""
    state = potter.deal(
        seats=draw(st.integers(2, 5)),
        seed=draw(SEEDS),
        target=draw(st.sampled_from([50, 200])),
        ace_high_runs=draw(st.booleans()),
    )
    return play_on(draw, state, 150, LIKES)


def rich() -> State:
    """A Sallan with all four Potters and many cards to lay."""
    return sallan(RICH, "2♣ 9♥", table=["J♥ Q♥ K♥", "5♠ 6♠ 7♠", "6♥ 6♦ 6♣"])


def change_the_scores(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Change the score of the first seat."""
    if isinstance(position.get("scores"), list) and position["scores"]:
        position["scores"][0] = draw(st.sampled_from([-1, 0, 50, 51, 200, 201, 10**6, 2**40]))


def change_the_loop(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Change what is recorded about the discards."""
    position["loop"] = {
        "seen": " ".join(draw(st.lists(st.sampled_from(ALL_CARDS), max_size=4, unique=True))),
        "turns": draw(st.sampled_from([0, 1, 4, 10, 11, 300, 2**40])),
        "laid": draw(st.booleans()),
    }


def name_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Name cards of a hand, or any others, as known, banned or taken."""
    hands = position.get("hands")
    if isinstance(hands, list) and hands and isinstance(hands[0], str):
        cards = draw(st.lists(st.sampled_from([*hands[0].split(), *hands[0].split(), "K♦"]), max_size=3, unique=True))
        key = draw(st.sampled_from(["known", "banned", "taken"]))
        position[key] = " ".join(cards) if key == "taken" else [" ".join(cards), *[""] * (len(hands) - 1)]


def add_a_meld(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Add a meld, or something that is not a meld."""
    if isinstance(position.get("table"), list):
        position["table"] = [*position["table"], draw(CARDS)]
        position.pop("stock", None)


CHANGES: list[Change] = [
    write(
        ["turn", "turns", "starter", "seed", "round"],
        st.sampled_from([-1, 0, 1, 2, 3, 13, 14, 119, 120, 299, 300, 10**6, 10**6 + 1, 2**70]),
    ),
    write_option(["target", "ace_high_runs", "limit"], st.integers(48, 52) | st.booleans()),
    write(["phase"], st.sampled_from(["draw", "play"])),
    change_the_scores,
    change_the_loop,
    name_cards,
    add_a_meld,
    move_a_card("stock", "hands", "discard"),
    empty_the_stock,
    end_the_game,
]


class TestPotter(MeldFuzzing):
    game = potter
    games = games()
    tables = games | st.builds(rich)
    cards = CARDS
    texts = meld_texts(WORDS, CARDS)
    changes = CHANGES
    asks = True

    def rich(self) -> State:
        return rich()
