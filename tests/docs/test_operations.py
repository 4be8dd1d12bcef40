"""docs/operations.md: its commands run, and what it says of settings, events and metrics is so."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
import typer.main

from parlour.cli import admin, serve
from parlour.server import metrics
from tests.server.process import free_port

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "docs/operations.md"
TEXT = PAGE.read_text(encoding="utf-8")
TRIED = re.findall(r"<!-- tried(?:: (\w+))? -->\n```sh\n(.*?)```", TEXT, re.DOTALL)
MARKS = re.compile(r"(<!-- settings: [^\n]*-->\n)(.*?)(<!-- end of settings -->)", re.DOTALL)


def settings_table() -> str:
    """The table of settings, from the flags."""
    app = typer.Typer(add_completion=False)
    serve.add_to(app)
    lines = ["| flag | variable | default | what it is |", "|---|---|---|---|"]
    for option in typer.main.get_command(app).params:
        variable = getattr(option, "envvar", None)
        if variable is not None:
            default = "" if option.default in (None, False) else f"`{option.default}`"
            switch = "/".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
            lines.append(f"| {switch} | `{variable}` | {default} | {getattr(option, 'help', '')} |")
    return "\n".join(lines) + "\n"


def test_the_settings_are_those_of_the_command() -> None:
    (found,) = MARKS.findall(TEXT)
    assert found[1] == settings_table(), "python -m tests.docs.test_operations writes it"


def parlour(folder: Path) -> dict[str, str]:
    """An environment in which `parlour` is this one."""
    program = folder / "bin/parlour"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m parlour "$@"\n')
    program.chmod(0o755)
    return os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=5).read()
            return
        except OSError:
            assert time.monotonic() < deadline, "the server did not come up"
            time.sleep(0.05)


def run_block(block: str, folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        ["sh", "-ec", block], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, block + done.stdout + done.stderr


def test_the_marked_commands_run_in_their_order(tmp_path: Path) -> None:
    """A server is started as the page says, looked after, stopped, and its backup put back."""
    environment = parlour(tmp_path)
    (start,) = [block for how, block in TRIED if how == "server"]
    port = free_port()
    command = ["sh", "-c", f"exec {start.strip()}"]
    with subprocess.Popen(command, cwd=tmp_path, env=environment | {"PARLOUR_PORT": str(port)}) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}")
            blocks = [block for how, block in TRIED if not how]
            assert len(blocks) >= 3
            for block in blocks:
                run_block(block, tmp_path, environment)
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
        finally:
            server.kill()
    for block in [block for how, block in TRIED if how == "stopped"]:
        run_block(block, tmp_path, environment)
    assert list((tmp_path / "parlour-data").glob("parlour.sqlite.before-*"))


def test_every_admin_command_is_shown_and_every_shown_one_exists() -> None:
    app = typer.Typer(add_completion=False)
    admin.add_to(app)
    found = {info.callback.__name__ for info in admin.commands.registered_commands if info.callback is not None}
    assert set(re.findall(r"parlour admin ([a-z]+)", TEXT)) == found


def test_every_event_of_the_log_is_explained() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("server", "storage")
        for path in (HOUSE / "src/parlour" / folder).glob("*.py")
    )
    events = set(re.findall(r'(?:\bevent|log\.(?:error|critical))\(\s*"([a-z ]+)"', code))
    assert {"started", "write trouble", "worker failed"} <= events
    assert {event for event in events if f"`{event}`" not in TEXT} == set()


def test_every_metric_is_explained_and_every_explained_one_exists() -> None:
    code = Path(metrics.__file__).read_text(encoding="utf-8")
    existing = set(re.findall(r'"((?:parlour|process)_[a-z_]+)"', code))
    section = TEXT.partition("## Metrics")[2].partition("\n## ")[0]
    explained = set(re.findall(r"`((?:parlour|process)_[a-z_]+)`", section))
    assert explained == existing and len(existing) > 15


def test_the_contents_lead_to_every_chapter_and_links_lead_somewhere() -> None:
    chapters = [title.lower().replace(" ", "-") for title in re.findall(r"^## (.+)$", TEXT, re.MULTILINE)]
    assert re.findall(r"\]\(#([\w-]+)\)", TEXT) == chapters
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert target.startswith("https://") or (PAGE.parent / target).exists(), target


@pytest.mark.parametrize("words", ["parlour serve --lan", "parlour serve --proxy"])
def test_the_ways_to_start_it_are_right(words: str, tmp_path: Path) -> None:
    assert words in TEXT
    run_block(f"{words} --check", tmp_path, parlour(tmp_path))


if __name__ == "__main__":
    PAGE.write_text(MARKS.sub(lambda found: found[1] + settings_table() + found[3], TEXT), encoding="utf-8")
