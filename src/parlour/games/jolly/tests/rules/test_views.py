"""What a seat sees: views, events, imagined tables (§1.6, §1.7, §1.8, §3.5, §8.4)."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour import OptionError, Rng, State
from parlour.games.jolly.tests.rules.helpers import (
    DULL,
    before_the_middle,
    gambling,
    held,
    jolly,
    middle,
    opened,
    playing,
    rest,
    short,
    stacked,
    table,
)
from tests.games.helpers import hands, moves, play, says

VIEW_KEYS = {
    *("game", "seat", "seats", "turn", "turns", "starter", "options", "over", "winners"),
    *("round", "phase", "first_discard", "hands", "known", "stock", "discard", "jolly_card", "table", "points"),
    *("opened", "laid", "opening", "taken", "taken_used", "put_back", "swapped", "owes", "reshuffles", "barred"),
    "seen_bottom",
}


def played(seed: int, steps: int, **options: Any) -> Iterator[State]:
    """A random game with many melds; yields the same object every time."""
    state = jolly.deal(seats=2, seed=seed, **options)
    chance = Rng(seed)
    for _ in range(steps):
        legal = [move for move in moves(state) if move.startswith(("meld", "add", "swap", "take"))]
        legal = legal if legal and chance.below(6) else moves(state)
        if not legal:
            return
        play(state, legal[chance.below(len(legal))])
        yield state


def seen_twice() -> State:
    """Seat 0 started, and saw the two lowest cards of the stock."""
    written = table("2♥ 9♠ 5♣ JK", "K♦ 4♠ 6♦ 8♦", known=["JK", ""], round=3).position()
    return jolly.position({**written, "seen_bottom": " ".join(written["stock"].split()[:2])})


def test_1_8_the_view_of_a_seat_as_a_whole() -> None:
    view = middle().view(0)
    assert view == {
        "game": "jolly",
        "seat": 0,
        "seats": 2,
        "turn": 1,
        "turns": 13,
        "starter": 0,
        "options": {
            "starter": "random",
            "hunt": "added",
            "final_discard": True,
            "jolly_hand_failure": "game",
            "round_limit": 100,
        },
        "over": False,
        "winners": [],
        "round": 7,
        "phase": "play",
        "first_discard": False,
        "hands": [["2♦", "4♦", "JK"], ["JK", "??", "??", "??", "??"]],
        "known": [["JK"], ["JK"]],
        "stock": 108 - 3 - 5 - 1 - 10 - 1,
        "discard": ["3♣"],
        "jolly_card": "A♦",
        "table": [["9♣", "10♣", "J♣"], ["5♥", "6♥", "7♥", "8♥"], ["Q♠", "Q♥", "Q♦"]],
        "points": [29, 26, 30],
        "opened": [True, False],
        "laid": [2, 3],
        "opening": {"points": 56, "needed": 36, "pure": True},
        "taken": "7♥",
        "taken_used": True,
        "put_back": False,
        "swapped": 1,
        "owes": ["jokers", "discard"],
        "reshuffles": 0,
        "barred": [False, False],
        "seen_bottom": [],
    }


@pytest.mark.parametrize("seat", [0, 1, None])
def test_1_8_a_view_differs_from_a_spectators_in_the_hand_and_what_the_starter_saw(seat: int | None) -> None:
    for state in (middle(), seen_twice(), gambling(f"{DULL} 9♦"), jolly.deal(seats=2, seed=3)):
        view, public = state.view(seat), state.view(None)
        assert set(view) == VIEW_KEYS
        if seat is not None:
            public["hands"][seat] = view["hands"][seat]
        if seat == state.starter:
            public["seen_bottom"] = view["seen_bottom"]
        assert {**public, "seat": seat} == view


def test_1_8_a_hand_is_sorted_by_suit_and_rank_jokers_last() -> None:
    state = table("K♣ JK 2♠ 10♦ A♥ 9♠ Q♥ 4♣ JK J♦ 2♠", "2♥")
    assert state.view(0)["hands"][0] == ["2♠", "2♠", "9♠", "A♥", "Q♥", "10♦", "J♦", "4♣", "K♣", "JK", "JK"]


def test_3_5_a_drawn_card_is_seen_only_by_the_player_who_drew_it() -> None:
    state = stacked("5♠ 6♠", "2♥", top="J♣")
    (drawn,) = state.play("draw")
    assert drawn.reveals
    assert drawn.seen_by(0).as_dict() == {"event": "jolly-card-drawn", "seat": 0, "card": "J♣"}
    for seat in (1, None):
        assert drawn.seen_by(seat).as_dict() == {"event": "jolly-card-drawn", "seat": 0, "card": "??"}
        assert state.view(seat)["hands"][0] == ["??", "??", "??"]


def test_3_5_everything_else_that_happens_is_seen_by_everybody() -> None:
    state = before_the_middle()
    told = [event for move in TURN for event in state.play(move)]
    assert len(told) == 8
    for event in told:
        for seat in (0, 1, None):
            assert event.seen_by(seat) == event


TURN = (
    "take",
    "meld 5♥ 6♥ 7♥ 8♥",
    "meld Q♠ Q♥ Q♦",
    "swap 10♣ in 1",
    "meld 7♦ 7♣ JK",
    "discard K♦",
)


def test_8_1_the_declaration_is_binding() -> None:
    """The card that comes into the hand is public, but the declaration cannot be taken back."""
    (declared,) = table(DULL, "2♥ 9♣", jolly_card="9♦").play("jolly")
    assert declared.binds == "J14" and not declared.reveals
    assert declared.seen_by(1) == declared.seen_by(None) == declared


def test_7_1_a_reshuffle_names_no_card() -> None:
    told = short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦").play("draw")
    assert named(told[0].as_dict()) == []
    assert named([event.seen_by(1).as_dict() for event in told]) == []


def named(data: Any) -> list[str]:
    """All cards that are named in some data."""
    return re.findall(r"(?:10|[A2-9JQK])[♠♥♦♣]|JK(?!=)", json.dumps(data, ensure_ascii=False))


@pytest.mark.parametrize("seed", range(4))
def test_1_6_no_view_names_a_card_whose_place_its_seat_does_not_know(seed: int) -> None:
    for state in played(seed, steps=150, jolly_hand_failure="turn"):
        position = state.position()
        public = Counter(position["discard"].split()) + Counter(named(state.view(None)["table"]))
        public += Counter(named(position["known"]))
        public += Counter(named([position["jolly_card"], position["taken"]]))
        for seat in (0, 1):
            allowed = public + held(state, seat)
            if seat == state.starter:
                allowed += Counter(position["seen_bottom"].split())
            assert not set(named(state.view(seat))) - set(allowed)
        assert not set(named(state.view(None))) - set(public)


@pytest.mark.parametrize("seed", range(4))
def test_1_6_known_cards_are_in_the_hand_they_are_known_in(seed: int) -> None:
    for state in played(40 + seed, steps=200, jolly_hand_failure="turn"):
        for seat, known in enumerate(state.view(None)["known"]):
            assert Counter(known) <= held(state, seat)
            assert state.view(None)["hands"][seat] == known + ["??"] * (held(state, seat).total() - len(known))


# What is known.


def test_J10_a_taken_card_is_known_until_it_lies_on_the_table() -> None:
    state = play(before_the_middle(), "take")
    assert state.view(0)["known"] == [["JK"], ["7♥"]]
    assert state.view(0)["hands"][1][0] == "7♥"
    assert state.view(0)["hands"][1][1:] == ["??"] * 11
    assert play(state.clone(), "putback").view(0)["known"] == [["JK"], []]
    assert play(state, "meld 5♥ 6♥ 7♥").view(0)["known"] == [["JK"], []]


def test_J10_with_two_copies_the_one_that_is_left_may_be_either() -> None:
    """One 7♥ was taken and one is on the table now: nobody can know whether another is in the hand."""
    state = table("7♥ 5♥ 6♥ 2♦ A♣", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False])
    assert play(state, "take").view(1)["known"][0] == ["7♥"]
    assert play(state, "meld 5♥ 6♥ 7♥").view(1)["known"][0] == []


def test_J11_a_swapped_joker_is_known() -> None:
    state = play(opened("10♣ 5♥ 6♥ 2♦ A♠", "2♥ 9♣", table=["9♣ JK=10♣ J♣"]), "swap 10♣ in 1")
    assert state.view(1)["known"][0] == ["JK"]
    assert play(state, "meld 5♥ 6♥ JK").view(1)["known"][0] == []


def test_J2_a_hunted_joker_is_known_until_a_joker_is_laid_or_discarded() -> None:
    state = playing("JK JK 5♥ 6♥ 2♦", "2♥ 9♣", known=["JK", ""])
    play(state, "discard JK")
    assert state.view(1)["known"][0] == []
    assert state.view(1)["hands"][0] == ["??"] * 4


def test_J14_a_known_card_that_is_discarded_is_known_no_more() -> None:
    state = play(playing("2♠ 3♠ 4♠ 9♥", "2♥ 9♣", known=["2♠ 3♠ 4♠", ""]), "discard 3♠")
    assert sorted(state.view(1)["known"][0]) == ["2♠", "4♠"]


# Other futures, and imagined tables.


def other_fates(state: State, seat: int) -> Iterator[State]:
    """The same table from this seat's point of view: unknown cards are redealt, and the future is another."""
    written = state.position()
    other = 1 - seat
    chance = Rng(77)
    known = Counter(written["known"][other].split())
    seen = len(written["seen_bottom"].split()) if seat == written["starter"] else 0
    stock = written["stock"].split()
    for _ in range(5):
        hidden = [*(Counter(written["hands"][other].split()) - known).elements(), *stock[seen:]]
        dealt = [hidden[place] for place in chance.shuffled(range(len(hidden)))]
        missing = len(written["hands"][other].split()) - known.total()
        changed = list(written["hands"])
        changed[other] = " ".join([*known.elements(), *dealt[:missing]])
        pile = [*stock[:seen], *dealt[missing:]]
        bottom = " ".join(pile[: len(written["seen_bottom"].split())])
        rng = table("5♠", "2♥", seed=99).position()["rng"]
        yield jolly.position({**written, "hands": changed, "stock": " ".join(pile), "seen_bottom": bottom, "rng": rng})


@pytest.mark.parametrize("seat", [0, 1])
def test_1_6_what_a_seat_cannot_see_changes_nothing_that_it_sees(seat: int) -> None:
    on_turn = [middle(), before_the_middle(), seen_twice(), jolly.deal(seats=2, seed=9, starter=seat)]
    for state in on_turn:
        if state.turn != seat and state.view(None)["owes"] not in (["draw"], ["discard"]):
            continue
        for other in other_fates(state, seat):
            assert other.hash() != state.hash()
            assert other.view(seat) == state.view(seat)
            assert np.array_equal(other.observe(seat), state.observe(seat))
            if state.turn == seat:
                assert moves(other) == moves(state)
                for text in ("draw", "take", "jolly", "meld 9♦ 10♦ J♦", "add 10♥ to 1", "discard 3♥", "concede"):
                    assert str(other.refusal(text)) == str(state.refusal(text))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("make", [middle, before_the_middle, seen_twice], ids=lambda make: make.__name__)
def test_1_6_an_imagined_table_agrees_with_all_that_was_seen(make: Any, seat: int) -> None:
    state = make()
    before = state.hash()
    imagined = [state.imagine(seat, seed) for seed in range(20)]
    for twin in imagined:
        assert twin.view(seat) == state.view(seat)
        assert hands(twin)[seat] == hands(state)[seat]
        assert Counter(state.view(seat)["known"][1 - seat]) <= held(twin, 1 - seat)
        assert twin.position()["rng"] != state.position()["rng"]
        assert jolly.position(twin.position()).hash() == twin.hash()
        assert twin.legal()
    assert len({twin.position()["stock"] for twin in imagined}) == 20
    assert state.hash() == before


def test_J2_the_starter_imagines_what_it_saw_where_it_lies_and_the_other_does_not() -> None:
    state = seen_twice()
    bottom = state.view(0)["seen_bottom"]
    assert len(bottom) == 2
    for seed in range(20):
        assert state.imagine(0, seed).position()["stock"].split()[:2] == bottom
    imagined = [state.imagine(1, seed) for seed in range(20)]
    assert len({tuple(twin.view(0)["seen_bottom"]) for twin in imagined}) > 10
    for twin in imagined:
        assert twin.position()["stock"].split()[:2] == twin.view(0)["seen_bottom"]


def test_J2_what_the_starter_saw_held_no_joker() -> None:
    """Jokers among the three went into its hand, so nobody imagines one among the cards that stayed."""
    state = seen_twice()
    for seed in range(200):
        assert "JK" not in state.imagine(1, seed).position()["seen_bottom"].split()


def test_1_6_every_unknown_card_is_imagined_anywhere() -> None:
    state = seen_twice()
    bottom = Counter(state.view(0)["seen_bottom"])
    unknown = held(state, 1) + Counter(state.position()["stock"].split()) - bottom
    seen = {card for seed in range(400) for card in hands(state.imagine(0, seed))[1].split()}
    assert seen == set(unknown)


def test_3_6_a_player_who_owes_something_is_imagined_with_a_hand_that_can_pay() -> None:
    """Seat 1 has begun to open with a taken card: in every world that seat 0 imagines, it can continue."""
    state = play(before_the_middle(), "take", "meld 5♥ 6♥ 7♥")
    for seed in range(30):
        twin = state.imagine(0, seed)
        assert twin.legal()
        assert jolly.position(twin.position()).hash() == twin.hash()


# Tables from views.


@pytest.mark.parametrize("seed", range(3))
def test_a_table_from_a_view_agrees_with_the_view(seed: int) -> None:
    for number, state in enumerate(played(30 + seed, steps=150, jolly_hand_failure="turn")):
        if number % 5:
            continue
        for seat in (0, 1, None):
            again = jolly.from_view(json.loads(json.dumps(state.view(seat))))
            assert again.view(seat) == state.view(seat)
            if seat == state.turn:
                assert moves(again) == moves(state)


def test_a_table_from_the_view_of_a_finished_game() -> None:
    for state in (
        play(opened("2♠", "2♥ K♦"), "discard 2♠"),
        play(gambling(f"{DULL} 9♦"), "concede"),
        play(playing(rest("2♥ 9♣", "9♦"), "2♥ 9♣", stock="", jolly_card="9♦"), "discard K♦"),
    ):
        for seat in (0, 1, None):
            again = jolly.from_view(state.view(seat))
            assert again.view(seat) == state.view(seat)
            assert again.result == state.result


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_table_from_a_view_in_the_middle_of_a_turn(seat: int | None) -> None:
    for state in (middle(), before_the_middle(), seen_twice(), gambling(f"{DULL} 9♦")):
        again = jolly.from_view(state.view(seat))
        assert again.view(seat) == state.view(seat)
        assert again.legal()


@pytest.mark.parametrize(
    "lost", ["hands", "table", "discard", "round", "phase", "opened", "jolly_card", "laid", "turn", "options"]
)
def test_an_incomplete_view_is_refused(lost: str) -> None:
    view = middle().view(0)
    del view[lost]
    with pytest.raises(OptionError) as raised:
        jolly.from_view(view)
    says(raised.value, "jolly")


@pytest.mark.parametrize("view", [None, [], "view", 7, {}, {"game": "another"}, {"game": "jolly"}])
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(OptionError) as raised:
        jolly.from_view(view)
    says(raised.value, "jolly", "view(seat)")


def test_a_view_is_plain_data_that_the_caller_may_change() -> None:
    state = middle()
    before, view = state.hash(), state.view(0)
    assert json.loads(json.dumps(view)) == view
    view["hands"][0].append("K♦")
    view["table"][0].clear()
    view["opened"][0] = False
    view["known"][0].clear()
    assert state.hash() == before
    assert state.view(0)["opened"] == [True, False]


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", [0]])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    state = middle()
    for ask in (state.view, state.observe, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(OptionError) as raised:
            ask(seat)
        says(raised.value, repr(seat))


@pytest.mark.parametrize("seed", range(3))
def test_3_5_no_event_names_a_card_that_its_reader_may_not_see(seed: int) -> None:
    for state in played(50 + seed, steps=120):
        for move in state.legal()[:3]:
            after = state.clone()
            for happened in after.play(move):
                for seat in (0, 1, None):
                    told = happened.seen_by(seat).as_dict()
                    if happened.key == "jolly-card-drawn" and seat != state.turn:
                        assert told["card"] == "??"
                    else:
                        assert told == happened.as_dict()
