"""Animations on the page use only properties that the graphics card animates by itself."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2]
FOLDERS = (HOUSE / "client" / "src", *sorted(HOUSE.glob("src/parlour/games/*/page")))
MAY_MOVE = {"transform", "opacity", "none"}


def styles() -> dict[str, str]:
    """Every stylesheet, and the styles of every component."""
    files = [path for folder in FOLDERS for path in folder.rglob("*")]
    found = {str(path): path.read_text(encoding="utf-8") for path in files if path.suffix == ".css"}
    for path in files:
        if path.suffix == ".svelte":
            found[str(path)] = "".join(re.findall(r"<style>.*?</style>", path.read_text(encoding="utf-8"), re.DOTALL))
    return found


def test_only_transform_and_opacity_change_over_time() -> None:
    seen = 0
    for name, style in styles().items():
        for rule in re.findall(r"transition(?:-property)?:\s*([^;}]*)", style):
            changing = {part.split()[0] for part in re.sub(r"\([^()]*(?:\([^()]*\))?[^()]*\)", "", rule).split(",")}
            assert changing <= MAY_MOVE, f"{name}: {rule}"
            seen += 1
    assert seen > 3


def test_keyframes_move_nothing_else() -> None:
    frames = [
        (name, body)
        for name, style in styles().items()
        for body in re.findall(r"@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)", style)
    ]
    assert frames
    for name, body in frames:
        assert set(re.findall(r"([a-z-]+)\s*:", body)) <= MAY_MOVE, name


def test_every_duration_follows_the_speed_that_was_chosen() -> None:
    """So that a preference for reduced motion, of the person or of the system, applies everywhere."""
    for name, style in styles().items():
        for rule in re.findall(r"(?:transition|animation)[a-z-]*:\s*([^;}]*)", style):
            assert not re.search(r"\b[\d.]+m?s\b", rule), f"{name}: {rule}"
