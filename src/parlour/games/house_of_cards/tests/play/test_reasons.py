"""Reasons in House of Cards: every number is counted again by the rule book, from what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import parlour
from parlour.bots.play import reasoning
from parlour.core.events import FACE_DOWN
from parlour.core.reason import Reason
from parlour.core.state import State
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.play.reasons import rival
from parlour.games.house_of_cards.play.reasons_counts import Sight
from parlour.games.house_of_cards.tests.rules.helpers import ALL_CARDS, TWO_OF_G, house, rest, stacked, table
from tests.bots.reasons.laws import check_words
from tests.bots.reasons.sweep import asked, check_decision, decisions
from tests.core.mode import COMPILED
from tests.games.helpers import play

GAMES, TURNS = (45, 80) if COMPILED else (9, 30)
PLACES = ("pile", "hands", "known_decks", "known_held", "known_leftover", "look")


# The same counts, by the rule book.


class Round(NamedTuple):
    """A round as it stands (§3, §5)."""

    limit: int
    sum: int
    echo: bool
    last: int
    before: str  # the card played just before

    def after(self, card: str) -> Round:
        """The round after a card."""
        total, echo, last = self.sum, self.echo, self.last
        special = card.partition("-")[2]
        if not special:
            last = int(card[1])
            total += 2 * last if echo else last
            echo = False
        elif special == "Hallows":
            total = self.limit
        elif special == "Echo":
            echo = True
        elif special == "Mirror":
            total += last
        elif special == "Shield" and self.before.endswith("Mirror"):
            total -= last
        elif special == "Shield" and self.before.endswith("Echo"):
            echo = False
        return Round(self.limit, total, echo, last, card)


def number(card: str) -> int:
    return int(card[1]) if card[1].isdigit() else 0


class Table:
    """What the seat on turn sees."""

    def __init__(self, state: State, text: str) -> None:
        assert state.turn is not None
        self.view = state.view(state.turn)
        self.seat = state.turn
        self.seats = self.view["seats"]
        self.hand = self.view["hands"][self.seat]
        self.deck = self.view["decks"][self.seat]
        _, *self.words = text.split()
        seen = [card for place in PLACES for card in cards_in(self.view[place])]
        self.unseen = list((Counter(ALL_CARDS) - Counter(seen)).elements())
        assert len(self.unseen) == 100 - len(seen)
        played = self.view["pile"][self.view["started"] :]
        last = self.view["last_number"] or 0
        before = played[-1] if played else ""
        self.round = Round(self.view["limit"], self.view["sum"], self.view["echo"], last, before)

    @property
    def card(self) -> str:
        return str(self.words[0])

    @property
    def other(self) -> str:
        """The other card in hand."""
        rest = list(self.hand)
        rest.remove(self.card)
        return str(rest[0])

    def sum(self, card: str) -> int:
        return self.round.after(card).sum

    def cost(self, card: str) -> int:
        printed = self.round.last if card.endswith("Mirror") else number(card)
        return min(printed, int(self.view["leftover"]))

    def hits(self, card: str) -> int:
        return sum(self.round.after(card).after(one).sum == self.round.limit for one in self.unseen)

    def overs(self, card: str) -> int:
        return sum(self.round.after(card).after(one).sum > self.round.limit for one in self.unseen)

    def counted(self, outs: int, **facts: Any) -> dict[str, Any]:
        whole = len(self.unseen)
        return {"outs": outs, "unseen": whole, "percent": round(100 * outs / whole), **facts}

    def usual(self) -> int:
        return round(len(self.hand) * sum(map(number, self.unseen)) / len(self.unseen))


def cards_in(place: Any) -> list[str]:
    """The cards of nested lists, without backs."""
    if isinstance(place, str):
        return [] if place == FACE_DOWN else [place]
    return [card for part in place or [] for card in cards_in(part)]


# The expected facts for each key.


def hit(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.sum(at.card) == at.round.limit
    others = at.seats - 1
    given = min(2 * others, at.view["leftover"])
    return {"card": at.card, "limit": at.round.limit, "others": others, "cards": given}


def other_over(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    card = facts["card"]
    assert card in at.hand
    return {"card": card, "sum": at.sum(card), "over": at.sum(card) - at.round.limit, "cost": at.cost(card)}


def streak(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert [card[0] for card in at.view["plays"][at.seat][-2:]] == [at.card[0]] * 2
    return {"card": at.card, "house": at.card[0]}


def cheaper(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert min(at.sum(card) for card in at.hand) > at.round.limit
    assert at.cost(at.card) < at.cost(at.other)
    return {"card": at.card, "cost": at.cost(at.card), "other": at.other, "more": at.cost(at.other)}


def over(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.sum(at.card) > at.round.limit
    left = len(at.hand) + at.deck - 1
    return {
        "card": at.card,
        "sum": at.sum(at.card),
        "limit": at.round.limit,
        "cost": at.cost(at.card),
        "left": left,
    }


def next_over(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.overs(at.card) > at.overs(at.other)
    return at.counted(at.overs(at.card), card=at.card, other=at.other, less=at.overs(at.other))


def next_hit(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.hits(at.card) < at.hits(at.other)
    return at.counted(at.hits(at.card), card=at.card, other=at.other, more=at.hits(at.other))


def keep_hallows(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.other.endswith("Hallows")
    return {"card": at.other, "sum": at.view["sum"], "limit": at.round.limit}


def keep_small(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert 0 < number(at.other) < number(at.card)
    return {"card": at.other, "cost": number(at.other), "other": at.card, "more": number(at.card)}


def keep_free(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.other.endswith(("0", "Shield", "Echo", "Swap"))
    assert number(at.card) > 0
    return {"card": at.other, "other": at.card, "more": number(at.card)}


def to_go(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    total = at.sum(at.card)
    assert total < at.round.limit
    left = at.round.limit - total
    return at.counted(at.hits(at.card), card=at.card, sum=total, left=left, over=at.overs(at.card))


def remove(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    before = len(at.hand) + at.deck
    return {"card": at.card, "left": before - 1, "before": before}


def remove_bigger(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert number(at.card) > number(at.other)
    return {"card": at.card, "number": number(at.card), "other": at.other, "less": number(at.other)}


def smaller(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    card = facts["card"]
    assert card == at.card if at.words else number(card) == max(map(number, at.hand))
    return at.counted(sum(number(one) < number(card) for one in at.unseen), card=card, number=number(card))


def bigger(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    card = facts["card"]
    assert card in at.hand and number(card) == max(map(number, at.hand))
    return at.counted(sum(number(one) > number(card) for one in at.unseen), card=card, number=number(card))


def top(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    card, lies = facts["card"], at.view["known_top"][-1]
    assert card in at.hand
    return {"top": lies, "top_number": number(lies), "card": card, "number": number(card)}


def fresh(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    new = at.view["fresh"][at.seat]
    assert new > 0
    return {"fresh": new, "deck": at.deck, "above": at.deck - new}


def empty_hand(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.hand == []
    return {"deck": at.deck}


def hand_counts(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    counts = sum(map(number, at.hand))
    return {"cards": at.hand, "sum": counts, "unseen": len(at.unseen), "usual": at.usual()}


def hand_and_deck(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.unseen == []
    deck = list(map(number, at.view["known_decks"][at.seat]))
    usual = round(len(at.hand) * sum(deck) / len(deck))
    return {"cards": at.hand, "sum": sum(map(number, at.hand)), "usual": usual}


def sum_of_it(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.unseen == []
    return {"card": at.card, "sum": at.sum(at.card), "left": at.round.limit - at.sum(at.card)}


def back(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    total = len(at.hand) + at.deck
    return {"cards": at.hand, "total": total, "percent": round(200 / total)}


def start(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    card, limit = facts["card"], at.round.limit
    assert card in at.hand and number(card) == max(map(number, at.hand))
    outs = sum(number(one) + number(card) <= limit for one in at.unseen)
    return at.counted(outs, card=card, limit=limit)


def last_cards(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert at.deck == 0
    return {"cards": at.hand, "left": len(at.hand)}


def fits(at: Table, facts: dict[str, Any]) -> dict[str, Any]:
    cards = [card for card in at.hand if at.sum(card) <= at.round.limit]
    return {"cards": cards, "sum": at.view["sum"], "limit": at.round.limit}


CHECKS: dict[str, Callable[[Table, dict[str, Any]], dict[str, Any]]] = {
    "hit": hit,
    "other-over": other_over,
    "streak": streak,
    "cheaper": cheaper,
    "over": over,
    "next-over": next_over,
    "next-hit": next_hit,
    "keep-hallows": keep_hallows,
    "keep-small": keep_small,
    "keep-free": keep_free,
    "to-go": to_go,
    "remove": remove,
    "remove-bigger": remove_bigger,
    "smaller": smaller,
    "bigger": bigger,
    "top": top,
    "fresh": fresh,
    "empty-hand": empty_hand,
    "hand-counts": hand_counts,
    "hand-and-deck": hand_and_deck,
    "sum": sum_of_it,
    "back": back,
    "start": start,
    "last-cards": last_cards,
    "fits": fits,
}


def recount(state: State, text: str, reasons: list[Reason]) -> list[str]:
    """Check the facts of all reasons, and return their kinds."""
    at = Table(state, text)
    found = []
    for reason in reasons:
        name = reason.key.removeprefix("hint-house_of_cards-why-")
        assert reason.facts == CHECKS[name](at, reason.facts), (name, text, at.view)
        found.append(name)
    return found


def test_every_number_of_every_decision_is_right() -> None:
    seen: Counter[str] = Counter()
    for state, choice in decisions("house_of_cards", GAMES, TURNS):
        seen.update(recount(state, str(choice.move), check_decision(state, choice)))
    assert len(seen) > (17 if COMPILED else 10)


# A position for each kind of reason, counted by hand.


def third() -> State:
    """Seat 0 has just played its third card of Gryffindor."""
    state = stacked("G4 R5", "S1 S2", decks=["H1 H2 H3", "R1 R2"], pile=TWO_OF_G, options={"limit": 40})
    return play(state, "play G4")


def last_third() -> State:
    """The same with an empty deck: R5 is the last card."""
    return play(stacked("G4 R5", "S1 S2", decks=["", "R1 R2"], pile=TWO_OF_G, options={"limit": 40}), "play G4")


def swapped() -> State:
    """Seat 0 has played a Swap at a sum of 9; the limit is 15."""
    return play(table("G-Swap R5", "S1 S2", decks=["H1 H8", ""], pile="H9"), "play G-Swap")


def known_top() -> State:
    """Seat 0 has played a Swap and knows that H2 lies on its deck."""
    keys: dict[str, Any] = {"decks": ["H1 H2 H8", ""], "known_top": ["H2 H8", ""], "pile": "H9"}
    return play(table("G-Swap R7", "S1 S2", **keys), "play G-Swap")


def after_hit() -> State:
    return play(table("G6 R5", "S1 S2", decks=["H1 H2", ""], pile="H9"), "play G6")


def after_excess() -> State:
    return play(table("G7 R9", "S1 S2", decks=["H1 H9", ""], pile="H9"), "play G7")


def emptied() -> State:
    """The last card exceeded, and must not."""
    return play(table("G7", "S1 S2", pile="H9", options={"last_card_must_fit": True}), "play G7")


def all_seen(hand: str, deck: str, pile: str) -> State:
    """A long game: seat 0 has seen every card face up, and forgets none."""
    others = rest(hand, "S1 S2", deck, pile)
    known: dict[str, Any] = {"known_leftover": [others, ""], "known_hands": [["", "S1 S2"], ["", ""]]}
    return table(hand, "S1 S2", decks=[deck, ""], pile=pile, leftover=others, known_top=[deck, ""], turns=90, **known)


Written = tuple[Callable[[], State], str, str, dict[str, Any]]
WRITTEN: list[Written] = [
    (
        lambda: table("G6 R5", "S1 S2", pile="H9"),
        "play G6",
        "hit",
        {"card": "G6", "limit": 15, "others": 1, "cards": 2},
    ),
    (
        lambda: table("G7 R5", "S1 S2", pile="H9"),
        "play R5",
        "other-over",
        {"card": "G7", "sum": 16, "over": 1, "cost": 7},
    ),
    (
        lambda: table("G4 R5", "S1 S2", pile=TWO_OF_G, options={"limit": 40}),
        "play G4",
        "streak",
        {"card": "G4", "house": "G"},
    ),
    (
        lambda: table("G7 R8", "S1 S2", pile="H9"),
        "play G7",
        "cheaper",
        {"card": "G7", "cost": 7, "other": "R8", "more": 8},
    ),
    (
        lambda: table("G7 R5", "S1 S2", decks=["H1", ""], pile="H9"),
        "play G7",
        "over",
        {"card": "G7", "sum": 16, "limit": 15, "cost": 7, "left": 2},
    ),
    (  # one to go: the numbers from 2 on, and the Mirrors of 5; five to go: the numbers from 6 on
        lambda: table("G5 R1", "S1 S2", pile="H9"),
        "play G5",
        "next-over",
        {"card": "G5", "other": "R1", "outs": 66, "unseen": 97, "percent": 68, "less": 31},
    ),
    (  # ten to go: the four Hallows; nine to go: the eight nines as well
        lambda: table("G0 R1", "S1 S2", pile="H5"),
        "play G0",
        "next-hit",
        {"card": "G0", "other": "R1", "outs": 4, "unseen": 97, "percent": 4, "more": 12},
    ),
    (
        lambda: table("G2 R-Hallows", "S1 S2", pile="H5"),
        "play G2",
        "keep-hallows",
        {"card": "R-Hallows", "sum": 5, "limit": 15},
    ),
    (
        lambda: table("G5 R1", "S1 S2", pile="H9"),
        "play G5",
        "keep-small",
        {"card": "R1", "cost": 1, "other": "G5", "more": 5},
    ),
    (
        lambda: table("G5 R-Swap", "S1 S2", pile="H9"),
        "play G5",
        "keep-free",
        {"card": "R-Swap", "other": "G5", "more": 5},
    ),
    (  # four Hallows hit, nothing exceeds
        lambda: table("G0 R1", "S1 S2", pile="H0"),
        "play G0",
        "to-go",
        {"card": "G0", "sum": 0, "left": 15, "over": 0, "outs": 4, "unseen": 97, "percent": 4},
    ),
    (lambda: all_seen("G0 R1", "H1", "H0"), "play G0", "sum", {"card": "G0", "sum": 0, "left": 15}),
    (
        lambda: play(all_seen("G6 R5", "H1 H9 H2", "H9"), "play G6"),
        "keep",
        "hand-and-deck",
        {"cards": ["R5", "H2"], "sum": 7, "usual": 10},
    ),
    (
        lambda: play(all_seen("G6 R5", "H1 H3 H2", "H9"), "play G6"),
        "reshuffle",
        "hand-and-deck",
        {"cards": ["R5", "H2"], "sum": 7, "usual": 4},
    ),
    (third, "remove R5", "remove", {"card": "R5", "left": 3, "before": 4}),
    (last_third, "remove R5", "remove", {"card": "R5", "left": 0, "before": 1}),
    (third, "remove R5", "remove-bigger", {"card": "R5", "number": 5, "other": "H3", "less": 3}),
    (  # 40 numbers up to 4 and 20 specials, less what lies open: five 0, the G4 and the H3 in hand
        third,
        "remove R5",
        "smaller",
        {"card": "R5", "number": 5, "outs": 53, "unseen": 92, "percent": 58},
    ),
    (  # 32 numbers from 6 on; none of them lies open
        third,
        "keep",
        "bigger",
        {"card": "R5", "number": 5, "outs": 32, "unseen": 92, "percent": 35},
    ),
    (last_third, "keep", "last-cards", {"cards": ["R5"], "left": 1}),
    (swapped, "swap H8", "other-over", {"card": "H8", "sum": 17, "over": 2, "cost": 8}),
    (swapped, "keep", "fits", {"cards": ["R5"], "sum": 9, "limit": 15}),
    (after_hit, "keep", "back", {"cards": ["R5", "H2"], "total": 3, "percent": 67}),
    (  # 360 on all numbers, less 9, 6, 5 and 2, on 96 cards: 7.04 on two
        after_hit,
        "keep",
        "hand-counts",
        {"cards": ["R5", "H2"], "sum": 7, "unseen": 96, "usual": 7},
    ),
    (
        after_excess,
        "reshuffle",
        "hand-counts",
        {"cards": ["R9", "H9"], "sum": 18, "unseen": 96, "usual": 7},
    ),
    (  # all but the 20 unseen numbers from 7 on
        after_excess,
        "keep",
        "start",
        {"card": "R9", "limit": 15, "outs": 76, "unseen": 96, "percent": 79},
    ),
    (after_excess, "reshuffle", "fresh", {"fresh": 7, "deck": 8, "above": 1}),
    (after_hit, "reshuffle", "smaller", {"card": "R5", "number": 5, "outs": 59, "unseen": 96, "percent": 61}),
    (emptied, "reshuffle", "empty-hand", {"deck": 7}),
    (emptied, "keep", "empty-hand", {"deck": 7}),
    (known_top, "swap H8", "top", {"top": "H2", "top_number": 2, "card": "H8", "number": 8}),
    (known_top, "keep", "top", {"top": "H2", "top_number": 2, "card": "H8", "number": 8}),
]


@pytest.mark.parametrize(("make", "text", "name", "facts"), WRITTEN, ids=[name for _, _, name, _ in WRITTEN])
def test_a_position_for_each_reason(make: Callable[[], State], text: str, name: str, facts: dict[str, Any]) -> None:
    state = make()
    reasons = asked(state, text)
    recount(state, text, reasons)
    by_key = {reason.key: reason.facts for reason in reasons}
    assert by_key.get(f"hint-house_of_cards-why-{name}") == facts, by_key
    for reason in reasons:
        check_words(reason)


def test_every_reason_has_a_position() -> None:
    assert {name for _, _, name, _ in WRITTEN} == set(CHECKS)


def test_a_seat_that_has_seen_every_card_is_given_reasons_too() -> None:
    """Reasons that cannot be counted are left out: in long games, every legal move still has a reason."""
    seen = 0
    for seed in range(4):
        state = house.deal(seats=2, seed=seed)
        players = [parlour.bot("house_of_cards", level="reference", seed=seat) for seat in range(2)]
        while state.turn is not None:
            assert isinstance(state, HouseOfCards)
            if not Sight(state).unseen:
                seen += 1
                for move in state.legal():
                    recount(state, str(move), reasons := asked(state, str(move)))
                    assert reasons, (move, state.view(state.turn))
            state.play(players[state.turn].choose(state))
    assert seen > 5


def test_the_action_is_said_with_its_card_and_its_kind_without() -> None:
    because = reasoning("house_of_cards")
    said: dict[str, tuple[State, dict[str, Any]]] = {
        "play G6": (table("G6 R5", "S1 S2", pile="H9"), {"card": "G6"}),
        "remove R5": (third(), {"card": "R5"}),
        "swap R5": (swapped(), {"card": "R5"}),
        "reshuffle": (after_hit(), {}),
    }
    for text, (state, facts) in said.items():
        move = house.read_text(state, text)
        word = text.split()[0]
        assert because.what(state, move) == Reason(f"hint-house_of_cards-{word}", facts)
        assert because.kind(state, move) == Reason(f"hint-house_of_cards-kind-{word}")
        check_words(because.what(state, move))
        check_words(because.kind(state, move))


def test_the_next_best_move_is_named_and_not_advised() -> None:
    states = {"play G6": table("G6 R5", "S1 S2", pile="H9"), "remove R5": third(), "swap R5": swapped()}
    for text, state in {**states, "keep": third(), "reshuffle": after_hit()}.items():
        assert isinstance(state, HouseOfCards)
        named = rival(state, house.read_text(state, text))
        assert named.key == f"hint-house_of_cards-rival-{text.split()[0]}"
        assert named.facts.get("card", "") == text.partition(" ")[2]
        check_words(named)


@pytest.mark.parametrize(("make", "offer"), [(third, "house"), (swapped, "swap"), (after_hit, "reshuffle")])
def test_what_is_declined_is_said(make: Callable[[], State], offer: str) -> None:
    state, because = make(), reasoning("house_of_cards")
    move = house.read_text(state, "keep")
    assert because.what(state, move) == Reason("hint-house_of_cards-keep", {"offer": offer})
    word = "leave" if offer == "reshuffle" else "keep"
    assert because.kind(state, move) == Reason(f"hint-house_of_cards-kind-{word}")
    check_words(because.what(state, move))
    check_words(because.kind(state, move))
