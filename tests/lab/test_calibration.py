"""Calibration: scores and bins counted by hand, and a fit that finds what was distorted."""

from __future__ import annotations

import pytest

from parlour.bots.calibration import Trust, trusted
from parlour.core.rng import Rng
from parlour.lab.calibration import Look, calibration, fit


def test_scores_and_bins_are_what_one_counts_by_hand() -> None:
    lost = (0.0, 1.0)
    looks = [Look(0, 0, (0.9, 0.1), (1.0, 0.0)), Look(1, 0, (0.95, 0.05), lost), Look(1, 1, (0.7, 0.3), lost)]
    found = calibration(looks)
    assert found.brier == pytest.approx((0.1**2 + 0.95**2 + 0.7**2) / 3)
    assert found.even == pytest.approx(0.25)
    last = found.bins[9]
    assert last is not None
    assert last.said == pytest.approx(0.925)
    assert (last.count, last.came) == (2, 0.5)
    assert found.bins[5] is None


def test_a_spectators_look_counts_for_every_seat() -> None:
    found = calibration([Look(0, None, (0.2, 0.8), (0.0, 1.0))])
    assert found.brier == pytest.approx((0.2**2 + 0.2**2) / 2)


@pytest.mark.parametrize("eyes", [0, None])
def test_the_fit_finds_what_was_distorted(eyes: int | None) -> None:
    """Outcomes follow the true chances, but the predictions are too bold: the fit finds the calibration that corrects
    them."""
    chance, looks = Rng(5), []
    for game in range(1500):
        true = (1 + chance.below(98)) / 100
        said = trusted([true, 1 - true], None, Trust(public=2.0))
        won = chance.below(1000) < 1000 * true
        looks.append(Look(game, eyes, tuple(said), (float(won), float(not won))))
    both = [*looks, Look(0, None if eyes == 0 else 0, (0.5, 0.5), (1.0, 0.0))]
    found = fit(both)
    assert (found.sharpness if eyes == 0 else found.public) == pytest.approx(0.5, abs=0.11)
