"""§8 The end; rulings H15 to H17."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import (
    TWO_OF_G,
    deck,
    held,
    house,
    kinds,
    leftover,
    offered,
    only,
    pile,
    short,
    stacked,
    table,
    wandering,
)
from tests.games.helpers import events, moves, play, refused

FITS: dict[str, Any] = {"last_card_must_fit": True, "limit": 15}
FIFTEEN: dict[str, Any] = {"limit": 15}


def ended(state: State) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Winners, scores and ranking of a finished game."""
    assert state.over and state.turn is None and state.legal() == []
    result = state.result
    assert result is not None
    return result.winners, result.scores, result.ranking


# The last card.


def test_8_1_playing_the_last_card_of_hand_and_deck_wins_at_once() -> None:
    state = table("G4", "S1 S2", decks=["", "R1"], pile="H1")
    told = events(state, "play G4")
    assert kinds(told) == ["card-played", "game-won"]
    assert only(told, "game-won") == [{"seat": 0}]
    assert ended(state) == ((0,), (0, 3), ((0,), (1,)))


@pytest.mark.parametrize(("hand", "first"), [("G4 R5", ""), ("G4", "H1"), ("G4 R5", "H1")])
def test_8_1_not_while_a_card_is_left(hand: str, first: str) -> None:
    assert not play(table(hand, "S1 S2", decks=[first, "R1"], pile="H1"), "play G4").over


@pytest.mark.parametrize("card", ["G7", "G-Mirror"])
def test_8_1_even_if_that_card_exceeded_the_limit(card: str) -> None:
    state = stacked(card, "S1 S2", decks=["", "R1"], pile="S0 G9", plays=["", "G9"], options=FIFTEEN)
    told = events(state, f"play {card}")
    assert "cards-given" not in kinds(told)
    assert ended(state)[0] == (0,)


@pytest.mark.parametrize("card", ["G6", "G-Hallows"])
def test_8_1_a_hit_with_the_last_card_wins_before_anything_is_given(card: str) -> None:
    state = table(card, "S1 S2", "H1", decks=["", "R1", ""], pile="H9", options=FIFTEEN)
    told = events(state, f"play {card}")
    assert "cards-given" not in kinds(told)
    assert ended(state) == ((0,), (0, 3, 1), ((0,), (2,), (1,)))


@pytest.mark.parametrize("special", ["Shield", "Echo", "Mirror", "Swap"])
def test_8_1_a_special_as_the_last_card_wins_too(special: str) -> None:
    assert ended(play(table(f"R-{special}", "S1 S2", pile="H1"), f"play R-{special}"))[0] == (0,)


@pytest.mark.parametrize(("card", "limit"), [("G4", 40), ("G-Swap", 40), ("G6", 15), ("G7", 15), ("G-Hallows", 15)])
def test_8_1_a_house_effect_that_puts_the_last_card_away_wins_at_once(card: str, limit: int) -> None:
    """Regardless of the sum: no more cards are given."""
    start = "S9" if limit == 15 else "S0"
    keys: dict[str, Any] = {"decks": ["", "R1"], "options": {"limit": limit}}
    state = stacked(f"{card} R5", "S1 S2", pile=f"{start} {TWO_OF_G[3:]}", **keys)
    play(state, f"play {card}")
    assert offered(state)[0] == "house"
    told = events(state, "remove R5")
    assert kinds(told) == ["card-removed", "game-won"]
    assert ended(state) == ((0,), (0, 3), ((0,), (1,)))
    assert leftover(state)[0] == "R5"


def test_8_1_a_reshuffle_does_not_keep_anybody_from_winning_later() -> None:
    state = stacked("G6 R5", "S1 S2", decks=["H1 H2", "R1"], pile="H9", top="S3 S4 R0", options=FIFTEEN)
    play(state, "play G6", "reshuffle")
    assert (state.over, len(held(state, 0)) + len(deck(state, 0))) == (False, 3)


def test_H15_cards_that_somebody_else_gives_come_too_late() -> None:
    """Seat 1 has one card. Seat 0 hits, so seat 1 gets two more; before that it would have won."""
    keys: dict[str, Any] = {"decks": ["", ""], "pile": "H9", "options": FIFTEEN}
    state = stacked("G6 R5", "S1", top="S3 S4 R0", **keys)
    assert not play(state, "play G6", "play S1").over
    assert play(stacked("G6 R5", "S1", turn=1, **keys), "play S1").over


def test_H15_nobody_plays_after_the_end() -> None:
    state = play(table("G4", "S1 S2", pile="H1"), "play G4")
    for move in ("play S1", "keep", "reshuffle", "remove S1", "swap S1"):
        refusal = refused(state, move)
        assert (refusal.rule, refusal.facts["winner"]) == ("H15", 0)


# The last card must fit.


def must_fit(card: str, **keys: Any) -> State:
    keys = {"decks": ["", "R1"], "pile": "H9", "options": FITS, "top": "S3 S4 S5 S6 S7 S8 S9 R0", **keys}
    return stacked(card, "S1 S2", **keys)


def test_8_2_an_exceeding_last_card_takes_its_cards_instead() -> None:
    state = must_fit("G7")
    told = events(state, "play G7")
    assert only(told, "cards-given") == [{"seat": 0, "cards": 7, "short": 0}]
    assert (state.over, offered(state), held(state, 0), len(deck(state, 0))) == (False, ["reshuffle"], [], 7)


def test_8_2_the_reshuffle_brings_a_new_hand() -> None:
    state = play(must_fit("G7"), "play G7", "reshuffle")
    assert (len(held(state, 0)), len(deck(state, 0)), state.turn) == (2, 5, 1)


@pytest.mark.parametrize("card", ["G6", "G5", "G-Hallows", "G-Swap"])
def test_8_2_a_last_card_that_fits_wins(card: str) -> None:
    """At once: even after a hit nobody gets any more cards."""
    state = must_fit(card)
    assert kinds(events(state, f"play {card}")) == ["card-played", "game-won"]
    assert ended(state) == ((0,), (0, 3), ((0,), (1,)))


def test_8_2_it_wins_if_there_are_none_to_give() -> None:
    state = short("G7", "S1 S2", decks=["", "R1"], pile="H9", top="", options=FITS)
    told = events(state, "play G7")
    assert only(told, "game-won") == [{"seat": 0}]
    assert ended(state)[0] == (0,)


def test_8_2_one_card_to_give_is_enough_to_continue() -> None:
    state = short("G7", "S1 S2", decks=["", "R1"], pile="H9", top="S3", options=FITS)
    told = events(state, "play G7")
    assert only(told, "cards-given") == [{"seat": 0, "cards": 1, "short": 6}]
    assert (state.over, deck(state, 0), offered(state)) == (False, ["S3"], ["reshuffle"])


def test_8_2_a_house_effect_after_an_exceeding_play_does_not_win_either() -> None:
    """The last hand card is put away, then the cards of the play come."""
    state = must_fit("G7 R5", pile=f"S9 {TWO_OF_G[3:]}")
    play(state, "play G7")
    assert offered(state)[0] == "house"
    told = events(state, "remove R5")
    assert only(told, "cards-given") == [{"seat": 0, "cards": 7, "short": 0}]
    assert (state.over, held(state, 0), len(deck(state, 0))) == (False, [], 7)


def test_8_2_the_card_put_away_may_come_back() -> None:
    """It is the only card under an empty leftover deck, so there is one to give."""
    state = short("G7 R5", "S1 S2", decks=["", "R1"], pile=f"S9 {TWO_OF_G[3:]}", top="", options=FITS)
    play(state, "play G7", "remove R5")
    assert (state.over, deck(state, 0), leftover(state)) == (False, ["R5"], [])


def test_8_2_a_house_effect_after_a_play_that_fits_wins() -> None:
    assert ended(play(must_fit("G6 R5", pile=f"S9 {TWO_OF_G[3:]}"), "play G6", "remove R5"))[0] == (0,)


def test_H15_off_by_default() -> None:
    assert house.deal(seats=2, seed=1).options["last_card_must_fit"] is False
    assert play(must_fit("G7", options=FIFTEEN), "play G7").over


# The turn limit.

LAST: dict[str, Any] = {"turns": 49, "options": {"turn_limit": 50, "limit": 15}}


def test_8_3_after_the_last_turn_the_fewest_cards_win() -> None:
    state = table("G4 R5", "S1 S2", "H1", decks=["H3 H4", "R1", "R2"], pile="H9", **LAST)
    told = events(state, "play G4")
    assert only(told, "turn-limit-reached") == [{"winners": (2,), "cards": 2}]
    assert ended(state) == ((2,), (3, 3, 2), ((2,), (0, 1)))


def test_8_3_equal_counts_share_the_win() -> None:
    state = table("G4 R5", "S1 S2", "H1 H2", decks=["H3 H4", "R1", "R2 R3"], pile="H9", **LAST)
    told = events(state, "play G4")
    assert only(told, "turn-limit-reached") == [{"winners": (0, 1), "cards": 3}]
    assert ended(state) == ((0, 1), (3, 3, 4), ((0, 1), (2,)))


def test_8_3_not_a_turn_earlier() -> None:
    state = table("G4 R5", "S1 S2", decks=["H3 H4", "R1"], pile="H1", **{**LAST, "turns": 48})
    assert not play(state, "play G4").over
    assert play(state, "play S1").over


def test_8_3_a_thousand_turns_by_default() -> None:
    state = table("G4 R5", "S1 S2", decks=["H3 H4", "R1"], pile="H1", turns=998)
    assert not play(state, "play G4").over
    assert ended(play(state, "play S1"))[0] == (1,)


def test_8_3_the_last_card_of_the_last_turn_wins() -> None:
    state = table("G4", "S1", decks=["", ""], pile="H1", **LAST)
    told = events(state, "play G4")
    assert (kinds(told)[-1], ended(state)[0]) == ("game-won", (0,))


def test_8_3_what_the_last_turn_gives_is_given() -> None:
    """After the hit the others get two cards each; then the cards are counted."""
    state = table("G6 R5", "S1", "H1 H2", decks=["H3", "", ""], pile="H9", **LAST)
    told = events(state, "play G6")
    assert [given["seat"] for given in only(told, "cards-given")] == [1, 2]
    assert ended(state) == ((0,), (2, 3, 4), ((0,), (1,), (2,)))


def test_8_3_and_what_exceeding_costs() -> None:
    state = play(table("G7 R5", "S1 S2", decks=["", "R1"], pile="H9", **LAST), "play G7", "keep")
    assert ended(state)[1] == (8, 3)


def test_8_3_no_new_round_begins() -> None:
    state = table("G6 R5", "S1 S2", decks=["", "R1"], pile="H9", **LAST)
    told = events(state, "play G6")
    assert "round-begun" not in kinds(told)
    assert pile(state) == ["H9", "G6"]


def test_8_3_the_choices_of_the_last_turn_are_still_offered() -> None:
    """The house effect can still win the game."""
    state = table("G4 R5", "S1 S2", decks=["", ""], pile=TWO_OF_G, turns=49, options={"turn_limit": 50, "limit": 40})
    play(state, "play G4")
    assert (state.over, offered(state)) == (False, ["house"])
    assert ended(play(state.clone(), "remove R5"))[0] == (0,)
    assert ended(play(state, "keep")) == ((0,), (1, 2), ((0,), (1,)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_H16_every_game_ends(seats: int) -> None:
    state = house.deal(seats=seats, seed=seats, turn_limit=60)
    *_, last = wandering(state, seats, 1000)
    assert last.over and last.turns <= 60


def test_H16_nobody_plays_after_the_limit() -> None:
    state = play(table("G4 R5", "S1 S2", decks=["H3 H4", "R1"], pile="H1", **LAST), "play G4")
    for move in ("play S1", "keep", "reshuffle"):
        refusal = refused(state, move)
        assert (refusal.rule, refusal.facts["turns"]) == ("H16", 50)


# The ranking.


def test_8_4_everybody_else_is_ranked_by_the_cards_left() -> None:
    state = table("G4", "S1 S2", "H1 H2", "R1", decks=["", "R5 R6 R7", "R8", "S5"], pile="S0")
    assert ended(play(state, "play G4")) == ((0,), (0, 5, 3, 2), ((0,), (3,), (2,), (1,)))


def test_8_4_equal_counts_share_a_place() -> None:
    state = table("G4", "S1 S2", "H1", "R1 R2", decks=["", "R5", "R8 R9", ""], pile="S0")
    assert ended(play(state, "play G4"))[2] == ((0,), (3,), (1, 2))


def test_H17_hand_and_deck_count_together() -> None:
    state = table("G4", "S1", "H1 H2", decks=["", "R5 R6", ""], pile="S0")
    assert ended(play(state, "play G4")) == ((0,), (0, 3, 2), ((0,), (2,), (1,)))


def test_H17_the_winner_comes_first_also_with_the_limit_exceeded() -> None:
    state = stacked("G9", "S1", decks=["", ""], pile="H9", options=FIFTEEN)
    assert ended(play(state, "play G9")) == ((0,), (0, 1), ((0,), (1,)))
    assert moves(state) == []
