"""Fuzzing: notation, positions, records and views, in both directions, and with arbitrary rubbish.

This part is shared by all games. A game's own test_fuzz.py defines how its games go, how its moves are written, and
what can be changed in its positions. The examples are derived from the tests themselves (derandomize), so every run
tries the same ones.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import parlour
from parlour import AmbiguousMove, Game, Move, OptionError, Refusal, Rng, State, UnreadableMove
from parlour.core.position import COMMON
from parlour.core.record import KEYS as RECORD_KEYS
from tests.core.mode import COMPILED

Change = Callable[[dict[str, Any], st.DrawFn], None]

RUBBISH = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.binary(max_size=3)
    | st.sampled_from(["R5", "K1", "7♥", "10♣", "A♠", "JK"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)


def fuzz(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Settings for this many examples, the same every time and for every game; a third of them if nothing is
    compiled."""
    return settings(
        max_examples=examples if COMPILED else examples // 3,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.differing_executors,
        ],
    )


# Games.

SEEDS = st.integers(0, 10**6) | st.binary(max_size=4)


def play_on(draw: st.DrawFn, state: State, most: int, likes: Sequence[tuple[str, ...]]) -> State:
    """Play some random moves, often into the middle of a turn, sometimes to the end; favoured kinds of moves come up
    most."""
    chance = Rng(draw(st.integers(0, 10**6)))
    kinds = draw(st.sampled_from(likes))
    for _ in range(draw(st.integers(0, most))):
        legal = state.legal()
        liked = [move for move in legal if str(move).startswith(kinds)]
        if not legal:
            break
        choice = liked if liked and chance.below(4) else legal
        state.play(choice[chance.below(len(choice))])
    return state


# Notation.

BETWEEN = st.sampled_from([" ", "  ", ",", ", ", " , ", "\t", " ,, "])
LETTERS = str.maketrans("♠♥♦♣", "shdc")
IN_ANY_ORDER = ("group", "meld")


def say(draw: st.DrawFn, move: Move) -> str:
    """One of the many ways to write a move: any case, commas, letters for suits, the cards of a meld in any order."""
    verb, *words = str(move).split()
    if verb in IN_ANY_ORDER:
        words = draw(st.permutations(words))
    words = [word.translate(LETTERS) if draw(st.booleans()) else word for word in words]
    words = [word.replace("10", "T") if draw(st.booleans()) else word for word in words]
    text = verb
    for word in words:
        text += draw(BETWEEN) + word
    capitals = draw(st.lists(st.booleans(), min_size=len(text), max_size=len(text)))
    text = "".join(sign.upper() if capital else sign.lower() for sign, capital in zip(text, capitals, strict=True))
    return draw(st.sampled_from(["", " ", ","])) + text + draw(st.sampled_from(["", " ", ",", "\n"]))


def without_meanings(text: str) -> str:
    """The same text without what its wilds stand for."""
    return " ".join(word.split("=")[0] for word in text.split())


def texts(words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Arbitrary text, or words of a game in any order."""
    return st.text(max_size=30) | st.lists(words | st.text(max_size=3), max_size=6).map(" ".join)


# Changes to a position: some leave it possible, most do not.

NO_KEYS = ["", "Hands", "limit"]


def lose(keys: Sequence[str]) -> Change:
    """Remove one of these keys."""

    def change(position: dict[str, Any], draw: st.DrawFn) -> None:
        position.pop(draw(st.sampled_from(keys)), None)

    return change


def write(keys: Sequence[str], values: st.SearchStrategy[Any]) -> Change:
    """Change the value of one of these keys."""

    def change(position: dict[str, Any], draw: st.DrawFn) -> None:
        position[draw(st.sampled_from(keys))] = draw(values)

    return change


def write_option(names: Sequence[str], values: st.SearchStrategy[Any]) -> Change:
    """Set one option to a value that may be wrong; the others keep their defaults."""
    return write(["options"], st.dictionaries(st.sampled_from(names), RUBBISH | values, min_size=1, max_size=1))


def move_a_card(pile: str, *places: str) -> Change:
    """Move a card from a pile into a hand, onto another pile, or nowhere."""

    def change(position: dict[str, Any], draw: st.DrawFn) -> None:
        if isinstance(position.get(pile), str) and position[pile]:
            cards = position[pile].split()
            card = cards.pop(draw(st.integers(0, len(cards) - 1)))
            position[pile] = " ".join(cards)
            place = draw(st.sampled_from(["nowhere", *places]))
            if place == "hands" and isinstance(position.get("hands"), list) and position["hands"]:
                position["hands"][0] = f"{position['hands'][0]} {card}"
            elif place not in ("hands", "nowhere"):
                position[place] = f"{position.get(place)} {card}"

    return change


def empty_the_stock(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Move everything that is left into the last hand, with or without the pile, or onto the pile."""
    hands, stock, pile = position.get("hands"), position.get("stock"), position.get("discard")
    if not (isinstance(stock, str) and isinstance(hands, list) and hands):
        return
    position["stock"] = ""
    place = draw(st.sampled_from(["hand", "hand with the pile", "pile"]))
    if place == "pile":
        position["discard"] = f"{stock} {pile}"
        return
    hands[-1] = f"{hands[-1]} {stock}"
    if place == "hand with the pile":
        hands[-1] = f"{hands[-1]} {pile}"
        position["discard"] = ""


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Declare that somebody has won, or nobody."""
    position["turn"] = None
    position["winners"] = draw(st.lists(st.integers(0, 4), max_size=2))


def change_the_generator(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Change one character, mostly of the numbers after the key."""
    text = position.get("rng")
    if isinstance(text, str):
        place = draw(st.sampled_from([0, 63, 64, 65, 72, 79, 80, 81, 82]))
        position["rng"] = text[:place] + draw(st.sampled_from("0123456789abcdefF+-_ x")) + text[place + 1 :]


# The tests.


def through_json(written: dict[str, Any]) -> dict[str, Any]:
    """What comes back from a file."""
    again: dict[str, Any] = json.loads(json.dumps(written))
    return again


def cards_of(position: dict[str, Any]) -> list[str]:
    """Every card in the position, sorted."""
    piles = [position.get(key) or "" for key in ("deck", "stock", "discard", "jolly_card", "leftover", "pile")]
    lying = " ".join([*position["hands"], *position.get("decks", []), *position.get("table", []), *piles])
    return sorted(word.split("=")[0] for word in lying.split())


class Fuzzing:
    """The tests of every game. A game's own class names what is fuzzed; `tables` are games, or positions laid out for
    it."""

    game: ClassVar[Game]
    games: ClassVar[st.SearchStrategy[State]]
    tables: ClassVar[st.SearchStrategy[State]]
    texts: ClassVar[st.SearchStrategy[str]]
    changes: ClassVar[Sequence[Change]]
    asks: ClassVar[bool] = False  # whether a text may have several meanings

    def sayable(self) -> tuple[State, Sequence[Move]]:
        """A table, and moves that can be written there."""
        raise NotImplementedError

    def assert_sound(self, state: State) -> None:
        """Check that a state can be written down and read back, seen, imagined, and played on."""
        again = self.game.position(through_json(state.position()))
        assert again.hash() == state.hash()
        assert again.position() == state.position()
        assert bool(state.legal()) == (not state.over)
        for seat in range(state.seats):
            assert again.view(seat) == state.view(seat)
            assert (again.observe(seat) == state.observe(seat)).all()
            twin = state.imagine(seat, 1)
            assert twin.view(seat) == state.view(seat)
            assert self.game.position(twin.position()).hash() == twin.hash()
        deck = self.game.deck
        assert cards_of(state.position()) == sorted(deck.names[kind] for kind in deck.census().elements())
        for move in state.legal()[-3:]:
            assert state.clone().play(move) == again.clone().play(move)

    def assert_refused_or_sound(self, read: Callable[[Any], State], written: Any) -> None:
        """Check that an input is refused with a reason, or gives a sound state."""
        try:
            state = read(written)
        except OptionError as error:
            event("refused")
            assert str(error)
        else:
            event("possible")
            self.assert_sound(state)

    # Notation.

    @fuzz(300)
    @given(st.data())
    def test_every_move_reads_back_in_any_case_with_commas_and_in_any_order(self, data: st.DataObject) -> None:
        state, moves = self.sayable()
        move = data.draw(st.sampled_from(moves))
        assert self.game.read(state, data.draw(st.composite(say)(move))) == move

    @fuzz(60)
    @given(st.data())
    def test_every_legal_move_reads_back_to_itself(self, data: st.DataObject) -> None:
        state = data.draw(self.games)
        for move in state.legal():
            assert self.game.read(state, str(move)) == move
            assert state.refusal(str(move)) is None

    @fuzz(400)
    @given(st.data())
    def test_any_text_is_a_move_or_refused_or_unreadable_and_only_a_move_changes_anything(
        self, data: st.DataObject
    ) -> None:
        state = data.draw(self.tables)
        legal = [str(move) for move in state.legal()] or [""]
        text = data.draw(self.texts | st.sampled_from([*legal, *map(without_meanings, legal)]))
        before = state.hash()
        try:
            refusal = state.refusal(text)
            assert state.hash() == before
            state.play(text)
            event("played")
            assert refusal is None
            assert state.hash() != before
        except AmbiguousMove as error:
            event("asked")
            assert self.asks
            assert state.hash() == before
            assert len(error.readings) > 1
            for reading in error.readings:
                assert str(self.game.read(state, reading)) == reading
        except UnreadableMove as error:
            event("unreadable")
            assert state.hash() == before
            assert str(error)
        except Refusal as error:
            event("refused")
            assert type(error) is type(refusal)
            assert state.hash() == before
            assert error.rule in str(error)

    # Positions.

    @fuzz(150)
    @given(st.data())
    def test_positions_read_back_from_anywhere_in_a_game(self, data: st.DataObject) -> None:
        self.assert_sound(data.draw(self.games))

    @fuzz(700)
    @given(st.data())
    def test_a_mutated_position_is_refused_as_one_or_sound(self, data: st.DataObject) -> None:
        position = through_json(data.draw(self.tables).position())
        keys = sorted(self.game.position_keys | COMMON)
        changes = [lose(keys), write([*keys, *NO_KEYS], RUBBISH), change_the_generator, *self.changes]
        for _ in range(data.draw(st.integers(1, 2))):
            data.draw(st.sampled_from(changes))(position, data.draw)
        self.assert_refused_or_sound(self.game.position, position)

    @fuzz(150)
    @given(RUBBISH)
    def test_rubbish_is_not_a_position_a_record_or_a_view(self, rubbish: Any) -> None:
        for read in (self.game.position, parlour.replay, self.game.from_view):
            try:
                read(rubbish)
            except OptionError as error:
                assert str(error)
            else:
                raise AssertionError(f"{rubbish!r} was taken for something")

    # Records and views.

    @fuzz(80)
    @given(st.data())
    def test_records_replay_through_json(self, data: st.DataObject) -> None:
        state = data.draw(self.games)
        record = through_json(state.record())
        again = parlour.replay(record)
        assert again.hash() == state.hash()
        assert again.record() == record
        assert again.result == state.result

    @fuzz(80)
    @given(st.data())
    def test_records_that_begin_in_the_middle_of_a_game_replay_too(self, data: st.DataObject) -> None:
        later = self.game.position(data.draw(self.games).position())
        chance = Rng(data.draw(st.integers(0, 10**6)))
        for _ in range(40):
            legal = later.legal_ids()
            if legal:
                later.step(legal[chance.below(len(legal))])
        assert parlour.replay(through_json(later.record())).hash() == later.hash()

    @fuzz(150)
    @given(st.data())
    def test_a_mutated_record_is_refused_as_one_or_replays(self, data: st.DataObject) -> None:
        record = data.draw(self.games).record()
        key = data.draw(st.sampled_from(sorted(RECORD_KEYS)))
        rubbish = data.draw(RUBBISH | self.texts.map(lambda text: [text]))
        self.assert_refused_or_sound(parlour.replay, {**record, key: rubbish})

    @fuzz(150)
    @given(st.data())
    def test_a_view_gives_a_table_and_a_mutated_one_is_refused_or_gives_one(self, data: st.DataObject) -> None:
        state = data.draw(self.games)
        seat = data.draw(st.integers(0, state.seats - 1) | st.none())
        view = state.view(seat)
        assert self.game.from_view(through_json(view)).view(seat) == view
        changed = {**view, data.draw(st.sampled_from(sorted(view))): data.draw(RUBBISH)}
        self.assert_refused_or_sound(self.game.from_view, changed)


class MeldFuzzing(Fuzzing):
    """The same for games with melds of several cards, which may contain wilds."""

    cards: ClassVar[st.SearchStrategy[str]]

    def rich(self) -> State:
        """A table where many cards can be laid."""
        raise NotImplementedError

    def sayable(self) -> tuple[State, Sequence[Move]]:
        state = self.rich()
        return state, state.legal()

    @fuzz(400)
    @given(st.data())
    def test_text_of_many_cards_plays_all_of_them_or_none(self, data: st.DataObject) -> None:
        """Every card that is named leaves the hand, every card of the move ends up in one meld, and the text shows
        it."""
        state = self.rich()
        cards, number = data.draw(self.cards), data.draw(st.integers(0, 4))
        before, lying = Counter(state.view(0)["hands"][0]), sum(map(len, state.view(0)["table"]))
        try:
            state.play(f"add {cards} to {number}" if number else f"meld {cards}")
        except (UnreadableMove, Refusal):
            assert Counter(state.view(0)["hands"][0]) == before
            return
        named = Counter(word.split("=")[0] for word in cards.split())
        assert Counter(state.view(0)["hands"][0]) == before - named
        assert sum(map(len, state.view(0)["table"])) == lying + named.total()
        (written,) = state.record()["moves"]
        assert Counter(word.split("=")[0] for word in written.split() if word[-1] in "♠♥♦♣K") == named


def some_cards(deck: Sequence[str], rich: str, wilds: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A few cards: any, those of a rich hand, and wilds with the card they stand for."""
    return st.lists(st.sampled_from(deck) | st.sampled_from(rich.split()) | wilds, max_size=6).map(" ".join)


def meld_texts(words: st.SearchStrategy[str], cards: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Texts, many of which try to lay something."""
    laid_off = st.tuples(cards, st.integers(0, 5)).map(lambda said: f"add {said[0]} to {said[1]}")
    return texts(words) | cards.map(lambda cards: f"meld {cards}") | laid_off
