"""§6 The end, and rulings N4, N9 and N10."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

import parlour
from parlour import OptionError, Result, State
from parlour.games.notty.tests.rules import brute_force
from parlour.games.notty.tests.rules.helpers import (
    ALL_CARDS,
    TWENTY,
    deck,
    events,
    groups,
    hand,
    hands,
    moves,
    notty,
    play,
    refused,
    says,
    table,
)


def result(state: State) -> Result:
    """The result of a game that is over."""
    assert state.over
    assert state.turn is None
    assert state.legal() == []
    assert state.result is not None
    return state.result


def test_6_1_a_player_without_cards_wins_at_once() -> None:
    state = table("B4 B5 B6", "R1 R3", "Y1")
    assert state.result is None
    assert not state.over
    assert events(state, "group B4 B5 B6") == [
        {"event": "notty-group-discarded", "seat": 0, "cards": ("B4", "B5", "B6")},
        {"event": "notty-hand-emptied", "seat": 0},
    ]
    assert result(state).winners == (0,)
    assert result(state).scores == (0, 2, 1)


def test_6_1_the_last_of_several_groups_wins() -> None:
    state = table("B4 B5 B6 R2 G2 Y2 K2", "R1 R3", turn=0)
    play(state, "group R2 G2 Y2 K2")
    assert not state.over
    play(state, "group B4 B5 B6")
    assert result(state).winners == (0,)
    assert len(deck(state)) == 88


def test_6_1_the_winner_may_sit_anywhere() -> None:
    assert result(play(table("R1 R3", "B4 B5 B6", turn=1), "group B4 B5 B6")).winners == (1,)
    assert result(play(table("R1", "R3", "B4 B5 B6", turn=2), "group B4 B5 B6")).winners == (2,)


def test_6_1_after_the_end_nothing_is_legal() -> None:
    state = play(table("B4 B5 B6", "R1 R3", "Y1"), "group B4 B5 B6")
    for action in notty.actions:
        refusal = refused(state, action)
        assert refusal.rule == ("N3" if action == 4 else "N4"), action  # steal 0: that hand is empty
    says(refused(state, "end"), "seat 0")


def test_6_1_draw_and_discard_never_empties_a_hand() -> None:
    state = play(table("B4", "R1 R3"), "cycle", "drop B4")
    assert not state.over
    assert len(hand(state, 0).split()) == 1


def test_6_2_stealing_the_last_card_makes_its_owner_win() -> None:
    state = table("R1 R3", "B7", "Y1 Y3")
    assert events(state, "steal 1") == [
        {"event": "notty-card-stolen", "thief": 0, "victim": 1, "card": "B7"},
        {"event": "notty-hand-emptied", "seat": 1},
    ]
    assert result(state).winners == (1,)
    assert hands(state) == ["R1 R3 B7", "", "Y1 Y3"]


def test_6_2_stealing_the_last_card_but_one_ends_nothing() -> None:
    state = play(table("R1 R3", "B7 B9"), "steal 1")
    assert not state.over
    assert state.turn == 0


@cache
def seed_of_a_group() -> int:
    """The first seed that deals a complete group to seat 0: about one dealt hand in 2,000 is one."""
    return next(
        seed
        for seed in range(100_000)
        if frozenset(hand(notty.deal(seats=2, seed=seed), 0).split()) in brute_force.GROUPS_OF_FOUR
    )


@pytest.mark.parametrize("first_player", [0, 1])
def test_6_3_a_dealt_group_wins_only_when_its_owner_discards_it(first_player: int) -> None:
    state = notty.deal(seats=2, seed=seed_of_a_group(), first_player=first_player)
    group = hand(state, 0)
    assert not state.over
    assert state.result is None
    if first_player == 1:
        assert groups(state) == []
        play(state, "end")
    assert not state.over
    play(state, f"group {group}")
    assert result(state).winners == (0,)


def test_6_3_its_owner_may_also_keep_it() -> None:
    state = table("B4 B5 B6 B7", "R1 R3")
    play(state, "end", "end", "draw 1")
    assert not state.over
    assert "group B4 B5 B6 B7" in moves(state)


def test_N9_a_dealt_hand_that_is_a_whole_group_wins_only_when_discarded() -> None:
    state = notty.deal(seats=2, seed=seed_of_a_group(), first_player=0)
    group = hand(state, 0)
    assert f"group {group}" in moves(state)
    assert state.winner_seats() == ()
    play(state, "end")
    assert not state.over
    play(state, "end", f"group {group}")
    assert result(state).winners == (0,)


def test_N4_stealing_the_last_card_makes_the_victim_win() -> None:
    for victim in (1, 2):
        state = play(table("R1 R3", "B7", "Y1"), f"steal {victim}")
        assert result(state).winners == (victim,)
        assert refused(state, "end").rule == "N4"
        assert refused(state, "end").facts["winner"] == victim


def test_N4_at_once_even_in_the_middle_of_a_turn() -> None:
    state = play(table("R1 R3 B4 B5 B6", "B7"), "group B4 B5 B6", "draw 1", "steal 1")
    assert result(state).winners == (1,)
    assert state.turns == 0


# The limit.


def test_6_4_after_300_turns_everybody_lays_down_and_the_fewest_cards_left_win() -> None:
    state = table("R1 R3", "B7 B8 B9 K7 G7 Y7 R7", "Y1 Y2 Y3 Y5", turn=1, turns=298)
    play(state, "end")
    assert not state.over
    before = hands(state)
    told = events(state, "end")
    assert told == [
        {"event": "notty-turn-ended", "seat": 2},
        {
            "event": "notty-groups-laid-down",
            "winners": (1,),
            "cards": 0,
            "left": (2, 0, 1),
            "groups": ((), (("R7", "G7", "Y7", "K7"), ("B7", "B8", "B9")), (("Y1", "Y2", "Y3"),)),
        },
    ]
    assert state.turns == 300
    assert result(state) == Result(winners=(1,), scores=(2, 0, 1), ranking=((1,), (2,), (0,)))
    assert hands(state) == before, "the hands stay as they are held"


def test_6_4_equal_rests_share_the_win() -> None:
    state = table("R1 R3", "B7 B9 K1 K2 K3", "Y1 Y3 Y5", turns=299)
    told = events(state, "end")[1]
    assert (told["winners"], told["cards"], told["left"]) == ((0, 1), 2, (2, 2, 3))
    assert result(state).winners == (0, 1)
    assert result(state).ranking == ((0, 1), (2,))


def test_6_4_several_empty_rests_share_it_too() -> None:
    state = play(table("B4 B5 B6", "K1 K2 K3 R9 G9 Y9 B9", "Y1", turns=299), "end")
    assert result(state) == Result(winners=(0, 1), scores=(0, 0, 1), ranking=((0, 1), (2,)))


def test_6_4_the_division_is_the_one_that_leaves_the_fewest_cards() -> None:
    """The set of fives would leave four cards: without it only R9 and K5 are left."""
    state = table("R4 R5 R6 G4 G5 G6 Y4 Y5 Y6 K5 R9", "B1 B3 B5", turns=299)
    told = events(state, "end")[1]
    assert told["left"] == (2, 3)
    assert sorted(map(len, told["groups"][0])) == [3, 3, 3]


@pytest.mark.parametrize("seed", range(40))
def test_6_4_what_is_laid_down_is_groups_of_the_hand_and_no_division_leaves_fewer(seed: int) -> None:
    """Hands of 4 to 16 cards, against a solver that imports nothing from the law."""
    chance = random.Random(seed)
    cards = chance.sample(ALL_CARDS, 32)
    size = chance.randint(4, 16)
    state = table(" ".join(cards[:size]), " ".join(cards[size : 2 * size]), turns=299)
    told = events(state, "end")[1]
    for seat, (laid, left) in enumerate(zip(told["groups"], told["left"], strict=True)):
        held = Counter(hand(state, seat).split())
        assert all(frozenset(group) in brute_force.GROUPS for group in laid)
        assert not Counter(card for group in laid for card in group) - held
        assert left == sum(held.values()) - sum(map(len, laid)) == brute_force.fewest_loose(hand(state, seat).split())
        assert list(map(len, laid)) == sorted(map(len, laid), reverse=True), "the largest groups come first"


def test_6_4_laying_down_uses_no_chance() -> None:
    state = table("R1 R2 R3", "B7 B9", turns=299)
    before = state.position()
    play(state, "end")
    after = state.position()
    assert (after["rng"], after["deck"], after["hands"]) == (before["rng"], before["deck"], before["hands"])


def test_6_4_all_may_share_it() -> None:
    state = play(table("R1 R3", "B7 B9", "Y1 Y3", turns=299, turn=2), "end")
    assert result(state).winners == (0, 1, 2)
    assert result(state).ranking == ((0, 1, 2),)


def test_6_4_the_300th_turn_is_played_to_its_end() -> None:
    state = play(table("R1 R3 B4 B5 B6", "B7", turns=299), "draw 1", "cycle", "drop R3", "group B4 B5 B6")
    assert not state.over
    assert state.turns == 299


def test_6_4_an_empty_hand_in_the_last_turn_wins_alone() -> None:
    state = play(table("B4 B5 B6", "B7", turns=299), "group B4 B5 B6")
    assert result(state).winners == (0,)
    assert refused(state, "end").rule == "N4"


def test_6_4_after_the_limit_nothing_is_legal() -> None:
    state = play(table("R1 R3", "B7 B9", "Y1 Y3 Y5", turns=299), "end")
    for action in notty.actions:
        assert refused(state, action).rule == "N10"
    assert refused(state, "end").facts["turns"] == 300
    says(refused(state, "end"), 300)


@pytest.mark.parametrize("limit", [20, 21, 57])
def test_6_4_the_table_may_set_another_limit(limit: int) -> None:
    state = notty.deal(seats=2, seed=64, turn_limit=limit, first_player=0)
    played = 0
    while not state.over:
        state.play("end")
        played += 1
    assert played == limit == state.turns
    assert result(state).winners == (0, 1)


def test_6_4_a_finished_game_is_written_down_and_read_back() -> None:
    state = play(table("R1 R2 R3 K9", "B7 B9", "Y1 Y2 Y3 Y5 Y6 Y7", turns=299), "end")
    again = notty.position(state.position())
    assert again.hash() == state.hash()
    assert result(again) == result(state) == Result(winners=(2,), scores=(1, 2, 0), ranking=((2,), (0,), (1,)))


def test_N10_300_turns_without_a_winner() -> None:
    state = notty.deal(seats=3, seed=110)
    for _ in range(300):
        assert not state.over
        state.play("end")
    assert result(state).winners == (0, 1, 2)


def test_N10_the_fewest_cards_left_win_and_equal_rests_share() -> None:
    fewest = play(table(TWENTY, "B7 B9", "K1 K2 K3 K5", turns=19, options={"turn_limit": 20}), "end")
    assert result(fewest).winners == (2,)
    shared = play(table("R1 R3 R5", "B7 B9 B9 B5", "Y1 Y3 Y5", turns=19, options={"turn_limit": 20}), "end")
    assert result(shared).winners == (0, 2)
    assert shared.winner_seats() == (0, 2)


def test_N10_by_the_first_rules_the_smallest_hand_wins() -> None:
    """Version 1, for games that were begun under it: groups in hand do not help."""
    position = {"game": "notty", "turn": 0, "turns": 299, "hands": ["R1 R2 R3 K9", "B7 B9 B1", "Y1 Y2 Y3"]}
    state = notty.with_rules(1).position(position)
    assert events(state, "end")[1] == {"event": "notty-turn-limit-reached", "winners": (1, 2), "cards": 3}
    assert result(state) == Result(winners=(1, 2), scores=(4, 3, 3), ranking=((1, 2), (0,)))
    assert notty.with_rules(1).position(state.position()).hash() == state.hash()
    with pytest.raises(OptionError):
        notty.position(state.position())  # by the current rules seat 2 is the only winner
    assert parlour.replay(state.record()).result == state.result


# The ranking.


@pytest.mark.parametrize(
    ("others", "ranking"),
    [
        (("R1 R3 R5", "Y1"), ((0,), (2,), (1,))),
        (("R1", "Y1 Y3 Y5"), ((0,), (1,), (2,))),
        (("R1 R3", "Y1 Y3"), ((0,), (1, 2))),
    ],
)
def test_6_5_everybody_else_is_ranked_by_the_cards_left(
    others: tuple[str, str], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = play(table("B4 B5 B6", *others), "group B4 B5 B6")
    assert result(state).ranking == ranking
    assert result(state).scores == (0, len(others[0].split()), len(others[1].split()))


def test_6_5_the_winner_by_theft_comes_first_too() -> None:
    state = play(table("R1 R3", "B7", "Y1"), "steal 1")
    assert result(state) == Result(winners=(1,), scores=(3, 0, 1), ranking=((1,), (2,), (0,)))


def test_6_5_at_the_limit_too_the_fewest_come_first() -> None:
    state = play(table("R1 R3 R5", "B7 B9", "Y1", turns=299), "end")
    assert result(state) == Result(winners=(2,), scores=(3, 2, 1), ranking=((2,), (1,), (0,)))


def test_6_5_two_players() -> None:
    state = play(table("R1 R3 R5", "B7 B8 B9", turn=1), "group B7 B8 B9")
    assert result(state) == Result(winners=(1,), scores=(3, 0), ranking=((1,), (0,)))


def test_6_5_there_is_no_result_before_the_end() -> None:
    state = notty.deal(seats=3, seed=65)
    assert state.result is None
    assert state.winner_seats() == ()
