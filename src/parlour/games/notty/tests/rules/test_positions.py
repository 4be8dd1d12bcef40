"""Positions of Notty: what may be omitted, round trips, and every kind of impossible table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import OptionError, State
from parlour.games.notty.tests.rules.helpers import (
    TWENTY,
    counted,
    deck,
    deck_without,
    first,
    hands,
    moves,
    notty,
    play,
    says,
    stacked,
    table,
)


def impossible(*named: object, **keys: Any) -> OptionError:
    """Check that a position is refused, and that the message names these things."""
    position = {"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1"], **keys}
    with pytest.raises(OptionError) as raised:
        notty.position({key: value for key, value in position.items() if value is not LEFT_OUT})
    says(raised.value, *named)
    return raised.value


LEFT_OUT = object()


def same(state: State) -> State:
    """Written down, sent as JSON, and read back."""
    again = notty.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert again.legal() == state.legal()
    assert again.result == state.result
    return again


# What may be left out.


def test_game_turn_and_hands_are_enough() -> None:
    state = notty.position({"game": "notty", "turn": 1, "hands": ["B4 B5 B6", "R1"]})
    written = state.position()
    assert {key: written[key] for key in ("turn", "turns", "starter", "done", "cycling", "hands")} == {
        "turn": 1,
        "turns": 0,
        "starter": 0,
        "done": [],
        "cycling": False,
        "hands": ["B4 B5 B6", "R1"],
    }
    assert sorted(deck(state)) == sorted(deck_without("B4 B5 B6", "R1").split())
    assert set(written) == {
        "game",
        "turn",
        "options",
        "turns",
        "starter",
        "hands",
        "deck",
        "done",
        "cycling",
        "rng",
    }


def test_the_cards_not_named_are_shuffled_by_the_seed() -> None:
    assert len(counted(30, lambda seed: " ".join(deck(table("B4 B5 B6", "R1", seed=seed))))) == 30
    assert table("B4", "R1", seed=3).hash() == table("B4", "R1", seed=3).hash()
    assert table("B4", "R1").hash() == table("B4", "R1", seed=0).hash()
    assert table("B4", "R1", seed="c0ffee").hash() == table("B4", "R1", seed=b"\xc0\xff\xee").hash()


def test_a_deck_that_is_written_down_lies_as_written_bottom_to_top() -> None:
    state = stacked("B4 B5 B6", "R1", top="K9 K8")
    assert deck(state)[-2:] == ["K8", "K9"]
    assert state.play("draw 1")[0].facts()["card"] == "K9"


def test_the_example_of_a_position() -> None:
    state = notty.position({"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1"], "done": ["draw"]})
    assert moves(state) == ["end", "steal 1", "cycle", "group B4 B5 B6"]


# The round trip.


def test_every_moment_of_a_turn_is_written_down_and_read_back() -> None:
    state = stacked("B4 B5 B6 K1", "R1 R3", "G2 G4", turn=0, turns=11, starter=1, top="B7 B8 K2 K3")
    same(state)
    for move in ("draw 2", "steal 2", "cycle", "drop K2", "group B4 B5 B6 B7 B8", "end"):
        play(state, move)
        again = same(state)
        for seat in (0, 1, 2, None):
            assert again.view(seat) == state.view(seat)
    assert state.turns == 12


def test_the_future_is_written_down_too() -> None:
    state = play(notty.deal(seats=2, seed=12), "draw 1")
    again = same(state)
    for move in ("cycle", str(play(state.clone(), "cycle").legal()[0]), "end", "steal " + str(state.turn), "end"):
        assert again.play(move) == state.play(move)
    assert again.hash() == state.hash()


def test_a_finished_game_reads_back_as_finished() -> None:
    for state in (
        play(table("B4 B5 B6", "R1"), "group B4 B5 B6"),
        play(table("R3", "R1"), "steal 1"),
        play(table("R3", "R1", "B1 B2", turns=299), "end"),
    ):
        again = same(state)
        assert again.over
        assert again.position()["turn"] is None
        assert again.position()["winners"] == list(state.winner_seats())
        assert again.result == state.result


def test_21_cards_of_a_cycler_read_back() -> None:
    state = play(stacked(TWENTY, "B1", top="B9", options={"cycle_at_limit": True}), "cycle")
    assert len(hands(same(state))[0].split()) == 21


def test_cycling_counts_as_cycle_in_done() -> None:
    state = table("B4 B5", "R1", cycling=True)
    assert state.position()["done"] == ["cycle"]
    assert moves(play(state, "drop B4")) == ["end", "draw 1", "draw 2", "draw 3", "steal 1"]


@pytest.mark.parametrize("done", [[], ["draw"], ["steal", "draw"], ["cycle", "draw", "steal"]])
def test_done_in_any_order(done: list[str]) -> None:
    assert sorted(table("B4 B5", "R1", done=done).position()["done"]) == sorted(done)


# Impossible positions.


@pytest.mark.parametrize("position", [None, [], "notty", 7, [("game", "notty")]])
def test_what_is_not_a_position(position: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.position(position)
    says(raised.value, type(position).__name__, "hands")


@pytest.mark.parametrize("key", ["game", "turn", "hands"])
def test_a_key_that_is_needed(key: str) -> None:
    impossible(key, **{key: LEFT_OUT})


@pytest.mark.parametrize("key", ["stock", "Deck", "table", "score", ""])
def test_a_key_that_is_unknown(key: str) -> None:
    impossible(key, "cycling, deck, done, game, hands", **{key: 1})


@pytest.mark.parametrize("game", ["another", "Notty", "", None, 3])
def test_another_game(game: Any) -> None:
    impossible(str(game), "notty", game=game)


@pytest.mark.parametrize("turn", [-1, 2, True, False, "0", 0.0, [0]])
def test_2_1_nobody_sits_there_to_be_on_turn(turn: Any) -> None:
    impossible("turn", repr(turn), "0-1", turn=turn)


@pytest.mark.parametrize("seated", [0, 1, 4])
def test_2_1_too_few_or_too_many_hands(seated: int) -> None:
    impossible("2 to 3", seated, hands=["R1", "R2", "R3", "R4"][:seated])


@pytest.mark.parametrize("wrong", ["B4 B5", None, 7, {"0": "B4"}])
def test_hands_that_are_not_a_list(wrong: Any) -> None:
    impossible("hands", repr(wrong), hands=wrong)


@pytest.mark.parametrize("wrong", [None, 7, ["B4", "B5"], {"B4": 1}, True])
def test_a_hand_that_is_not_text(wrong: Any) -> None:
    impossible("hands", repr(wrong), hands=["R1", wrong])


@pytest.mark.parametrize("card", ["W1", "R0", "R10", "7♥", "JK", "B"])
def test_1_2_a_card_that_is_none(card: str) -> None:
    impossible("hands", card, "R1", hands=["R1", f"B4 {card}"])
    impossible("deck", card, "R1", deck=card)


def test_1_4_a_card_too_often() -> None:
    impossible("B4", 2, hands=["B4 B4", "B4"])
    impossible("B4", 2, hands=["B4", "R1"], deck=deck_without("B4", "R1") + " B4")


def test_a_deck_that_lacks_a_card() -> None:
    cards = deck_without("B4 B5 B6", "R1").split()
    impossible("deck", "R2 B7", deck=" ".join(card for card in cards if card not in ("R2", "B7")))
    impossible("deck", "R1", deck="")


@pytest.mark.parametrize("wrong", [None, 7, ["R1"]])
def test_a_deck_that_is_not_text(wrong: Any) -> None:
    impossible("deck", repr(wrong), deck=wrong)


@pytest.mark.parametrize(
    "wrong", ["draw", ("draw",), None, {"draw": True}, ["dance"], ["draw", "draw"], [1], [["draw"]]]
)
def test_3_2_done_names_each_of_the_three_actions_at_most_once(wrong: Any) -> None:
    impossible("done", repr(wrong), "['draw', 'steal', 'cycle']", done=wrong)


@pytest.mark.parametrize("wrong", [0, 1, "true", None, []])
def test_4_6_cycling_is_true_or_false(wrong: Any) -> None:
    impossible("cycling", repr(wrong), "true, false", cycling=wrong)


def test_4_6_after_drawing_a_hand_has_two_cards_or_more() -> None:
    impossible("cycling", "two cards", hands=["B4", "R1"], cycling=True)
    assert moves(table("B4 B5", "R1", cycling=True)) == ["drop B4", "drop B5"]


@pytest.mark.parametrize("wrong", [-1, 1.0, True, "3", None, 1_000_001])
def test_turns_are_a_whole_number(wrong: Any) -> None:
    impossible("turns", repr(wrong), turns=wrong)


@pytest.mark.parametrize("wrong", [-1, 2, True, "0", None, 0.0])
def test_2_5_the_starter_is_a_seat(wrong: Any) -> None:
    impossible("starter", repr(wrong), "0-1", starter=wrong)


@pytest.mark.parametrize("wrong", [None, [], "turn_limit", 7])
def test_options_that_are_not_a_mapping(wrong: Any) -> None:
    impossible(type(wrong).__name__, options=wrong)


@pytest.mark.parametrize("wrong", [1.5, None, True, "xyz", "abc", []])
def test_a_seed_that_is_none(wrong: Any) -> None:
    impossible(repr(wrong), seed=wrong)


KEY, BLOCK, USED = "ab" * 32, "0000000000000002", "05"


def test_a_generator_that_is_written_down() -> None:
    assert table("B4", "R1", rng=KEY + BLOCK + USED).position()["rng"] == KEY + BLOCK + USED
    assert table("B4", "R1", rng=KEY + "0" * 16 + "10").position()["rng"] == KEY + "0" * 16 + "10"


@pytest.mark.parametrize(
    "wrong",
    [
        7,
        [],
        "",
        "ab",
        KEY,
        KEY + BLOCK,
        (KEY + BLOCK + USED).upper(),
        KEY + BLOCK + USED + "0",
        "zz" + KEY[2:] + BLOCK + USED,
        KEY + "x" * 16 + USED,
        KEY + BLOCK + "11",  # a block has 16 words
        KEY + BLOCK + "ff",
        KEY + "0" * 16 + "05",  # words of a block that has not begun
        KEY + BLOCK + "-1",
        KEY + "-000000000000001" + USED,
        KEY + "+000000000000001" + USED,
        KEY + "0x00000000000001" + USED,
        KEY + "000000000000_001" + USED,
        KEY + " 00000000000001 " + USED,
        KEY + BLOCK + " 5",
        KEY + BLOCK + "+5",
        KEY + BLOCK + "0５",
    ],
    ids=lambda wrong: wrong.removeprefix(KEY) if isinstance(wrong, str) else repr(wrong),
)
def test_a_generator_that_nobody_wrote(wrong: Any) -> None:
    """Exactly 82 hex digits that a generator can have written: compiled, the law uses these numbers as indices."""
    impossible(repr(wrong)[:40], "82 hex digits", rng=wrong)  # a long text is named by its beginning


def test_N2_nobody_holds_21_cards() -> None:
    for turn in (0, 1):
        impossible("Seat 0", 21, 20, hands=[TWENTY + " B1", "R2"], turn=turn)
    impossible("Seat 2", 22, 20, hands=["R2", "B1", TWENTY + " B1 B2"])
    impossible("Seat 0", 21, 20, hands=[TWENTY + " B1", "R2"], options={"cycle_at_limit": True})


def test_N5_nobody_but_the_cycler_holds_21_cards() -> None:
    allowed = {"cycle_at_limit": True}
    assert table(TWENTY + " B1", "R2", cycling=True, options=allowed).turn == 0
    impossible("Seat 0", 21, 20, hands=[TWENTY + " B1", "R2"], cycling=True)
    impossible("Seat 1", 21, 20, hands=["R2 R4", TWENTY + " B1"], cycling=True, options=allowed)
    impossible("Seat 0", 22, 21, hands=[TWENTY + " B1 B2", "R2"], cycling=True, options=allowed)


def test_N5_a_cycler_at_the_limit_of_the_standard_table_had_19() -> None:
    assert len(moves(table(TWENTY, "B2", cycling=True))) == len(set(TWENTY.split()))
    assert moves(table(first(3), "B2", cycling=True)) == ["drop R1", "drop R3"]


# The end, in a position.


def test_N4_an_empty_hand_ends_the_game() -> None:
    impossible("over", "smallest hand has 0", hands=["B4", ""])
    impossible("over", hands=["B4", "", "R1"], turn=2)
    assert table("B4", "", turn=None, winners=[1]).over


def test_N4_two_empty_hands_cannot_be() -> None:
    impossible("Two hands are empty", hands=["", "", "R1"], turn=None, winners=[0, 1])
    impossible("Two hands are empty", hands=["", ""], turn=None, winners=[0, 1])


def test_N4_the_winner_is_the_one_with_no_card() -> None:
    impossible("[0]", "[1]", hands=["B4", ""], turn=None, winners=[0])
    impossible("[]", "[1]", hands=["B4", ""], turn=None, winners=[])
    impossible("[0, 1]", "[1]", hands=["B4", ""], turn=None, winners=[0, 1])


def test_N10_the_turns_used_up_end_the_game() -> None:
    impossible("over", 300, turns=300)
    impossible("over", 20, turns=20, options={"turn_limit": 20})
    assert table("B4", "R1 R3", turn=None, winners=[0], turns=300).over
    assert not table("B4", "R1 R3", turns=299).over


def test_N10_the_winners_have_the_fewest_cards_left() -> None:
    impossible("[0]", "[1]", hands=["B4", "R1 R2 R3"], turn=None, winners=[0], turns=300)
    impossible("[1]", "[0]", hands=["B4", "R1 R3"], turn=None, winners=[1], turns=300)
    impossible("[0]", "[0, 1]", hands=["B4", "R1"], turn=None, winners=[0], turns=300)
    impossible("[]", "[0, 1]", hands=["B4", "R1"], turn=None, winners=[], turns=300)


def test_N10_no_more_turns_than_the_limit_are_played() -> None:
    impossible("301", "300", hands=["B4", "R1 R3"], turn=None, winners=[0], turns=301)
    impossible("500", "300", hands=["B4", ""], turn=None, winners=[1], turns=500)


def test_N10_a_hand_is_emptied_before_the_limit() -> None:
    """The last turn ends with `end`, and then every hand has cards."""
    impossible("300", hands=["B4", ""], turn=None, winners=[1], turns=300)
    assert table("B4", "", turn=None, winners=[1], turns=299).over


def test_a_game_in_progress_has_no_winners_and_no_end() -> None:
    impossible("winners", "[0]", winners=[0])
    impossible("winners", "[]", winners=[])
    impossible("winners", turn=None)
    impossible("over", turn=None, winners=[0])


@pytest.mark.parametrize("wrong", [[2], [-1], [True], ["1"], (1,), 1, None, [1.0], [1, 1]])
def test_winners_are_seats(wrong: Any) -> None:
    impossible("winners", repr(wrong), hands=["B4", ""], turn=None, winners=wrong)


def test_a_finished_game_is_not_in_the_middle_of_draw_and_discard() -> None:
    impossible("cycling", hands=["B4", ""], turn=None, winners=[1], cycling=True)


def test_a_position_that_is_changed_afterwards_changes_no_state() -> None:
    given: dict[str, Any] = {"game": "notty", "turn": 0, "hands": ["B4 B5 B6", "R1"], "options": {"turn_limit": 50}}
    state = notty.position(given)
    given["hands"][0] = "K1"
    given["options"]["turn_limit"] = 20
    written = state.position()
    written["hands"][0] = "K1"
    assert hands(state) == ["B4 B5 B6", "R1"]
    assert state.options["turn_limit"] == 50
    assert state.record()["position"]["hands"] == ["B4 B5 B6", "R1"]
