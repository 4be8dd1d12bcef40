"""§7 The discard pile; rulings P3, P4, P5, P6, P14."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.potter.tests.rules.helpers import (
    RANKS,
    kinds,
    of_kind,
    playing,
    points,
    potter,
    sallan,
    stacked,
    table,
)
from parlour.table import commands
from parlour.table.entries import Body
from parlour.table.errors import TableError
from parlour.table.log import Entry
from parlour.table.table import Table
from tests.games.helpers import events, hand, hands, moves, play, refused, says

# Nine cards that help nobody, bottom to top, and one more.
NINE = "K♣ 4♥ 10♦ 2♠ J♥ 6♣ 8♦ Q♠ 4♣"
TEN = "9♥ " + NINE


def owing(*hands: str, discard: str = "K♣ 4♥ 10♦", **keys: Any) -> State:
    """The seat on turn has just taken the pile."""
    return play(table(*hands, discard=discard, **{"turns": 5, **keys}), "take")


# The discard.


@pytest.mark.parametrize("card", ["10♠", "10♥", "10♣", "9♦", "J♦"])
def test_7_1_what_helps_is_refused(card: str) -> None:
    """On 10♦ neither 10♠, which could make a set, nor 9♦, which could make a run."""
    state = playing(f"{card} 3♥ 2♠", "K♥", discard="10♦", round=5)
    refusal = refused(state, f"discard {card}")
    assert refusal.rule == "P14"
    assert type(refusal).__name__ == "DiscardHelps"
    assert (refusal.facts["card"], refusal.facts["top"]) == (card, "10♦")
    says(refusal, card, "10♦")
    assert of_kind(state, "discard") == ["2♠", "3♥"]


@pytest.mark.parametrize("card", ["3♥", "8♦", "Q♦", "9♠", "J♥", "K♦", "A♦", "9♥", "J♣"])
def test_7_1_what_is_unrelated_is_not(card: str) -> None:
    state = playing(f"{card} 2♠", "K♥", discard="10♦", round=5)
    play(state, f"discard {card}")
    assert state.view(0)["discard"] == ["10♦", card]


@pytest.mark.parametrize("option", [False, True], ids=["off", "on"])
def test_7_2_ace_and_king_are_not_neighbours(option: bool) -> None:
    """Not even where Q-K-A is a run."""
    options = {"ace_high_runs": option}
    assert playing("A♦ 2♠", "K♥", discard="K♦", round=5, options=options).refusal("discard A♦") is None
    assert playing("K♦ 2♠", "K♥", discard="A♦", round=5, options=options).refusal("discard K♦") is None


def test_7_2_ace_and_two_are() -> None:
    assert refused(playing("A♦ 2♠", "K♥", discard="2♦", round=5), "discard A♦").rule == "P14"
    assert refused(playing("2♦ 9♠", "K♥", discard="A♦", round=5), "discard 2♦").rule == "P14"
    assert refused(playing("Q♦ 9♠", "K♥", discard="K♦", round=5), "discard Q♦").rule == "P14"


def test_7_2_only_the_top_card_counts() -> None:
    state = playing("9♦ 10♠ J♦ 2♠", "K♥", discard="10♦ 5♥", round=5, turns=2)
    assert of_kind(state, "discard") == ["2♠", "10♠", "9♦", "J♦"]


def test_7_2_on_an_empty_pile_nothing_is_refused() -> None:
    state = playing("9♦ 10♠ J♦ 2♠", "K♥", round=5)
    assert of_kind(state, "discard") == ["2♠", "10♠", "9♦", "J♦"]


@pytest.mark.parametrize("top", [rank + suit for rank in RANKS for suit in "♠♦"])
def test_P14_same_rank_or_neighbour_of_the_suit(top: str) -> None:
    """All other cards of the deck on this one: three of its rank and its one or two neighbours are refused."""
    rank, suit = top[:-1], top[-1]
    place = RANKS.index(rank)
    neighbours = {RANKS[near] + suit for near in (place - 1, place + 1) if 0 <= near <= 12}
    helping = neighbours | {rank + other for other in "♠♥♦♣" if other != suit}
    held = " ".join(other_rank + other for other in "♠♥♦♣" for other_rank in RANKS if other_rank + other != top)
    potter_rank = "7" if rank != "7" else "4"
    number = RANKS.index(potter_rank) + 1
    one = held.split()[-1]
    state = playing(" ".join(held.split()[:-1]), one, discard=top, round=number)
    for card in held.split()[:-1]:
        refusal = state.refusal(f"discard {card}")
        if card[:-1] == potter_rank:
            assert refusal is not None
        else:
            assert (refusal is not None and refusal.rule == "P14") == (card in helping)


def test_P14_a_card_that_helps_wins_nothing() -> None:
    state = sallan("9♦", "2♣", discard="10♦")
    assert refused(state, "discard 9♦").rule == "P14"
    assert moves(state) == ["end"]


# Taking it.


@pytest.mark.parametrize("count", range(1, 10))
def test_7_3_a_pile_of_one_to_nine_cards_can_be_taken_all_of_it(count: int) -> None:
    pile = NINE.split()[:count]
    state = table("5♠ 6♠", "2♥", discard=" ".join(pile), turns=12)
    assert sorted(moves(state)) == ["draw", "take"]
    (told,) = events(state, "take")
    assert (told["event"], told["seat"], sorted(told["cards"])) == ("potter-pile-taken", 0, sorted(pile))
    assert sorted(hand(state, 0).split()) == sorted(["5♠", "6♠", *pile])
    view = state.view(1)
    assert (view["discard"], view["taken"], view["owes"], view["phase"]) == ([], pile, "meld", "play")


def test_7_3_ten_are_too_many() -> None:
    state = table("5♠ 6♠", "2♥", discard=TEN, turns=12)
    assert moves(state) == ["draw"]
    refusal = refused(state, "take")
    assert refusal.rule == "P3"
    assert type(refusal).__name__ == "PileTooBig"
    assert (refusal.facts["cards"], refusal.facts["most"]) == (10, 9)
    says(refusal, 10, 9)


def test_7_3_an_empty_pile_cannot_be_taken() -> None:
    refusal = refused(table("5♠ 6♠", "2♥", turns=12), "take")
    assert refusal.rule == "P3"
    assert type(refusal).__name__ == "NothingToTake"


def test_7_3_everybody_may_look_through_the_pile() -> None:
    state = table("5♠ 6♠", "2♥", "9♠", discard=NINE, turns=12)
    for seat in (0, 1, 2, None):
        assert state.view(seat)["discard"] == NINE.split()


def test_P3_one_to_nine_cards_in_public_order() -> None:
    assert refused(table("5♠", "2♥", discard=TEN), "take").rule == "P3"
    state = table("5♠", "2♥", discard=NINE)
    (taken,) = state.play("take")
    for seat in (0, 1, None):
        assert sorted(taken.seen_by(seat).facts()["cards"]) == sorted(NINE.split())
        assert state.view(seat)["taken"] == NINE.split()


def test_P3_the_tenth_discard_closes_the_pile() -> None:
    state = playing("9♥ 5♠", "2♥ K♥", discard=NINE, turns=12)
    assert moves(play(state, "discard 9♥")) == ["draw"]


# The meld that is owed.


def test_7_4_a_player_who_takes_the_pile_must_lay_a_new_meld() -> None:
    state = owing("5♠ 6♠ 2♦", "2♥", discard="K♣ 7♠ 10♦")
    assert set(moves(state)) == {"return", "meld 5♠ 6♠ 7♠"}
    play(state, "meld 5♠ 6♠ 7♠")
    view = state.view(1)
    assert (view["owes"], view["taken"]) == ("discard", [])
    assert sorted(of_kind(state, "discard")) == sorted(["2♦", "K♣", "10♦"])
    assert refused(state, "return").rule == "P5"


def test_7_4_it_need_not_use_a_card_of_the_pile() -> None:
    state = owing("5♠ 6♠ 7♠ 2♦", "2♥")
    play(state, "meld 5♠ 6♠ 7♠", "discard 10♦")
    assert (state.turn, state.view(0)["discard"], state.view(0)["scores"]) == (1, ["10♦"], [0, 0])


@pytest.mark.parametrize("move", ["add 10♥ to 1", "discard 2♦", "end", "draw", "take"])
def test_7_4_until_then_only_a_meld_or_returning_the_pile_is_allowed(move: str) -> None:
    state = owing("5♠ 6♠ 2♦ 10♥", "2♥", round=3, table=["J♥ Q♥ K♥"], sallan=[True, False])
    refusal = refused(state, move)
    assert refusal.rule == "P4"
    assert type(refusal).__name__ == "MeldOwed"
    assert moves(state) == ["return"]


def test_7_4_a_longer_meld_will_do() -> None:
    state = owing("5♠ 6♠ 8♠ 2♦ Q♦", "2♥", discard="K♣ 7♠ 10♦")
    play(state, "meld 5♠ 6♠ 7♠ 8♠")
    assert state.view(0)["owes"] == "discard"


def test_7_4_a_sallan_pays_with_wilds() -> None:
    state = owing("3♠ 9♠ 2♦ Q♥", "2♥", discard="K♣ 8♠ 5♦", round=3, table=["5♥ 6♥ 7♥"], sallan=[True, False])
    assert {"meld 8♠ 9♠ 3♠=10♠", "meld 3♠=7♠ 8♠ 9♠", "return"} == set(moves(state))
    play(state, "meld 8♠ 9♠ 3♠=10♠")
    assert state.view(0)["owes"] == "discard"


def test_7_4_a_meld_that_empties_the_hand_wins() -> None:
    told = events(owing("5♠ 6♠", "2♥", discard="7♠"), "meld 5♠ 6♠ 7♠")
    assert "round-won" in kinds(told)


def test_P4_only_meld_and_return_are_legal() -> None:
    """Sallan, with a lay-off and discards in hand: none of them pays for the pile."""
    state = owing("10♥ 9♥ 2♦ 5♣ 6♣", "2♥", discard="7♣ Q♦", round=3, table=["J♥ Q♥ K♥"], sallan=[True, False])
    assert set(moves(state)) == {"return", "meld 5♣ 6♣ 7♣"}
    assert [refused(state, move).rule for move in ("add 10♥ to 1", "add 10♥ 9♥ to 1", "discard 2♦")] == ["P4"] * 3
    play(state, "meld 5♣ 6♣ 7♣", "add 10♥ to 1", "discard 2♦")
    assert state.turn == 1


def test_P4_the_first_meld_of_a_player_is_such_a_meld() -> None:
    state = owing("5♠ 6♠ 2♦", "2♥", discard="K♣ 7♠ 10♦")
    assert kinds(events(state, "meld 5♠ 6♠ 7♠")) == ["meld-laid", "became-sallan"]


# Returning it.


def test_7_5_the_pile_goes_back_in_the_same_order_for_25_points() -> None:
    state = owing("5♠ 6♠ 2♦", "2♥", "9♠", scores=[10, 20, 30])
    assert events(state, "return") == [
        {"event": "potter-pile-returned", "seat": 0, "cards": 3, "penalty": 25, "total": 35}
    ]
    view = state.view(0)
    assert view["discard"] == ["K♣", "4♥", "10♦"]
    assert view["scores"] == [35, 20, 30]
    assert (view["turn"], view["phase"], view["turns"], view["taken"]) == (1, "draw", 6, [])
    assert hand(state, 0) == "5♠ 6♠ 2♦"


def test_7_5_the_next_player_may_take_it_again() -> None:
    state = play(owing("5♠ 6♠ 2♦", "2♥"), "return")
    assert sorted(moves(state)) == ["draw", "take"]
    play(state, "take", "return")
    assert state.view(0)["scores"] == [25, 25]
    assert state.view(0)["discard"] == ["K♣", "4♥", "10♦"]


def test_7_5_that_is_open_also_to_somebody_who_overlooks_a_meld() -> None:
    state = owing("5♠ 6♠ 7♠ 2♦", "2♥")
    assert set(moves(state)) == {"return", "meld 5♠ 6♠ 7♠"}
    play(state, "return")
    assert state.view(1)["scores"] == [25, 0]


def test_7_5_nothing_is_returned_that_was_not_taken() -> None:
    for state in (playing("5♠ 6♠", "2♥", discard="K♣"), sallan("5♠ 6♠", "2♥")):
        refusal = refused(state, "return")
        assert refusal.rule == "P5"
        assert type(refusal).__name__ == "NothingTaken"
    assert "return" not in moves(table("5♠ 6♠", "2♥", discard="K♣"))


def test_P5_25_points_at_once_and_the_next_player_is_on_turn() -> None:
    state = play(owing("5♠ 6♠ 2♦", "2♥", "9♠", turn=2), "return")
    assert (state.turn, state.view(None)["scores"]) == (0, [0, 0, 25])


def test_P5_as_often_as_somebody_takes_it() -> None:
    state = table("5♠ 6♠ 2♦", "2♥", discard="K♣ 4♥", turns=4)
    play(state, "take", "return", "take", "return", "take", "return")
    assert state.view(0)["scores"] == [50, 25]


def test_7_6_the_25_points_stay_with_the_winner_of_the_round() -> None:
    """0 is the score of the hand, not of the penalty."""
    state = stacked("8♣ 9♣", "2♥ 5♦", discard="K♣ 4♥", turns=4, top="J♦ 10♣")
    play(state, "take", "return", "draw", "discard 5♦", "draw")
    told = events(state, "meld 8♣ 9♣ 10♣")
    assert points(told) == [0, 13]
    counted = [event for event in told if event["event"] == "potter-hand-counted"]
    assert [event["total"] for event in counted] == [25, 13]
    assert state.view(0)["scores"] == [25, 13]


def test_P6_the_25_stays_even_for_the_winner() -> None:
    state = playing("8♣ 9♣ 10♣", "2♥", scores=[25, 0])
    play(state, "meld 8♣ 9♣ 10♣")
    assert state.view(0)["scores"] == [25, 2]


# What everybody saw.


def test_7_7_a_taken_pile_is_known_to_everybody() -> None:
    state = owing("5♠ 6♠ 2♦", "2♥ 8♥", discard="K♣ 7♠ 10♦")
    assert sorted(state.view(1)["known"][0]) == sorted(["K♣", "7♠", "10♦"])
    assert sorted(state.view(1)["hands"][0]) == sorted(["K♣", "7♠", "10♦", "??", "??", "??"])
    assert state.view(1)["hands"][0][3:] == ["??"] * 3
    play(state, "meld 5♠ 6♠ 7♠", "discard K♣")
    for seat in (1, None):
        assert state.view(seat)["known"] == [["10♦"], []]
        assert state.view(seat)["hands"][0] == ["10♦", "??"]
    assert state.view(0)["hands"] == [["2♦", "10♦"], ["??", "??"]]


def test_7_7_it_stays_known_through_later_turns_and_ends_with_the_round() -> None:
    state = owing("5♠ 6♠ 2♦ 9♥ Q♥ 4♠", "2♥ 8♥ J♠ 6♣ 4♣", discard="K♣ 7♠ 10♦")
    play(state, "meld 5♠ 6♠ 7♠", "discard 2♦")
    for _ in range(4):
        assert sorted(state.view(1)["known"][0]) == sorted(["K♣", "10♦"])
        play(state, "draw")
        play(state, "discard " + next(card for card in of_kind(state, "discard") if card not in ("K♣", "10♦")))
    round_won = play(playing("8♣ 9♣ 10♣", "K♣ 2♦", known=["", "K♣"]), "meld 8♣ 9♣ 10♣")
    assert round_won.view(0)["known"] == [[], []]


def test_7_7_a_returned_pile_is_in_no_hand() -> None:
    state = play(owing("5♠ 6♠ 2♦", "2♥", known=["2♦", ""]), "return")
    assert state.view(1)["known"] == [["2♦"], []]
    assert state.view(1)["hands"][0] == ["2♦", "??", "??"]


def test_7_7_a_card_that_comes_back_by_the_loop_is_known() -> None:
    state = playing("K♦ 2♣ 5♥", "9♠ 4♦", loop={"seen": "K♦", "turns": 4, "laid": False})
    play(state, "discard K♦")
    assert state.view(1)["known"] == [["K♦"], []]
    assert state.view(1)["hands"][0] == ["K♦", "??", "??"]


def test_7_7_what_everybody_knows_is_kept_when_a_table_is_imagined() -> None:
    state = play(owing("5♠ 6♠ 2♦ 9♥", "2♥ 8♥ Q♦ A♦", discard="K♣ 7♠ 10♦"), "meld 5♠ 6♠ 7♠", "discard 2♦")
    for seed in range(20):
        twin = state.imagine(1, seed)
        assert {"K♣", "10♦"} <= set(hands(twin)[0].split())
        assert hands(twin)[1] == hands(state)[1]
        assert twin.view(1) == state.view(1)
    assert len({hands(state.imagine(1, seed))[0] for seed in range(20)}) > 5


# At the table.


class Evening:
    """Ann and Bob at a table, with its log, as a server would keep it."""

    def __init__(self) -> None:
        self.table = Table(potter)
        self.log: list[Entry] = []
        self.keep(*commands.open_table(self.table, "private", 2, {}, "5e" * 32))
        self.keep(commands.sit(self.table, None, "Ann", "aa" * 16))
        self.keep(commands.sit(self.table, None, "Bob", "bb" * 16))
        self.keep(commands.begin(self.table, 0))

    def keep(self, *bodies: Body) -> None:
        for body in bodies:
            self.log.append(Entry(len(self.log) + 1, body, at=float(len(self.log))))
            self.table.apply(self.log[-1])

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def play(self, move: str) -> None:
        self.keep(commands.move(self.table, self.state.turn, self.table.moves, move))


def test_7_8_taking_the_pile_binds() -> None:
    evening = Evening()
    evening.play("draw")
    evening.play(f"discard {of_kind(evening.state, 'discard')[0]}")
    evening.play("take")
    with pytest.raises(TableError) as raised:
        commands.take_back(evening.table, evening.state.turn)
    assert raised.value.key == "table-binds", "the pile lay face up: it showed nothing"
    assert raised.value.facts == {"move": "take", "rule": "§7.8"}
    assert evening.state.view(None)["owes"] == "meld"


def test_7_8_only_a_draw_and_a_taken_pile_bind() -> None:
    state = stacked("5♠ 6♠ 2♦", "2♥ 9♠", discard="K♣ 7♠ 10♦", top="J♦", turns=4)
    bind = {}
    for move in ("take", "meld 5♠ 6♠ 7♠", "discard K♣", "draw"):
        bind[move.split()[0]] = {word for event in state.play(move) for word in [event.binds, event.reveals] if word}
    assert bind == {"take": {"§7.8"}, "meld": set(), "discard": set(), "draw": {True}}
