"""Games from outside, as if they were installed: code on the path, with the metadata of a real distribution."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import parlour
from parlour import locales
from parlour.bots.levels import players_of
from parlour.bots.play import play_of
from parlour.core import registry

HOUSE = Path(__file__).parents[2]
LOWEST = HOUSE / "examples" / "lowest"
HANDLESS = ("handless", {"handless": "tests.examples.handless:GAME"}, HOUSE)  # without hands in its view
BARE = ("bare-lowest", {"bare_lowest": "tests.examples.bare_lowest:GAME"}, HOUSE)  # with nothing but a law


@contextmanager
def installed(name: str, entry_points: Mapping[str, str], *code: Path) -> Iterator[None]:
    """A distribution with these entry points for games; its code is in the given folders."""
    with TemporaryDirectory() as folder:
        write_metadata(Path(folder), name, entry_points)
        added = [folder, *map(str, code)]
        sys.path[:0] = added
        forget_games()
        try:
            yield
        finally:
            for path in added:
                sys.path.remove(path)
            forget_games()


def write_metadata(folder: Path, name: str, entry_points: Mapping[str, str]) -> None:
    """Write the metadata that an installer would leave."""
    about = folder / f"{name.replace('-', '_')}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    lines = [f"[{registry.GROUP}]", *(f"{game} = {target}" for game, target in entry_points.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")


def forget_games() -> None:
    """Clear the caches of games and their words, so that they are looked up again."""
    importlib.invalidate_caches()
    for remembered in (registry._loaded, registry.part, play_of, players_of):
        remembered.cache_clear()
    locales._bundle.cache_clear()


def declared() -> tuple[str, dict[str, str]]:
    """The name and the entry points for games in the pyproject.toml of Lowest."""
    project = tomllib.loads((LOWEST / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return project["name"], project["entry-points"][registry.GROUP]


@contextmanager
def registered() -> Iterator[parlour.Game]:
    """Register Lowest by the entry point that its own pyproject.toml declares."""
    with installed(*declared(), LOWEST):
        yield parlour.game("lowest")


@contextmanager
def for_processes(*more: tuple[str, dict[str, str], Path]) -> Iterator[None]:
    """Install Lowest, and optionally more, for programs that are started meanwhile, by the path that they inherit."""
    with lowest_from(LOWEST, *more):
        yield


@contextmanager
def without_page(*more: tuple[str, dict[str, str], Path]) -> Iterator[None]:
    """The same, with a copy of Lowest that has no page of its own and is played at the generic table."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "lowest"
        shutil.copytree(LOWEST, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
        with lowest_from(copy, *more):
            yield


@contextmanager
def lowest_from(place: Path, *more: tuple[str, dict[str, str], Path]) -> Iterator[None]:
    """The same, with the code of Lowest in another place."""
    before = os.environ.get("PYTHONPATH", "")
    with TemporaryDirectory() as folder:
        paths = [folder]
        for name, entry_points, code in ((*declared(), place), *more):
            write_metadata(Path(folder), name, entry_points)
            paths.append(str(code))
        os.environ["PYTHONPATH"] = os.pathsep.join([*paths, before])
        try:
            yield
        finally:
            os.environ["PYTHONPATH"] = before
