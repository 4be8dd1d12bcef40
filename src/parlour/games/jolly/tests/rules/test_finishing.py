"""The look-ahead of the law against every continuation, played out by a plain referee (§3, §5, §6, §8, §9.1).

PARLOUR_PROVE_CASES sets the number of positions (500 by default, fewer uncompiled), PARLOUR_PROVE_SEED selects them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from parlour import State
from parlour.games.jolly.tests.rules.exhaustive import (
    JOKER,
    PLACES,
    RANKS,
    SUITS,
    THREES,
    Meld,
    Referee,
    can_clear,
    default,
    is_pure,
    is_set,
    longer_by_one,
    physical,
    points,
    readings,
)
from parlour.games.jolly.tests.rules.helpers import ALL_CARDS, jolly
from tests.core.mode import COMPILED
from tests.games.helpers import moves

CASES = min(10_000, int(os.environ.get("PARLOUR_PROVE_CASES", "500" if COMPILED else "120")))
SEED = int(os.environ.get("PARLOUR_PROVE_SEED", "20240611"))


class Box:
    """The 108 cards, without those that have been placed."""

    def __init__(self) -> None:
        self.left = Counter(ALL_CARDS)

    def take(self, cards: list[str]) -> bool:
        """All of these, or none."""
        wanted = Counter(cards)
        if not wanted <= self.left:
            return False
        self.left -= wanted
        return True

    def some(self, chance: Random, liked: list[str]) -> str:
        """A remaining card, if possible one of these."""
        there = [card for card in liked if self.left[card]] or [card for card in self.left if self.left[card]]
        card = chance.choice(there)
        self.left[card] -= 1
        return card


def any_meld(chance: Random) -> Meld:
    """A meld, sometimes a long one."""
    meld = chance.choice(THREES)
    if chance.random() < 0.4:  # swaps need jokers on the table
        meld = chance.choice([three for three in THREES if any(map(str.__contains__, three, [JOKER] * 3))])
    for _ in range(chance.choice([0, 0, 1, 1, 3, 8])):
        longer = [grown for _, grown in longer_by_one(meld)]
        meld = chance.choice(longer) if longer else meld
    return meld


def near(card: str) -> list[str]:
    """Cards that could lie beside a card."""
    rank, suit = card[:-1], card[-1]
    at = RANKS.index(rank)
    return [rank + other for other in SUITS] + [
        PLACES[place] + suit for place in range(max(0, at - 2), min(14, at + 3))
    ]


def laid_out(chance: Random) -> State:
    """A small hand, up to three melds, and a pile with something on top; the turn is about to begin."""
    box = Box()
    table = []
    for _ in range(chance.choice([0, 1, 2, 3])):
        meld = any_meld(chance)
        if box.take([physical(card) for card in meld]):
            table.append(meld)
    hand = []
    for _ in range(chance.choice([0, 0, 1, 1, 2, 3])):
        if box.take([JOKER]):
            hand.append(JOKER)
    useful = [card for meld in table for card, _ in longer_by_one(meld) if card in RANKED]
    useful += [card.removeprefix("JK=") for meld in table for card in meld if card.startswith("JK=")] * 3
    opened = bool(table) and chance.random() < 0.6
    for _ in range(chance.randint(3, 7) if opened else chance.randint(6, 8)):
        natural = [card for card in hand if card != JOKER]
        liked = useful if useful and chance.random() < 0.3 else []
        if natural and not liked and chance.random() < 0.85:
            liked = near(chance.choice(natural))
        if not natural and not opened and chance.random() < 0.7:
            liked = [rank + suit for rank in ("9", "10", "J", "Q", "K") for suit in SUITS]
        hand.append(box.some(chance, liked))
    top = box.some(chance, [card for one in hand if one != JOKER for card in near(one)] + useful + [JOKER])
    under = box.some(chance, [])
    other = [box.some(chance, []) for _ in range(2)]
    return jolly.position(
        {
            "game": "jolly",
            "turn": 0,
            "hands": [" ".join(hand), " ".join(other)],
            "discard": f"{under} {top}",
            "table": [" ".join(meld) for meld in table],
            "opened": [opened, bool(table)],
            "jolly_card": None,
            "options": {"final_discard": chance.random() < 0.7},
            "round": 3,
            "seed": chance.randrange(2**32),
        }
    )


RANKED = set(ALL_CARDS) - {JOKER}


def middles(chance: Random, count: int) -> Iterator[tuple[State, bool]]:
    """Positions of random turns, which often create debts; also whether nothing has been laid yet."""
    while count > 0:
        state = laid_out(chance)
        untouched = True
        for _ in range(8):
            yield state, untouched
            count -= 1
            if state.over or state.turn != 0 or count <= 0:
                break
            legal = moves(state)
            liked = [move for move in legal if move.startswith(("take", "swap", "add", "meld"))]
            debts = [move for move in liked if move.startswith(("take", "swap"))]
            best = debts if debts and chance.random() < 0.7 else liked or legal
            move = chance.choice(best)
            if move.startswith("discard"):
                break
            untouched = untouched and move in ("take", "draw")
            state.play(move)


def checked(state: State, untouched: bool, where: str) -> set[str]:
    """Compare the whole list of legal moves, and return the verbs that occurred."""
    listed = moves(state)
    assert len(set(listed)) == len(listed), where
    referee = Referee(state.position(), untouched)
    expected = referee.legal()
    found = {referee.parse(text) for text in listed}
    assert found == expected, f"too many {found - expected}, missing {expected - found}; {where}"
    return {verb for verb, _, _ in expected}


def told(number: int, state: State) -> str:
    return f"seed {SEED}, position {number}: {state.position()}"


def test_every_listed_action_leads_to_an_end_and_no_other_does() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    seen: Counter[str] = Counter()
    for number, (state, untouched) in enumerate(middles(chance, CASES)):
        if state.over or state.turn != 0:
            continue
        seen.update(checked(state, untouched, told(number, state)))
        written = state.position()
        seen["swapped"] += written["swapped"] > 0
        seen["taken"] += bool(written["taken"]) and not written["taken_used"]
        seen["opening"] += bool(written["laid"]) and not written["opened"][0]
        seen["stuck"] += "discard" not in {move.split()[0] for move in moves(state)}
    print(dict(seen))
    assert all(seen[what] > CASES // 100 for what in ("draw", "take", "putback", "meld", "add", "swap", "discard"))
    assert all(seen[what] > CASES // 100 for what in ("swapped", "taken", "opening", "stuck"))


def test_a_meld_of_any_length_is_read_and_allowed_as_the_referee_does() -> None:
    """Cards in any order, jokers without a meaning: the default reading, laid whole, if the turn can be ended."""
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED + 1)
    seen: Counter[str] = Counter()
    for number in range(CASES):
        state = laid_out(chance)
        state.play("draw")
        referee = Referee(state.position())
        hand = list(referee.start.hand)
        for _ in range(12):
            cards = chance.sample(hand, min(len(hand), chance.choice([3, 3, 4, 4, 5, 6])))
            found = readings(cards)
            if not found and chance.random() < 0.9:
                continue
            text = "meld " + " ".join(cards)
            refusal = state.refusal(text)
            if not found:
                assert refusal is not None, f"{text}; {told(number, state)}"
                seen["none"] += 1
                continue
            meld = default(found)
            allowed = referee.allows_meld(meld)
            assert (refusal is None) == allowed, f"{text}: {refusal}; {told(number, state)}"
            seen["allowed" if allowed else "refused"] += 1
            if allowed:
                twin = state.clone()
                twin.play(text)
                if not twin.over:
                    assert tuple(twin.view(0)["table"][-1]) == meld, f"{text}; {told(number, state)}"
                    assert twin.view(0)["points"][-1] == points(meld)
    assert min(seen[what] for what in ("allowed", "refused", "none")) > CASES // 100, seen


# The Jolly Hand.


def near_hand(chance: Random, size: int) -> list[str]:
    """This number of cards that almost form melds."""
    box = Box()
    hand: list[str] = []
    while len(hand) < size:
        meld = chance.choice(THREES)
        for _ in range(chance.choice([0, 0, 1, 2])):
            longer = [grown for _, grown in longer_by_one(meld)]
            meld = chance.choice(longer) if longer else meld
        cards = [physical(card) for card in meld]
        if len(hand) + len(cards) <= size and sum(map(JOKER.__eq__, hand + cards)) <= 3 and box.take(cards):
            hand += cards
        elif len(hand) + 3 > size:
            hand.append(box.some(chance, []))
    for _ in range(chance.choice([0, 0, 1, 2])):
        hand[chance.randrange(size)] = box.some(chance, [])
    return hand


def test_whether_thirteen_cards_can_be_cleared() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED + 2)
    seen: Counter[bool] = Counter()
    for number in range(CASES // 5):
        hand = near_hand(chance, 13)
        chance.shuffle(hand)
        *held, last = hand
        state = (
            jolly.position({"game": "jolly", "turn": 0, "hands": [" ".join(held), "2♥ 9♣"], "jolly_card": last})
            if (Counter([*hand, "2♥", "9♣"]) <= Counter(ALL_CARDS))
            else None
        )
        if state is None:
            continue
        expected = can_clear(hand)
        seen[expected] += 1
        asked: Any = state
        assert asked.jolly_hand_can_win() == expected, f"{hand}; {told(number, state)}"
    assert min(seen[True], seen[False]) > 3, seen


def test_in_the_jolly_hand_every_meld_is_open_and_the_rest_can_be_cleared_or_not() -> None:
    """Random play with smaller hands and growing melds: the list is always the referee's."""
    chance = Random(SEED + 3)
    seen: Counter[str] = Counter()
    for number in range(CASES // 5):
        hand = near_hand(chance, 13)
        if not Counter([*hand, "2♥", "9♣"]) <= Counter(ALL_CARDS):
            continue
        *held, last = hand
        state = jolly.position(
            {"game": "jolly", "turn": 0, "hands": [" ".join(held), "2♥ 9♣"], "jolly_card": last, "seed": number}
        )
        state.play("jolly")
        while not state.over:
            seen.update(checked(state, untouched=False, where=told(number, state)))
            seen[str(len(state.view(0)["table"]))] += 1
            going_on = [move for move in moves(state) if move != "concede"]
            if not going_on:
                break
            state.play(chance.choice(going_on))
        seen["won"] += state.over
    assert all(seen[what] for what in ("meld", "add", "discard", "concede", "won", "0", "1", "2", "3")), seen


# The referee itself.


def test_the_referee_knows_the_rules() -> None:
    assert len(THREES) == 370
    assert points(("A♥", "2♥", "JK=3♥")) == 6
    assert points(("Q♥", "K♥", "JK=A♥")) == points(("A♥", "A♠", "JK")) == 30
    assert is_pure(("9♣", "10♣", "J♣")) and not is_pure(("7♥", "7♦", "7♣")) and not is_pure(("9♣", "JK=10♣", "J♣"))
    assert is_set(("7♥", "7♦", "JK")) and not is_set(("JK=6♥", "7♥", "JK=8♥"))
    assert readings(["4♥", "JK", "JK", "7♥"]) == []
    assert readings(["JK", "4♥", "5♥", "JK"]) == [("JK=3♥", "4♥", "5♥", "JK=6♥")]
    assert default(readings(["J♥", "Q♥", "JK"])) == ("J♥", "Q♥", "JK=K♥")
    assert default(readings(["Q♥", "K♥", "JK"])) == ("Q♥", "K♥", "JK=A♥")
    assert readings(["K♥", "A♥", "2♥"]) == readings(["7♥", "7♥", "7♣"]) == []
    four = ["2♠", "3♠", "4♠", "5♥", "6♥", "7♥", "8♦", "9♦", "10♦", "K♠", "K♥"]
    assert can_clear([*four, "K♦", "A♣"])
    assert not can_clear([*four, "Q♦", "A♣"])
