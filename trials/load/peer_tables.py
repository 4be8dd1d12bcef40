"""Tables of boardgame.io and of Colyseus, in their own protocols: every move is the same, and ends the turn."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Self

from trials.frames import BINARY, handshake
from trials.load.crowd import LoadTable, Tally
from trials.load.socket import LoadSocket

SEATS = 2
STATE = re.compile(rb'"_stateID":(\d+)')
MOVER = re.compile(rb'"currentPlayer":"(\d)"')
JOIN_ROOM, ROOM_DATA, ROOM_STATE_PATCH = 10, 13, 15  # the first byte of Colyseus' messages
CODE = 0x1F  # the bits of it that are the kind


def post(port: int, path: str, body: Any) -> Any:
    """Return the answer to a JSON request."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


class BoardgamePlace(LoadSocket):
    """A player's socket: Socket.IO over Engine.IO over WebSocket."""

    def __init__(self, request: bytes, table: BoardgameTable, seat: int) -> None:
        super().__init__(request)
        self.table = table
        self.seat = seat

    def emit(self, *words: Any) -> None:
        self.send(b"42/small," + json.dumps(words, separators=(",", ":")).encode())

    def take(self, message: bytes) -> None:
        if message.startswith(b'42/small,["update"'):
            self.table.read_state(message)
            self.table.hear(self)
        elif message.startswith(b'42/small,["sync"'):
            self.table.read_state(message)
            if not self.ready.done():
                self.ready.set_result(perf_counter())
        elif message.startswith(b"0"):
            self.send(b"40/small,")
        elif message.startswith(b"40/small"):
            self.emit("sync", self.table.match, str(self.seat), self.table.credentials[self.seat], SEATS)
        elif message == b"2":
            self.send(b"3")


class BoardgameTable(LoadTable[BoardgamePlace]):
    """A match of boardgame.io."""

    def __init__(self, port: int, match: str, credentials: Sequence[str], tally: Tally, random: Random) -> None:
        super().__init__(tally, random)
        self.port, self.match, self.credentials = port, match, credentials
        self.state = self.turn = 0

    @classmethod
    def open(cls, ports: Sequence[int], tally: Tally, random: Random) -> Self:
        port, lobby = ports
        match = post(lobby, "/games/small/create", {"numPlayers": SEATS})["matchID"]
        wishes = [{"playerID": str(seat), "playerName": str(seat)} for seat in range(SEATS)]
        given = [post(lobby, f"/games/small/{match}/join", wish)["playerCredentials"] for wish in wishes]
        return cls(port, match, given, tally, random)

    def connections(self) -> Sequence[tuple[BoardgamePlace, int]]:
        request = handshake(f"127.0.0.1:{self.port}", "/socket.io/?EIO=4&transport=websocket")
        return [(BoardgamePlace(request, self, seat), self.port) for seat in range(SEATS)]

    def read_state(self, message: bytes) -> None:
        state, mover = STATE.search(message), MOVER.search(message)
        assert state is not None and mover is not None, message
        self.state, self.turn = int(state[1]), int(mover[1])

    def make_move(self) -> None:
        seat = str(self.turn)
        payload = {"type": "exchange", "args": [], "playerID": seat, "credentials": self.credentials[self.turn]}
        words = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, seat]
        self.send(self.places[self.turn], b"42/small," + json.dumps(words, separators=(",", ":")).encode())


class ColyseusPlace(LoadSocket):
    """A player's socket in a room."""

    opcode = BINARY

    def __init__(self, request: bytes, table: ColyseusTable) -> None:
        super().__init__(request)
        self.table = table

    def take(self, message: bytes) -> None:
        code = message[0] & CODE
        if code in (ROOM_DATA, ROOM_STATE_PATCH):
            self.table.hear(self)
        elif code == JOIN_ROOM:
            self.send(bytes((JOIN_ROOM,)))
            self.ready.set_result(perf_counter())


class ColyseusTable(LoadTable[ColyseusPlace]):
    """A room of Colyseus."""

    def __init__(self, port: int, paths: Sequence[str], tally: Tally, random: Random) -> None:
        super().__init__(tally, random)
        self.port, self.paths = port, paths
        self.moves = 0

    @classmethod
    def open(cls, ports: Sequence[int], tally: Tally, random: Random) -> Self:
        (port,) = ports
        first = post(port, "/matchmake/create/small", {})
        second = post(port, f"/matchmake/joinById/{first['roomId']}", {})
        paths = [f"/{one['processId']}/{one['roomId']}?sessionId={one['sessionId']}" for one in (first, second)]
        return cls(port, paths, tally, random)

    def connections(self) -> Sequence[tuple[ColyseusPlace, int]]:
        host = f"127.0.0.1:{self.port}"
        return [(ColyseusPlace(handshake(host, path), self), self.port) for path in self.paths]

    def make_move(self) -> None:
        place = self.places[self.moves % SEATS]
        self.moves += 1
        self.send(place, bytes((ROOM_DATA, 0xA0 | len("exchange"))) + b"exchange")
