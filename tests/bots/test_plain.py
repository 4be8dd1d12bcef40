"""Policies in plain Python: what a game was worth is the same, compiled or not."""

from __future__ import annotations

import pytest

from parlour.bots.plain import PlainPolicy
from tests.examples.outside import registered


@pytest.mark.parametrize(("last", "shares"), [("A♥ 2♥ 4♥", [1.0, 0.0]), ("A♥ 2♥ 3♥", [0.5, 0.5])])
def test_a_win_that_is_shared_is_worth_its_parts(last: str, shares: list[float]) -> None:
    with registered() as game:
        over = {"game": "lowest", "turn": None, "turns": 60, "hands": ["A♠ 2♠ 3♠", last]}
        state = game.position(over | {"winners": [seat for seat, share in enumerate(shares) if share]})
        assert [PlainPolicy().expects(state, seat) for seat in range(2)] == shares
