"""Fuzzing Notty (tests/games/fuzzing.py): its games, the ways to write moves, changes to positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from parlour import Move, State
from parlour.games.notty.tests.rules.helpers import ALL_CARDS, notty, table
from tests.games.fuzzing import SEEDS, Change, Fuzzing, move_a_card, play_on, texts, write, write_option

# A player who takes every card that can be taken gets a full hand some day.
LIKES = [(), ("draw", "steal", "cycle", "drop")]
WORDS = ["draw", "steal", "cycle", "drop", "group", "end", "0", "1", "2", "3", "4", "-1", "99999999999", *ALL_CARDS]


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game of two or three."""
    state = notty.deal(
        seats=draw(st.integers(2, 3)),
        seed=draw(SEEDS),
        turn_limit=draw(st.sampled_from([20, 300])),
        cycle_at_limit=draw(st.booleans()),
    )
    return play_on(draw, state, 120, LIKES)


def change_what_was_done(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Change what was done in this turn, and perhaps whether a card is to be dropped."""
    position["done"] = draw(st.lists(st.sampled_from(["draw", "steal", "cycle"]), max_size=3))
    position["cycling"] = draw(st.booleans())


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    """End the game after this number of turns, won by the smallest hands, or by anybody."""
    hands = position.get("hands")
    if isinstance(hands, list) and all(isinstance(hand, str) for hand in hands) and hands:
        sizes = [len(hand.split()) for hand in hands]
        smallest = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
        position["turn"] = None
        position["turns"] = draw(st.sampled_from([0, 20, 21, 300, 301, 500]))
        position["winners"] = draw(st.just(smallest) | st.lists(st.integers(0, 3), max_size=3))


def replace_a_card(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Replace a card of the deck by another one."""
    if isinstance(position.get("deck"), str) and position["deck"]:
        cards = position["deck"].split()
        cards[draw(st.integers(0, len(cards) - 1))] = draw(st.sampled_from(ALL_CARDS))
        position["deck"] = " ".join(cards)


CHANGES: list[Change] = [
    write(
        ["turn", "turns", "starter", "seed"],
        st.sampled_from([-1, 0, 1, 2, 3, 19, 20, 21, 299, 300, 301, 10**6, 10**6 + 1]),
    ),
    write_option(["first_player", "turn_limit", "cycle_at_limit", "limit"], st.integers(18, 22) | st.booleans()),
    change_what_was_done,
    end_the_game,
    replace_a_card,
    move_a_card("deck", "hands"),
]


class TestNotty(Fuzzing):
    game = notty
    games = games()
    tables = games
    texts = texts(st.sampled_from([*WORDS, "R10", "♥", "K", ""]))
    changes = CHANGES

    def sayable(self) -> tuple[State, Sequence[Move]]:
        return table("R1", "G1", "B1"), notty.fixed_moves

    def assert_sound(self, state: State) -> None:
        super().assert_sound(state)
        for seat in range(state.seats):
            assert state.observe(seat)[10, 0, 0] == state.turns * 255 // state.options["turn_limit"]


def test_every_moves_own_text_reads_back_to_itself() -> None:
    state = table("R1", "G1", "B1")
    for move in notty.fixed_moves:
        assert notty.read(state, str(move)) == move == notty.read(state, move.id)
