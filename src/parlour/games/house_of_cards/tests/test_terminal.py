"""The table of House of Cards as text: the distance to the limit, the effect of each card, offers and known cards."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

import parlour
from parlour.terminal.picture import Onlooker, picture
from parlour.terminal.play import Quit, Session

NAMES = ["Ann", "Ben"]


def table(seat: int | None = 0, **keys: Any) -> list[str]:
    """The lines of the picture of a position."""
    position = {"game": "house_of_cards", "turn": 0, "hands": ["G5 R-Echo", "S1 S2"], "decks": ["H1 H2", "S4 S5"]}
    state = parlour.game("house_of_cards").position(position | keys)
    return picture(state.view(seat), Onlooker(seat, NAMES, "en")).plain.split("\n")


def outcome(card: str, **keys: Any) -> str:
    """The text beside one card of Ann's hand."""
    (line,) = [line for line in table(**keys) if line.split()[:2] == [card, "="]]
    return " ".join(line.split()[2:])


def test_the_sum_is_a_bar_on_its_way_to_the_limit() -> None:
    lines = table(pile="H7 G2 R-Mirror")
    assert lines[1] == "sum 11 of 15  " + "█" * 11 + "░" * 4 + "  4 to the limit"
    assert lines[2] == "pile: H7 (start card) G2 R-Mirror  a Mirror would add 2"
    assert lines[3:5] == [
        "> 0 Ann  2 in hand, 2 in the deck  Gryffindor 1 of 3",
        "  1 Ben  2 in hand, 2 in the deck  Ravenclaw 1 of 3",
    ]


def test_an_echo_that_waits_is_on_the_line_of_the_sum() -> None:
    assert table(pile="H7 H-Echo")[1].endswith("8 to the limit; an Echo is waiting: the next number counts double")
    assert outcome("G5", pile="H7 H-Echo", hands=["G5 R-Shield", "S1 S2"]) == "17 exceeds the limit: 5 cards for you"
    assert outcome("R-Shield", pile="H7 H-Echo", hands=["G5 R-Shield", "S1 S2"]) == "7 the Echo is gone"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("G5", "12"),
        ("G8", "15 hits the limit: two cards for everybody else"),
        ("G9", "16 exceeds the limit: 9 cards for you"),
        ("G-Hallows", "15 hits the limit: two cards for everybody else"),
        ("G-Echo", "7 the next number counts double"),
        ("G-Shield", "7"),
        ("G-Mirror", "7"),
        ("G-Swap", "7 then you may exchange a card"),
    ],
)
def test_every_card_says_what_it_would_do(card: str, said: str) -> None:
    assert outcome(card, hands=[f"{card} R0", "S1 S2"], pile="H7") == said


def test_a_mirror_costs_what_it_mirrors_and_a_doubled_card_what_it_says() -> None:
    assert outcome("R-Mirror", hands=["R-Mirror R0", "S1 S2"], pile="H3 H7") == "17 exceeds the limit: 7 cards for you"
    assert outcome("R1", hands=["R1 R0", "S1 S2"], pile="H9 G5 H-Echo") == "16 exceeds the limit: one card for you"


def test_the_third_card_of_a_house_is_marked() -> None:
    third = "2 the third of its house: you may put a card away"
    assert outcome("G1", hands=["G1 R1", "S1 S2"], pile="H0 G0 S0 G1 S0") == third
    assert outcome("R1", hands=["G1 R1", "S1 S2"], pile="H0 G0 S0 G1 S0") == "2"


def test_the_last_card_wins_unless_it_has_to_fit() -> None:
    keys = {"hands": ["G9", "S1 S2"], "decks": ["", "S4 S5"], "pile": "H7"}
    assert outcome("G9", **keys) == "16 your last card: you win"
    fitting = {"options": {"last_card_must_fit": True}}
    assert outcome("G9", **keys, **fitting) == "16 exceeds the limit: 9 cards for you"


def test_what_is_offered_stands_under_the_seat_on_turn() -> None:
    lines = table(pile="H0 G0 S0 G1 S0 G2", choice=["house"])
    assert lines[4] == "    house effect: `remove` a card, or `keep`"
    assert lines[-1] == "your hand: G5 R-Echo"  # the effect of a card is shown after the choice
    lines = table(pile="H0 S0 G-Swap", choice=["swap"])
    assert lines[4] == "    exchange: `swap` a card for the top one of the deck, or `keep`"
    lines = table(pile="H7 G8", choice=["reshuffle"])
    assert lines[1].endswith("the limit is hit") and lines[4] == "    `reshuffle` hand and deck, or `keep`"
    assert "Mirror" not in lines[2]
    assert table(pile="H7 G9", choice=["reshuffle"])[1].endswith("█  the limit is exceeded")


def test_what_only_one_seat_knows_is_shown_to_that_seat() -> None:
    keys = {"pile": "H7 G2", "known_top": ["H2", ""], "known_decks": [["", "S4"], ["", ""]]}
    assert table(0, **keys)[5] == "on top of your deck: H2"
    assert table(0, **keys)[4].endswith("from the bottom of the deck: S4")
    assert not [line for line in table(1, **keys) if "deck:" in line and "leftover" not in line]
    assert table(None, **keys)[-1].startswith("  1 Ben")


def test_the_top_of_the_leftover_deck_is_shown_as_far_as_it_is_known() -> None:
    game = parlour.game("house_of_cards")
    state = game.position({"game": "house_of_cards", "turn": 0, "hands": ["G5 R1", "S1 S2"], "decks": ["H1", "S4"]})
    view = state.view(0) | {"leftover": 4, "known_leftover": ["G1", "??", "R2"]}
    assert picture(view, Onlooker(0, NAMES, "en")).plain.split("\n")[0].endswith("4 cards (from the top: ? R2 ? G1)")


def test_everybody_looks_at_their_deck_before_the_first_card() -> None:
    """Including those who do not begin (§2.5)."""
    game = parlour.game("house_of_cards")
    state = next(state for state in (game.deal(seats=2, seed=seed) for seed in range(9)) if state.turn == 1)
    said: list[str] = []

    def show(line: Text | str) -> None:
        said.append(str(line))

    def leave(prompt: str) -> str:
        raise EOFError

    with pytest.raises(Quit):
        Session(state, NAMES, {1: parlour.bot("house_of_cards", level="random", seed=b"x")}, "en", show, leave).run()
    first_play = next(number for number, line in enumerate(said) if line.startswith("  Ben plays"))
    looks = [number for number, line in enumerate(said) if "your deck, in any order: " in line]
    assert looks and max(looks) < first_play
