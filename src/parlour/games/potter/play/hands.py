"""How a player values hands of Potter: masks and tables, fast enough to play out thousands of rounds.

The core's solver is exact in every case but several times slower; a cover here consists of melds of natural cards, and
of pairs that one wild completes. A hand is a mask of cards, suit * 13 + rank.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import CARDS, RUN_STARTS, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS, THREES
    from parlour.core.melds import THREE_CARDS
    from parlour.games.potter.law.melding import three_of_a_rank

    # The same numbers as in hands.pxd, for Python.
    MOST_FROM = 12
    MOST_PAIRS = 8
    MOST_PARTNERS = 8
    CARD_WORTH = 3

    MELDS_FROM = [0] * (CARDS * MOST_FROM)
    MELD_WORTH = [0] * (CARDS * MOST_FROM)
    MELD_COUNT = [0] * CARDS
    THREE_COUNT = [0] * CARDS  # the number of melds of three, which come first
    PAIRS_FROM = [0] * (CARDS * MOST_PAIRS)
    PAIR_COUNT = [0] * CARDS
    PARTNER_MASKS = [0] * (CARDS * MOST_PARTNERS)
    PARTNER_COUNT = [0] * CARDS
    NEAR = [0] * CARDS


def write_hand_tables() -> None:
    """Fill the tables: melds and pairs by their lowest card, and each card's partners in melds of three."""
    for three in range(THREES):
        if is_usual(three):
            note_meld(THREE_CARDS[three])
            note_partners(THREE_CARDS[three])
    for card in range(CARDS):
        THREE_COUNT[card] = MELD_COUNT[card]
    for three in range(RUN_THREES):
        note_longer_runs(THREE_CARDS[three], three % RUNS_A_SUIT)
    for card in range(CARDS):
        if card < SUIT_CARDS:
            note_meld(bit(card) | bit(card + SUIT_CARDS) | bit(card + 2 * SUIT_CARDS) | bit(card + 3 * SUIT_CARDS))
        for other in range(card + 1, CARDS):
            if are_near(card, other):
                PAIRS_FROM[card * MOST_PAIRS + PAIR_COUNT[card]] = bit(card) | bit(other)
                PAIR_COUNT[card] += 1


def is_usual(three: int) -> bool:
    """Whether a meld of three counts: Q-K-A is a run at few tables, so it is laid when legal but not planned."""
    return three >= RUN_THREES or three % RUNS_A_SUIT != RUNS_A_SUIT - 1


def note_longer_runs(three: int, rank: int) -> None:
    """Add the runs of four and five that begin with this one; longer runs divide into these."""
    if rank + 3 < SUIT_CARDS:
        note_meld(three | three << 1)
    if rank + 4 < SUIT_CARDS:
        note_meld(three | three << 2)


def note_meld(meld: int) -> None:
    """Add a meld under its lowest card."""
    card = lowest(meld)
    place = card * MOST_FROM + MELD_COUNT[card]
    MELDS_FROM[place] = meld
    MELD_WORTH[place] = worth_of(meld)
    MELD_COUNT[card] += 1


def note_partners(three: int) -> None:
    """Add a meld of three under each of its cards, as the two others."""
    rest = three
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        PARTNER_MASKS[card * MOST_PARTNERS + PARTNER_COUNT[card]] = three & ~bit(card)
        PARTNER_COUNT[card] += 1
        NEAR[card] |= three & ~bit(card)


def are_near(card: int, other: int) -> bool:
    """Whether one more card makes a meld of these two, of which the first is the lower."""
    if card % SUIT_CARDS == other % SUIT_CARDS:
        return True
    return card // SUIT_CARDS == other // SUIT_CARDS and other - card <= 2


def near_to(card: int) -> int:
    """The cards that can be in a meld of three with this one."""
    return NEAR[card]


def worth_of(cards: int) -> int:
    """The worth of getting rid of cards: their points, and a bonus for each of them."""
    worth = 0
    while cards:
        worth += lowest(cards) % SUIT_CARDS + 1 + CARD_WORTH
        cards &= cards - 1
    return worth


def in_threes(hand: int) -> int:
    """The cards that are in a meld of cards of the hand alone."""
    starts = hand & hand >> 1 & hand >> 2 & RUN_STARTS
    melded = starts | starts << 1 | starts << 2
    ranks = three_of_a_rank(hand)
    if ranks:
        melded |= hand & (ranks | ranks << SUIT_CARDS | ranks << 2 * SUIT_CARDS | ranks << 3 * SUIT_CARDS)
    return melded


def cover(hand: int, wilds: int) -> int:
    """The most that melds can take out of a hand, together with `wilds` wilds that each complete a pair."""
    return cover_with_wilds(hand, wilds) if wilds else natural_cover(hand)


def natural_cover(hand: int) -> int:
    """The most that melds without wilds can take: tries each meld of the lowest card, and leaving it out."""
    hand = in_threes(hand)
    if not hand:
        return 0
    card = lowest(hand)
    best = natural_cover(hand & (hand - 1))
    for place in range(card * MOST_FROM, card * MOST_FROM + MELD_COUNT[card]):
        if not MELDS_FROM[place] & ~hand:
            found = MELD_WORTH[place] + natural_cover(hand & ~MELDS_FROM[place])
            if found > best:
                best = found
    return best


def cover_with_wilds(hand: int, wilds: int) -> int:
    """The most that melds with wilds can take: tries no meld, a natural meld and a wild pair for the lowest card."""
    if not wilds:
        return natural_cover(hand)
    if not hand & (hand - 1):
        return 0
    card = lowest(hand)
    best = cover_with_wilds(hand & (hand - 1), wilds)
    for place in range(card * MOST_FROM, card * MOST_FROM + MELD_COUNT[card]):
        if not MELDS_FROM[place] & ~hand:
            found = MELD_WORTH[place] + cover_with_wilds(hand & ~MELDS_FROM[place], wilds)
            if found > best:
                best = found
    for place in range(card * MOST_PAIRS, card * MOST_PAIRS + PAIR_COUNT[card]):
        if not PAIRS_FROM[place] & ~hand:
            found = worth_of(PAIRS_FROM[place]) + cover_with_wilds(hand & ~PAIRS_FROM[place], wilds - 1)
            if found > best:
                best = found
    return best


def hopes_of(card: int, hand: int, dead: int, link: int, hope: int) -> int:
    """What a card may become: `link` for each live meld that lacks one more card, `hope` for each that lacks two."""
    found = 0
    for place in range(card * MOST_PARTNERS, card * MOST_PARTNERS + PARTNER_COUNT[card]):
        if not PARTNER_MASKS[place] & dead:
            found += link if PARTNER_MASKS[place] & hand else hope
    return found


write_hand_tables()
