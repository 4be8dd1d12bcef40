"""The table of actions of Notty, and their notation in both directions."""

from __future__ import annotations

from parlour.core.cards import split_cards
from parlour.core.errors import UnreadableMove
from parlour.core.moves import Actions, Move
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import (
    ACTIONS,
    CYCLE,
    DRAW,
    DROP,
    END,
    KINDS,
    MOST_DRAWN,
    MOST_SEATED,
    NUMBERS,
    RUN,
    STEAL,
)
from parlour.games.notty.law.groups import group_cards
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.refusals import NoSuchDraw, NoSuchVictim, NotAGroup

NOTATION = {
    END: "end",
    CYCLE: "cycle",
    **{DRAW + count - 1: f"draw {count}" for count in range(1, MOST_DRAWN + 1)},
    **{STEAL + seat: f"steal {seat}" for seat in range(MOST_SEATED)},
    **{DROP + card: f"drop {DECK.write(card)}" for card in range(KINDS)},
    **{action: f"group {DECK.write_all(group_cards(action))}" for action in range(RUN, ACTIONS)},
}
ACTION_TABLE = Actions(ACTIONS)
MOVES = tuple(Move((action,), NOTATION[action]) for action in ACTION_TABLE)
GROUP_ACTION = {tuple(group_cards(action)): action for action in range(RUN, ACTIONS)}

FORMS = "draw N, steal SEAT, cycle, drop CARD, group CARDS, end"


def read_move(state: Notty, text: str) -> Move:
    """The move that a text stands for."""
    verb, *rest = split_cards(text) or [""]
    match verb.lower(), rest:
        case "end", []:
            return MOVES[END]
        case "cycle", []:
            return MOVES[CYCLE]
        case "draw", [count]:
            return read_draw(text, count)
        case "steal", [seat]:
            return read_steal(state, text, seat)
        case "drop", [card]:
            return MOVES[DROP + DECK.read(card)]
        case "group", [_, *_]:
            return read_group([DECK.read(card) for card in rest])
    raise UnreadableMove("unreadable-move", given=text, forms=FORMS)


def read_number(text: str, number: str) -> int:
    """The whole number written in a move."""
    if not (number.isascii() and number.isdigit()) or len(number) > 9:
        raise UnreadableMove("unreadable-move", given=text, forms=FORMS)
    return int(number)


def read_draw(text: str, count: str) -> Move:
    """A draw of one to three cards (§4.1). Any other number can be read, but is never legal."""
    number = read_number(text, count)
    if not 1 <= number <= MOST_DRAWN:
        raise NoSuchDraw(asked=number, most=MOST_DRAWN)
    return MOVES[DRAW + number - 1]


def read_steal(state: Notty, text: str, seat: str) -> Move:
    """A theft from a victim at this table (§4.3)."""
    number = read_number(text, seat)
    if number >= state.seats:
        raise NoSuchVictim(asked=number, seats=state.seats)
    return MOVES[STEAL + number]


def read_group(cards: list[int]) -> Move:
    """The discard of a group, its cards in any order; cards that form neither a run nor a set are refused (§5.4)."""
    action = GROUP_ACTION.get(tuple(sorted(cards)))
    if action is None:
        raise NotAGroup(cards=DECK.write_all(sorted(cards)), why=why_no_group(cards))
    return MOVES[action]


def why_no_group(cards: list[int]) -> str:
    """What is wrong with cards that form no group, as a word that `locales/` explains."""
    colours = [card // NUMBERS for card in cards]
    numbers = [card % NUMBERS for card in cards]
    if len(cards) < 3:
        return "few"
    if len(set(cards)) < len(cards):
        return "twice"
    if len(set(colours)) == 1:
        return "gap"
    if len(set(numbers)) == 1:
        return "three"  # different colours of one number, but only three
    return "mixed"
