"""Why a card of Jolly is discarded, and why a card that could be laid is held back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from parlour.bots.french_reasons import copies, first_with_more, melds_with, wanted_with
from parlour.bots.search import Thought
from parlour.core.melds import cards_of, mask_of
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.consts import DISCARD, JOKER, NOBODY, RUN
from parlour.games.jolly.play.reasons_counts import (
    ACE_HIGH,
    Sight,
    after,
    because,
    cards_laid,
    is_add,
    is_laying,
    melded,
    names,
    open_on_table,
)


def is_discard(move: Move) -> bool:
    """Whether a move is a discard."""
    return DISCARD <= move.id < RUN


def why_discard(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons to discard this card and no other."""
    card = thought.move.id - DISCARD
    if sight.size == 1:
        yield because("discard-wins", card=DECK.write(card), seat=sight.other, count=sight.state.hand_size(sight.other))
        return
    if sight.state.melds > sight.state.first_new_meld() and not sight.has_opened:
        yield because("discard-opens", points=sight.state.opening_points())
    yield from why_held(sight, thought)
    found = list(why_rather(sight, card, rivals(sight, thought))) if card != JOKER else []
    yield from found or [what_is_left(sight, card)]


def rivals(sight: Sight, thought: Thought) -> list[int]:
    """The other cards that may be discarded, without jokers, those that the player considered first."""
    thought_of = [one.move.id - DISCARD for one in thought.candidates if is_discard(one.move)]
    rest = [card for card in cards_of(sight.hand) if card not in thought_of]
    return [card for card in thought_of + rest if card not in (thought.move.id - DISCARD, JOKER)]


def why_rather(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reasons for this card against the others."""
    if not sight.state.table_is_open():
        yield from why_still_opens(sight, card, others)
    yield from why_second(sight, card)
    yield from why_not_fitting(sight, card, others)
    yield from why_few_outs(sight, card, others)
    yield from why_gives_little(sight, card, others)


def why_still_opens(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The cards that open without this one, compared with those without the next best discard."""
    if sight.state.opens_with(NOBODY, card):
        yield from why_ready(sight, card)
        return
    with_this = sight.opening(sight.unseen, card)
    if not with_this["outs"]:
        return
    less = sight.opening(sight.unseen, others[0])["outs"] if others else 0
    if others and less < with_this["outs"]:
        both = {"card": DECK.write(card), "other": DECK.write(others[0])}
        yield because("discard-opening", **both, **with_this, less=less)
    else:
        yield because("discard-near", card=DECK.write(card), **with_this)


def why_ready(sight: Sight, card: int) -> Iterator[Reason]:
    """The reason that the hand can open without this card but not without others, if so."""
    needed = [one for one in cards_of(sight.hand) if not sight.state.opens_with(NOBODY, one)]
    if needed:
        yield because("discard-ready", card=DECK.write(card), cards=[DECK.write(one) for one in needed])


def why_second(sight: Sight, card: int) -> Iterator[Reason]:
    """The reason that a second copy cannot be in a meld with the first (§4.5), if so."""
    if sight.held(card) > 1:
        yield because("discard-second", card=DECK.write(card))


def why_not_fitting(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that the others fit onto the table and this card does not, if so."""
    fit = mask_of(others) & sight.fitting
    if fit and not sight.fitting >> card & 1:
        yield because("discard-fits-not", card=DECK.write(card), cards=names(fit))


def why_few_outs(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that fewer cards complete a meld with it than with another card, if so."""
    facts = first_with_more("outs", card, others, partial(outs_of, sight), DECK.write)
    if facts:
        yield because("discard-outs", **facts, unseen=sight.unseen_count)


def outs_of(sight: Sight, card: int) -> int:
    """The number of unseen cards, without jokers, that form a meld with a card and another one of the hand."""
    return copies(wanted_with(card, sight.hand, ACE_HIGH), sight.unseen)


def why_gives_little(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that the opponent could form fewer melds with it than with another card, if so."""
    facts = first_with_more("melds", card, others, partial(melds_given, sight), DECK.write)
    if facts:
        yield because("discard-gives", **facts, seat=sight.other)


def melds_given(sight: Sight, card: int) -> int:
    """The melds of three without a joker that the opponent could have with a card."""
    known = [one for one in sight.state.known_cards(sight.other) if one != JOKER]
    theirs = mask_of([one for one in range(JOKER) if sight.unseen[one] or one in known])
    return melds_with(card, theirs, ACE_HIGH)


def what_is_left(sight: Sight, card: int) -> Reason:
    """The reason that states the chances of the remaining hand."""
    hopes = sight.completing(sight.without(card), sight.unseen)
    return because("discard-left", count=sight.size - 1, **hopes)


# Cards held back.


def why_held(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons to keep what could be laid."""
    laying = [one.move for one in thought.candidates if is_laying(one.move)]
    laying = laying or [move for move in sight.state.legal() if is_laying(move)]
    if not laying or not sight.state.table_is_open():
        return
    loose = sight.hand & ~melded(sight.hand) & ~sight.fitting
    if loose.bit_count() > 1:
        yield because("held-loose", cards=names(loose), count=sight.size)
    elif is_add(laying[0]):
        yield from why_no_room(sight, laying[0])


def why_no_room(sight: Sight, laying: Move) -> Iterator[Reason]:
    """The reason that a lay-off would let the opponent lay off cards that are stuck now, if so."""
    room = open_on_table(after(sight.state, laying)) & ~sight.fitting & ~sight.hand
    outs = copies(room, sight.unseen)
    if outs:
        yield because("held-room", card=cards_laid(laying)[0], cards=names(room), outs=outs)
