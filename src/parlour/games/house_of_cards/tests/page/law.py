"""House of Cards: what a card does to the sum, whether it wins, and what it costs (§4 to §8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core.state import State
from tests.client.choices import Law, positions, situation


def cases() -> Iterator[Law]:
    for must_fit in (False, True):
        for seats in (2, 3, 4):
            for state in positions("house_of_cards", seats, 15, 2, last_card_must_fit=must_fit, preset="quick"):
                if not state.view(state.turn)["choice"]:
                    yield {**situation(state), "choices": [judged(state, card) for card in played(state)]}


def played(state: State) -> list[str]:
    return [str(move).removeprefix("play ") for move in state.legal() if str(move).startswith("play ")]


def judged(state: State, card: str) -> dict[str, Any]:
    """Play the card on a clone, keep what is offered, and see what happened."""
    after = state.clone()
    seat, cost, kind = state.turn, 0, "safe"
    events = list(after.play(f"play {card}"))
    while not after.over and after.turn == seat and after.view(seat)["choice"]:
        events += after.play("keep")
    for event in (event.as_dict() for event in events):
        match event["event"], event.get("seat"):
            case "house_of_cards-limit-hit", _:
                kind = "exact"
            case "house_of_cards-limit-exceeded", _:
                kind = "over"
            case "house_of_cards-cards-given", found if found == seat:
                cost = event["cards"]
    won = after.over and seat in (after.result.winners if after.result else [])
    return {"card": card, "kind": "wins" if won and has_no_card(after, seat) else kind, "cost": cost}


def has_no_card(state: State, seat: int | None) -> bool:
    view = state.view(seat)
    return not view["hands"][seat] and not view["decks"][seat]


ANSWERS = {"house_of_cards": cases}
