"""An evening on which everything happens that a log can record: each kind of entry at least once.

`evening_log.tsv` beside this file holds its entries as they were stored before entries were typed: the kind, a tab, and
the body; those of newer kinds were added at its end. It stands for the databases that people have, and is never
overwritten.
"""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.table import commands
from parlour.table.match import Match
from tests.table.stored_table import ANN, BOB, Kept, game_of, play

STORED = Path(__file__).parent / "evening_log.tsv"
POTTER, JOLLY = parlour.game("potter"), parlour.game("jolly")
CARA = "cc" * 16


def evening() -> list[Kept]:
    """Return all tables of the evening."""
    return [a_long_table(), a_match(), a_game_from_a_position(), a_show(), a_table_of_a_cluster(), a_table_of_a_party()]


def a_long_table() -> Kept:
    """Three people, one of whom leaves before the game: clocks, votes, talk, undo, and a second game."""
    kept = Kept(seats=4, game=POTTER)
    table = kept.table
    for name, nonce in [("Žofie", ANN), ("Bob", BOB), ("Cara", CARA)]:
        kept.keep(commands.sit(table, None, name, nonce, key=name * 2, person=name.lower()))
    kept.keep(commands.stand(table, 2))
    kept.keep(commands.set_options(table, 0, 3, {"target": 100}))
    kept.keep(commands.set_terms(table, 0, 60, False))
    kept.keep(
        commands.sit_computer(table, 0, 2, "reference"),
        commands.sit_computer(table, 0, 2, None),
        commands.sit_computer(table, 0, 2, "club"),
    )
    kept.keep(commands.pass_host(table, 0, 1))
    kept.keep(commands.begin(table, 1))
    play_a_round(kept)
    keep_time(kept)
    undo_a_move(kept)
    talk(kept)
    agree_to_end(kept)
    play_again(kept)
    return kept


def play_a_round(kept: Kept) -> None:
    """Let everybody draw and discard until it is a person's turn again."""
    while game_of(kept).turns < 3 or game_of(kept).turn == 2:
        play(kept, "draw")
        play(kept, discard(kept))


def keep_time(kept: Kept) -> None:
    """A warning, more time, a restart of the server, a player who leaves and comes back, and one who is skipped."""
    table, seat = kept.table, game_of(kept).turn
    assert seat is not None
    kept.keep(commands.warn(table))
    kept.keep(commands.here(table, seat, 1000.25))
    kept.keep(commands.grace(2000.5))
    kept.keep(commands.take_over(seat, "away"))
    kept.keep(commands.by_computer(table, commands.move(table, seat, table.moves, "draw")))
    kept.keep(*commands.give_back(table, seat))
    kept.keep(commands.vote(table, 1 - seat, "skip", True, waited=True))
    follow(kept)


def undo_a_move(kept: Kept) -> None:
    """Refuse one undo, and agree to another."""
    table, seat = kept.table, game_of(kept).turn
    assert seat is not None
    kept.keep(commands.move(table, seat, table.moves, discard(kept)))
    for yes in (False, True):
        kept.keep(*commands.ask_undo(table, seat))
        kept.keep(commands.answer_undo(table, 1 - seat, yes))
        follow(kept)


def talk(kept: Kept) -> None:
    kept.keep(commands.say(kept.table, 0, "සුභ දවසක්! ♥"), commands.emote(kept.table, 1, "hello"))


def agree_to_end(kept: Kept) -> None:
    """One player withdraws a vote, then both vote to end the game."""
    for seat, yes in [(0, True), (0, False), (0, True), (1, True)]:
        kept.keep(commands.vote(kept.table, seat, "end", yes, waited=False))
    follow(kept)


def play_again(kept: Kept) -> None:
    """Play a second game, in which both resign; then the table is closed."""
    table = kept.table
    for seat, nonce in [(0, BOB), (1, ANN)]:
        kept.keep(commands.want_rematch(table, seat, nonce))
    kept.keep(commands.deal(table))
    for seat in (1, 0):
        kept.keep(commands.resign(table, seat))
    follow(kept)
    kept.keep(commands.close("idle"))


def a_match() -> Kept:
    """Let two people, one of them an outside program, begin a match."""
    kept = Kept(game=JOLLY, match=Match("games", 3))
    kept.keep(commands.sit(kept.table, 1, "Bob", BOB), commands.sit(kept.table, 0, "Ann", ANN, bot=True))
    kept.keep(commands.begin(kept.table, 1))
    play(kept, str(game_of(kept).legal()[0]))
    return kept


def a_game_from_a_position() -> Kept:
    """A rated game that continues from a position, with a move that is taken back and help from the computer."""
    kept = Kept()
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN), commands.sit(kept.table, 1, "Bob", BOB))
    kept.keep(commands.set_terms(kept.table, 0, None, True))
    kept.keep(commands.remove(kept.table, 0, 1, online=False))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "reference"))
    kept.keep(commands.begin_from(kept.table, 0, {"game": "notty", "turn": 0, "hands": ["B4 B5 B6 R1", "R2"]}))
    play(kept, "group B4 B5 B6")
    kept.keep(commands.take_back(kept.table, 0))
    play(kept, "group B4 B5 B6")
    kept.keep(*commands.ask_undo(kept.table, 0))
    follow(kept)
    return kept


def a_show() -> Kept:
    """Let computers play among themselves."""
    kept = Kept(visibility="show")
    kept.keep(*commands.seat_computers(kept.table, ["reference", "club"]))
    kept.keep(commands.deal(kept.table))
    return kept


def discard(kept: Kept) -> str:
    """Return the first legal discard."""
    return next(str(move) for move in game_of(kept).legal() if str(move).startswith("discard"))


def follow(kept: Kept) -> None:
    """Commit what the table does by itself, until there is nothing more."""
    while (body := commands.consequence(kept.table)) is not None:
        kept.keep(body)


def a_table_of_a_cluster() -> Kept:
    """A table that two nodes have opened one after the other."""
    kept = Kept()
    kept.keep(commands.own("oslo"))
    kept.keep(commands.sit(kept.table, None, "Ann", ANN))
    kept.keep(commands.own("rome"))
    return kept


def a_table_of_a_party() -> Kept:
    """A friend who watches says something, and takes the computer's seat."""
    kept = Kept(party="friends", first_player=0)
    kept.keep(commands.sit(kept.table, 0, "Ann", ANN, person="ann"))
    kept.keep(commands.sit_computer(kept.table, 0, 1, "reference"))
    kept.keep(commands.deal(kept.table))
    kept.keep(commands.say_watching(kept.table, "Bob", "good luck", "bob"))
    kept.keep(commands.take_seat(kept.table, 1, "Bob", BOB, "bob"))
    return kept
