"""The arena: duplicate deals that really are duplicates, correct intervals and tests, and runs that can be
continued."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from math import log10
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from parlour import bots
from parlour.bots.duplicate import Unit
from parlour.core.errors import OptionError
from parlour.lab.arena.estimate import Estimate, estimate
from parlour.lab.arena.ladder import ladder
from parlour.lab.arena.log import Log
from parlour.lab.arena.move_times import Times
from parlour.lab.arena.plan import Pairing, Plan, check, players_of
from parlour.lab.arena.playing import Deal, Score, play_deal
from parlour.lab.arena.ratings import Rating, ratings
from parlour.lab.arena.results import Standing, as_data, standing
from parlour.lab.arena.runner import run
from parlour.lab.arena.sprt import Sprt
from parlour.lab.arena.tables import as_markdown
from tests.core.mode import COMPILED

QUICK = {"preset": "quick"}
HOUSE = Plan("house_of_cards", ("reference", "random"), options=QUICK)
PLAYERS = ("random", "reference", "heuristic")


def results(deals: Sequence[Deal]) -> list[dict[str, Any]]:
    """The results that must be the same in every run: all but the times."""
    return [{key: value for key, value in one.as_data().items() if key != "times"} for one in deals]


def play(
    plan: Plan, deals: int, path: Path | None = None, *, jobs: int = 1, questions: Sequence[Sprt] = ()
) -> list[Deal]:
    with Log(path, plan.as_data()) as log:
        return run(plan, deals, jobs, log, questions, lambda done: None)


# Duplicate deals.


def test_the_same_number_deals_the_same_cards_and_another_number_others() -> None:
    assert HOUSE.deals.deal(3).hash() == HOUSE.deals.deal(3).hash()
    assert len({HOUSE.deals.deal(number).hash() for number in range(20)}) == 20
    other = Plan("house_of_cards", HOUSE.players, options=QUICK, seed=2)
    assert HOUSE.deals.deal(3).hash() != other.deals.deal(3).hash()


def test_two_seats_every_pair_meets_once_from_both_seats() -> None:
    plan = Plan("notty", PLAYERS)
    assert plan.pairings == ((0, 1), (0, 2), (1, 2))
    assert plan.line_ups(Pairing(0, 2)) == [[0, 2], [2, 0]]


def test_more_seats_one_sits_among_others_in_every_seat() -> None:
    plan = Plan("notty", PLAYERS, seats=3)
    assert len(plan.pairings) == 6
    assert plan.line_ups(Pairing(2, 0)) == [[2, 0, 0], [0, 2, 0], [0, 0, 2]]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("player", ["random", "reference", *(["easy"] if COMPILED else [])])
def test_equal_players_share_every_deal_exactly(player: str, seats: int) -> None:
    plan = Plan("house_of_cards", (player, player), seats, options=QUICK)
    for number in range(3):
        for score in play_deal(plan, number).scores:
            assert score.mean == pytest.approx(1 / seats)


def test_the_better_player_wins() -> None:
    found = standing(HOUSE, play(HOUSE, 12), [])
    assert found.cells[Pairing(0, 1)].estimate.share > 0.7
    assert [HOUSE.names[who] for who in found.ranking] == ["reference", "random"]


def test_games_at_their_limit_are_counted_and_shown() -> None:
    plan = Plan("notty", ("random", "random"), options={"turn_limit": 20})
    found = standing(plan, play(plan, 3), [])
    cell = found.cells[Pairing(0, 1)]
    assert (cell.games, cell.undecided, cell.estimate.share) == (6, 6, 0.5)
    assert "6 / 6" in as_markdown(found, "en")
    assert found.undecided(0) == (6, 6)


def test_potter_by_rounds_plays_one_round_with_every_potter_in_turn() -> None:
    plan = Plan("potter", ("reference", "random"), unit=Unit.ROUNDS)
    assert [plan.deals.deal(number).view(0)["round"] for number in (0, 1, 12, 13)] == [1, 2, 13, 1]
    (score,) = play_deal(plan, 4).scores
    assert set(score.shares) <= {0.0, 0.5, 1.0}


def test_a_round_is_shorter_than_a_game() -> None:
    players = ("reference", "reference")
    game, one_round = (play_deal(Plan("potter", players, unit=unit), 4) for unit in (Unit.GAMES, Unit.ROUNDS))
    assert game.times[0].moves > 4 * one_round.times[0].moves


# Possible players.


def test_the_oracle_plays_in_the_arena_only() -> None:
    assert "oracle" in players_of("house_of_cards") and "oracle" not in bots.levels("house_of_cards")
    if COMPILED:
        plan = Plan("house_of_cards", ("oracle", "random"), options=QUICK)
        assert play_deal(plan, 0).times[0].moves > 0


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Plan("notty", ("random", "grandmaster")), "'grandmaster' for notty. Possible: random, reference"),
        (Plan("notty", ("random",)), "at least two players"),
        (Plan("notty", ("random", "random"), seats=9), "2 to 3 players"),
        (Plan("notty", ("random", "random"), unit=Unit.ROUNDS), "potter"),
        (Plan("notty", ("random", "random"), options={"speed": 1}), "no option speed"),
        (Plan("chess", ("random", "random")), "no game chess"),
    ],
)
def test_an_impossible_plan_says_what_is_wrong(plan: Plan, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        check(plan)


def test_a_second_player_of_the_same_name_has_a_number() -> None:
    assert Plan("notty", ("easy", "hard", "easy")).names == ("easy", "hard", "easy 2")


# Intervals.


def test_independent_games_have_wilsons_interval() -> None:
    share, low, high = estimate([0.0, 1.0] * 50)
    assert (share, round(low, 2), round(high, 2)) == (0.5, 0.40, 0.60)
    share, low, high = estimate([1.0] * 20)
    assert (share, high) == (1.0, 1.0) and low == pytest.approx(20 / (20 + 1.959964**2))


def test_many_deals_have_the_usual_interval_of_a_mean() -> None:
    share, low, high = estimate([0.0, 0.5, 0.5, 1.0] * 1000)
    deviation = (2 * 0.25 * 1000 / (4000 - 1)) ** 0.5
    assert share == 0.5
    assert high - low == pytest.approx(2 * 1.96 * deviation / 4000**0.5, rel=0.01)


def test_equal_deals_leave_no_doubt_and_no_deals_leave_all() -> None:
    assert estimate([0.5] * 30) == Estimate(0.5, 0.5, 0.5)
    assert estimate([]) == Estimate(0.5, 0.0, 1.0)
    low, high = estimate([0.5])[1:]
    assert low < 0.1 and high > 0.9


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.9])
def test_95_of_100_intervals_hold_the_truth_where_the_games_of_a_deal_are_alike(chance: float) -> None:
    """Half of the deals decide both games, so a deal counts for less than two games."""
    luck = random.Random(7)

    def score() -> float:
        first = luck.random() < chance
        second = first if luck.random() < 0.5 else luck.random() < chance
        return (first + second) / 2

    held = 0
    for _ in range(600):
        _, low, high = estimate([score() for _ in range(120)])
        held += low <= chance <= high
    assert 0.925 < held / 600 < 0.975


# Ratings.


def test_bradley_and_terry_three_to_one_are_191_points() -> None:
    plan = Plan("notty", ("expert", "reference"))
    first, second = ratings(plan, [[1.0], [0.5]] * 2000)
    assert first.points - second.points == pytest.approx(400 * log10(3), abs=1)
    assert second == Rating(1500, 1500, 1500)
    assert first.low < first.points < first.high < first.low + 30


def test_plackett_and_luce_twice_as_strong_is_120_points_at_any_table() -> None:
    """Twice as strong: 2 of 4 parts against two others; a weak player among two strong ones has 1 of 5 parts."""
    plan = Plan("notty", ("expert", "reference"), seats=3)
    first, second = ratings(plan, [[0.5, 0.2]] * 3000)
    assert first.points - second.points == pytest.approx(400 * log10(2), abs=1)


def test_a_player_who_never_lost_has_a_rating_too() -> None:
    plan = Plan("notty", ("expert", "medium", "random"))
    rated = ratings(plan, [[1.0, 1.0, 1.0]] * 50)
    assert [round(one.points - 1500) for one in rated][1] == 0
    assert 400 < rated[0].points - rated[1].points < 2000
    assert sum(one.points for one in rated) == pytest.approx(3 * 1500)


def test_a_ring_of_players_that_beat_each_other_is_rated_even() -> None:
    plan = Plan("notty", ("easy", "medium", "hard"))
    assert [round(one.points) for one in ratings(plan, [[1.0, 0.0, 1.0]] * 50)] == [1500] * 3


# The sequential test.


def decided(chance: float, low: float, high: float, luck: random.Random) -> Sprt:
    test = Sprt(low, high)
    while test.verdict == "open":
        test.add(((luck.random() < chance) + (luck.random() < chance)) / 2)
    return test


@pytest.mark.parametrize(("chance", "right"), [(0.5, "low"), (0.6, "high")])
def test_sprt_errs_in_about_5_of_100(chance: float, right: str) -> None:
    luck = random.Random(3)
    tests = [decided(chance, 0.5, 0.6, luck) for _ in range(300)]
    assert sum(test.verdict != right for test in tests) / 300 < 0.08
    assert sum(test.deals for test in tests) / 300 < 120  # a fixed test with the same error rates takes 135


def test_sprt_stays_open_in_the_middle_and_before_it_knows_the_spread() -> None:
    middle, new = Sprt(0.4, 0.6), Sprt(0.4, 0.6)
    for _ in range(200):
        middle.add(0.5)
    for _ in range(9):
        new.add(1.0)
    assert (middle.verdict, new.verdict) == ("open", "open")


def test_a_run_stops_when_its_question_is_answered() -> None:
    question = Sprt(0.3, 0.5)
    deals = play(HOUSE, 200, questions=[question])
    assert question.verdict == "high" and len(deals) == question.deals < 100


# Runs.


def test_two_workers_give_what_one_gives() -> None:
    plan = Plan("house_of_cards", ("reference", "random", "heuristic"), options=QUICK)
    assert results(play(plan, 5, jobs=2)) == results(play(plan, 5))
    alone, together = Sprt(0.3, 0.5), Sprt(0.3, 0.5)
    assert results(play(HOUSE, 100, questions=[alone])) == results(play(HOUSE, 100, jobs=2, questions=[together]))
    assert alone == together


def test_an_interrupted_run_continues_and_gives_the_same_results(tmp_path: Path) -> None:
    whole, log = play(HOUSE, 6), tmp_path / "log.jsonl"
    kept = play(HOUSE, 2, log)
    with log.open("a") as file:
        file.write('{"deal":2,"shares":[[1.0')  # killed in the middle of a line
    resumed = play(HOUSE, 6, log)
    assert results(resumed) == results(whole)
    assert resumed[:2] == kept  # not played again: even the times are the same
    assert results(play(HOUSE, 4, log)) == results(whole[:4])
    assert len(log.read_text().splitlines()) == 7


def test_an_interruption_by_hand_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    path = tmp_path / "log.jsonl"
    with pytest.raises(KeyboardInterrupt), Log(path, HOUSE.as_data()) as log:
        run(HOUSE, 6, 1, log, [], stop)
    assert len(path.read_text().splitlines()) == 4
    assert results(play(HOUSE, 6, path)) == results(play(HOUSE, 6))


@pytest.mark.parametrize("text", ["hello\n", "{}\n{}\n", "[1]\n3\n"])
def test_a_file_that_is_not_a_log_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text(text)
    with pytest.raises(OptionError):
        play(HOUSE, 2, path)
    assert path.read_text() == text


def test_the_log_of_another_run_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    play(HOUSE, 1, path)
    with pytest.raises(OptionError, match="another run"):
        play(Plan("house_of_cards", ("random", "reference"), options=QUICK), 1, path)


# Reports.


def made_up(plan: Plan, share: Callable[[int], float], deals: int = 40) -> Standing:
    def one(number: int) -> Deal:
        times = tuple(Times() for _ in plan.players)
        for time in times:
            time.add(0.002, plan.guard)
        return Deal(number, tuple(Score((share(number),) * plan.seats, 1) for _ in plan.pairings), times)

    return standing(plan, [one(number) for number in range(deals)], [])


def test_the_cross_table_is_whole_and_both_sides_agree() -> None:
    plan = Plan("notty", PLAYERS)
    found = made_up(plan, lambda number: (number % 4 > 0) * 1.0)
    assert len(found.cells) == 6
    for (one, other), cell in found.cells.items():
        assert cell.estimate == found.cells[Pairing(other, one)].estimate.mirrored
        assert cell.estimate.low < cell.estimate.share < cell.estimate.high


def test_the_data_is_complete_and_plain() -> None:
    plan = Plan("notty", PLAYERS, seats=3)
    data = json.loads(json.dumps(as_data(made_up(plan, lambda number: (number % 2) * 1.0))))
    assert data["settings"]["players"] == list(PLAYERS) and data["settings"]["seed"] == 1
    assert (data["deals"], len(data["players"]), len(data["cross"])) == (40, 3, 6)
    assert data["even"] == pytest.approx(1 / 3)
    assert set(data["players"][0]["seconds"]) == {"mean", "p50", "p95", "max"}
    assert data["cross"][0].keys() == {"player", "against", "share", "low", "high", "games", "undecided"}
    assert (data["cross"][0]["games"], data["cross"][0]["undecided"]) == (120, 40)


def test_every_undecided_game_of_a_player_is_counted_once() -> None:
    two = made_up(Plan("notty", PLAYERS), lambda number: 0.5)
    assert two.undecided(0) == (2 * 40, 2 * 80)
    three = made_up(Plan("notty", PLAYERS, seats=3), lambda number: 0.5)
    assert three.undecided(0) == (4 * 40, 4 * 120)


def test_times_are_right_to_a_fortieth_and_late_moves_are_counted() -> None:
    times = Times()
    for milliseconds in range(1, 1001):
        times.add(milliseconds / 1000, guard=0.9)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.026)
    assert times.quantile(0.95) == pytest.approx(0.95, rel=0.026)
    assert (times.longest, times.late, times.moves) == (1.0, 100, 1000)
    assert times.mean == pytest.approx(0.5005)
    assert Times.read(json.loads(json.dumps(times.as_data()))) == times
    assert Times.together([times, times]).quantile(0.5) == times.quantile(0.5)


def test_the_ladder_is_a_picture_with_every_player() -> None:
    svg = ladder("a < b", [("expert", Rating(1600, 1580, 1621)), ("random", Rating(500, 480, 515))])
    texts = [part.text for part in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert {"a < b", "expert", "random", "1600 (1580-1621)"} <= set(texts)
    assert ElementTree.fromstring(ladder("one", [("only", Rating(1500, 1500, 1500))])) is not None


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused, Log(tmp_path, {}):
        pass
    assert (refused.value.key, refused.value.facts["file"]) == ("cli-cannot-write", str(tmp_path))


def test_without_a_deal_every_rating_is_open() -> None:
    plan = Plan("notty", ("random", "reference"), 2, 1, {})
    assert {(one.points, one.low, one.high) for one in ratings(plan, [])} == {(1500.0, -np.inf, np.inf)}


def test_quantiles_never_exceed_the_longest_move() -> None:
    times = Times()
    assert times.quantile(0.5) == 0.0
    for seconds in (0.01, 0.01, 0.01, 0.2):
        times.add(seconds, guard=0.1)
    assert times.quantile(0.5) == pytest.approx(0.01, rel=0.05)
    assert times.quantile(1.0) == times.quantile(1.1) == times.longest == 0.2 and times.late == 1
