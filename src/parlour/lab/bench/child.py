"""A contestant in a process of its own: the rules of a game, uncompiled by PARLOUR_PURE=1.

The child writes `{"compiled": false}` when it is ready. Then it answers each `{"seconds": 0.1}` with `{"steps": ...,
"games": ..., "seconds": ...}`, where the seconds are its CPU time, or with `{"error": ...}`. It ends when its input
ends.
"""

from __future__ import annotations

import json
import signal
import sys
import traceback
from collections.abc import Iterable, Sequence
from typing import IO, Any

from parlour.lab.bench import parlour_engine
from parlour.lab.bench.contest import Contestant, Work
from parlour.lab.bench.pipe import ChildFailed, Pipe


class ChildContestant(Contestant):
    """A contestant in a child process, which starts at its first slice, and again after `close`."""

    def __init__(self, key: str, unit: str, command: Sequence[str] = ()) -> None:
        super().__init__(f"{key} uncompiled", "ours uncompiled", unit, self.slice, self.end)
        self.command = tuple(command) or (sys.executable, "-m", "parlour.lab.bench.child", key)
        self.pipe: Pipe | None = None

    def slice(self, seconds: float) -> tuple[Work, float]:
        """Have the child work for about `seconds` CPU seconds."""
        try:
            answer = (self.pipe or self.start()).ask(seconds=seconds)
        except ChildFailed:
            self.pipe = None  # the pipe has already ended the child
            raise
        return Work(answer["steps"], answer["games"]), answer["seconds"]

    def start(self) -> Pipe:
        """Start the child, and check that it runs uncompiled rules."""
        self.pipe = Pipe(self.name, self.command, {"PARLOUR_PURE": "1"})
        if self.pipe.answer()["compiled"]:
            self.pipe.fail("runs compiled rules in spite of PARLOUR_PURE=1")
        return self.pipe

    def end(self) -> None:
        """End the child, if there is one."""
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.end()


def children() -> list[ChildContestant]:
    """The contestants that run the games uncompiled."""
    return [ChildContestant(key, parlour_engine.unit_of(key)) for key in parlour_engine.uncompiled_keys()]


def serve(key: str, requests: Iterable[str], answers: IO[str]) -> int:
    """Answer slice requests until they end; return the exit code."""

    def say(**facts: Any) -> None:
        print(json.dumps(facts), file=answers, flush=True)

    try:
        contestant = parlour_engine.contestant(key)
        say(compiled=parlour_engine.compiled())
        for line in requests:
            work, spent = contestant.run(json.loads(line)["seconds"])
            say(steps=work.steps, games=work.games, seconds=spent)
    except Exception:
        say(error=traceback.format_exc())
        return 1
    return 0


def main() -> int:
    """Run the child process."""
    # Ctrl-C is for the parent, which then ends the child by closing the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers, sys.stdout = sys.stdout, sys.stderr  # a stray print must not look like an answer
    return serve(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    sys.exit(main())
