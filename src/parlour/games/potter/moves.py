"""The table of actions of Potter, and their notation in both directions. `readings.py` finds what wilds stand for."""

from __future__ import annotations

from parlour.core.cards import split_cards
from parlour.core.consts import CARDS, NO_CARD, SUIT_CARDS
from parlour.core.errors import UnreadableMove
from parlour.core.moves import Actions, Move
from parlour.games.potter.law.cards import DECK, potter_name, write_played
from parlour.games.potter.law.consts import ACTIONS, ADD, DISCARD, DRAW, END, FILLERS, MELD, PLACES, RETURN, TAKE
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.readings import Played, read_add, read_meld
from parlour.games.potter.refusals import NotAPotter, card_of
from parlour.games.potter.view import played_cards

ACTION_TABLE = Actions(ACTIONS)
WORDS = {DRAW: "draw", TAKE: "take", RETURN: "return", END: "end"}
WORD_MOVES = {word: Move((action,), word) for action, word in WORDS.items()}
DISCARDS = tuple(Move((DISCARD + card,), f"discard {DECK.write(card)}") for card in range(CARDS))
# By rank of the Potters: melds read the same throughout a round, and are written when first needed.
WRITTEN: list[list[Move | None]] = [
    [*WORD_MOVES.values(), *DISCARDS, *[None] * (ACTIONS - MELD)] for _ in range(SUIT_CARDS)
]
FORMS = "draw, take, return, meld CARDS, add CARDS to N, discard CARD, end; a wild with its meaning: 3♥=9♣"


def move_of(state: Potter, action: int) -> Move:
    """An action in notation, as it reads in this state."""
    if action >= ADD:
        return add_move(state, action)
    if action >= MELD:
        written = WRITTEN[state.rank()]
        move = written[action] = written[action] or meld_move(action, state.rank())
        return move
    return DISCARDS[action - DISCARD] if action >= DISCARD else WORD_MOVES[WORDS[action]]


def meld_move(action: int, rank: int) -> Move:
    """The move of a meld of three, in a round whose Potters have this rank."""
    return Move((action,), "meld " + " ".join(played_cards(action, rank)))


def add_move(state: Potter, action: int) -> Move:
    """The move of a lay-off; the card is unknown if the meld takes none."""
    spot, filler = divmod(action - ADD, FILLERS)
    meld, end = divmod(spot, PLACES)
    place = state.open_places(meld)[end] if meld < state.melds else NO_CARD
    card = "?" if place == NO_CARD else write_played(card_of(state, place, filler - 1), place)
    return Move((action,), f"add {card} to {meld + 1}")


def read_move(state: Potter, text: str) -> Move:
    """The move that a text stands for."""
    verb, *rest = split_cards(text) or [""]
    match verb.lower(), rest:
        case ("draw" | "take" | "return" | "end") as word, []:
            return WORD_MOVES[word]
        case "discard", [card]:
            return DISCARDS[DECK.read(card)]
        case "meld", [_, *_]:
            return read_meld(state, text, read_played(state, rest))
        case "add", [_, *_, to, number] if to.lower() == "to" and number.isascii() and number.isdigit():
            if len(number) <= 9:
                return read_add(state, text, read_played(state, rest[:-2]), int(number))
    raise UnreadableMove("unreadable-move", given=text, forms=FORMS)


def read_played(state: Potter, words: list[str]) -> list[Played]:
    """The cards of a meld or lay-off; `3♥=9♣` is a wild with its meaning, `3♥=3♥` is the card itself."""
    played = []
    for word in words:
        name, equals, meaning = word.partition("=")
        card = DECK.read(name)
        meant = DECK.read(meaning) if equals else None
        if meant is not None and meant != card and not state.potter_cards() >> card & 1:
            raise NotAPotter(card=DECK.write(card), potter=potter_name(state.rank()))
        played.append(Played(card, meant))
    return played
