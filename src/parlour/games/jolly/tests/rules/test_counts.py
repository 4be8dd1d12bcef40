"""§2 What cards count; ruling J7."""

from __future__ import annotations

import pytest

from parlour.games.jolly.tests.rules.helpers import ONE_DECK, RANKS, SUITS, jolly, opened, table
from tests.games.helpers import events, play

RUN_OF_13 = [rank + "♦" for rank in RANKS]


def counts(meld: str) -> int:
    """The points of a meld when it is laid; the event and the views agree."""
    cards = " ".join(word.split("=")[0] for word in meld.split())
    state = opened(f"{cards} 2♣ 4♣", "K♠")
    told = events(state, f"meld {meld}")
    assert told[0]["event"] == "jolly-meld-laid"
    for seat in (0, 1, None):
        assert state.view(seat)["points"][0] == 29  # 9♣ 10♣ J♣: an older meld counts on
    shown = state.view(0)["points"][1]
    assert isinstance(shown, int)
    if len(cards.split()) == 3:
        assert told[0]["points"] == shown
    lying = table("2♠", "K♠", table=[" ".join(state.view(0)["table"][1])], opened=[True, False])
    assert lying.view(0)["points"] == [shown]
    return shown


@pytest.mark.parametrize("rank", RANKS)
def test_2_1_every_rank_in_a_set(rank: str) -> None:
    worth = {"A": 10, "10": 10, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank)
    assert counts(f"{rank}♠ {rank}♥ {rank}♦") == 3 * worth
    assert counts(f"{rank}♠ {rank}♥ {rank}♦ {rank}♣") == 4 * worth


@pytest.mark.parametrize(
    ("run", "worth"),
    [
        ("2♥ 3♥ 4♥", 9),
        ("5♥ 6♥ 7♥", 18),
        ("7♥ 8♥ 9♥", 24),
        ("8♥ 9♥ 10♥", 27),
        ("9♣ 10♣ J♣", 29),
        ("10♥ J♥ Q♥", 30),
        ("J♥ Q♥ K♥", 30),
        ("2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥", 44 + 40),
    ],
)
def test_2_1_runs(run: str, worth: int) -> None:
    assert counts(run) == worth


def test_2_2_an_ace_counts_1_at_the_low_end() -> None:
    assert counts("A♥ 2♥ 3♥") == 6
    assert counts("A♥ 2♥ 3♥ 4♥") == 10


def test_2_2_and_10_at_the_high_end_or_in_a_set() -> None:
    assert counts("Q♥ K♥ A♥") == 30
    assert counts("J♥ Q♥ K♥ A♥") == 40
    assert counts("A♠ A♥ A♦") == 30
    assert counts("A♠ A♥ A♦ A♣") == 40


@pytest.mark.parametrize(
    ("meld", "worth"),
    [
        ("A♥ 2♥ JK", 6),
        ("A♥ JK 3♥", 6),
        ("Q♥ K♥ JK", 30),
        ("A♥ A♠ JK", 30),
        ("4♥ 5♥ JK", 15),
        ("JK=A♥ 2♥ 3♥", 6),
        ("JK=J♥ Q♥ K♥", 30),
        ("Q♥ K♥ JK=A♥", 30),
        ("JK=3♥ 4♥ 5♥", 12),
        ("JK 7♥ JK", 21),
        ("JK K♥ JK", 30),
        ("JK 2♥ JK", 6),
        ("A♥ A♠ A♦ JK", 40),
        ("2♥ 2♠ JK", 6),
    ],
)
def test_2_3_a_joker_counts_what_it_stands_for(meld: str, worth: int) -> None:
    """Also the examples of the document: 4-5-JK makes the joker 6 points, A-A-JK makes it 10."""
    assert counts(meld) == worth


def test_2_3_the_joker_of_a_set_that_grows_counts_on() -> None:
    state = play(opened("A♥ A♠ JK A♦ 2♣ 4♣", "K♠"), "meld A♥ A♠ JK")
    assert state.view(0)["points"] == [29, 30]
    play(state, "add A♦ to 2")
    assert state.view(0)["points"][1] == 40


@pytest.mark.parametrize(("meld", "worth"), [("A♥ 2♥ JK", 6), ("A♥ JK 3♥", 6), ("Q♥ K♥ JK", 30), ("A♥ A♦ JK", 30)])
def test_J7_the_examples_of_the_ruling(meld: str, worth: int) -> None:
    assert counts(meld) == worth


def test_J7_in_the_run_from_ace_to_king_the_ace_counts_1() -> None:
    state = play(opened(" ".join([*RUN_OF_13, "2♣", "4♣"]), "K♠"), "meld " + " ".join(RUN_OF_13[:12]))
    assert state.view(0)["points"][1] == 1 + 44 + 30
    play(state, "add K♦ to 2")
    assert state.view(0)["table"][1] == RUN_OF_13
    assert state.view(0)["points"][1] == 1 + 44 + 40


def test_J7_in_the_run_from_two_to_ace_it_counts_10() -> None:
    state = play(opened(" ".join([*RUN_OF_13, "2♣", "4♣"]), "K♠"), "meld " + " ".join(RUN_OF_13[3:]))
    play(state, "add A♦ to 2", "add 3♦ 2♦ to 2")
    assert state.view(0)["table"][1] == [*RUN_OF_13[1:], "A♦"]
    assert state.view(0)["points"][1] == 44 + 40 + 10


def test_J7_a_run_of_thirteen_reached_by_play_reads_back() -> None:
    state = opened(" ".join([*RUN_OF_13, "2♣", "4♣"]), "K♠")
    for after in (
        play(state.clone(), "meld " + " ".join(RUN_OF_13[:12]), "add K♦ to 2"),
        play(state.clone(), "meld J♦ Q♦ K♦ A♦", *(f"add {card} to 2" for card in reversed(RUN_OF_13[1:10]))),
    ):
        again = jolly.position(after.position())
        assert again.hash() == after.hash()
        assert again.view(0) == after.view(0)


@pytest.mark.parametrize("ace_first", [True, False])
def test_J7_both_runs_of_thirteen_come_back_as_they_lay(ace_first: bool) -> None:
    run = RUN_OF_13 if ace_first else [*RUN_OF_13[1:], "A♦"]
    state = table("2♠", "K♠", table=[" ".join(run)], opened=[True, False])
    assert state.view(0)["table"] == [run]
    assert state.view(0)["points"] == [85 if ace_first else 94]
    assert state.position()["table"] == [" ".join(run)]


def test_2_1_the_ranks_and_suits_of_a_deck() -> None:
    assert len(ONE_DECK) == len(RANKS) * len(SUITS) == 52
