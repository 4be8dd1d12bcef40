"""What a seat sees: views, events, tables from views (§2.5, §2.8, H3, H16); what it knows is in test_knowledge.py."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from parlour import OptionError, Rng, State
from parlour.games.house_of_cards.tests.rules.helpers import (
    deck,
    held,
    house,
    in_order,
    leftover,
    middle,
    offered,
    small,
    stacked,
    table,
    wandering,
)
from tests.games.helpers import hands, moves, play, says

VIEW_KEYS = {
    *("game", "seat", "seats", "turn", "turns", "starter", "options", "over", "winners"),
    *("limit", "sum", "echo", "last_number", "pile", "started", "plays", "streak", "hands", "would"),
    *("decks", "fresh", "leftover", "look", "choice"),
    *("known_decks", "known_top", "known_held", "known_leftover"),
}
OWN_KEYS = {"hands", "would", "look", "known_decks", "known_top", "known_held", "known_leftover"}


def played(seats: int, seed: int, steps: int, **options: Any) -> Iterator[State]:
    yield from wandering(house.deal(seats=seats, seed=seed, **options), seed, steps)


def named(data: Any) -> Counter[str]:
    """All cards that are named in some data."""
    return Counter(re.findall(r"\b[GRHS](?:\d|-[A-Z][a-z]+)\b", json.dumps(data)))


@pytest.mark.parametrize("seed", range(6))
def test_2_8_a_known_card_of_another_hand_is_there_and_was_seen_before(seed: int) -> None:
    """The cards shown for other seats are right, and this seat has seen each of them on the pile or held it."""
    state = small(seed)
    seen: list[set[str]] = [set(held(state, seat)) | set(state.view(seat)["pile"]) for seat in range(2)]
    known = 0
    for now in wandering(state, seed, 300):
        for seat in range(2):
            view = now.view(seat)
            shown = Counter(card for card in view["hands"][1 - seat] if card != "??")
            assert shown <= Counter(held(now, 1 - seat)) and set(shown) <= seen[seat]
            assert all(shown <= Counter(held(now.imagine(seat, luck), 1 - seat)) for luck in range(3))
            seen[seat] |= {*view["pile"], *view["hands"][seat]}
            known += len(shown)
    assert known > 0


# The view as a whole.


def test_2_8_the_view_of_a_seat_as_a_whole() -> None:
    assert middle().view(1) == {
        "game": "house_of_cards",
        "seat": 1,
        "seats": 3,
        "turn": 1,
        "turns": 13,
        "starter": 2,
        "options": {
            "preset": "standard",
            "limit": 40,
            "cards": 12,
            "memory_aid": False,
            "last_card_must_fit": False,
            "turn_limit": 1000,
        },
        "over": False,
        "winners": [],
        "limit": 40,
        "sum": 21,
        "echo": False,
        "last_number": 4,
        "pile": ["H0", "S1", "R2", "G3", "S8", "H3", "R4", "S-Swap"],
        "started": True,
        "plays": [["G3", "R4"], ["S1", "S8", "S-Swap"], ["R2", "H3"]],
        "streak": [1, 3, 1],
        "hands": [["??", "??"], ["R9", "S2"], ["??", "??"]],
        "would": [30, 23],
        "decks": [2, 2, 1],
        "fresh": [0, 0, 0],
        "leftover": 100 - 6 - 7 - 6,
        "look": None,
        "known_decks": [[], [], []],
        "known_top": [],
        "known_held": [[], [], []],
        "known_leftover": [],
        "choice": ["house", "swap"],
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_2_8_a_view_differs_from_a_spectators_in_what_the_seat_knows(seat: int | None) -> None:
    state = play(middle(), "remove S2", "swap R9")
    view, public = state.view(seat), state.view(None)
    assert set(view) == VIEW_KEYS
    assert {key for key in VIEW_KEYS - {"seat"} if view[key] != public[key]} <= OWN_KEYS
    assert public["would"] == [] and public["look"] is None
    if seat is not None:
        assert view["hands"][seat] == held(state, seat)


def test_2_8_a_hand_is_sorted_by_house_and_kind() -> None:
    assert table("S2 G-Swap", "R9 R0", "H-Echo H9").view(0)["hands"][0] == ["G-Swap", "S2"]
    assert table("S2 G-Swap", "R9 R0", "H-Echo H9").view(1)["hands"][1] == ["R0", "R9"]
    assert table("S2 G-Swap", "R9 R0", "H-Echo H9").view(2)["hands"][2] == ["H9", "H-Echo"]


@pytest.mark.parametrize(
    ("pile", "hand", "would"),
    [
        ("S3", "G4 R9", [7, 12]),
        ("S3 G-Echo", "G4 R9", [11, 21]),
        ("S3 G4", "R-Mirror S-Shield", [11, 7]),
        ("S3 G4 H-Mirror", "R-Mirror S-Shield", [15, 7]),
        ("S3 G4", "R-Hallows S-Swap", [25, 7]),
        ("S3 G4", "H-Echo R8", [15, 7]),
        ("S3 G4 R-Echo", "H-Shield H-Hallows", [25, 7]),
    ],
)
def test_5_1_what_each_hand_card_would_make_of_the_sum(pile: str, hand: str, would: list[int]) -> None:
    """In the order of the hand; on turn and off turn alike."""
    state = table(hand, "S1 S2", "H1 H2", pile=pile, options={"limit": 25})
    cards = state.view(0)["hands"][0]
    assert state.view(0)["would"] == would
    for card, expected in zip(cards, would, strict=True):
        after = state.clone()
        told = [event.as_dict() for event in after.play(f"play {card}")]
        assert told[0]["sum"] == expected
    off_turn = table("H1 H2", hand, "S1 S2", pile=pile, options={"limit": 25})
    assert off_turn.view(1)["would"] == would


def test_8_1_after_the_end_nothing_would_be() -> None:
    state = play(table("G4", "S1 S2", pile="H1"), "play G4")
    view = state.view(1)
    assert (view["would"], view["choice"], view["over"], view["winners"], view["turn"]) == ([], [], True, [0], None)


# The look.


def test_H3_the_look_is_null_for_spectators_and_after_the_first_card() -> None:
    state = house.deal(seats=2, seed=1)
    assert [len(state.view(seat)["look"]) for seat in (0, 1)] == [13, 13]
    assert state.view(None)["look"] is None
    state.step(state.legal_ids()[0])
    assert [state.view(seat)["look"] for seat in (0, 1, None)] == [None, None, None]


def test_H3_the_memory_aid_follows_what_the_owner_knows() -> None:
    """Drawn cards leave the look, given cards do not enter it; a reshuffle adds the old hand, removes the new one."""
    keys: dict[str, Any] = {"known_deck": ["H1 H2 H3", "S5"], "options": {"memory_aid": True, "limit": 15}}
    state = stacked("G6 R5", "S1 S-Hallows", decks=["H1 H2 H3", "S5"], pile="H0", top="R7 R8 R0", turn=1, **keys)
    play(state, "play S-Hallows")
    assert (state.view(0)["look"], deck(state, 0)) == (["H1", "H2", "H3"], ["R8", "R7", "H1", "H2", "H3"])
    play(state, "play R5", "play S1", "play G6")
    assert (held(state, 0), state.view(0)["look"]) == (["H2", "H3"], ["H1"])


def test_H3_the_memory_aid_after_a_reshuffle() -> None:
    keys: dict[str, Any] = {"known_deck": ["H1 H2", ""], "options": {"memory_aid": True}, "fresh": [1, 0]}
    state = stacked("G6 R5", "S1 S2", decks=["S9 H1 H2", ""], pile="H9", **keys)
    play(state, "play G6", "reshuffle")
    known = Counter(["R5", "H1", "H2"]) - Counter(held(state, 0))
    assert state.view(0)["look"] == in_order(list(known.elements()))
    assert state.view(1)["look"] == []


def test_H3_a_swapped_top_is_shown_apart() -> None:
    keys: dict[str, Any] = {"known_deck": ["H1 H2 H3", ""], "options": {"memory_aid": True}}
    state = table("G-Swap R5", "S1 S2", decks=["H1 H2 H3", ""], **keys)
    play(state, "play G-Swap", "swap R5")
    assert (state.view(0)["known_top"], state.view(0)["look"]) == (["R5"], ["H1"])
    assert (state.view(1)["known_top"], state.view(None)["known_top"]) == ([], [])
    assert "R5" not in str(state.view(1))


# Events.


@pytest.mark.parametrize(
    ("start", "move", "key", "hidden"),
    [
        (lambda: table("G4 R5", "S1", decks=["H1", ""]), "play G4", "card-drawn", {"card": "H1"}),
        (middle, "remove S2", "card-removed", {"card": "S2"}),
        (lambda: play(middle(), "keep"), "swap R9", "card-exchanged", {"given": "R9", "got": "S5"}),
    ],
    ids=["card-drawn", "card-removed", "card-exchanged"],
)
def test_2_8_what_only_its_owner_sees(start: Any, move: str, key: str, hidden: dict[str, str]) -> None:
    state = start()
    owner = state.turn
    told = [event for event in state.play(move) if event.key == f"house_of_cards-{key}"]
    seen = told[0].seen_by(owner).as_dict()
    assert {name: seen[name] for name in hidden} == hidden
    for seat in [*range(state.seats), None]:
        if seat != owner:
            shown = told[0].seen_by(seat).as_dict()
            assert {name: shown[name] for name in hidden} == dict.fromkeys(hidden, "??")
            assert {**shown, **hidden} == seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_8_everything_else_that_happens_is_seen_by_everybody(seats: int) -> None:
    private = {f"house_of_cards-{name}" for name in ("card-drawn", "card-removed", "card-exchanged")}
    kinds = set()
    for state in played(seats, seats, 200):
        for move in state.legal():
            for event in state.clone().play(move):
                kinds.add(event.key)
                for seat in [*range(seats), None]:
                    assert event.seen_by(seat) == event or (event.key in private and seat != state.turn)
    assert len(kinds) >= 9


def test_only_what_chance_shows_is_a_revelation() -> None:
    """Such moves are not taken back at a table."""

    def reveals(state: State, move: str) -> bool:
        return any(event.reveals for event in state.play(move))

    assert reveals(table("G4 R5", "S1", decks=["H1", ""]), "play G4")  # a card is drawn
    assert not reveals(table("G4 R5", "S1"), "play G4")
    assert reveals(table("G6 R5", "S1", pile="H9"), "play G6")  # a start card is turned up
    assert reveals(play(middle(), "keep"), "swap R9")
    assert not reveals(play(middle(), "keep"), "keep")
    assert not reveals(middle(), "keep")
    assert reveals(middle(), "remove S2")  # the refill
    hit = play(table("G6 R5", "S1", decks=["H1 H2", ""], pile="H9"), "play G6")
    assert reveals(hit, "reshuffle")


# Nothing more than that.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_8_no_view_names_a_card_whose_place_its_seat_does_not_know(seats: int) -> None:
    for state in played(seats, 20 + seats, 300, memory_aid=True):
        position = state.position()
        for seat in range(seats):
            view = state.view(seat)
            shown = view["pile"] + view["hands"][seat] + [card for cards in view["plays"] for card in cards]
            known = position["known_deck"][seat], position["known_leftover"][seat], position["known_top"][seat]
            others = [position[key][seat] for key in ("known_decks", "known_hands", "known_held") if key in position]
            assert set(named(view)) <= set(named([shown, known, others]))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_known_is_so(seed: int) -> None:
    """Every card that a view names is where the view says."""
    for state in wandering(small(seed), seed, 150):
        for seat in (0, 1, None):
            view = state.view(seat)
            agrees(view["known_leftover"], leftover(state))
            for owner in (0, 1):
                agrees(view["known_decks"][owner], deck(state, owner))
                shown = Counter(card for card in view["hands"][owner] if card != "??")
                assert shown <= Counter(held(state, owner))
                assert Counter(view["known_held"][owner]) <= Counter(held(state, owner) + deck(state, owner))


def agrees(known: list[str], lying: list[str]) -> None:
    """Check that what is known of a deck, from the bottom, agrees with the deck."""
    assert len(known) <= len(lying)
    assert all(card in ("??", there) for card, there in zip(known, lying, strict=False))
    assert not known or known[-1] != "??"


def other_fates(state: State, seat: int) -> Iterator[State]:
    """The same table from this seat's point of view: unknown cards are redealt, and the future is another."""
    written = state.position()
    chance = Rng(77)
    sizes = [len(text.split()) for text in (*written["hands"], *written["decks"], written["leftover"])]
    mine = {seat, state.seats + seat}
    texts = [*written["hands"], *written["decks"], written["leftover"]]
    hidden = [card for place, text in enumerate(texts) if place not in mine for card in text.split()]
    for _ in range(5):
        dealt = [hidden[place] for place in chance.shuffled(range(len(hidden)))]
        changed = list(texts)
        for place, size in enumerate(sizes):
            if place not in mine:
                changed[place], dealt = " ".join(dealt[:size]), dealt[size:]
        own = [
            changed[state.seats + seat].split()[place] for place in chance.shuffled(range(sizes[state.seats + seat]))
        ]
        changed[state.seats + seat] = " ".join(own)
        keys = {"hands": changed[: state.seats], "decks": changed[state.seats : -1], "leftover": changed[-1]}
        sure = [written["known_deck"][one] if one == seat else "" for one in range(state.seats)]
        rng = table("G5", "S1", seed=99).position()["rng"]
        yield house.position({**written, **keys, "known_deck": sure, "rng": rng})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_8_what_a_seat_cannot_see_changes_nothing_that_it_sees(seats: int) -> None:
    for seat in range(seats):
        state = house.deal(seats=seats, seed=seats)
        for other in other_fates(state, seat):
            assert other.hash() != state.hash()
            assert other.view(seat) == state.view(seat)
            assert np.array_equal(other.observe(seat), state.observe(seat))
            if state.turn == seat:
                assert moves(other) == moves(state)
                for text in ("keep", "reshuffle", "play G1", "remove H3", "swap S-Echo"):
                    assert str(other.refusal(text)) == str(state.refusal(text))


# Imagined tables, and tables from views.


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_table_agrees_with_all_that_was_seen(seed: int) -> None:
    for number, state in enumerate(wandering(small(seed), seed, 120)):
        if number % 5 and not offered(state):
            continue
        before = state.hash()
        for seat in (0, 1):
            twin = state.imagine(seat, number)
            assert twin.view(seat) == state.view(seat)
            assert held(twin, seat) == held(state, seat)
            assert twin.position()["rng"] != state.position()["rng"]
            assert house.position(twin.position()).hash() == twin.hash()
            assert bool(twin.legal()) == (not state.over)
        assert state.hash() == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_table_from_a_view_agrees_with_the_view(seats: int, memory_aid: bool) -> None:
    for number, state in enumerate(played(seats, 30 + seats, 400, memory_aid=memory_aid)):
        if number % 9 and not offered(state):
            continue
        for seat in [*range(seats), None]:
            from_view_agrees(state, seat)


@pytest.mark.parametrize("seed", range(6))
def test_a_table_from_a_view_that_knows_much_agrees_too(seed: int) -> None:
    for number, state in enumerate(wandering(small(seed), seed, 150)):
        if number % 4 == 0 or offered(state) or state.over:
            for seat in (0, 1, None):
                from_view_agrees(state, seat)


def from_view_agrees(state: State, seat: int | None) -> None:
    view = json.loads(json.dumps(state.view(seat)))
    again = house.from_view(view)
    assert again.view(seat) == view
    assert again.result == state.result
    if seat == state.turn:
        assert moves(again) == moves(state)


@pytest.mark.parametrize(
    "lost",
    ["hands", "decks", "leftover", "pile", "plays", "choice", "known_leftover", "known_decks", "turn", "options"],
)
def test_an_incomplete_view_is_refused(lost: str) -> None:
    view = middle().view(0)
    del view[lost]
    with pytest.raises(OptionError) as raised:
        house.from_view(view)
    says(raised.value, "house_of_cards")


@pytest.mark.parametrize("view", [None, [], "view", 7, {}, {"game": "another"}, {"game": "house_of_cards"}])
def test_what_is_not_a_view_is_refused(view: Any) -> None:
    with pytest.raises(OptionError) as raised:
        house.from_view(view)
    says(raised.value, "house_of_cards", "view(seat)")


def test_a_view_is_plain_data_that_the_caller_may_change() -> None:
    state = middle()
    before, view = state.hash(), state.view(1)
    assert json.loads(json.dumps(view)) == view
    view["hands"][1].append("G9")
    view["plays"][0].clear()
    view["choice"].clear()
    view["streak"][1] = 0
    assert state.hash() == before
    assert (state.view(1)["choice"], state.view(1)["streak"]) == (["house", "swap"], [1, 3, 1])


@pytest.mark.parametrize("seat", [-1, 3, 2.0, "0", [0]])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    state = middle()
    for ask in (state.view, state.observe, lambda seat: state.imagine(seat, 1)):
        with pytest.raises(OptionError) as raised:
            ask(seat)
        says(raised.value, repr(seat), "0 to 2")


def test_6_5_the_open_choices_are_seen_by_everybody() -> None:
    state = middle()
    for seat in (0, 1, 2, None):
        assert state.view(seat)["choice"] == ["house", "swap"]
    assert [offered(play(state, move)) for move in ("keep", "keep")] == [["swap"], []]


def test_H16_hands_stay_hidden_at_the_end() -> None:
    state = play(table("G4", "S1 S2", pile="H1"), "play G4")
    assert state.view(0)["hands"] == [[], ["??", "??"]]
    assert state.view(None)["hands"] == [[], ["??", "??"]]
    assert hands(state) == ["", "S1 S2"]
