"""Why a card of Potter is discarded, and why a card that could be laid is held back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from parlour.bots.french_reasons import chance, first_with_more, melds_with, wanted_with
from parlour.bots.search import Thought
from parlour.core.melds import cards_of, mask_of
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.games.potter.law.cards import DECK
from parlour.games.potter.law.consts import DISCARD, LARGEST_TAKE, MELD
from parlour.games.potter.law.rules import helped_by
from parlour.games.potter.play.reasons_counts import (
    Sight,
    after,
    because,
    cards_used,
    is_laying,
    is_meld,
    names,
    open_on_table,
    points_of,
    threat,
)


def card_of(move: Move) -> int:
    """The card of a discard."""
    return move.id - DISCARD


def is_discard(move: Move) -> bool:
    """Whether a move is a discard."""
    return DISCARD <= move.id < MELD


def why_discard(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons to discard this card and no other."""
    card = card_of(thought.move)
    if sight.hand == 1 << card:
        yield because("discard-wins", card=DECK.write(card), count=others_hold(sight))
        return
    found = list(why_rather(sight, card, rivals(sight, thought)))
    yield from found or [what_is_left(sight, card)]


def why_rather(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reasons for this card against the others."""
    yield from why_not_fitting(sight, card, others)
    yield from why_few_outs(sight, card, others)
    yield from why_dearest(sight, card)
    yield from why_gives_little(sight, card, others)
    yield from why_locks(sight, card, others)


def others_hold(sight: Sight) -> int:
    """The number of cards that the others hold together."""
    state = sight.state
    return sum(state.hand(seat).bit_count() for seat in range(state.seats) if seat != sight.seat)


def rivals(sight: Sight, thought: Thought) -> list[int]:
    """The other cards that may be discarded, those that the player considered first."""
    thought_of = [card_of(one.move) for one in thought.candidates if is_discard(one.move)]
    rest = [card for card in cards_of(sight.state.fit_discards()) if card not in thought_of]
    return [card for card in thought_of + rest if card != card_of(thought.move)]


def why_not_fitting(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that the others fit onto the table and this card does not, if so."""
    fit = mask_of(others) & sight.fitting
    if fit and not sight.fitting >> card & 1:
        yield because("discard-fits-not", card=DECK.write(card), cards=names(fit))


def why_few_outs(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that fewer cards complete a meld with it than with another card, if so."""
    waiting = [other for other in others if not melds_with(other, sight.hand, bool(sight.state.ace_high))]
    facts = first_with_more("outs", card, waiting, partial(outs_of, sight), DECK.write)
    if facts:
        yield because("discard-outs", **facts, unseen=sight.unseen_count)


def outs_of(sight: Sight, card: int) -> int:
    """The number of unseen cards that form a meld with a card and another one of the hand."""
    return sight.outs(wanted_with(card, sight.hand, bool(sight.state.ace_high)))


def why_dearest(sight: Sight, card: int) -> Iterator[Reason]:
    """The reason that no other possible discard costs more, if so."""
    points = points_of(1 << card)
    if points == max(points_of(1 << one) for one in cards_of(sight.state.fit_discards())):
        whole = sight.cost(sight.hand, sight.is_sallan)
        yield because("discard-dearest", card=DECK.write(card), points=points, whole=whole)
        yield from threat(sight)


def why_gives_little(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that the next seat could form fewer melds with it, by taking the pile, than with another, if so."""
    facts = first_with_more("melds", card, others, partial(melds_given, sight), DECK.write)
    if facts and sight.pile.bit_count() < LARGEST_TAKE:
        yield because("discard-gives", **facts, seat=sight.next_seat)


def melds_given(sight: Sight, card: int) -> int:
    """The melds of three that the next seat could form with a card, from the pile and what its hand may hold."""
    unseen = mask_of([one for one, copies in enumerate(sight.unseen) if copies])
    theirs = unseen | sight.pile | sight.state.known_cards(sight.next_seat)
    return melds_with(card, theirs, bool(sight.state.ace_high))


def why_locks(sight: Sight, card: int, others: list[int]) -> Iterator[Reason]:
    """The reason that it blocks more unseen cards from being discarded than the next best does (§7.1), if so."""
    refused, unseen = sight.outs(helped_by(card)), sight.unseen_count
    if refused and (not others or refused > sight.outs(helped_by(others[0]))):
        yield because("discard-locks", card=DECK.write(card), seat=sight.next_seat, **chance(refused, unseen))


def what_is_left(sight: Sight, card: int) -> Reason:
    """The reason that states what stays in the hand."""
    rest = sight.hand & ~(1 << card)
    return because("discard-left", count=rest.bit_count(), points=sight.cost(rest, sight.is_sallan))


# Cards held back.


def why_held(sight: Sight, thought: Thought) -> Iterator[Reason]:
    """The reasons to keep what could be laid."""
    laying = [one.move for one in thought.candidates if is_laying(one.move)]
    laying = laying or [move for move in sight.state.legal() if is_laying(move)]
    if not laying:
        return
    if not sight.is_sallan:
        yield from why_no_sallan(sight, laying[0])
    else:
        yield from why_no_room(sight, laying[0])


def why_no_sallan(sight: Sight, meld: Move) -> Iterator[Reason]:
    """The reason that a Sallan's Potters cost more (§8.3), if there are any."""
    potters = sight.hand & sight.potters & ~cards_used(meld)
    now, then = sight.cost(potters, False), sight.cost(potters, True)
    if potters:
        yield because("held-potters", cards=names(potters), count=potters.bit_count(), points=now, more=then)


def why_no_room(sight: Sight, laying: Move) -> Iterator[Reason]:
    """The reason that a lay-off would let others lay off cards that they cannot now, if so."""
    room = open_on_table(after(sight.state, laying)) & ~sight.fitting & ~sight.hand
    unseen = mask_of([card for card in cards_of(room) if sight.unseen[card]])
    if unseen and not is_meld(laying):
        yield because("held-room", card=laying.text.split()[1], cards=names(unseen))
