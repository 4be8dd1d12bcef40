"""Notty's part of a position: the hands, the deck, and the actions used this turn."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import OptionError
from parlour.core.position import PositionReader
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import CYCLED, HAND_LIMIT
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.view import DONE_WORDS, done_words

KEYS = frozenset({"deck", "done", "cycling"})


def write(state: Notty) -> dict[str, Any]:
    """The keys that only Notty has."""
    return {
        "hands": [DECK.write_all(state.hand(seat)) for seat in range(state.seats)],
        "deck": DECK.write_all(state.deck_cards()),
        "done": done_words(state),
        "cycling": bool(state.cycling),
    }


def read(state: Notty, position: PositionReader) -> None:
    """Set up a position, if it is possible."""
    hands = position.hands()
    deck = position.rest("deck")
    done = sum(DONE_WORDS[word] for word in position.words("done", list(DONE_WORDS)))
    cycling = position.flag("cycling")
    state.lay_out(hands, deck, done | CYCLED if cycling else done, cycling)
    check_hands(state)
    check_end(state)


def check_hands(state: Notty) -> None:
    """Check that nobody holds more than 20 cards (N2), except during draw & discard at the limit (N5)."""
    for seat in range(state.seats):
        cycles = state.cycling and seat == state.on_turn
        limit = HAND_LIMIT + 1 if cycles and state.options["cycle_at_limit"] else HAND_LIMIT
        if state.hand_size(seat) > limit:
            raise OptionError("notty-position-hand", seat=seat, held=state.hand_size(seat), limit=limit)
    if state.cycling and (state.over or state.hand_size(state.on_turn) < 2):
        raise OptionError("notty-position-cycling")


def check_end(state: Notty) -> None:
    """Check that a game is over exactly if a hand is empty (N4) or the turns are used up (N10), and its winners."""
    sizes = [state.hand_size(seat) for seat in range(state.seats)]
    if sizes.count(0) > 1:
        raise OptionError("notty-position-two-empty")
    ended = (0 in sizes) + (state.turns >= state.turn_limit)  # never both: every hand has cards when the last turn ends
    if ended != state.over or state.turns > state.turn_limit:
        raise OptionError("notty-position-end", smallest=min(sizes), turns=state.turns, limit=state.turn_limit)
    scores = [state.score(seat) for seat in range(state.seats)]
    fewest = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    if state.over and state.winner_seats() != fewest:
        raise OptionError("notty-position-winners", given=str(list(state.winner_seats())), allowed=str(list(fewest)))
