"""The table of actions of House of Cards, and their notation in both directions."""

from __future__ import annotations

from parlour.core.cards import split_cards
from parlour.core.errors import UnreadableMove
from parlour.core.events import FACE_DOWN
from parlour.core.moves import Actions, Move
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import ACTIONS, EXCHANGE, KEEP, KINDS, PLAY, REMOVE, RESHUFFLE

WITH_A_CARD = {"play": PLAY, "remove": REMOVE, "swap": EXCHANGE}
ALONE = {"reshuffle": RESHUFFLE, "keep": KEEP}
NOTATION = {
    **{first + card: f"{verb} {DECK.write(card)}" for verb, first in WITH_A_CARD.items() for card in range(KINDS)},
    **{action: verb for verb, action in ALONE.items()},
}
ACTION_TABLE = Actions(ACTIONS)
MOVES = tuple(Move((action,), NOTATION[action]) for action in ACTION_TABLE)

FORMS = "play CARD, remove CARD, swap CARD, reshuffle, keep"


def face_down(move: str) -> str:
    """A move as the others see it: a card that is removed or exchanged goes face down (§5.6, §6.2)."""
    verb, *_ = move.split()
    return f"{verb} {FACE_DOWN}" if verb in ("remove", "swap") else move


def read_move(text: str) -> Move:
    """The move that a text stands for."""
    verb, *rest = split_cards(text) or [""]
    match verb.lower(), rest:
        case ("reshuffle" | "keep") as alone, []:
            return MOVES[ALONE[alone]]
        case ("play" | "remove" | "swap") as doing, [card]:
            return MOVES[WITH_A_CARD[doing] + DECK.read(card)]
    raise UnreadableMove("unreadable-move", given=text, forms=FORMS)
