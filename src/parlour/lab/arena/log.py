"""The log of a run, one deal per line as it finishes, so that an interrupted run continues where it stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from parlour.core.errors import OptionError
from parlour.lab.arena.playing import Deal


class Log:
    """A file whose first line describes the run; the deals follow in order. Without a path, nothing is written."""

    def __init__(self, path: Path | None, heading: Mapping[str, Any]) -> None:
        self.path = path
        self.heading = dict(heading)
        self.file: TextIOWrapper | None = None
        self.deals: list[Deal] = []

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self.open(self.path)
            except OSError as error:
                raise OptionError(
                    "cli-cannot-write", file=str(self.path), reason=error.strerror or str(error)
                ) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def open(self, path: Path) -> None:
        """Read the existing deals, and open the file to append more."""
        lines = whole_lines(path)
        if lines:
            self.read(path, lines)
        self.file = path.open("a", encoding="utf-8")
        if not lines:
            self.write(self.heading)

    def read(self, path: Path, lines: list[str]) -> None:
        """Read the deals of an interrupted run; the file of a different run is refused and left alone."""
        try:
            heading, *rest = map(json.loads, lines)
            self.deals = [Deal.read(line) for line in rest]
        except (ValueError, KeyError, TypeError) as error:
            raise OptionError("arena-bad-log", file=str(path), reason=str(error)) from None
        if heading != json.loads(json.dumps(self.heading)):
            raise OptionError("arena-other-run", file=str(path))

    def add(self, deal: Deal) -> None:
        """Append a deal."""
        self.deals.append(deal)
        self.write(deal.as_data())

    def write(self, line: Mapping[str, Any]) -> None:
        if self.file is not None:
            self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self.file.flush()


def whole_lines(path: Path) -> list[str]:
    """The complete lines of a file; a partial line at its end, left by a killed run, is cut off."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        path.write_bytes(whole)
    return whole.decode("utf-8", errors="replace").splitlines()
