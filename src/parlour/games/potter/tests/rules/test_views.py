"""What a seat sees: views, events, imagined tables (§1.3, §7.3, §7.7)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour import OptionError, Rng, State
from parlour.games.potter.tests.rules.helpers import middle, playing, potter, stacked, table
from tests.games.helpers import hands, moves, play, says

VIEW_KEYS = {
    *("game", "seat", "seats", "turn", "turns", "starter", "options", "over", "winners"),
    *("round", "potter", "phase", "hands", "known", "stock", "discard", "table", "sallan", "scores"),
    *("banned", "taken", "owes", "loop"),
}


def played(seats: int, seed: int, steps: int) -> Iterator[State]:
    """A random game with many melds; yields the same object every time."""
    state = potter.deal(seats=seats, seed=seed)
    chance = Rng(seed)
    for _ in range(steps):
        legal = [move for move in moves(state) if move.startswith(("meld", "add", "take"))] or moves(state)
        if not legal:
            return
        play(state, legal[chance.below(len(legal))])
        yield state


def test_7_7_the_view_of_a_seat_as_a_whole() -> None:
    state = middle()
    view = state.view(0)
    known = view["known"]
    assert sorted(known[1]) == sorted(["K♣", "5♦"])
    assert known[0] == ["9♣"] and known[2] == []
    assert view.pop("hands") == [["J♦", "4♣", "9♣"], [*known[1], "??", "??"], ["??", "??"]]
    assert sorted(view["loop"].pop("seen")) == []
    del view["known"]
    assert view == {
        "game": "potter",
        "seat": 0,
        "seats": 3,
        "turn": 1,
        "turns": 13,
        "starter": 2,
        "options": {"target": 200, "ace_high_runs": False},
        "over": False,
        "winners": [],
        "round": 3,
        "potter": "3",
        "phase": "play",
        "stock": 52 - 3 - 5 - 2 - 3 - 3,
        "discard": [],
        "table": [["J♥", "Q♥", "K♥"], ["6♠", "7♠", "8♠", "3♥=9♠"]],
        "sallan": [True, True, False],
        "scores": [10, 0, 25],
        "banned": [["9♣"], [], []],
        "taken": [],
        "owes": "discard",
        "loop": {"turns": 0, "laid": True},
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_1_3_a_view_differs_from_a_spectators_only_in_the_hand(seat: int | None) -> None:
    view, public = middle().view(seat), middle().view(None)
    assert set(view) == VIEW_KEYS
    if seat is not None:
        public["hands"][seat] = view["hands"][seat]
    assert {**public, "seat": seat} == view


def test_1_3_a_hand_is_sorted_by_suit_and_rank() -> None:
    state = table("K♣ 2♠ 10♦ A♥ 9♠ Q♥ 4♣ J♦", "2♥")
    assert state.view(0)["hands"][0] == ["2♠", "9♠", "A♥", "Q♥", "10♦", "J♦", "4♣", "K♣"]


def test_1_3_a_drawn_card_is_seen_only_by_the_player_who_drew_it() -> None:
    state = stacked("5♠ 6♠", "2♥", "9♦", top="J♣")
    (drawn,) = state.play("draw")
    assert drawn.seen_by(0).as_dict() == {"event": "potter-card-drawn", "seat": 0, "card": "J♣"}
    for seat in (1, 2, None):
        assert drawn.seen_by(seat).as_dict() == {"event": "potter-card-drawn", "seat": 0, "card": "??"}
        assert state.view(seat)["hands"][0] == ["??", "??", "??"]


def test_1_3_everything_else_that_happens_is_seen_by_everybody() -> None:
    state = table("5♠ 6♠ 7♠ 8♠ 3♥ 9♦", "2♥ K♦", discard="10♣", round=3, turns=3)
    told = [
        event for move in ("take", "meld 5♠ 6♠ 7♠", "add 8♠ to 1", "discard 9♦", "take") for event in state.play(move)
    ]
    told += state.play("return")
    assert len(told) == 7
    for event in told:
        for seat in (0, 1, None):
            assert event.seen_by(seat) == event


def test_1_3_a_new_deal_names_no_card() -> None:
    told = playing("8♣ 9♣ 10♣", "K♦").play("meld 8♣ 9♣ 10♣")
    assert told[-1].as_dict() == {"event": "potter-round-begun", "round": 2, "potter": "2", "starter": 1}


def test_7_8_a_move_that_shows_new_cards_is_not_taken_back() -> None:
    """A player who has seen the cards of the next round cannot undo the meld that won this one."""
    assert any(event.reveals for event in playing("8♣ 9♣ 10♣", "K♦").play("meld 8♣ 9♣ 10♣"))
    assert any(event.reveals for event in playing("K♦ 2♣", "9♠ 4♦", turns=119).play("discard K♦"))


def named(data: Any) -> set[str]:
    """All cards that are named in some data."""
    return set(re.findall(r"(?:10|[A2-9JQK])[♠♥♦♣]", json.dumps(data, ensure_ascii=False)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_3_no_view_names_a_card_whose_place_its_seat_does_not_know(seats: int) -> None:
    for state in played(seats, seed=seats, steps=200):
        position = state.position()
        public = {*position["discard"].split(), *named(position["table"]), *position["loop"]["seen"].split()}
        public |= named(position["known"]) | named(position["banned"]) | named(position["taken"])
        for seat in range(seats):
            allowed = public | set(hands(state)[seat].split())
            assert named(state.view(seat)) <= allowed
        assert named(state.view(None)) <= public


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_7_7_known_cards_are_in_the_hand_they_are_known_in(seats: int) -> None:
    for state in played(seats, seed=70 + seats, steps=200):
        for seat, known in enumerate(state.view(None)["known"]):
            assert set(known) <= set(hands(state)[seat].split())
            shown = state.view(None)["hands"][seat]
            assert shown == known + ["??"] * (len(hands(state)[seat].split()) - len(known))


def other_fates(state: State, seat: int) -> Iterator[State]:
    """The same table from this seat's point of view: unknown cards are redealt, and the future is another."""
    written = state.position()
    chance = Rng(77)
    known = [set(text.split()) for text in written["known"]]
    for _ in range(5):
        hidden = [
            card
            for owner, held in enumerate(written["hands"])
            for card in held.split()
            if owner != seat and card not in known[owner]
        ] + written["stock"].split()
        dealt = [hidden[place] for place in chance.shuffled(range(len(hidden)))]
        changed = []
        for owner, held in enumerate(written["hands"]):
            kept = [card for card in held.split() if owner == seat or card in known[owner]]
            missing = len(held.split()) - len(kept)
            changed.append(" ".join([*kept, *dealt[:missing]]))
            dealt = dealt[missing:]
        rng = table("5♠", "2♥", seed=99).position()["rng"]
        yield potter.position({**written, "hands": changed, "stock": " ".join(dealt), "rng": rng})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_1_3_what_a_seat_cannot_see_changes_nothing_that_it_sees(seat: int) -> None:
    for state in (middle(), potter.deal(seats=3, seed=9)):
        for other in other_fates(state, seat):
            assert other.hash() != state.hash()
            assert other.view(seat) == state.view(seat)
            assert np.array_equal(other.observe(seat), state.observe(seat))
            if state.turn == seat:
                assert moves(other) == moves(state)
                for text in ("end", "discard 2♦", "meld 9♦ 10♦ J♦", "add 10♥ to 1", "take", "return"):
                    assert str(other.refusal(text)) == str(state.refusal(text))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_7_an_imagined_table_agrees_with_all_that_was_seen(seat: int) -> None:
    state = middle()
    before = state.hash()
    imagined = [state.imagine(seat, seed) for seed in range(20)]
    for twin in imagined:
        assert twin.view(seat) == state.view(seat)
        assert hands(twin)[seat] == hands(state)[seat]
        for owner, known in enumerate(state.view(seat)["known"]):
            assert set(known) <= set(hands(twin)[owner].split())
        assert twin.position()["rng"] != state.position()["rng"]
    assert len({twin.position()["stock"] for twin in imagined}) == 20
    assert state.hash() == before


def test_7_7_every_unknown_card_is_imagined_anywhere() -> None:
    state = middle()
    written = state.position()
    unknown = {*written["stock"].split(), *hands(state)[1].split(), *hands(state)[2].split()}
    seen = {card for seed in range(200) for card in state.imagine(0, seed).view(1)["hands"][1]}
    assert seen == unknown


def test_7_7_a_banned_card_is_known_to_be_in_its_hand() -> None:
    """Even if a position names only the ban: everybody saw the card go back."""
    state = table("9♣ 2♦", "K♦ 4♥ 8♥", banned=["9♣", ""])
    assert state.view(1)["hands"][0] == ["9♣", "??"]
    for seed in range(20):
        twin = state.imagine(1, seed)
        assert "9♣" in hands(twin)[0].split()
        assert potter.position(twin.position()).hash() == twin.hash()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_from_a_view_agrees_with_the_view(seats: int) -> None:
    for number, state in enumerate(played(seats, seed=30 + seats, steps=150)):
        if number % 5:
            continue
        for seat in [*range(seats), None]:
            again = potter.from_view(json.loads(json.dumps(state.view(seat))))
            assert again.view(seat) == state.view(seat)
            if seat == state.turn:
                assert moves(again) == moves(state)


def test_a_table_from_the_view_of_a_finished_game() -> None:
    state = play(playing("8♣ 9♣ 10♣", "K♦", scores=[0, 190]), "meld 8♣ 9♣ 10♣")
    for seat in (0, 1, None):
        again = potter.from_view(state.view(seat))
        assert again.view(seat) == state.view(seat)
        assert again.result == state.result


def test_a_table_from_a_view_while_the_meld_is_owed() -> None:
    state = play(table("5♠ 6♠ 2♦", "2♥", "9♣", discard="K♣ 7♠ 10♦", turns=5), "take")
    for seat in (0, 1, 2, None):
        again = potter.from_view(state.view(seat))
        assert again.view(seat) == state.view(seat)
        play(again, "return")
        assert again.view(None)["discard"] == ["K♣", "7♠", "10♦"]


@pytest.mark.parametrize("lost", ["hands", "table", "discard", "round", "phase", "scores", "sallan", "turn", "options"])
def test_an_incomplete_view_is_refused(lost: str) -> None:
    view = middle().view(0)
    del view[lost]
    with pytest.raises(OptionError) as raised:
        potter.from_view(view)
    says(raised.value, "potter")


@pytest.mark.parametrize("view", [None, [], "view", 7, {}, {"game": "another"}, {"game": "potter"}])
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(OptionError) as raised:
        potter.from_view(view)
    says(raised.value, "potter", "view(seat)")


def test_a_view_is_plain_data_that_the_caller_may_change() -> None:
    state = middle()
    before, view = state.hash(), state.view(0)
    assert json.loads(json.dumps(view)) == view
    view["hands"][0].append("K♦")
    view["table"][0].clear()
    view["scores"][0] = 99
    view["loop"]["turns"] = 4
    assert state.hash() == before
    assert state.view(0)["scores"] == [10, 0, 25]


@pytest.mark.parametrize("seat", [-1, 3, 2.0, "0", [0]])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    state = middle()
    for ask in (state.view, state.observe, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(OptionError) as raised:
            ask(seat)
        says(raised.value, repr(seat), "0 to 2")


def test_the_owner_of_the_turn_owes_something_until_the_game_is_over() -> None:
    state = table("5♠ 6♠ 7♠ 2♦", "K♦ 9♥", discard="10♣", turns=3)
    owed = [state.view(1)["owes"]]
    for move in ("take", "meld 5♠ 6♠ 7♠", "discard 2♦"):
        play(state, move)
        owed.append(state.view(None)["owes"])
    assert owed == ["draw", "meld", "discard", "draw"]
    assert play(playing("8♣ 9♣ 10♣", "K♦", scores=[0, 190]), "meld 8♣ 9♣ 10♣").view(0)["owes"] is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_1_3_no_event_names_a_card_that_its_reader_may_not_see(seats: int) -> None:
    for state in played(seats, seed=50 + seats, steps=120):
        for move in state.legal()[:3]:
            after = state.clone()
            for happened in after.play(move):
                drawn = happened.key == "potter-card-drawn"
                for seat in [*range(seats), None]:
                    told = happened.seen_by(seat).as_dict()
                    if drawn and seat != state.turn:
                        assert named(told) == set()
                        assert told["card"] == "??"
                    elif not drawn:
                        assert told == happened.as_dict()
