"""The player from outside: it takes a seat with a token, plays every game to its end, and is marked as a program."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import Player, Server, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_player.py"
GUIDE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-player.md"
THINKING = "0.03"  # seconds per move
BURST, RATE = 50, 20  # a server accepts some 60 messages at once from a client, and 20 per second in the long run
OPTIONS: dict[str, dict[str, Any]] = {
    "notty": {"turn_limit": 20},
    "potter": {"target": 50},
    "jolly": {"round_limit": 10},
    "house_of_cards": {"preset": "quick", "turn_limit": 50},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server


def program_of(ann: Player) -> str:
    """Ann, who is at a table, creates a token for a program."""
    cookie = f"parlour_person={ann.cookies['parlour_person']}"
    status, bot = ann.post("/api/bots", {"name": "Outsider"}, Cookie=cookie)
    assert status == 200, bot
    return str(bot["token"])


def play_at_random(ann: Player, seat: int) -> None:
    """Ann plays random legal moves until the game is over."""
    chance, moves, began = random.Random(3), 0, time.monotonic()
    while "situation" not in ann.latest:
        ann.receive()
    while True:
        ann.wait_for_turn(seat)
        if ann.latest["info"]["phase"] == "over":
            return
        moves += 1
        time.sleep(max(0.0, (moves - BURST) / RATE - (time.monotonic() - began)))
        answer = ann.play(chance.choice(ann.situation["legal"]))
        assert answer["t"] == "ack", answer


@pytest.mark.parametrize("game", OPTIONS)
def test_a_program_plays_a_game_to_its_end(server: Server, game: str) -> None:
    ann = Player(server, "Ann")
    table = ann.open(game=game, options=OPTIONS[game])
    seat = ann.sit(table)
    ann.join(table)
    command = [sys.executable, str(EXAMPLE), server.address, table, program_of(ann), THINKING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        try:
            while not ann.latest["info"]["seats"][1 - seat]["online"]:
                ann.receive()
            assert [one["bot"] for one in ann.latest["info"]["seats"]] == [seat == 1, seat == 0]
            assert ann.ask("start")["t"] == "ack"
            play_at_random(ann, seat)
            said, trouble = program.communicate(timeout=60)
        finally:
            program.kill()
    assert program.returncode == 0, trouble
    assert said.startswith("The game is over: "), said
    ann.close()


def test_the_example_is_short_and_stands_in_the_guide() -> None:
    code = EXAMPLE.read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 40
    assert f"```python\n{code}```" in GUIDE.read_text(encoding="utf-8")
