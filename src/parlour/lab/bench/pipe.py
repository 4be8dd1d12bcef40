"""A child process that is asked and answers by JSON objects, one a line."""

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
# Wall-clock seconds a child has to end after its input did: the rest of what it was doing.
GRACE = 10.0


class ChildFailed(RuntimeError):
    """A child process did not do its work; the message holds what it said."""


class Pipe:
    """The parent's end. It raises ChildFailed, and has cleared the child away, when anything goes wrong."""

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
        with suppress(BrokenPipeError):  # a child that is gone is told by its missing answer
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        return self.answer()

    def answer(self) -> dict[str, Any]:
        """The next line of the child."""
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
        """Clear the child away and say why."""
        code, said = self.clear()
        raise ChildFailed(f"{self.name}: {why}\nexit code {code}\n{said}".rstrip())

    def end(self) -> None:
        """Let the child end."""
        code, said = self.clear()
        if code != 0:
            raise ChildFailed(f"{self.name}: did not end well\nexit code {code}\n{said}".rstrip())

    def clear(self) -> tuple[int, str]:
        """End the child by the end of its input, or by force; give its exit code and its complaints."""
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
