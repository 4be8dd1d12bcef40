"""The meaning of a written meld or lay-off: where its wilds go, and which actions it consists of.

A Potter written without a meaning is itself wherever it fits as itself (§6.7). If wilds could stand for several cards,
the player is asked (`AmbiguousMove`), because the choice is the player's (§6.5).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from parlour.core.consts import SUIT_CARDS, THREES, WHOLE_SUIT
from parlour.core.errors import AmbiguousMove, Refusal
from parlour.core.melds import (
    Limits,
    cards_of,
    first_place,
    in_order,
    is_meld,
    mask_of,
    second_place,
    shapes,
    three_places,
)
from parlour.core.moves import Move
from parlour.games.potter.law.cards import DECK, write_played
from parlour.games.potter.law.consts import ADD, FILLERS, MELD, NATURAL, PLACES, WAYS
from parlour.games.potter.law.melding import way_fillers
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.refusals import (
    AddBeforeSallan,
    AroundTheCorner,
    CardTwice,
    DoesNotFit,
    NoNaturalCard,
    NoSuchMeld,
    NotAMeld,
    WildBeforeSallan,
)

THREE_OF = {mask_of(three_places(three)): three for three in range(THREES)}
WAY_OF = {way_fillers(way): way for way in range(WAYS)}

Reading = dict[int, int]  # for each card stood for, the card that is played there


class Played(NamedTuple):
    """A card as somebody wrote it, with or without what it stands for."""

    card: int
    meant: int | None

    @property
    def stands_for(self) -> int:
        """What the card stands for: itself, if nothing was written."""
        return self.card if self.meant is None else self.meant

    def __str__(self) -> str:
        return write_played(self.card, self.stands_for)


def read_meld(state: Potter, text: str, played: list[Played]) -> Move:
    """The move of a meld of any length, with its cards in any order."""
    check_twice(state, played)
    if len(played) < 3:
        raise NotAMeld(cards=write(played), why="few")
    found = list(readings(state, played, 0))
    if not found:
        raise why_no_meld(state, played)
    if any(has_wild(reading) for reading in found) and not state.is_sallan(state.on_turn) and not state.over:
        raise WildBeforeSallan(cards=write(played))
    return chosen(state, text, [meld_move(state, reading) for reading in found])


def read_add(state: Potter, text: str, played: list[Played], number: int) -> Move:
    """The move of a lay-off of one or more cards, in any order, onto the meld with this number."""
    check_twice(state, played)
    if not 1 <= number <= state.melds:
        raise NoSuchMeld(asked=number, melds=state.melds)
    meld = number - 1
    stands = state.meld_mask(meld)
    for one in played:
        if stands >> one.stands_for & 1 and not is_free(state, one):
            raise CardTwice(card=DECK.write(one.stands_for))
    found = list(readings(state, played, stands))
    if not found:
        raise DoesNotFit(cards=write(played), number=number)
    if len(found) > 1 and not state.over and not state.is_sallan(state.on_turn):
        raise AddBeforeSallan()
    return chosen(state, text, [add_move(state, meld, reading) for reading in found])


def is_free(state: Potter, one: Played) -> bool:
    """Whether a card is a Potter without a written meaning."""
    return one.meant is None and bool(state.potter_cards() >> one.card & 1)


def check_twice(state: Potter, played: list[Played]) -> None:
    """Check that no card occurs twice, neither from the hand nor as what it stands for (§4.5)."""
    cards = [one.card for one in played]
    settled = [one.stands_for for one in played if not is_free(state, one)]
    for card in cards + settled:
        if cards.count(card) > 1 or settled.count(card) > 1:
            raise CardTwice(card=DECK.write(card))


def readings(state: Potter, played: list[Played], base: int) -> Iterator[Reading]:
    """What the cards could mean on top of a meld (or none), with as many Potters as possible as themselves (§6.7)."""
    free = [one.card for one in played if is_free(state, one)]
    fixed = {one.stands_for: one.card for one in played if one.card not in free}
    for wild_count in range(len(free) + 1):
        found = False
        for wilds in combinations(free, wild_count):
            themselves = {card: card for card in free if card not in wilds}
            if not fixed.keys() & themselves.keys():
                for reading in with_wilds(state, fixed | themselves, wilds, base):
                    found = True
                    yield reading
        if found:
            return


def with_wilds(state: Potter, placed: Reading, wilds: tuple[int, ...], base: int) -> Iterator[Reading]:
    """Every way in which these wilds complete the cards that have their places."""
    if mask_of(list(placed)) & base or not (base or any(card == place for place, card in placed.items())):
        return
    known = mask_of(list(placed)) | base
    for stands in shapes(known, len(wilds), Limits(ace_high=state.ace_high)):
        for meanings in permutations(cards_of(stands & ~known)):
            if all(card != meaning for card, meaning in zip(wilds, meanings, strict=True)):
                yield placed | dict(zip(meanings, wilds, strict=True))


def has_wild(reading: Reading) -> bool:
    """Whether a card stands for another."""
    return any(card != place for place, card in reading.items())


def chosen(state: Potter, text: str, moves: list[Move]) -> Move:
    """The only reading; several raise AmbiguousMove, unless none of them would be legal."""
    if len(moves) > 1 and any(state.refusal(move) is None for move in moves):
        raise AmbiguousMove("ambiguous-wild", given=text, readings=sorted(map(str, moves)))
    return moves[0]


def meld_move(state: Potter, reading: Reading) -> Move:
    """A meld as actions: three cards including a natural one, then the others one by one at its ends."""
    places = in_order(mask_of(list(reading)))
    start = next(i for i in range(len(places) - 2) if any(reading[place] == place for place in places[i : i + 3]))
    three = mask_of(places[start : start + 3])
    order = three_places(THREE_OF[three])
    fillers = tuple(filler_of(place, reading) for place in order)
    action = MELD + THREE_OF[three] * WAYS + WAY_OF[fillers]  # type: ignore[index]  # three of them
    rest = {place: card for place, card in reading.items() if not three >> place & 1}
    text = " ".join(write_played(reading[place], place) for place in places)
    return Move((action, *add_actions(state, state.melds, three, rest)), f"meld {text}")


def add_move(state: Potter, meld: int, reading: Reading) -> Move:
    """A lay-off as actions, one per card."""
    stands = state.meld_mask(meld)
    places = [place for place in in_order(stands | mask_of(list(reading))) if place in reading]
    text = " ".join(write_played(reading[place], place) for place in places)
    return Move(add_actions(state, meld, stands, reading), f"add {text} to {meld + 1}")


def add_actions(state: Potter, meld: int, stands: int, reading: Reading) -> tuple[int, ...]:
    """The lay-offs that bring these cards to a meld, each at a place that is open by then."""
    actions = []
    left = dict(reading)
    while left:
        ends = (first_place(stands), second_place(stands, state.ace_high))
        end = next(end for end in range(PLACES) if ends[end] in left)
        place = ends[end]
        actions.append(ADD + (meld * PLACES + end) * FILLERS + 1 + filler_of(place, reading))
        stands |= 1 << place
        del left[place]
    return tuple(actions)


def filler_of(place: int, reading: Reading) -> int:
    """What fills a place: NATURAL, or the suit of the Potter."""
    card = reading[place]
    return NATURAL if card == place else card // SUIT_CARDS


def write(played: list[Played]) -> str:
    """The cards as they were written."""
    return " ".join(map(str, played))


def why_no_meld(state: Potter, played: list[Played]) -> Refusal:
    """Why cards form no meld, with Potters taken as themselves unless something else was written."""
    cards = write(played)
    stands = [one.stands_for for one in played]
    if all(one.meant not in (None, one.card) for one in played):
        return NoNaturalCard(cards=cards)
    for card in stands:
        if stands.count(card) > 1:
            return CardTwice(card=DECK.write(card))
    plain = [card for one, card in zip(played, stands, strict=True) if not is_free(state, one)] or stands
    if len({card % SUIT_CARDS for card in plain}) == 1:
        return NotAMeld(cards=cards, why="suits")
    if len({card // SUIT_CARDS for card in plain}) > 1:
        return NotAMeld(cards=cards, why="mixed")
    if len(stands) > SUIT_CARDS:
        return NotAMeld(cards=cards, why="long")
    if is_meld(mask_of(plain), ace_high=True):
        return AroundTheCorner(cards=cards, why="high")
    if goes_round(mask_of(plain)):
        return AroundTheCorner(cards=cards, why="corner")
    return NotAMeld(cards=cards, why="gap")


def goes_round(stands: int) -> bool:
    """Whether the ranks of one suit are consecutive only around the corner: king, ace, two."""
    suit = (stands & -stands).bit_length() // SUIT_CARDS * SUIT_CARDS
    ranks = stands >> suit & WHOLE_SUIT
    twice = ranks | ranks << SUIT_CARDS
    size = ranks.bit_count()
    row = (1 << size) - 1
    return bool(ranks & 1 and ranks >> 12 & 1) and any(twice >> start & row == row for start in range(SUIT_CARDS))
