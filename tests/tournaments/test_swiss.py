"""Swiss pairings: cases worked out by hand from the rules of the Dutch system, and properties of every pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.server.tournaments import swiss
from parlour.server.tournaments.entrants import ABSENT, BYE, DRAW, LOSS, WALKOVER, WIN, Entrant, Round, seated
from parlour.server.tournaments.knockout import rounds_for
from parlour.server.tournaments.matching import Pair
from parlour.server.tournaments.swiss import NOBODY, pair
from tests.tournaments.fields import after, by_chance


def pairs(entrants: Sequence[Entrant]) -> list[Pair]:
    return sorted((min(two), max(two)) for two in pair(entrants).pairs)


# Known cases.


def test_in_the_first_round_the_upper_half_meets_the_lower_half() -> None:
    assert pair(after(8)).pairs == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_of_an_odd_field_the_last_has_the_bye() -> None:
    found = pair(after(7))
    assert (found.pairs, found.bye) == ([(1, 4), (2, 5), (3, 6)], 7)


def test_in_the_second_round_winners_meet_winners() -> None:
    entrants = after(8, [(1, 5, WIN), (2, 6, WIN), (3, 7, WIN), (4, 8, WIN)])
    assert pair(entrants).pairs == [(1, 3), (2, 4), (5, 7), (6, 8)]


def test_an_upset_changes_only_the_brackets() -> None:
    """Winners 1, 6, 3, 4 in the order of strength: 1, 3 | 4, 6; losers 2, 5 | 7, 8."""
    entrants = after(8, [(1, 5, WIN), (2, 6, LOSS), (3, 7, WIN), (4, 8, WIN)])
    assert pair(entrants).pairs == [(1, 4), (3, 6), (2, 7), (5, 8)]


def test_the_lower_half_is_transposed_where_opponents_have_met() -> None:
    """All have one point; 1 has met 3, so the first transposition that works is 1-4, 2-3."""
    entrants = after(4, [(1, 3, DRAW), (2, 4, DRAW)])
    assert pairs(entrants) == [(1, 4), (2, 3)]


def test_the_least_transposition_comes_first() -> None:
    """Six players level; 1 has met 4 and 2 has met 5. 1-5, 2-4, 3-6 comes before 1-5, 2-6, 3-4."""
    entrants = after(6, [(1, 4, DRAW), (2, 5, DRAW), (3, 6, DRAW)])
    assert pairs(entrants) == [(1, 5), (2, 6), (3, 4)], "3 has met 6, so 2 cannot leave 6 to 3"
    some = after(8, [(1, 5, DRAW), (2, 6, DRAW), (3, 4, DRAW), (7, 8, DRAW)])
    assert pairs(some) == [(1, 6), (2, 5), (3, 7), (4, 8)]


def test_players_are_exchanged_between_the_halves_if_no_transposition_works() -> None:
    """1 has met both of the lower half. The nearest exchange, 2 for 3, pairs 1-2 and 3-4."""
    entrants = after(4, [(1, 3, DRAW), (2, 4, DRAW)], [(1, 4, DRAW), (2, 3, DRAW)])
    assert pairs(entrants) == [(1, 2), (3, 4)]


def test_of_an_odd_bracket_the_last_moves_down_to_the_best_of_the_next() -> None:
    """1, 2, 3 have a point, 4 and 5 a half each, 6 to 8 none: 3 meets the first of the bracket below."""
    entrants = after(8, [(1, 6, WIN), (2, 7, WIN), (3, 8, WIN), (4, 5, DRAW)])
    assert pair(entrants).pairs[0] == (1, 2)
    assert (3, 4) in pair(entrants).pairs and pairs(entrants) == [(1, 2), (3, 4), (5, 6), (7, 8)]


def test_nobody_floats_down_twice_in_a_row_if_another_can() -> None:
    """Of 1, 2 and 3 with two points each, 3 floated down in the last round: 2 does it now."""
    entrants = [
        Entrant(1, 1, (Round(WIN, 7), Round(WIN, 5))),
        Entrant(2, 2, (Round(WIN, 8), Round(WIN, 6))),
        Entrant(3, 3, (Round(WIN, 9), Round(WIN, 4))),
        Entrant(4, 4, (Round(DRAW, 10), Round(LOSS, 3))),
        Entrant(5, 5, (Round(WIN, 11), Round(LOSS, 1))),
        Entrant(6, 6, (Round(WIN, 12), Round(LOSS, 2))),
    ]
    assert swiss.floats(entrants[2], {one.number: one for one in entrants}, 1) == "down"
    assert (1, 3) in pairs(entrants) and any(2 in two and 3 not in two for two in pairs(entrants))


def test_the_bye_goes_to_the_lowest_who_has_had_none() -> None:
    entrants = after(5, [(1, 3, WIN), (2, 4, WIN)], byes=[5])
    found = pair(entrants)
    assert found.bye == 4, "5 has had it; 3 and 4 have no point, and 4 is the last"
    rounds = (Round(WIN, 2),), (Round(LOSS, 1),), (Round(WALKOVER, 4),)
    without_playing = [Entrant(number, number, found) for number, found in enumerate(rounds, start=1)]
    assert pair(without_playing).bye == 2, "a win without a game counts like a bye"


def test_a_game_that_was_forfeited_may_be_played_after_all() -> None:
    entrants = [Entrant(1, 1, (Round(WALKOVER, 2),)), Entrant(2, 2, (Round(ABSENT, 1),))]
    assert pairs(entrants) == [(1, 2)]


def test_whoever_has_left_is_not_paired() -> None:
    entrants = [Entrant(one.number, one.seed, one.rounds, here=one.number != 2) for one in after(5)]
    assert pairs(entrants) == [(1, 4), (3, 5)]


def test_where_all_have_met_as_few_as_possible_meet_again() -> None:
    three = after(3, [(1, 2, WIN)], [(1, 3, WIN)], [(2, 3, WIN)], byes=[3, 2, 1])
    found = pair(three)
    assert len(found.pairs) == 1 and found.bye == 3
    four = after(4, [(1, 2, WIN), (3, 4, WIN)], [(1, 3, WIN), (2, 4, WIN)], [(1, 4, WIN), (2, 3, WIN)])
    assert pairs(four) == [(1, 2), (3, 4)]


# The first seat.


def test_the_first_seat_is_balanced() -> None:
    one, other = Entrant(1, 1, (Round(WIN, 3, first=True),)), Entrant(2, 2, (Round(WIN, 4, first=False),))
    assert seated(one, other) == (2, 1) == seated(other, one)
    assert seated(Entrant(1, 1), Entrant(2, 2)) == (2, 1), "the lower one starts where nothing else decides"


# Whole tournaments.


@pytest.mark.parametrize("count", [4, 5, 6, 7, 9, 12, 17, 24])
def test_in_a_tournament_nobody_meets_twice_and_byes_are_spread(count: int) -> None:
    met: Counter[Pair] = Counter()
    byes: Counter[int] = Counter()
    last: list[Entrant] = []
    for entrants, found in by_chance(count, rounds_for(count), seed=count):
        seen = [one for two in found.pairs for one in two] + ([found.bye] if found.bye is not None else [])
        assert sorted(seen) == list(range(1, count + 1)), "everybody, once"
        met.update((min(two), max(two)) for two in found.pairs)
        byes.update([found.bye] if found.bye is not None else [])
        last = entrants
    assert max(met.values()) == 1 and max(byes.values(), default=0) <= 1
    assert all(abs(one.starts) <= 3 for one in last)


def test_sixty_four_players_find_their_pairs() -> None:
    met: Counter[Pair] = Counter()
    for _, found in by_chance(64, 3, seed=1):
        met.update((min(two), max(two)) for two in found.pairs)
    assert len(met) == 32 * 3


def matchings(players: Sequence[int]) -> Iterator[list[Pair]]:
    """Yield every way to pair players, one after another: the plainest search there is."""
    if not players:
        yield []
        return
    first, others = players[0], players[1:]
    for other in others:
        for rest in matchings([one for one in others if one != other]):
            yield [(first, other), *rest]


def worth(pairing: Sequence[Pair], of: dict[int, Entrant]) -> tuple[object, ...] | None:
    """Return the points of the bye, and how many leave the top bracket; None if it is
    not allowed."""
    halves = {number: one.halves for number, one in of.items()}
    top = max(halves.values())
    bye, leaving = 0, 0
    for one, other in pairing:
        if NOBODY in (one, other):
            who = max(one, other)
            if not of[who].may_have_bye:
                return None
            bye = halves[who]
            leaving += halves[who] == top
        elif other in of[one].met:
            return None
        elif (halves[one] == top) != (halves[other] == top):
            leaving += 1
    return bye, leaving


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(4, 8), st.integers(1, 4), st.integers(0, 10_000))
def test_no_other_pairing_keeps_more_of_the_top_bracket_together(count: int, rounds: int, seed: int) -> None:
    for entrants, found in by_chance(count, min(rounds, count - 2), seed):
        of = {one.number: one for one in entrants}
        nodes = [*of, *([NOBODY] if count % 2 else [])]
        possible = [value for one in matchings(nodes) if (value := worth(one, of)) is not None]
        mine = [*found.pairs, *([(found.bye, NOBODY)] if found.bye is not None else [])]
        if possible:
            assert worth(mine, of) == min(possible)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(4, 14), st.integers(2, 5), st.integers(0, 10_000))
def test_the_quick_way_finds_what_the_matching_finds(count: int, rounds: int, seed: int) -> None:
    for entrants, found in by_chance(count, min(rounds, count - 1), seed):
        with mock.patch.object(swiss, "natural_pairs", return_value=None):
            assert pair(entrants) == found


def test_points_without_a_game_float_down() -> None:
    bye = Entrant(1, 1, (Round(BYE),))
    assert swiss.floats(bye, {1: bye}, 1) == "down" and swiss.floats(bye, {1: bye}, 2) == ""
