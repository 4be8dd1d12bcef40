"""§5 The opening; ruling J8."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import held, kinds, laid, of_kind, opened, playing, stacked, table, verbs
from tests.games.helpers import events, hand, moves, play, refused, says


def opening(state: State) -> tuple[int, bool]:
    """The points of this turn's new melds, and whether one of them is a pure run."""
    shown = state.view(1)["opening"]
    assert shown["needed"] == 36
    return shown["points"], shown["pure"]


def closed(cards: str, *lying: str, **keys: Any) -> State:
    """Seat 0 has drawn and not opened; the other has, with these melds."""
    return playing(cards, "2♥ 9♦", table=list(lying), opened=[False, bool(lying)], **keys)


# The two conditions.


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("5♥ 6♥ 7♥ 6♠ 6♦ 6♣", ["5♥ 6♥ 7♥", "6♠ 6♦ 6♣"]),  # 18 + 18
        ("J♥ Q♥ K♥ A♥", ["J♥ Q♥ K♥ A♥"]),  # 40
        ("A♥ 2♥ 3♥ K♠ K♦ K♣", ["A♥ 2♥ 3♥", "K♠ K♦ K♣"]),  # 6 + 30
        ("A♥ 2♥ 3♥ 2♠ 2♦ 2♣ 8♠ 8♦ 8♣", ["A♥ 2♥ 3♥", "2♠ 2♦ 2♣", "8♠ 8♦ 8♣"]),  # 6 + 6 + 24
        ("5♥ 6♥ 7♥ 8♥ 9♥ 10♥", ["5♥ 6♥ 7♥ 8♥ 9♥ 10♥"]),  # 45
        ("2♥ 3♥ 4♥ A♠ A♦ JK", ["2♥ 3♥ 4♥", "A♠ A♦ JK"]),  # 9 + 30
        ("2♥ 3♥ 4♥ JK 9♠ JK", ["2♥ 3♥ 4♥", "JK 9♠ JK"]),  # 9 + 27
    ],
)
def test_5_1_36_points_and_a_run_without_a_joker(cards: str, melds: list[str]) -> None:
    for order in (melds, melds[::-1]):
        state = closed(f"{cards} 2♠ 4♠")
        for meld in order:
            play(state, f"meld {meld}")
        points, pure = opening(state)
        assert (points >= 36, pure) == (True, True)
        told = events(state, "discard 2♠")
        assert {"event": "jolly-player-opened", "seat": 0, "points": points} in told
        assert state.view(1)["opened"] == [True, False]


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("5♥ 6♥ 7♥", "5♥ 6♥ 7♥"),  # 18
        ("Q♥ K♥ A♥", "Q♥ K♥ A♥"),  # 30
        ("5♥ 6♥ 7♥ 5♠ 5♦ 5♣", "5♥ 6♥ 7♥"),  # 18 + 15: 33
        ("A♥ 2♥ 3♥ 9♠ 9♦ 9♣", "9♠ 9♦ 9♣"),  # 6 + 27: 33
        ("2♥ 3♥ 4♥ 5♥ 7♠ 7♦ 7♣", "7♠ 7♦ 7♣"),  # 14 + 21: 35
    ],
)
def test_5_1_35_points_are_too_few(cards: str, meld: str) -> None:
    state = closed(f"{cards} K♠ J♠")
    refusal = refused(state, f"meld {meld}")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["needed"]) == ("OpeningTooLow", "J8", 36)
    says(refusal, 36)
    assert verbs(state) == {"discard"}


def test_5_1_the_most_this_hand_can_open_with_is_told() -> None:
    refusal = refused(closed("2♥ 3♥ 4♥ 5♥ 7♠ 7♦ 7♣ K♠ J♠"), "meld 7♠ 7♦ 7♣")
    assert refusal.facts["most"] == 35
    says(refusal, 35, 36)


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("K♠ K♥ K♦ A♠ A♥ A♦", "K♠ K♥ K♦"),
        ("Q♥ K♥ JK K♠ K♦ K♣", "Q♥ K♥ JK"),
        ("J♥ Q♥ JK A♥", "J♥ Q♥ JK"),
        ("K♠ K♥ K♦ JK 7♠ JK", "K♠ K♥ K♦"),
    ],
)
def test_5_1_without_such_a_run_nothing_is_opened(cards: str, meld: str) -> None:
    state = closed(f"{cards} 2♣ 4♣")
    refusal = refused(state, f"meld {meld}")
    assert (type(refusal).__name__, refusal.rule) == ("NoPureRun", "J8")
    assert verbs(state) == {"discard"}


def test_5_1_over_three_melds_of_one_turn() -> None:
    state = closed("A♥ 2♥ 3♥ 4♠ 4♦ 4♣ 6♠ 6♦ JK 9♠ J♠")
    assert opening(state) == (0, False)
    play(state, "meld 4♠ 4♦ 4♣")
    assert opening(state) == (12, False)
    assert "discard" not in verbs(state)
    play(state, "meld 6♠ 6♦ JK")
    assert opening(state) == (30, False)
    assert "discard" not in verbs(state)
    play(state, "meld A♥ 2♥ 3♥")
    assert opening(state) == (36, True)
    told = events(state, "discard 9♠")
    assert {"event": "jolly-player-opened", "seat": 0, "points": 36} in told


@pytest.mark.parametrize("turn", [0, 1])
def test_5_1_in_one_turn_and_for_either_seat(turn: int) -> None:
    rich, poor = "5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣ 4♣", "2♥ 9♦"
    state = playing(*((rich, poor) if turn == 0 else (poor, rich)), turn=turn)
    play(state, "meld 5♥ 6♥ 7♥")
    assert verbs(state) == {"meld"}
    play(state, "meld K♠ K♥ K♦", "discard 2♣")
    assert state.view(None)["opened"] == [turn == 0, turn == 1]


def test_5_1_after_the_opening_neither_is_needed() -> None:
    state = opened("2♠ 2♥ JK 4♦ 6♠", "K♠")
    assert state.view(0)["opening"] is None
    play(state, "meld 2♠ 2♥ JK", "discard 4♦")
    assert state.turn == 1


# What counts.


def test_5_2_growth_counts() -> None:
    """5♥ 6♥ 7♥ is 18; with 8♥ 26, with 9♥ 35, with 10♥ 45."""
    state = closed("5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 2♠ 4♠")
    play(state, "meld 5♥ 6♥ 7♥")
    for card, points in (("8♥", 26), ("9♥", 35), ("10♥", 45)):
        assert "discard" not in verbs(state)
        play(state, f"add {card} to 1")
        assert opening(state) == (points, True)
    told = events(state, "discard 2♠")
    assert {"event": "jolly-player-opened", "seat": 0, "points": 45} in told


def test_5_2_growth_is_open_at_once() -> None:
    """The opening is not complete, so nothing goes to the older meld; the new one takes a card."""
    state = play(closed("5♥ 6♥ 7♥ 8♥ 8♣ K♠ K♥ K♦ 2♠", "9♣ 10♣ J♣"), "meld 5♥ 6♥ 7♥")
    assert of_kind(state, "add") == ["8♥ to 2"]
    refusal = refused(state, "add 8♣ to 1")
    assert (type(refusal).__name__, refusal.rule) == ("OpeningFirst", "J8")
    assert (refusal.facts["points"], refusal.facts["needed"]) == (18, 36)


def test_5_2_growth_of_a_set_by_a_fourth_card_or_a_joker() -> None:
    state = closed("5♥ 6♥ 7♥ 6♠ 6♦ JK 6♣ 2♠ 4♠")
    play(state, "meld 6♠ 6♦ JK", "meld 5♥ 6♥ 7♥")
    assert opening(state) == (36, True)
    play(state, "add 6♣ to 1")
    assert opening(state) == (42, True)


def test_5_2_lay_offs_onto_older_melds_do_not_count() -> None:
    """33 points and a queen for the table: still too few."""
    state = closed("5♥ 6♥ 7♥ 5♠ 5♦ 5♣ Q♣ 2♠", "9♣ 10♣ J♣")
    assert verbs(state) == {"discard"}
    state = play(closed("5♥ 6♥ 7♥ 6♠ 6♦ 6♣ Q♣ K♣ 2♠", "9♣ 10♣ J♣"), "meld 5♥ 6♥ 7♥", "meld 6♠ 6♦ 6♣")
    play(state, "add Q♣ to 1", "add K♣ to 1")
    assert opening(state) == (36, True)


def test_5_2_nor_do_melds_of_earlier_turns() -> None:
    state = closed("5♥ 6♥ 7♥ 5♠ 5♦ 5♣ 2♠ 4♠", "J♥ Q♥ K♥")
    assert opening(state) == (0, False)
    assert verbs(state) == {"discard"}


def test_5_2_a_low_ace_added_counts_1_and_a_high_one_10() -> None:
    state = play(closed("2♥ 3♥ 4♥ A♥ J♦ Q♦ K♦ A♦ 2♠"), "meld 2♥ 3♥ 4♥", "add A♥ to 1")
    assert opening(state) == (10, True)
    play(state, "meld J♦ Q♦ K♦")
    assert opening(state) == (40, True)
    play(state, "add A♦ to 2")
    assert opening(state) == (50, True)


# In the middle of the turn.


def test_5_3_as_soon_as_both_hold_the_table_is_open() -> None:
    state = closed("5♥ 6♥ 7♥ K♠ K♥ K♦ 8♣ 10♣ Q♦ Q♠ 2♠", "9♣ JK=10♣ J♣")
    for move in ("add 8♣ to 1", "swap 10♣ in 1"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("OpeningFirst", "J8")
    play(state, "meld 5♥ 6♥ 7♥")
    for move in ("add 8♣ to 1", "swap 10♣ in 1"):
        assert refused(state, move).rule == "J8"
    play(state, "meld K♠ K♥ K♦")
    assert state.view(0)["opened"] == [False, True]
    assert {"add 8♣ to 1", "swap 10♣ in 1"} <= set(moves(state))
    play(state, "add 8♣ to 1", "swap 10♣ in 1", "meld Q♦ Q♠ JK", "discard 2♠")
    assert state.result is not None and state.result.winners == (0,)


def test_5_3_the_points_may_come_first_or_the_run() -> None:
    state = closed("A♥ 2♥ 3♥ K♠ K♥ K♦ 9♠ 9♥ 9♦ 8♣ 2♠", "9♣ 10♣ J♣")
    play(state, "meld K♠ K♥ K♦", "meld 9♠ 9♥ 9♦")
    assert opening(state) == (57, False)
    assert "add 8♣ to 1" not in moves(state)
    play(state, "meld A♥ 2♥ 3♥")
    assert "add 8♣ to 1" in moves(state)


def test_5_3_a_joker_into_the_only_run_without_one_is_refused() -> None:
    state = play(closed("J♥ Q♥ K♥ A♥ JK 2♠ 4♠ 6♦"), "meld J♥ Q♥ K♥ A♥")
    assert opening(state) == (40, True)
    assert of_kind(state, "add") == []
    refusal = refused(state, "add JK to 1")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["number"]) == ("BreaksOpening", "J8", 1)
    play(state, "discard 2♠")


def test_5_3_even_if_another_run_could_still_come() -> None:
    state = play(closed("J♥ Q♥ K♥ A♥ JK 2♠ 3♠ 4♠ 6♦ 8♦"), "meld J♥ Q♥ K♥ A♥")
    assert refused(state, "add JK=10♥ to 1").rule == "J8"
    play(state, "meld 2♠ 3♠ 4♠")
    assert "add JK=10♥ to 1" in moves(state)
    play(state, "add JK=10♥ to 1")
    assert opening(state) == (59, True)
    assert refused(state, "discard JK").rule == "§3.11"
    play(state, "discard 6♦")


def test_5_3_before_the_conditions_hold_nothing_is_broken() -> None:
    """18 points: a joker may be added to the run if there is another pure one."""
    state = play(closed("5♥ 6♥ 7♥ JK J♠ Q♠ K♠ 2♦ 4♦"), "meld 5♥ 6♥ 7♥")
    assert "add JK=8♥ to 1" in moves(state)
    play(state, "add JK to 1")
    assert opening(state) == (26, False)
    play(state, "meld J♠ Q♠ K♠")
    assert opening(state) == (56, True)


def test_5_3_but_not_if_no_other_run_is_there() -> None:
    state = play(closed("5♥ 6♥ 7♥ JK K♠ K♥ K♦ 2♦ 4♦"), "meld 5♥ 6♥ 7♥")
    assert not any(move.startswith("add") for move in moves(state))
    assert refused(state, "add JK to 1").rule in ("J8", "J9")


def test_5_3_after_the_opening_nothing_is_broken() -> None:
    state = play(opened("J♥ Q♥ K♥ A♥ JK 2♠ 4♠", "K♠"), "meld J♥ Q♥ K♥ A♥", "add JK to 2")
    assert laid(state)[1] == "JK=10♥ J♥ Q♥ K♥ A♥"


def test_5_4_the_discard_makes_the_opening_final() -> None:
    state = play(closed("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♠ 4♠"), "meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦")
    assert state.view(1)["opened"] == [False, False]
    assert state.view(1)["owes"] == ["discard"]
    told = events(state, "discard 2♠")
    assert sorted(kinds(told)) == ["card-discarded", "player-opened"]
    assert {"event": "jolly-player-opened", "seat": 0, "points": 48} in told
    view = state.view(1)
    assert (view["opened"], view["laid"]) == ([True, False], [])
    assert view["opening"] == {"points": 0, "needed": 36, "pure": False}  # of the other, who is on turn now


def test_5_4_a_turn_without_melds_opens_nothing() -> None:
    state = play(closed("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♠ 4♠"), "discard 2♠")
    assert state.view(1)["opened"] == [False, False]


# Lay-offs.


@pytest.mark.parametrize(
    ("lying", "fits"),
    [
        ("5♥ 6♥ 7♥", {"4♥", "8♥", "JK=4♥", "JK=8♥"}),
        ("A♥ 2♥ 3♥", {"4♥", "JK=4♥"}),
        ("J♥ Q♥ K♥", {"10♥", "A♥", "JK=10♥", "JK=A♥"}),
        ("Q♥ K♥ A♥", {"J♥", "JK=J♥"}),
        ("5♥ JK=6♥ 7♥", {"4♥", "8♥", "JK=4♥", "JK=8♥"}),
        ("5♥ 6♥ JK=7♥", {"4♥", "8♥", "JK=4♥"}),
        ("2♥ 3♥ 4♥", {"A♥", "5♥", "JK=A♥", "JK=5♥"}),
    ],
)
def test_5_5_the_card_that_continues_a_run_at_either_end(lying: str, fits: set[str]) -> None:
    every_heart = "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ JK"
    state = opened(every_heart, "K♠", table=[lying])
    assert {move.removesuffix(" to 1") for move in of_kind(state, "add")} == fits


def test_5_5_or_a_missing_suit_of_a_set_also_by_a_joker() -> None:
    state = opened("7♠ 7♦ 7♣ JK 2♣ 4♣", "K♠", table=["7♥ 7♦ 7♣", "7♠ 7♥ JK"])
    found = {move.replace("JK=7♠", "JK") for move in of_kind(state, "add")}
    assert found == {"7♠ to 1", "JK to 1", "7♦ to 2", "7♣ to 2"}


@pytest.mark.parametrize("turn", [0, 1])
def test_5_5_onto_any_players_melds(turn: int) -> None:
    state = opened("8♣ Q♣ 2♠ 4♠", "8♣ Q♣ 2♠ 4♠", turn=turn)
    assert set(of_kind(state, "add")) == {"8♣ to 1", "Q♣ to 1"}
    assert events(state, "add 8♣ to 1") == [{"event": "jolly-card-added", "seat": turn, "card": "8♣", "number": 1}]


def test_5_5_several_cards_at_once_play_whole_or_not_at_all() -> None:
    state = opened("8♣ Q♣ K♣ A♣ 5♣ 2♠ 4♠", "K♠")
    assert refused(state, "add 8♣ 5♣ to 1").rule == "§5.5"
    play(state, "add A♣ 8♣ Q♣ K♣ to 1")
    assert laid(state) == ["8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣"]
    assert len(state.record()["moves"]) == 1


@pytest.mark.parametrize("number", [0, 2, 99])
def test_5_5_only_onto_a_meld_that_is_there(number: int) -> None:
    refusal = refused(opened("8♣ 2♠ 4♠", "K♠"), f"add 8♣ to {number}")
    assert (type(refusal).__name__, refusal.rule) == ("NoSuchMeld", "§5.5")
    assert (refusal.facts["asked"], refusal.facts["melds"]) == (number, 1)


@pytest.mark.parametrize("card", ["9♣", "10♣", "7♣", "8♠", "2♠"])
def test_5_5_what_does_not_fit_is_refused(card: str) -> None:
    refusal = refused(opened(f"{card} 4♠ 6♦", "K♠"), f"add {card} to 1")
    assert (type(refusal).__name__, refusal.rule) == ("DoesNotFit", "§5.5")
    assert (refusal.facts["cards"], refusal.facts["number"]) == (card, 1)


# What leads nowhere.


def test_5_6_a_meld_that_leads_nowhere_is_refused_from_the_start() -> None:
    """18 + 30 would be enough, but one of the kings is needed for the run, so both are impossible."""
    state = closed("J♥ Q♥ K♥ K♠ K♦ 2♠ 4♠")
    assert verbs(state) == {"discard"}
    for move in ("meld J♥ Q♥ K♥", "meld K♠ K♥ K♦"):
        assert refused(state, move).rule == "J8"


def test_5_6_of_two_ways_only_the_one_that_can_be_ended_is_open() -> None:
    """K♥ belongs to the run of 40; in the set it would isolate J♥ Q♥ and A♥."""
    state = closed("J♥ Q♥ K♥ A♥ K♠ K♦ 2♠ 4♠")
    assert set(of_kind(state, "meld")) == {"J♥ Q♥ K♥", "Q♥ K♥ A♥"}
    assert refused(state, "meld K♠ K♥ K♦").rule in ("J8", "J9")


def test_5_6_the_card_to_discard_is_part_of_it() -> None:
    """48 points with six cards: a seventh is needed for the discard."""
    assert verbs(closed("5♥ 6♥ 7♥ K♠ K♥ K♦")) == {"discard"}
    assert "meld" in verbs(closed("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♠"))


def test_5_6_a_taken_card_must_stay_usable() -> None:
    """7♥ was taken and fits only 5♥ 6♥: neither of them may be used elsewhere."""
    state = table("5♥ 6♥ 5♠ 5♦ 6♠ 6♦ 2♣ 9♠", "2♥ 9♦", discard="3♠ 7♥", opened=[True, False])
    play(state, "take")
    assert set(of_kind(state, "meld")) == {"5♥ 6♥ 7♥"}
    for move in ("meld 5♠ 5♥ 5♦", "meld 6♠ 6♥ 6♦"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("LeadsNowhere", "J9")


def test_5_6_a_swapped_joker_must_find_a_new_meld() -> None:
    state = opened("10♣ 5♥ 6♥ 4♥ 2♠", "2♥ 9♦", table=["9♣ JK=10♣ J♣", "2♥ 3♥ 4♥"])
    assert "swap 10♣ in 1" in moves(state)
    play(state, "swap 10♣ in 1")
    assert "JK=A♥ to 2" not in of_kind(state, "add")
    assert not any(move.startswith("add JK") for move in moves(state))
    bare = opened("10♣ 5♥ 2♠", "2♥ 9♦", table=["9♣ JK=10♣ J♣", "6♥ 7♥ 8♥"])
    refusal = refused(bare, "swap 10♣ in 1")  # 5♥ 2♠ and a joker are no meld
    assert (type(refusal).__name__, refusal.rule) == ("LeadsNowhere", "J9")
    assert of_kind(bare, "add") == ["5♥ to 2"]


def test_5_6_what_is_open_can_always_be_ended() -> None:
    """A hand full of openings, played at random ten times: a discard is always reached."""
    for seed in range(10):
        state = stacked(
            "5♥ 6♥ 7♥ 8♥ 7♠ 7♦ K♠ K♥ K♦ JK JK 2♣",
            "2♥ 9♦",
            top="Q♠",
            table=["9♣ JK=10♣ J♣"],
            opened=[False, True],
        )
        play(state, "draw")
        while state.turn == 0 and not state.over:
            legal = state.legal()
            assert legal
            liked = [move for move in legal if not str(move).startswith("discard")] or legal
            state.play(liked[(seed * 7 + len(liked)) % len(liked)])
        assert state.over or state.view(0)["opened"][0]


def test_J8_an_add_to_a_meld_of_this_turn_is_growth() -> None:
    state = play(closed("10♥ J♥ Q♥ K♥ 8♣ 2♠ 4♠", "9♣ 10♣ J♣"), "meld 10♥ J♥ Q♥")
    assert of_kind(state, "add") == ["K♥ to 2"]
    play(state, "add K♥ to 2")
    assert opening(state) == (40, True)
    assert "8♣ to 1" in of_kind(state, "add")


def test_J8_a_grown_meld_is_an_older_one_in_the_next_turn() -> None:
    state = stacked("J♥ Q♥ K♥ A♥ 2♠ 4♠", "2♥ 9♦ 10♥", top="6♣ 6♦")
    play(state, "draw", "meld J♥ Q♥ K♥ A♥", "discard 2♠", "draw")
    assert refused(state, "add 10♥ to 1").rule == "J8"
    assert state.view(0)["laid"] == []


def test_J8_a_long_run_with_a_joker_as_one_meld_beside_a_run_without() -> None:
    """10♥ J♥ Q♥ K♥ and a joker as the ace, laid as one meld: no condition is broken, because none was met before."""
    state = closed("10♥ J♥ Q♥ K♥ JK 2♣ 3♣ 4♣ 6♠")
    assert state.refusal("meld 10♥ J♥ Q♥ K♥ JK=A♥") is None
    play(state, "meld 10♥ J♥ Q♥ K♥ JK=A♥")
    assert opening(state) == (50, False)
    play(state, "meld 2♣ 3♣ 4♣")
    assert opening(state) == (59, True)
    assert held(state, 0) == {"6♠": 1}
    play(state, "discard 6♠")
    assert state.over


def test_J8_points_of_a_swap_into_a_new_meld_change_nothing() -> None:
    """Once the opening is complete a joker of a new meld may be swapped too; it has to lie in a new meld again."""
    state = closed("J♥ Q♥ K♥ A♥ 5♠ JK 7♠ 6♠ 9♦ 9♣ 2♦")
    play(state, "meld J♥ Q♥ K♥ A♥", "meld 5♠ JK 7♠")
    assert opening(state) == (58, True)
    play(state, "swap 6♠ in 2")
    assert opening(state) == (58, True)
    assert state.view(0)["owes"] == ["jokers", "discard"]
    play(state, "meld 9♦ 9♣ JK", "discard 2♦")
    assert state.over


def test_5_3_a_swap_before_the_conditions_hold_is_refused_in_a_new_meld_too() -> None:
    state = play(closed("J♥ Q♥ K♥ A♥ 5♠ JK 7♠ 6♠ 9♦ 9♣ 2♦"), "meld 5♠ JK 7♠")
    assert refused(state, "swap 6♠ in 1").rule == "J8"
    assert hand(state, 0)
