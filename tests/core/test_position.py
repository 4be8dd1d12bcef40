"""Positions: read strictly, and refused with the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour import OptionError
from parlour.core.cards import Deck
from parlour.core.position import MOST_TURNS, PositionReader

DECK = Deck(["a", "b", "c"], copies=2)
KEYS = frozenset({"stock", "flagged", "chosen", "count"})
BASE: dict[str, Any] = {"game": "test", "turn": 0, "hands": ["a b", ""]}


def reader(**more: Any) -> PositionReader:
    return PositionReader("test", DECK, KEYS, BASE | more)


def refused(action: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        action()
    assert caught.value.key not in str(caught.value), "there are words for it"
    return caught.value


@pytest.mark.parametrize("given", [None, [], "position", 5, [("game", "test")]])
def test_a_position_is_a_mapping(given: Any) -> None:
    assert refused(lambda: PositionReader("test", DECK, KEYS, given)).key == "position-not-a-mapping"


@pytest.mark.parametrize("key", ["game", "turn", "hands"])
def test_three_keys_are_needed(key: str) -> None:
    given = {name: value for name, value in BASE.items() if name != key}
    error = refused(lambda: PositionReader("test", DECK, KEYS, given))
    assert (error.key, error.facts["key"]) == ("position-missing-key", key)


@pytest.mark.parametrize("key", ["Turn", "deck", "", 5, None])
def test_an_unknown_key_is_refused_with_the_known_ones(key: Any) -> None:
    error = refused(lambda: PositionReader("test", DECK, KEYS, BASE | {key: 1}))
    assert error.key == "position-unknown-key"
    assert "chosen, count, flagged, game, hands" in str(error)


@pytest.mark.parametrize("game", ["other", None, 5, ["test"]])
def test_a_position_of_another_game_is_refused(game: Any) -> None:
    assert refused(lambda: reader(game=game)).key == "position-other-game"


@pytest.mark.parametrize("hands", [None, "a b", 5, {"0": "a"}])
def test_hands_are_a_list(hands: Any) -> None:
    assert refused(lambda: reader(hands=hands)).key == "position-hands"


@pytest.mark.parametrize("hand", [None, 5, ["a"], ["a", "b"]])
def test_a_hand_is_a_text(hand: Any) -> None:
    assert refused(reader(hands=[hand, ""]).hands).key == "position-value"


@pytest.mark.parametrize("options", [None, [], "x", 5])
def test_options_are_a_mapping(options: Any) -> None:
    assert refused(lambda: reader(options=options)).key == "position-not-a-mapping"


@pytest.mark.parametrize("seed", [None, True, 1.5, "xyz", "0", []])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    assert refused(lambda: reader(seed=seed)).key == "bad-seed"


# Values.


def test_a_whole_number_has_a_default_and_a_range() -> None:
    assert reader().whole("count", 3) == 3
    assert reader(count=0).whole("count", 3) == 0
    assert reader(count=MOST_TURNS).whole("count", 3) == MOST_TURNS
    assert reader(count=7).whole("count", 3, high=7) == 7


@pytest.mark.parametrize("count", [-1, MOST_TURNS + 1, True, 1.0, "1", None, 2**70])
def test_what_is_not_a_whole_number_is_refused(count: Any) -> None:
    error = refused(lambda: reader(count=count).whole("count", 3))
    assert error.key == "position-value"
    assert "`count`" in str(error) and repr(count) in str(error)


def test_a_flag_is_true_or_false() -> None:
    assert [reader().flag("flagged"), reader(flagged=True).flag("flagged")] == [False, True]


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_anything_else_is_not_a_flag(value: Any) -> None:
    assert refused(lambda: reader(flagged=value).flag("flagged")).key == "position-value"


def test_words_are_different_and_from_a_list() -> None:
    allowed = ["draw", "steal"]
    assert reader().words("chosen", allowed) == []
    assert reader(chosen=["steal", "draw"]).words("chosen", allowed) == ["steal", "draw"]


@pytest.mark.parametrize(
    "chosen", [["dance"], ["draw", "draw"], "draw", None, ("draw",), [None], [["draw"]], {"draw": 1}]
)
def test_other_words_are_refused(chosen: Any) -> None:
    assert refused(lambda: reader(chosen=chosen).words("chosen", ["draw", "steal"])).key == "position-value"


@pytest.mark.parametrize("turn", [-1, 2, True, "0", 1.0, 2**70])
def test_the_turn_is_a_seat(turn: Any) -> None:
    assert refused(reader(turn=turn).turn).key == "position-value"


def test_a_finished_game_names_its_winners_and_no_other_does() -> None:
    assert reader(turn=1).turn() == 1
    assert reader(turn=None, winners=[1]).turn() is None
    assert reader(turn=None, winners=[1]).winners() == [1]
    assert refused(reader(turn=None).turn).key == "position-missing-key"
    assert refused(reader(turn=1, winners=[1]).turn).key == "position-value"


@pytest.mark.parametrize("winners", [None, 0, [2], [-1], ["0"], [True], (0,), [None], [[0]]])
def test_winners_are_seats(winners: Any) -> None:
    assert refused(reader(turn=None, winners=winners).winners).key == "position-value"


# Cards.


def test_every_card_lies_in_one_place() -> None:
    position = reader(hands=["a, b", "B"], stock="c a c")
    assert position.hands() == [[0, 1], [1]]
    assert position.rest("stock") == [2, 0, 2]


def test_a_card_named_too_often_is_refused() -> None:
    error = refused(reader(hands=["a b", "a a"]).hands)
    assert (error.key, error.facts) == ("position-too-often", {"card": "a", "copies": 2})


def test_a_card_that_does_not_exist_is_refused() -> None:
    error = refused(reader(hands=["a x", ""]).hands)
    assert (error.key, error.facts["given"]) == ("position-card", "x")


def test_where_the_pile_is_written_every_card_is_named() -> None:
    position = reader(stock="a b")
    position.hands()
    error = refused(lambda: position.rest("stock"))
    assert (error.key, error.facts["cards"]) == ("position-unnamed", "c c")


def stock_of(**more: Any) -> list[int]:
    position = reader(**more)
    position.hands()
    return position.rest("stock")


def test_cards_not_named_form_the_pile_in_the_order_of_the_seed() -> None:
    assert sorted(stock_of()) == [0, 1, 2, 2]
    assert stock_of(seed=1) == stock_of(seed=1)
    assert len({tuple(stock_of(seed=seed)) for seed in range(100)}) == 12  # all orders of a b c c
    assert stock_of(seed="00ff") == stock_of(seed=b"\x00\xff")


# In a game.

NOTTY: dict[str, Any] = {"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1"], "done": ["draw"]}


def test_a_position_is_read_and_written() -> None:
    state = parlour.game("notty").position(NOTTY)
    written = state.position()
    assert written["hands"] == ["B4 B5 B6", "R1"]
    assert written["done"] == ["draw"]
    assert written["options"] == {"first_player": "random", "turn_limit": 300, "cycle_at_limit": False}
    twin = parlour.game("notty").position(json.loads(json.dumps(written)))
    assert (twin.position(), twin.hash()) == (written, state.hash())
    assert [str(event) for event in twin.play("cycle")] == [str(event) for event in state.play("cycle")]


def test_reading_a_position_leaves_it_alone() -> None:
    before = json.dumps(NOTTY)
    parlour.game("notty").position(NOTTY).play("end")
    assert json.dumps(NOTTY) == before


def test_the_generator_continues_where_it_was_written() -> None:
    state = parlour.game("notty").deal(seats=2, seed=5)
    twin = parlour.game("notty").position(state.position())
    for _ in range(30):
        move = state.legal()[-1]
        assert state.play(move) == twin.play(move)
        if state.over:
            break
    assert state.hash() == twin.hash()


@pytest.mark.parametrize("rng", ["", "00", 5, "x" * 82, ["0"]])
def test_a_bad_generator_is_refused(rng: Any) -> None:
    assert refused(lambda: parlour.game("notty").position(NOTTY | {"rng": rng})).key == "bad-rng"


@pytest.mark.parametrize("hands", [[], ["R1"], ["R1", "R2", "R3", "R4"]])
def test_as_many_hands_as_seats(hands: list[str]) -> None:
    assert refused(lambda: parlour.game("notty").position(NOTTY | {"hands": hands})).key == "bad-seat-count"


@pytest.mark.parametrize(
    "view",
    [
        None,
        [],
        "view",
        {},
        {"game": "notty"},
        {"game": "whist"},
        {"game": "notty", "hands": 5},
        {"game": "notty", "hands": [[5]], "turn": 0},
    ],
)
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    assert refused(lambda: parlour.game("notty").from_view(view)).key == "not-a-view"
