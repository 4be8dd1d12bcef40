"""Lowest's part of a position. `known` and `taken` name cards that lie in a hand as well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lowest.law import DEALT, DECK, NO_CARD, NOBODY, Lowest
from lowest.view import names
from parlour import OptionError
from parlour.core.position import PositionReader, turn_up

KEYS = frozenset({"stock", "discard", "known", "taken", "knocker"})


def write(state: Lowest) -> dict[str, Any]:
    """The hands, and the keys that only Lowest has."""
    return {
        "hands": [" ".join(names(hand)) for hand in state.hands],
        "stock": DECK.write_all(state.stock),
        "discard": DECK.write_all(state.discard),
        "known": [" ".join(names(cards)) for cards in state.known],
        "taken": "" if state.taken == NO_CARD else DECK.write(state.taken),
        "knocker": None if state.knocker == NOBODY else state.knocker,
    }


def read(state: Lowest, position: PositionReader) -> None:
    """Set up a position, if it is possible."""
    state.hands = [set(hand) for hand in position.hands()]
    state.discard = position.cards(position.given.get("discard", ""), "discard")
    state.stock = position.rest("stock")
    state.known = read_known(state, position)
    state.taken = read_taken(state, position)
    knocker = position.seat_or_none("knocker")
    state.knocker = NOBODY if knocker is None else knocker
    check_hands(state)
    check_end(state)


def read_known(state: Lowest, position: PositionReader) -> list[set[int]]:
    """What everybody knows of each hand: nothing by default, everything at the end."""
    if state.over and "known" not in position.given:
        return [set(hand) for hand in state.hands]
    known = [set(position.mentioned(text, "known")) for text in position.texts("known")]
    if not all(cards <= hand for cards, hand in zip(known, state.hands, strict=True)):
        raise position.bad("known", str(write(state)["hands"]))
    return known


def read_taken(state: Lowest, position: PositionReader) -> int:
    """The card taken this turn, one of the known cards of the seat on turn, which must discard."""
    taken = position.given.get("taken", "")
    if taken == "":
        return NO_CARD
    possible = state.known[state.on_turn] if state.discard_due else set()
    card = DECK.kind(taken) if isinstance(taken, str) else None
    if card is None or card not in possible:
        raise position.bad("taken", ", ".join(['""', *names(possible)]))
    return card


def check_hands(state: Lowest) -> None:
    """Check that hands have three cards (§2.2), or four for a seat on turn that must discard (§3.3)."""
    for seat, hand in enumerate(state.hands):
        if not DEALT <= len(hand) <= DEALT + (seat == state.on_turn):
            raise OptionError("lowest-position-hand", seat=seat, held=len(hand))


def check_end(state: Lowest) -> None:
    """Check that a game is over exactly after its last turn, with open hands, and that the lowest wins (§5)."""
    at_limit = state.turns >= state.options["turn_limit"]
    if state.over:
        open_hands = state.known == state.hands and list(state.winner_seats()) == state.lowest_seats()
        fits = open_hands and (at_limit or state.knocker != NOBODY)
    else:
        fits = not at_limit and state.on_turn != state.knocker
    if not fits:
        raise OptionError("lowest-position-end", turns=state.turns, lowest=state.lowest_seats())


def from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position that agrees with a view: each face-down card becomes a card that the view does not name."""
    return {
        "knocker": view["knocker"],
        "hands": turn_up(DECK, view["hands"], view["discard"]),
        "known": [" ".join(cards) for cards in view["known"]],
        "discard": " ".join(view["discard"]),
        "taken": view["taken"] or "",
    }
