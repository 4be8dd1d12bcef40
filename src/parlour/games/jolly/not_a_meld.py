"""The reasons why cards form no meld."""

from __future__ import annotations

from parlour.core.consts import SUIT_CARDS
from parlour.core.errors import Refusal
from parlour.games.jolly.refusals import AroundTheCorner, JokersTouch, NotAMeld, WrongMeaning
from parlour.games.jolly.shapes import Played, Shape, melds_of, runs_of


def why_no_meld(played: list[Played]) -> Refusal:
    """The reason why these cards form no meld, in the words of the rule book (§4)."""
    cards = " ".join(map(str, played))
    plain = [one.card for one in played if not one.is_joker]
    if len(played) < 3:
        return NotAMeld(cards=cards, why="few")
    if not plain:
        return NotAMeld(cards=cards, why="jokers")
    too_many = why_jokers(played)
    if too_many:
        return too_many
    bare = [Played(one.card, None) for one in played]
    if bare != played and melds_of(bare):
        return WrongMeaning(card=next(str(one) for one in played if one.meant is not None))
    if len({card % SUIT_CARDS for card in plain}) == 1 and len(plain) > 1:
        return NotAMeld(cards=cards, why="suits")
    if len({card // SUIT_CARDS for card in plain}) > 1:
        return NotAMeld(cards=cards, why="mixed")
    if len(played) > SUIT_CARDS:
        return NotAMeld(cards=cards, why="long")
    return why_no_run(cards, [card % SUIT_CARDS for card in plain], len(played) - len(plain))


def why_jokers(played: list[Played], onto: Shape | None = None) -> Refusal | None:
    """The refusal if only the jokers prevent a meld: two in a set, or side by side in a run (§4.1, §4.4)."""
    run = next(runs_of(played, onto), None)
    if run is not None:
        return JokersTouch(cards=run.text())
    named = [one.meant if one.is_joker else one.card for one in played]
    ranks = [card % SUIT_CARDS for card in named if card is not None]
    if onto is None:
        crowded = len(ranks) > 1 and sum(one.is_joker for one in played) > 1
    else:
        crowded = onto.is_set and onto.wild > 0 and any(one.is_joker for one in played)
        ranks.append(onto.taken_apart()[0] % SUIT_CARDS)
    cards = " ".join([*(onto.cards() if onto else ()), *map(str, played)])
    return NotAMeld(cards=cards, why="jokers") if crowded and len(set(ranks)) == 1 else None


def why_no_run(cards: str, ranks: list[int], jokers: int) -> Refusal:
    """The reason why cards of one suit form no run: a gap, or the corner."""
    around = 0 in ranks and SUIT_CARDS - 1 in ranks and goes_round(ranks, jokers)
    return AroundTheCorner(cards=cards) if around else NotAMeld(cards=cards, why="gap")


def goes_round(ranks: list[int], jokers: int) -> bool:
    """Whether the ranks are consecutive around the corner: king, ace, two."""
    size = len(ranks) + jokers
    return any(
        all((rank - start) % SUIT_CARDS < size for rank in ranks) for start in range(SUIT_CARDS - size + 2, SUIT_CARDS)
    )
