"""Every kind of impossible position of Jolly is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.jolly.tests.rules.helpers import DULL, jolly, rest, table
from tests.games.helpers import says

LEFT_OUT = object()
OPEN: dict[str, Any] = {"opened": [True, False]}


def impossible(*named: object, key: Any = "", **keys: Any) -> OptionError:
    """Check that a position is refused, and that the message names these things."""
    position = {"game": "jolly", "turn": 0, "hands": ["5♠ 6♠ 7♠ 2♥", "K♦ 9♣"], **keys}
    with pytest.raises(OptionError) as raised:
        jolly.position({name: value for name, value in position.items() if value is not LEFT_OUT})
    says(raised.value, *named)
    assert key in raised.value.key
    return raised.value


@pytest.mark.parametrize("position", [None, [], "jolly", 7])
def test_what_is_not_a_position(position: Any) -> None:
    with pytest.raises(OptionError) as raised:
        jolly.position(position)
    says(raised.value, type(position).__name__, "hands")


@pytest.mark.parametrize("key", ["game", "turn", "hands"])
def test_a_key_that_is_needed(key: str) -> None:
    impossible(key, **{key: LEFT_OUT})


@pytest.mark.parametrize("key", ["deck", "Stock", "melds", "scores", "", "owes", "points", "opening"])
def test_a_key_that_is_unknown(key: str) -> None:
    impossible(key, "barred, discard, first_discard, game", **{key: 1})


@pytest.mark.parametrize("game", ["another", "Jolly", "", None, 3])
def test_another_game(game: Any) -> None:
    impossible(str(game), "jolly", game=game)


@pytest.mark.parametrize("turn", [-1, 2, True, False, "0", 0.0, [0]])
def test_1_1_nobody_sits_there_to_be_on_turn(turn: Any) -> None:
    impossible("turn", repr(turn), "0-1", turn=turn)


@pytest.mark.parametrize("seated", [0, 1, 3])
def test_1_1_too_few_or_too_many_hands(seated: int) -> None:
    impossible(seated, hands=["2♠", "2♥", "2♦"][:seated])


@pytest.mark.parametrize("wrong", [None, 7, ["5♠", "6♠"], {"5♠": 1}, True])
def test_a_hand_that_is_not_text(wrong: Any) -> None:
    impossible("hands", repr(wrong), hands=["5♠", wrong])


@pytest.mark.parametrize("card", ["1♥", "11♣", "R5", "5", "JK=9♣", "JKK"])
def test_1_2_a_card_that_is_none(card: str) -> None:
    impossible("hands", card, hands=["5♠", f"6♠ {card}"])
    impossible("discard", card, discard=card)
    impossible("stock", card, stock=card)


@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["5♠ 5♠ 5♠", "K♦"]},
        {"hands": ["5♠ 5♠", "5♠"]},
        {"hands": ["JK JK JK", "JK JK"]},
        {"discard": "5♠ 5♠"},
        {"table": ["5♠ 5♥ 5♦", "5♠ 5♥ 5♦"], "opened": [True, False]},
        {"hands": ["JK JK 5♠", "JK 2♣"], "table": ["4♦ JK=5♦ 6♦", "JK=4♥ 5♥ 6♥"], "opened": [True, False]},
        {"jolly_card": "5♠", "hands": ["5♠ 6♠", "5♠"]},
    ],
    ids=str,
)
def test_1_2_a_card_too_often(keys: dict[str, Any]) -> None:
    impossible(key="position-too-often", **keys)


def test_1_7_a_stock_that_lacks_a_card() -> None:
    cards = rest("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", "9♦").split()
    assert table("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", stock=" ".join(cards), jolly_card="9♦").turn == 0
    cards.remove("Q♥")
    impossible("stock", "Q♥", stock=" ".join(cards), jolly_card="9♦")
    impossible("stock", stock="")


@pytest.mark.parametrize("key", ["stock", "discard", "taken", "seen_bottom"])
@pytest.mark.parametrize("wrong", [None, 7, ["2♥"]])
def test_a_pile_that_is_not_text(key: str, wrong: Any) -> None:
    impossible(key, **{key: wrong})


@pytest.mark.parametrize("wrong", ["", "2♥ 3♥", "XX", 7, True, ["2♥"]])
def test_1_7_the_jolly_card_is_one_card_or_null(wrong: Any) -> None:
    impossible(jolly_card=wrong)


@pytest.mark.parametrize("wrong", [0, -1, 1.0, True, "3", None])
def test_3_1_the_round_is_a_whole_number_from_1(wrong: Any) -> None:
    impossible("round", repr(wrong), round=wrong)


def test_7_3_no_round_comes_after_the_limit() -> None:
    assert table("5♠ 6♠", "K♦", round=100).turn == 0
    impossible(round=101)
    impossible(round=11, options={"round_limit": 10})


@pytest.mark.parametrize("wrong", ["meld", "Draw", "", None, 0, True])
def test_3_4_the_phase_is_draw_play_or_jolly(wrong: Any) -> None:
    impossible("phase", repr(wrong), phase=wrong)


@pytest.mark.parametrize("key", ["opened", "barred"])
@pytest.mark.parametrize("wrong", [[True], [True, False, False], [0, 1], ["true", "false"], True, None])
def test_5_4_opened_and_barred_are_true_or_false_for_each_seat(key: str, wrong: Any) -> None:
    impossible(key, repr(wrong), **{key: wrong})


@pytest.mark.parametrize("key", ["taken_used", "put_back", "first_discard"])
@pytest.mark.parametrize("wrong", [0, 1, None, "true", [True]])
def test_a_flag_is_true_or_false(key: str, wrong: Any) -> None:
    impossible(key, **{key: wrong})


@pytest.mark.parametrize("key", ["swapped", "reshuffles"])
@pytest.mark.parametrize("wrong", [-1, 1.0, True, "1", None])
def test_a_number_is_a_whole_number(key: str, wrong: Any) -> None:
    impossible(key, phase="play", **OPEN, **{key: wrong})


@pytest.mark.parametrize(
    "meld",
    [
        "",
        "5♥",
        "5♥ 6♥",
        "5♥ 6♥ 8♥",
        "5♥ 5♦ 6♦",
        "K♥ A♥ 2♥",
        "9♥ 10♥ J♥ K♥",
        "7♥ 7♥ 7♣",
        "4♥ JK=5♥ JK=6♥ 7♥",
        "7♥ 7♣ JK JK",
        "JK JK JK",
        "5♥ 6♥ JK=8♥",
        "7♥ 7♦ JK=7♥",
        "7♥ 7♦ JK=8♣",
        "5♥ 5♦=6♥ 7♥",
        "XX 5♥ 6♥",
    ],
)
def test_4_1_what_lies_on_the_table_is_a_meld(meld: str) -> None:
    impossible(table=[meld], **OPEN)


@pytest.mark.parametrize("wrong", ["5♥ 6♥ 7♥", None, 7, [7], [["5♥", "6♥", "7♥"]], {"1": "5♥ 6♥ 7♥"}])
def test_a_table_that_is_not_a_list_of_texts(wrong: Any) -> None:
    impossible("table", table=wrong, **OPEN)


@pytest.mark.parametrize(
    ("wrong", "phase"),
    [
        ([1], "draw"),
        ([1, 2], "draw"),
        ([1], "play"),
        ([3], "play"),
        ([0], "play"),
        ([2, 1], "play"),
        ([2, 2], "play"),
        ([True], "play"),
        (["2"], "play"),
        ("2", "play"),
        (2, "play"),
        (None, "play"),
    ],
)
def test_5_2_the_new_melds_are_the_last_ones_of_the_table(wrong: Any, phase: str) -> None:
    impossible(table=["9♣ 10♣ J♣", "9♥ 10♥ J♥"], laid=wrong, phase=phase, **OPEN)
    assert table("5♠ 6♠", "K♦", table=["9♣ 10♣ J♣", "9♥ 10♥ J♥"], laid=[2], phase="play", **OPEN).turn == 0


@pytest.mark.parametrize("wrong", [["5♠"], ["5♠", "", ""], "5♠", None, [5, ""], [["5♠"], []]])
def test_1_6_known_cards_are_texts_one_a_seat(wrong: Any) -> None:
    impossible("known", known=wrong)


def test_1_6_known_cards_are_in_that_hand() -> None:
    impossible("K♦", key="jolly-position-known", known=["K♦", ""])
    impossible("5♠", key="jolly-position-known", known=["5♠ 5♠", ""])
    impossible("JK", key="jolly-position-known", known=["", "JK"])
    assert table("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", known=["5♠ 7♠", "K♦"]).turn == 0


@pytest.mark.parametrize(
    "keys",
    [
        {"taken": "3♥"},
        {"taken": "5♠ 6♠"},
        {"taken": "K♦"},
        {"taken": "7♠", "phase": "draw"},
        {"taken_used": True},
        {"taken": "7♠", "round": 2},
    ],
    ids=str,
)
def test_3_6_a_taken_card_is_in_the_hand_on_turn(keys: dict[str, Any]) -> None:
    assert table("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", taken="7♠", phase="play", **OPEN).view(0)["taken"] == "7♠"
    impossible(**{"phase": "play", **OPEN, **keys})


def test_3_6_a_taken_card_that_can_neither_be_used_nor_put_back_is_impossible() -> None:
    cards, other = "5♠ 8♦ 2♥", "K♦ 9♣"
    everything = rest(cards, other, "9♦")
    impossible(
        key="jolly-position-stuck",
        hands=[cards, f"{other} {everything}"],
        stock="",
        jolly_card="9♦",
        phase="play",
        taken="5♠",
        **OPEN,
    )


@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["2♠", "K♦"], "phase": "play"},  # the last card of a player who has not opened
        {"hands": ["5♥ 2♠ 9♦", "K♦"], "phase": "play", "table": ["5♦ 6♦ 7♦"], "laid": [1]},  # 18 points and no more
        {"hands": ["5♥ 2♠ JK", "K♦"], "phase": "play", "swapped": 1, **OPEN},  # a joker without a meld
    ],
    ids=str,
)
def test_5_6_a_turn_that_cannot_be_ended_is_impossible(keys: dict[str, Any]) -> None:
    impossible(key="jolly-position-stuck", **keys)


def test_1_6_what_was_seen_lies_at_the_bottom_of_the_stock() -> None:
    stock = rest("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", "9♦").split()
    keys: dict[str, Any] = {"stock": " ".join(stock), "jolly_card": "9♦"}
    assert table("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", seen_bottom=" ".join(stock[:2]), **keys).turn == 0
    for wrong in (" ".join(stock[1:3]), "K♦", " ".join(stock[:3])):
        impossible(key="jolly-position-seen", seen_bottom=wrong, **keys)


@pytest.mark.parametrize(
    "keys",
    [
        {"opened": [True, False]},
        {"hands": [DULL, "2♥ 9♣"]},
        {"jolly_card": "A♦"},
        {"taken": ""},
        {"taken": "2♥"},
        {"round": 2},
        {"swapped": 1},
    ],
    ids=str,
)
def test_8_1_a_jolly_hand_is_13_cards_of_a_player_who_has_not_opened(keys: dict[str, Any]) -> None:
    right: dict[str, Any] = {"hands": [f"{DULL} 9♦", "2♥ 9♣"], "phase": "jolly", "taken": "9♦", "jolly_card": None}
    assert jolly.position({"game": "jolly", "turn": 0, **right}).view(0)["phase"] == "jolly"
    impossible(**{**right, **keys})


@pytest.mark.parametrize("hand", [["", "K♦"], ["5♠", ""], ["", ""]])
def test_9_1_an_empty_hand_ends_the_game(hand: list[str]) -> None:
    impossible(hands=hand, key="jolly-position-hand")


@pytest.mark.parametrize("keys", [{"round": 3}, {"phase": "draw"}, {"turn": 1}], ids=str)
def test_3_2_the_first_discard_is_the_starters_in_round_1(keys: dict[str, Any]) -> None:
    right: dict[str, Any] = {"first_discard": True, "round": 1, "phase": "play"}
    assert table("5♠ 6♠ 7♠ 2♥", "K♦ 9♣", **right).view(0)["first_discard"]
    impossible(**{**right, **keys})


@pytest.mark.parametrize("wrong", [-1, 1.0, True, "3", None])
def test_turns_are_a_whole_number(wrong: Any) -> None:
    impossible("turns", repr(wrong), turns=wrong)


@pytest.mark.parametrize("wrong", [-1, 2, True, "0", None, 0.0])
def test_1_3_the_starter_is_a_seat(wrong: Any) -> None:
    impossible("starter", repr(wrong), "0-1", starter=wrong)


@pytest.mark.parametrize("wrong", [None, [], "hunt", 7])
def test_options_that_are_not_a_mapping(wrong: Any) -> None:
    impossible(type(wrong).__name__, options=wrong)


@pytest.mark.parametrize("wrong", [1.5, None, True, "xyz", []])
def test_a_seed_that_is_none(wrong: Any) -> None:
    impossible(repr(wrong), seed=wrong)


# Turns that would begin at the end of the game, and ends in a position.


def test_7_2_nothing_to_draw_and_nothing_to_take_is_the_end() -> None:
    cards = "2♥ 9♣"
    impossible(hands=[cards, rest(cards, "9♦", "K♦")], stock="", discard="K♦", jolly_card="9♦")


def test_7_3_an_empty_stock_after_two_reshuffles_is_the_end() -> None:
    cards = "2♥ 9♣"
    impossible(hands=[cards, "K♠"], stock="", discard=rest(cards, "K♠", "9♦"), jolly_card="9♦", reshuffles=2)


def test_9_1_a_finished_game_has_a_winner_with_an_empty_hand_or_none() -> None:
    assert table("", "K♦", turn=None, winners=[0], opened=[True, False]).over
    assert table("2♥", "K♦", turn=None, winners=[]).over  # drawn
    impossible(hands=["", "K♦"], turn=None, winners=[1], key="jolly-position-end")
    impossible(hands=["", "K♦"], turn=None, winners=[], key="jolly-position-end")
    impossible(hands=["", ""], turn=None, winners=[0], key="jolly-position-end")
    impossible(hands=["", "K♦"], turn=None, winners=[0, 1], key="jolly-position-end")


def test_a_game_in_progress_has_no_winners() -> None:
    impossible("winners", winners=[0])
    impossible("winners", turn=None)


@pytest.mark.parametrize("wrong", [[2], [-1], [True], ["1"], (1,), 1, None, [1.0], [1, 1]])
def test_winners_are_seats(wrong: Any) -> None:
    impossible("winners", repr(wrong), hands=["", "K♦"], turn=None, winners=wrong, **OPEN)
