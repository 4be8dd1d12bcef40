"""Why a move of Notty is good: what the cards of the deck and of the other hands would do to a hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.state import State
from parlour.games.notty.law.cards import DECK
from parlour.games.notty.law.consts import CYCLE, DRAW, DROP, RUN, STEAL
from parlour.games.notty.law.cover import best_cover
from parlour.games.notty.law.groups import group_cards
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.reasons_counts import (
    Deck,
    Hand,
    copies_in,
    deck_of,
    finishing,
    finishing_cycles,
    finishing_draws,
    helping_cycles,
    helping_draws,
    kinds,
    loose,
    mates,
    of_deck,
    percent,
    size,
    staying_loose,
    with_card,
    without,
)

Outs = Callable[[Hand, Deck], int]  # counts cards of the deck

MOST_REASONS = 3
LAST_ROUNDS = 3  # rounds before the turn limit in which the cards left after laying down count


def kind(state: State, move: Move) -> Reason:
    """The kind of action, of those in §4."""
    return Reason(f"hint-notty-kind-{move.text.split()[0]}")


def what(state: State, move: Move) -> Reason:
    """The action with its cards."""
    action = move.id
    if action >= RUN:
        return Reason("hint-notty-group", {"cards": [DECK.names[card] for card in group_cards(action)]})
    if action >= DROP:
        return Reason("hint-notty-drop", {"card": DECK.names[action - DROP]})
    if action == CYCLE:
        return Reason("hint-notty-cycle")
    if action >= STEAL:
        return Reason("hint-notty-steal", {"victim": action - STEAL})
    if action >= DRAW:
        return Reason("hint-notty-draw", {"count": action - DRAW + 1})
    return Reason("hint-notty-end")


def why(state: Notty, thought: Thought) -> list[Reason]:
    """The reasons for the chosen move."""
    action = thought.move.id
    hand = state.hand_masks(state.on_turn)
    deck = deck_of(state)
    if action >= RUN:
        found = why_group(hand, group_cards(action))
    elif action >= DROP:
        found = why_drop(hand, deck, action - DROP, next_discard(thought))
    elif action == CYCLE:
        found = why_cycle(hand, deck)
    elif action >= STEAL:
        found = why_steal(state, hand, deck, action - STEAL)
    elif action >= DRAW:
        found = why_draw(hand, deck, action - DRAW + 1)
    else:
        found = why_end(state, hand, deck)
    if not goes_out(found):
        found = near_the_limit(state) + found
    return found[:MOST_REASONS]


def goes_out(reasons: list[Reason]) -> bool:
    """Whether the move wins now, so that the turn limit does not matter."""
    return reasons[0].key in ("hint-notty-why-out", "hint-notty-why-drop-out")


# Groups.


def why_group(hand: Hand, cards: list[int]) -> list[Reason]:
    """The reasons to discard a group: going out, or a smaller hand."""
    rest = without(hand, *cards)
    if loose(rest) == 0:
        return [Reason("hint-notty-why-out", {"held": size(hand), "groups": 1 + len(best_cover(*rest).groups)})]
    left = {"held": size(hand), "left": size(rest), "loose": loose(rest)}
    return [Reason("hint-notty-why-group-left", left)]


def put_back(deck: Deck, cards: list[int]) -> Deck:
    """The deck after these cards went back (§5.5)."""
    return [copies + cards.count(card) for card, copies in enumerate(deck)]


def near_the_limit(state: Notty) -> list[Reason]:
    """In the last rounds, the cards that each seat would have left if hands were laid down now (§6.4)."""
    turns = state.turn_limit - state.turns
    if turns > LAST_ROUNDS * state.seats or not state.lays_down:
        return []
    left = [loose(state.hand_masks(seat)) for seat in range(state.seats)]
    rival = min((seat for seat in range(state.seats) if seat != state.on_turn), key=lambda seat: left[seat])
    facts = {"turns": turns, "left": left[state.on_turn], "seat": rival, "other": left[rival]}
    return [Reason("hint-notty-why-limit", facts)]


# The discard of draw & discard.


def next_discard(thought: Thought) -> int | None:
    """The best discard other than the chosen one, if others were considered."""
    others = [one.move.id for one in thought.candidates if one.move != thought.move]
    return others[0] - DROP if others else None


def why_drop(hand: Hand, deck: Deck, card: int, other: int | None) -> list[Reason]:
    """The reasons for a discard: what the remaining cards can become, compared with another discard."""
    rest = without(hand, card)
    if loose(rest) == 0:
        groups = len(best_cover(*rest).groups)
        return [Reason("hint-notty-why-drop-out", {"card": DECK.names[card], "left": size(rest), "groups": groups})]
    found = [] if other is None else drop_compared(hand, deck, card, other)
    found += drop_pairs(rest, card)
    if other is not None:
        found += drop_mates(deck, card, other)
    return found or [drop_alone(rest, put_back(deck, [card]), card)]


def drop_compared(hand: Hand, deck: Deck, card: int, other: int) -> list[Reason]:
    """Why this discard is better than the other: loose cards, cards that finish, cards that help."""
    rest, others = without(hand, card), without(hand, other)
    back, others_back = put_back(deck, [card]), put_back(deck, [other])
    names = {"card": DECK.names[card], "other": DECK.names[other]}
    found = []
    if loose(rest) < loose(others):
        found.append(Reason("hint-notty-why-drop-loose", {**names, "loose": loose(rest), "more": loose(others)}))
    finish, less = finishing(rest, back), finishing(others, others_back)
    if finish > less:
        found.append(of_deck("hint-notty-why-drop-finish", finish, back, **names, less=less))
    helping, less = helping_cycles(rest, back), helping_cycles(others, others_back)
    if helping > less and loose(rest) <= loose(others):
        found.append(of_deck("hint-notty-why-drop-help", helping, back, **names, less=less))
    return found


def drop_pairs(rest: Hand, card: int) -> list[Reason]:
    """The reason that a card which stays fits more cards of the hand than the discard does, if so."""
    held = copies_in(rest)
    most = max(kinds(rest), key=lambda one: mates(one, held))
    facts = {"card": DECK.names[card], "few": mates(card, held), "other": DECK.names[most], "more": mates(most, held)}
    return [Reason("hint-notty-why-drop-pairs", facts)] if mates(card, held) < mates(most, held) else []


def drop_mates(deck: Deck, card: int, other: int) -> list[Reason]:
    """The reason that more cards of the deck fit the other card, if so."""
    few, more = mates(card, deck), mates(other, deck)
    facts = {"card": DECK.names[card], "few": few, "other": DECK.names[other], "more": more, "deck": sum(deck)}
    return [Reason("hint-notty-why-drop-mates", facts)] if few < more else []


def drop_alone(rest: Hand, back: Deck, card: int) -> Reason:
    """The reason that states what the discard leaves."""
    facts: dict[str, object] = {"card": DECK.names[card], "left": size(rest), "loose": loose(rest)}
    outs = finishing(rest, back)
    return (
        of_deck("hint-notty-why-drop-then", outs, back, **facts) if outs else Reason("hint-notty-why-drop-left", facts)
    )


# Draw & discard, draw, steal, next turn.


def why_cycle(hand: Hand, deck: Deck) -> list[Reason]:
    """The reasons to draw & discard: the cards that finish and those that help; any other card costs nothing."""
    found = []
    finish, helping = finishing_cycles(hand, deck), helping_cycles(hand, deck)
    if finish:
        found.append(of_deck("hint-notty-why-cycle-finish", finish, deck))
    if helping > finish:
        found.append(of_deck("hint-notty-why-cycle-help", helping, deck, loose=loose(hand)))
    return [*found, of_deck("hint-notty-why-cycle-back", staying_loose(hand, deck), deck, held=size(hand))]


def why_draw(hand: Hand, deck: Deck, count: int) -> list[Reason]:
    """The reasons to draw: the cards that finish or help, compared with draw & discard."""
    found = []
    finish, helping = finishing_draws(hand, deck), helping_draws(hand, deck)
    if finish and count == 1:
        found.append(of_deck("hint-notty-why-draw-finish", finish, deck, cycles=finishing_cycles(hand, deck)))
    if helping and (count > 1 or helping > finish):
        chance = percent(comb(sum(deck), count) - comb(sum(deck) - helping, count), comb(sum(deck), count))
        facts = {"outs": helping, "deck": sum(deck), "count": count, "percent": chance, "loose": loose(hand)}
        found.append(Reason("hint-notty-why-draw-help", facts))
    grown = {"held": size(hand), "loose": loose(hand), "deck": sum(deck), "cycles": finishing_cycles(hand, deck)}
    return found or [Reason("hint-notty-why-draw-grow", grown)]


def why_steal(state: Notty, hand: Hand, deck: Deck, victim: int) -> list[Reason]:
    """The reasons to steal: what the victim loses, and what the thief may gain."""
    theirs = state.hand_masks(victim)
    found = steal_breaks(victim, theirs, state.hand(victim), deck)
    helping = [card for card in state.hand(victim) if loose(with_card(hand, card)) < loose(hand)]
    if helping:
        share = percent(len(helping), size(theirs))
        facts = {"victim": victim, "outs": len(helping), "held": size(theirs), "percent": share, "loose": loose(hand)}
        found.append(Reason("hint-notty-why-steal-help", facts))
    facts = {"victim": victim, "held": size(theirs), "loose": loose(theirs)}
    return found or [Reason("hint-notty-why-steal-hand", facts)]


def steal_breaks(victim: int, theirs: Hand, cards: list[int], deck: Deck) -> list[Reason]:
    """The victim's chance to finish now, and with one card less."""
    held = len(cards)
    if loose(theirs) == 0:
        broken = sum(loose(without(theirs, card)) > 0 for card in cards)
        facts = {"victim": victim, "held": held, "broken": broken, "percent": percent(broken, held)}
        return [Reason("hint-notty-why-steal-break", facts)] if broken else []
    finish = steal_lowers("hint-notty-why-steal-finish", finishing, victim, theirs, cards, deck)
    return finish or steal_lowers("hint-notty-why-steal-slow", helping_cycles, victim, theirs, cards, deck)


def steal_lowers(key: str, outs: Outs, victim: int, theirs: Hand, cards: list[int], deck: Deck) -> list[Reason]:
    """The reason that the victim's chance of such a card drops with one card less, if so."""
    before = outs(theirs, deck)
    after = percent(sum((share(outs, without(theirs, card), deck) for card in cards), Fraction()), len(cards))
    if after >= percent(before, sum(deck)):
        return []
    return [of_deck(key, before, deck, victim=victim, after=after)]


def share(outs: Outs, hand: Hand, deck: Deck) -> Fraction:
    """The chance to draw one of these cards; 1 if nothing is loose any more."""
    return Fraction(1) if loose(hand) == 0 else Fraction(outs(hand, deck), sum(deck))


def why_end(state: Notty, hand: Hand, deck: Deck) -> list[Reason]:
    """The reasons to end the turn: the chances of the next turn, and the cost of each action still open."""
    found = []
    outs = finishing(hand, deck)
    if outs and loose(hand):
        found.append(of_deck("hint-notty-why-end-next", outs, deck))
    found += end_hold(hand)
    legal = state.legal_ids()
    if DRAW in legal:
        found.append(of_deck("hint-notty-why-end-draw", staying_loose(hand, deck), deck, held=size(hand)))
    victims = [seat for seat in range(state.seats) if STEAL + seat in legal and state.hand_size(seat) > 1]
    steals = [end_steal(state, hand, seat) for seat in victims]
    found += sorted(steals, key=lambda reason: reason.facts["percent"])[:1]
    return found or [Reason("hint-notty-why-end-hand", {"held": size(hand), "loose": loose(hand)})]


def end_hold(hand: Hand) -> list[Reason]:
    """The reason to keep the longest group of the best division, if discarding it would leave loose cards."""
    group = max((group_cards(action) for action in best_cover(*hand).groups), key=len, default=[])
    rest = without(hand, *group)
    if not group or loose(rest) == 0:
        return []
    facts = {"cards": [DECK.names[card] for card in group], "left": size(rest), "loose": loose(rest)}
    return [Reason("hint-notty-why-end-hold", facts)]


def end_steal(state: Notty, hand: Hand, victim: int) -> Reason:
    """The reason not to steal: the cards of another hand that would stay loose in this one."""
    cards = state.hand(victim)
    staying = sum(loose(with_card(hand, card)) > loose(hand) for card in cards)
    facts = {"victim": victim, "outs": staying, "held": len(cards), "percent": percent(staying, len(cards))}
    return Reason("hint-notty-why-end-steal", facts)
