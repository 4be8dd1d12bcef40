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
from parlour import AmbiguousMove, OptionError, Refusal, Rng, State, UnreadableMove
from tests.games.helpers import play
from tests.games.potter.helpers import ALL_CARDS, potter, sallan


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
    state = potter.deal(
        seats=draw(st.integers(2, 5)),
        seed=draw(st.integers(0, 10**6) | st.binary(max_size=4)),
        target=draw(st.sampled_from([50, 200])),
        ace_high_runs=draw(st.booleans()),
    )
    chance = Rng(draw(st.integers(0, 10**6)))
    likes = draw(st.sampled_from([("meld", "add", "take"), ("take", "return"), ("draw", "discard")]))
    for _ in range(draw(st.integers(0, 150))):
        legal = state.legal()
        liked = [move for move in legal if str(move).startswith(likes)]
        if not legal:
            break
        choice = liked if liked and chance.below(4) else legal
        state.play(choice[chance.below(len(choice))])
    return state


# Notation.

BETWEEN = st.sampled_from([" ", "  ", ",", ", ", " , ", "\t", " ,, "])
LETTERS = str.maketrans("♠♥♦♣", "shdc")
RICH = "3♠ 3♥ 3♦ 3♣ 8♣ 9♣ 10♣ 7♥ 7♦ 2♠ 4♠ A♠ 10♥ K♦"


def rich() -> State:
    """A Sallan with all four Potters and much to lay."""
    return sallan(RICH, "2♣ 9♥", table=["J♥ Q♥ K♥", "5♠ 6♠ 7♠", "6♥ 6♦ 6♣"])


@st.composite
def said(draw: st.DrawFn) -> tuple[str, str]:
    """A legal move, and one of the many ways to say it."""
    move = str(draw(st.sampled_from(rich().legal())))
    verb, *words = move.split()
    if verb == "meld":
        words = draw(st.permutations(words))
    words = [word.translate(LETTERS) if draw(st.booleans()) else word for word in words]
    words = [word.replace("10", "T") if draw(st.booleans()) else word for word in words]
    text = verb
    for word in words:
        text += draw(BETWEEN) + word
    capitals = draw(st.lists(st.booleans(), min_size=len(text), max_size=len(text)))
    text = "".join(sign.upper() if capital else sign.lower() for sign, capital in zip(text, capitals, strict=True))
    return move, draw(st.sampled_from(["", " ", ","])) + text + draw(st.sampled_from(["", " ", ",", "\n"]))


@fuzz(300)
@given(said())
def test_every_move_reads_back_in_any_case_with_commas_and_in_any_order(move_and_text: tuple[str, str]) -> None:
    move, text = move_and_text
    assert str(potter.read(rich(), text)) == move


@fuzz(60)
@given(games())
def test_every_legal_move_reads_back_to_itself(state: State) -> None:
    for move in state.legal():
        assert potter.read(state, str(move)) == move
        assert state.refusal(str(move)) is None


VERBS = ["draw", "take", "return", "meld", "add", "discard", "end", "to"]
NUMBERS = ["0", "1", "2", "3", "17", "18", "-1", "99999999999"]
WILDS = st.tuples(st.sampled_from(ALL_CARDS), st.sampled_from(ALL_CARDS)).map("=".join)
WORDS = st.sampled_from([*VERBS, *NUMBERS, *ALL_CARDS, "11♥", "♥", "K", "", "=", "3♥="]) | WILDS
CARDS = st.lists(st.sampled_from(ALL_CARDS) | st.sampled_from(RICH.split()) | WILDS, max_size=6).map(" ".join)
TEXTS = (
    st.text(max_size=30)
    | st.lists(WORDS | st.text(max_size=3), max_size=6).map(" ".join)
    | CARDS.map(lambda cards: f"meld {cards}")
    | st.tuples(CARDS, st.integers(0, 4)).map(lambda said: f"add {said[0]} to {said[1]}")
)


@fuzz(400)
@given(games() | st.builds(rich), TEXTS)
def test_any_text_is_a_move_or_refused_or_asked_or_unreadable_and_only_a_move_changes_anything(
    state: State, text: str
) -> None:
    before = state.hash()
    try:
        refusal = state.refusal(text)
        assert state.hash() == before
        play(state, text)
        event("played")
        assert refusal is None
        assert state.hash() != before
    except AmbiguousMove as error:
        event("asked")
        assert state.hash() == before
        assert len(error.readings) > 1
        for reading in error.readings:
            assert str(potter.read(state, reading)) == reading
    except UnreadableMove as error:
        event("unreadable")
        assert state.hash() == before
        assert str(error)
    except Refusal as error:
        event("refused")
        assert type(error) is type(refusal)
        assert state.hash() == before
        assert error.rule in str(error)


@fuzz(400)
@given(CARDS, st.integers(0, 3))
def test_text_of_many_cards_plays_all_of_them_or_none(cards: str, number: int) -> None:
    """Every card that is named leaves the hand, every card of the move comes to one meld, and the text says so."""
    state = rich()
    text = f"add {cards} to {number}" if number else f"meld {cards}"
    held, laid = set(state.view(0)["hands"][0]), sum(map(len, state.view(0)["table"]))
    try:
        state.play(text)
    except (UnreadableMove, Refusal):
        assert set(state.view(0)["hands"][0]) == held
        return
    named = {word.split("=")[0] for word in cards.split()}
    assert set(state.view(0)["hands"][0]) == held - named
    assert sum(map(len, state.view(0)["table"])) == laid + len(named)
    (written,) = state.record()["moves"]
    assert {word.split("=")[0] for word in written.split() if word[-1] in "♠♥♦♣"} == named


# Positions.


def assert_sound(state: State) -> None:
    """A state that can be written down and read back, seen, imagined, and played on."""
    again = potter.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert bool(state.legal()) == (not state.over)
    for seat in range(state.seats):
        assert again.view(seat) == state.view(seat)
        assert (again.observe(seat) == state.observe(seat)).all()
        twin = state.imagine(seat, 1)
        assert twin.view(seat) == state.view(seat)
        assert potter.position(twin.position()).hash() == twin.hash()
    written = state.position()
    lying = " ".join([*written["hands"], written["stock"], written["discard"], *written["table"]])
    assert sorted(word.split("=")[0] for word in lying.split()) == sorted(ALL_CARDS)
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
OWN_KEYS = ["round", "phase", "stock", "discard", "table", "sallan", "scores", "banned", "taken", "loop", "known"]
COMMON_KEYS = ["game", "turn", "winners", "hands", "options", "seed", "turns", "starter", "rng"]
KEYS = st.sampled_from(OWN_KEYS + COMMON_KEYS)


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
    key = draw(st.sampled_from(["turn", "turns", "starter", "seed", "round"]))
    position[key] = draw(st.sampled_from([-1, 0, 1, 2, 3, 13, 14, 119, 120, 299, 300, 10**6, 10**6 + 1, 2**70]))


def change_the_scores(position: dict[str, Any], draw: st.DrawFn) -> None:
    if isinstance(position.get("scores"), list) and position["scores"]:
        position["scores"][0] = draw(st.sampled_from([-1, 0, 50, 51, 200, 201, 10**6, 2**40]))


def change_an_option(position: dict[str, Any], draw: st.DrawFn) -> None:
    name = draw(st.sampled_from(["target", "ace_high_runs", "limit"]))
    position["options"] = {name: draw(RUBBISH | st.integers(48, 52) | st.booleans())}


def change_the_phase(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["phase"] = draw(st.sampled_from(["draw", "play"]))


def change_the_loop(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["loop"] = {
        "seen": " ".join(draw(st.lists(st.sampled_from(ALL_CARDS), max_size=4, unique=True))),
        "turns": draw(st.sampled_from([0, 1, 4, 10, 11, 300, 2**40])),
        "laid": draw(st.booleans()),
    }


def name_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Cards of a hand, or any others, as known, banned or taken."""
    hands = position.get("hands")
    if isinstance(hands, list) and hands and isinstance(hands[0], str):
        cards = draw(st.lists(st.sampled_from([*hands[0].split(), *hands[0].split(), "K♦"]), max_size=3, unique=True))
        key = draw(st.sampled_from(["known", "banned", "taken"]))
        position[key] = " ".join(cards) if key == "taken" else [" ".join(cards), *[""] * (len(hands) - 1)]


def move_a_card(position: dict[str, Any], draw: st.DrawFn) -> None:
    """From the stock into a hand, onto the pile, or nowhere."""
    if isinstance(position.get("stock"), str) and position["stock"]:
        cards = position["stock"].split()
        card = cards.pop(draw(st.integers(0, len(cards) - 1)))
        position["stock"] = " ".join(cards)
        where = draw(st.sampled_from(["hands", "discard", "nowhere"]))
        if where == "hands" and isinstance(position.get("hands"), list) and position["hands"]:
            position["hands"][0] = f"{position['hands'][0]} {card}"
        elif where == "discard":
            position["discard"] = f"{position.get('discard')} {card}"


def empty_the_stock(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Everything that is left goes into the last hand."""
    hands = position.get("hands")
    if isinstance(position.get("stock"), str) and isinstance(hands, list) and hands:
        hands[-1] = f"{hands[-1]} {position['stock']}"
        position["stock"] = ""
        if draw(st.booleans()):
            hands[-1] = f"{hands[-1]} {position.get('discard')}"
            position["discard"] = ""


def change_a_meld(position: dict[str, Any], draw: st.DrawFn) -> None:
    if isinstance(position.get("table"), list):
        position["table"] = [*position["table"], draw(CARDS)]
        position.pop("stock", None)


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["turn"] = None
    position["winners"] = draw(st.lists(st.integers(0, 4), max_size=2))


CHANGES = [
    lose_a_key,
    write_rubbish,
    change_a_number,
    change_the_scores,
    change_an_option,
    change_the_phase,
    change_the_loop,
    name_cards,
    move_a_card,
    empty_the_stock,
    change_a_meld,
    end_the_game,
]


@fuzz(700)
@given(st.data())
def test_a_mutated_position_is_refused_as_one_or_sound(data: st.DataObject) -> None:
    position = data.draw(mutated(data.draw(games()).position()))
    try:
        state = potter.position(position)
    except OptionError as error:
        event("refused")
        assert str(error)
    else:
        event("possible")
        assert_sound(state)


@fuzz(150)
@given(RUBBISH)
def test_rubbish_is_no_position_no_record_and_no_view(rubbish: Any) -> None:
    for read in (potter.position, parlour.replay, potter.from_view):
        try:
            read(rubbish)
        except OptionError as error:
            assert str(error)
        else:
            raise AssertionError(f"{rubbish!r} was taken for something")


# Records and views.


@fuzz(60)
@given(games())
def test_records_replay_through_json(state: State) -> None:
    record = json.loads(json.dumps(state.record()))
    again = parlour.replay(record)
    assert again.hash() == state.hash()
    assert again.record() == record
    assert again.result == state.result


@fuzz(60)
@given(games(), st.integers(0, 10**6))
def test_records_that_begin_in_the_middle_of_a_game_replay_too(state: State, seed: int) -> None:
    later = potter.position(state.position())
    chance = Rng(seed)
    for _ in range(40):
        legal = later.legal_ids()
        if legal:
            later.step(legal[chance.below(len(legal))])
    assert parlour.replay(json.loads(json.dumps(later.record()))).hash() == later.hash()


@fuzz(150)
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


@fuzz(100)
@given(games(), st.data())
def test_a_view_gives_a_table_and_a_mutated_one_is_refused_or_gives_one(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, state.seats - 1) | st.none())
    view = state.view(seat)
    assert potter.from_view(json.loads(json.dumps(view))).view(seat) == view
    changed = {**view, data.draw(st.sampled_from(sorted(view))): data.draw(RUBBISH)}
    try:
        again = potter.from_view(changed)
    except OptionError as error:
        assert str(error)
    else:
        assert_sound(again)
