"""Fuzzing: notation, positions, records and views, forth and back, and with all kinds of rubbish.

The examples are derived from the tests themselves (derandomize), so a run finds today what it found yesterday.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import parlour
from parlour import OptionError, Refusal, Rng, State, UnreadableMove
from tests.games.helpers import play
from tests.games.jolly.helpers import ALL_CARDS, ONE_DECK, held, jolly, middle, opened


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
    state = jolly.deal(
        seats=2,
        seed=draw(st.integers(0, 10**6) | st.binary(max_size=4)),
        hunt=draw(st.sampled_from(["added", "within"])),
        final_discard=draw(st.booleans()),
        jolly_hand_failure=draw(st.sampled_from(["game", "turn"])),
        round_limit=draw(st.sampled_from([10, 100])),
    )
    chance = Rng(draw(st.integers(0, 10**6)))
    likes = draw(st.sampled_from([("meld", "add", "swap", "take"), ("take", "putback", "jolly"), ("draw", "discard")]))
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
RICH = "JK JK 8♣ 9♣ 10♣ 7♥ 7♦ 2♠ 4♠ A♠ 10♥ K♦ 3♥ 6♠"


def rich() -> State:
    """An opened player with two jokers and much to lay."""
    return opened(RICH, "2♣ 9♥", table=["J♥ JK=Q♥ K♥", "5♠ 6♠ 7♠", "6♥ 6♦ 6♣", "8♦ 8♣ JK"])


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
    assert str(jolly.read(rich(), text)) == move


@fuzz(60)
@given(games())
def test_every_legal_move_reads_back_to_itself(state: State) -> None:
    for move in state.legal():
        assert jolly.read(state, str(move)) == move
        assert state.refusal(str(move)) is None


VERBS = ["draw", "take", "putback", "jolly", "concede", "meld", "add", "swap", "discard", "to", "in"]
NUMBERS = ["0", "1", "2", "3", "35", "36", "-1", "99999999999"]
JOKERS = st.sampled_from(ONE_DECK).map("JK={}".format)
WORDS = st.sampled_from([*VERBS, *NUMBERS, *ONE_DECK, "JK", "11♥", "♥", "K", "", "=", "JK=", "JK=JK"]) | JOKERS
CARDS = st.lists(st.sampled_from(ONE_DECK) | st.sampled_from(RICH.split()) | JOKERS, max_size=6).map(" ".join)
TEXTS = (
    st.text(max_size=30)
    | st.lists(WORDS | st.text(max_size=3), max_size=6).map(" ".join)
    | CARDS.map(lambda cards: f"meld {cards}")
    | st.tuples(CARDS, st.integers(0, 5)).map(lambda said: f"add {said[0]} to {said[1]}")
    | st.tuples(st.sampled_from(ALL_CARDS), st.integers(0, 5)).map(lambda said: f"swap {said[0]} in {said[1]}")
)


@fuzz(400)
@given(games() | st.builds(rich), TEXTS)
def test_any_text_is_a_move_or_refused_or_unreadable_and_only_a_move_changes_anything(state: State, text: str) -> None:
    before = state.hash()
    try:
        refusal = state.refusal(text)
        assert state.hash() == before
        play(state, text)
        event("played")
        assert refusal is None
        assert state.hash() != before
    except UnreadableMove as error:
        event("unreadable")
        assert type(error) is UnreadableMove  # nothing is ambiguous in Jolly (J6)
        assert state.hash() == before
        assert str(error)
    except Refusal as error:
        event("refused")
        assert type(error) is type(refusal)
        assert state.hash() == before
        assert error.rule in str(error)


@fuzz(400)
@given(CARDS, st.integers(0, 4))
def test_text_of_many_cards_plays_all_of_them_or_none(cards: str, number: int) -> None:
    """Every card that is named leaves the hand and comes to one meld."""
    state = rich()
    text = f"add {cards} to {number}" if number else f"meld {cards}"
    before, lying = held(state, 0), sum(map(len, state.view(0)["table"]))
    try:
        state.play(text)
    except (UnreadableMove, Refusal):
        assert held(state, 0) == before
        return
    named = Counter(word.split("=")[0] for word in cards.split())
    assert held(state, 0) == before - named
    assert sum(map(len, state.view(0)["table"])) == lying + named.total()
    (written,) = state.record()["moves"]
    assert Counter(word.split("=")[0] for word in written.split() if word[-1] in "♠♥♦♣K") == named


# Positions.


def assert_sound(state: State) -> None:
    """A state that can be written down and read back, seen, imagined, and played on."""
    again = jolly.position(json.loads(json.dumps(state.position())))
    assert again.hash() == state.hash()
    assert again.position() == state.position()
    assert bool(state.legal()) == (not state.over)
    for seat in (0, 1):
        assert again.view(seat) == state.view(seat)
        assert (again.observe(seat) == state.observe(seat)).all()
        twin = state.imagine(seat, 1)
        assert twin.view(seat) == state.view(seat)
        assert jolly.position(twin.position()).hash() == twin.hash()
    written = state.position()
    lying = [*written["hands"], written["stock"], written["discard"], *written["table"], written["jolly_card"] or ""]
    assert sorted(word.split("=")[0] for word in " ".join(lying).split()) == ALL_CARDS
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
FLAGS = ["taken_used", "put_back", "first_discard"]
OWN_KEYS = ["round", "phase", "stock", "discard", "table", "opened", "jolly_card", "taken", "laid", "swapped"]
OWN_KEYS += ["reshuffles", "seen_bottom", "barred", "known", *FLAGS]
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
    key = draw(st.sampled_from(["turn", "turns", "starter", "seed", "round", "swapped", "reshuffles"]))
    position[key] = draw(st.sampled_from([-1, 0, 1, 2, 3, 4, 5, 10, 11, 100, 101, 255, 256, 10**6, 2**31, 2**70]))


def change_a_flag(position: dict[str, Any], draw: st.DrawFn) -> None:
    position[draw(st.sampled_from(FLAGS))] = draw(st.booleans())


def change_the_seats(position: dict[str, Any], draw: st.DrawFn) -> None:
    position[draw(st.sampled_from(["opened", "barred"]))] = [draw(st.booleans()), draw(st.booleans())]


def change_an_option(position: dict[str, Any], draw: st.DrawFn) -> None:
    name = draw(st.sampled_from(["starter", "hunt", "final_discard", "jolly_hand_failure", "round_limit", "limit"]))
    values = RUBBISH | st.sampled_from([True, False, 10, 1000, "within", "turn", 0, 1, "random"])
    position["options"] = {name: draw(values)}


def change_the_phase(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["phase"] = draw(st.sampled_from(["draw", "play", "jolly"]))


def name_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Cards of a hand, or any others, as known or taken; others as seen at the bottom."""
    hands = position.get("hands")
    if isinstance(hands, list) and hands and isinstance(hands[0], str):
        cards = draw(st.lists(st.sampled_from([*hands[0].split(), *hands[0].split(), "K♦", "JK"]), max_size=2))
        key = draw(st.sampled_from(["known", "taken", "seen_bottom", "jolly_card"]))
        position[key] = [" ".join(cards), ""] if key == "known" else " ".join(cards)


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
    """Everything that is left goes into the last hand, or onto the pile."""
    hands = position.get("hands")
    if isinstance(position.get("stock"), str) and isinstance(hands, list) and hands:
        if draw(st.booleans()):
            hands[-1] = f"{hands[-1]} {position['stock']}"
        else:
            position["discard"] = f"{position['stock']} {position.get('discard')}"
        position["stock"] = ""


def change_a_meld(position: dict[str, Any], draw: st.DrawFn) -> None:
    if isinstance(position.get("table"), list):
        melds = st.sampled_from(["7♠ 7♥ JK", "JK=4♦ 5♦ JK=6♦", "Q♣ K♣ A♣", "A♣ 2♣ 3♣", "8♠ 8♥ 8♦ JK=8♣"])
        position["table"] = [*position["table"], draw(CARDS | melds)]
        position.pop("stock", None)
        if draw(st.booleans()):
            position["laid"] = [len(position["table"])]


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    position["turn"] = None
    position["winners"] = draw(st.lists(st.integers(0, 2), max_size=2))


CHANGES = [
    lose_a_key,
    write_rubbish,
    change_a_number,
    change_a_flag,
    change_the_seats,
    change_an_option,
    change_the_phase,
    name_cards,
    move_a_card,
    empty_the_stock,
    change_a_meld,
    end_the_game,
]


@fuzz(700)
@given(st.data())
def test_a_mutated_position_is_refused_as_one_or_sound(data: st.DataObject) -> None:
    begin = data.draw(games() | st.builds(middle) | st.builds(rich))
    position = data.draw(mutated(begin.position()))
    try:
        state = jolly.position(position)
    except OptionError as error:
        event("refused")
        assert str(error)
    else:
        event("possible")
        assert_sound(state)


@fuzz(150)
@given(RUBBISH)
def test_rubbish_is_no_position_no_record_and_no_view(rubbish: Any) -> None:
    for read in (jolly.position, parlour.replay, jolly.from_view):
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
    later = jolly.position(state.position())
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
    seat = data.draw(st.sampled_from([0, 1, None]))
    view = state.view(seat)
    assert jolly.from_view(json.loads(json.dumps(view))).view(seat) == view
    changed = {**view, data.draw(st.sampled_from(sorted(view))): data.draw(RUBBISH)}
    try:
        again = jolly.from_view(changed)
    except OptionError as error:
        assert str(error)
    else:
        assert_sound(again)
