"""Policies in plain Python: the value of a game is the same, compiled or not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.bots.plain import PlainPolicy
from parlour.bots.search import Search
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from tests.examples.outside import registered


@pytest.mark.parametrize(("last", "shares"), [("A♥ 2♥ 4♥", [1.0, 0.0]), ("A♥ 2♥ 3♥", [0.5, 0.5])])
def test_a_win_that_is_shared_is_worth_its_parts(last: str, shares: list[float]) -> None:
    with registered() as game:
        over = {"game": "lowest", "turn": None, "turns": 60, "hands": ["A♠ 2♠ 3♠", last]}
        state = game.position(over | {"winners": [seat for seat, share in enumerate(shares) if share]})
        assert [PlainPolicy().expects(state, seat) for seat in range(2)] == shares


class Failing(PlainPolicy):
    """A policy that fails in one of its methods."""

    def __init__(self, where: str) -> None:
        self.where = where

    def fail(self, where: str) -> None:
        if where == self.where:
            raise ZeroDivisionError(where)

    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        self.fail("choose")
        return state.legal_ids()[0]

    def plain_shortlist(self, state: PlainState, legal: list[int]) -> Sequence[int]:
        self.fail("shortlist")
        return legal

    def plain_arrived(self, state: PlainState) -> bool:
        self.fail("arrived")
        return state.over

    def plain_worth(self, state: PlainState, seat: int) -> float:
        self.fail("worth")
        return 0.5


@pytest.mark.parametrize("where", ["choose", "shortlist", "arrived", "worth"])
def test_an_error_in_a_plain_policy_comes_out_of_the_search(where: str) -> None:
    with registered() as game:
        state = game.deal(seats=2, seed=1)
        assert Search(Failing("nowhere")).think(state, Rng(1), 40).candidates
        with pytest.raises(ZeroDivisionError, match=where):
            Search(Failing(where)).think(state, Rng(1), 40)
