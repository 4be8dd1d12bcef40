"""§8 The Jolly Hand; ruling J14."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import (
    DULL,
    gambling,
    held,
    kinds,
    laid,
    opened,
    playing,
    stacked,
    table,
    verbs,
)
from tests.games.helpers import events, hand, moves, play, refused, says, size

# Twelve cards and the Jolly card 9♦: four melds and nothing left, or one card over.
CLEAN = "2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦"
ONE_OVER = "2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ A♣ 9♦"
CLEAN_MELDS = ["meld 2♠ 3♠ 4♠", "meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦", "meld 8♦ 9♦ 10♦"]


def declaring(cards: str, turn: int = 0, **keys: Any) -> State:
    """A position in which a seat could declare now, with the Jolly card 9♦."""
    hands = (cards, "2♥ 9♥ K♥") if turn == 0 else ("2♥ 9♥ K♥", cards)
    return table(*hands, turn=turn, **{"jolly_card": "9♦", **keys})


# The declaration.


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("number", [3, 4, 99])
def test_8_1_instead_of_drawing_either_seat_may_declare(turn: int, starter: int, number: int) -> None:
    state = declaring(DULL, turn, starter=starter, round=number)
    assert set(moves(state)) == {"draw", "jolly"}
    told = events(state, "jolly")
    assert told == [{"event": "jolly-jolly-declared", "seat": turn, "card": "9♦"}]
    assert (state.turn, state.view(0)["phase"], state.view(0)["owes"]) == (turn, "jolly", ["clear"])


def no_jolly(state: State, rule: str = "J14") -> dict[str, Any]:
    assert "jolly" not in moves(state)
    refusal = refused(state, "jolly")
    assert refusal.rule == rule
    return dict(refusal.facts)


@pytest.mark.parametrize("number", [1, 2])
def test_8_1_not_before_round_3(number: int) -> None:
    no_jolly(declaring(DULL, round=number), rule="J4")


def test_8_1_not_when_opened() -> None:
    assert no_jolly(declaring(DULL, opened=[True, False], table=["9♣ 10♣ J♣"]))["why"] == "opened"
    assert "jolly" in moves(declaring(DULL, opened=[False, True], table=["9♣ 10♣ J♣"]))


@pytest.mark.parametrize("cards", [DULL + " A♣", " ".join(DULL.split()[:-1]), "2♠", DULL + " A♣ 3♣ JK"])
def test_8_1_only_with_exactly_12_cards(cards: str) -> None:
    facts = no_jolly(declaring(cards))
    assert (facts["why"], facts["cards"]) == ("cards", len(cards.split()))


def test_8_1_only_while_the_jolly_card_is_there() -> None:
    assert no_jolly(declaring(DULL, jolly_card=None))["why"] == "gone"


def test_8_1_only_at_the_start_of_the_turn() -> None:
    no_jolly(play(declaring(DULL), "draw"), rule="§3.4")
    no_jolly(playing(DULL, "2♥ 9♥", jolly_card="9♦"), rule="§3.4")


def test_8_1_the_players_turn_after_the_hunt_with_13_cards_is_no_such_start() -> None:
    """A starter with hunted jokers holds 13 or more at the start of each turn until some are laid."""
    assert no_jolly(declaring(DULL + " JK"))["why"] == "cards"


def test_8_1_a_joker_can_be_the_jolly_card() -> None:
    state = play(declaring(DULL, jolly_card="JK"), "jolly")
    assert held(state, 0)["JK"] == 1


# Thirteen cards.


def test_8_2_the_jolly_card_comes_into_the_hand() -> None:
    state = play(declaring(DULL), "jolly")
    assert held(state, 0) == Counter([*DULL.split(), "9♦"])
    view = state.view(1)
    assert (view["jolly_card"], view["taken"]) == (None, "9♦")
    assert view["known"][0] == ["9♦"]
    assert view["hands"][0] == ["9♦", *["??"] * 12]


def test_8_2_the_stock_stays_as_it_is() -> None:
    state = declaring(DULL)
    before = state.view(0)["stock"]
    assert play(state, "jolly").view(0)["stock"] == before


# Winning.


@pytest.mark.parametrize("turn", [0, 1])
def test_8_3_all_13_in_new_melds_win_at_once(turn: int) -> None:
    state = gambling(CLEAN, turn=turn)
    play(state, *CLEAN_MELDS)
    assert not state.over
    told = events(state, "add J♦ to 4")
    assert kinds(told) == ["card-added", "game-won"]
    assert told[-1] == {"event": "jolly-game-won", "seat": turn}
    assert state.result is not None
    assert (state.result.winners, state.result.ranking) == ((turn,), ((turn,), (1 - turn,)))
    assert state.result.scores[turn] == 0


@pytest.mark.parametrize("turn", [0, 1])
def test_8_3_12_and_the_last_one_discarded_win_at_once(turn: int) -> None:
    state = play(gambling(ONE_OVER, turn=turn), *CLEAN_MELDS)
    assert not state.over
    assert set(moves(state)) == {"discard A♣", "concede"}
    told = events(state, "discard A♣")
    assert kinds(told) == ["card-discarded", "game-won"]
    assert state.result is not None and state.result.winners == (turn,)


def test_8_3_a_last_meld_wins_with_its_last_card() -> None:
    state = play(gambling(CLEAN), *CLEAN_MELDS[:3])
    told = events(state, "meld 8♦ 9♦ 10♦ J♦")
    assert kinds(told)[-1] == "game-won"


def test_8_3_also_when_final_discard_is_on_or_off() -> None:
    for flag in (True, False):
        state = play(gambling(CLEAN, options={"final_discard": flag}), *CLEAN_MELDS, "add J♦ to 4")
        assert state.over
        state = play(gambling(ONE_OVER, options={"final_discard": flag}), *CLEAN_MELDS, "discard A♣")
        assert state.over


def test_8_3_neither_36_points_nor_a_run_without_a_joker_are_needed() -> None:
    """2-2-2-2, 3-3-3-3, 4-4-4-JK: 36 points exactly would need more, and there is no run at all."""
    state = gambling("2♠ 2♥ 2♦ 2♣ 3♠ 3♥ 3♦ 3♣ 4♠ 4♥ 4♦ K♥ JK")
    play(state, "meld 2♠ 2♥ 2♦ 2♣", "meld 3♠ 3♥ 3♦ 3♣", "meld 4♠ 4♥ 4♦")
    assert sum(state.view(0)["points"]) < 36
    play(state, "add JK to 3", "discard K♥")
    assert state.over


def test_8_3_the_jolly_card_itself_may_be_the_one_discarded() -> None:
    """Twelve cards in melds, and the Jolly card goes as the last one."""
    state = gambling("2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♣ 9♣ 10♣ A♦")
    play(state, "meld 2♠ 3♠ 4♠", "meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦", "meld 8♣ 9♣ 10♣", "discard A♦")
    assert state.result is not None and state.result.winners == (0,)


def test_8_3_lay_offs_and_swaps_do_not_count() -> None:
    state = gambling(CLEAN, table=["A♦ 2♦ 3♦", "Q♠ JK=K♠ A♠", "J♥ Q♥ JK=K♥"], opened=[False, True])
    for move in ("swap K♠ in 2", "swap K♥ in 3"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule) == ("JollyHandOnly", "J14")
    state = gambling("4♦ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦ 9♦", table=["A♦ 2♦ 3♦"], opened=[False, True])
    refusal = refused(state, "add 4♦ to 1")
    assert (type(refusal).__name__, refusal.rule) == ("JollyHandOnly", "J14")
    assert not any(move.startswith(("add", "swap")) for move in moves(state))


def test_8_3_growth_of_new_melds_counts() -> None:
    state = play(gambling("2♠ 3♠ 4♠ 5♠ 6♠ 7♥ 7♦ 7♣ 7♠ J♦ Q♦ K♦ A♦"), "meld 2♠ 3♠ 4♠")
    assert of_kind_add(state) == {"5♠ to 1"}
    play(state, "add 5♠ to 1", "add 6♠ to 1", "meld 7♥ 7♦ 7♣", "add 7♠ to 2", "meld J♦ Q♦ K♦", "add A♦ to 3")
    assert state.over
    assert laid(state) == ["2♠ 3♠ 4♠ 5♠ 6♠", "7♠ 7♥ 7♦ 7♣", "J♦ Q♦ K♦ A♦"]


def of_kind_add(state: State) -> set[str]:
    return {move.removeprefix("add ") for move in moves(state) if move.startswith("add")}


@pytest.mark.parametrize("move", ["draw", "take", "putback", "jolly"])
def test_8_3_nothing_else_is_open(move: str) -> None:
    state = gambling(CLEAN, discard="3♥ 8♥")
    assert verbs(state) == {"meld", "concede"}
    assert refused(state, move).rule in ("J14", "§3.4")


@pytest.mark.parametrize("left", [13, 10, 4])
def test_8_3_no_discard_while_more_than_one_card_is_left(left: int) -> None:
    state = play(gambling(CLEAN), *CLEAN_MELDS[: (13 - left) // 3])
    refusal = refused(state, "discard 8♦")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["left"]) == ("JollyHandOnly", "J14", left)
    says(refusal, left)


def test_8_3_a_joker_helps_like_any_card() -> None:
    state = gambling("2♠ 3♠ JK 5♥ JK 7♥ K♠ K♥ JK 8♦ 10♦ JK 9♦")
    play(state, "meld 2♠ 3♠ JK", "meld 5♥ JK 7♥", "meld K♠ K♥ JK", "meld 8♦ 9♦ 10♦", "add JK to 4")
    assert state.over


# Conceding.


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("melds", [0, 1, 3])
def test_8_4_conceding_loses_the_game(turn: int, melds: int) -> None:
    state = play(gambling(CLEAN, turn=turn), *CLEAN_MELDS[:melds])
    assert "concede" in moves(state)
    told = events(state, "concede")
    assert told[0] == {"event": "jolly-jolly-conceded", "seat": turn}
    assert told[-1] == {"event": "jolly-game-won", "seat": 1 - turn}
    assert state.result is not None
    assert (state.result.winners, state.result.ranking) == ((1 - turn,), ((1 - turn,), (turn,)))
    assert state.result.scores[1 - turn] == 3


def test_8_4_at_any_time_after_the_declaration() -> None:
    state = gambling(CLEAN)
    for move in [*CLEAN_MELDS, None]:
        assert "concede" in moves(state)
        if move is not None:
            play(state, move)


def test_8_4_not_outside_the_jolly_hand() -> None:
    for state in (declaring(DULL), opened("5♥ 6♥ 2♦", "2♥")):
        assert "concede" not in moves(state)
        refusal = refused(state, "concede")
        assert (type(refusal).__name__, refusal.rule) == ("NotInJollyHand", "J14")


def turned(turn: int = 0, melds: int = 2) -> State:
    """A Jolly Hand with two melds laid, where conceding costs only the turn."""
    return play(gambling(CLEAN, turn=turn, options={"jolly_hand_failure": "turn"}), *CLEAN_MELDS[:melds])


@pytest.mark.parametrize("turn", [0, 1])
def test_8_4_with_the_option_only_the_turn_is_lost(turn: int) -> None:
    state = turned(turn)
    told = events(state, "concede")
    assert kinds(told)[:2] == ["jolly-conceded", "melds-taken-back"]
    assert not state.over
    assert (state.turn, state.view(0)["phase"], state.turns) == (1 - turn, "draw", 1)
    view = state.view(None)
    assert (view["table"], view["jolly_card"], view["discard"], view["taken"]) == ([], "9♦", [], None)
    assert held(state, turn) == Counter(CLEAN.split()[:-1])


@pytest.mark.parametrize("turn", [0, 1])
def test_8_4_the_melds_that_go_back_are_known(turn: int) -> None:
    state = play(turned(turn), "concede")
    known = ["2♠", "3♠", "4♠", "5♥", "6♥", "7♥"]
    for seat in (0, 1, None):
        assert sorted(state.view(seat)["known"][turn]) == sorted(known)
    shown = state.view(1 - turn)["hands"][turn]
    assert sorted(shown[:6]) == sorted(known)
    assert shown[6:] == ["??"] * 6


def test_8_4_the_jolly_card_goes_back_out_of_a_meld_too() -> None:
    state = play(gambling(CLEAN, options={"jolly_hand_failure": "turn"}), "meld 8♦ 9♦ 10♦", "concede")
    assert state.view(1)["jolly_card"] == "9♦"
    assert held(state, 0) == Counter(CLEAN.split()[:-1])
    assert sorted(state.view(1)["known"][0]) == ["10♦", "8♦"]


def test_8_4_jokers_go_back_as_jokers() -> None:
    cards = "2♠ 3♠ JK 5♥ JK 7♥ K♠ K♥ Q♣ 8♦ 10♦ J♣ 9♦"
    state = gambling(cards, options={"jolly_hand_failure": "turn"})
    play(state, "meld 2♠ 3♠ JK", "meld 5♥ JK 7♥", "concede")
    assert held(state, 0) == Counter(cards.split()[:-1])
    assert sorted(state.view(1)["known"][0]) == sorted(["2♠", "3♠", "JK", "5♥", "JK", "7♥"])


@pytest.mark.parametrize("turn", [0, 1])
def test_8_4_there_is_no_second_declaration_of_this_player(turn: int) -> None:
    state = play(turned(turn), "concede")
    barred = [seat == turn for seat in (0, 1)]
    assert state.view(0)["barred"] == barred
    play(state, "draw", next(move for move in moves(play(state.clone(), "draw")) if move.startswith("discard")))
    assert state.turn == turn and size(state, turn) == 12
    assert "jolly" not in moves(state)
    refusal = refused(state, "jolly")
    assert (type(refusal).__name__, refusal.rule, refusal.facts["why"]) == ("NoJollyHand", "J14", "barred")


def test_8_4_the_other_player_may_still_declare() -> None:
    state = table(
        " ".join(CLEAN.split()[:-1]), DULL.replace("K♦", "K♣"), jolly_card="9♦", options={"jolly_hand_failure": "turn"}
    )
    play(state, "jolly", "concede")
    assert state.view(0)["barred"] == [True, False]
    assert "jolly" in moves(state)


def test_8_4_older_melds_of_the_other_stay() -> None:
    state = gambling(CLEAN, table=["9♣ 10♣ J♣"], opened=[False, True], options={"jolly_hand_failure": "turn"})
    play(state, "meld 2♠ 3♠ 4♠", "concede")
    assert laid(state) == ["9♣ 10♣ J♣"]
    assert state.view(0)["laid"] == []


def test_J14_the_gamble_as_a_whole() -> None:
    state = stacked(" ".join(CLEAN.split()[:-1]), "2♥ 9♥ K♥", top="A♠", discard="3♦ 3♣", jolly_card="9♦")
    assert {"draw", "jolly"} <= set(moves(state))
    play(state, "jolly")
    assert state.view(1)["opening"] is None or state.view(1)["opening"]["points"] == 0
    play(state, *CLEAN_MELDS, "add J♦ to 4")
    assert state.result is not None
    assert (state.result.winners, tuple(state.result.scores)) == ((0,), (0, 3))
    assert type(refused(state, "draw")).__name__ == "GameWonAlready"


def test_J14_after_a_lost_turn_the_next_round_begins() -> None:
    state = play(turned(1), "concede")
    assert (state.turn, state.view(0)["round"]) == (0, 4)
    assert hand(state, 1)


def test_J14_whether_the_cards_can_be_cleared_changes_nothing_that_is_legal() -> None:
    """A hopeless hand may be declared too, and melds that lead nowhere may be laid: conceding is the way out."""
    hopeless = "2♠ 3♠ 4♠ 6♥ 8♥ 10♥ Q♥ A♦ 3♦ 5♦ 7♦ J♣ 9♦"
    state = gambling(hopeless)
    assert set(moves(state)) == {"meld 2♠ 3♠ 4♠", "concede"}
    play(state, "meld 2♠ 3♠ 4♠")
    assert moves(state) == ["concede"]
