"""Budget sharing: all seats get the same part, smaller the more of them there are, and never nothing."""

from __future__ import annotations

from contextlib import ExitStack
from math import inf

import pytest

from parlour.server.workers.budget_sharing import LEAST_PART, BudgetSharing, Kind

EXPERT, QUICK = ("potter", "expert"), ("notty", "easy")


def crowd(sharing: BudgetSharing, seats: dict[Kind, int]) -> ExitStack:
    """Count this many seats as waiting for a move."""
    waiting = ExitStack()
    for kind, count in seats.items():
        for _ in range(count):
            waiting.enter_context(sharing.seat(kind))
    return waiting


def sharing_of(workers: int = 1) -> BudgetSharing:
    """Return the sharing of a server whose experts think for a quarter of the window, and whose quick players hardly at
    all."""
    sharing = BudgetSharing(workers, window=8.0)
    sharing.learn(EXPERT, 1.0, 2.0)
    sharing.learn(QUICK, 1.0, 0.001)
    return sharing


@pytest.mark.parametrize(("workers", "seats", "part"), [(1, 1, 1), (1, 4, 1), (1, 8, 1 / 2), (2, 8, 1), (2, 32, 1 / 4)])
def test_a_search_gets_what_the_workers_can_do_divided_by_what_is_wanted(workers: int, seats: int, part: float) -> None:
    sharing = sharing_of(workers)
    with crowd(sharing, {EXPERT: seats}):
        assert sharing.part == pytest.approx(part)


def test_in_the_greatest_crowd_a_search_still_gets_something() -> None:
    sharing = sharing_of()
    with crowd(sharing, {EXPERT: 10_000}):
        assert sharing.part == LEAST_PART


def test_quick_players_take_nothing_from_the_others() -> None:
    sharing = sharing_of()
    with crowd(sharing, {EXPERT: 4, QUICK: 0}), crowd(sharing, {QUICK: 100}):
        assert sharing.part > 0.98


def test_a_seat_that_leaves_gives_its_share_back_even_after_a_failure() -> None:
    sharing = sharing_of()
    with pytest.raises(ZeroDivisionError), crowd(sharing, {EXPERT: 40}):
        assert sharing.part < 1
        raise ZeroDivisionError
    assert (sharing.demand, sharing.part) == (0, 1)


def test_players_that_were_never_seen_count_as_one_window_each() -> None:
    sharing = BudgetSharing(workers=2, window=8.0)
    with crowd(sharing, {EXPERT: 8}):
        assert sharing.part == pytest.approx(2 / 8)


@pytest.mark.parametrize("fixed", [0.0, 0.05])
def test_the_parts_settle_where_the_work_fits_into_the_window(fixed: float) -> None:
    """Reading a position takes its time whatever the part; only the rest shrinks with it."""
    sharing, seats = BudgetSharing(workers=1, window=8.0), 20
    with crowd(sharing, {EXPERT: seats}):
        for _ in range(500):
            part = sharing.part
            sharing.learn(EXPERT, part, fixed + 2.0 * part)
        assert seats * (fixed + 2.0 * sharing.part) == pytest.approx(sharing.window, rel=0.01)


def test_one_slow_move_alone_does_not_change_much() -> None:
    sharing = sharing_of()
    with crowd(sharing, {EXPERT: 4}):
        sharing.learn(EXPERT, 1.0, 4.0)  # twice as long as usual
        assert sharing.part == pytest.approx(8 / 9)


def test_without_a_window_nobody_thinks_less() -> None:
    sharing = BudgetSharing(workers=1, window=inf)
    with crowd(sharing, {EXPERT: 3}):
        assert sharing.part == 1
    assert (sharing.demand, sharing.part) == (0, 1)
