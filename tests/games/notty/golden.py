"""Golden playthroughs: short games as readable text, to be read by people and compared by a test.

`python -m tests.games.notty.golden --write` writes golden/*.txt anew; read what changed before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import parlour
from parlour import Event, State
from tests.games.notty.helpers import TWENTY

FOLDER = Path(__file__).with_name("golden")


def at(turn: int, *hands: str, moves: list[str], **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    position = {"game": "notty", "turn": turn, "hands": list(hands), **keys}
    return {"game": "notty", "position": position, "moves": moves}


def dealt(seats: int, seed: int, moves: list[str], **options: Any) -> dict[str, Any]:
    """A record that begins with a deal."""
    return {"game": "notty", "seats": seats, "seed": seed, "options": options, "moves": moves}


# The moves of one turn stand in one line.
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "two_players": (
        "Two players; seat 0 wins by discarding the last group (§6.1).",
        dealt(
            2,
            115,
            [
                *("cycle", "drop G7", "end"),
                *("cycle", "drop R1", "steal 0", "end"),
                *("cycle", "drop Y9", "draw 3", "group K3 K4 K5", "end"),
                *("cycle", "drop R5", "draw 3", "group G4 G5 G6", "end"),
                *("cycle", "drop B3", "group B3 B4 B5"),
            ],
        ),
    ),
    "three_players": (
        "Three players; seat 2 lays down two groups and wins (§4.9, §6.5).",
        dealt(
            3,
            864,
            [
                *("cycle", "drop B9", "draw 1", "steal 2", "end"),
                *("cycle", "drop Y8", "draw 2", "end"),
                *("cycle", "drop R7", "draw 1", "end"),
                *("cycle", "drop R1", "draw 3", "group R5 R6 R7", "end"),
                *("cycle", "drop Y2", "draw 2", "group K5 K6 K7 K8", "group R3 R4 R5"),
            ],
        ),
    ),
    "stolen_last_card": (
        "Who steals the last card of a hand makes its owner win (§6.2).",
        dealt(
            3,
            41,
            [
                *("cycle", "drop Y4", "steal 2", "group G8 Y8 K8 B8", "end"),
                *("steal 1",),
            ],
        ),
    ),
    "turn_limit": (
        "The last turns before the limit; two of three share the win (§6.4).",
        at(
            1,
            "R1 R5 G9",
            "B4 B5 B6 Y2 K2",
            "G1 G3 G5 G7",
            turns=17,
            starter=2,
            options={"turn_limit": 20},
            moves=[
                *("group B4 B5 B6", "draw 1", "end"),
                *("cycle", "drop G5", "draw 1", "end"),
                *("end",),
            ],
        ),
    ),
    "cycle_at_limit": (
        "Twenty cards and the option cycle_at_limit: 21 until the discard (§4.8).",
        at(
            0,
            TWENTY,
            "B1 B3 B5",
            options={"cycle_at_limit": True, "turn_limit": 20},
            turns=17,
            moves=[
                *("cycle", "drop R9", "end"),
                *("steal 0", "end"),
                *("cycle", "drop G2", "draw 1", "end"),
            ],
        ),
    ),
    "drawn_again": (
        "Draw & discard. Both B5 are in a hand: one is laid down, drawn again, put back, drawn again (§4.6, §5.5).",
        at(
            0,
            "B4 B4 B5 B5 B6 B6 R1",
            "G2 G4",
            seed=1302,
            moves=["group B4 B5 B6", "cycle", "drop B5", "draw 3", "group B4 B5 B6", "end"],
        ),
    ),
}


def render(title: str, record: dict[str, Any]) -> str:
    """A record played from its beginning to its last move, as text."""
    state = parlour.replay({**record, "moves": []})
    return "\n".join([title, "", *head(record, state), *play(state, record["moves"]), *foot(state)]) + "\n"


def head(record: dict[str, Any], state: State) -> Iterator[str]:
    """How the game began."""
    yield f"game: {state.game.name}, {state.seats} players"
    yield f"seed: {record['seed']}" if "seed" in record else f"position, seed: {record['position'].get('seed', 0)}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in state.options.items())


def play(state: State, moves: list[str]) -> Iterator[str]:
    """Each turn with its hands, each move with its events."""
    yield from begin_turn(state)
    for number, move in enumerate(moves, start=1):
        events = state.play(move)
        yield f"> {move}"
        yield from (f"    {tell(event)}" for event in events)
        if move == "end" and number < len(moves):
            yield from begin_turn(state)


def begin_turn(state: State) -> Iterator[str]:
    """The table at the beginning of a turn."""
    view = state.view(None)
    yield ""
    yield f"Turn {state.turns + 1}, seat {state.turn}; deck {view['deck']}"
    yield from hands(state)
    yield "  legal: " + ", ".join(map(str, state.legal()))


def hands(state: State) -> Iterator[str]:
    """Every hand with its size."""
    for seat, cards in enumerate(state.view(None)["hands"]):
        yield f"  seat {seat} ({len(cards):2}): {' '.join(cards)}".rstrip()


def tell(event: Event) -> str:
    """An event in one line: its class and its facts."""
    return f"{type(event).__name__} " + " ".join(f"{name}={written(fact)}" for name, fact in event.facts().items())


def written(fact: object) -> str:
    """A fact without quotes."""
    return ",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)


def foot(state: State) -> Iterator[str]:
    """How the game stands, or how it ended."""
    yield ""
    result = state.result
    if result is None:
        yield f"Not over; seat {state.turn} is on turn"
    else:
        yield f"Over; turns played to their end: {state.turns}"
    yield from hands(state)
    if result is not None:
        yield f"winners: {written(result.winners)}"
        yield f"scores: {written(result.scores)}"
        yield "ranking: " + " > ".join(written(place) for place in result.ranking)
    yield f"hash: {state.hash():016x}"


def write() -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (title, record) in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(render(title, record), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.games.notty.golden --write")
    write()
