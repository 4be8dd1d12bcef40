"""Fuzzing Jolly (tests/games/fuzzing.py): its games, the ways to write moves, changes to positions."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from parlour import State
from parlour.games.jolly.tests.rules.helpers import ALL_CARDS, ONE_DECK, jolly, middle, opened
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

LIKES = [("meld", "add", "swap", "take"), ("take", "putback", "jolly"), ("draw", "discard")]
RICH = "JK JK 8♣ 9♣ 10♣ 7♥ 7♦ 2♠ 4♠ A♠ 10♥ K♦ 3♥ 6♠"
VERBS = ["draw", "take", "putback", "jolly", "concede", "meld", "add", "swap", "discard", "to", "in"]
NUMBERS = ["0", "1", "2", "3", "35", "36", "-1", "99999999999"]
JOKERS = st.sampled_from(ONE_DECK).map("JK={}".format)
WORDS = st.sampled_from([*VERBS, *NUMBERS, *ONE_DECK, "JK", "11♥", "♥", "K", "", "=", "JK=", "JK=JK"]) | JOKERS
CARDS = some_cards(ONE_DECK, RICH, JOKERS)
SWAPS = st.tuples(st.sampled_from(ALL_CARDS), st.integers(0, 5)).map(lambda said: f"swap {said[0]} in {said[1]}")
MELDS = ["7♠ 7♥ JK", "JK=4♦ 5♦ JK=6♦", "Q♣ K♣ A♣", "A♣ 2♣ 3♣", "8♠ 8♥ 8♦ JK=8♣"]
OPTIONS = ["starter", "hunt", "final_discard", "jolly_hand_failure", "round_limit", "limit"]


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game with any options."""
    state = jolly.deal(
        seats=2,
        seed=draw(SEEDS),
        hunt=draw(st.sampled_from(["added", "within"])),
        final_discard=draw(st.booleans()),
        jolly_hand_failure=draw(st.sampled_from(["game", "turn"])),
        round_limit=draw(st.sampled_from([10, 100])),
    )
    return play_on(draw, state, 150, LIKES)


def rich() -> State:
    """A player who has opened, with two jokers and much to lay."""
    return opened(RICH, "2♣ 9♥", table=["J♥ JK=Q♥ K♥", "5♠ 6♠ 7♠", "6♥ 6♦ 6♣", "8♦ 8♣ JK"])


def name_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Name cards of a hand, or any others, as known or taken; others as seen at the bottom."""
    hands = position.get("hands")
    if isinstance(hands, list) and hands and isinstance(hands[0], str):
        cards = draw(st.lists(st.sampled_from([*hands[0].split(), *hands[0].split(), "K♦", "JK"]), max_size=2))
        key = draw(st.sampled_from(["known", "taken", "seen_bottom", "jolly_card"]))
        position[key] = [" ".join(cards), ""] if key == "known" else " ".join(cards)


def add_a_meld(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Add a meld, or something that is not a meld, perhaps laid in this turn."""
    if isinstance(position.get("table"), list):
        position["table"] = [*position["table"], draw(CARDS | st.sampled_from(MELDS))]
        position.pop("stock", None)
        if draw(st.booleans()):
            position["laid"] = [len(position["table"])]


CHANGES: list[Change] = [
    write(
        ["turn", "turns", "starter", "seed", "round", "swapped", "reshuffles"],
        st.sampled_from([-1, 0, 1, 2, 3, 4, 5, 10, 11, 100, 101, 255, 256, 10**6, 2**31, 2**70]),
    ),
    write(["taken_used", "put_back", "first_discard"], st.booleans()),
    write(["opened", "barred"], st.lists(st.booleans(), min_size=2, max_size=2)),
    write_option(OPTIONS, st.sampled_from([True, False, 10, 1000, "within", "turn", 0, 1, "random"])),
    write(["phase"], st.sampled_from(["draw", "play", "jolly"])),
    name_cards,
    add_a_meld,
    move_a_card("stock", "hands", "discard"),
    empty_the_stock,
    end_the_game,
]


class TestJolly(MeldFuzzing):
    game = jolly
    games = games()
    tables = games | st.builds(middle) | st.builds(rich)
    cards = CARDS
    texts = meld_texts(WORDS, CARDS) | SWAPS
    changes = CHANGES

    def rich(self) -> State:
        return rich()
