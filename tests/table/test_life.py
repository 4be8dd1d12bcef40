"""The life of a table: clocks, players who leave and come back, votes, chat."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.table import commands
from parlour.table.clock import WARNING
from parlour.table.entries import Ended
from parlour.table.errors import TableError
from parlour.table.match import Match
from parlour.table.talk import LINES_KEPT
from tests.table.stored_table import ANN, BOB, Kept, game_of, play

CARA = "cc" * 16


def seated(seats: int = 2, computers: int = 0, **terms: Any) -> Kept:
    """Seat people, and computers on the last seats, and begin the game with seat 0."""
    kept = Kept(seats=seats, first_player=0)
    for place, (name, nonce) in enumerate([("Ann", ANN), ("Bob", BOB), ("Cara", CARA)][: seats - computers]):
        kept.keep(commands.sit(kept.table, place, name, nonce, key=name, person=name.lower()))
    for place in range(seats - computers, seats):
        kept.keep(commands.sit_computer(kept.table, 0, place, "reference"))
    kept.keep(commands.set_terms(kept.table, 0, terms.get("clock"), terms.get("rated", False)))
    kept.keep(commands.begin(kept.table, 0))
    return kept


def follow(kept: Kept) -> None:
    """Commit what the table does by itself, until there is nothing more."""
    while (body := commands.consequence(kept.table)) is not None:
        kept.keep(body)


def refused(key: str, ask: Any) -> None:
    with pytest.raises(TableError) as error:
        ask()
    assert error.value.key == key


# Clocks.


def test_a_turn_has_its_time_from_the_entry_that_began_it() -> None:
    kept = seated(clock=60)
    clock = kept.table.clock
    began = kept.log[-1].at
    assert (clock.began, clock.until) == (began, began + 60)
    assert clock.warn_at == clock.until - 60 * WARNING
    play(kept, "draw 1")
    assert clock.began == began, "an action within the turn brings no new time"
    play(kept, "end")
    assert clock.began == kept.log[-1].at > began


def test_after_a_warning_more_time_can_be_had_once_a_turn() -> None:
    kept = seated(clock=60)
    refused("table-not-warned", lambda: commands.here(kept.table, 0, 100.0))
    kept.keep(commands.warn(kept.table))
    refused("table-not-warned", lambda: commands.here(kept.table, 1, 100.0))
    kept.keep(commands.here(kept.table, 0, 100.0))
    assert (kept.table.clock.until, kept.table.clock.warned) == (160.0, False)
    kept.keep(commands.warn(kept.table))
    refused("table-extended", lambda: commands.here(kept.table, 0, 150.0))
    play(kept, "end")
    assert not kept.table.clock.extended


def test_the_grace_after_a_restart_never_takes_time_away() -> None:
    kept = seated(clock=60)
    until = kept.table.clock.until
    kept.keep(commands.grace(until - 5))
    assert kept.table.clock.until == until
    kept.keep(commands.grace(until + 5))
    assert kept.table.clock.until == until + 5


@pytest.mark.parametrize("seconds", [0, 9, -1, 14 * 24 * 60 * 60 + 1])
def test_a_clock_that_nobody_could_play_with_is_refused(seconds: int) -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN))
    refused("table-bad-clock", lambda: commands.set_terms(kept.table, 0, seconds, False))


def test_only_the_host_sets_the_terms_and_only_before_the_game() -> None:
    kept = Kept(first_player=0)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN), commands.sit(kept.table, 1, "Bob", BOB))
    refused("table-host-only", lambda: commands.set_terms(kept.table, 1, 30, True))
    kept.keep(commands.begin(kept.table, 0))
    refused("table-begun", lambda: commands.set_terms(kept.table, 0, 30, True))


# Leaving and coming back.


def test_a_computer_takes_over_and_gives_back_at_once() -> None:
    kept = seated()
    kept.keep(commands.take_over(0, "away"))
    assert kept.table.holders() == [1]
    kept.keep(*commands.give_back(kept.table, 0))
    assert kept.table.holders() == [0, 1]
    assert commands.give_back(kept.table, 0) == []


def test_a_player_who_comes_back_has_the_time_of_a_whole_turn() -> None:
    kept = seated(clock=60)
    kept.keep(commands.take_over(0, "clock"))
    kept.keep(*commands.give_back(kept.table, 0))
    assert kept.table.clock.until == kept.log[-1].at + 60


def test_a_rematch_does_not_wait_for_players_who_have_left() -> None:
    kept = seated()
    kept.keep(Ended(None, "vote"))
    kept.keep(commands.want_rematch(kept.table, 0, ANN))
    assert not kept.table.everybody_wants_rematch()
    kept.keep(commands.take_over(1, "away"))
    assert kept.table.everybody_wants_rematch()
    kept.keep(commands.deal(kept.table))
    assert (kept.table.phase, kept.table.holders()) == ("playing", [0])


def test_a_resigned_seat_is_played_on_by_a_computer_and_ranked_last() -> None:
    kept = seated(seats=3)
    kept.keep(commands.resign(kept.table, 0))
    follow(kept)
    assert (kept.table.phase, kept.table.holders()) == ("playing", [1, 2])
    refused("table-resigned", lambda: commands.resign(kept.table, 0))
    while not game_of(kept).over:
        play(kept, str(game_of(kept).legal()[-1]))
    outcome = kept.table.outcome
    assert outcome is not None and outcome.ranking[-1] == (0,) and 0 not in outcome.winners and outcome.winners


def test_between_two_a_resignation_ends_the_game_for_the_other() -> None:
    kept = seated()
    kept.keep(commands.resign(kept.table, 1))
    follow(kept)
    outcome = kept.table.outcome
    assert (kept.table.phase, kept.table.ended) == ("over", "resigned")
    assert outcome is not None and (outcome.winners, outcome.ranking) == ((0,), ((0,), (1,)))


def test_when_all_people_have_resigned_the_game_is_over() -> None:
    kept = seated(seats=3, computers=2)
    kept.keep(commands.resign(kept.table, 0))
    follow(kept)
    outcome = kept.table.outcome
    assert outcome is not None and (outcome.winners, outcome.ranking) == ((), ((1, 2), (0,)))


def test_a_resignation_counts_in_a_match_for_games() -> None:
    kept = Kept(game=parlour.game("jolly"), match=Match("games", 3))
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN), commands.sit(kept.table, 1, "Bob", BOB))
    kept.keep(commands.begin(kept.table, 0))
    kept.keep(commands.resign(kept.table, 1))
    follow(kept)
    assert kept.table.match is not None and kept.table.match.scores == (1, 0)


def test_a_player_who_resigned_can_play_the_next_game() -> None:
    kept = seated()
    kept.keep(commands.resign(kept.table, 1))
    follow(kept)
    kept.keep(
        commands.want_rematch(kept.table, 0, ANN), commands.want_rematch(kept.table, 1, BOB), commands.deal(kept.table)
    )
    assert (kept.table.resigned, kept.table.holders(), kept.table.phase) == ([], [0, 1], "playing")


def test_the_host_hands_the_table_over() -> None:
    kept = seated()
    refused("table-host-only", lambda: commands.pass_host(kept.table, 1, 0))
    refused("table-not-a-person", lambda: commands.pass_host(kept.table, 0, 7))
    kept.keep(commands.pass_host(kept.table, 0, 1))
    assert kept.table.host == kept.folded().host == 1


def test_the_host_frees_the_seat_of_a_person_who_left_before_the_game() -> None:
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN), commands.sit(kept.table, 1, "Bob", BOB))
    refused("table-is-here", lambda: commands.remove(kept.table, 0, 1, online=True))
    refused("table-host-only", lambda: commands.remove(kept.table, 1, 0, online=False))
    kept.keep(commands.remove(kept.table, 0, 1, online=False))
    assert kept.table.people() == [0]


# Votes and undo.


def test_more_than_half_of_those_who_play_end_the_game_and_nobody_wins() -> None:
    kept = seated(seats=3)
    kept.keep(commands.vote(kept.table, 0, "end", True, waited=False))
    follow(kept)
    assert kept.table.phase == "playing"
    kept.keep(commands.vote(kept.table, 0, "end", False, waited=False))
    kept.keep(commands.vote(kept.table, 1, "end", True, waited=False))
    follow(kept)
    assert kept.table.phase == "playing", "a vote taken back does not count"
    kept.keep(commands.vote(kept.table, 2, "end", True, waited=False))
    follow(kept)
    assert (kept.table.phase, kept.table.ended) == ("over", "vote")
    assert kept.table.outcome is not None and kept.table.outcome.winners == ()
    refused("table-ended", lambda: commands.move(kept.table, 0, kept.table.moves, "end"))


def test_a_turn_is_skipped_by_more_than_half_of_the_others_when_they_have_waited() -> None:
    kept = seated(seats=3)
    refused("table-nobody-to-skip", lambda: commands.vote(kept.table, 0, "skip", True, waited=True))
    refused("table-wait-before-skip", lambda: commands.vote(kept.table, 1, "skip", True, waited=False))
    kept.keep(commands.vote(kept.table, 1, "skip", True, waited=True))
    follow(kept)
    assert not kept.table.skipped
    kept.keep(commands.vote(kept.table, 2, "skip", True, waited=True))
    follow(kept)
    assert kept.table.skipped
    play(kept, "end")
    assert (kept.table.skipped, kept.table.votes.skip) == (False, set()), "only this turn"


def test_an_undo_needs_everybodys_agreement() -> None:
    kept = seated(seats=3)
    refused("table-nothing-to-undo", lambda: commands.ask_undo(kept.table, 0))
    before = game_of(kept).hash()
    play(kept, "draw 2")
    play(kept, "end")
    kept.keep(*commands.ask_undo(kept.table, 0))
    refused("table-undo-asked", lambda: commands.ask_undo(kept.table, 0))
    kept.keep(commands.answer_undo(kept.table, 1, True))
    follow(kept)
    assert kept.table.on_turn == 1
    kept.keep(commands.answer_undo(kept.table, 2, True))
    follow(kept)
    assert (kept.table.on_turn, len(kept.table.played)) == (0, 1)
    kept.keep(*commands.ask_undo(kept.table, 0))
    kept.keep(commands.answer_undo(kept.table, 1, True), commands.answer_undo(kept.table, 2, True))
    follow(kept)
    assert game_of(kept).hash() == before == kept.folded().state.hash()  # type: ignore[union-attr]
    assert kept.table.moves == kept.folded().moves == 4, "what was sent for the table before it is stale"


def test_one_no_ends_the_question_and_so_does_a_move() -> None:
    kept = seated()
    play(kept, "draw 2")
    kept.keep(*commands.ask_undo(kept.table, 0))
    kept.keep(commands.answer_undo(kept.table, 1, False))
    assert kept.table.undo is None
    refused("table-no-undo-asked", lambda: commands.answer_undo(kept.table, 1, True))
    kept.keep(*commands.ask_undo(kept.table, 0))
    refused("table-no-undo-asked", lambda: commands.answer_undo(kept.table, 0, True))
    play(kept, "end")
    assert kept.table.undo is None


def test_a_move_that_is_taken_back_cannot_be_undone_as_well() -> None:
    """The request must not name a move that is no longer there."""
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN), commands.sit(kept.table, 1, "Bob", BOB))
    kept.keep(commands.begin_from(kept.table, 0, {"game": "notty", "turn": 0, "hands": ["B4 B5 B6 R1", "R2"]}))
    play(kept, "group B4 B5 B6")
    kept.keep(*commands.ask_undo(kept.table, 0))
    kept.keep(commands.take_back(kept.table, 0))
    assert kept.table.undo is None and kept.folded().undo is None
    refused("table-no-undo-asked", lambda: commands.answer_undo(kept.table, 1, True))


def test_alone_against_computers_an_undo_is_done_at_once_and_counts_as_help() -> None:
    kept = seated(computers=1, rated=True)
    play(kept, "draw 2")
    kept.keep(*commands.ask_undo(kept.table, 0))
    follow(kept)
    assert (kept.table.played, kept.table.helped) == ([], frozenset({0}))


def test_in_a_rated_game_between_people_nothing_is_undone_and_nobody_is_helped() -> None:
    kept = seated(rated=True)
    play(kept, "draw 2")
    refused("table-no-help", lambda: commands.ask_undo(kept.table, 0))
    refused("table-no-help", kept.table.check_help)


# Chat.


def test_what_is_said_is_one_line_of_text_without_signs_that_nobody_sees() -> None:
    kept = seated()
    kept.keep(commands.say(kept.table, 0, "  <b>hi</b>\n\u202eolleh \x00ක්\u200dරීඩාව "))
    assert kept.table.talk[-1].text == "<b>hi</b> olleh ක්\u200dරීඩාව"
    refused("table-nothing-said", lambda: commands.say(kept.table, 0, " \u200b\n"))
    refused("table-not-seated", lambda: commands.say(kept.table, None, "hi"))
    refused("table-no-such-emote", lambda: commands.emote(kept.table, 0, "spit"))
    kept.keep(commands.emote(kept.table, 1, "wow"))
    assert (kept.table.talk[-1].seat, kept.table.talk[-1].emote) == (1, "wow")


def test_the_last_lines_are_kept_for_later_guests() -> None:
    kept = seated()
    for number in range(LINES_KEPT + 10):
        kept.keep(commands.say(kept.table, 0, f"line {number}"))
    assert [line.text for line in kept.folded().talk] == [f"line {number}" for number in range(10, LINES_KEPT + 10)]


@pytest.mark.parametrize("name", ["", "  ", "\u200d", "\u202e\u0000"])
def test_a_name_can_be_seen(name: str) -> None:
    refused("table-bad-name", lambda: commands.sit(Kept().table, 0, name, ANN))


def test_nobody_sits_twice_at_a_table() -> None:
    kept = Kept(seats=3)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN, person="ann"))
    refused("table-already-seated", lambda: commands.sit(kept.table, 1, "Ann again", ANN, person="ann"))
    refused("table-already-seated", lambda: commands.sit(kept.table, None, "Ann", ANN, person="ann"))


def test_before_the_game_a_seated_person_may_change_their_name() -> None:
    kept = Kept(seats=3)
    kept.keep(commands.sit(kept.table, 1, "Ann", ANN, person="ann"))
    kept.keep(commands.sit(kept.table, None, "Anna", ANN, person="ann"))
    assert kept.table.people() == [1] and kept.table.person(1).name == "Anna" and kept.table.host == 1


def test_at_a_closed_table_nothing_happens_any_more() -> None:
    kept = seated()
    kept.keep(commands.close("idle"))
    refused("table-closed", lambda: commands.move(kept.table, 0, kept.table.moves, "end"))
    refused("table-closed", lambda: commands.say(kept.table, 0, "hi"))
    refused("table-closed", lambda: commands.resign(kept.table, 0))


def test_every_fold_of_the_log_gives_the_same_table() -> None:
    kept = seated(seats=3, clock=60)
    play(kept, "draw 1")
    kept.keep(commands.warn(kept.table))
    kept.keep(commands.here(kept.table, 0, 90.0), commands.take_over(1, "away"))
    kept.keep(commands.vote(kept.table, 2, "end", True, waited=False), commands.say(kept.table, 2, "tea"))
    twin = kept.folded()
    for name in ("clock", "votes", "undo", "resigned", "helped", "ended", "seats", "played", "talk", "host"):
        assert getattr(twin, name) == getattr(kept.table, name), name
