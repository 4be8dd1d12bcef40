"""Golden playthroughs: short games as readable text, to be read by people and compared by a test.

This part is shared by all games. A game's own golden.py defines what is played and how its table is shown; run as a
module with `--write`, it rewrites golden/*.txt: read what has changed before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import parlour
from parlour import Event, State

Lines = Callable[[State], Iterator[str]]


def at(game: str, turn: int, *hands: str, moves: list[str], **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return {"game": game, "position": {"game": game, "turn": turn, "hands": list(hands), **keys}, "moves": moves}


def dealt(game: str, seats: int, seed: int, moves: list[str], **options: Any) -> dict[str, Any]:
    """A record that begins with a deal."""
    return {"game": game, "seats": seats, "seed": seed, "options": options, "moves": moves}


@dataclass(frozen=True)
class Golden:
    """The playthroughs of a game by name, each with a title and a record, and how its table is shown."""

    folder: Path
    playthroughs: dict[str, tuple[str, dict[str, Any]]]
    begin_turn: Lines
    hands: Lines

    def path(self, name: str) -> Path:
        """The file of a playthrough."""
        return self.folder / f"{name}.txt"

    def render(self, name: str) -> str:
        """A record, played from its beginning to its last move, as text."""
        title, record = self.playthroughs[name]
        state = parlour.replay({**record, "moves": []})
        played = [*head(record, state), *self.play(state, record["moves"]), *self.foot(state)]
        return "\n".join([title, "", *played]) + "\n"

    def play(self, state: State, moves: list[str]) -> Iterator[str]:
        """Every turn with its table, and every move with its events."""
        yield ""
        yield from self.begin_turn(state)
        for number, move in enumerate(moves, start=1):
            before = which_turn(state)
            events = state.play(move)
            yield f"> {move}"
            yield from (f"    {tell(event)}" for event in events)
            if which_turn(state) != before and number < len(moves):
                yield ""
                yield from self.begin_turn(state)

    def foot(self, state: State) -> Iterator[str]:
        """The current standing, or the result."""
        yield ""
        result = state.result
        if result is None:
            yield f"Not over; seat {state.turn} is on turn"
        else:
            yield f"Over; turns played to their end: {state.turns}"
        yield from self.hands(state)
        if result is not None:
            yield f"winners: {written(result.winners)}"
            yield f"scores: {written(result.scores)}"
            yield "ranking: " + " > ".join(written(place) for place in result.ranking)
        yield f"hash: {state.hash():016x}"

    def main(self, module: str) -> None:
        """Rewrite all of them, if `--write` is given."""
        if sys.argv[1:] != ["--write"]:
            sys.exit(f"python -m {module} --write")
        self.folder.mkdir(exist_ok=True)
        for name in self.playthroughs:
            self.path(name).write_text(self.render(name), encoding="utf-8")


def which_turn(state: State) -> tuple[int, int]:
    """A number for each turn, also in games that count turns again from 1 in each round."""
    return state.view(None).get("round", 0), state.turns


def head(record: dict[str, Any], state: State) -> Iterator[str]:
    """How the game began."""
    yield f"game: {state.game.name}, {state.seats} players"
    yield f"seed: {record['seed']}" if "seed" in record else f"position, seed: {record['position'].get('seed', 0)}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in state.options.items())


def tell(event: Event) -> str:
    """An event in one line: its class and its facts."""
    return f"{type(event).__name__} " + " ".join(f"{name}={written(fact)}" for name, fact in event.facts().items())


def written(fact: object) -> str:
    """A fact without quotes; nested lists in brackets."""
    if not isinstance(fact, tuple):
        return str(fact)
    return ",".join(f"[{written(part)}]" if isinstance(part, tuple) else str(part) for part in fact)
