"""Nothing leaks over real sockets either: two server processes, the same evening in two worlds, and outsiders.

The worlds are written to the disk first, so that both servers find their tables there. Everything that leaves them is
recorded: the frames of every connection, the responses to requests, and their terminal output.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from parlour import State
from parlour.server.workers.pool import WorkerPool
from parlour.table import commands
from tests.server.at_table import AtOnce, running_server
from tests.server.open_cards import Reader
from tests.server.process import NONCE, Server, free_port, open_socket, serving
from tests.server.secrecy_evenings import equal_luck_and_time
from tests.server.secrecy_worlds import Game, Stretch, exchanges, stretch
from tests.server.test_secrecy import TABLES, short_games

SIDES = ("here", "there")
PROGRAM = "tests.server.equal_luck"
READER = 0
TRIES = 12  # refused moves per game, which stay within the rate limit


# The worlds on the disk.


def whole_stretch(game: str) -> tuple[Game, Stretch]:
    """Return a game with two exchanged cards that the reader has not seen before the last move."""
    for found in short_games(game, 0):
        for number, there in enumerate(exchanges(found[0].state, READER, random.Random(1))):
            one = stretch(READER, found, 0, there)
            if len(one.steps) == len(found) - 1:
                return found, one
            if number == 20:
                break
    raise AssertionError(f"no such game of {game}")


class Begun:
    """A table on the disk: its id, and the tokens of its seats."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens


async def write_tables(data: Path, stretches: dict[str, Stretch], side: str) -> dict[str, Begun]:
    """Store a table for each game, with people on all seats, begun from this side's position."""
    data.mkdir()
    tables = {}
    with equal_luck_and_time():
        pool: WorkerPool = AtOnce()
        async with running_server(data, pool) as opened:
            for game, one in stretches.items():
                position: dict[str, Any] = getattr(one, side)
                seats = len(position["hands"])
                actor = await opened.tables.open_table(game, "public", seats, position["options"])
                tokens = [(await opened.tables.sit(actor, seat, f"Player {seat}", NONCE))[1] for seat in range(seats)]
                table = actor.table
                await actor.submit(0, "begin", lambda t=table, p=position: [commands.begin_from(t, 0, p)])  # type: ignore[misc]
                tables[game] = Begun(actor.id, tokens)
    return tables


# Recorded connections.


class Ear:
    """A connection that records every frame."""

    def __init__(self, server: Server, table: Begun, seat: Reader) -> None:
        self.server, self.table, self.seat = server, table, seat
        self.frames: list[str] = []
        self.asked = 0
        self.connect()

    def connect(self) -> None:
        """Open the socket and send a hello; the snapshot follows."""
        cookies = {} if self.seat is None else {"Cookie": f"seat_{self.table.id}={self.table.tokens[self.seat]}"}
        self.socket = open_socket(self.server, self.table.id, **cookies)
        self.send(t="hello", v=2)
        self.until("state")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def until(self, *kinds: str) -> dict[str, Any]:
        """Record messages up to one of these kinds."""
        while True:
            frame = self.socket.recv(30)
            assert isinstance(frame, str)
            self.frames.append(frame)
            message: dict[str, Any] = json.loads(frame)
            if message["t"] in kinds:
                return message

    def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and return its answer."""
        self.asked += 1
        self.send(t=t, cmd=f"{self.seat} {self.asked}", **fields)
        return self.until("ack", "refused", "stale", "error", "bye")


def fetch(server: Server, path: str, wish: Any = None) -> bytes:
    """Return the response to a request: its status, its headers except the date, and its body."""
    data = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(f"{server.address}{path}", data)
    try:
        answer = urllib.request.urlopen(request, timeout=30)
    except urllib.error.HTTPError as error:
        answer = error
    measured = path == "/metrics"
    left_out = ("date", "content-length") if measured else ("date",)
    headers = sorted((name, value) for name, value in answer.headers.items() if name.lower() not in left_out)
    body: bytes = answer.read()
    return f"{answer.status} {path} {headers}\n".encode() + (without_measures(body) if measured else body)


MEASURED = (b"_seconds", b"_bytes", b"_fds")


def without_measures(page: bytes) -> bytes:
    """Return metrics without what the machine measures of itself: seconds, bytes and open files, which differ between
    runs."""
    return b"".join(line for line in page.splitlines(keepends=True) if not any(measure in line for measure in MEASURED))


def without_times(log: bytes) -> bytes:
    """Return a server's output without times: those of each line, and the durations of moves."""
    lines = [line for line in log.splitlines() if b'"event": "slow"' not in line]
    return b"\n".join(re.sub(rb'"at": "[^"]*"', b'"at": ""', line) for line in lines)


def requests(server: Server, table: Begun) -> list[bytes]:
    """Return the responses to everything that can be requested without a socket during the game."""
    at = f"/api/tables/{table.id}"
    paths = ("/api/tables", "/api/health", "/api/games", "/metrics", f"{at}/record", f"{at}/games/0/moments/3?seat=1")
    answers = [fetch(server, path) for path in (*paths, f"{at}/games/0/review", f"{at}/games/1/moments/0", at)]
    answers.append(fetch(server, f"{at}/sit", {"name": "Eve", "nonce": NONCE, "seat": 1}))
    answers.append(fetch(server, "/api/tables", {"game": "notty", "start": {"table": table.id, "game": 0, "move": 3}}))
    return answers


# An evening.


class Evening:
    """A game at a real server, move by move."""

    def __init__(self, server: Server, table: Begun, one: Stretch, side: str) -> None:
        self.server, self.table, self.side = server, table, side
        self.stretch = one
        self.answers: list[bytes] = []
        self.people: list[Ear] = []
        self.spectator: Ear | None = None
        for seat in range(len(table.tokens)):
            self.join(self.people, seat)
        self.spectator = Ear(server, table, None)
        self.others_hear(self.spectator)

    def ears(self) -> list[Ear]:
        return [*self.people, *([self.spectator] if self.spectator else [])]

    def join(self, ears: list[Ear], seat: Reader) -> None:
        ears.append(Ear(self.server, self.table, seat))
        self.others_hear(ears[-1])

    def others_hear(self, speaker: Ear) -> None:
        """Let everybody else receive that somebody has come or gone."""
        for ear in self.ears():
            if ear is not speaker:
                ear.until("state")

    def move(self, mover: int, turn: int, text: str) -> None:
        """Make a move, and let everybody receive it."""
        assert self.people[mover].ask("do", turn=turn, move=text)["t"] == "ack"
        for ear in self.ears():
            if ear is not self.people[mover]:
                ear.until("events", "state")

    def play(self, illegal: list[list[str]]) -> None:
        """Play all moves but the last, with refused ones on the way; in the middle the reader's connection is lost."""
        half = len(self.stretch.steps) // 2
        for number, step in enumerate(self.stretch.steps):
            for text in illegal[number]:
                assert self.people[READER].ask("do", turn=number, move=text)["t"] in ("refused", "error")
            if number == half:
                self.answers += requests(self.server, self.table)
                self.come_back(self.people[READER])
            self.move(step.mover, number, getattr(step, self.side))
        self.answers += requests(self.server, self.table)
        late = Ear(self.server, self.table, None)
        self.people[READER].frames += late.frames
        self.others_hear(late)

    def come_back(self, ear: Ear) -> None:
        ear.socket.close()
        self.others_hear(ear)
        ear.connect()
        self.others_hear(ear)

    def heard(self) -> list[bytes]:
        """Return all bytes of the reader, the spectators and the requests."""
        assert self.spectator is not None
        frames = [*self.people[READER].frames, *self.spectator.frames]
        return [*(frame.encode() for frame in frames), *self.answers]


def illegal_moves(game: Game, one: Stretch) -> list[list[str]]:
    """Return, for some of the reader's moves, illegal ones to try before them."""
    found: list[list[str]] = []
    for number, moment in enumerate(game[: len(one.steps)]):
        wanted = moment.state.on_turn == READER and sum(map(len, found)) < TRIES
        found.append(refused_texts(moment.state, number) if wanted else [])
    return found


def refused_texts(state: State, number: int) -> list[str]:
    legal = set(state.legal_ids())
    actions = [action for action in range(number, len(state.game.actions), 97) if action not in legal][:2]
    return [str(state.game.move(state, action)) for action in actions]


def evening_at(
    server: Server, tables: dict[str, Begun], played: dict[str, tuple[Game, Stretch]], side: str
) -> dict[str, Evening]:
    """Play the games one after another, all but their last moves."""
    evenings = {}
    for game, (moves, one) in played.items():
        evenings[game] = Evening(server, tables[game], one, side)
        evenings[game].play(illegal_moves(moves, one))
    return evenings


def finish(evening: Evening, moves: Game) -> None:
    """Make the last move, in the world where it is legal: now everything may be known."""
    last = moves[-1]
    assert b"table-game-goes-on" in fetch(evening.server, f"/api/tables/{evening.table.id}/record")
    evening.move(last.state.on_turn, len(moves) - 1, last.move)
    assert fetch(evening.server, f"/api/tables/{evening.table.id}/record").startswith(b"200")


def test_two_servers_in_two_worlds_say_the_same_to_the_last_byte(data: Path) -> None:
    played = {game: whole_stretch(game) for game in TABLES}
    port, tables_at, heard, said = free_port(), data / "tables", {}, {}
    for side in SIDES:
        tables = asyncio.run(write_tables(tables_at, {game: one for game, (_, one) in played.items()}, side))
        output = data / f"{side}.txt"
        with serving(tables_at, program=PROGRAM, port=port, output=output) as server:
            evenings = evening_at(server, tables, played, side)
            heard[side] = {game: evening.heard() for game, evening in evenings.items()}
            said[side] = without_times(output.read_bytes())
            for game, evening in evenings.items():
                if side == "here":
                    finish(evening, played[game][0])
                for ear in evening.ears():
                    ear.socket.close()
            server.stop()
        shutil.move(tables_at, data / side)
    for game in TABLES:
        for ours, theirs in zip(*(heard[side][game] for side in SIDES), strict=True):
            assert ours.splitlines() == theirs.splitlines()
        count, size = len(heard["here"][game]), sum(map(len, heard["here"][game]))
        print(f"{game}: {count} messages, {size} bytes")
        assert count > 50 and size > 50_000
    assert said["here"] == said["there"] != b""
    secrets = [position for _, one in played.values() for position in (one.here["rng"], one.there["rng"])]
    for text in (*said.values(), *(message for one in heard.values() for mail in one.values() for message in mail)):
        assert not any(secret.encode() in text for secret in secrets)
