"""Every kind of impossible position of Potter is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.potter.tests.rules.helpers import potter, rest, table
from tests.games.helpers import says

LEFT_OUT = object()
OVER: dict[str, Any] = {"turn": None, "winners": [0], "scores": [10, 201]}


def impossible(*named: object, key: Any = "", **keys: Any) -> OptionError:
    """Check that a position is refused, and that the message names these things."""
    position = {"game": "potter", "turn": 0, "hands": ["5♠ 6♠ 7♠", "K♦"], **keys}
    with pytest.raises(OptionError) as raised:
        potter.position({name: value for name, value in position.items() if value is not LEFT_OUT})
    says(raised.value, *named)
    assert key in raised.value.key
    return raised.value


@pytest.mark.parametrize("position", [None, [], "potter", 7])
def test_what_is_not_a_position(position: Any) -> None:
    with pytest.raises(OptionError) as raised:
        potter.position(position)
    says(raised.value, type(position).__name__, "hands")


@pytest.mark.parametrize("key", ["game", "turn", "hands"])
def test_a_key_that_is_needed(key: str) -> None:
    impossible(key, **{key: LEFT_OUT})


@pytest.mark.parametrize("key", ["deck", "Stock", "melds", "score", "", "potter", "owes"])
def test_a_key_that_is_unknown(key: str) -> None:
    impossible(key, "banned, discard, game, hands", **{key: 1})


@pytest.mark.parametrize("game", ["another", "Potter", "", None, 3])
def test_another_game(game: Any) -> None:
    impossible(str(game), "potter", game=game)


@pytest.mark.parametrize("turn", [-1, 2, True, False, "0", 0.0, [0]])
def test_1_1_nobody_sits_there_to_be_on_turn(turn: Any) -> None:
    impossible("turn", repr(turn), "0-1", turn=turn)


@pytest.mark.parametrize("seated", [0, 1, 6])
def test_1_1_too_few_or_too_many_hands(seated: int) -> None:
    impossible("2 to 5", seated, hands=["2♠", "2♥", "2♦", "2♣", "3♠", "3♥"][:seated])


@pytest.mark.parametrize("wrong", [None, 7, ["5♠", "6♠"], {"5♠": 1}, True])
def test_a_hand_that_is_not_text(wrong: Any) -> None:
    impossible("hands", repr(wrong), hands=["5♠", wrong])


@pytest.mark.parametrize("card", ["1♥", "11♣", "R5", "JK", "5", "3♥=9♣"])
def test_1_2_a_card_that_is_none(card: str) -> None:
    impossible("hands", card, hands=["5♠", f"6♠ {card}"])
    impossible("discard", card, discard=card)
    impossible("stock", card, stock=card)


@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["5♠ 5♠", "K♦"]},
        {"hands": ["5♠", "5♠"]},
        {"discard": "5♠"},
        {"discard": "2♦ 2♦"},
        {"table": ["5♠ 5♥ 5♦"], "sallan": [True, False]},
        {"table": ["4♦ 5♦ 6♦", "5♥ 5♦ 5♣"], "sallan": [True, False]},
        {"table": ["2♦ 3♦ A♣=4♦", "A♠ A♥ A♣"], "sallan": [True, False]},
        {"stock": rest("5♠ 6♠ 7♠", "K♦") + " 5♠"},
    ],
    ids=str,
)
def test_1_2_a_card_too_often(keys: dict[str, Any]) -> None:
    impossible(key="position-too-often", **keys)


def test_a_stock_that_lacks_a_card() -> None:
    cards = rest("5♠ 6♠ 7♠", "K♦").split()
    impossible("stock", "2♥ 9♣", stock=" ".join(card for card in cards if card not in ("2♥", "9♣")))
    impossible("stock", stock="")


@pytest.mark.parametrize("key", ["stock", "discard", "taken"])
@pytest.mark.parametrize("wrong", [None, 7, ["2♥"]])
def test_a_pile_that_is_not_text(key: str, wrong: Any) -> None:
    impossible(key, repr(wrong), **{key: wrong})


@pytest.mark.parametrize("wrong", [0, -1, 1.0, True, "3", None])
def test_6_1_the_round_is_a_whole_number_from_1(wrong: Any) -> None:
    impossible("round", repr(wrong), round=wrong)


@pytest.mark.parametrize("wrong", ["meld", "Draw", "", None, 0, True])
def test_3_1_the_phase_is_draw_or_play(wrong: Any) -> None:
    impossible("phase", repr(wrong), phase=wrong)


@pytest.mark.parametrize("wrong", [[0], [0, 0, 0], [0, -1], [0, 1.5], [0, True], [0, "1"], 0, None, "0 0"])
def test_8_4_scores_are_whole_numbers_one_a_seat(wrong: Any) -> None:
    impossible("scores", repr(wrong), scores=wrong)


@pytest.mark.parametrize("wrong", [[True], [True, False, False], [0, 1], ["true", "false"], True, None])
def test_5_1_sallan_is_true_or_false_for_each_seat(wrong: Any) -> None:
    impossible("sallan", repr(wrong), sallan=wrong)


@pytest.mark.parametrize(
    "meld", ["", "5♥", "5♥ 6♥", "5♥ 6♥ 8♥", "5♥ 5♦ 6♦", "K♥ A♥ 2♥", "Q♥ K♥ A♥", "9♥ 10♥ J♥ K♥", "2♥ 2♦ A♣=2♦"]
)
def test_4_1_what_lies_on_the_table_is_a_meld(meld: str) -> None:
    impossible(table=[meld], sallan=[True, False], key="potter-position")


@pytest.mark.parametrize("meld", ["8♥ 2♥=9♥ 10♥", "A♣=8♥ A♦=9♥ A♠=10♥", "8♥ A♣=9♥=10♥ J♥", "8♥ A♣= 10♥"])
def test_6_4_what_stands_for_a_card_is_a_potter_beside_a_natural_card(meld: str) -> None:
    """Round 1: the aces are Potters."""
    impossible(table=[meld], sallan=[True, False])


@pytest.mark.parametrize("wrong", ["5♥ 6♥ 7♥", None, 7, [7], [["5♥", "6♥", "7♥"]], {"1": "5♥ 6♥ 7♥"}])
def test_a_table_that_is_not_a_list_of_texts(wrong: Any) -> None:
    impossible(table=wrong, sallan=[True, False])


@pytest.mark.parametrize("key", ["known", "banned"])
@pytest.mark.parametrize("wrong", [["5♠"], ["5♠", "", ""], "5♠", None, [5, ""], [["5♠"], []]])
def test_known_and_banned_cards_are_texts_one_a_seat(key: str, wrong: Any) -> None:
    impossible(key, **{key: wrong})


@pytest.mark.parametrize("key", ["known", "banned"])
def test_known_and_banned_cards_are_in_that_hand(key: str) -> None:
    impossible("K♦", key=f"potter-position-{key}", **{key: ["K♦", ""]})
    impossible("2♥", key=f"potter-position-{key}", **{key: ["5♠", "2♥"]})
    possible: dict[str, Any] = {key: ["5♠ 7♠", "K♦"]}
    assert table("5♠ 6♠ 7♠", "K♦", **possible).turn == 0


@pytest.mark.parametrize(
    "keys",
    [
        {"taken": "2♥"},
        {"taken": "5♠ K♦"},
        {"taken": "5♠", "phase": "draw"},
        {"taken": "5♠", "discard": "2♥"},
        {"taken": "5♠ 5♠"},
        {"taken": "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥", "hands": ["A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 5♠", "K♦"]},
    ],
    ids=str,
)
def test_7_4_a_taken_pile_is_in_the_hand_on_turn_and_nowhere_else(keys: dict[str, Any]) -> None:
    impossible(**{"phase": "play", **keys})


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        "K♦",
        {"seen": 7, "turns": 0, "laid": False},
        {"seen": "X♦", "turns": 0, "laid": False},
        {"seen": "", "turns": -1, "laid": False},
        {"seen": "", "turns": True, "laid": False},
        {"seen": "", "turns": "2", "laid": False},
        {"seen": "", "turns": 0, "laid": 0},
        {"seen": "", "turns": 0, "laid": False, "laps": 2},
        {"seen": "K♦ K♦", "turns": 0, "laid": False},
    ],
    ids=repr,
)
def test_9_3_what_is_no_loop(wrong: Any) -> None:
    impossible(loop=wrong)


@pytest.mark.parametrize("hand", [["", "K♦"], ["5♠", ""], ["", ""]])
def test_2_2_an_empty_hand_ends_the_round(hand: list[str]) -> None:
    impossible(hands=hand, key="potter-position-hand-empty")


@pytest.mark.parametrize(("seats", "most"), [(2, 119), (3, 179), (5, 299)])
def test_9_5_a_round_has_60_laps(seats: int, most: int) -> None:
    held = ["2♠", "2♥", "2♦", "2♣", "4♠"][:seats]
    assert table(*held, turns=most).turns == most
    impossible(most + 1, hands=held, turns=most + 1, key="potter-position-turns")


@pytest.mark.parametrize("wrong", [-1, 1.0, True, "3", None])
def test_turns_are_a_whole_number(wrong: Any) -> None:
    impossible("turns", repr(wrong), turns=wrong)


@pytest.mark.parametrize("wrong", [-1, 2, True, "0", None, 0.0])
def test_1_7_the_starter_is_a_seat(wrong: Any) -> None:
    impossible("starter", repr(wrong), "0-1", starter=wrong)


@pytest.mark.parametrize("wrong", [None, [], "target", 7])
def test_options_that_are_not_a_mapping(wrong: Any) -> None:
    impossible(type(wrong).__name__, options=wrong)


@pytest.mark.parametrize("wrong", [1.5, None, True, "xyz", []])
def test_a_seed_that_is_none(wrong: Any) -> None:
    impossible(repr(wrong), seed=wrong)


# The end, in a position.


def test_10_1_a_finished_game_has_a_total_above_the_target() -> None:
    assert table("5♠", "", **{**OVER, "winners": [0]}).over
    impossible(hands=["", "K♦"], **{**OVER, "scores": [10, 200]}, key="potter-position-end")
    impossible(hands=["", "K♦"], **{**OVER, "scores": [10, 20]}, key="potter-position-end")


@pytest.mark.parametrize("wrong", [[1], [], [0, 1]])
def test_10_3_its_winners_have_the_lowest_total(wrong: list[int]) -> None:
    impossible("[0]", hands=["", "K♦"], **{**OVER, "winners": wrong}, key="potter-position-winners")


def test_10_3_equal_ones_share_it() -> None:
    shared: dict[str, Any] = {"turn": None, "scores": [10, 201, 10]}
    assert table("", "5♠", "K♦", winners=[0, 2], **shared).over
    impossible("[0, 2]", hands=["", "5♠", "K♦"], winners=[0], **shared, key="potter-position-winners")


def test_10_2_above_the_target_a_round_can_go_on() -> None:
    assert not table("5♠", "K♦", scores=[10, 201]).over


def test_a_game_in_progress_has_no_winners() -> None:
    impossible("winners", winners=[0])
    impossible("winners", turn=None)


@pytest.mark.parametrize("wrong", [[2], [-1], [True], ["1"], (1,), 1, None, [1.0], [1, 1]])
def test_winners_are_seats(wrong: Any) -> None:
    impossible("winners", repr(wrong), hands=["", "K♦"], **{**OVER, "winners": wrong})
