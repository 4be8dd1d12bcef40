"""The README: its game in ten lines runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import terminal_picture

HOUSE = Path(__file__).parents[2]
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def test_the_board_is_what_the_ten_lines_print(capsys: pytest.CaptureFixture[str]) -> None:
    text = (HOUSE / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (board,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == board


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (HOUSE / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert target.startswith("https://") or (HOUSE / target).exists(), target


def test_every_make_command_that_is_named_exists() -> None:
    makefile = (HOUSE / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([\w-]+)", (HOUSE / page).read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page}: make {target}"


def test_the_architecture_names_every_folder() -> None:
    text = (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for folder in (HOUSE / "src/parlour").iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            assert f"  {folder.name}/" in text, folder.name


def test_the_speed_of_compiled_rules_is_that_of_the_table() -> None:
    text = (HOUSE / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:Notty|Potter|House of Cards|Jolly) \| ([\d,]+) \|.*\| ([\d,]+) \|$", text, re.MULTILINE)
    ratios = [number(compiled) / number(uncompiled) for compiled, uncompiled in rows]
    assert len(ratios) == 4
    assert f"{min(ratios):.0f} to {max(ratios):.0f} times faster" in text


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_the_picture_of_the_terminal_shows_what_the_terminal_prints_now() -> None:
    assert words(terminal_picture.PICTURE.read_text(encoding="utf-8")) == words(terminal_picture.drawn())


def words(picture: str) -> list[str]:
    """The texts in a picture, one by one."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture)
