"""The levels that a table offers, and thinking with a fraction of the budget."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots
from parlour.bots.players import SearchBot
from parlour.core.registry import built_in
from parlour.games.house_of_cards import GAME as HOUSE
from tests.core.mode import COMPILED
from tests.examples.outside import BARE, installed, registered

GAMES = sorted(built_in())
PARTS = (1.0, 0.5, 1 / 16) if COMPILED else (1 / 16,)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_four_levels_and_medium_first(game: str) -> None:
    assert bots.offered(game) == ("easy", "medium", "hard", "expert")
    assert bots.first_choice(game) == "medium"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_menu_does_not_offer_can_still_be_asked_for(game: str) -> None:
    assert {"random", "reference", "heuristic", *bots.offered(game)} <= set(bots.levels(game))


def test_a_game_without_a_policy_offers_what_it_has() -> None:
    with registered(), installed(*BARE):
        assert bots.offered("bare_lowest") == ("random",)
        assert bots.first_choice("bare_lowest") == bots.stand_in("bare_lowest") == "random"


@pytest.mark.parametrize("game", GAMES)
def test_a_strong_player_plays_for_a_person(game: str) -> None:
    """In Notty this is the learned player (N12)."""
    assert bots.stand_in(game) == ("qlearning" if game == "notty" else "expert")


def searcher(level: str, part: float) -> SearchBot:
    player = parlour.bot("house_of_cards", level=level, seed=1, part=part)
    assert isinstance(player, SearchBot)
    return player


@pytest.mark.parametrize("level", bots.offered("house_of_cards"))
def test_a_part_of_the_budget_keeps_the_errors_and_never_leaves_a_choice_untried(level: str) -> None:
    whole = searcher(level, 1.0)
    for part in (0.5, 1 / 16, 0.0):
        less = searcher(level, part)
        assert less.loss == whole.loss
        assert less.budget == max(int(whole.budget * part), SearchBot.least) <= whole.budget
    state = HOUSE.deal(seats=2, seed=3)
    assert searcher(level, 0.0).think(state).candidates[0].visits > 0


def test_a_part_means_fewer_games() -> None:
    state = HOUSE.deal(seats=2, seed=0)  # a decision that stays open to the end
    games = [searcher("expert", part).think(state).simulations for part in (1.0, 0.5, 0.25)]
    assert games[0] > games[1] > games[2] > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", PARTS)
def test_the_same_seed_and_part_give_the_same_move(game: str, part: float) -> None:
    state = parlour.game(game).deal(seats=2, seed=5)
    moves = {str(parlour.bot(game, level="hard", seed=2, part=part).choose(state)) for _ in range(2)}
    assert len(moves) == 1 and moves <= set(map(str, state.legal()))
