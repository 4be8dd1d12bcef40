"""Why a move of House of Cards is good: the sum, its cost, and what the unseen cards would do after it."""

from __future__ import annotations

from operator import gt, lt

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.games.house_of_cards.law.consts import HAND
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.play.reasons_counts import Sight, number
from parlour.games.house_of_cards.view import open_offers

MOST_REASONS = 3
HALLOWS, MIRROR = "-Hallows", "-Mirror"


def kind(state: HouseOfCards, move: Move) -> Reason:
    """The kind of action: to play, or the answer to an offer, in the word of its button."""
    verb = move.text.split()[0]
    leaves = verb == "keep" and declined(state) == "reshuffle"
    return Reason(f"hint-house_of_cards-kind-{'leave' if leaves else verb}")


def what(state: HouseOfCards, move: Move) -> Reason:
    """The action with its card; a declined offer by its name."""
    return named(state, move)


def rival(state: HouseOfCards, move: Move) -> Reason:
    """The next best move, which is named but not advised."""
    return named(state, move, "rival-")


def named(state: HouseOfCards, move: Move, words: str = "") -> Reason:
    """A move in the words for its verb."""
    verb, *cards = move.text.split()
    if verb == "keep":
        return Reason(f"hint-house_of_cards-{words}keep", {"offer": declined(state)})
    return Reason(f"hint-house_of_cards-{words}{verb}", {"card": cards[0]} if cards else {})


def declined(state: HouseOfCards) -> str:
    """The offer that `keep` declines."""
    return open_offers(state)[0]


def why(state: HouseOfCards, thought: Thought) -> list[Reason]:
    """The reasons for the chosen move."""
    sight = Sight(state)
    match thought.move.text.split():
        case ["play", card]:
            found = why_play(sight, card)
        case ["remove", card]:
            found = why_remove(sight, card)
        case ["swap", card]:
            found = why_swap(sight, card)
        case ["reshuffle"]:
            found = why_reshuffle(sight)
        case _:
            found = why_keep(sight, open_offers(state)[0])
    return found[:MOST_REASONS]


# Playing a card.


def why_play(sight: Sight, card: str) -> list[Reason]:
    """The reasons to play a card: an exact hit, an excess, or a sum below the limit."""
    total, other = sight.sum_after(card), sight.other(card)
    streak = [Reason("hint-house_of_cards-why-streak", {"card": card, "house": card[0]})] * sight.makes_three(card)
    if total == sight.limit:
        facts = {"card": card, "limit": sight.limit, "others": sight.state.seats - 1, "cards": sight.given_by_a_hit()}
        return [Reason("hint-house_of_cards-why-hit", facts), *other_over(sight, other), *streak, *kept(sight, card)]
    if total > sight.limit:
        return [*why_over(sight, card, other), *streak, *kept_hallows(sight, other)]
    compared = safe_compared(sight, card, other)
    found = [*other_over(sight, other), *streak, *kept_hallows(sight, other), *compared, *kept(sight, card)]
    return found or to_go(sight, card, total)


def other_over(sight: Sight, other: str | None) -> list[Reason]:
    """The reason that the other card would exceed the limit now, if so."""
    if other is None or sight.sum_after(other) <= sight.limit:
        return []
    total = sight.sum_after(other)
    facts = {"card": other, "sum": total, "over": total - sight.limit, "cost": sight.cost(other)}
    return [Reason("hint-house_of_cards-why-other-over", facts)]


def why_over(sight: Sight, card: str, other: str | None) -> list[Reason]:
    """The reason that it is the cheaper of two excesses, or else what it costs."""
    cost = sight.cost(card)
    if other is not None and sight.sum_after(other) > sight.limit and cost < sight.cost(other):
        facts = {"card": card, "cost": cost, "other": other, "more": sight.cost(other)}
        return [Reason("hint-house_of_cards-why-cheaper", facts)]
    facts = {"card": card, "sum": sight.sum_after(card), "limit": sight.limit, "cost": cost, "left": sight.left - 1}
    return [Reason("hint-house_of_cards-why-over", facts)]


def safe_compared(sight: Sight, card: str, other: str | None) -> list[Reason]:
    """What the unseen cards would do after this card and after the other, if both stay below the limit."""
    if other is None or other.endswith(HALLOWS) or sight.sum_after(other) >= sight.limit:
        return []
    names = {"card": card, "other": other}
    found: list[Reason] = []
    overs, less = sight.overs_after(card), sight.overs_after(other)
    if overs > less:
        found += sight.counted("hint-house_of_cards-why-next-over", overs, **names, less=less)
    hits, more = sight.hits_after(card), sight.hits_after(other)
    if hits < more:
        found += sight.counted("hint-house_of_cards-why-next-hit", hits, **names, more=more)
    return found


def kept_hallows(sight: Sight, other: str | None) -> list[Reason]:
    """The reason to keep Hallows for later, if it is the other card."""
    if other is None or not other.endswith(HALLOWS):
        return []
    facts = {"card": other, "sum": sight.view["sum"], "limit": sight.limit}
    return [Reason("hint-house_of_cards-why-keep-hallows", facts)]


def kept(sight: Sight, card: str) -> list[Reason]:
    """The reason that the card which stays is cheaper to exceed with, if so."""
    other = sight.other(card)
    if other is None or other.endswith((HALLOWS, MIRROR)) or number(other) >= number(card):
        return []
    if number(other) == 0:
        return [Reason("hint-house_of_cards-why-keep-free", {"card": other, "other": card, "more": number(card)})]
    facts = {"card": other, "cost": number(other), "other": card, "more": number(card)}
    return [Reason("hint-house_of_cards-why-keep-small", facts)]


def to_go(sight: Sight, card: str, total: int) -> list[Reason]:
    """How far the limit is after this card, and what that means for the next player."""
    facts = {"card": card, "sum": total, "left": sight.limit - total}
    counts = sight.counted(
        "hint-house_of_cards-why-to-go", sight.hits_after(card), **facts, over=sight.overs_after(card)
    )
    return counts or [Reason("hint-house_of_cards-why-sum", facts)]


# Answering an offer.


def why_remove(sight: Sight, card: str) -> list[Reason]:
    """The reasons to put a card away: one card fewer, and a big one."""
    facts = {"card": card, "left": sight.left - 1, "before": sight.left}
    found = [Reason("hint-house_of_cards-why-remove", facts)]
    other = sight.other(card)
    if other is not None and number(card) > number(other):
        bigger = {"card": card, "number": number(card), "other": other, "less": number(other)}
        found.append(Reason("hint-house_of_cards-why-remove-bigger", bigger))
    return [*found, *why_draw(sight, card)]


def why_swap(sight: Sight, card: str) -> list[Reason]:
    """The reasons to swap: what may come for this card, and that it would exceed the limit."""
    return [*why_draw(sight, card), *other_over(sight, card)]


def why_draw(sight: Sight, card: str) -> list[Reason]:
    """What the next card of the player's deck may be, compared with a card that goes."""
    if sight.deck == 0:
        return []
    if sight.top is not None:
        return [on_top(sight.top, card)]
    return sight.of_number("hint-house_of_cards-why-smaller", card, lt)


def on_top(top: str, card: str) -> Reason:
    """The reason that compares the known top card of the player's deck with a hand card."""
    facts = {"top": top, "top_number": number(top), "card": card, "number": number(card)}
    return Reason("hint-house_of_cards-why-top", facts)


def why_reshuffle(sight: Sight) -> list[Reason]:
    """The reasons to reshuffle: a new hand, and the cards from the bottom of the deck."""
    if not sight.hand:
        return [empty_hand(sight)]
    found = [hand_counts(sight)] if sight.counts() > sight.usual_counts() else []
    fresh = sight.view["fresh"][sight.seat]
    if fresh:
        facts = {"fresh": fresh, "deck": sight.deck, "above": sight.deck - fresh}
        found.append(Reason("hint-house_of_cards-why-fresh", facts))
    return found or sight.of_number("hint-house_of_cards-why-smaller", biggest(sight), lt) or [hand_counts(sight)]


def hand_counts(sight: Sight) -> Reason:
    """The reason that compares the hand with as many cards that may come for it."""
    facts = {"cards": sight.hand, "sum": sight.counts(), "usual": sight.usual_counts()}
    if not sight.unseen:
        return Reason("hint-house_of_cards-why-hand-and-deck", facts)
    return Reason("hint-house_of_cards-why-hand-counts", {**facts, "unseen": sight.unseen.total()})


def biggest(sight: Sight) -> str:
    """The card of the hand with the biggest number."""
    return max(sight.hand, key=number)


def empty_hand(sight: Sight) -> Reason:
    """The reason that there is nothing to lose without a card in hand."""
    return Reason("hint-house_of_cards-why-empty-hand", {"deck": sight.deck})


def why_keep(sight: Sight, offer: str) -> list[Reason]:
    """The reasons to decline an offer: the hand compared with what would come for it."""
    if not sight.hand:
        return [empty_hand(sight)]
    if offer == "reshuffle":
        return why_no_reshuffle(sight)
    if sight.deck == 0:
        return [Reason("hint-house_of_cards-why-last-cards", {"cards": sight.hand, "left": sight.left})]
    fits = [card for card in sight.hand if sight.sum_after(card) <= sight.limit]
    if fits and offer == "swap":
        facts = {"cards": fits, "sum": sight.view["sum"], "limit": sight.limit}
        return [Reason("hint-house_of_cards-why-fits", facts)]
    if sight.top is not None:
        return [on_top(sight.top, biggest(sight))]
    return sight.of_number("hint-house_of_cards-why-bigger", biggest(sight), gt)


def why_no_reshuffle(sight: Sight) -> list[Reason]:
    """The reasons not to reshuffle: a low hand is worth keeping, and a big card is safest at the start of a round."""
    facts = {"cards": sight.hand, "total": sight.left, "percent": round(100 * min(HAND, sight.left) / sight.left)}
    back = Reason("hint-house_of_cards-why-back", facts)
    return [*([hand_counts(sight)] if sight.counts() <= sight.usual_counts() else fits_a_start(sight)), back]


def fits_a_start(sight: Sight) -> list[Reason]:
    """The reason that counts the start cards (§3.1) which leave room for the biggest card."""
    card = biggest(sight)
    room = sight.limit - number(card)
    outs = sum(copies for name, copies in sight.unseen.items() if number(name) <= room)
    return sight.counted("hint-house_of_cards-why-start", outs, card=card, limit=sight.limit)
