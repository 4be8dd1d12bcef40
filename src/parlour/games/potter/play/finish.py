"""Going out in Potter: whether a hand can be laid down this turn, whole or except for one card to discard.

Melds of three are tried first, without and with wilds; then the remaining cards must fit onto the melds on the table,
one by one. The table is three masks: the cards that its runs take below and above, and those that its sets lack.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import CARDS, NO_CARD, ONE_RANK, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS, THREES
    from parlour.core.melds import THREE_CARDS, first_place, second_place
    from parlour.games.potter.play.hands import in_threes


class Going:
    """Answers whether a hand can go out. The caller sets the fields for the table, and passes the hand."""

    def __init__(self) -> None:
        self.potters = 0  # of the round
        self.fit = 0  # the cards that may be discarded at the end
        self.low = 0  # the cards that runs of the table take at their low ends
        self.high = 0
        self.sets = 0
        self.ace_high = False

    def clear_table(self) -> None:
        """Remove all melds."""
        self.low = 0
        self.high = 0
        self.sets = 0

    def lay(self, first: int, second: int, is_run: bool) -> None:
        """Add a meld with the places of `open_places`."""
        if first != NO_CARD:
            if is_run:
                self.low |= bit(first)
            else:
                self.sets |= bit(first)
        if second != NO_CARD:
            self.high |= bit(second)

    def goes_out(self, hand: int, step: int, may_wild: bool, may_lay: bool) -> bool:
        """Whether a hand can go out with melds from this step on: first those of natural cards, then with a wild."""
        if may_lay and self.fits_on(hand):
            return True
        for three in range(step, THREES):
            if self.is_natural(hand, three) and self.goes_after(hand, three, 0, three + 1):
                return True
        if not (may_wild and hand & self.potters):
            return False
        for three in range(step - THREES if step > THREES else 0, THREES):
            if self.wants_one_wild(hand, three) and self.goes_after(hand, three, 1, THREES + three + 1):
                return True
        return False

    def is_far(self, hand: int, may_wild: bool) -> bool:
        """Whether the hand certainly cannot go out: two cards fit nothing, or too many for its wilds."""
        near = in_threes(hand) | self.low | self.high | self.sets
        if not may_wild or not hand & self.potters:
            return count(hand & ~(near | above(hand) | below(hand))) > 1
        return count(hand & ~near & ~self.potters) > 2 * count(hand & self.potters) + 2

    def is_natural(self, hand: int, three: int) -> bool:
        """Whether the hand holds all cards of this meld."""
        return not THREE_CARDS[three] & ~hand and self.is_open(three)

    def is_open(self, three: int) -> bool:
        """Whether a meld of three is allowed: Q-K-A is a run only where the table says so (§4.4)."""
        return self.ace_high or three >= RUN_THREES or three % RUNS_A_SUIT != RUNS_A_SUIT - 1

    def wants_one_wild(self, hand: int, three: int) -> bool:
        """Whether a wild of the hand completes this meld."""
        missing = THREE_CARDS[three] & ~(hand & ~self.potters)
        return count(missing) == 1 and hand & self.potters & ~THREE_CARDS[three] != 0 and self.is_open(three)

    def goes_after(self, hand: int, three: int, wilds: int, step: int) -> bool:
        """Whether the hand goes out after laying this meld, which makes the player Sallan."""
        low, high, sets = self.low, self.high, self.sets
        stands = THREE_CARDS[three]
        self.lay(first_place(stands), second_place(stands, self.ace_high), three < RUN_THREES)
        rest = hand & ~stands
        if wilds:
            rest = hand & ~(stands & ~self.potters)
            rest &= ~bit(lowest(rest & self.potters & ~stands))
        found = not rest or self.goes_out(rest, step, True, True)
        self.low, self.high, self.sets = low, high, sets
        return found

    def fits_on(self, rest: int) -> bool:
        """Whether a Sallan can lay off these cards one by one, except for one that may be discarded."""
        low, high, sets = self.low, self.high, self.sets
        wilds = count(rest & self.potters)
        rest &= ~self.potters
        while True:
            if rest & high:
                found = rest & high
                rest &= ~found
                high = high & ~found | above(found)
            elif rest & low:
                found = rest & low
                rest &= ~found
                low = low & ~found | below(found)
            elif rest & sets:
                rest &= ~sets
            elif not rest & (rest - 1) and not rest & ~self.fit:
                return wilds == 0 or (low | high | sets) != 0
            elif wilds and rest & above(high):
                wilds -= 1
                high |= bit(lowest(rest & above(high)))
            elif wilds and rest & below(low):
                wilds -= 1
                low |= bit(lowest(rest & below(low)))
            elif wilds > 1:
                wilds -= 2
                rest &= rest - 1
            else:
                return False


def above(cards: int) -> int:
    """The next higher cards of the same suits."""
    return cards << 1 & ~ONE_RANK & (bit(CARDS) - 1)


def below(cards: int) -> int:
    """The next lower cards of the same suits."""
    return cards >> 1 & ~(ONE_RANK << SUIT_CARDS - 1)
