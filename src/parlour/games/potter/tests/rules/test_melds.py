"""§4 Melds; rulings P8, P9."""

from __future__ import annotations

from itertools import combinations

import pytest

from parlour.games.potter.tests.rules.helpers import RANKS, kinds, of_kind, playing, rest, sallan
from tests.games.helpers import events, hand, moves, play, refused, says

ACE_HIGH = {"ace_high_runs": True}


def suit_of(suit: str, ranks: str) -> str:
    """Cards of one suit."""
    return " ".join(rank + suit for rank in ranks.split())


ALL_SPADES = suit_of("♠", " ".join(RANKS))


@pytest.mark.parametrize("cards", ["7♥", "7♥ 7♦", "5♠ 6♠", "5♠ 7♦"])
def test_4_1_a_meld_has_at_least_three_cards(cards: str) -> None:
    state = playing("7♥ 7♦ 5♠ 6♠ K♦", "2♣")
    refusal = refused(state, f"meld {cards}")
    assert refusal.rule == "P9"
    assert refusal.facts["why"] == "few"
    says(refusal, "three")
    assert of_kind(state, "meld") == []


@pytest.mark.parametrize("cards", ["7♥ 7♦ 6♠", "5♠ 6♠ 7♥", "5♠ 6♦ 7♥", "K♦ 7♥ 5♠"])
def test_4_1_there_are_two_kinds_and_nothing_else_is_a_meld(cards: str) -> None:
    state = playing("7♥ 7♦ 5♠ 6♠ 6♦ K♦", "2♣")
    refusal = refused(state, f"meld {cards}")
    assert refusal.rule == "P9"
    assert refusal.facts["why"] == "mixed"
    assert of_kind(state, "meld") == []


def test_4_2_a_set_is_three_or_four_cards_of_one_rank_in_different_suits() -> None:
    """7♥ 7♦ 7♣, the example of the rule document."""
    state = playing("7♥ 7♦ 7♣ K♦", "2♣")
    assert of_kind(state, "meld") == ["7♥ 7♦ 7♣"]
    assert events(state, "meld 7♥ 7♦ 7♣")[0] == {
        "event": "potter-meld-laid",
        "seat": 0,
        "number": 1,
        "cards": ("7♥", "7♦", "7♣"),
    }


def test_4_2_four_at_once() -> None:
    state = playing("7♠ 7♥ 7♦ 7♣ K♦", "2♣")
    assert len(of_kind(state, "meld")) == 4  # any three of them; the fourth goes on top, or along with them
    told = events(state, "meld 7♠ 7♥ 7♦ 7♣")
    assert kinds(told) == ["meld-laid", "became-sallan", "card-added"]
    assert state.view(1)["table"] == [["7♠", "7♥", "7♦", "7♣"]]


@pytest.mark.parametrize("rank", RANKS)
def test_4_2_of_every_rank(rank: str) -> None:
    fours = [rank + suit for suit in "♠♥♦♣"]
    for three in combinations(fours, 3):
        state = playing(" ".join(three), rest(*three).split()[0])
        assert of_kind(state, "meld") == [" ".join(three)]


def test_4_2_a_suit_twice_is_no_set() -> None:
    """There is only one 7♥; a wild cannot be a second one either."""
    assert refused(playing("7♥ 7♦ K♦", "2♣"), "meld 7♥ 7♦ 7♥").rule == "P11"
    assert refused(sallan("7♥ 7♦ 3♠ K♦", "2♣"), "meld 7♥ 7♦ 3♠=7♥").rule == "P11"


def test_4_2_five_are_no_set() -> None:
    state = sallan("7♠ 7♥ 7♦ 7♣ 3♠ K♦", "2♣")
    refusal = refused(state, "meld 7♠ 7♥ 7♦ 7♣ 3♠")
    assert refusal.rule == "P9"
    assert refusal.facts["why"] == "suits"
    assert refused(state, "meld 7♠ 7♥ 7♦ 7♣ 3♠=7♠").rule == "P11"


def test_4_3_a_run_is_cards_of_one_suit_with_ranks_in_a_row() -> None:
    """5♠ 6♠ 7♠, the example of the rule document."""
    state = playing("5♠ 6♠ 7♠ K♦", "2♣")
    assert of_kind(state, "meld") == ["5♠ 6♠ 7♠"]
    play(state, "meld 5♠ 6♠ 7♠")
    assert state.view(1)["table"] == [["5♠", "6♠", "7♠"]]


@pytest.mark.parametrize("suit", "♠♥♦♣")
@pytest.mark.parametrize("low", range(11))
def test_4_3_in_every_suit_from_the_ace_to_the_king(suit: str, low: int) -> None:
    run = [rank + suit for rank in RANKS[low : low + 3]]
    other = "♥" if suit == "♠" else "♠"
    state = playing(" ".join(run) + f" 5{other}", f"9{other}")
    assert of_kind(state, "meld") == [" ".join(run)]


def test_4_3_a_gap_is_no_run() -> None:
    state = playing("5♠ 6♠ 8♠ 9♠ K♦", "2♣")
    for cards in ("5♠ 6♠ 8♠", "5♠ 6♠ 8♠ 9♠", "5♠ 8♠ 9♠"):
        refusal = refused(state, f"meld {cards}")
        assert refusal.rule == "P9"
        assert refusal.facts["why"] == "gap"
    assert of_kind(state, "meld") == []


@pytest.mark.parametrize("length", range(3, 14))
def test_4_3_three_to_thirteen_cards(length: int) -> None:
    run = " ".join(ALL_SPADES.split()[13 - length :])
    state = playing(f"{run} 5♦ 9♥", "2♣")
    play(state, f"meld {run}")
    assert state.view(None)["table"] == [run.split()]
    assert hand(state, 0).split() == ["9♥", "5♦"]


def test_4_3_all_thirteen_win_from_a_hand_of_thirteen() -> None:
    told = events(playing(ALL_SPADES, "2♣"), f"meld {ALL_SPADES}")
    assert kinds(told)[-4:] == ["round-won", "hand-counted", "hand-counted", "round-begun"]
    assert kinds(told).count("card-added") == 10


def test_4_3_fourteen_are_too_many() -> None:
    refusal = refused(sallan(f"{ALL_SPADES} 3♥ 5♦", "2♣"), f"meld {ALL_SPADES} 3♥")
    assert refusal.rule == "P9"


def test_P9_sets_of_three_or_four_and_runs_of_three_to_thirteen() -> None:
    state = playing("4♠ 4♥ 4♦ 4♣ 5♠ 6♠", "2♣")
    assert state.refusal("meld 4♠ 4♥ 4♦") is None
    assert state.refusal("meld 4♠ 4♥ 4♦ 4♣") is None
    assert state.refusal("meld 4♠ 5♠ 6♠") is None
    for cards, why in (("4♠ 4♥", "few"), ("4♠ 6♠ 4♥", "mixed"), ("4♠ 4♥ 4♦ 4♣ 5♠", "mixed")):
        assert refused(state, f"meld {cards}").facts["why"] == why


# The ace.


def test_4_4_the_ace_is_low() -> None:
    state = playing("A♦ 2♦ 3♦ Q♠", "5♣", round=9)
    assert of_kind(state, "meld") == ["A♦ 2♦ 3♦"]


def test_4_4_queen_king_ace_is_no_run() -> None:
    state = playing("Q♦ K♦ A♦ 5♠", "5♣", round=9)
    refusal = refused(state, "meld Q♦ K♦ A♦")
    assert refusal.rule == "P8"
    assert type(refusal).__name__ == "AroundTheCorner"
    assert refusal.facts["why"] == "high"
    assert of_kind(state, "meld") == []


@pytest.mark.parametrize("options", [{}, ACE_HIGH], ids=["off", "on"])
@pytest.mark.parametrize("cards", ["K♦ A♦ 2♦", "Q♦ K♦ A♦ 2♦", "K♦ A♦ 2♦ 3♦"])
def test_4_4_never_round_the_corner(cards: str, options: dict[str, bool]) -> None:
    state = playing("Q♦ K♦ A♦ 2♦ 3♦ 5♠", "5♣", round=9, options=options)
    refusal = refused(state, f"meld {cards}")
    assert refusal.rule == "P8"
    assert refusal.facts["why"] == "corner"


def test_4_4_with_the_option_queen_king_ace_is_a_run_too() -> None:
    state = playing("Q♦ K♦ A♦ 2♦ 3♦ 5♠", "5♣", round=9, options=ACE_HIGH)
    assert sorted(of_kind(state, "meld")) == ["A♦ 2♦ 3♦", "Q♦ K♦ A♦"]
    play(state, "meld A♦ Q♦ K♦")
    assert state.view(None)["table"] == [["Q♦", "K♦", "A♦"]]


def test_4_4_a_run_with_the_ace_high_goes_on_downwards_only() -> None:
    state = sallan("2♦ J♦ 9♠ 10♦ 5♣", "2♣", table=["Q♦ K♦ A♦"], options=ACE_HIGH)
    assert of_kind(state, "add") == ["J♦ to 1"]
    assert refused(state, "add 2♦ to 1").rule in ("P8", "P13")
    play(state, "add 10♦ J♦ to 1")
    assert state.view(None)["table"] == [["10♦", "J♦", "Q♦", "K♦", "A♦"]]


def test_4_4_an_ace_laid_off_onto_a_king() -> None:
    on = sallan("A♥ 5♠", "2♣", options=ACE_HIGH)
    assert of_kind(on, "add") == ["A♥ to 1"]
    play(on, "add A♥ to 1")
    assert on.view(None)["table"] == [["J♥", "Q♥", "K♥", "A♥"]]
    off = sallan("A♥ 5♠", "2♣")
    assert of_kind(off, "add") == []
    assert refused(off, "add A♥ to 1").rule in ("P8", "P13")


def test_4_4_a_wild_as_a_high_ace() -> None:
    on = sallan("3♠ Q♦ K♦ 5♠", "2♣", options=ACE_HIGH)
    assert "meld Q♦ K♦ 3♠=A♦" in moves(on)
    assert "add 3♠=A♥ to 1" in moves(on)
    off = sallan("3♠ Q♦ K♦ 5♠", "2♣")
    assert refused(off, "meld Q♦ K♦ 3♠=A♦").rule == "P8"
    assert refused(off, "add 3♠=A♥ to 1").rule in ("P8", "P13")
    assert of_kind(off, "meld") == ["3♠=J♦ Q♦ K♦"]
    assert of_kind(off, "add") == ["3♠=10♥ to 1"]


@pytest.mark.parametrize("options", [{}, ACE_HIGH], ids=["off", "on"])
def test_4_4_from_the_ace_to_the_king_and_no_second_ace(options: dict[str, bool]) -> None:
    state = sallan("3♠ 5♠", "2♣", table=[suit_of("♦", " ".join(RANKS))], options=options)
    assert of_kind(state, "add") == []
    for meaning in ("A♦", "K♦", "2♦"):
        assert refused(state, f"add 3♠={meaning} to 1").rule in ("P11", "P13")


@pytest.mark.parametrize("options", [{}, ACE_HIGH], ids=["off", "on"])
@pytest.mark.parametrize("ace", ["A♦", "3♠=A♦"])
def test_4_4_an_ace_completes_the_run_from_two_to_king_in_one_way(options: dict[str, bool], ace: str) -> None:
    """With the option it fits at both ends; it is still one move, and the run is full then."""
    two_to_king = suit_of("♦", " ".join(RANKS[1:]))
    state = sallan("A♦ 3♠ 5♠", "2♣", table=[two_to_king], options=options)
    assert sorted(of_kind(state, "add")) == sorted(["A♦ to 1", "3♠=A♦ to 1"])
    play(state, f"add {ace} to 1")
    (run,) = state.view(None)["table"]
    assert sorted(run) == sorted([*two_to_king.split(), ace])
    assert of_kind(state, "add") == []


def test_4_4_thirteen_cards_with_the_option_on() -> None:
    state = playing(f"{ALL_SPADES} 5♦", "2♣", options=ACE_HIGH)
    play(state, f"meld {ALL_SPADES}")
    (run,) = state.view(None)["table"]
    assert sorted(run) == sorted(ALL_SPADES.split())


def test_4_4_two_to_king_and_then_the_ace_below_an_ace_high_run() -> None:
    """Three to ace lies there, the ace high: the two still fits, and completes it."""
    three_to_ace = suit_of("♦", " ".join([*RANKS[2:], "A"]))
    state = sallan("2♦ 5♠", "2♣", table=[three_to_ace], options=ACE_HIGH)
    assert of_kind(state, "add") == ["2♦ to 1"]
    play(state, "add 2♦ to 1")
    assert len(state.view(None)["table"][0]) == 13


def test_P8_ace_high_runs() -> None:
    cards = "A♣ 2♣ 3♣ Q♣ K♣ 5♦"
    off, on = playing(cards, "2♥", round=9), playing(cards, "2♥", round=9, options=ACE_HIGH)
    assert of_kind(off, "meld") == ["A♣ 2♣ 3♣"]
    assert sorted(of_kind(on, "meld")) == ["A♣ 2♣ 3♣", "Q♣ K♣ A♣"]
    for state in (off, on):
        assert refused(state, "meld K♣ A♣ 2♣").rule == "P8"
        assert refused(state, "meld Q♣ K♣ A♣ 2♣ 3♣").rule == "P8"


def test_P8_a_long_run_with_the_ace_high() -> None:
    high = suit_of("♣", "9 10 J Q K A")
    assert refused(playing(f"{high} 5♦", "2♥", round=2), f"meld {high}").rule == "P8"
    state = play(playing(f"{high} 5♦", "2♥", round=2, options=ACE_HIGH), f"meld {high}")
    assert state.view(0)["table"] == [high.split()]


# Never twice, never back.


def test_4_5_never_the_same_card_twice() -> None:
    state = sallan("5♠ 6♠ 7♠ 3♥ 3♦ K♣", "2♣")
    for cards, twice in (
        ("5♠ 5♠ 6♠", "5♠"),
        ("5♠ 6♠ 3♥=5♠", "5♠"),
        ("5♠ 6♠ 7♠ 3♥=6♠", "6♠"),
        ("5♠ 3♥=6♠ 3♦=6♠", "6♠"),
    ):
        refusal = refused(state, f"meld {cards}")
        assert refusal.rule == "P11"
        assert type(refusal).__name__ == "CardTwice"
        assert refusal.facts["card"] == twice


def test_4_5_nor_by_a_lay_off() -> None:
    state = sallan("9♣ 3♦ 7♠ K♣", "2♣", table=["8♣ 3♥=9♣ 10♣", "7♥ 7♦ 3♠=7♠"])
    for move in ("add 9♣ to 1", "add 3♦=9♣ to 1", "add 3♦=8♣ to 1", "add 7♠ to 2", "add 3♦=7♥ to 2"):
        assert refused(state, move).rule in ("P11", "P13")
    twice = sallan("J♣ 3♦ 7♠ K♣", "2♣", table=["8♣ 3♥=9♣ 10♣"])
    assert refused(twice, "add J♣ 3♦=J♣ to 1").rule == "P11"
    assert set(of_kind(state, "add")) == {"3♦=7♣ to 1", "3♦=J♣ to 1", "3♦=7♣ to 2"}


def test_4_5_in_two_melds_the_same_card_may_be_stood_for() -> None:
    state = sallan("3♥ 8♣ 10♣ K♣", "2♦", table=["9♠ 9♦ 9♣"])
    play(state, "meld 8♣ 3♥=9♣ 10♣")
    assert state.view(0)["table"] == [["9♠", "9♦", "9♣"], ["8♣", "3♥=9♣", "10♣"]]


def test_4_6_nothing_is_ever_taken_out_of_a_meld() -> None:
    """A player who holds the 9♣ that a Potter stands for cannot exchange them."""
    state = sallan("9♣ 5♦ 5♥ K♦", "2♣", table=["8♣ 3♥=9♣ 10♣"])
    assert all(move.split()[0] in ("meld", "add", "discard") for move in moves(state))
    assert refused(state, "add 9♣ to 1").rule in ("P11", "P13")
    for _ in range(6):
        laid = state.view(0)["table"]
        play(state, next(move for move in moves(state) if move.startswith(("draw", "discard"))))
        assert state.view(0)["table"] == laid == [["8♣", "3♥=9♣", "10♣"]]


def test_4_6_cards_only_come_to_the_table() -> None:
    state = sallan("7♠ 10♥ 9♥ 7♥ 7♦ 5♣ 2♦", "2♣")
    seen: set[str] = set()
    for move in ("add 10♥ 9♥ to 1", "meld 7♠ 7♥ 7♦", "discard 5♣", "draw"):
        play(state, move)
        lying = {card for meld in state.view(0)["table"] for card in meld}
        assert seen <= lying
        seen = lying
