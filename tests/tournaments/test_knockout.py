"""The bracket of a knock-out, and the standings of a Swiss."""

from __future__ import annotations

import pytest

from parlour.server.tournaments.entrants import BYE, DRAW, LOSS, WIN, Entrant, Round
from parlour.server.tournaments.knockout import first_round, next_round, rounds_for, slots
from parlour.server.tournaments.standings import standings
from tests.tournaments.fields import after


def test_the_bracket_is_the_usual_one() -> None:
    assert slots(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert first_round([11, 12, 13, 14]) == [(11, 14), (12, 13)]


@pytest.mark.parametrize("count", [4, 5, 7, 8, 11, 16, 33, 64])
def test_the_two_strongest_can_meet_only_in_the_final(count: int) -> None:
    boards = first_round(list(range(1, count + 1)))
    byes = {min(filter(None, board)) for board in boards if None in board}
    assert byes == set(range(1, 2 * len(boards) - count + 1)), "byes are for the strongest"
    for number in range(1, rounds_for(count) + 1):
        together = [board for board in boards if set(board) >= {1, 2}]
        assert bool(together) == (number == rounds_for(count))
        if not together:
            boards = next_round(boards, {place: min(filter(None, board)) for place, board in enumerate(boards)}, False)


def test_the_losers_of_the_semi_finals_meet_for_the_third_place() -> None:
    semis = first_round([1, 2, 3, 4])
    assert next_round(semis, {0: 4, 1: 2}, third=True) == [(4, 2), (1, 3)]
    assert next_round(semis, {0: 4, 1: 2}, third=False) == [(4, 2)]
    assert next_round([(1, None), (2, 3)], {0: 1, 1: 3}, third=True) == [(1, 3)], "only one has lost"


def test_the_number_of_rounds() -> None:
    assert [rounds_for(count) for count in (4, 5, 8, 9, 33, 64)] == [2, 3, 3, 4, 6, 6]


def test_points_come_first_and_buchholz_separates_who_is_level() -> None:
    """After two rounds of four: 1 has two points, 4 none. 2 and 3 are level; 2 has met 4 and 1, and so has 3."""
    entrants = after(4, [(1, 3, WIN), (2, 4, WIN)], [(1, 2, WIN), (3, 4, WIN)])
    lines = standings(entrants)
    assert [(one.place, one.number, one.halves) for one in lines] == [(1, 1, 4), (2, 2, 2), (3, 3, 2), (4, 4, 0)]
    assert [(one.buchholz, one.cut) for one in lines] == [(4, 2), (4, 4), (4, 4), (4, 2)]
    assert [one.berger for one in lines] == [8, 0, 0, 0]


def test_the_direct_encounter_counts_where_all_who_are_level_have_met() -> None:
    """Three who have beaten each other in a circle but for one draw, all with the same Buchholz."""
    entrants = after(2, [(2, 1, WIN)])
    assert [one.number for one in standings(entrants)] == [2, 1]
    four = after(4, [(1, 4, LOSS), (2, 3, LOSS)], [(1, 3, WIN), (2, 4, WIN)])
    lines = standings(four)
    level = {one.number: one.direct for one in lines}
    assert set(level.values()) == {0}, "not all of the four have met"
    assert [one.number for one in lines] == [1, 2, 3, 4], "then the rating decides"


def test_direct_encounter_decides_before_sonneborn_berger() -> None:
    """1 and 2 are level with the same Buchholz, and 2 has beaten 1."""
    entrants = after(4, [(2, 1, WIN), (3, 4, DRAW)], [(1, 3, WIN), (4, 2, WIN)], [(1, 4, DRAW), (2, 3, DRAW)])
    lines = standings(entrants)
    first, second = (next(one for one in lines if one.number == number) for number in (2, 1))
    if first.halves == second.halves and first.cut == second.cut and first.buchholz == second.buchholz:
        assert (first.direct, second.direct) == (2, 0) and first.place < second.place
    else:
        pytest.fail(f"the case is not level: {first} {second}")


def test_a_round_without_a_game_counts_as_one_against_an_equal() -> None:
    lines = standings([Entrant(1, 1, (Round(BYE), Round(LOSS, 2))), Entrant(2, 2, (Round(DRAW, 9), Round(WIN, 1)))])
    one = next(line for line in lines if line.number == 1)
    assert (one.halves, one.buchholz, one.won) == (2, 2 + 3, 0)
