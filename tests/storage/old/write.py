"""Writes the databases in this folder: a real server with some tables, most of which are left without a goodbye.

`python -m tests.storage.old.write NAME` adds NAME.sqlite, written by the program as it is now. An existing database is
never overwritten: it stands for the databases that people have.
"""

from __future__ import annotations

import random
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.process import Player, Server, serving

FOLDER = Path(__file__).parent
MOVES = 24  # of people, in a game that is not finished
# How each table is opened: all of these games are left in the middle.
RUNNING: dict[str, dict[str, Any]] = {
    "notty": {"seats": 3, "options": {"turn_limit": 100}},
    "potter": {"seats": 3, "options": {"target": 100}},
    "house_of_cards": {"seats": 3, "options": {"limit": 25}},
    "jolly": {"seats": 2, "match": {"kind": "games", "target": 3}},
}
ENDS_TOO_SOON = ("jolly", "concede")
MELDS = ("group", "meld", "add", "remove")


def sit_down(server: Server, table: str, people: int) -> list[Player]:
    """Seat this many people at a table, each with a socket."""
    players = [Player(server, f"Player {number}") for number in range(people)]
    for player in players:
        player.sit(table)
        player.join(table)
    return players


def play_some(players: list[Player], chance: random.Random) -> None:
    """Play `MOVES` moves of people, melds first; now and then one is taken back."""
    moves = 0
    while moves < MOVES:
        for seat, player in enumerate(players):
            if moves % 5 == 4 and player.ask("take_back")["t"] == "ack":
                moves += 1
            player.ask("stand")  # refused during a game: the answer comes after all news
            assert player.situation["result"] is None, "the game should be left in the middle"
            if player.situation["view"]["turn"] == seat:
                assert player.play(chosen(player.situation["legal"], chance))["t"] == "ack"
                moves += 1
        time.sleep(0.15)  # to stay within the rate limit, and to let the computer play


def chosen(legal: list[str], chance: random.Random) -> str:
    """Return a move that does not end the game."""
    others = [move for move in legal if move not in ENDS_TOO_SOON]
    melds = [move for move in others if move.split()[0] in MELDS]
    return chance.choice(melds or others)


def leave_running(server: Server, game: str, wish: dict[str, Any], chance: random.Random) -> None:
    """Leave a table of people, with a computer if there is room for one, in the middle of a game."""
    host = Player(server, "Host")
    table = host.open(game=game, visibility="private", **wish)
    players = sit_down(server, table, 2)
    if wish["seats"] > 2:
        players[0].ask("sit_bot", seat=2, level="reference")
    assert players[0].ask("start")["t"] == "ack"
    players[1].until(lambda message: message.get("situation") is not None)
    play_some(players, chance)
    for player in players:
        player.close()


def play_to_the_end(server: Server) -> None:
    """Play a quick game to its end."""
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"turn_limit": 20})
    ann.join(table)
    while ann.situation["result"] is None:
        ann.wait_for_turn(0)
        if ann.situation["result"] is None:
            ann.play("end")
    ann.close()


def leave_open(server: Server) -> None:
    """Leave a public table at which one person waits."""
    ann = Player(server, "Ann")
    ann.sit(ann.open(game="potter", visibility="public", seats=4))


def write(path: Path) -> None:
    """Write a database with all of these tables."""
    chance = random.Random(9)
    with TemporaryDirectory() as data, serving(Path(data)) as server:
        for game, wish in RUNNING.items():
            leave_running(server, game, wish, chance)
        play_to_the_end(server)
        leave_open(server)
        server.stop()
        shutil.copyfile(Path(data) / "parlour.sqlite", path)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python -m tests.storage.old.write NAME")
    new = FOLDER / f"{sys.argv[1]}.sqlite"
    if new.exists():
        sys.exit(f"{new.name} is there already, and is never written again")
    write(new)
