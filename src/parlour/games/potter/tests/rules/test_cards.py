"""§1 The table and the cards; rulings P1, P2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import OptionError, UnreadableMove
from parlour.games.potter.tests.rules.helpers import ALL_CARDS, RANKS, playing, points, potter, table
from tests.games.helpers import assert_even, counted, events, hands, moves, play, refused, says, size


def all_cards(seats: int, seed: int) -> list[str]:
    """All cards of a new game."""
    position = potter.deal(seats=seats, seed=seed).position()
    return [*" ".join(position["hands"]).split(), *position["stock"].split(), *position["discard"].split()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_two_to_five_play(seats: int) -> None:
    """You and three friends can play together as a group of four; so can two, three and five."""
    state = potter.deal(seats=seats, seed=11)
    assert state.seats == seats
    assert len(hands(state)) == seats
    assert potter.seats == (2, 5)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7, True, 2.0, "2", None, [2]])
def test_1_1_nobody_else_is_seated(seats: Any) -> None:
    with pytest.raises(OptionError) as raised:
        potter.deal(seats=seats, seed=11)
    says(raised.value, "2 to 5", repr(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_2_one_deck_of_52_cards(seats: int) -> None:
    for seed in range(20):
        cards = all_cards(seats, seed)
        assert len(cards) == 52
        assert set(cards) == set(ALL_CARDS)


def test_1_2_thirteen_ranks_in_four_suits() -> None:
    for suit in "♠♥♦♣":
        ranks = {card[:-1] for card in all_cards(2, seed=12) if card[-1] == suit}
        assert ranks == {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}


@pytest.mark.parametrize("card", ["1♥", "11♣", "0♦", "B♠", "7x", "7", "♥", "♥7", "JK", "R5", "10"])
def test_1_2_what_is_not_a_card_cannot_be_read(card: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        playing("2♥ 9♠", "K♦").play(f"discard {card}")
    says(raised.value, card, "A♠")


def test_1_2_no_card_is_there_twice() -> None:
    for hand, other in (("7♥ 7♥", "K♦"), ("7♥", "7h"), ("10♣ Tc", "K♦")):
        with pytest.raises(OptionError):
            table(hand, other)


@pytest.mark.parametrize(("seats", "left"), [(2, 36), (3, 28), (4, 20), (5, 12)])
def test_1_3_eight_cards_each_and_the_rest_is_the_stock(seats: int, left: int) -> None:
    for seed in range(30):
        state = potter.deal(seats=seats, seed=seed)
        assert [size(state, seat) for seat in range(seats)] == [8] * seats
        assert len(state.position()["stock"].split()) == left == state.view(0)["stock"]


def test_1_3_only_their_owner_sees_the_cards() -> None:
    state = potter.deal(seats=3, seed=13)
    for seat in (0, 1, 2, None):
        for owner, shown in enumerate(state.view(seat)["hands"]):
            assert shown == (hands(state)[owner].split() if owner == seat else ["??"] * 8)


def test_1_3_every_card_is_dealt_as_often_to_every_seat() -> None:
    dealt: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for seed in range(800):
        for seat, cards in enumerate(hands(potter.deal(seats=3, seed=seed))):
            dealt[seat].update(cards.split())
    for counts in dealt:
        assert_even(counts, ALL_CARDS)


def test_1_3_the_stock_is_shuffled() -> None:
    stocks = [potter.deal(seats=2, seed=seed).position()["stock"].split() for seed in range(800)]
    assert_even(Counter(stock[-1] for stock in stocks), ALL_CARDS)
    assert_even(Counter(stock[0] for stock in stocks), ALL_CARDS)


def test_1_3_the_same_seed_deals_the_same_game() -> None:
    assert potter.deal(seats=2, seed=22).position() == potter.deal(seats=2, seed=22).position()
    assert potter.deal(seats=2, seed=22).position() != potter.deal(seats=2, seed=23).position()
    assert potter.deal(seats=2, seed=b"22").position() != potter.deal(seats=2, seed=22).position()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_4_the_discard_pile_starts_empty(seats: int) -> None:
    assert potter.deal(seats=seats, seed=14).view(0)["discard"] == []


def test_1_4_it_is_empty_again_when_a_round_begins() -> None:
    state = playing("8♣ 9♣ 10♣", "K♦ 2♠", discard="5♦ J♥", round=4)
    play(state, "meld 8♣ 9♣ 10♣")
    view = state.view(0)
    assert (view["round"], view["discard"], view["stock"]) == (5, [], 36)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_P1_the_first_player_can_only_draw_from_the_stock(seats: int) -> None:
    state = potter.deal(seats=seats, seed=1)
    assert moves(state) == ["draw"]
    refusal = refused(state, "take")
    assert refusal.rule == "P1"
    assert type(refusal).__name__ == "FirstTurn"


def test_P1_the_second_player_has_a_choice() -> None:
    state = potter.deal(seats=2, seed=1)
    play(state, "draw")
    play(state, next(move for move in moves(state) if move.startswith("discard")))
    assert sorted(moves(state)) == ["draw", "take"]


def test_1_5_the_game_goes_to_200_points() -> None:
    assert potter.deal(seats=2, seed=15).options["target"] == 200


def test_1_5_the_table_may_choose_another_target() -> None:
    for target in (50, 51, 150, 499, 500):
        assert potter.deal(seats=2, seed=15, target=target).options["target"] == target


@pytest.mark.parametrize("rank", RANKS)
def test_1_6_what_the_cards_are_worth(rank: str) -> None:
    """An ace 1, two to ten their number, a jack 11, a queen 12, a king 13."""
    worth = {"A": 1, "J": 11, "Q": 12, "K": 13}.get(rank) or int(rank)
    state = playing("8♣ 9♣ 10♣", f"{rank}♦", round=1 if rank == "2" else 2)
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, worth]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_7_chance_names_the_seat_that_starts_round_1(seats: int) -> None:
    started = counted(400, lambda seed: potter.deal(seats=seats, seed=seed).turn)
    assert_even(started, range(seats))
    state = potter.deal(seats=seats, seed=17)
    assert state.turn == state.starter == state.view(None)["starter"]


@pytest.mark.parametrize(("starter", "after"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_1_7_the_next_seat_starts_the_next_round_regardless_of_the_winner(
    starter: int, after: int, winner: int
) -> None:
    hand = ["K♦ 2♠", "Q♦ 4♠", "J♦ 6♠"]
    hand[winner] = "8♣ 9♣ 10♣"
    state = playing(*hand, turn=winner, starter=starter, turns=9, round=2)
    told = events(state, "meld 8♣ 9♣ 10♣")
    assert told[-1] == {"event": "potter-round-begun", "round": 3, "potter": "3", "starter": after}
    assert (state.turn, state.starter, state.turns) == (after, after, 0)


def test_P2_four_rounds_are_started_by_one_seat_after_the_other() -> None:
    """Nobody ever melds, so each round is over after 60 laps; the starters go round the table."""
    state = potter.deal(seats=3, seed=2, target=500)
    first = state.starter
    starters = []
    for number in range(1, 5):
        assert state.view(None)["round"] == number
        starters.append(state.turn)
        while not state.over and state.view(None)["round"] == number:
            play(state, next(move for move in moves(state) if not move.startswith(("meld", "take"))))
        if state.over:
            break
    assert len(starters) >= 2
    assert starters == [(first + number) % 3 for number in range(len(starters))]
