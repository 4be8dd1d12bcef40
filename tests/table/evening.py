"""An evening on which everything happens that a log can tell: each kind of entry at least once.

`evening_log.tsv` beside this file holds its entries as they were stored before entries were typed: the kind, a tab, and
the body. It stands for the databases that people have, and is never written again.
"""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.table import life
from parlour.table.match import Match
from tests.table.kept import ANN, BOB, Kept, game_of, play

STORED = Path(__file__).parent / "evening_log.tsv"
POTTER, JOLLY = parlour.game("potter"), parlour.game("jolly")
CARA = "cc" * 16


def evening() -> list[Kept]:
    """All tables of the evening."""
    return [a_long_table(), a_match(), a_game_from_a_position(), a_show()]


def a_long_table() -> Kept:
    """Three people, of whom one leaves before the game: clocks, votes, talk, undo, and a second game."""
    kept = Kept(seats=4, game=POTTER)
    table = kept.table
    for name, nonce in [("Žofie", ANN), ("Bob", BOB), ("Cara", CARA)]:
        kept.keep(table.sit(None, name, nonce, key=name * 2, person=name.lower()))
    kept.keep(table.stand(2))
    kept.keep(table.set_options(0, 3, {"target": 100}))
    kept.keep(table.set_terms(0, 60, False))
    kept.keep(table.sit_computer(0, 2, "reference"), table.sit_computer(0, 2, None), table.sit_computer(0, 2, "club"))
    kept.keep(life.pass_host(table, 0, 1))
    kept.keep(table.begin(1))
    play_a_round(kept)
    keep_time(kept)
    undo_a_move(kept)
    talk(kept)
    agree_to_end(kept)
    play_again(kept)
    return kept


def play_a_round(kept: Kept) -> None:
    """Everybody draws and discards, until it is a person's turn again."""
    while game_of(kept).turns < 3 or game_of(kept).turn == 2:
        play(kept, "draw")
        play(kept, discard(kept))


def keep_time(kept: Kept) -> None:
    """A warning, more time, a pause of the server, somebody who leaves and comes back, somebody who is skipped."""
    table, seat = kept.table, game_of(kept).turn
    assert seat is not None
    kept.keep(life.warn(table))
    kept.keep(life.here(table, seat, 1000.25))
    kept.keep(life.grace(2000.5))
    kept.keep(life.take_over(seat, "away"))
    kept.keep(life.by_computer(table, table.move(seat, table.moves, "draw")))
    kept.keep(*life.give_back(table, seat))
    kept.keep(life.vote(table, 1 - seat, "skip", True, waited=True))
    follow(kept)


def undo_a_move(kept: Kept) -> None:
    """One undo is refused, one is agreed on."""
    table, seat = kept.table, game_of(kept).turn
    assert seat is not None
    kept.keep(table.move(seat, table.moves, discard(kept)))
    for yes in (False, True):
        kept.keep(*life.ask_undo(table, seat))
        kept.keep(life.answer_undo(table, 1 - seat, yes))
        follow(kept)


def talk(kept: Kept) -> None:
    kept.keep(life.say(kept.table, 0, "සුභ දවසක්! ♥"), life.emote(kept.table, 1, "hello"))


def agree_to_end(kept: Kept) -> None:
    """One changes their mind, then both want to end the game."""
    for seat, yes in [(0, True), (0, False), (0, True), (1, True)]:
        kept.keep(life.vote(kept.table, seat, "end", yes, waited=False))
    follow(kept)


def play_again(kept: Kept) -> None:
    """A second game, in which both give up; then the table is closed."""
    table = kept.table
    for seat, nonce in [(0, BOB), (1, ANN)]:
        kept.keep(table.want_rematch(seat, nonce))
    kept.keep(table.deal())
    for seat in (1, 0):
        kept.keep(life.resign(table, seat))
    follow(kept)
    kept.keep(life.close("idle"))


def a_match() -> Kept:
    """Two people begin a match; one of them is a program from outside."""
    kept = Kept(game=JOLLY, match=Match("games", 3))
    kept.keep(kept.table.sit(1, "Bob", BOB), kept.table.sit(0, "Ann", ANN, bot=True))
    kept.keep(kept.table.begin(1))
    play(kept, str(game_of(kept).legal()[0]))
    return kept


def a_game_from_a_position() -> Kept:
    """A rated game that goes on from a position, with a move that is taken back and help from the computer."""
    kept = Kept()
    kept.keep(kept.table.sit(0, "Ann", ANN), kept.table.sit(1, "Bob", BOB))
    kept.keep(kept.table.set_terms(0, None, True))
    kept.keep(life.remove(kept.table, 0, 1, online=False))
    kept.keep(kept.table.sit_computer(0, 1, "reference"))
    kept.keep(kept.table.begin_from(0, {"game": "notty", "turn": 0, "hands": ["B4 B5 B6 R1", "R2"]}))
    play(kept, "group B4 B5 B6")
    kept.keep(kept.table.take_back(0))
    play(kept, "group B4 B5 B6")
    kept.keep(*life.ask_undo(kept.table, 0))
    follow(kept)
    return kept


def a_show() -> Kept:
    """Computers among themselves."""
    kept = Kept(visibility="show")
    kept.keep(*kept.table.seat_computers(["reference", "club"]))
    kept.keep(kept.table.deal())
    return kept


def discard(kept: Kept) -> str:
    """The first card that may be discarded."""
    return next(str(move) for move in game_of(kept).legal() if str(move).startswith("discard"))


def follow(kept: Kept) -> None:
    """What the table does by itself, until it does nothing more."""
    while (body := life.consequence(kept.table)) is not None:
        kept.keep(body)
