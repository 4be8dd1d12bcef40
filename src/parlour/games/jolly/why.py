"""What is wrong with cards that make no meld."""

from __future__ import annotations

from parlour.core.consts import SUIT_CARDS
from parlour.core.errors import Refusal
from parlour.games.jolly.refusals import AroundTheCorner, JokersTouch, NotAMeld, WrongMeaning
from parlour.games.jolly.shapes import Played, melds_of


def why_no_meld(played: list[Played]) -> Refusal:
    """The reason, in the words of the rule book (§4)."""
    cards = " ".join(map(str, played))
    plain = [one.card for one in played if not one.is_joker]
    if len(played) < 3:
        return NotAMeld(cards=cards, why="few")
    if not plain:
        return NotAMeld(cards=cards, why="jokers")
    bare = [Played(one.card, None) for one in played]
    if bare != played and melds_of(bare):
        return WrongMeaning(card=next(str(one) for one in played if one.meant is not None))
    if len({card % SUIT_CARDS for card in plain}) == 1 and len(plain) > 1:
        return NotAMeld(cards=cards, why="jokers" if len(played) - len(plain) > 1 else "suits")
    if len({card // SUIT_CARDS for card in plain}) > 1:
        return NotAMeld(cards=cards, why="mixed")
    if len(played) > SUIT_CARDS:
        return NotAMeld(cards=cards, why="long")
    return why_no_run(cards, [card % SUIT_CARDS for card in plain], len(played) - len(plain))


def why_no_run(cards: str, ranks: list[int], jokers: int) -> Refusal:
    """Cards of one suit: a gap, the corner, or jokers side by side."""
    spans = [spread(ranks), spread([rank or SUIT_CARDS for rank in ranks])]
    if jokers > 1 and min(spans) <= len(ranks) + jokers:
        return JokersTouch(cards=cards)
    around = 0 in ranks and SUIT_CARDS - 1 in ranks and goes_round(ranks, jokers)
    return AroundTheCorner(cards=cards) if around else NotAMeld(cards=cards, why="gap")


def spread(ranks: list[int]) -> int:
    """From the lowest to the highest, both counted."""
    return max(ranks) - min(ranks) + 1


def goes_round(ranks: list[int], jokers: int) -> bool:
    """Whether the ranks are in a row if the two may follow the ace that follows the king."""
    size = len(ranks) + jokers
    return any(
        all((rank - start) % SUIT_CARDS < size for rank in ranks) for start in range(SUIT_CARDS - size + 2, SUIT_CARDS)
    )
