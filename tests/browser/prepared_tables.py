"""Tables that are stored before the server starts: real games, played up to a situation that a test needs.

Nothing is left to luck: the server's secret is chosen, so the deal is known, and the moves are searched for beforehand.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from time import time
from typing import Any

import parlour
from parlour import storage
from parlour.core.state import State
from parlour.server.views.log_rows import row_of
from parlour.table import commands
from parlour.table.entries import Body
from parlour.table.fairness import seed_of
from parlour.table.log import Entry
from parlour.table.table import Table
from tests.server.process import NONCE

NAMES = ("Ann", "Ben")
NUMBERS = count(1)
Situation = Callable[[State], bool]


@dataclass(frozen=True)
class Prepared:
    """A table, the tokens of its seats, and the game at it."""

    id: str
    tokens: tuple[str, ...]
    state: State


def lively(state: State, chance: random.Random) -> str:
    """A player who often lays what can be laid, and otherwise plays at random."""
    legal = [str(move) for move in state.legal()]
    laying = [move for move in legal if move.startswith(("meld", "add"))]
    return chance.choice(laying if laying and chance.random() < 0.5 else legal)


def moves(state: State, verb: str) -> list[str]:
    """The legal moves that begin with this word."""
    return [str(move) for move in state.legal() if str(move).split()[0] == verb]


@dataclass(frozen=True)
class Way:
    """How to search for a situation: the player, the number of moves, and the first secret to try; and the level of the
    computer that plays against Ann, if it is not Ben."""

    player: Callable[[State, random.Random], str] = lively
    longest: int = 60
    first: int = 0
    computer: str = ""

    @property
    def people(self) -> int:
        return 1 if self.computer else len(NAMES)


LIVELY = Way()


def by_the_book(state: State, chance: random.Random) -> str:
    """A player who plays well: after some time there are many melds on the table."""
    player = parlour.bot(state.game.name, level="heuristic", seed=chance.getrandbits(32))
    return str(player.choose(state))


BOOK = Way(by_the_book, 150)


def dealt(game: str, number: int, options: dict[str, Any], people: int = len(NAMES)) -> tuple[str, State]:
    """A secret, and the deal that follows from it."""
    secret = number.to_bytes(32, "big").hex()
    seed = seed_of(secret, [NONCE] * people)
    return secret, parlour.game(game).deal(seats=len(NAMES), seed=seed, **options)


@cache
def reach(game: str, wanted: Situation, options: frozenset[tuple[str, Any]], way: Way) -> tuple[str, list[str]]:
    """A secret, and moves after its deal, that lead to a situation where Ann is on turn."""
    for number in range(way.first, 20_000):
        secret, state = dealt(game, number, dict(options), way.people)
        chance, moves = random.Random(number), list[str]()
        while not state.over and len(moves) < way.longest:
            if state.turn == 0 and wanted(state):
                return secret, moves
            moves.append(way.player(state, chance))
            state.play(moves[-1])
    raise AssertionError("no such situation was found")


def prepare(data: Path, game: str, name: str, wanted: Situation, way: Way = LIVELY, **options: Any) -> Prepared:
    """Write a table into the data of a server, which may be running."""
    secret, moves = reach(game, wanted, frozenset(options.items()), way)
    return write(data, game, name, secret, moves, options, computer=way.computer)


def prepare_finished(data: Path, game: str, name: str, way: Way = LIVELY, **options: Any) -> tuple[Prepared, list[str]]:
    """Write a table where a game has just ended; also returns its moves."""
    secret, state = dealt(game, way.first, options)
    chance, moves = random.Random(way.first), list[str]()
    while not state.over:
        moves.append(way.player(state, chance))
        state.play(moves[-1])
    return write(data, game, name, secret, moves, options), moves


def prepare_position(data: Path, name: str, position: dict[str, Any], people: Sequence[str]) -> Prepared:
    """Write a table where a game continues from a position."""
    secret = bytes(32).hex()
    return write(data, str(position["game"]), name, secret, [], position.get("options", {}), people, position)


def write(
    data: Path,
    game: str,
    name: str,
    secret: str,
    moves: Sequence[str],
    options: dict[str, Any],
    people: Sequence[str] = NAMES,
    position: dict[str, Any] | None = None,
    computer: str = "",
    id: str = "",
) -> Prepared:
    """Write a table with a game after these moves, from its deal or from a position; Ben's seat may be a computer's."""
    table = Table(parlour.game(game))
    id = id or f"{name}-{next(NUMBERS)}"  # other tests prepare tables of this name on the same server
    tokens = tuple(f"token-of-{who}-at-{id}" for who in people)
    entries: list[storage.Entry] = []
    now = time()  # the server closes tables at which nothing has happened for long

    def keep(bodies: Sequence[Body]) -> None:
        for body in bodies:
            entry = Entry(table.seq + 1, body, now)
            entries.append(row_of(id, entry))
            table.apply(entry)

    keep(commands.open_table(table, "private", len(people), options, secret))
    for seat, who in enumerate(people[:1] if computer else people):
        keep([commands.sit(table, seat, who, NONCE, storage.hash_token(tokens[seat]))])
    if computer:
        keep([commands.sit_computer(table, 0, 1, computer)])
    keep([commands.begin(table, 0) if position is None else commands.begin_from(table, 0, position)])
    for move in moves:
        assert table.state is not None
        keep([commands.move(table, table.state.turn, table.moves, move)])

    async def store() -> None:
        row = storage.TableRow(id=id, created=now, game=game, visibility="private", body={})
        async with storage.open_store(data / "parlour.sqlite") as kept:
            await kept.append(entries, tables=[row])

    with ThreadPoolExecutor(1) as thread:  # this thread already runs the browser's event loop
        thread.submit(asyncio.run, store()).result()
    assert table.state is not None
    return Prepared(id, tokens, table.state)
