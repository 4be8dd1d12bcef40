"""Legal moves of several actions: melds of more than three cards, and several cards laid off at once.

A page highlights what may be played, and only the law knows whether a turn can still be ended after it (§5.6).
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.jolly.law.consts import ADD, FILLERS, PLACES, RUN, SWAP
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import added_text
from parlour.games.jolly.shapes import Shape


def longer_moves(state: Jolly) -> list[str]:
    """The legal moves of several actions in notation, each once."""
    found: dict[str, None] = {}
    for meld in range(state.melds + 1):
        lying = Shape(*state.meld_parts(meld)) if meld < state.melds else None
        for shape in grown(state, meld, {}):
            found[f"meld {shape.text()}" if lying is None else f"add {added_text(lying, shape)} to {meld + 1}"] = None
    return [text for text in found if state.refusal(text) is None]


def grown(state: Jolly, meld: int, known: dict[Shape, None], steps: int = 0) -> Iterator[Shape]:
    """The shapes that a meld can reach by two or more actions, one legal action after the other."""
    for move in state.legal():
        if meld_of(state, move.ids[0]) != meld:
            continue
        after = state.clone()
        after.play(move)
        if after.over:
            continue
        shape = Shape(*after.meld_parts(meld))
        if shape in known:
            continue
        known[shape] = None
        if steps:
            yield shape
        yield from grown(after, meld, known, steps + 1)


def meld_of(state: Jolly, action: int) -> int | None:
    """The number of the meld, counted from 0, that an action lays or extends; None for other actions."""
    if RUN <= action < ADD:
        return state.melds
    return (action - ADD) // (PLACES * FILLERS) if ADD <= action < SWAP else None
