"""The commands on the pages of the documentation, and how they are tested.

A block of `sh` or `python` is a file if its fence has a title; otherwise a comment above it states how it is tested:

    <!-- tried -->              it is run, in the order of the page, in a folder that has the page's files
    <!-- tried: house -->       it is run in the checkout
    <!-- tried: server -->      it is started, and runs while the others do
    <!-- tried: stopped -->     it is run after the server has been stopped
    <!-- tried as: COMMAND -->  a shorter form of it is run
    <!-- tried by: TEST -->     a test of its own runs it, with what else it needs; after another colon, how
    <!-- not tried: WHY -->     it is not run: it needs a network or a root, or takes hours

The blocks of Python on a page belong together: each continues where the previous one stopped. A program that asks for
input gets none. Nothing is downloaded: `pip` installs only from folders.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path

import parlour
from tests.server.process import free_port

HOUSE = Path(__file__).parents[2]
PAGES = [HOUSE / "README.md", HOUSE / "CONTRIBUTING.md", *sorted((HOUSE / "docs").rglob("*.md"))]
FENCE = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*?) -->\n)?^```(?P<tongue>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<code>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
MARK = re.compile(
    r"tried(?:: (?P<how>house|server|stopped))?|tried as: (?P<short>.+)|tried by: (?P<test>[\w/.]+)(?:: \w+)?"
    r"|not tried: (?P<why>.+)"
)
RUN = ("sh", "python")


@dataclass(frozen=True)
class Block:
    """A block of code on a page, and the mark above it."""

    mark: str
    tongue: str
    title: str
    code: str

    @property
    def how(self) -> str:
        """How it is run: `here`, `house`, `server` or `stopped`; or `never`."""
        found = MARK.fullmatch(self.mark)
        if found is None or found["test"] or found["why"] or self.title:
            return "never"
        return found["how"] or "here"

    @property
    def run(self) -> str:
        """The code that is run for it."""
        found = MARK.fullmatch(self.mark)
        return found["short"] if found is not None and found["short"] else self.code

    def shell(self) -> list[str]:
        """The command that runs it."""
        return ["sh", "-ec", self.run] if self.tongue == "sh" else [sys.executable, "-c", self.run]


def blocks(page: Path) -> list[Block]:
    """All blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(*(found[part] or "" for part in ("mark", "tongue", "title", "code"))) for found in FENCE.finditer(text)
    ]


def programs(found: list[Block]) -> list[Block]:
    """The blocks that are run; neighbouring Python blocks are joined, with all earlier Python in front."""
    program, kept = "", list[Block]()
    for block in found:
        if block.how == "never":
            continue
        if block.tongue == "python":
            program += block.code
            block = replace(block, code=program)
            if kept and kept[-1].tongue == "python":
                kept.pop()
        kept.append(block)
    return kept


def write_files(page: Path, folder: Path) -> None:
    """Write the files that a page shows to the paths in their titles."""
    for block in blocks(page):
        if block.title:
            path = folder / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.code, encoding="utf-8")


def outfit(folder: Path) -> dict[str, str]:
    """An environment in which `parlour`, `python` and `pip` are the ones of this checkout, and `pip` installs into this
    folder."""
    programs, site = folder / "bin", folder / "site"
    programs.mkdir()
    for name, arguments in {"parlour": "-m parlour", "python": "", "pip": "-m pip"}.items():
        (programs / name).write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {arguments} "$@"\n')
        (programs / name).chmod(0o755)
    # No build isolation: pip would download setuptools. (The variable means the opposite of what it says.)
    pip = {"PIP_TARGET": str(site), "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    path = os.pathsep.join([str(site), str(Path(parlour.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    here = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": path, "PARLOUR_PORT": str(free_port())}
    return os.environ | pip | here | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUTF8": "1", "COLUMNS": "200"}


def run(block: Block, folder: Path, environment: dict[str, str]) -> str:
    """Run a block, and return its output."""
    where = HOUSE if block.how == "house" else folder
    done = subprocess.run(
        block.shell(),
        cwd=where,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, block.run + done.stdout + done.stderr
    return done.stdout


def run_page(page: Path, folder: Path) -> str:
    """Run all blocks of a page that are tested, in this folder, and return their output."""
    found = programs(blocks(page))
    write_files(page, folder)
    environment = outfit(folder)
    said = []
    servers = [block for block in found if block.how == "server"]
    with started(servers[0], folder, environment) if servers else nullcontext():
        said += [run(block, folder, environment) for block in found if block.how in ("here", "house")]
    said += [run(block, folder, environment) for block in found if block.how == "stopped"]
    return "".join(said)


@contextmanager
def started(block: Block, folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """A server that runs until it is shut down properly."""
    with subprocess.Popen(["sh", "-c", f"exec {block.run.strip()}"], cwd=folder, env=environment) as server:
        try:
            wait_for(f"http://127.0.0.1:{environment['PARLOUR_PORT']}")
            yield
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0
        finally:
            server.kill()


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=5).read()
            return
        except OSError:
            assert time.monotonic() < deadline, "the server did not come up"
            time.sleep(0.05)
