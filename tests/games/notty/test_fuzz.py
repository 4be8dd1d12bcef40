"""Fuzzing: notation, positions, records and views, forth and back, and with all kinds of rubbish.

The examples are derived from the tests themselves (derandomize), so a run finds today what it found yesterday.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import parlour
from parlour import Move, OptionError, Refusal, Rng, State, UnreadableMove
from tests.games.notty.helpers import ALL_CARDS, notty, play, table


def fuzz(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """So many examples, the same every time, however slow the machine."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game after some random moves, often in the middle of a turn, sometimes over."""
    state = notty.deal(
        seats=draw(st.integers(2, 3)),
        seed=draw(st.integers(0, 10**6) | st.binary(max_size=4)),
        turn_limit=draw(st.sampled_from([20, 300])),
        cycle_at_limit=draw(st.booleans()),
    )
    chance = Rng(draw(st.integers(0, 10**6)))
    hoards = draw(st.booleans())  # takes whatever can be taken, so that hands fill up
    for _ in range(draw(st.integers(0, 60))):
        legal = state.legal()
        if hoards:
            legal = [move for move in legal if not str(move).startswith(("group", "end"))] or legal
        if not legal:
            break
        state.play(legal[chance.below(len(legal))])
    return state


# Notation.

BETWEEN = st.sampled_from([" ", "  ", ",", ", ", " , ", "\t", " ,, "])


@st.composite
def said(draw: st.DrawFn) -> tuple[Move, str]:
    """A move, and one of the many ways to say it."""
    move = draw(st.sampled_from(notty.fixed_moves))
    verb, *words = str(move).split()
    if verb == "group":
        words = draw(st.permutations(words))
    text = verb
    for word in words:
        text += draw(BETWEEN) + word
    capitals = draw(st.lists(st.booleans(), min_size=len(text), max_size=len(text)))
    text = "".join(sign.upper() if capital else sign.lower() for sign, capital in zip(text, capitals, strict=True))
    return move, draw(st.sampled_from(["", " ", ","])) + text + draw(st.sampled_from(["", " ", ",", "\n"]))


@fuzz(400)
@given(said())
def test_every_move_reads_back_in_any_case_with_commas_and_in_any_order(move_and_text: tuple[Move, str]) -> None:
    move, text = move_and_text
    assert notty.read(table("R1", "G1", "B1"), text) == move


def test_every_moves_own_text_reads_back_to_itself() -> None:
    state = table("R1", "G1", "B1")
    for move in notty.fixed_moves:
        assert notty.read(state, str(move)) == move == notty.read(state, move.id)


@fuzz(60)
@given(games())
def test_every_legal_move_reads_back_to_itself(state: State) -> None:
    for move in state.legal():
        assert notty.read(state, str(move)) == move
        assert state.refusal(str(move)) is None


VERBS = ["draw", "steal", "cycle", "drop", "group", "end"]
NUMBERS = ["0", "1", "2", "3", "4", "-1", "99999999999"]
WORDS = st.sampled_from([*VERBS, *NUMBERS, *ALL_CARDS, "R10", "♥", "K", ""])
TEXTS = st.text(max_size=30) | st.lists(WORDS | st.text(max_size=3), max_size=6).map(" ".join)


@fuzz(250)
@given(games(), TEXTS)
def test_any_text_is_a_move_or_refused_or_unreadable_and_only_a_move_changes_anything(state: State, text: str) -> None:
    before = state.hash()
    try:
        refusal = state.refusal(text)
        assert state.hash() == before
        play(state, text)
        assert refusal is None
        assert state.hash() != before
    except UnreadableMove as error:
        assert state.hash() == before
        assert str(error)
    except Refusal as error:
        assert type(error) is type(refusal)
        assert state.hash() == before
        assert error.rule in str(error)


# Positions.


def assert_sound(state: State) -> None:
    """A state that can be written down and read back, seen, and played to its end."""
    again = notty.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert bool(state.legal()) == (not state.over)
    for seat in range(state.seats):
        assert again.view(seat) == state.view(seat)
        assert (again.observe(seat) == state.observe(seat)).all()
        assert state.observe(seat)[10, 0, 0] == state.turns * 255 // state.options["turn_limit"]
    held = " ".join([*state.position()["hands"], state.position()["deck"]])
    assert sorted(held.split()) == sorted(ALL_CARDS)
    for move in state.legal()[-3:]:
        assert state.clone().play(move) == again.clone().play(move)


@fuzz(150)
@given(games())
def test_positions_read_back_from_anywhere_in_a_game(state: State) -> None:
    assert_sound(state)


RUBBISH = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=3)
    | st.sampled_from(ALL_CARDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)
KEYS = st.sampled_from(
    ["game", "turn", "winners", "hands", "options", "seed", "turns", "starter", "rng", "deck", "done", "cycling"]
)
HEX_AND_NEAR = st.sampled_from("0123456789abcdefF+-_ x")


@st.composite
def mutated(draw: st.DrawFn, written: dict[str, Any]) -> dict[str, Any]:
    """A position with one or two things changed: some still possible, most not."""
    position: dict[str, Any] = json.loads(json.dumps(written))
    for _ in range(draw(st.integers(1, 2))):
        change = draw(st.sampled_from(CHANGES))
        change(position, draw)
    return position


def lose_a_key(position: dict[str, Any], draw: st.DrawFn) -> None:
    position.pop(draw(KEYS), None)


def write_rubbish(position: dict[str, Any], draw: st.DrawFn) -> None:
    position[draw(KEYS | st.text(max_size=5))] = draw(RUBBISH)


def change_a_number(position: dict[str, Any], draw: st.DrawFn) -> None:
    key = draw(st.sampled_from(["turn", "turns", "starter", "seed"]))
    position[key] = draw(st.sampled_from([-1, 0, 1, 2, 3, 19, 20, 21, 299, 300, 301, 10**6, 10**6 + 1]))


def change_an_option(position: dict[str, Any], draw: st.DrawFn) -> None:
    name = draw(st.sampled_from(["first_player", "turn_limit", "cycle_at_limit", "limit"]))
    position["options"] = {name: draw(RUBBISH | st.integers(18, 22) | st.booleans())}


def change_what_was_done(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["done"] = draw(st.lists(st.sampled_from(["draw", "steal", "cycle"]), max_size=3))
    position["cycling"] = draw(st.booleans())


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    """After so many turns, won by the smallest hands, or by anybody."""
    hands = position.get("hands")
    if isinstance(hands, list) and all(isinstance(hand, str) for hand in hands) and hands:
        sizes = [len(hand.split()) for hand in hands]
        smallest = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
        position["turn"] = None
        position["turns"] = draw(st.sampled_from([0, 20, 21, 300, 301, 500]))
        position["winners"] = draw(st.just(smallest) | st.lists(st.integers(0, 3), max_size=3))


def replace_a_card(position: dict[str, Any], draw: st.DrawFn) -> None:
    change_cards(position, draw(st.integers(0, 89)), draw(st.sampled_from(ALL_CARDS)))


def move_a_card(position: dict[str, Any], draw: st.DrawFn) -> None:
    change_cards(position, draw(st.integers(0, 89)), None)


def change_the_generator(position: dict[str, Any], draw: st.DrawFn) -> None:
    """One sign, mostly of the numbers behind the key."""
    text = position.get("rng")
    if isinstance(text, str):
        place = draw(st.sampled_from([0, 63, 64, 65, 72, 79, 80, 81, 82]))
        position["rng"] = text[:place] + draw(HEX_AND_NEAR) + text[place + 1 :]


CHANGES = [
    lose_a_key,
    write_rubbish,
    change_a_number,
    change_an_option,
    change_what_was_done,
    end_the_game,
    replace_a_card,
    move_a_card,
    change_the_generator,
]


def change_cards(position: dict[str, Any], place: int, card: str | None) -> None:
    """Put a card in the place of another of the deck, or move one out of the deck into a hand."""
    hands, deck = position.get("hands"), position.get("deck")
    if not (isinstance(hands, list) and hands and isinstance(hands[0], str) and isinstance(deck, str)):
        return
    cards = deck.split() or ["R1"]
    place %= len(cards)
    if card is None:
        hands[0] += " " + cards.pop(place)
    else:
        cards[place] = card
    position["deck"] = " ".join(cards)


@fuzz(700)
@given(st.data())
def test_a_mutated_position_is_refused_as_one_or_sound(data: st.DataObject) -> None:
    position = data.draw(mutated(data.draw(games()).position()))
    try:
        state = notty.position(position)
    except OptionError as error:
        event("refused")
        assert str(error)
    else:
        event("possible")
        assert_sound(state)


@fuzz(200)
@given(RUBBISH)
def test_rubbish_is_no_position_no_record_and_no_view(rubbish: Any) -> None:
    for read in (notty.position, parlour.replay, notty.from_view):
        try:
            read(rubbish)
        except OptionError as error:
            assert str(error)
        else:
            raise AssertionError(f"{rubbish!r} was taken for something")


# Records and views.


@fuzz(100)
@given(games())
def test_records_replay_through_json(state: State) -> None:
    record = json.loads(json.dumps(state.record()))
    again = parlour.replay(record)
    assert again.hash() == state.hash()
    assert again.record() == record
    assert again.result == state.result


@fuzz(100)
@given(games(), st.integers(0, 10**6))
def test_records_that_begin_in_the_middle_of_a_game_replay_too(state: State, seed: int) -> None:
    later = notty.position(state.position())
    chance = Rng(seed)
    for _ in range(20):
        legal = later.legal_ids()
        if legal:
            later.step(legal[chance.below(len(legal))])
    assert parlour.replay(json.loads(json.dumps(later.record()))).hash() == later.hash()


@fuzz(200)
@given(
    games(),
    st.sampled_from(["game", "seats", "options", "seed", "position", "moves"]),
    RUBBISH | TEXTS.map(lambda text: [text]),
)
def test_a_mutated_record_is_refused_as_one_or_replays(state: State, key: str, rubbish: Any) -> None:
    try:
        again = parlour.replay({**state.record(), key: rubbish})
    except OptionError as error:
        assert str(error)
    else:
        assert_sound(again)


@fuzz(200)
@given(games(), st.data())
def test_a_mutated_view_is_refused_as_one_or_gives_a_table(state: State, data: st.DataObject) -> None:
    view = state.view(0)
    key = data.draw(st.sampled_from(sorted(view)))
    changed = {**view, key: data.draw(RUBBISH)}
    try:
        again = notty.from_view(changed)
    except OptionError as error:
        assert str(error)
    else:
        assert_sound(again)
