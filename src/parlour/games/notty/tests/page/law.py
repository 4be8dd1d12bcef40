"""Notty: which cards are a group (§5)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.client.choices import Law, chosen, positions, refusal_key, situation, with_legal


def cases() -> Iterator[Law]:
    rng = Random("notty")
    for state in positions("notty", 2, 12, 4, turn_limit=60):
        now = situation(state)
        hand = now["view"]["hands"][state.turn]
        if not hand or now["view"]["cycling"]:
            continue
        found = chosen(hand, lambda card: card[0], lambda card: card[1:], lambda card: False, rng, 12)
        choices = []
        for cards in with_legal(found, now["legal"], "group", rng):
            move = f"group {' '.join(cards)}"
            choices.append({"cards": cards, "refusals": {move: refusal_key(state, move)} if cards else {}})
        yield {**now, "choices": choices}


ANSWERS = {"notty": cases}
