"""The moves of several actions that Jolly lists for a page: exactly those that the law allows."""

from __future__ import annotations

from itertools import combinations

import parlour
from parlour import State
from parlour.core.errors import IllegalMove
from parlour.games.jolly.tests.rules.helpers import jolly, opened, playing

DEALS = 12


def longer(state: State) -> list[str]:
    return jolly.longer_moves(state)


def tried(state: State) -> set[str]:
    """Melds of four cards of the hand, and lay-offs of two onto each meld, as far as the law allows them."""
    hand = sorted(state.view(state.turn)["hands"][state.turn])
    table = range(1, len(state.view(state.turn)["table"]) + 1)
    asked = {f"meld {' '.join(four)}" for four in combinations(hand, 4)}
    asked |= {f"add {' '.join(two)} to {number}" for two in combinations(hand, 2) for number in table}
    return {str(jolly.read(state, text)) for text in asked if may(state, text)}


def may(state: State, text: str) -> bool:
    try:
        return state.refusal(text) is None
    except IllegalMove:
        return False


def same(move: str) -> tuple[str, ...]:
    return tuple(sorted(move.split()))


def moves(state: State, *verbs: str) -> list[str]:
    return [str(move) for move in state.legal() if str(move).startswith(verbs)]


def test_a_joker_may_not_take_an_opening_its_only_run_without_one() -> None:
    state = playing("5♥ 6♥ 7♥ JK K♠ K♥ K♦ 2♣ 4♣", "5♦")
    assert "meld 5♥ 6♥ 7♥ JK=8♥" not in longer(state)
    state.play("meld 5♥ 6♥ 7♥")
    state.play("meld K♠ K♥ K♦")
    assert longer(state) == []  # the joker and a card could only spoil the run
    assert set(longer(opened("5♥ 6♥ 7♥ JK 2♣ 4♣", "5♦"))) == {"meld 5♥ 6♥ 7♥ JK=8♥", "meld JK=4♥ 5♥ 6♥ 7♥"}


def test_cards_laid_off_together_are_told_with_the_number_of_their_meld() -> None:
    assert set(longer(opened("Q♣ K♣ 8♣ 2♦ 4♦", "5♦"))) == {
        "add 8♣ Q♣ to 1",
        "add 8♣ Q♣ K♣ to 1",
        "add Q♣ K♣ to 1",
    }


def test_every_longer_move_is_legal_and_none_is_missing() -> None:
    found = 0
    for seed in range(DEALS):
        state, player = jolly.deal(seats=2, seed=seed), parlour.bot("jolly", level="heuristic", seed=seed)
        while not state.over:
            told = longer(state)
            found += len(told)
            assert len(set(told)) == len(told)
            assert all(state.refusal(move) is None for move in told)
            if moves(state, "meld", "add"):
                assert {same(move) for move in tried(state)} <= {same(move) for move in told}
            state.play(player.choose(state))
    assert found > 50
