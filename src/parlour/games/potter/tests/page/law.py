"""Potter: which cards are a meld, in which ways, and where they fit (§4, §5, §6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.core.state import State
from tests.client.choices import Law, chosen, positions, refusal_key, situation, ways, with_legal


def cases() -> Iterator[Law]:
    for ace_high in (False, True):
        for state in positions("potter", 2 + ace_high, 12, 5, ace_high_runs=ace_high, target=100):
            now = situation(state)
            if now["view"]["owes"] in ("meld", "discard"):
                yield {**now, "choices": [judged(state, now, cards) for cards in picked(state, now)]}


def picked(state: State, now: Law) -> list[list[str]]:
    rng = Random(str(state.hash()))
    hand, potter = now["view"]["hands"][state.turn], now["view"]["potter"]
    found = chosen(hand, lambda card: card[-1], lambda card: card[:-1], lambda card: card[:-1] == potter, rng, 14)
    return [cards for cards in with_legal(found, now["legal"], "meld", rng) if cards]


def judged(state: State, now: Law, cards: list[str]) -> dict[str, Any]:
    text = " ".join(cards)
    adds = {number: fitting(state, now, cards, number) for number in range(1, len(now["view"]["table"]) + 1)}
    moves = [f"meld {text}", *([f"discard {text}"] if len(cards) == 1 else [])]
    return {
        "cards": cards,
        "melds": ways(state, f"meld {text}"),
        "adds": {number: found for number, found in adds.items() if found},
        "refusals": {move: refusal_key(state, move) for move in moves},
    }


def fitting(state: State, now: Law, cards: list[str], number: int) -> list[str]:
    """The lay-offs of these cards onto a meld. A Potter that fits as itself may also mean another card (§6.5)."""
    if len(cards) > 1:
        return ways(state, f"add {' '.join(cards)} to {number}")
    return [
        move
        for move in now["legal"]
        if move.split("=")[0].split()[:2] == ["add", *cards] and move.endswith(f" to {number}")
    ]


ANSWERS = {"potter": cases}
