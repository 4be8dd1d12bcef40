"""Reasons in Notty: every number is counted again, card by card, from what lies face up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import parlour
from parlour.bots.play import reasoning
from parlour.core.reason import Reason
from parlour.core.state import State
from tests.bots.reasons.laws import check_words
from tests.bots.reasons.sweep import asked, check_decision, decisions
from tests.core.mode import COMPILED

COLOURS = "RGYKB"
ALL_CARDS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 10)] * 2
GAMES, TURNS = (8, 40) if COMPILED else (3, 10)
Cards = tuple[str, ...]


# The same counts, computed independently.


@cache
def loose(cards: Cards) -> int:
    """The number of loose cards: the lowest card is loose, or begins a run, or is in a set."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    return min([1 + loose(rest), *(loose(less(rest, group)) for group in groups_beginning(first, rest))])


def groups_beginning(first: str, rest: Cards) -> Iterable[Cards]:
    """The groups of the lowest card of a hand, without that card."""
    run: list[str] = []
    for number in range(int(first[1]) + 1, 10):
        if first[0] + str(number) not in rest:
            break
        run.append(first[0] + str(number))
        if len(run) >= 2:
            yield tuple(run)
    same = [colour + first[1] for colour in COLOURS if colour != first[0] and colour + first[1] in rest]
    for count in (3, 4):
        yield from combinations(same, count)


def less(cards: Iterable[str], gone: Iterable[str]) -> Cards:
    """Cards without some others, sorted."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(sorted(left))


def more(cards: Iterable[str], card: str) -> Cards:
    """Cards and one more, sorted."""
    return tuple(sorted([*cards, card]))


def after_discard(cards: Cards) -> int:
    """The fewest loose cards after one discard."""
    return min(loose(less(cards, [card])) for card in cards)


class Table:
    """What everybody sees."""

    def __init__(self, state: State, text: str) -> None:
        assert state.turn is not None
        view = state.view(state.turn)
        self.seat = state.turn
        self.hands = [tuple(sorted(hand)) for hand in view["hands"]]
        self.hand = self.hands[self.seat]
        self.deck = less(ALL_CARDS, [card for hand in self.hands for card in hand])
        self.turns_left = view["options"]["turn_limit"] - view["turns"]
        self.verb, *self.words = text.split()

    def after_group(self) -> tuple[Cards, Cards]:
        """Hand and deck after the move's cards went back."""
        return less(self.hand, self.words), tuple(sorted([*self.deck, *self.words]))


def finishing(hand: Cards, deck: Cards) -> int:
    """By drawing a card, or by draw & discard."""
    return sum(loose(more(hand, card)) == 0 or after_discard(more(hand, card)) == 0 for card in deck)


def finishing_cycles(hand: Cards, deck: Cards) -> int:
    return sum(after_discard(more(hand, card)) == 0 for card in deck)


def helping_cycles(hand: Cards, deck: Cards) -> int:
    return sum(after_discard(more(hand, card)) < loose(hand) for card in deck)


def staying(hand: Cards, cards: Cards) -> int:
    return sum(loose(more(hand, card)) > loose(hand) for card in cards)


def goes_with(card: str, other: str) -> bool:
    same_colour = card[0] == other[0] and 1 <= abs(int(card[1]) - int(other[1])) <= 2
    return same_colour or (card[0] != other[0] and card[1] == other[1])


def counted(outs: int, deck: Cards, **facts: Any) -> dict[str, Any]:
    return {"outs": outs, "deck": len(deck), "percent": round(100 * outs / len(deck)), **facts}


# The expected facts for each key.


def out(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert loose(table.hand) == 0 and loose(less(table.hand, table.words)) == 0
    assert 3 * facts["groups"] <= len(table.hand) <= 9 * facts["groups"]
    return {"held": len(table.hand), "groups": facts["groups"]}


def limit(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    assert 1 <= table.turns_left <= 3 * len(table.hands)
    left = [loose(hand) for hand in table.hands]
    rival = facts["seat"]
    assert rival != table.seat
    assert left[rival] == min(left[: table.seat] + left[table.seat + 1 :])
    return {"turns": table.turns_left, "left": left[table.seat], "seat": rival, "other": left[rival]}


def group_left(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    rest, _ = table.after_group()
    return {"held": len(table.hand), "left": len(rest), "loose": loose(rest)}


def drop_out(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    rest, _ = table.after_group()
    assert loose(rest) == 0 and 3 * facts["groups"] <= len(rest) <= 9 * facts["groups"]
    return {"card": table.words[0], "left": len(rest), "groups": facts["groups"]}


def compared(table: Table, facts: dict[str, Any]) -> tuple[tuple[Cards, Cards], tuple[Cards, Cards]]:
    """Hand and deck after the discard, and after the other one."""
    assert facts["card"] == table.words[0]
    other = facts["other"]
    return table.after_group(), (less(table.hand, [other]), tuple(sorted([*table.deck, other])))


def drop_loose(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    (rest, _), (others, _) = compared(table, facts)
    assert facts["loose"] < facts["more"]
    return {**facts, "loose": loose(rest), "more": loose(others)}


def drop_finish(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    (rest, deck), other = compared(table, facts)
    assert facts["outs"] > facts["less"]
    return {**facts, **counted(finishing(rest, deck), deck, less=finishing(*other))}


def drop_help(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    (rest, deck), other = compared(table, facts)
    assert facts["outs"] > facts["less"]
    return {**facts, **counted(helping_cycles(rest, deck), deck, less=helping_cycles(*other))}


def drop_pairs(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    (rest, _), _ = compared(table, facts)
    few = sum(goes_with(facts["card"], card) for card in rest)
    most = max(sum(goes_with(one, card) for card in rest) for one in rest)
    assert few < most == sum(goes_with(facts["other"], card) for card in rest)
    return {**facts, "few": few, "more": most}


def drop_mates(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    few, many = (sum(goes_with(facts[name], card) for card in table.deck) for name in ("card", "other"))
    assert facts["card"] == table.words[0] and few < many
    return {**facts, "few": few, "more": many, "deck": len(table.deck)}


def drop_then(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    rest, deck = table.after_group()
    return counted(finishing(rest, deck), deck, card=table.words[0], left=len(rest), loose=loose(rest))


def drop_left(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    rest, _ = table.after_group()
    return {"card": table.words[0], "left": len(rest), "loose": loose(rest)}


def cycle_finish(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return counted(finishing_cycles(table.hand, table.deck), table.deck)


def cycle_help(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return counted(helping_cycles(table.hand, table.deck), table.deck, loose=loose(table.hand))


def cycle_back(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return counted(staying(table.hand, table.deck), table.deck, held=len(table.hand))


def draw_finish(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    outs = sum(loose(more(table.hand, card)) == 0 for card in table.deck)
    return counted(outs, table.deck, cycles=finishing_cycles(table.hand, table.deck))


def draw_help(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    outs = sum(loose(more(table.hand, card)) < loose(table.hand) for card in table.deck)
    none = Fraction(1)
    for drawn in range(int(table.words[0])):
        none *= Fraction(len(table.deck) - outs - drawn, len(table.deck) - drawn)
    whole = counted(outs, table.deck, count=int(table.words[0]), loose=loose(table.hand))
    return {**whole, "percent": round(100 * (1 - none))}


def draw_grow(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    cycles = finishing_cycles(table.hand, table.deck)
    return {"held": len(table.hand), "loose": loose(table.hand), "deck": len(table.deck), "cycles": cycles}


def steal_break(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    theirs = table.hands[int(table.words[0])]
    assert loose(theirs) == 0
    broken = sum(loose(less(theirs, [card])) > 0 for card in theirs)
    share = round(100 * broken / len(theirs))
    return {"victim": int(table.words[0]), "held": len(theirs), "broken": broken, "percent": share}


def steal_lowers(outs: Callable[[Cards, Cards], int]) -> Callable[[Table, dict[str, Any]], dict[str, Any]]:
    def check(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
        theirs = table.hands[int(table.words[0])]
        rests = [less(theirs, [card]) for card in theirs]
        chances = [Fraction(outs(rest, table.deck), len(table.deck)) if loose(rest) else Fraction(1) for rest in rests]
        after = round(100 * sum(chances) / len(chances))
        assert after < facts["percent"]
        return counted(outs(theirs, table.deck), table.deck, victim=int(table.words[0]), after=after)

    return check


def steal_help(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    theirs = table.hands[int(table.words[0])]
    outs = sum(loose(more(table.hand, card)) < loose(table.hand) for card in theirs)
    share = round(100 * outs / len(theirs))
    held = {"held": len(theirs), "loose": loose(table.hand)}
    return {"victim": int(table.words[0]), "outs": outs, "percent": share, **held}


def steal_hand(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    theirs = table.hands[int(table.words[0])]
    return {"victim": int(table.words[0]), "held": len(theirs), "loose": loose(theirs)}


def end_next(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return counted(finishing(table.hand, table.deck), table.deck)


def end_hold(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    rest = less(table.hand, facts["cards"])
    assert loose(tuple(sorted(facts["cards"]))) == 0 < loose(rest) == loose(table.hand)
    return {"cards": facts["cards"], "left": len(rest), "loose": loose(rest)}


def end_draw(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return counted(staying(table.hand, table.deck), table.deck, held=len(table.hand))


def end_steal(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    shares = {
        seat: staying(table.hand, theirs) / len(theirs)
        for seat, theirs in enumerate(table.hands)
        if seat != table.seat and len(theirs) > 1
    }
    theirs = table.hands[facts["victim"]]
    assert round(100 * shares[facts["victim"]]) == round(100 * min(shares.values()))
    outs = staying(table.hand, theirs)
    share = round(100 * outs / len(theirs))
    return {"victim": facts["victim"], "outs": outs, "held": len(theirs), "percent": share}


def end_hand(table: Table, facts: dict[str, Any]) -> dict[str, Any]:
    return {"held": len(table.hand), "loose": loose(table.hand)}


CHECKS: dict[str, Callable[[Table, dict[str, Any]], dict[str, Any]]] = {
    "out": out,
    "limit": limit,
    "group-left": group_left,
    "drop-out": drop_out,
    "drop-loose": drop_loose,
    "drop-finish": drop_finish,
    "drop-help": drop_help,
    "drop-pairs": drop_pairs,
    "drop-mates": drop_mates,
    "drop-then": drop_then,
    "drop-left": drop_left,
    "cycle-finish": cycle_finish,
    "cycle-help": cycle_help,
    "cycle-back": cycle_back,
    "draw-finish": draw_finish,
    "draw-help": draw_help,
    "draw-grow": draw_grow,
    "steal-break": steal_break,
    "steal-finish": steal_lowers(finishing),
    "steal-slow": steal_lowers(helping_cycles),
    "steal-help": steal_help,
    "steal-hand": steal_hand,
    "end-next": end_next,
    "end-hold": end_hold,
    "end-draw": end_draw,
    "end-steal": end_steal,
    "end-hand": end_hand,
}


def recount(state: State, text: str, reasons: list[Reason]) -> list[str]:
    """Check the facts of all reasons, and return their kinds."""
    table = Table(state, text)
    found = []
    for reason in reasons:
        name = reason.key.removeprefix("hint-notty-why-")
        assert reason.facts == CHECKS[name](table, reason.facts), (name, text, table.hands)
        found.append(name)
    return found


def test_every_number_of_every_decision_is_right() -> None:
    seen: Counter[str] = Counter()
    for state, choice in decisions("notty", GAMES, TURNS):
        seen.update(recount(state, str(choice.move), check_decision(state, choice)))
    assert len(seen) > (20 if COMPILED else 10)


FAR = "B1 B5 B9 K3"  # a harmless opponent


def position(mine: str, theirs: str = FAR, *done: str, cycling: bool = False, turns: int = 0) -> State:
    hands = [mine, theirs]
    return parlour.game("notty").position(
        {"game": "notty", "turn": 0, "hands": hands, "done": list(done), "cycling": cycling, "turns": turns}
    )


# A position for each kind of reason, counted by hand.
WRITTEN = [
    (position("R1 R2 R3 G4 G5 G6"), ("group R1 R2 R3", "end"), "out", {"held": 6, "groups": 2}),
    (
        position("R1 R2 R3 G9 G2", turns=299),
        ("group R1 R2 R3", "end"),
        "limit",
        {"turns": 1, "left": 2, "seat": 1, "other": 4},
    ),
    (
        position("R1 R2 R3 G9", "K1 K2 K3 B4", turns=294),
        ("cycle", "end"),
        "limit",
        {"turns": 6, "left": 1, "seat": 1, "other": 1},
    ),
    (position("R1 R2 R3 G4 G5"), ("group R1 R2 R3", "end"), "group-left", {"held": 5, "left": 2, "loose": 2}),
    (
        position("R1 R2 R3 G9", FAR, "cycle", cycling=True),
        ("drop G9", "drop R1"),
        "drop-out",
        {"card": "G9", "left": 3, "groups": 1},
    ),
    (
        position("R1 R2 R3 G9 Y5 Y6", FAR, "cycle", cycling=True),
        ("drop G9", "drop R2"),
        "drop-loose",
        {"card": "G9", "other": "R2", "loose": 2, "more": 5},
    ),
    (
        position("R1 R2 R3 G9 Y5 Y6", FAR, "cycle", cycling=True),  # two Y4, two Y7; R4 leaves Y5 and Y6
        ("drop G9", "drop Y5"),
        "drop-finish",
        {"card": "G9", "other": "Y5", "outs": 4, "deck": 81, "percent": 5, "less": 0},
    ),
    (
        position("R1 R9 G9 Y5 Y6", FAR, "cycle", cycling=True),
        ("drop R1", "drop Y5"),
        "drop-help",
        {"card": "R1", "other": "Y5", "outs": 4, "deck": 82, "percent": 5, "less": 0},
    ),
    (
        position("R1 G5 Y5 K9 B5", "B1 B9", "cycle", cycling=True),
        ("drop R1", "drop K9"),
        "drop-pairs",
        {"card": "R1", "few": 0, "other": "G5", "more": 2},
    ),
    (
        position("R1 G5 K9", "B1 B9", "cycle", cycling=True),  # R2 R3 and the ones; G3 G4 G6 G7 and the fives
        ("drop R1", "drop G5"),
        "drop-mates",
        {"card": "R1", "few": 11, "other": "G5", "more": 16, "deck": 85},
    ),
    (
        position("Y5 Y6 R1", "B1 B9", "cycle", cycling=True),
        ("drop R1",),
        "drop-pairs",
        {"card": "R1", "few": 0, "other": "Y5", "more": 1},
    ),
    (
        position("Y5 Y5 Y6", "B1 B9", "cycle", cycling=True),
        ("drop Y5",),
        "drop-then",
        {"card": "Y5", "left": 2, "loose": 2, "outs": 4, "deck": 86, "percent": 5},
    ),
    (
        position("R1 G5 K9", "B1 B9", "cycle", cycling=True),
        ("drop R1",),
        "drop-left",
        {"card": "R1", "left": 2, "loose": 2},
    ),
    (  # R4, twice, for the Y9; and a Y9 does not help
        position("R1 R2 R3 Y9"),
        ("cycle", "end"),
        "cycle-finish",
        {"outs": 2, "deck": 82, "percent": 2},
    ),
    (
        position("R1 R2 Y8 Y9"),
        ("cycle", "end"),
        "cycle-help",
        {"outs": 4, "deck": 82, "percent": 5, "loose": 4},
    ),
    (position("R1 R5 Y9 K1"), ("cycle", "end"), "cycle-back", {"outs": 82, "deck": 82, "percent": 100, "held": 4}),
    (
        position("R1 R2"),
        ("draw 1", "end"),
        "draw-finish",
        {"outs": 2, "deck": 84, "percent": 2, "cycles": 0},
    ),
    (  # one of the four cards R3 and Y7: 1 - (78 * 77) / (82 * 81)
        position("R1 R2 Y8 Y9"),
        ("draw 2", "end"),
        "draw-help",
        {"outs": 4, "deck": 82, "count": 2, "percent": 10, "loose": 4},
    ),
    (position("R1 G5"), ("draw 1", "end"), "draw-grow", {"held": 2, "loose": 2, "deck": 84, "cycles": 0}),
    (
        position("R1 G5", "B1 B2 B3 B4"),  # B1 or B4 may go: a run is left
        ("steal 1", "end"),
        "steal-break",
        {"victim": 1, "held": 4, "broken": 2, "percent": 50},
    ),
    (
        position("R1 G5", "B1 B2"),  # two B3; no card finishes a single one
        ("steal 1", "end"),
        "steal-finish",
        {"victim": 1, "outs": 2, "deck": 86, "percent": 2, "after": 0},
    ),
    (
        position("R1 G5", "B1 B2 K8 K9"),  # B3 and K7; three of four cards leave one of the pairs
        ("steal 1", "end"),
        "steal-slow",
        {"victim": 1, "outs": 4, "deck": 84, "percent": 5, "after": 2},
    ),
    (
        position("R1 R2 G5", "R3 B1 B5 K9"),
        ("steal 1", "end"),
        "steal-help",
        {"victim": 1, "outs": 1, "held": 4, "percent": 25, "loose": 3},
    ),
    (position("R1 G5"), ("steal 1", "end"), "steal-hand", {"victim": 1, "held": 4, "loose": 4}),
    (position("R1 R2"), ("end", "draw 1"), "end-next", {"outs": 2, "deck": 84, "percent": 2}),
    (
        position("R1 R2 R3 G5 K9", FAR, "draw", "steal"),
        ("end", "cycle"),
        "end-hold",
        {"cards": ["R1", "R2", "R3"], "left": 2, "loose": 2},
    ),
    (position("R1 R2"), ("end", "draw 1"), "end-draw", {"outs": 82, "deck": 84, "percent": 98, "held": 2}),
    (
        position("R1 R2", "R3 B1 B5 K9"),
        ("end", "draw 1"),
        "end-steal",
        {"victim": 1, "outs": 3, "held": 4, "percent": 75},
    ),
    (position("R1 G5", FAR, "draw", "steal"), ("end", "cycle"), "end-hand", {"held": 2, "loose": 2}),
]


@pytest.mark.parametrize(("state", "texts", "name", "facts"), WRITTEN, ids=[name for _, _, name, _ in WRITTEN])
def test_a_position_for_each_reason(state: State, texts: tuple[str, ...], name: str, facts: dict[str, Any]) -> None:
    reasons = asked(state, *texts)
    recount(state, texts[0], reasons)
    by_key = {reason.key: reason for reason in reasons}
    assert by_key[f"hint-notty-why-{name}"].facts == facts
    for reason in reasons:
        check_words(reason)


def test_every_reason_has_a_position() -> None:
    assert {name for _, _, name, _ in WRITTEN} == set(CHECKS)


def test_the_action_is_said_with_its_cards_and_its_kind_without() -> None:
    state = position("R1 R2 R3 G4")
    said: dict[str, dict[str, Any]] = {
        "draw 2": {"count": 2},
        "steal 1": {"victim": 1},
        "cycle": {},
        "group R1 R2 R3": {"cards": ["R1", "R2", "R3"]},
        "end": {},
        "drop G4": {"card": "G4"},
    }
    because = reasoning("notty")
    for text, facts in said.items():
        move = state.game.read_text(state, text)
        word = text.split()[0]
        assert because.what(state, move) == Reason(f"hint-notty-{word}", facts)
        assert because.kind(state, move) == Reason(f"hint-notty-kind-{word}")
        check_words(because.what(state, move))
        check_words(because.kind(state, move))
