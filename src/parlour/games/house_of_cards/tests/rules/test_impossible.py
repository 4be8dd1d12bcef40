"""Every kind of impossible position of House of Cards is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.house_of_cards.tests.rules.helpers import house, rest, table
from tests.games.helpers import says

LEFT_OUT = object()
OVER: dict[str, Any] = {"turn": None, "winners": [0]}


def impossible(*named: object, key: Any = "", **keys: Any) -> OptionError:
    """Check that a position is refused, and that the message names these things."""
    position = {"game": "house_of_cards", "turn": 0, "hands": ["G5 R-Echo", "S1 S2"], **keys}
    with pytest.raises(OptionError) as raised:
        house.position({name: value for name, value in position.items() if value is not LEFT_OUT})
    says(raised.value, *named)
    assert raised.value.key.endswith(key)
    return raised.value


def refused_as(name: str, facts: dict[str, Any], **keys: Any) -> None:
    """Check that a position is refused for a reason of this game, with exactly these facts."""
    error = impossible(**keys)
    assert error.key == f"house_of_cards-position-{name}"
    assert error.facts == facts
    says(error, *(fact for fact in facts.values() if not isinstance(fact, str)))


@pytest.mark.parametrize("position", [None, [], "house_of_cards", 7])
def test_what_is_not_a_position(position: Any) -> None:
    with pytest.raises(OptionError) as raised:
        house.position(position)
    says(raised.value, type(position).__name__, "hands")


@pytest.mark.parametrize("key", ["game", "turn", "hands"])
def test_a_key_that_is_needed(key: str) -> None:
    impossible(key, **{key: LEFT_OUT})


@pytest.mark.parametrize("key", ["deck", "Decks", "discard", "limit", "", "look", "known"])
def test_a_key_that_is_unknown(key: str) -> None:
    impossible(key, "choice, ", **{key: 1})


@pytest.mark.parametrize("game", ["another", "House_of_Cards", "", None, 3])
def test_another_game(game: Any) -> None:
    impossible(str(game), "house_of_cards", game=game)


@pytest.mark.parametrize("turn", [-1, 2, True, False, "0", 0.0, [0]])
def test_2_1_nobody_sits_there_to_be_on_turn(turn: Any) -> None:
    impossible("turn", repr(turn), "0-1", turn=turn)


@pytest.mark.parametrize("seated", [0, 1, 5])
def test_2_1_too_few_or_too_many_hands(seated: int) -> None:
    impossible("2 to 4", seated, hands=["G1", "G2", "G3", "G4", "G5"][:seated])


@pytest.mark.parametrize("wrong", [None, 7, ["G5", "G6"], {"G5": 1}, True])
def test_a_hand_that_is_not_text(wrong: Any) -> None:
    impossible("hands", repr(wrong), hands=["G5", wrong])


@pytest.mark.parametrize("card", ["G10", "X5", "G-Jester", "5", "7♥", "?"])
def test_1_2_a_card_that_is_none(card: str) -> None:
    impossible("hands", card, hands=["G5", f"G6 {card}"])
    impossible("decks", card, decks=["G6", card])
    impossible("pile", card, pile=card)
    impossible("leftover", card, leftover=card)


@pytest.mark.parametrize(
    "keys",
    [
        {"hands": ["G5 G5", "G5"]},
        {"hands": ["R-Echo", "R-Echo"]},
        {"decks": ["G5 G5", ""]},
        {"decks": ["R-Echo", ""]},
        {"pile": "R-Echo"},
        {"pile": "S1 S1"},
        {"leftover": rest("G5 R-Echo", "S1 S2") + " G5"},
    ],
    ids=str,
)
def test_1_3_a_card_too_often(keys: dict[str, Any]) -> None:
    impossible(key="position-too-often", **keys)


def test_a_leftover_deck_that_lacks_a_card() -> None:
    cards = rest("G5 R-Echo", "S1 S2", "H9 R-Swap")
    impossible("leftover", "R-Swap H9", leftover=cards)
    impossible("leftover", leftover="")


@pytest.mark.parametrize("key", ["leftover", "pile"])
@pytest.mark.parametrize("wrong", [None, 7, ["G6"]])
def test_a_pile_that_is_not_text(key: str, wrong: Any) -> None:
    impossible(key, repr(wrong), **{key: wrong})


@pytest.mark.parametrize("key", ["decks", "plays", "known_deck", "known_top", "known_leftover", "doubts"])
@pytest.mark.parametrize("wrong", [None, 7, "G6", [""], ["", "", ""], ["", None], ["", ["G6"]], {"0": ""}])
def test_keys_with_a_text_for_each_seat(key: str, wrong: Any) -> None:
    impossible(key, repr(wrong), **{key: wrong})


@pytest.mark.parametrize("key", ["known_decks", "known_hands", "known_held"])
@pytest.mark.parametrize(
    "wrong", [None, 7, "G6", ["", ""], [[""], [""]], [["", ""]], [["", ""], ["", 3]], [["", ""], None]]
)
def test_keys_with_a_text_for_each_owner_and_seat(key: str, wrong: Any) -> None:
    impossible(key, repr(wrong), **{key: wrong})


# The cards of a seat.


@pytest.mark.parametrize("seat", [0, 1])
def test_2_7_a_hand_of_more_than_two_cards(seat: int) -> None:
    hands = ["G1", "S1"]
    hands[seat] = "H1 H2 H3"
    refused_as("hand", {"seat": seat, "held": 3}, hands=hands)


@pytest.mark.parametrize(("hands", "seat"), [(["", "S1"], 0), (["G1", ""], 1), (["", ""], 0)])
def test_8_1_an_empty_hand_and_deck_in_a_game_in_progress(hands: list[str], seat: int) -> None:
    refused_as("empty", {"seat": seat}, hands=hands)


def test_8_1_an_empty_hand_with_a_deck_can_be() -> None:
    assert not table("", "S1", decks=["H1", ""]).over


# The round.


@pytest.mark.parametrize(
    ("pile", "given", "counted"),
    [("H7 G2 R-Mirror", 9, 11), ("H7", 0, 7), ("", 3, 0), ("G-Echo", 15, 0), ("S0 G-Echo R4", 4, 8), ("S0 G4", 4.0, 4)],
)
def test_3_5_a_sum_that_is_not_that_of_the_pile(pile: str, given: Any, counted: int) -> None:
    refused_as("sum", {"given": repr(given), "sum": counted}, pile=pile, sum=given)


@pytest.mark.parametrize("pile", ["H9 G6", "H9 G7", "H9 G-Hallows", "S0 G-Hallows"])
def test_3_7_a_pile_at_the_limit_without_an_open_choice(pile: str) -> None:
    refused_as("over-limit", {"sum": 16 if "G7" in pile else 15, "limit": 15}, pile=pile)


@pytest.mark.parametrize("pile", ["H9 G6 R1", "H9 G7 R-Shield", "S0 G-Hallows R1"])
def test_3_7_a_pile_that_passed_the_limit_before_its_last_card(pile: str) -> None:
    for choice in ([], ["reshuffle"]):
        impossible(key="house_of_cards-position-over-limit", pile=pile, choice=choice, decks=["H1", "H2"])


@pytest.mark.parametrize(
    "plays",
    [
        ["G2 R-Mirror", ""],
        ["R-Mirror", "G2"],
        ["G2", ""],
        ["G2 H7", "R-Mirror"],
        ["G3", "R-Mirror"],
        ["", ""],
        ["H7 G2 R-Mirror", "H8"],
    ],
)
def test_3_4_plays_that_are_not_those_of_the_pile(plays: list[str]) -> None:
    facts = {"given": str(plays), "allowed": "['G2', 'R-Mirror']"}
    refused_as("plays", facts, pile="H7 G2 R-Mirror", plays=plays)


def test_3_4_plays_of_an_empty_pile() -> None:
    impossible(key="house_of_cards-position-plays", plays=["G9", ""])


@pytest.mark.parametrize("streak", [[0, 0], [2, 1], [1, 2], [1], [1, 1, 0], [1.0, 1], "1 1", None, [True, 1]])
def test_6_1_a_streak_that_does_not_follow_from_the_plays(streak: Any) -> None:
    refused_as("streak", {"given": repr(streak), "allowed": "[1, 1]"}, pile="H7 G2 R-Mirror", streak=streak)


@pytest.mark.parametrize(
    ("pile", "follows"), [("H7 G-Echo", True), ("H7 G-Echo R1", False), ("H-Echo", False), ("", False)]
)
def test_5_2_an_echo_that_does_not_follow_from_the_pile(pile: str, follows: bool) -> None:
    assert table("G5", "S1", pile=pile, echo=follows).view(0)["echo"] is follows
    refused_as("echo", {"given": str(not follows), "allowed": str(follows)}, pile=pile, echo=not follows)
    refused_as("echo", {"given": str(int(follows)), "allowed": str(follows)}, pile=pile, echo=int(follows))


@pytest.mark.parametrize("wrong", [None, "swap", ["fly"], ["swap", "swap"], [1], {"swap": 1}])
def test_6_5_a_choice_that_is_none(wrong: Any) -> None:
    impossible("choice", repr(wrong), choice=wrong)


@pytest.mark.parametrize(
    ("choice", "pile", "decks", "allowed"),
    [
        (["swap"], "S0 G4", ["H1", ""], [[]]),  # no Swap was played
        (["swap"], "G-Swap", ["H1", ""], [[]]),  # nobody played the start card
        (["swap"], "", ["H1", ""], [[]]),
        (["swap"], "S0 G-Swap", ["", "H1"], [[]]),  # the deck is empty
        (["house"], "S0 G4", ["H1", ""], [[]]),
        (["house"], "S0 G0 R0 G0 H0 R1", ["H1", ""], [[]]),  # the third one is of another house
        (["reshuffle"], "S0 G4", ["H1", ""], [[]]),  # the round goes on
        (["reshuffle"], "H9 G6", ["", "H1"], []),  # nothing to shuffle
        (["swap", "house"], "S0 G0 R0 G0 H0 G-Swap", ["H1", ""], [[], ["swap"], ["house", "swap"]]),  # order
        (["house"], "S0 G0 R0 G0 H0 G-Swap", ["H1", ""], [[], ["swap"], ["house", "swap"]]),
        (["house"], "H9 G0 R0 G0 H0 G6", ["H1", ""], [["reshuffle"], ["house", "reshuffle"]]),
        (["house", "reshuffle"], "H9 G0 R0 G0 H0 G6", ["", "H1"], [["house"]]),
        (["reshuffle", "house"], "H9 G0 R0 G0 H0 G7", ["H1", ""], [["reshuffle"], ["house", "reshuffle"]]),
        (["house", "swap"], "H9 G0 R0 G0 H0 G7", ["H1", ""], [["reshuffle"], ["house", "reshuffle"]]),
    ],
)
def test_6_5_choices_that_do_not_fit_the_situation(
    choice: list[str], pile: str, decks: list[str], allowed: list[list[str]]
) -> None:
    refused_as("choice", {"given": str(choice), "allowed": str(allowed)}, pile=pile, decks=decks, choice=choice)


def test_6_1_a_house_effect_needs_a_card_in_hand() -> None:
    keys: dict[str, Any] = {"hands": ["", "S1"], "decks": ["H1", ""], "pile": "H9 G0 R0 G0 H0 G7"}
    impossible(key="house_of_cards-position-choice", choice=["house", "reshuffle"], **keys)


# What is known.


@pytest.mark.parametrize(
    ("keys", "seat", "cards"),
    [
        ({"known_deck": ["R9", ""]}, 0, "R9"),
        ({"known_deck": ["H1 H1", ""]}, 0, "H1 H1"),
        ({"known_deck": ["", "G5"]}, 1, "G5"),
        ({"known_top": ["H1", ""]}, 0, "H1"),
        ({"known_top": ["H1 H2 H3 H4", ""]}, 0, "H1 H2 H3 H4"),
        ({"known_top": ["", "S3 S4 S5"]}, 1, "S3 S4 S5"),
        ({"known_deck": ["H3", ""], "known_top": ["H3", ""]}, 0, "H3"),
        ({"known_deck": ["H1", ""], "fresh": [1, 0]}, 0, "H1"),
    ],
    ids=str,
)
def test_2_5_such_cards_do_not_lie_there(keys: dict[str, Any], seat: int, cards: str) -> None:
    refused_as("known", {"seat": seat, "cards": cards}, decks=["H1 H2 H3", "S3 S4"], **keys)


@pytest.mark.parametrize(
    ("keys", "seat", "cards"),
    [
        ({"known_leftover": ["R9", ""]}, 0, "'R9'"),
        ({"known_leftover": ["", "? R9"]}, 1, "'? R9'"),
        ({"known_decks": [["", "S4"], ["", ""]]}, 0, "'S4'"),
        ({"known_decks": [["", ""], ["H1 ? H2", ""]]}, 1, "'H1 ? H2'"),
        ({"known_decks": [["", ""], ["H1 H2 H3 ?", ""]]}, 1, "'H1 H2 H3 ?'"),
        ({"known_hands": [["", "S2"], ["", ""]]}, 0, "'S2'"),
        ({"known_hands": [["", "? S1"], ["", ""]]}, 0, "'? S1'"),
    ],
    ids=str,
)
def test_6_2_nobody_knows_what_is_not_so(keys: dict[str, Any], seat: int, cards: str) -> None:
    lying = rest("G5 R-Echo", "S1 S2", "H1 H2 H3", "S3 S4", bottom="H9 H8")
    refused_as("known", {"seat": seat, "cards": cards}, decks=["H1 H2 H3", "S3 S4"], leftover=lying, **keys)


def test_a_known_card_that_does_not_exist() -> None:
    for key in ("known_deck", "known_top", "known_leftover", "doubts"):
        impossible(key, "G10", **{key: ["", "G10"]})
    for key in ("known_decks", "known_hands", "known_held"):
        impossible(key, "G10", **{key: [["", "G10"], ["", ""]]})


@pytest.mark.parametrize("wrong", [[0], [0, 0, 0], [-1, 0], [0.0, 0], [True, 0], 0, None, [4, 0]])
def test_4_4_fresh_cards_are_counted_for_each_seat(wrong: Any) -> None:
    impossible("fresh", repr(wrong), decks=["H1 H2 H3", ""], fresh=wrong)


# The rest.


@pytest.mark.parametrize("wrong", [-1, 1.0, True, "3", None])
def test_turns_are_a_whole_number(wrong: Any) -> None:
    impossible("turns", repr(wrong), turns=wrong)


@pytest.mark.parametrize("wrong", [-1, 2, True, "0", None, 0.0])
def test_3_3_the_starter_is_a_seat(wrong: Any) -> None:
    impossible("starter", repr(wrong), "0-1", starter=wrong)


@pytest.mark.parametrize("wrong", [None, [], "limit", 7])
def test_options_that_are_not_a_mapping(wrong: Any) -> None:
    impossible(type(wrong).__name__, options=wrong)


@pytest.mark.parametrize("wrong", [1.5, None, True, "xyz", []])
def test_a_seed_that_is_none(wrong: Any) -> None:
    impossible(repr(wrong), seed=wrong)


# The end, in a position.


def test_8_1_a_finished_game_has_a_winner_without_cards() -> None:
    assert table("", "S1", **OVER).over
    refused_as("end", {}, hands=["G1", "S1"], **OVER)
    refused_as("end", {}, hands=["", "S1"], decks=["H1", ""], **OVER)


def test_8_1_only_one_has_no_card_left() -> None:
    refused_as("end", {}, hands=["", ""], **{**OVER, "winners": [0, 1]})


@pytest.mark.parametrize("wrong", [[1], [], [0, 1]])
def test_8_1_and_that_seat_has_won(wrong: list[int]) -> None:
    facts = {"given": str(wrong), "allowed": "[0]"}
    refused_as("winners", facts, hands=["", "S1"], **{**OVER, "winners": wrong})


def test_8_3_at_the_limit_the_fewest_cards_have_won() -> None:
    at_limit: dict[str, Any] = {"turn": None, "turns": 50, "options": {"turn_limit": 50}}
    assert table("G1", "S1", "R1 R2", winners=[0, 1], **at_limit).over
    for wrong in ([0], [2], [0, 1, 2], []):
        facts = {"given": str(wrong), "allowed": "[0, 1]"}
        refused_as("winners", facts, hands=["G1", "S1", "R1 R2"], winners=wrong, **at_limit)


@pytest.mark.parametrize("turns", [50, 51, 1000])
def test_8_3_nobody_is_on_turn_after_the_limit(turns: int) -> None:
    refused_as("end", {}, turns=turns, options={"turn_limit": 50})
    assert table("G1", "S1", turns=49, options={"turn_limit": 50}).turn == 0


def test_8_3_no_game_has_more_turns_than_the_limit() -> None:
    refused_as("end", {}, turn=None, winners=[0], hands=["G1", "S1 S2"], turns=51, options={"turn_limit": 50})


def test_a_game_in_progress_has_no_winners() -> None:
    impossible("winners", winners=[0])
    impossible("winners", turn=None)


@pytest.mark.parametrize("wrong", [[2], [-1], [True], ["1"], (1,), 1, None, [1.0], [1, 1]])
def test_winners_are_seats(wrong: Any) -> None:
    impossible("winners", repr(wrong), hands=["", "S1"], **{**OVER, "winners": wrong})
