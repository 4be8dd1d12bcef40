"""The notation of moves: any order, any case, wilds with and without a meaning, complete or not at all."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import AmbiguousMove, Move, State, UnreadableMove
from parlour.games.potter.tests.rules.helpers import kinds, of_kind, playing, potter, sallan, stacked, table
from tests.games.helpers import events, hand, moves, play, refused, says


def asked(state: State, text: str) -> set[str]:
    """The readings that the player has to choose from; nothing at the table has changed."""
    before = state.hash()
    for ask in (state.play, state.refusal):
        with pytest.raises(AmbiguousMove) as raised:
            ask(text)
        assert raised.value.key == "ambiguous-wild"
        says(raised.value, *raised.value.readings)
    assert state.hash() == before
    readings = raised.value.readings
    assert len(set(readings)) == len(readings)
    for reading in readings:
        assert str(potter.read(state, reading)) == reading
    return set(readings)


def test_every_move_of_the_rule_books_table() -> None:
    state = stacked("6♠ 7♠ 8♣ 3♥ 10♣ J♣ 3♦ 2♦ 3♠", "9♦ 9♥", round=3, top="5♠ K♥ Q♦", turns=2)
    play(state, "draw", "meld 5♠ 6♠ 7♠", "meld 8♣ 3♥=9♣ 10♣", "add J♣ to 2", "discard 2♦")
    play(state, "take", "return", "take", "return", "draw", "discard 9♥", "draw")
    assert state.record()["moves"] == [
        *("draw", "meld 5♠ 6♠ 7♠", "meld 8♣ 3♥=9♣ 10♣", "add J♣ to 2", "discard 2♦"),
        *("take", "return", "take", "return", "draw", "discard 9♥", "draw"),
    ]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("DISCARD k♦", "discard K♦"),
        ("discard Kd", "discard K♦"),
        ("  Discard   KD ", "discard K♦"),
        ("discard,kd", "discard K♦"),
        ("meld 7♠ 5♠ 6♠", "meld 5♠ 6♠ 7♠"),
        ("meld 7s,6S, 5s", "meld 5♠ 6♠ 7♠"),
        ("MELD\t5s\n6s 7s", "meld 5♠ 6♠ 7♠"),
        ("meld tc 8c 3h=9c", "meld 8♣ 3♥=9♣ 10♣"),
        ("meld 10c 3H=9C 8c", "meld 8♣ 3♥=9♣ 10♣"),
        ("meld 10♣ 3♥ 8♣", "meld 8♣ 3♥=9♣ 10♣"),
        ("add Th to 1", "add 10♥ to 1"),
        ("ADD 10♥ TO 1", "add 10♥ to 1"),
        ("add 3h=10h to 1", "add 3♥=10♥ to 1"),
        ("add 3h to 1", "add 3♥=10♥ to 1"),
        ("meld 7d 7s 7h", "meld 7♠ 7♥ 7♦"),
    ],
)
def test_text_is_read_in_any_case_with_letters_blanks_and_commas(text: str, written: str) -> None:
    state = sallan("5♠ 6♠ 7♠ 8♣ 3♥ 10♣ 10♥ K♦ 7♥ 7♦", "2♣")
    assert str(potter.read(state, text)) == written
    assert state.refusal(text) is None


@pytest.mark.parametrize("text", ["draw", "DRAW", " draw ", "take", "Take"])
def test_the_draw_in_any_case(text: str) -> None:
    state = table("5♠", "2♣", discard="9♥", turns=1)
    assert str(potter.read(state, text)) == text.strip().lower()
    assert state.refusal(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        ",",
        "draw 1",
        "draw 5♠",
        "take 2",
        "take 9♥",
        "return now",
        "return 9♥",
        "meld",
        "add",
        "add 10♥",
        "add 10♥ to",
        "add to 1",
        "add 10♥ 1",
        "add 10♥ to x",
        "add 10♥ to -1",
        "add 10♥ to 1.0",
        "add 10♥ to １",
        "add 10♥ to 1 2",
        "discard",
        "discard K♦ 5♠",
        "end now",
        "end 1",
        "pass",
        "steal 1",
        "5♠ 6♠ 7♠",
        "meld5♠ 6♠ 7♠",
    ],
)
def test_text_that_is_not_a_move_is_unreadable(text: str) -> None:
    state = sallan("5♠ 6♠ 7♠ 10♥ K♦", "2♣")
    before = state.hash()
    for ask in (state.play, state.refusal):
        with pytest.raises(UnreadableMove) as raised:
            ask(text)
        assert not isinstance(raised.value, AmbiguousMove)
        says(raised.value, f'"{text}"', "meld CARDS", "discard CARD")
    assert state.hash() == before


def test_a_number_that_is_far_too_large_is_not_taken_for_another() -> None:
    try:
        refusal = sallan("10♥ K♦", "2♣").refusal("add 10♥ to 99999999999")
    except UnreadableMove:
        return
    assert refusal is not None
    assert refusal.facts["asked"] == 99999999999


@pytest.mark.parametrize(
    "text",
    [
        "discard 1♥",
        "meld 5♠ 6♠ 7?",
        "meld 5♠ 6♠ R7",
        "meld 5♠ 6♠ =7♠",
        "meld 5♠ 6♠ 3♥=",
        "meld 5♠ 6♠ 3♥=11♠",
        "meld 5♠ 6♠ 3♥=7♠=8♠",
        "add X♥ to 1",
        "add 3♥=X to 1",
    ],
)
def test_text_that_is_not_a_card_is_unreadable(text: str) -> None:
    state = sallan("5♠ 6♠ 3♥ 10♥ K♦", "2♣")
    before = state.hash()
    with pytest.raises(UnreadableMove):
        state.play(text)
    assert state.hash() == before


# Wilds without a meaning.


def test_6_5_one_meaning_fits() -> None:
    state = sallan("8♣ 10♣ 3♥ 7♥ 7♦ 7♣ J♣ K♦", "2♣")
    for text, written in (
        ("meld 8♣ 10♣ 3♥", "meld 8♣ 3♥=9♣ 10♣"),
        ("meld J♣ 3♥ 8♣ 10♣", "meld 8♣ 3♥=9♣ 10♣ J♣"),
        ("meld 7♥ 7♦ 7♣ 3♥", "meld 3♥=7♠ 7♥ 7♦ 7♣"),
        ("add 3♥ to 1", "add 3♥=10♥ to 1"),
    ):
        assert str(potter.read(state, text)) == written


def test_6_5_several_meanings_fit_and_the_player_is_asked() -> None:
    state = sallan("8♣ 9♣ 3♥ 7♥ 7♦ 5♠ K♦", "2♣", table=["J♥ Q♥ K♥", "4♦ 5♦ 6♦"])
    assert asked(state, "meld 8♣ 9♣ 3♥") == {"meld 3♥=7♣ 8♣ 9♣", "meld 8♣ 9♣ 3♥=10♣"}
    assert asked(state, "meld 7♥ 7♦ 3♥") == {"meld 3♥=7♠ 7♥ 7♦", "meld 7♥ 7♦ 3♥=7♣"}
    assert asked(state, "add 3♥ to 2") == {"add 3♥=3♦ to 2", "add 3♥=7♦ to 2"}


def test_6_5_two_potters_can_change_places() -> None:
    state = sallan("8♣ J♣ 3♥ 3♠ K♦", "2♣")
    assert asked(state, "meld 8♣ J♣ 3♥ 3♠") == {
        "meld 8♣ 3♥=9♣ 3♠=10♣ J♣",
        "meld 8♣ 3♠=9♣ 3♥=10♣ J♣",
    }
    assert str(potter.read(state, "meld 8♣ J♣ 3♥=10♣ 3♠")) == "meld 8♣ 3♠=9♣ 3♥=10♣ J♣"


def test_6_5_one_card_and_two_potters_can_be_many_melds() -> None:
    state = sallan("7♥ 3♠ 3♦ K♦", "2♣")
    runs = {
        f"meld {' '.join(text)}"
        for one, other in (("3♠", "3♦"), ("3♦", "3♠"))
        for text in (
            (f"{one}=5♥", f"{other}=6♥", "7♥"),
            (f"{one}=6♥", "7♥", f"{other}=8♥"),
            ("7♥", f"{one}=8♥", f"{other}=9♥"),
        )
    }
    sets = {
        f"meld {' '.join(text)}"
        for one, other in (("3♠", "3♦"), ("3♦", "3♠"))
        for text in (
            (f"{one}=7♠", "7♥", f"{other}=7♦"),
            (f"{one}=7♠", "7♥", f"{other}=7♣"),
            ("7♥", f"{one}=7♦", f"{other}=7♣"),
        )
    }
    assert asked(state, "meld 7♥ 3♠ 3♦") == runs | sets


def test_6_5_a_meaning_may_be_given_to_one_of_two() -> None:
    state = sallan("7♥ 3♠ 3♦ K♦", "2♣")
    assert asked(state, "meld 7♥ 3♠=8♥ 3♦") == {"meld 3♦=6♥ 7♥ 3♠=8♥", "meld 7♥ 3♠=8♥ 3♦=9♥"}
    assert str(potter.read(state, "meld 7♥ 3♠=9♥ 3♦")) == "meld 7♥ 3♦=8♥ 3♠=9♥"


def test_6_7_itself_comes_first() -> None:
    """2♥ 4♥: 3♥ is itself. 4♥ 5♥: 3♥ is itself at the lower end, though 6♥ would fit too."""
    state = sallan("2♥ 3♥ 4♥ 5♥ 3♠ K♦", "2♣")
    assert str(potter.read(state, "meld 2♥ 3♥ 4♥")) == "meld 2♥ 3♥ 4♥"
    assert str(potter.read(state, "meld 4♥ 5♥ 3♥")) == "meld 3♥ 4♥ 5♥"
    assert str(potter.read(state, "meld 4♥ 5♥ 3♥=6♥")) == "meld 4♥ 5♥ 3♥=6♥"
    assert asked(state, "meld 4♥ 5♥ 3♠") == {"meld 3♠=3♥ 4♥ 5♥", "meld 4♥ 5♥ 3♠=6♥"}
    assert asked(state, "meld 4♥ 3♥ 3♠") == {"meld 3♠=2♥ 3♥ 4♥", "meld 3♥ 4♥ 3♠=5♥"}


def test_6_7_itself_also_where_another_wild_makes_it_fit() -> None:
    """3♠ 5♠ 6♠ lacks 4♠, which 3♥ can be: then 3♠ is itself."""
    state = sallan("5♠ 6♠ 3♠ 3♥ K♦", "2♣")
    assert str(potter.read(state, "meld 5♠ 6♠ 3♠ 3♥")) == "meld 3♠ 3♥=4♠ 5♠ 6♠"
    assert asked(state, "meld 5♠ 6♠ 3♠") == {"meld 3♠=4♠ 5♠ 6♠", "meld 5♠ 6♠ 3♠=7♠"}


def test_6_5_a_wild_that_fits_nowhere_makes_no_meld() -> None:
    state = sallan("8♣ Q♣ 7♥ 3♥ K♦", "2♣", table=["7♠ 7♦ 7♣ 3♠=7♥"])
    for text in ("meld 8♣ Q♣ 3♥", "meld 8♣ 7♥ 3♥"):
        assert refused(state, text).rule == "P9"
    assert refused(state, "add 3♥ to 1").rule == "P13"


# Long moves.


def test_a_meld_of_five_at_once_is_a_meld_of_three_and_two_lay_offs() -> None:
    state = playing("5♠ 6♠ 7♠ 8♠ 9♠ K♦ 2♦", "2♣")
    told = events(state, "meld 9♠ 5♠ 8♠ 6♠ 7♠")
    assert kinds(told) == ["meld-laid", "became-sallan", "card-added", "card-added"]
    assert len(told[0]["cards"]) == 3
    assert state.view(0)["table"] == [["5♠", "6♠", "7♠", "8♠", "9♠"]]
    assert state.record()["moves"] == ["meld 5♠ 6♠ 7♠ 8♠ 9♠"]


def test_several_cards_laid_off_are_one_move() -> None:
    state = sallan("10♥ 9♥ 8♥ K♦ 2♦", "2♣")
    told = events(state, "add 8♥ 10♥ 9♥ to 1")
    assert [event["card"] for event in told] == ["10♥", "9♥", "8♥"]
    assert state.view(0)["table"] == [["8♥", "9♥", "10♥", "J♥", "Q♥", "K♥"]]
    assert len(state.record()["moves"]) == 1
    assert parlour.replay(state.record()).hash() == state.hash()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("meld 5♠ 6♠ 7♠ 8♠", "§3.8"),
        ("meld 5♠ 6♠ 7♠ 9♠", "P9"),
        ("add 10♥ 9♥ to 1", "§3.8"),
        ("add 10♥ 8♥ to 1", "P13"),
        ("add 10♥ 3♠=8♥ to 1", "P13"),
    ],
)
def test_a_long_move_plays_whole_or_not_at_all(text: str, rule: str) -> None:
    state = sallan("5♠ 6♠ 7♠ 9♠ 10♥ 8♥ 3♠ K♦", "8♠ 9♥")
    assert refused(state, text).rule == rule  # compares the state before and after
    assert state.record()["moves"] == []


def test_long_moves_are_not_listed_but_legal() -> None:
    state = sallan("5♠ 6♠ 7♠ 8♠ 10♥ 9♥ K♦", "2♣")
    assert set(of_kind(state, "meld")) == {"5♠ 6♠ 7♠", "6♠ 7♠ 8♠"}
    assert of_kind(state, "add") == ["10♥ to 1"]
    for text in ("meld 5♠ 6♠ 7♠ 8♠", "add 10♥ 9♥ to 1"):
        assert state.refusal(text) is None


def test_a_long_move_as_a_move() -> None:
    state = sallan("5♠ 6♠ 7♠ 8♠ K♦ 2♦", "2♣")
    move = potter.read(state, "meld 8♠ 7♠ 6♠ 5♠")
    assert (str(move), len(move.ids)) == ("meld 5♠ 6♠ 7♠ 8♠", 2)
    assert state.refusal(move) is None
    assert len(state.play(move)) == 2


def test_a_long_move_wins_with_its_last_card() -> None:
    for state, text in (
        (playing("5♠ 6♠ 7♠ 8♠", "K♦"), "meld 5♠ 6♠ 7♠ 8♠"),
        (sallan("10♥ 9♥", "K♦"), "add 9♥ 10♥ to 1"),
        (sallan("3♠ 9♥", "K♦"), "add 9♥ 3♠ to 1"),
    ):
        assert kinds(events(state, text))[-4] == "round-won"


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        ("4♠ 8♠", ["4♠", "5♠", "6♠", "7♠", "8♠"]),
        ("8♠ 9♠ 4♠ 2♠ 3♠", ["2♠", "3♠", "4♠", "5♠", "6♠", "7♠", "8♠", "9♠"]),
        ("3♥=8♠ 9♠", ["5♠", "6♠", "7♠", "3♥=8♠", "9♠"]),
        ("3♥ 9♠", ["5♠", "6♠", "7♠", "3♥=8♠", "9♠"]),
        ("3♠ 4♠", ["3♠", "4♠", "5♠", "6♠", "7♠"]),
        ("3♠ 3♥", ["3♠", "3♥=4♠", "5♠", "6♠", "7♠"]),
    ],
)
def test_a_lay_off_of_several_cards_at_both_ends(cards: str, laid: list[str]) -> None:
    state = sallan("2♠ 3♠ 4♠ 8♠ 9♠ 3♥ K♦", "2♣", table=["5♠ 6♠ 7♠"])
    play(state, f"add {cards} to 1")
    assert state.view(0)["table"] == [laid]


def test_melds_keep_their_numbers() -> None:
    state = sallan("5♠ 6♠ 7♠ 7♥ 7♦ 7♣ 10♥ 8♠ K♦", "2♣")
    play(state, "meld 5♠ 6♠ 7♠", "meld 7♥ 7♦ 7♣", "add 10♥ to 1", "add 8♠ to 2")
    assert state.view(0)["table"] == [["10♥", "J♥", "Q♥", "K♥"], ["5♠", "6♠", "7♠", "8♠"], ["7♥", "7♦", "7♣"]]


# Numbers and moves.


def test_a_move_can_be_given_as_text_as_move_and_as_number() -> None:
    states = [sallan("5♠ 6♠ 7♠ 10♥ K♦", "2♣") for _ in range(4)]
    move = next(move for move in states[0].legal() if str(move) == "add 10♥ to 1")
    told = [states[0].play("add 10♥ to 1"), states[1].play(move), states[2].play(move.id)]
    states[3].step(move.id)
    assert told[0] == told[1] == told[2]
    assert len({state.hash() for state in states}) == 1
    assert len({str(state.record()) for state in states}) == 1


@pytest.mark.parametrize("action", [-1, 10**6, 10**30, True, 1.0, None, b"end", ["end"]], ids=repr)
def test_a_number_without_an_action_is_unreadable(action: Any) -> None:
    state = sallan("5♠ 6♠ 7♠ 10♥ K♦", "2♣")
    before = state.hash()
    for ask in (state.play, state.refusal, state.step):
        with pytest.raises(UnreadableMove) as raised:
            ask(action)
        says(raised.value, repr(action), f"0 to {len(potter.actions) - 1:,}")
    assert state.hash() == before


def test_a_move_with_another_number_is_not_a_move() -> None:
    with pytest.raises(UnreadableMove):
        table("5♠", "2♣").play(Move((10**6,), "fly"))


def test_legal_moves_are_written_differently() -> None:
    state = sallan("3♠ 3♥ 3♦ 3♣ 8♣ 9♣ 10♣ 7♥ 7♦ 2♠ 4♠", "2♣")
    assert len(set(moves(state))) == len(moves(state)) == len({move.id for move in state.legal()})
    for move in state.legal():
        assert potter.read(state, str(move)) == move
        assert hand(play(state.clone(), str(move)), 0) != hand(state, 0)
