"""A Containerfile without a container: its steps run in a folder that stands for the root of the image.

Absolute paths get that folder in front of them, the base image is a new Python environment, and what only root may do
in a real image is recorded instead of done.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import venv
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from tests.packaging.shell import clean_environment, run_in

NOTED = ("apt-get", "useradd", "chown")
BASE = "docker.io/library/python:"
ABSOLUTE = re.compile(r"(^|[\s=:'\"])(/\w[^\s:'\"]*)")


def instructions(file: Path) -> Iterator[tuple[str, str]]:
    """The instructions of a Containerfile, with their arguments."""
    text = re.sub(r"^#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield word, rest.strip()


class Image:
    """An image under construction. The current stage is in `root`, earlier ones are beside it."""

    def __init__(self, folder: Path, context: Path, built: Path) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.context = context
        self.built = built  # what `python -m build` makes from the context
        self.stages: dict[str, Path] = {}
        self.name = ""
        self.environment: dict[str, str] = {}
        self.settings: dict[str, str] = {}  # USER, CMD and the like

    def make(self, file: Path) -> None:
        for word, rest in instructions(file):
            step = getattr(self, f"do_{word.lower()}", None)
            if step is None:
                self.settings[word] = rest
            else:
                step(rest)

    def inside(self, text: str) -> str:
        """Every absolute path, moved below the root."""
        return ABSOLUTE.sub(lambda found: f"{found[1]}{self.root}{found[2]}", text)

    def do_from(self, rest: str) -> None:
        """A new stage on a base image with Python. The root keeps its name, because environments store their path."""
        image, _, name = rest.partition(" AS ")
        assert image.startswith(BASE), image
        if self.root.exists():
            self.stages[self.name] = self.root.rename(self.folder / f"stage {self.name}")
        self.name = name
        self.environment, self.settings = {}, {}
        programs = self.root / "usr/local/bin"
        venv.create(programs.parent, with_pip=not self.stages)  # later stages only run what was installed
        for program in NOTED:
            fake = programs / program
            fake.write_text(f'#!/bin/sh\necho "{program} $*" >> "{self.folder}/notes"\n')
            fake.chmod(0o755)
        self.environment = clean_environment()
        self.environment["PATH"] = f"{programs}:{self.environment['PATH']}"

    def do_copy(self, rest: str) -> None:
        """Copy from the context without ignored files, or from an earlier stage."""
        *options, source, target = shlex.split(rest)
        place = Path(self.inside(target))
        if options:
            (name,) = re.findall(r"^--from=(\w+)$", options[0])
            shutil.copytree(self.stages[name] / source.lstrip("/"), place, symlinks=True)
        else:
            shutil.copytree(self.context / source, place, ignore=self.ignored)

    def ignored(self, folder: str, names: list[str]) -> set[str]:
        patterns = ignore_patterns(self.context)
        inner = Path(folder).relative_to(self.context)
        return {name for name in names if is_ignored((inner / name).as_posix(), patterns)}

    def do_env(self, rest: str) -> None:
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            self.environment[name] = self.inside(value).replace("$PATH", self.environment["PATH"])

    def do_run(self, rest: str) -> None:
        words = shlex.split(rest)
        if words[:3] == ["python", "-m", "build"]:
            self.reuse_build(words)
            return
        run_in(self.environment, ["sh", "-ec", self.inside(rest)], self.root)

    def reuse_build(self, words: list[str]) -> None:
        """Reuse what other tests have built by the same command from the same files."""
        option, target, source = words[3:]
        assert option == "--outdir"
        assert files_of(Path(self.inside(source))) == files_of(self.context)
        shutil.copytree(self.built, self.inside(target))

    def command(self, setting: str) -> list[str]:
        """The program of CMD or HEALTHCHECK, without the options before it."""
        found: list[str] = json.loads(self.settings[setting][self.settings[setting].index("[") :])
        return found


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def ignore_patterns(context: Path) -> list[str]:
    lines = (context / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_ignored(path: str, patterns: list[str]) -> bool:
    """Whether a file matches: a pattern with **/ at any depth, another one from the top; a star does not match a
    slash."""
    return any(
        fnmatch(path.rpartition("/")[2], pattern[3:])
        if pattern.startswith("**/")
        else path.count("/") == pattern.count("/") and fnmatch(path, pattern)
        for pattern in patterns
    )
