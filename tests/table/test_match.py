"""A match: several games at one table, their score and their starters, all of it folded from the log."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import parlour
from parlour.table import commands
from parlour.table.entries import SecretDrawn
from parlour.table.errors import TableError
from parlour.table.fairness import is_fair
from parlour.table.match import Match
from parlour.table.table import Table
from tests.table.stored_table import ANN, BOB, NOTTY, Kept, game_of, play, without

JOLLY = parlour.game("jolly")


class MatchedNotty(type(NOTTY)):  # type: ignore[misc]
    """A game for up to three with matches, but none for points."""

    starter_option = "first_player"


def match_of(kept: Kept) -> Match:
    """Return the score of the match, after checking that the log folds to the same."""
    assert kept.table.match is not None
    assert kept.folded().match == kept.table.match
    return kept.table.match


def begun(match: Match | None, **options: Any) -> Kept:
    """Begin the first game of Ann and Bob at a table of Jolly."""
    chosen: dict[str, Any] = {"starter": 0, "hunt": "within", **options}
    kept = Kept(game=JOLLY, match=match, **chosen)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.sit(kept.table, 1, "Bob", BOB))
    kept.keep(commands.begin(kept.table, 0))
    return kept


def play_on(kept: Kept, loser: int | None = None) -> None:
    """Draw and discard; as soon as the loser may, it declares the Jolly Hand and gives it up.

    Without a loser: a drawn game.
    """
    while not game_of(kept).over:
        moves = [str(move) for move in game_of(kept).legal()]
        if game_of(kept).turn == loser and "jolly" in moves:
            play(kept, "jolly")
            play(kept, "concede")
        else:
            play(kept, "draw" if "draw" in moves else next(move for move in moves if move.startswith("discard")))


def deal_again(kept: Kept) -> None:
    """Let everybody ask for the next game."""
    kept.keep(SecretDrawn(None, f"{len(kept.log):064x}"))
    for seat in kept.table.people():
        kept.keep(commands.want_rematch(kept.table, seat, f"{len(kept.log):032x}"))
    assert kept.table.everybody_wants_rematch()
    kept.keep(commands.deal(kept.table))


def hand_counts(kept: Kept, seat: int) -> int:
    """Return the points of a hand, from the text of its cards."""
    tens = dict.fromkeys(("A", "10", "J", "Q", "K"), 10)
    hand = game_of(kept).view(seat)["hands"][seat]
    return sum(25 if card == "JK" else tens.get(card[:-1]) or int(card[:-1]) for card in hand)


def test_best_of_three_goes_to_the_second_game_won() -> None:
    kept = begun(Match("games", 3))
    assert match_of(kept) == Match("games", 3, (0, 0), games=0)
    play_on(kept, loser=1)
    assert (match_of(kept).scores, match_of(kept).games, match_of(kept).winner) == ((1, 0), 1, None)
    deal_again(kept)
    assert match_of(kept).scores == (1, 0)
    play_on(kept, loser=0)
    assert (match_of(kept).scores, match_of(kept).winner) == ((1, 1), None)
    deal_again(kept)
    play_on(kept, loser=0)
    assert (match_of(kept).scores, match_of(kept).games, match_of(kept).winner) == ((1, 2), 3, 1)


def test_the_rematch_after_a_match_begins_a_new_one_and_the_starter_alternates_on() -> None:
    kept = begun(Match("games", 1), starter=1)
    starters = []
    for _ in range(4):
        starters.append(game_of(kept).view(None)["starter"])
        assert (match_of(kept).scores, match_of(kept).games) == ((0, 0), 0)
        play_on(kept, loser=0)
        assert (match_of(kept).scores, match_of(kept).winner) == ((0, 1), 1)
        deal_again(kept)
    assert starters == [1, 0, 1, 0]
    assert kept.table.games_played == 4


def test_a_drawn_game_counts_for_nobody_and_the_next_one_follows() -> None:
    for kind, target in (("games", 1), ("points", 50)):
        kept = begun(Match(kind, target), round_limit=10)  # type: ignore[arg-type]
        play_on(kept)
        assert game_of(kept).view(None)["winners"] == []
        assert (match_of(kept).scores, match_of(kept).games, match_of(kept).winner) == ((0, 0), 1, None)
        deal_again(kept)
        assert game_of(kept).view(None)["starter"] == 1
        assert match_of(kept).games == 1


def test_points_are_the_losers_hand_until_somebody_has_enough() -> None:
    kept = begun(Match("points", 150))
    expected, losers = [0, 0], [1, 0, 1, 0, 1, 0, 1, 0]
    for game, loser in enumerate(losers, start=1):
        play_on(kept, loser)
        expected[1 - loser] += hand_counts(kept, loser)
        assert match_of(kept).scores == tuple(expected)
        assert match_of(kept).games == game
        if max(expected) >= 150:
            break
        assert match_of(kept).winner is None
        deal_again(kept)
    assert match_of(kept).winner == expected.index(max(expected))


def test_an_ace_is_10_and_a_joker_25_in_the_losers_hand() -> None:
    ended = {"game": "jolly", "turn": None, "winners": [1], "hands": ["A♠ JK 10♥ 2♣ 9♦ Q♦ K♣ J♠", ""]}
    assert JOLLY.match_points(JOLLY.position(ended)) == (0, 10 + 25 + 10 + 2 + 9 + 30)
    assert JOLLY.match_points(JOLLY.deal(seats=2, seed=1)) == (0, 0)
    assert NOTTY.match_points(NOTTY.deal(seats=2, seed=1)) is None


def test_the_first_with_enough_wins_and_a_tie_is_played_on() -> None:
    assert Match("points", 100, (99, 0)).winner is None
    assert Match("points", 100, (20, 100)).winner == 1
    assert Match("points", 100, (104, 110, 3)).winner == 1
    assert Match("points", 100, (110, 110, 3)).winner is None
    assert [Match("games", 7, (games, 3)).winner for games in (3, 4)] == [None, 0]
    assert Match("games", 5).winner is None


@pytest.mark.parametrize(
    ("match", "game", "key"),
    [
        (Match("games", 3), "notty", "table-no-match"),
        (Match("points", 100), "potter", "table-no-match"),
        (Match("games", 2), "jolly", "table-bad-match-games"),
        (Match("games", 9), "jolly", "table-bad-match-games"),
        (Match("games", 0), "jolly", "table-bad-match-games"),
        (Match("games", True), "jolly", "table-bad-match-games"),
        (Match("points", 49), "jolly", "table-bad-match-points"),
        (Match("points", 1001), "jolly", "table-bad-match-points"),
        (Match("points", -100), "jolly", "table-bad-match-points"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_the_reason(match: Match, game: str, key: str) -> None:
    with pytest.raises(TableError) as refused:
        commands.open_table(Table(parlour.game(game)), "private", 2, {}, "5e" * 32, match)
    assert refused.value.key == key
    assert key not in str(refused.value)  # the key has words


def test_the_limits_of_a_match_are_taken() -> None:
    for match in (*(Match("games", target) for target in (1, 3, 5, 7)), Match("points", 50), Match("points", 1000)):
        assert match_of(Kept(game=JOLLY, match=match)) == dataclasses.replace(match, scores=(0, 0))


def test_any_game_can_have_matches_with_as_many_seats_as_it_likes() -> None:
    with pytest.raises(TableError) as refused:
        Kept(game=MatchedNotty(), match=Match("points", 100))
    assert refused.value.key == "table-no-match-points"
    kept = Kept(game=MatchedNotty(), match=Match("games", 7), turn_limit=20, first_player=1)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    kept.keep(commands.set_options(kept.table, 0, 3, {"turn_limit": 20, "first_player": 1}))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "random"))
    kept.keep(commands.sit_computer(kept.table, 0, 2, "random"))
    kept.keep(commands.begin(kept.table, 0))
    assert match_of(kept) == Match("games", 7, (0, 0, 0))
    starters, won = [], [0, 0, 0]
    for game in range(1, 5):
        starters.append(game_of(kept).view(None)["starter"])
        while not game_of(kept).over:
            play(kept, "end" if game_of(kept).turns else str(game_of(kept).legal()[0]))
        winners = game_of(kept).view(None)["winners"]
        if len(winners) == 1:  # a shared game counts for nobody
            won[winners[0]] += 1
        assert (match_of(kept).scores, match_of(kept).games) == (tuple(won), game)
        deal_again(kept)
    assert starters == [1, 2, 0, 1]


def test_without_a_match_the_options_name_the_starter_every_time() -> None:
    kept = begun(None, starter=1)
    for _ in range(2):
        assert (kept.table.match, game_of(kept).view(None)["starter"]) == (None, 1)
        play_on(kept, loser=0)
        deal_again(kept)


@pytest.mark.parametrize("person", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_a_person_against_the_computer_is_the_starter(person: int, seed: int) -> None:
    """J1; a starter that the options name, or a second person, is another matter."""
    for starter, match, expected in (
        ("random", None, person),
        ("random", Match("games", 3), person),
        (1 - person, None, 1 - person),
    ):
        kept = Kept(game=JOLLY, match=match, starter=starter, hunt="within")
        kept.keep(SecretDrawn(None, f"{seed:064x}"))
        kept.keep(commands.sit(kept.table, person, "Ann", ANN))
        kept.keep(commands.sit_computer(kept.table, person, 1 - person, "random"))
        kept.keep(commands.begin(kept.table, person))
        assert game_of(kept).view(None)["starter"] == expected
        assert kept.table.options["starter"] == starter  # as requested
        play_on(kept, loser=1)
        deal_again(kept)
        assert game_of(kept).view(None)["starter"] == (1 - person if match else expected)


def test_between_two_people_chance_names_the_first_starter_and_then_they_alternate() -> None:
    seen = set()
    for seed in range(12):
        kept = Kept(game=JOLLY, match=Match("games", 3), hunt="within")
        kept.keep(SecretDrawn(None, f"{seed:064x}"))
        kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
        kept.keep(commands.sit(kept.table, 1, "Bob", BOB))
        kept.keep(commands.begin(kept.table, 0))
        first = game_of(kept).view(None)["starter"]
        seen.add(first)
        play_on(kept, loser=0)
        deal_again(kept)
        assert game_of(kept).view(None)["starter"] == 1 - first
    assert seen == {0, 1}


def test_a_table_in_a_match_is_the_fold_of_its_log_at_every_entry() -> None:
    kept = begun(Match("games", 3))
    for _ in range(2):
        play_on(kept, loser=1)
        deal_again(kept)
    twin = Table(JOLLY)
    stood: list[Match] = []
    for entry in kept.log:
        twin.apply(entry)
        if twin.match is not None and twin.match not in stood[-1:]:
            stood.append(twin.match)
    assert [match.scores for match in stood] == [(0, 0), (1, 0), (2, 0), (0, 0)]
    assert [match.winner for match in stood] == [None, None, 0, None]
    assert twin.state is not None and twin.state.hash() == game_of(kept).hash()
    assert (twin.match, twin.starter) == (kept.table.match, kept.table.starter)


def test_a_log_from_before_there_were_matches_is_read() -> None:
    kept = begun(None)
    table = Table(JOLLY)
    for entry in kept.log:
        table.apply(without(entry, "match", "starter"))
    assert table.match is None
    assert table.state is not None and table.state.hash() == game_of(kept).hash()


def test_take_back_never_crosses_games_nor_takes_a_won_game_back() -> None:
    kept = begun(Match("games", 3))
    play_on(kept, loser=1)
    for seat in (0, 1):
        with pytest.raises(TableError):
            commands.take_back(kept.table, seat)
    deal_again(kept)
    for seat in (0, 1):
        with pytest.raises(TableError):
            commands.take_back(kept.table, seat)
    assert match_of(kept).scores == (1, 0)


def test_every_game_of_a_match_proves_its_deal_and_replays() -> None:
    kept = begun(Match("games", 3))
    for game in range(2):
        published = kept.table.commitment
        play_on(kept, loser=1)
        record = kept.table.record()
        assert record is not None
        fairness = record.pop("fairness")
        assert is_fair(published, fairness["secret"], fairness["nonces"], record["seed"])
        assert record["options"]["starter"] == game
        assert parlour.replay(record).hash() == game_of(kept).hash()
        deal_again(kept)
