"""§6 The Potter; rulings P7, P10, P11, P15."""

from __future__ import annotations

import pytest

from parlour import AmbiguousMove
from parlour.games.potter.tests.rules.helpers import RANKS, kinds, of_kind, playing, potter, sallan, stacked
from tests.games.helpers import events, hand, moves, play, refused, says

THREES = "3♠ 3♥ 3♦ 3♣"


@pytest.mark.parametrize(
    ("number", "rank"),
    [(1, "A"), (2, "2"), (3, "3"), (10, "10"), (11, "J"), (12, "Q"), (13, "K"), (14, "A"), (15, "2"), (27, "A")],
)
def test_6_1_the_potters_of_each_round(number: int, rank: str) -> None:
    state = playing("5♠ 8♦", "2♣", round=number)
    assert state.view(0)["potter"] == rank


def test_6_1_round_3_of_the_rule_document() -> None:
    """If you are playing round 3, then all threes, 3♠ 3♥ 3♦ 3♣, are Potters for that round."""
    state = sallan(f"{THREES} 8♣ 10♣ 5♦", "2♣ 9♠")
    for card in THREES.split():
        assert refused(state, f"discard {card}").rule == "P15"
        assert f"meld 8♣ {card}=9♣ 10♣" in moves(state)
    assert of_kind(state, "discard") == ["5♦", "8♣", "10♣"]


@pytest.mark.parametrize("number", range(1, 15))
def test_P7_the_rank_goes_with_the_round(number: int) -> None:
    """Aces in round 1, kings in round 13, and aces again in round 14: those cannot be discarded, the others can."""
    rank = RANKS[(number - 1) % 13]
    state = playing(" ".join(f"{any_rank}♥" for any_rank in RANKS), "2♣", round=number)
    assert state.view(None)["potter"] == rank
    assert refused(state, f"discard {rank}♥").rule == "P15"
    assert len(of_kind(state, "discard")) == 12


def test_P7_after_the_kings_come_the_aces_again() -> None:
    state = playing("8♣ 9♣ 10♣", "2♦", round=13, options={"target": 500})
    told = events(state, "meld 8♣ 9♣ 10♣")
    assert told[-1] == {"event": "potter-round-begun", "round": 14, "potter": "A", "starter": 1}
    assert (state.view(0)["round"], state.view(0)["potter"]) == (14, "A")


def test_P7_what_is_no_potter_stands_for_nothing() -> None:
    state = sallan("8♣ 10♣ 5♥ 2♦", "2♣")
    refusal = refused(state, "meld 8♣ 5♥=9♣ 10♣")
    assert refusal.rule == "P7"
    assert type(refusal).__name__ == "NotAPotter"
    assert (refusal.facts["card"], refusal.facts["potter"]) == ("5♥", "3")
    assert refused(state, "add 5♥=10♥ to 1").rule == "P7"


# As itself.


def test_6_2_the_set_of_threes_is_open_to_all() -> None:
    """Round 3, not Sallan: 3♥ is not a wild, but 3♥ 3♠ 3♦ is a set."""
    state = playing("3♥ 3♠ 3♦ 8♣ 10♣", "2♣", round=3)
    assert refused(state, "meld 8♣ 3♥=9♣ 10♣").rule == "P12"
    assert of_kind(state, "meld") == ["3♠ 3♥ 3♦"]
    play(state, "meld 3♥ 3♠ 3♦")
    assert state.view(0)["table"] == [["3♠", "3♥", "3♦"]]
    assert state.view(0)["sallan"] == [True, False]


def test_6_2_a_potter_in_a_run_of_its_own_suit() -> None:
    state = playing("2♥ 3♥ 4♥ 8♣", "2♣", round=3)
    assert of_kind(state, "meld") == ["2♥ 3♥ 4♥"]
    play(state, "meld 2♥ 3♥ 4♥")
    assert state.view(0)["table"] == [["2♥", "3♥", "4♥"]]


def test_6_2_for_a_sallan_too() -> None:
    state = sallan("2♥ 3♥ 4♥ 8♣", "2♣")
    assert "meld 2♥ 3♥ 4♥" in moves(state)
    assert "add 3♥=10♥ to 1" in moves(state)


def test_6_2_it_can_be_laid_off_as_itself() -> None:
    state = sallan("3♣ 3♥ 8♣", "2♣", table=["4♥ 5♥ 6♥"])
    assert "add 3♥ to 1" in moves(state)
    play(state, "add 3♥ to 1")
    assert state.view(0)["table"] == [["3♥", "4♥", "5♥", "6♥"]]


def test_6_3_without_sallan_potters_are_played_only_as_themselves() -> None:
    state = playing(f"{THREES} 8♣ 10♣ 2♠ 4♠", "2♣", round=3)
    assert set(of_kind(state, "meld")) == {
        "2♠ 3♠ 4♠",
        "3♠ 3♥ 3♦",
        "3♠ 3♥ 3♣",
        "3♠ 3♦ 3♣",
        "3♥ 3♦ 3♣",
    }
    for text in ("meld 8♣ 3♥=9♣ 10♣", "meld 8♣ 3♥ 10♣", "meld 2♠ 3♥=3♠ 4♠", "meld 3♠ 3♥ 3♦=3♣"):
        assert refused(state, text).rule == "P12"


# As a wild.


def test_6_4_the_wild_of_the_rule_document() -> None:
    """Sallan in round 3 with 8♣ 10♣ and 3♥: 3♥ stands for 9♣ in the run 8♣ 9♣ 10♣."""
    state = sallan("8♣ 10♣ 3♥ 5♦", "2♣")
    assert events(state, "meld 8♣ 3♥=9♣ 10♣") == [
        {"event": "potter-meld-laid", "seat": 0, "number": 2, "cards": ("8♣", "3♥=9♣", "10♣")}
    ]
    assert state.view(1)["table"][1] == ["8♣", "3♥=9♣", "10♣"]
    assert hand(state, 0) == "5♦"


def test_6_4_the_run_goes_on_as_if_the_card_were_there() -> None:
    state = play(sallan("8♣ 3♥ 10♣ J♣ 7♣ 5♦", "2♣"), "meld 8♣ 3♥=9♣ 10♣", "add J♣ to 2", "add 7♣ to 2")
    assert state.view(1)["table"][1] == ["7♣", "8♣", "3♥=9♣", "10♣", "J♣"]


@pytest.mark.parametrize(
    "meld",
    [
        "3♥=7♣ 8♣ 9♣",
        "8♣ 9♣ 3♥=10♣",
        "8♣ 3♥=9♣ 3♠=10♣",
        "3♠=7♣ 8♣ 3♥=9♣",
        "3♥=6♣ 3♠=7♣ 8♣",
        "3♠=8♠ 8♦ 8♣",
        "3♠=8♠ 3♥=8♥ 8♣",
        "3♥=8♠ 3♠=8♥ 8♣",
        "3♠ 3♥=4♠ 5♠",
        "2♠ 3♥=3♠ 4♠",
        "3♥=3♠ 4♠ 5♠",
        "3♠ 3♥ 3♦=3♣",
        "A♠ 2♠ 3♥=3♠",
    ],
)
def test_6_4_a_wild_in_any_place(meld: str) -> None:
    state = sallan("8♣ 9♣ 8♦ 3♥ 3♠ 3♦ A♠ 2♠ 4♠ 5♠ 9♥", "2♣")
    assert f"meld {meld}" in moves(state)
    play(state, f"meld {meld}")
    assert state.view(0)["table"][1] == meld.split()


def test_6_4_a_wild_for_a_card_of_the_potters_rank() -> None:
    """2♠ 3♥=3♠ 4♠: 3♥ stands for another Potter, and 3♠ itself is somewhere else."""
    state = sallan("2♠ 3♥ 4♠ 9♦", "3♠ 2♣")
    play(state, "meld 2♠ 3♥=3♠ 4♠")
    assert state.view(0)["table"][1] == ["2♠", "3♥=3♠", "4♠"]


def test_6_5_the_player_chooses_what_a_wild_stands_for() -> None:
    state = sallan("8♣ 9♣ 3♥ 5♦", "2♣")
    assert set(of_kind(state, "meld")) == {"3♥=7♣ 8♣ 9♣", "8♣ 9♣ 3♥=10♣"}
    with pytest.raises(AmbiguousMove) as asked:
        state.play("meld 8♣ 9♣ 3♥")
    assert set(asked.value.readings) == {"meld 3♥=7♣ 8♣ 9♣", "meld 8♣ 9♣ 3♥=10♣"}
    says(asked.value, "3♥=7♣", "3♥=10♣")


def test_6_5_and_which_potter_is_used() -> None:
    state = sallan("8♣ 10♣ 3♥ 3♦ 5♦", "2♣")
    assert {"meld 8♣ 3♥=9♣ 10♣", "meld 8♣ 3♦=9♣ 10♣"} <= set(moves(state))
    assert hand(play(state, "meld 8♣ 3♦=9♣ 10♣"), 0) == "3♥ 5♦"


def test_6_5_once_laid_it_is_fixed() -> None:
    state = play(sallan("8♣ 9♣ 3♥ 7♣ 10♣ 5♦", "2♣"), "meld 8♣ 9♣ 3♥=10♣")
    assert refused(state, "add 10♣ to 2").rule in ("P11", "P13")
    assert play(state, "add 7♣ to 2").view(0)["table"][1] == ["7♣", "8♣", "9♣", "3♥=10♣"]
    later = stacked("6♣ 5♦", "J♣ 2♣", table=["7♣ 8♣ 9♣ 3♥=10♣"], sallan=[True, True], round=3, top="Q♦")
    assert set(of_kind(play(later, "draw"), "add")) == {"6♣ to 1"}


def test_6_6_a_meld_holds_at_least_one_natural_card() -> None:
    state = sallan(f"{THREES} 9♥ 5♦", "2♣")
    for cards in ("3♠=7♠ 3♥=7♥ 3♦=7♦", "3♠=7♠ 3♥=8♠ 3♦=9♠", "3♠=7♠ 3♥=8♠ 3♦=9♠ 3♣=10♠", "3♠=3♥ 3♥=3♦ 3♦=3♠"):
        refusal = refused(state, f"meld {cards}")
        assert refusal.rule == "P11"
        assert type(refusal).__name__ == "NoNaturalCard"


def test_6_6_one_natural_card_is_enough_for_three_wilds() -> None:
    state = sallan(f"{THREES} 9♥ 8♣ 5♦", "2♣")
    play(state, "meld 8♣ 3♥=9♣ 3♦=10♣ 3♠=J♣")
    assert state.view(0)["table"][1] == ["8♣", "3♥=9♣", "3♦=10♣", "3♠=J♣"]


@pytest.mark.parametrize(
    "meld",
    [
        "3♠=5♣ 3♥=6♣ 3♦=7♣ 8♣",
        "3♠=6♣ 3♥=7♣ 8♣ 3♦=9♣ 3♣=10♣",
        "3♠=8♠ 3♥=8♥ 3♦=8♦ 8♣",
        "8♣ 3♠=9♣ 3♥=10♣ 3♦=J♣ 3♣=Q♣",
        "3♠=4♣ 3♥=5♣ 3♦=6♣ 3♣=7♣ 8♣",
        "3♥=8♠ 3♠=8♥ 3♣=8♦ 8♣",
    ],
)
def test_6_6_long_melds_of_three_and_four_wilds(meld: str) -> None:
    state = sallan(f"{THREES} 9♥ 8♣ 5♦", "2♣")
    play(state, f"meld {meld}")
    assert state.view(0)["table"][1] == meld.split()
    assert state.record()["moves"] == [f"meld {meld}"]


def test_6_6_a_potter_as_itself_is_natural() -> None:
    state = sallan(f"{THREES} 9♥ 5♦", "2♣")
    play(state, "meld 3♠ 3♥=4♠ 3♦=5♠")
    assert state.view(0)["table"][1] == ["3♠", "3♥=4♠", "3♦=5♠"]


def test_6_7_a_potter_without_a_meaning_is_itself_where_it_fits() -> None:
    state = sallan("2♥ 3♥ 4♥ 3♠ 3♦ 9♣", "2♣")
    play(state, "meld 2♥ 3♥ 4♥")
    assert state.view(0)["table"][1] == ["2♥", "3♥", "4♥"]


def test_6_7_also_in_a_lay_off() -> None:
    """3♥ could stand for 7♥ as well, but that was not stated."""
    state = play(sallan("3♥ 9♣", "2♣", table=["4♥ 5♥ 6♥"]), "add 3♥ to 1")
    assert state.view(0)["table"][0] == ["3♥", "4♥", "5♥", "6♥"]
    other = play(sallan("3♥ 9♣", "2♣", table=["4♥ 5♥ 6♥"]), "add 3♥=7♥ to 1")
    assert other.view(0)["table"][0] == ["4♥", "5♥", "6♥", "3♥=7♥"]


def test_6_7_where_it_does_not_fit_as_itself_it_is_a_wild() -> None:
    state = sallan("8♣ 10♣ 3♥ 5♦", "2♣")
    play(state, "meld 8♣ 3♥ 10♣")
    assert state.view(0)["table"][1] == ["8♣", "3♥=9♣", "10♣"]
    assert state.record()["moves"] == ["meld 8♣ 3♥=9♣ 10♣"]


def test_6_7_one_as_itself_and_one_as_a_wild() -> None:
    """3♠ is itself; 3♥ is not a spade, so it stands for 4♠."""
    state = play(sallan("3♠ 3♥ 5♠ 9♣", "2♣"), "meld 3♠ 3♥ 5♠")
    assert state.view(0)["table"][1] == ["3♠", "3♥=4♠", "5♠"]


def test_P10_a_potter_as_itself_is_a_natural_card_for_anybody() -> None:
    for number, run in ((1, "A♦ 2♦ 3♦"), (5, "4♦ 5♦ 6♦"), (13, "J♦ Q♦ K♦")):
        state = playing(f"{run} 8♣", "2♣", round=number)
        assert of_kind(state, "meld") == [run]
        assert kinds(events(state, f"meld {run}")) == ["meld-laid", "became-sallan"]


def test_P10_written_without_a_meaning_it_is_itself_where_it_fits() -> None:
    state = sallan("2♠ 3♠ 4♠ 3♥ 9♣ 8♦", "2♣")
    play(state, "meld 2♠ 3♠ 4♠")
    play(state, "add 3♥=5♠ to 2")
    assert state.view(0)["table"][1] == ["2♠", "3♠", "4♠", "3♥=5♠"]


def test_P10_three_potters_are_a_set_of_themselves() -> None:
    state = play(sallan(f"{THREES} 9♣", "2♣"), "meld 3♠ 3♥ 3♦ 3♣")
    assert state.view(0)["table"][1] == THREES.split()


def test_P11_one_named_card_chosen_by_the_player() -> None:
    state = sallan("7♥ 7♦ 3♣ 9♣", "2♣")
    assert set(of_kind(state, "meld")) == {"3♣=7♠ 7♥ 7♦", "7♥ 7♦ 3♣=7♣"}
    assert set(of_kind(play(state, "meld 7♥ 7♦ 3♣=7♣"), "add")) == set()
    assert state.view(0)["table"][1] == ["7♥", "7♦", "3♣=7♣"]


def test_P11_the_set_with_a_wild_still_lacks_the_other_suit() -> None:
    state = sallan("7♠ 7♣ 9♣", "2♣", table=["7♥ 7♦ 3♣=7♣"])
    assert of_kind(state, "add") == ["7♠ to 1"]


def test_P11_a_natural_card_and_never_the_same_twice() -> None:
    state = sallan(f"{THREES} 7♥ 8♥ 9♣", "2♣")
    assert refused(state, "meld 3♠=7♥ 3♥=8♥ 3♦=9♥").rule == "P11"
    assert refused(state, "meld 7♥ 8♥ 3♦=7♥").rule == "P11"
    assert refused(state, "meld 7♥ 3♥=8♥ 3♦=8♥").rule == "P11"
    assert state.refusal("meld 3♥=5♥ 3♦=6♥ 7♥") is None


def test_P11_one_potter_is_not_played_twice_in_a_meld() -> None:
    state = sallan("3♥ 3♠ 7♥ 9♣", "2♣")
    assert state.refusal("meld 7♥ 3♥=8♥ 3♥=9♥") is not None


# Never discarded.


def test_6_8_a_potter_is_never_discarded() -> None:
    state = playing("3♥ 9♣", "2♣", round=3)
    refusal = refused(state, "discard 3♥")
    assert refusal.rule == "P15"
    assert type(refusal).__name__ == "PotterKept"
    assert refusal.facts["card"] == "3♥"
    assert of_kind(state, "discard") == ["9♣"]


def test_6_8_not_even_as_the_last_card() -> None:
    state = playing("3♥", "2♣", round=3)
    assert refused(state, "discard 3♥").rule == "P15"
    assert moves(state) == ["end"]
    assert kinds(events(state, "end")) == ["turn-ended"]
    assert state.turn == 1


def test_6_8_not_even_by_a_sallan() -> None:
    assert refused(sallan("3♥ 9♣", "2♣"), "discard 3♥").rule == "P15"


def test_P15_in_another_round_it_is_a_discard_like_any_other() -> None:
    for number in (2, 4, 13, 14):
        assert playing("3♥ 9♣", "2♣", round=number).refusal("discard 3♥") is None
    for number in (3, 16):
        assert refused(playing("3♥ 9♣", "2♣", round=number), "discard 3♥").rule == "P15"


def test_P15_so_no_potter_ever_lies_in_the_pile() -> None:
    for seed in range(3):
        state = potter.deal(seats=4, seed=seed)
        for _ in range(150):
            if not state.over:
                play(state, moves(state)[-1])
                view = state.view(None)
                assert all(card[:-1] != view["potter"] for card in view["discard"])
