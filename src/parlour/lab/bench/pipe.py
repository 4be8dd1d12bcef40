"""A child process that answers requests, both as JSON objects, one per line."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import Timer
from typing import Any, NoReturn

# Wall-clock seconds until a silent child is given up; generous, for machines under load.
PATIENCE = 300.0
# Wall-clock seconds for a child to finish its work after its input has ended.
GRACE = 10.0


class ChildFailed(RuntimeError):
    """A child process failed; the message includes what it printed."""


class Pipe:
    """The parent's end of the pipe. When anything goes wrong it ends the child and raises ChildFailed."""

    def __init__(self, name: str, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.name = name
        # A file, because nobody reads a pipe while the child works.
        self.complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            encoding="utf-8",
            env=os.environ | environment,
        )

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # a child that is gone shows by its missing answer
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        return self.answer()

    def answer(self) -> dict[str, Any]:
        """The next answer of the child."""
        assert self.process.stdout is not None
        patience = Timer(PATIENCE, self.process.kill)
        patience.daemon = True
        patience.start()
        try:
            line = self.process.stdout.readline()
        finally:
            patience.cancel()
        try:
            said = dict(json.loads(line))
        except (TypeError, ValueError):
            self.fail(f"said {line!r} instead of an answer" if line else "ended without an answer")
        if "error" in said:
            self.fail(str(said["error"]))
        return said

    def fail(self, why: str) -> NoReturn:
        """End the child and raise ChildFailed with the reason."""
        code, said = self.clear()
        raise ChildFailed(f"{self.name}: {why}\nexit code {code}\n{said}".rstrip())

    def end(self) -> None:
        """End the child; raise ChildFailed if it ends with an error."""
        code, said = self.clear()
        if code != 0:
            raise ChildFailed(f"{self.name}: ended with an error\nexit code {code}\n{said}".rstrip())

    def clear(self) -> tuple[int, str]:
        """End the child by closing its input, or by force; return its exit code and its error output."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        with self.complaints:
            self.complaints.seek(0)
            return self.process.returncode, self.complaints.read()
