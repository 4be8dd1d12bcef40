"""docs/how-to/add-a-game.md: its blocks form a complete game, which is installed here, checked by the laws, and
played."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.docs.commands import HOUSE, blocks, outfit, programs, run, write_files
from tests.server.process import Player, Server, serving

PAGE = HOUSE / "docs/how-to/add-a-game.md"
LEVELS = ["easy", "medium", "hard", "expert"]


@dataclass(frozen=True)
class House:
    """A checkout in which the game of the page is installed."""

    folder: Path
    environment: dict[str, str]
    said: list[str]  # by the blocks of the page, in order


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Follow the page from the first block to the last."""
    folder = tmp_path_factory.mktemp("page")
    write_files(PAGE, folder)
    environment = outfit(folder)
    said = [run(block, folder, environment) for block in programs(blocks(PAGE)) if block.how == "here"]
    return House(folder, environment, said)


def test_the_game_and_its_rules_are_registered(house: House) -> None:
    shell, python, _ = house.said
    assert "Three cards, three rounds: the highest card pays." in shell
    assert (house.folder / "duck/duck/rulebook.en.md").read_text("utf-8").strip() in shell
    assert "CardPlayed(" in python and "RoundTaken(" in python and "Result(winners=" in python


def test_the_laws_hold_for_it(house: House) -> None:
    said = house.said[-1]
    passed, _, _ = said.rpartition(" passed")
    assert int(passed.split()[-1]) > 100 and "failed" not in said


def test_the_code_of_the_page_passes_the_style_checks(house: House) -> None:
    for check in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *check, "--no-cache", "--config", str(HOUSE / "pyproject.toml")]
        done = subprocess.run([*ruff, str(house.folder / "duck/duck")], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_whole_game_in_the_terminal(house: House) -> None:
    """Somebody who tries all cards in turn plays their own; the others are refused with the rule."""
    moves = "".join(f"play {card}\n" for _ in range(3) for card in range(1, 13))
    command = [sys.executable, "-m", "parlour", "play", "duck", "--seats", "you,medium", "--seed", "7"]
    done = subprocess.run(command, input=moves, env=house.environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "is not in your hand (§2.1). Play a card that you hold." in done.stdout
    assert "the round: +3." in done.stdout
    assert re.search(r" wins?\.| share the win ", done.stdout)


@pytest.fixture(scope="module")
def server(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("PYTHONPATH", house.environment["PYTHONPATH"])
        with serving(tmp_path_factory.mktemp("house")) as server:
            yield server


def test_the_menu_offers_it_with_all_levels(server: Server) -> None:
    offers = {offer["name"]: offer for offer in Player(server, "Ann").get("/api/games")}
    assert [level["name"] for level in offers["duck"]["levels"]] == LEVELS


def test_a_table_with_computers(server: Server) -> None:
    """Ann plays on a socket against three experts to the end; cards that she may not see are not sent."""
    ann = Player(server, "Ann")
    table = ann.open(game="duck", visibility="quick", seats=4, level="expert")
    seat = ann.join(table)["you"]
    hint: dict[str, Any] = {}
    while True:
        ann.wait_for_turn(seat)
        if ann.latest["info"]["phase"] == "over":
            break
        hands = ann.situation["view"]["hands"]
        assert all("??" in hand or not hand for owner, hand in enumerate(hands) if owner != seat)
        assert sorted(ann.situation["legal"]) == sorted(f"play {card}" for card in hands[seat])
        if not hint:
            ann.send(t="hint", turn=ann.situation["moves"], level=2)
            hint = ann.until(lambda message: message["t"] in ("hint", "error"))
        assert ann.play(ann.situation["legal"][0])["t"] == "ack"
    assert hint["move"].startswith("play "), hint
    assert sum(ann.situation["result"]["scores"]) == 6, json.dumps(ann.situation["result"])
    ann.close()
