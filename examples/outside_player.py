"""A player for every game, in another program: imagines what it cannot see, plays on at random, takes the best move.

python examples/outside_player.py http://localhost:8000 TABLE TOKEN [SECONDS]
"""

import json
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import parlour


def choose(state: parlour.State, moves: list[str], seat: int, seconds: float) -> str:
    """The move that wins most random games within the time, each in a different world that agrees with the view."""
    chance, end, won = parlour.Rng(secrets.token_bytes(32)), time.monotonic() + seconds, dict.fromkeys(moves, 0.0)
    while len(moves) > 1 and time.monotonic() < end:
        for move in moves:
            (world := state.imagine(seat, chance)).play(move)
            won[move] += world.playouts(1, chance, "meld_happy").shares[seat]
    return max(moves, key=won.__getitem__)


house, table, token, seconds = (*sys.argv[1:], "1")[:4]
address, key = f"{house}/api/tables/{table}", {"Authorization": f"Bearer {token}"}
sitting = {"name": "Outsider", "nonce": secrets.token_hex(16)}
seat = json.load(urlopen(Request(f"{address}/sit", json.dumps(sitting).encode(), key)))["seat"]
with connect(f"{address}/socket".replace("http", "ws", 1), additional_headers=key, max_size=None) as socket:
    socket.send(json.dumps({"t": "hello", "v": 2}))
    for message in map(json.loads, socket):
        if (now := message.get("situation")) and now["legal"]:
            state = parlour.game(now["view"]["game"]).from_view(now["view"])
            move = choose(state, now["legal"], seat, float(seconds))
            socket.send(json.dumps({"t": "do", "cmd": secrets.token_hex(8), "turn": now["moves"], "move": move}))
        elif now and message["info"]["phase"] == "over":
            print("The game is over:", now["result"])
            break
