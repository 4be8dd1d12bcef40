"""Why a move of Jolly is good: the draw, the Jolly Hand, what is laid. Discards are in reasons_discard.py.

Every reason counts cards or points of the position, and uses only what the seat on turn may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

from parlour.bots.french_reasons import wanted
from parlour.bots.search import Thought
from parlour.core.melds import cards_of
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.state import State
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.consts import (
    ADD,
    CONCEDE,
    DISCARD,
    DRAW,
    GAMBLING,
    JOKER,
    JOLLY,
    JOLLY_CARDS,
    OPENING,
    PUTBACK,
    RUN,
    SWAP,
    TAKE,
)
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import WORDS, shape_of
from parlour.games.jolly.play.reasons_counts import (
    ACE_HIGH,
    Sight,
    after,
    because,
    cards_laid,
    goes_out,
    has_pair,
    is_add,
    is_meld,
    kind_of,
    look,
    names,
    open_on_table,
)
from parlour.games.jolly.play.reasons_discard import why_discard

MOST_REASONS = 3


def kind(state: State, move: Move) -> Reason:
    """The kind of action."""
    return Reason(f"hint-jolly-kind-{word_of(move)}")


def what(state: State, move: Move) -> Reason:
    """The whole action with its cards."""
    return Reason(f"hint-jolly-{word_of(move)}", facts_of(cast(Jolly, state), move))


def word_of(move: Move) -> str:
    """The verb of a move."""
    for first, word in ((SWAP, "swap"), (ADD, "add"), (RUN, "meld"), (DISCARD, "discard")):
        if move.id >= first:
            return word
    return WORDS[move.id]


def facts_of(state: Jolly, move: Move) -> dict[str, Any]:
    """The cards of a move, and the meld that it goes to."""
    match word_of(move):
        case "add":
            return {"cards": cards_laid(move), "number": int(move.text.split()[-1])}
        case "swap":
            return {"card": cards_laid(move)[0], "number": int(move.text.split()[-1])}
        case "meld":
            return {"cards": cards_laid(move)}
        case "discard":
            return {"card": move.text.split()[1]}
        case "take":
            return {"card": DECK.write(state.pile_cards()[-1])}
        case "putback":
            return {"card": DECK.write(state.taken_card())}
        case "jolly":
            return {"card": DECK.write(state.jolly_card)}
    return {}


def why(state: State, thought: Thought) -> list[Reason]:
    """The most important reasons for a move."""
    sight = look(cast(Jolly, state))
    return list(islice(all_reasons(sight, thought), MOST_REASONS)) or [standing(sight)]


def all_reasons(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons for a move, the most important first."""
    move, state = thought.move, sight.state
    if move.id == DRAW:
        yield from why_draw(sight)
    elif move.id == TAKE:
        yield from why_take(sight, move)
    elif move.id == PUTBACK:
        yield why_put_back(sight)
    elif move.id == JOLLY:
        yield from why_jolly(sight)
    elif state.turn_phase() == GAMBLING and move.id != CONCEDE and sight.size > 1:
        yield from why_cleared(sight, move)
    elif move.id == CONCEDE:
        yield from why_conceded(sight)
    else:
        yield from why_discard(sight, thought) if move.id < RUN else why_laid(sight, move, thought)


def standing(sight: Sight) -> Reason:
    """The reason of last resort: how the game stands."""
    return because("standing", count=sight.size, seat=sight.other, least=sight.state.hand_size(sight.other))


# The draw.


def why_draw(sight: Sight) -> Iterator[Reason]:
    """The reasons to draw from the stock, and neither take the top card nor declare a Jolly Hand."""
    legal = sight.state.legal_ids()
    if JOLLY in legal and not sight.state.jolly_hand_can_win():
        yield why_no_jolly(sight)
    if TAKE in legal:
        yield from why_not_take(sight)
    yield from why_stock(sight)


def why_stock(sight: Sight) -> Iterator[Reason]:
    """The reasons for the stock: what a drawn card may do."""
    opening = sight.opening(sight.drawable()) if not sight.has_opened else {"outs": 0}
    if opening["outs"]:
        yield because("draw-opening", **opening)
    melds = sight.completing(sight.hand, sight.drawable())
    if melds["outs"]:
        yield because("draw-meld", **melds)


def why_no_jolly(sight: Sight) -> Reason:
    """The reason that a Jolly Hand would fail, shown by the cards that fit no other."""
    card = sight.state.jolly_card
    cards = sight.hand | (0 if card == JOKER else 1 << card)
    loners = sum(1 << one for one in cards_of(cards) if not has_partner(one, cards))
    if sight.jokers or card == JOKER or loners.bit_count() < 2:
        return because("no-jolly", card=DECK.write(card), count=JOLLY_CARDS + 1)
    return because("no-jolly-loners", card=DECK.write(card), cards=names(loners))


def has_partner(card: int, hand: int) -> bool:
    """Whether another card of the hand can be in a meld of three with this one."""
    return any(has_pair(1 << card | 1 << other) for other in cards_of(hand & ~(1 << card)))


def why_not_take(sight: Sight) -> Iterator[Reason]:
    """The reason that the top card forms no meld with the hand, if so."""
    top = sight.state.pile_cards()[-1]
    if sight.has_opened and top != JOKER and not wanted(sight.hand, ACE_HIGH) >> top & 1:
        yield because("draw-not-top", card=DECK.write(top), count=sight.size)


def why_take(sight: Sight, take: Move) -> Iterator[Reason]:
    """The reasons to take the top card and not draw from the stock."""
    top = DECK.write(sight.state.pile_cards()[-1])
    if goes_out(sight.state, take):
        yield because("take-out", card=top, count=sight.size + 1)
    twin = after(sight.state, take)
    if not sight.has_opened:
        chance = sight.opening(sight.drawable())
        yield because("take-opening", card=top, points=twin.clone().most_to_open_with(), **chance)
        return
    melds = [move for move in twin.legal() if is_meld(move) and top in cards_laid(move)]
    if melds:
        chance = sight.completing(sight.hand, sight.drawable())
        yield because("take-meld", card=top, cards=cards_laid(melds[0]), **chance)
    fits = [move for move in twin.legal() if is_add(move) and top in cards_laid(move)]
    if fits and not melds:
        yield because("take-fits", card=top, number=int(fits[0].text.split()[-1]), count=sight.size)


def why_put_back(sight: Sight) -> Reason:
    """The reason to put the taken card back: what a card of the stock may do instead."""
    card = sight.state.taken_card()
    return because("putback", card=DECK.write(card), **sight.completing(sight.without(card), sight.drawable()))


# The Jolly Hand.


def why_jolly(sight: Sight) -> Iterator[Reason]:
    """The reason to declare a Jolly Hand: all cards can be laid."""
    if sight.state.jolly_hand_can_win():
        yield because("jolly-wins", card=DECK.write(sight.state.jolly_card), count=JOLLY_CARDS + 1)


def why_cleared(sight: Sight, move: Move) -> Iterator[Reason]:
    """The reason for a step of a Jolly Hand that wins."""
    twin = after(sight.state, move)
    if twin.over:
        yield because("laid-wins", count=sight.size)
    elif twin.jolly_hand_can_win():
        yield because("clears", count=twin.hand_size(sight.seat))


def why_conceded(sight: Sight) -> Iterator[Reason]:
    """The reason to concede: the Jolly Hand has failed."""
    if not sight.state.jolly_hand_can_win():
        yield because("concede", count=sight.size)


# Laying.


def why_laid(sight: Sight, move: Move, thought: Thought) -> Iterator[Reason]:
    """The reasons for a meld, a lay-off or a swap."""
    twin = after(sight.state, move)
    if twin.over:
        yield because("laid-wins", count=sight.size)
        return
    if goes_out(sight.state, move):
        yield because("laid-out", count=sight.size, left=twin.hand_size(sight.seat))
        return
    if not sight.has_opened:
        yield from why_opening(twin)
    yield from why_pays(sight, twin)
    if move.id >= SWAP:
        yield from why_swap(move, twin)
    yield from why_this_meld(sight, move, thought)
    yield from why_room(sight, twin)
    left = twin.hand_size(sight.seat)
    yield because("laid-left", count=left, seat=sight.other, least=twin.hand_size(sight.other))


def why_opening(twin: Jolly) -> Iterator[Reason]:
    """The reason that states the progress of the opening after this (§5.1)."""
    pure = "yes" if twin.opening_is_pure() else "no"
    yield because("opening", points=twin.opening_points(), needed=OPENING, pure=pure)


def why_pays(sight: Sight, twin: Jolly) -> Iterator[Reason]:
    """The reason that the taken card is used, or a swapped joker is in a meld (§3.9), if so."""
    (_, taken, jokers), (_, still, left) = sight.state.debts(), twin.debts()
    if taken and not still:
        yield because("uses-taken", card=DECK.write(sight.state.taken_card()))
    if left < jokers:
        yield because("uses-joker", count=jokers, left=left)


def why_swap(move: Move, twin: Jolly) -> Iterator[Reason]:
    """The reason that the swapped joker forms a new meld, if so."""
    melds = [one for one in twin.legal() if is_meld(one) and JOKER in map(kind_of, cards_laid(one))]
    if melds:
        yield because("swap", card=cards_laid(move)[0], cards=cards_laid(melds[0]))


def why_this_meld(sight: Sight, move: Move, thought: Thought) -> Iterator[Reason]:
    """The reason that it counts more than the next best meld, while the opening counts, if so."""
    others = [one.move for one in thought.candidates if one.move != move and is_meld(one.move)]
    if sight.has_opened or not is_meld(move) or not others:
        return
    points, less = shape_of(move.id).points(), shape_of(others[0].id).points()
    if points > less:
        yield because("meld-more", cards=cards_laid(others[0]), points=points, less=less)


def why_room(sight: Sight, twin: Jolly) -> Iterator[Reason]:
    """The reason that cards can be laid off after this that could not before, if so."""
    if not twin.table_is_open():
        return
    could = sight.fitting if sight.state.table_is_open() else 0
    rest, _, _ = twin.hand_masks(sight.seat)
    room = open_on_table(twin) & rest & ~could
    if room:
        yield because("room", cards=names(room))
