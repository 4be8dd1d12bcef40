"""§7 The stock runs out; rulings J13, J17."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import (
    DULL,
    held,
    jolly,
    kinds,
    opened,
    playing,
    rest,
    short,
    stacked,
    table,
)
from tests.games.helpers import counted, events, moves, play, refused


def test_7_1_all_of_the_pile_but_its_top_card_becomes_the_stock() -> None:
    state = short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦")
    pile = state.view(0)["discard"]
    told = events(state, "draw")
    assert kinds(told) == ["stock-reshuffled", "card-drawn"]
    assert told[0] == {"event": "jolly-stock-reshuffled", "cards": len(pile) - 1}
    view = state.view(0)
    assert (view["discard"], view["stock"], view["reshuffles"]) == (["3♦"], len(pile) - 2, 1)
    drawn = told[1]["card"]
    assert Counter([*state.position()["stock"].split(), drawn]) == Counter(pile[:-1])


def test_7_1_when_a_draw_is_due_and_not_before() -> None:
    """The last card of the stock is drawn: nothing is shuffled until the other draws."""
    state = short("2♠ 5♠ 8♠", "2♥ 9♣ K♦", stock="J♦", discard="A♣ 3♦")
    assert kinds(events(state, "draw")) == ["card-drawn"]
    assert (state.view(0)["stock"], state.view(0)["reshuffles"]) == (0, 0)
    play(state, "discard 8♠")
    assert state.view(1)["stock"] == 0
    assert kinds(events(state, "draw")) == ["stock-reshuffled", "card-drawn"]
    assert state.view(1)["discard"] == ["8♠"]


def test_7_1_taking_needs_no_new_stock() -> None:
    state = short("5♥ 6♥ 2♦ 8♠", "2♥ 9♣", stock="", discard="A♣ 7♥", table=["9♣ 10♣ J♣"], opened=[True, False])
    assert set(moves(state)) == {"draw", "take"}
    assert kinds(events(state, "take")) == ["card-taken"]
    assert state.view(0)["reshuffles"] == 0


def test_7_1_the_new_stock_is_shuffled() -> None:
    def drawn(seed: int) -> str:
        state = short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦", seed=seed)
        return str(events(state, "draw")[1]["card"])

    assert len(counted(40, drawn)) > 15


def test_7_1_a_pile_of_two_gives_a_stock_of_one() -> None:
    state = bare("5♠ 8♠ J♠", "A♣ 3♦")
    assert moves(state) == ["draw"]
    told = events(state, "draw")
    assert told == [
        {"event": "jolly-stock-reshuffled", "cards": 1},
        {"event": "jolly-card-drawn", "seat": 0, "card": "A♣"},
    ]
    assert state.view(0)["discard"] == ["3♦"]


def bare(cards: str, pile: str, **keys: Any) -> State:
    """A position without a stock and with this pile; the other seat holds everything else."""
    other = rest(cards, pile, "9♦")
    return table(cards, other, stock="", discard=pile, jolly_card="9♦", **keys)


# Drawn games.


def drawn_game(state: State, why: str) -> None:
    assert state.over and state.turn is None
    assert state.result is not None
    assert (state.result.winners, state.result.ranking) == ((), ((0, 1),))
    assert list(state.result.scores) == [len(list(held(state, seat).elements())) for seat in (0, 1)]
    assert state.view(0)["winners"] == []
    assert state.view(0)["owes"] == []
    assert refused(state, "draw").rule == "J17"
    assert why in ("nothing", "stock", "rounds")


@pytest.mark.parametrize("turn", [0, 1])
def test_7_2_drawn_when_the_next_can_neither_draw_nor_take(turn: int) -> None:
    """There is no stock, and the only card of the pile is useless."""
    small = "2♥ 9♣"
    big = rest(small, "9♦")
    hands = (big, small) if turn == 0 else (small, big)
    state = playing(*hands, turn=turn, stock="", jolly_card="9♦")
    told = events(state, "discard K♦")
    assert told[-1] == {"event": "jolly-game-drawn", "why": "nothing"}
    drawn_game(state, "nothing")


def test_7_2_a_player_who_can_take_continues() -> None:
    small = "2♥ 5♣ 6♣"
    lying = ["9♣ 10♣ J♣"]
    state = playing(rest(small, *lying, "9♦"), small, stock="", jolly_card="9♦", table=lying, opened=[False, True])
    play(state, "discard Q♣")
    assert not state.over
    assert moves(state) == ["take"]
    assert refused(state, "draw").rule == "J13"


def test_7_2_with_two_cards_in_the_pile_the_game_continues() -> None:
    small = "2♥ 9♣"
    state = playing(rest(small, "9♦ 3♠"), small, stock="", discard="3♠", jolly_card="9♦")
    play(state, "discard K♦")
    assert moves(state) == ["draw"]


def test_7_2_a_jolly_hand_is_not_a_way_out() -> None:
    """Twelve cards, the Jolly card there, but nothing to draw and nothing to take: drawn."""
    state = playing(rest(DULL, "9♦"), DULL, stock="", jolly_card="9♦")
    told = events(state, "discard A♣")
    assert told[-1] == {"event": "jolly-game-drawn", "why": "nothing"}


def test_J13_drawn_and_nobody_wins() -> None:
    small = "2♥ 9♣"
    state = play(playing(rest(small, "9♦"), small, stock="", jolly_card="9♦"), "discard K♦")
    assert state.result is not None and state.result.winners == ()
    assert type(refused(state, "draw")).__name__ == "GameDrawnAlready"


def test_J13_the_jolly_card_is_never_shuffled_in() -> None:
    state = short("2♠ 5♠ 8♠", "2♥ 9♣", stock="", discard="A♣ 3♦", jolly_card="JK")
    play(state, "draw")
    assert state.view(0)["jolly_card"] == "JK"


# The limits.


def test_7_3_drawn_with_an_empty_stock_after_two_reshuffles() -> None:
    """Even if the next player could take."""
    lying = ["9♣ 10♣ J♣"]
    state = short("2♠ 5♠ 8♠", "2♥ 4♦ 8♣", stock="J♦", discard="A♣ 3♦", reshuffles=2, table=lying, opened=[True, True])
    play(state, "draw")
    assert not state.over
    told = events(state, "discard 2♠")
    assert told[-1] == {"event": "jolly-game-drawn", "why": "stock"}
    drawn_game(state, "stock")


@pytest.mark.parametrize("reshuffles", [0, 1])
def test_7_3_not_after_fewer(reshuffles: int) -> None:
    state = short("2♠ 5♠ 8♠", "2♥ 4♦ 6♣", stock="J♦", discard="A♣ 3♦", reshuffles=reshuffles)
    play(state, "draw", "discard 2♠", "draw")
    assert state.view(0)["reshuffles"] == reshuffles + 1
    assert not state.over


def test_7_3_not_while_a_card_is_left() -> None:
    state = short("2♠ 5♠ 8♠", "2♥ 4♦ 6♣", stock="J♦ Q♦", discard="A♣ 3♦", reshuffles=2)
    play(state, "draw", "discard 2♠")
    assert not state.over
    play(state, "draw", "discard 2♥")
    assert state.over


def test_7_3_taking_leaves_the_stock_unchanged() -> None:
    """The stock has a card before and after: the game continues."""
    lying = ["9♣ 10♣ J♣"]
    state = short("2♠ 5♠ 8♠", "2♥ 4♦ 6♣", stock="J♦", discard="A♦ 8♣", reshuffles=2, table=lying, opened=[True, True])
    play(state, "take", "add 8♣ to 1", "discard 2♠")
    assert not state.over
    assert state.view(0)["stock"] == 1


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("limit", [10, 100, 1000])
def test_7_3_drawn_after_the_last_round(starter: int, limit: int) -> None:
    """The first of round `limit` still plays, the second too; then the game is drawn."""
    state = stacked(
        "2♠ 5♠ 8♠",
        "2♥ 4♦ 6♣",
        top="J♦ Q♦ K♦",
        turn=starter,
        starter=starter,
        round=limit,
        options={"round_limit": limit},
    )
    play(state, "draw", "discard J♦")
    assert not state.over
    play(state, "draw")
    told = events(state, "discard Q♦")
    assert told[-1] == {"event": "jolly-game-drawn", "why": "rounds"}
    drawn_game(state, "rounds")


def test_7_3_the_last_discard_wins_before_the_game_is_drawn() -> None:
    state = opened("2♠", "2♥ 4♦", turn=0, round=10, starter=1, options={"round_limit": 10})
    play(state, "discard 2♠")
    assert state.result is not None and state.result.winners == (0,)


def test_7_3_the_limit_is_100_rounds_unless_the_table_says_otherwise() -> None:
    assert jolly.deal(seats=2, seed=1).options["round_limit"] == 100
    state = stacked("2♠ 5♠", "2♥ 4♦", top="J♦ Q♦", turn=1, starter=0, round=99)
    assert not play(state, "draw", "discard J♦").over
    assert state.view(0)["round"] == 100


def test_J17_a_game_without_melds_ends_by_itself() -> None:
    """Nothing but draws and discards: the stock of 82 runs out, is reshuffled twice, and the game ends."""
    state = jolly.deal(seats=2, seed=17, round_limit=1000)
    told: list[str] = []
    while not state.over:
        options = moves(state)
        move = "draw" if "draw" in options else next(move for move in options if move.startswith("discard"))
        told += kinds(events(state, move))
    assert told.count("stock-reshuffled") == 2
    assert told[-1] == "game-drawn"
    assert state.result is not None and state.result.winners == ()


def test_J17_the_limit_ends_such_a_game_earlier() -> None:
    state = jolly.deal(seats=2, seed=17, round_limit=10)
    while not state.over:
        options = moves(state)
        play(state, "draw" if "draw" in options else next(move for move in options if move.startswith("discard")))
    assert state.turns == 20
    assert state.view(0)["round"] in (10, 11)


def test_J17_empty_after_two_reshuffles_comes_before_nothing_to_draw() -> None:
    """The game is drawn, whichever reason is given."""
    state = short("2♠ 5♠ 8♠", "2♥ 4♦ 6♣", stock="J♦", discard="", reshuffles=2)
    assert play(state, "draw", "discard 2♠").over
