"""docs/operations.md: its commands run, and its lists of settings, events and metrics are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from docs.reference import settings_table
from parlour.cli import admin
from tests.docs.commands import HOUSE, Block, blocks, outfit, run, run_page
from tests.docs.metrics import exported_metrics

PAGE = HOUSE / "docs/operations.md"
TEXT = PAGE.read_text(encoding="utf-8")
MARKS = re.compile(r"(<!-- settings: [^\n]*-->\n)(.*?)(<!-- end of settings -->)", re.DOTALL)


def test_the_settings_are_those_of_the_command() -> None:
    (found,) = MARKS.findall(TEXT)
    assert found[1] == settings_table(), "python -m tests.docs.test_operations writes it"


def test_the_marked_commands_run_in_their_order(tmp_path: Path) -> None:
    """A server is started as the page says, administered, stopped, and restored from its backup."""
    assert {block.how for block in blocks(PAGE)} >= {"server", "here", "stopped"}
    run_page(PAGE, tmp_path)
    assert list((tmp_path / "parlour-data").glob("parlour.sqlite.before-*"))


def test_every_admin_command_is_shown_and_every_shown_one_exists() -> None:
    app = typer.Typer(add_completion=False)
    admin.add_to(app)
    found = {info.callback.__name__ for info in admin.commands.registered_commands if info.callback is not None}
    found |= {str(group.name) for group in admin.commands.registered_groups}
    assert set(re.findall(r"parlour admin ([a-z]+)", TEXT)) == found


def test_every_event_of_the_log_is_explained() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("server", "storage")
        for path in (HOUSE / "src/parlour" / folder).rglob("*.py")
    )
    events = set(re.findall(r'(?:\bevent|log\.(?:error|critical))\(\s*"([a-z ]+)"', code))
    assert {"started", "write trouble", "worker failed"} <= events
    assert {event for event in events if f"`{event}`" not in TEXT} == set()


def test_every_metric_is_explained_and_every_explained_one_exists(tmp_path: Path) -> None:
    section = TEXT.partition("## Metrics")[2].partition("\n## ")[0]
    explained = set(re.findall(r"`((?:parlour|process)_[a-z_]+)`", section))
    assert explained == exported_metrics(tmp_path)


def test_the_contents_lead_to_every_chapter_and_links_lead_somewhere() -> None:
    chapters = [title.lower().replace(" ", "-") for title in re.findall(r"^## (.+)$", TEXT, re.MULTILINE)]
    assert re.findall(r"\]\(#([\w-]+)\)", TEXT) == chapters
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert target.startswith("https://") or (PAGE.parent / target).exists(), target


@pytest.mark.parametrize("words", ["parlour serve --lan", "parlour serve --proxy"])
def test_the_ways_to_start_it_are_right(words: str, tmp_path: Path) -> None:
    assert words in TEXT
    run(Block("tried", "sh", "", f"{words} --check"), tmp_path, outfit(tmp_path))


if __name__ == "__main__":
    PAGE.write_text(MARKS.sub(lambda found: found[1] + settings_table() + found[3], TEXT), encoding="utf-8")
