"""Why a move of Potter is good: draws, the pile, and what is laid or held back. Discards are in reasons_discard.py.

Every reason counts cards or points of the position, and uses only what the seat on turn may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.state import State
from parlour.games.potter.law.consts import ADD, DISCARD, DRAW, END, MELD, PENALTY, RETURN, TAKE
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.moves import WORDS
from parlour.games.potter.play.reasons_counts import (
    Sight,
    after,
    because,
    cards_laid,
    cards_used,
    goes_out,
    is_laying,
    is_meld,
    look,
    names,
    open_on_table,
    points_of,
    threat,
)
from parlour.games.potter.play.reasons_discard import why_discard, why_held

MOST_REASONS = 3


def kind(state: State, move: Move) -> Reason:
    """The kind of action."""
    return Reason(f"hint-potter-kind-{word_of(move)}")


def what(state: State, move: Move) -> Reason:
    """The whole action with its cards."""
    return Reason(f"hint-potter-{word_of(move)}", facts_of(move))


def word_of(move: Move) -> str:
    """The verb of a move."""
    if move.id >= ADD:
        return "add"
    if move.id >= MELD:
        return "meld"
    return "discard" if move.id >= DISCARD else WORDS[move.id]


def facts_of(move: Move) -> dict[str, Any]:
    """The cards of a move, and the meld that it goes onto."""
    words = move.text.split()
    match word_of(move):
        case "add":
            return {"cards": cards_laid(move), "number": int(words[-1])}
        case "meld":
            return {"cards": cards_laid(move)}
        case "discard":
            return {"card": words[1]}
    return {}


def why(state: State, thought: Thought) -> list[Reason]:
    """The most important reasons for a move."""
    sight = look(cast(Potter, state))
    return list(islice(all_reasons(sight, thought), MOST_REASONS)) or [standing(sight)]


def all_reasons(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons for a move, the most important first."""
    move = thought.move
    if move.id == DRAW:
        yield from why_draw(sight)
    elif move.id == TAKE:
        yield from why_take(sight, move)
    elif move.id == RETURN:
        yield why_return(sight)
    elif is_laying(move):
        yield from why_laid(sight, move, thought)
    else:
        yield from why_held(sight, thought)
        yield from why_no_discard(sight) if move.id == END else why_discard(sight, thought)


# The draw.


def why_draw(sight: Sight) -> Iterator[Reason]:
    """The reasons to draw from the stock and not take the pile."""
    if TAKE in sight.state.legal_ids():
        yield from why_not_take(sight)
    melds = sight.drawn_at_random(sight.completing())
    if melds["outs"]:
        yield because("draw-meld", **melds)
    fits = sight.drawn_at_random(sight.fitting & ~sight.hand)
    if sight.is_sallan and fits["outs"]:
        yield because("draw-fits", **fits)


def why_not_take(sight: Sight) -> Iterator[Reason]:
    """The reasons against the pile: what it would cost."""
    count = sight.pile.bit_count()
    if not melds_after_taking(sight):
        yield because("draw-no-meld", count=count, penalty=PENALTY)
        return
    loose, now = sight.loose_points(sight.hand | sight.pile), sight.loose_points(sight.hand)
    if loose > now:
        yield because("draw-burden", count=count, points=loose, now=now)


def melds_after_taking(sight: Sight) -> list[Move]:
    """The melds that hand and pile form together."""
    take = sight.state.game.move(sight.state, TAKE)
    return [move for move in after(sight.state, take).legal() if is_meld(move)]


def why_take(sight: Sight, take: Move) -> Iterator[Reason]:
    """The reasons to take the pile and not draw from the stock."""
    if goes_out(sight.state, take):
        yield because("take-out", count=(sight.hand | sight.pile).bit_count())
    melds = melds_after_taking(sight)
    if melds:
        best = max(melds, key=lambda move: ("=" not in move.text, points_of(cards_used(move))))
        outs = sight.drawn_at_random(sight.completing())
        yield because("take-meld", cards=cards_laid(best), **outs)
    laid, alone = sight.laid_at_most(sight.hand | sight.pile), sight.laid_at_most(sight.hand)
    if laid > alone:
        yield because("take-points", points=laid, alone=alone)


def why_return(sight: Sight) -> Reason:
    """The reason to return the pile: what it costs, and what leaves the hand with it (§7.5)."""
    cards = taken(sight)
    points, count = points_of(cards), cards.bit_count()
    return because("return", penalty=PENALTY, cards=names(cards), count=count, points=points)


# Laying.


def why_laid(sight: Sight, move: Move, thought: Thought) -> Iterator[Reason]:
    """The reasons for a meld or a lay-off."""
    rest = sight.hand & ~cards_used(move)
    if not rest:
        yield because("laid-wins", count=sight.hand.bit_count())
        return
    if goes_out(sight.state, move):
        yield because("laid-out", count=sight.hand.bit_count(), left=rest.bit_count())
    if taken(sight):
        yield because("meld-owed", penalty=PENALTY, total=sight.state.total(sight.seat) + PENALTY)
    yield from why_room(sight, move, rest)
    before, now = sight.cost(sight.hand, sight.is_sallan), sight.cost(rest, True)
    yield from why_this_meld(sight, move, thought)
    if now < before:
        yield because("laid-points", count=rest.bit_count(), points=now, before=before)
    wilds = rest & sight.potters
    if wilds and not sight.is_sallan:
        yield because("sallan-wilds", cards=names(wilds), count=wilds.bit_count())
    yield from threat(sight)


def taken(sight: Sight) -> int:
    """The taken pile, while a meld is owed for it."""
    return sum(1 << card for card in sight.state.taken_cards())


def why_room(sight: Sight, move: Move, rest: int) -> Iterator[Reason]:
    """The reason that cards can be laid off after this that could not before, if so."""
    could = sight.fitting if sight.is_sallan and not taken(sight) else 0
    room = open_on_table(after(sight.state, move)) & rest & ~could
    if room:
        yield because("sallan-room" if not sight.is_sallan else "room", cards=names(room))


def why_this_meld(sight: Sight, move: Move, thought: Thought) -> Iterator[Reason]:
    """The reason that this meld takes more points out of the hand than the next best, if so."""
    others = [one.move for one in thought.candidates if one.move != move and is_meld(one.move)]
    if not (is_meld(move) and others):
        return
    points, less = (sight.cost(cards_used(one), sight.is_sallan) for one in (move, others[0]))
    if points > less:
        yield because("meld-more", cards=cards_laid(others[0]), points=points, less=less)


# Other moves.


def why_no_discard(sight: Sight) -> Iterator[Reason]:
    """The reasons why the turn ends without a discard (§3.7)."""
    potters = sight.hand & sight.potters
    banned = sight.state.banned_cards(sight.seat) & ~potters
    refused = sight.hand & ~potters & ~banned
    yield because("end", potters=potters.bit_count(), refused=refused.bit_count(), banned=banned.bit_count())


def standing(sight: Sight) -> Reason:
    """The reason of last resort: how the round stands."""
    seat, least = sight.smallest_hand()
    points = sight.cost(sight.hand, sight.is_sallan)
    return because("standing", count=sight.hand.bit_count(), points=points, seat=seat, least=least)
