"""§4 Melds; rulings J5, J6."""

from __future__ import annotations

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.exhaustive import THREES
from parlour.games.jolly.tests.rules.helpers import ALL_CARDS, RANKS, SUITS, jolly, laid, of_kind, opened, playing
from tests.games.helpers import events, moves, play, refused, says


def lays(cards: str, meld: str = "", more: str = "2♠ 4♠") -> State:
    """Let a player who has opened, with these cards and two more, lay them as one meld."""
    hand = " ".join(word.split("=")[0] for word in cards.split())
    state = opened(f"{hand} {more}", "K♠", table=[])
    play(state, f"meld {cards}")
    if meld:
        assert laid(state) == [meld]
    return state


def no_meld(cards: str, rule: str = "J5", **facts: object) -> None:
    hand = " ".join(word.split("=")[0] for word in cards.split())
    state = opened(f"{hand} 2♠ 4♠", "K♠", table=[])
    refusal = refused(state, f"meld {cards}")
    assert refusal.rule == rule, refusal
    for fact, value in facts.items():
        assert refusal.facts[fact] == value


# Sets.


def test_4_1_the_examples_of_the_document() -> None:
    """Valid: 7♥ 7♣ 7♦. Invalid: 7♥ 7♥ 7♣."""
    lays("7♥ 7♣ 7♦", "7♥ 7♦ 7♣")
    no_meld("7♥ 7♥ 7♣")


@pytest.mark.parametrize("rank", RANKS)
def test_4_1_three_or_four_cards_of_one_rank_in_different_suits(rank: str) -> None:
    for left_out in [*SUITS, ""]:
        cards = [rank + suit for suit in SUITS if suit != left_out]
        lays(" ".join(reversed(cards)), " ".join(cards), more="JK JK")


@pytest.mark.parametrize("cards", ["7♥ 7♣ JK", "JK 7♣ 7♥", "7♥ JK 7♣"])
def test_4_1_with_one_joker(cards: str) -> None:
    lays(cards, "7♥ 7♣ JK")


def test_4_1_four_cards_with_one_joker() -> None:
    lays("7♥ JK 7♣ 7♦", "7♥ 7♦ 7♣ JK=7♠")


@pytest.mark.parametrize("cards", ["7♥ 7♣", "7♥ JK", "7♥"])
def test_4_1_two_cards_are_not_a_set(cards: str) -> None:
    no_meld(cards, why="few")


@pytest.mark.parametrize("cards", ["7♥ 7♣ JK JK", "7♥ 7♣ 7♦ 7♠ JK", "JK JK JK", "7♥ 7♣ 7♦ 7♠ 7♠", "7♥ 7♣ 7♣ 7♦"])
def test_4_1_what_is_not_a_set(cards: str) -> None:
    no_meld(cards)


# Runs.


def test_4_2_the_example_of_the_document() -> None:
    lays("9♣ 10♣ J♣", "9♣ 10♣ J♣")
    lays("J♣ 9♣ 10♣", "9♣ 10♣ J♣")
    lays("5♥ 6♥ 7♥", "5♥ 6♥ 7♥")


@pytest.mark.parametrize("length", range(3, 14))
def test_4_2_three_to_thirteen_cards(length: int) -> None:
    run = [rank + "♥" for rank in RANKS[:length]]
    state = (
        lays(" ".join(reversed(run))) if length < 13 else play(lays(" ".join(run[:12]), more="K♥ 4♠"), "add K♥ to 1")
    )
    assert laid(state) == [" ".join(run)]


@pytest.mark.parametrize(
    ("cards", "why"), [("9♣ 10♣", "few"), ("9♣ 10♣ Q♣", "gap"), ("9♣ 10♣ J♦", None), ("9♣ 10♥ J♦", "mixed")]
)
def test_4_2_what_is_not_a_run(cards: str, why: str | None) -> None:
    no_meld(cards, **({"why": why} if why else {}))


def test_4_2_fourteen_cards_are_too_many() -> None:
    run = [rank + "♥" for rank in RANKS]
    no_meld(" ".join([*run, "A♥"]))
    state = opened("A♥ 4♠ 2♠", "K♠", table=[" ".join(run)])
    assert of_kind(state, "add") == []
    assert refused(state, "add A♥ to 1").rule == "§5.5"


def test_4_3_the_ace_is_low_or_high() -> None:
    lays("A♥ 2♥ 3♥", "A♥ 2♥ 3♥")
    lays("Q♥ K♥ A♥", "Q♥ K♥ A♥")
    lays("A♥ K♥ Q♥ J♥", "J♥ Q♥ K♥ A♥")


@pytest.mark.parametrize("cards", ["K♥ A♥ 2♥", "Q♥ K♥ A♥ 2♥", "K♥ A♥ 2♥ 3♥", "A♥ 2♥ K♥ Q♥ 3♥", "K♥ JK=A♥ 2♥"])
def test_4_3_it_never_goes_round_the_corner(cards: str) -> None:
    hand = " ".join(word.split("=")[0] for word in cards.split())
    state = opened(f"{hand} 2♠ 4♠", "K♠", table=[])
    assert refused(state, f"meld {cards}").rule in ("J5", "J6")


def test_4_3_k_a_2_is_said_to_go_round_the_corner() -> None:
    state = opened("K♥ A♥ 2♥ 2♠ 4♠", "K♠", table=[])
    refusal = refused(state, "meld K♥ A♥ 2♥")
    assert (type(refusal).__name__, refusal.rule) == ("AroundTheCorner", "J5")
    says(refusal, "K♥ A♥ 2♥")


def test_4_3_nothing_goes_beyond_an_ace() -> None:
    state = opened("2♥ K♥ JK 4♠ 6♠", "K♠", table=["Q♥ K♥ A♥", "A♥ 2♥ 3♥"])
    assert set(of_kind(state, "add")) == {"JK=J♥ to 1", "JK=4♥ to 2"}
    for move in ("add 2♥ to 1", "add K♥ to 2", "add JK=2♥ to 1", "add JK=K♥ to 2"):
        assert refused(state, move).rule in ("§5.5", "J6")


@pytest.mark.parametrize("ace_first", [True, False])
def test_4_3_never_both_aces(ace_first: bool) -> None:
    """A run from ace to king takes no other ace, and neither does one from two to ace; nor can a joker be that ace."""
    middle = [rank + "♥" for rank in RANKS[1:]]
    run = ["A♥", *middle] if ace_first else [*middle, "A♥"]
    state = opened("A♥ JK 4♠ 6♠", "K♠", table=[" ".join(run)])
    assert of_kind(state, "add") == []
    for move in ("add A♥ to 1", "add JK to 1", "add JK=A♥ to 1"):
        assert refused(state, move).rule in ("§5.5", "J5", "J6")


def test_4_3_two_to_king_takes_an_ace_at_either_end() -> None:
    """The joker is an ace at either end, and stands for the one that counts more (§4.7)."""
    middle = [rank + "♥" for rank in RANKS[1:]]
    state = opened("JK 4♠ 6♠", "K♠", table=[" ".join(middle)])
    assert of_kind(state, "add") == ["JK=A♥ to 1"]
    play(state, "add JK to 1")
    assert laid(state) == [" ".join([*middle, "JK=A♥"])]


# Jokers.


def test_4_4_the_examples_of_the_book() -> None:
    """4-JK-JK-7 is not a run, JK-4-5-JK is one."""
    no_meld("4♥ JK JK 7♥")
    lays("JK 4♥ 5♥ JK", "JK=3♥ 4♥ 5♥ JK=6♥")


def test_4_4_two_jokers_side_by_side_are_said_to_touch() -> None:
    state = opened("4♥ JK JK 7♥ 2♠ 4♠", "K♠", table=[])
    refusal = refused(state, "meld 4♥ JK JK 7♥")
    assert (type(refusal).__name__, refusal.rule) == ("JokersTouch", "J5")
    refusal = refused(state, "meld 4♥ JK=5♥ JK=6♥ 7♥")
    assert (type(refusal).__name__, refusal.rule) == ("JokersTouch", "J5")


@pytest.mark.parametrize(
    ("cards", "run"),
    [
        ("JK 6♥ 7♥", "6♥ 7♥ JK=8♥"),
        ("JK=5♥ 6♥ 7♥", "JK=5♥ 6♥ 7♥"),
        ("6♥ JK 8♥", "6♥ JK=7♥ 8♥"),
        ("JK 7♥ JK", "JK=6♥ 7♥ JK=8♥"),
        ("JK 2♥ JK", "JK=A♥ 2♥ JK=3♥"),
        ("JK K♥ JK", "JK=Q♥ K♥ JK=A♥"),
        ("4♥ JK 6♥ JK 8♥", "4♥ JK=5♥ 6♥ JK=7♥ 8♥"),
        ("JK 3♥ JK 5♥ JK 7♥ JK", "JK=2♥ 3♥ JK=4♥ 5♥ JK=6♥ 7♥ JK=8♥"),
    ],
)
def test_4_4_a_joker_may_stand_for_any_card(cards: str, run: str) -> None:
    lays(cards, run)


@pytest.mark.parametrize("cards", ["A♥ JK JK", "JK JK 7♥ 8♥", "7♥ 8♥ JK=9♥ JK=10♥", "7♥ JK JK 10♥", "JK=5♥ JK=6♥ 7♥"])
def test_4_4_two_jokers_never_lie_next_to_each_other(cards: str) -> None:
    if cards == "JK JK 7♥ 8♥":
        lays(cards, "JK=6♥ 7♥ 8♥ JK=9♥")
    else:
        no_meld(cards)


def test_4_4_nor_by_a_lay_off() -> None:
    state = opened("JK JK 4♠ 6♠", "K♠", table=["5♥ 6♥ JK=7♥", "JK=J♥ Q♥ K♥ A♥"])
    assert of_kind(state, "add") == ["JK=4♥ to 1"]
    assert refused(state, "add JK=8♥ to 1").rule == "J5"
    play(state, "add JK to 1")
    assert laid(state)[0] == "JK=4♥ 5♥ 6♥ JK=7♥"
    assert of_kind(state, "add") == []


def test_4_4_a_joker_takes_a_natural_card_beside_it() -> None:
    state = play(opened("JK 8♥ 9♥ JK 4♠ 6♠", "K♠", table=["5♥ 6♥ 7♥"]), "add JK=8♥ to 1")
    assert set(of_kind(state, "add")) == {"9♥ to 1", "JK=4♥ to 1"}
    play(state, "add 9♥ to 1", "add JK=10♥ to 1")
    assert laid(state) == ["5♥ 6♥ 7♥ JK=8♥ 9♥ JK=10♥"]


@pytest.mark.parametrize("cards", ["7♥ 7♥ 7♣", "5♥ 6♥ 6♥ 7♥", "7♥ 7♦ 7♣ 7♣", "6♥ 7♥ 7♥"])
def test_4_5_no_meld_holds_the_same_card_twice(cards: str) -> None:
    state = opened(f"{cards} 2♠ 4♠", "K♠", table=[])
    refusal = refused(state, f"meld {cards}")
    assert (type(refusal).__name__, refusal.rule) == ("CardTwice", "J5")


@pytest.mark.parametrize("cards", ["7♥ 7♦ JK=7♥", "5♥ 6♥ JK=6♥", "5♥ 6♥ 7♥ JK=6♥", "7♠ 7♥ 7♦ JK=7♦"])
def test_4_5_nor_a_card_and_a_joker_that_stands_for_it(cards: str) -> None:
    hand = " ".join(word.split("=")[0] for word in cards.split())
    assert refused(opened(f"{hand} 2♠ 4♠", "K♠", table=[]), f"meld {cards}").rule in ("J5", "J6")


def test_4_5_the_second_copy_lies_in_another_meld() -> None:
    state = lays("5♥ 6♥ 7♥", more="5♥ 6♥ 7♥ 2♠")
    assert refused(state, "add 5♥ to 1").rule == "§5.5"
    play(state, "meld 5♥ 6♥ 7♥")
    assert laid(state) == ["5♥ 6♥ 7♥", "5♥ 6♥ 7♥"]


# What a joker stands for.


def test_4_6_it_keeps_its_card_once_it_is_laid() -> None:
    """5♥ 6♥ JK=7♥: the real 7♥ gets in only by a swap, and the run goes on with 8♥."""
    state = lays("5♥ 6♥ JK", "5♥ 6♥ JK=7♥", more="7♥ 8♥ 2♠ 3♠ 4♠")
    assert refused(state, "add 7♥ to 1").rule == "§5.5"
    play(state, "add 8♥ to 1", "swap 7♥ in 1")
    assert laid(state) == ["5♥ 6♥ 7♥ 8♥"]


def test_4_6_nobody_names_it_again() -> None:
    state = lays("5♥ 6♥ JK", more="4♥ 2♠ 3♠")
    assert refused(state, "swap 4♥ in 1").rule == "J11"
    play(state, "add 4♥ to 1")
    assert laid(state) == ["4♥ 5♥ 6♥ JK=7♥"]


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("5♥ 6♥ JK", "5♥ 6♥ JK=7♥"),  # 7 rather than 4
        ("JK 5♥ 6♥", "5♥ 6♥ JK=7♥"),
        ("A♥ 2♥ JK", "A♥ 2♥ JK=3♥"),
        ("2♥ 3♥ JK", "2♥ 3♥ JK=4♥"),
        ("9♥ 10♥ JK", "9♥ 10♥ JK=J♥"),  # 10 points rather than 8
        ("10♥ J♥ JK", "10♥ J♥ JK=Q♥"),
        ("J♥ Q♥ JK", "J♥ Q♥ JK=K♥"),  # 10 or K: both count 10, the higher rank
        ("Q♥ K♥ JK", "Q♥ K♥ JK=A♥"),  # J or A: both count 10, the higher rank
        ("K♥ A♥ JK", "JK=Q♥ K♥ A♥"),
        ("A♥ JK 3♥", "A♥ JK=2♥ 3♥"),
        ("A♥ JK Q♥", "Q♥ JK=K♥ A♥"),
        ("J♥ K♥ JK JK", "J♥ JK=Q♥ K♥ JK=A♥"),
        ("4♥ 6♥ JK JK", "4♥ JK=5♥ 6♥ JK=7♥"),
        ("4♥ 5♥ 7♥ JK JK", "4♥ 5♥ JK=6♥ 7♥ JK=8♥"),
        ("5♥ 6♥ JK=4♥ JK", "JK=4♥ 5♥ 6♥ JK=7♥"),
        ("2♥ 3♥ 4♥ 5♥ JK", "2♥ 3♥ 4♥ 5♥ JK=6♥"),
    ],
)
def test_4_7_the_card_that_counts_more_then_the_higher_rank(cards: str, meld: str) -> None:
    lays(cards, meld)


@pytest.mark.parametrize(
    ("lying", "card"),
    [
        ("5♥ 6♥ 7♥", "8♥"),
        ("9♥ 10♥ J♥", "Q♥"),
        ("10♥ J♥ Q♥", "K♥"),
        ("J♥ Q♥ K♥", "A♥"),
        ("Q♥ K♥ A♥", "J♥"),
        ("A♥ 2♥ 3♥", "4♥"),
        ("2♥ 3♥ 4♥", "5♥"),
        ("5♥ 6♥ JK=7♥", "4♥"),
    ],
)
def test_4_7_by_a_lay_off_too(lying: str, card: str) -> None:
    state = opened("JK 2♠ 4♠", "K♠", table=[lying])
    told = events(state, "add JK to 1")
    assert told[0] == {"event": "jolly-card-added", "seat": 0, "card": f"JK={card}", "number": 1}


def test_4_7_a_named_meaning_is_kept() -> None:
    lays("JK=4♥ 5♥ 6♥", "JK=4♥ 5♥ 6♥")
    lays("5♥ 6♥ JK=4♥", "JK=4♥ 5♥ 6♥")
    state = play(opened("JK 2♠ 4♠", "K♠", table=["5♥ 6♥ 7♥"]), "add JK=4♥ to 1")
    assert laid(state) == ["JK=4♥ 5♥ 6♥ 7♥"]


@pytest.mark.parametrize("cards", ["5♥ 6♥ JK=8♥", "5♥ 6♥ JK=7♦", "7♥ 7♦ JK=8♣", "5♥ JK=7♥ 6♦"])
def test_4_7_a_meaning_that_does_not_fit_is_refused(cards: str) -> None:
    hand = " ".join(word.split("=")[0] for word in cards.split())
    assert refused(opened(f"{hand} 2♠ 4♠", "K♠", table=[]), f"meld {cards}").rule in ("J5", "J6")


def test_4_8_in_a_set_of_three_it_stands_for_a_missing_suit() -> None:
    state = lays("7♥ 7♣ JK", "7♥ 7♣ JK", more="7♠ 7♦ 2♠ 4♠")
    assert set(of_kind(state, "add")) == {"7♠ to 1", "7♦ to 1"}


@pytest.mark.parametrize(("fourth", "left"), [("7♠", "7♦"), ("7♦", "7♠")])
def test_4_8_a_fourth_card_decides_it(fourth: str, left: str) -> None:
    state = lays("7♥ 7♣ JK", more="7♠ 7♦ 2♠ 4♠")
    play(state, f"add {fourth} to 1")
    natural = [card for card in ("7♠", "7♥", "7♦", "7♣") if card != left]
    assert laid(state) == [" ".join([*natural, f"JK={left}"])]
    assert of_kind(state, "add") == []


def test_4_8_as_the_fourth_card_it_is_the_missing_suit() -> None:
    state = lays("7♥ 7♣ 7♠", more="JK 2♠ 4♠")
    told = events(state, "add JK to 1")
    assert told[0]["card"] == "JK=7♦"
    assert laid(state) == ["7♠ 7♥ 7♣ JK=7♦"]


def test_4_8_a_set_never_has_two() -> None:
    state = lays("7♥ 7♣ JK", more="JK 2♠ 4♠")
    assert of_kind(state, "add") == []
    refusal = refused(state, "add JK to 1")
    assert refusal.rule in ("§5.5", "J5")


@pytest.mark.parametrize("named", ["JK=7♠", "JK=7♦"])
def test_J6_a_named_missing_suit_of_a_set_of_three_means_the_same(named: str) -> None:
    state = lays(f"7♥ 7♣ {named}", "7♥ 7♣ JK", more="7♠ 7♦ 2♠ 4♠")
    assert state.hash() == lays("7♥ 7♣ JK", more="7♠ 7♦ 2♠ 4♠").hash()
    play(state, f"add {named.removeprefix('JK=')} to 1")


def test_J6_each_joker_of_a_listed_run_carries_its_meaning() -> None:
    state = opened("5♥ 6♥ JK 2♠ 9♠", "K♠", table=[])
    assert set(of_kind(state, "meld")) == {"JK=4♥ 5♥ 6♥", "5♥ 6♥ JK=7♥"}
    state = opened("5♥ 7♥ JK JK 2♠ 9♠", "K♠", table=[])
    assert set(of_kind(state, "meld")) == {"5♥ JK=6♥ 7♥", "JK=4♥ 5♥ JK=6♥", "JK=6♥ 7♥ JK=8♥", "JK=A♠ 2♠ JK=3♠"} | {
        "JK=8♠ 9♠ JK=10♠"
    }


def test_J6_the_joker_of_a_listed_set_carries_none() -> None:
    assert of_kind(opened("7♥ 7♣ JK 2♠ 4♦", "K♠", table=[]), "meld") == ["7♥ 7♣ JK"]


# All of them.


def test_J5_the_370_melds_of_three_cards() -> None:
    """48 runs with five patterns of jokers, and 130 sets: everything that could be laid with one of each card."""
    assert len(THREES) == len(set(THREES)) == 48 * 5 + 130
    half = sorted({card for card in ALL_CARDS if card != "JK"})
    state = opened(" ".join([*half, "JK", "JK"]), "K♠", table=[])
    listed = {frozenset(text.split()) for text in of_kind(state, "meld")}
    assert listed == {frozenset(meld) for meld in THREES}
    assert len(of_kind(state, "meld")) == 370


def test_J5_without_jokers_there_are_100() -> None:
    half = sorted({card for card in ALL_CARDS if card != "JK"})
    assert len(of_kind(opened(" ".join(half), "K♠", table=[]), "meld")) == 48 + 52


@pytest.mark.parametrize(
    ("cards", "kind", "why"),
    [
        ("9♣ 10♣", "NotAMeld", "few"),
        ("9♣ 10♣ Q♣", "NotAMeld", "gap"),
        ("5♠ 8♣ 4♥", "NotAMeld", "mixed"),
        ("7♥ 7♣ JK JK", "NotAMeld", "jokers"),
        ("JK JK JK", "NotAMeld", "jokers"),
    ],
)
def test_J5_the_reason_is_told(cards: str, kind: str, why: str) -> None:
    refusal = refused(opened(f"{cards} 2♠ 4♠", "K♠", table=[]), f"meld {cards}")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["why"]) == (kind, "J5", why)


def test_J5_a_long_meld_is_laid_whole_or_not_at_all() -> None:
    state = opened("5♥ 6♥ 7♥ 8♥ 10♥ 2♠ 4♠", "K♠", table=[])
    refused(state, "meld 5♥ 6♥ 7♥ 8♥ 10♥")  # compares the state before and after
    play(state, "meld 8♥ 7♥ 6♥ 5♥")
    assert laid(state) == ["5♥ 6♥ 7♥ 8♥"]
    assert state.record()["moves"] == ["meld 5♥ 6♥ 7♥ 8♥"]


def test_J5_melds_keep_their_numbers() -> None:
    state = opened("5♥ 6♥ 7♥ 8♥ 7♠ 7♦ 7♣ Q♣ 2♠ 4♠", "K♠")
    play(state, "meld 7♠ 7♦ 7♣", "meld 5♥ 6♥ 7♥", "add Q♣ to 1", "add 8♥ to 3")
    assert laid(state) == ["9♣ 10♣ J♣ Q♣", "7♠ 7♦ 7♣", "5♥ 6♥ 7♥ 8♥"]
    assert state.view(0)["laid"] == [2, 3]


def test_J5_a_round_corner_is_listed_nowhere() -> None:
    state = playing("K♥ A♥ 2♥ Q♦ K♦ A♦ J♦ 4♣", "K♠")
    assert all(set(move.split()[1:]) != {"K♥", "A♥", "2♥"} for move in moves(state))


def test_J6_no_move_of_jolly_is_ambiguous() -> None:
    state = opened("5♥ 6♥ JK JK 2♠ 9♠", "K♠", table=["9♥ 10♥ J♥"])
    for text in ("meld 5♥ 6♥ JK", "meld 6♥ JK JK", "add JK to 1", "meld 5♥ 6♥ JK JK"):
        assert jolly.read(state, text)
