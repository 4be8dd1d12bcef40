"""§5 Sallan; rulings P12, P13."""

from __future__ import annotations

import pytest

from parlour.games.potter.tests.rules.helpers import kinds, of_kind, playing, sallan, stacked, table
from tests.games.helpers import events, hand, moves, play, refused


def test_5_1_the_first_meld_makes_a_sallan() -> None:
    """J♥ Q♥ K♥ in the rule document: until this turn nothing was laid, now the player is Sallan."""
    state = playing("J♥ Q♥ K♥ 5♠ 6♦", "2♣ 9♣", round=2)
    assert state.view(0)["sallan"] == [False, False]
    assert events(state, "meld J♥ Q♥ K♥") == [
        {"event": "potter-meld-laid", "seat": 0, "number": 1, "cards": ("J♥", "Q♥", "K♥")},
        {"event": "potter-became-sallan", "seat": 0},
    ]
    for seat in (0, 1, None):
        assert state.view(seat)["sallan"] == [True, False]


def test_5_1_only_the_first_meld_does() -> None:
    state = play(playing("J♥ Q♥ K♥ 5♠ 6♠ 7♠ 2♦", "2♣"), "meld J♥ Q♥ K♥")
    assert kinds(events(state, "meld 5♠ 6♠ 7♠")) == ["meld-laid"]


def test_5_1_everybody_becomes_sallan_by_an_own_meld() -> None:
    state = playing("J♥ Q♥ 5♠", "7♠ 7♥ 7♦ 2♣", turn=1, table=["2♦ 3♦ 4♦"], sallan=[True, False])
    assert events(state, "meld 7♠ 7♥ 7♦")[1] == {"event": "potter-became-sallan", "seat": 1}
    assert state.view(0)["sallan"] == [True, True]


def test_5_1_a_second_meld_of_the_same_turn_may_use_wilds() -> None:
    state = playing("J♥ Q♥ K♥ 8♣ 10♣ 3♠ 6♦ 5♠", "2♣", round=3)
    assert refused(state, "meld 8♣ 3♠=9♣ 10♣").rule == "P12"
    play(state, "meld J♥ Q♥ K♥")
    assert "meld 8♣ 3♠=9♣ 10♣" in moves(state)
    play(state, "meld 8♣ 3♠=9♣ 10♣", "discard 6♦")
    assert len(state.view(0)["table"]) == 2


def test_5_1_lay_offs_are_open_at_once() -> None:
    state = playing("J♥ Q♥ K♥ 10♥ 2♠ 6♦", "2♣", table=["3♠ 4♠ 5♠"], sallan=[False, True], round=8)
    assert of_kind(state, "add") == []
    play(state, "meld J♥ Q♥ K♥")
    assert set(of_kind(state, "add")) == {"10♥ to 2", "2♠ to 1"}


def test_5_2_a_sallan_may_use_potters_as_substitutes() -> None:
    state = sallan("8♣ 10♣ 3♥ 5♦", "2♣")
    assert of_kind(state, "meld") == ["8♣ 3♥=9♣ 10♣"]


def test_5_2_nobody_else_may() -> None:
    state = playing("8♣ 10♣ 3♥ 5♦", "2♣", round=3, table=["J♥ Q♥ K♥"], sallan=[False, True])
    assert of_kind(state, "meld") == of_kind(state, "add") == []
    refusal = refused(state, "meld 8♣ 3♥=9♣ 10♣")
    assert refusal.rule == "P12"
    assert type(refusal).__name__ == "WildBeforeSallan"


@pytest.mark.parametrize(
    ("laid", "hand_of_sallan", "fits"),
    [
        ("5♠ 6♠ 7♠", "4♠ 8♠ 9♠ 3♦", {"4♠", "8♠", "3♦=4♠", "3♦=8♠"}),
        ("A♠ 2♠ 3♠", "4♠ K♠ Q♦", {"4♠"}),
        ("J♠ Q♠ K♠", "10♠ A♠ Q♦", {"10♠"}),
        ("7♥ 7♦ 7♣", "7♠ 6♦ 8♦", {"7♠"}),
        ("7♥ 7♦ 7♣", "3♥ 3♠ 8♦", {"3♥=7♠", "3♠=7♠"}),
        ("7♠ 7♥ 7♦ 7♣", "3♥ 6♠ 8♦", set()),
        ("3♥ 4♥ 5♥", "2♥ 6♥ 3♠", {"2♥", "6♥", "3♠=2♥", "3♠=6♥"}),
        ("4♠ 5♠ 6♠", "3♠ 9♦", {"3♠", "3♠=7♠"}),
        ("8♣ 3♥=9♣ 10♣", "7♣ J♣ 9♣", {"7♣", "J♣"}),
        ("3♥=7♣ 8♣ 9♣", "6♣ 10♣ 7♣", {"6♣", "10♣"}),
    ],
)
def test_5_3_a_sallan_lays_off_at_either_end_of_a_run_and_the_missing_suit_of_a_set(
    laid: str, hand_of_sallan: str, fits: set[str]
) -> None:
    state = sallan(hand_of_sallan, "2♣ 6♦" if "6♦" not in hand_of_sallan else "2♣", table=[laid])
    assert set(of_kind(state, "add")) == {f"{card} to 1" for card in fits}


def test_5_3_onto_any_meld_including_the_players_own() -> None:
    state = playing(
        "10♥ 4♠ 7♠ 9♦ 6♦",
        "2♣ 6♣",
        "8♦ 8♣",
        round=3,
        table=["J♥ Q♥ K♥", "5♠ 6♠ 3♥=7♠", "7♥ 7♦ 7♣"],
        sallan=[True, True, True],
    )
    assert set(of_kind(state, "add")) == {"10♥ to 1", "4♠ to 2", "7♠ to 3"}
    play(state, "add 7♠ to 3", "add 4♠ to 2", "add 10♥ to 1")
    assert state.view(2)["table"] == [
        ["10♥", "J♥", "Q♥", "K♥"],
        ["4♠", "5♠", "6♠", "3♥=7♠"],
        ["7♠", "7♥", "7♦", "7♣"],
    ]


def test_5_3_several_cards_at_both_ends() -> None:
    state = sallan("4♠ 8♠ 9♠ K♦ 2♦", "2♣", table=["5♠ 6♠ 7♠"])
    told = events(state, "add 9♠ 4♠ 8♠ to 1")
    assert kinds(told) == ["card-added"] * 3
    assert {event["card"] for event in told} == {"4♠", "8♠", "9♠"}
    assert state.view(0)["table"] == [["4♠", "5♠", "6♠", "7♠", "8♠", "9♠"]]
    assert hand(state, 0).split() == ["2♦", "K♦"]


def test_5_3_several_cards_and_wilds_at_both_ends() -> None:
    state = sallan("4♠ 9♠ 3♥ 3♦ K♦ 2♦", "2♣", table=["5♠ 6♠ 7♠"])
    play(state, "add 9♠ 3♥=8♠ 4♠ 3♦=10♠ to 1")
    assert state.view(0)["table"] == [["4♠", "5♠", "6♠", "7♠", "3♥=8♠", "9♠", "3♦=10♠"]]


@pytest.mark.parametrize("cards", ["9♠", "3♦=9♠", "8♠ 10♠", "7♥", "8♥", "4♠ 9♠", "K♠"])
def test_5_3_what_does_not_fit_is_refused(cards: str) -> None:
    state = sallan("4♠ 8♠ 9♠ 10♠ K♠ 7♥ 8♥ 3♦", "2♣", table=["5♠ 6♠ 7♠"])
    refusal = refused(state, f"add {cards} to 1")
    assert refusal.rule == "P13"
    assert type(refusal).__name__ == "DoesNotFit"
    assert refusal.facts["number"] == 1


@pytest.mark.parametrize("number", [0, 2, 3, 17, 18, 999])
def test_5_3_onto_a_meld_that_is_there(number: int) -> None:
    refusal = refused(sallan("10♥ 5♠", "2♣"), f"add 10♥ to {number}")
    assert refusal.rule == "P13"
    assert type(refusal).__name__ == "NoSuchMeld"
    assert (refusal.facts["asked"], refusal.facts["melds"]) == (number, 1)


def test_5_4_a_natural_meld_and_a_wild_are_not_one_meld_of_a_player_who_is_not_sallan() -> None:
    """`meld 5♠ 6♠ 7♠` and then `add 3♥=8♠ to 1` have the same result, and are legal."""
    state = playing("5♠ 6♠ 7♠ 3♥ K♦ 2♦", "2♣", round=3)
    for text in ("meld 5♠ 6♠ 7♠ 3♥=8♠", "meld 3♥=4♠ 5♠ 6♠ 7♠", "meld 5♠ 6♠ 7♠ 3♥"):
        refusal = refused(state, text)
        assert refusal.rule == "P12"
        assert type(refusal).__name__ == "WildBeforeSallan"
    play(state, "meld 5♠ 6♠ 7♠", "add 3♥=8♠ to 1")
    assert state.view(0)["table"] == [["5♠", "6♠", "7♠", "3♥=8♠"]]


def test_5_4_a_sallan_says_it_in_one_breath() -> None:
    state = play(sallan("5♠ 6♠ 7♠ 3♥ K♦", "2♣"), "meld 5♠ 6♠ 7♠ 3♥=8♠")
    assert state.view(0)["table"][1] == ["5♠", "6♠", "7♠", "3♥=8♠"]


def test_5_5_sallan_ends_with_the_round() -> None:
    state = play(sallan("10♥", "2♣ 9♣"), "add 10♥ to 1")
    assert state.view(0)["round"] == 4
    assert state.view(0)["sallan"] == [False, False]


def test_P12_sallan_from_the_moment_the_first_meld_lies() -> None:
    state = stacked("5♠ 6♠ 3♥ 8♣ 10♣ Q♦ 2♦", "2♣", round=3, top="7♠")
    assert refused(play(state, "draw"), "meld 8♣ 3♥=9♣ 10♣").rule == "P12"
    play(state, "meld 5♠ 6♠ 7♠", "meld 8♣ 3♥=9♣ 10♣", "discard Q♦")
    assert state.view(0)["sallan"] == [True, False]


def test_P12_also_by_a_meld_of_potters_as_themselves() -> None:
    state = play(playing("3♥ 3♠ 3♦ 3♣ 8♣ 10♣ 2♦", "2♣", round=3), "meld 3♥ 3♠ 3♦")
    assert "meld 8♣ 3♣=9♣ 10♣" in moves(state)


def test_P12_but_lay_offs_wait_while_the_meld_for_the_pile_is_owed() -> None:
    state = table("10♥ 5♠ 6♠ 2♦", "2♣", round=3, table=["J♥ Q♥ K♥"], sallan=[True, False], discard="7♠ 9♦", turns=5)
    play(state, "take")
    assert refused(state, "add 10♥ to 1").rule == "P4"
    play(state, "meld 5♠ 6♠ 7♠")
    assert state.refusal("add 10♥ to 1") is None


def test_P12_a_meld_that_names_a_wild_is_refused_even_where_two_moves_would_do() -> None:
    state = playing("7♥ 7♦ 7♣ 3♠ K♦ 2♦", "2♣", round=3)
    assert refused(state, "meld 7♥ 7♦ 7♣ 3♠=7♠").rule == "P12"
    assert refused(state, "meld 7♥ 7♦ 7♣ 3♠").rule == "P12"
    play(state, "meld 7♥ 7♦ 7♣", "add 3♠ to 1")
    assert state.view(0)["table"] == [["3♠=7♠", "7♥", "7♦", "7♣"]]


def test_P12_an_ambiguous_wild_is_refused_without_sallan() -> None:
    """A player who may not lay a wild is not asked what it should mean."""
    state = playing("8♣ 9♣ 3♥ K♦ 2♦", "2♣", round=3)
    assert refused(state, "meld 8♣ 9♣ 3♥").rule == "P12"


def test_P12_sallan_is_lost_with_the_round() -> None:
    state = play(sallan("9♣", "3♠ K♦"), "discard 9♣")
    assert state.view(1)["sallan"] == [False, False]
    assert state.position()["sallan"] == [False, False]


def test_P13_a_sallan_lays_off_onto_any_meld_also_with_a_wild() -> None:
    state = sallan("3♠ 3♦ 10♥ 2♦", "2♣", table=["J♥ Q♥ K♥", "7♥ 7♦ 7♣"])
    assert set(of_kind(state, "add")) == {
        "10♥ to 1",
        *(f"{potter}=10♥ to 1" for potter in ("3♠", "3♦")),
        *(f"{potter}=7♠ to 2" for potter in ("3♠", "3♦")),
    }
    assert events(state, "add 3♦=7♠ to 2") == [{"event": "potter-card-added", "seat": 0, "card": "3♦=7♠", "number": 2}]


def test_P13_without_sallan_nothing_is_laid_off() -> None:
    state = playing("10♥ 3♠ 2♦", "2♣", round=3, table=["J♥ Q♥ K♥"], sallan=[False, True])
    for move in ("add 10♥ to 1", "add 3♠=10♥ to 1", "add 10♥ 3♠=9♥ to 1"):
        refusal = refused(state, move)
        assert refusal.rule in ("P13", "P12")
    assert type(refused(state, "add 10♥ to 1")).__name__ == "AddBeforeSallan"


def test_P13_no_card_comes_back_out_of_a_meld() -> None:
    state = sallan("9♣ 10♥ 2♦", "2♣", table=["8♣ 3♥=9♣ 10♣", "J♥ Q♥ K♥"])
    for move in ("add 9♣ to 1", "meld 9♣ 10♥ 3♥"):
        assert state.refusal(move) is not None
    assert hand(play(state, "add 10♥ to 2"), 0) == "2♦ 9♣"
