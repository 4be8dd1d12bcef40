"""The README: its game in ten lines is run, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def test_the_game_in_ten_lines_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (HOUSE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert "CardDropped(" in said and "Result(winners=" in said


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
