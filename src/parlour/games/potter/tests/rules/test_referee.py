"""The law against a referee written from the rule book alone (§3 to §7).

PARLOUR_PROVE_CASES sets the number of tables (2,000 by default, fewer uncompiled), PARLOUR_PROVE_SEED selects them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parlour import AmbiguousMove, State
from parlour.games.potter.tests.rules.helpers import ALL_CARDS, RANKS, potter
from parlour.games.potter.tests.rules.referee import DECK, THREES, Referee, is_meld, is_wild, meaning, parse, physical
from tests.core.mode import COMPILED
from tests.games.helpers import moves

CASES = int(os.environ.get("PARLOUR_PROVE_CASES", "2000" if COMPILED else "400"))
SEED = int(os.environ.get("PARLOUR_PROVE_SEED", "20240607"))


def reached_by_play(chance: Random, count: int) -> Iterator[State]:
    """States of random games with many melds and lay-offs, and often from the pile."""
    while True:
        options = {"target": 500, "ace_high_runs": chance.random() < 0.3}
        state = potter.deal(seats=chance.randint(2, 5), seed=chance.randrange(2**32), **options)
        hoards = chance.random() < 0.3  # keeps the melds, so that hands and loops grow
        while not state.over:
            yield state
            legal = state.legal()
            liked = [move for move in legal if str(move).startswith(("meld", "add", "take")) != hoards]
            state.play(chance.choice(liked if liked and chance.random() < 0.8 else legal))
            count -= 1
            if count < 0:
                return


def laid_out(chance: Random) -> State:
    """A possible table, rich in Potters and melds."""
    ace_high = chance.random() < 0.5
    number = chance.randint(1, 14)
    potters = [card for card in ALL_CARDS if card[:-1] == RANKS[(number - 1) % 13]]
    cards = chance.sample(ALL_CARDS, 52)
    table = []
    for _ in range(chance.randint(1, 5)):
        meld = any_meld(chance, cards, potters, ace_high)
        if meld and len(meld) + 6 < len(cards):
            table.append(" ".join(meld))
            cards = [card for card in cards if card not in set(map(physical, meld))]
    rich = [card for card in cards if card in potters and chance.random() < 0.7]
    cards = rich + [card for card in cards if card not in rich]
    size = chance.randint(1, min(12, len(cards) - 2))
    pile = [card for card in cards[size + 2 :] if card not in potters][: chance.choice([0, 1, 1, 3, 9, 10])]
    return potter.position(
        {
            "game": "potter",
            "turn": 0,
            "phase": chance.choice(["play", "play", "play", "draw"]),
            "hands": [" ".join(cards[:size]), " ".join(cards[size : size + 2])],
            "round": number,
            "discard": " ".join(pile),
            "table": table,
            "sallan": [bool(table) and chance.random() < 0.8, bool(table)],
            "options": {"ace_high_runs": ace_high},
            "turns": chance.randint(0, 100),
            "banned": [" ".join(card for card in cards[:size] if card not in potters and chance.random() < 0.1), ""],
        }
    )


def any_meld(chance: Random, cards: list[str], potters: list[str], ace_high: bool) -> list[str]:
    """A meld of these cards, sometimes with a wild, sometimes long; None if the random search finds none."""
    for _ in range(30):
        meld: list[str] = []
        for card in chance.choice(THREES):
            wilds = [held for held in cards if held in potters and held != card and held not in map(physical, meld)]
            if wilds and chance.random() < 0.25:
                meld.append(f"{chance.choice(wilds)}={card}")
            else:
                meld.append(card)
        for _ in range(chance.choice([0, 0, 1, 3, 9])):
            longer = [card for card in cards if is_meld([*meld, card], ace_high)]
            meld += chance.sample(longer, min(1, len(longer)))
        if is_meld(meld, ace_high) and set(map(physical, meld)) <= set(cards):
            return meld
    return []


def check_list(state: State, where: str) -> set[str]:
    """Compare the whole list of legal moves, and return the verbs that occurred."""
    listed = moves(state)
    assert len(set(listed)) == len(listed), where
    expected = Referee(state.position()).legal()
    assert {parse(text) for text in listed} == expected, where
    return {verb for verb, _, _ in expected}


def test_the_list_of_legal_moves_along_games_is_the_referees() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    seen: Counter[str] = Counter()
    for number, state in enumerate(reached_by_play(chance, CASES)):
        seen.update(check_list(state, f"seed {SEED}, state {number}: {state.position()}"))
    assert set(seen) >= {"draw", "take", "return", "meld", "add", "discard"}


def test_the_list_of_legal_moves_at_any_table_is_the_referees() -> None:
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    seen: Counter[str] = Counter()
    for number in range(CASES // 2):
        state = laid_out(chance)
        seen.update(check_list(state, f"seed {SEED}, table {number}: {state.position()}"))
    assert set(seen) == {"draw", "take", "meld", "add", "discard", "end"}


def some_cards(chance: Random, referee: Referee, onto: list[str]) -> list[str]:
    """Cards to lay, which mostly could fit together; Potters with or without a meaning."""
    cards = DECK
    if onto and chance.random() < 0.8:
        suits = {meaning(card)[-1] for card in onto}
        cards = [card for card in DECK if card[-1] in suits or card[:-1] == meaning(onto[0])[:-1]]
    elif chance.random() < 0.9:
        suit, rank = chance.choice("♠♥♦♣"), chance.choice(RANKS)
        cards = [card for card in DECK if (card[-1] == suit if chance.random() < 0.7 else card[:-1] == rank)]
    held = [card for card in referee.hand if card in cards or card[:-1] == referee.potter]
    if not held:
        return []
    return [as_said(chance, referee, card, cards) for card in chance.sample(held, chance.randint(1, min(len(held), 6)))]


def as_said(chance: Random, referee: Referee, card: str, cards: list[str]) -> str:
    """A card; half the time a Potter is written with the card that it stands for."""
    meant = chance.choice(cards)
    return f"{card}={meant}" if is_potter(referee, card) and meant != card and chance.random() < 0.5 else card


def is_potter(referee: Referee, card: str) -> bool:
    return card[:-1] == referee.potter


def test_long_melds_and_lay_offs_are_read_and_allowed_as_the_referee_does() -> None:
    """Any number of cards, wilds with and without a meaning: one reading, several, or none."""
    print(f"PARLOUR_PROVE_SEED={SEED} PARLOUR_PROVE_CASES={CASES}")
    chance = Random(SEED)
    seen: Counter[str] = Counter()
    for number in range(CASES // 2):
        state = laid_out(chance)
        referee = Referee(state.position())
        if referee.phase == "draw" or not referee.sallan:
            continue
        for _ in range(6):
            place = chance.randint(0, len(referee.table))
            onto = referee.table[place - 1] if place else []
            cards = some_cards(chance, referee, onto)
            if sum(is_potter(referee, card) and not is_wild(card) for card in cards) > 2 or not cards:
                continue
            text = f"meld {' '.join(cards)}" if not place else f"add {' '.join(cards)} to {place}"
            seen[check_text(state, referee, text, cards, onto, f"seed {SEED}, table {number}")] += 1
    assert set(seen) == {"one", "several", "none"}


def check_text(state: State, referee: Referee, text: str, cards: list[str], onto: list[str], where: str) -> str:
    """Check that the table agrees with the referee, and return the number of readings."""
    where = f"{where}: {text}, {state.position()}"
    readings = referee.readings(cards, onto)
    if len(readings) > 1:
        with pytest.raises(AmbiguousMove) as asked:
            state.play(text)
        assert {parse(reading)[1] for reading in asked.value.readings} == readings, where
        return "several"
    refusal = state.refusal(text)
    if not readings:
        assert refusal is not None, where
        return "none"
    assert refusal is None, f"{refusal}; {where}"
    twin = state.clone()
    twin.play(text)
    (reading,) = readings
    assert parse(twin.record()["moves"][-1])[1] == reading, where
    if twin.view(None)["round"] == state.view(None)["round"]:
        laid = [meld for meld in twin.view(None)["table"] if set(meld) == {*onto, *reading}]
        assert len(laid) == 1, where
    return "one"


def test_without_sallan_no_wild_is_laid_at_once() -> None:
    """§5.4, at many tables: a meld with a named wild, or with a Potter that does not fit as itself, is refused."""
    chance = Random(SEED)
    refused = 0
    for _ in range(CASES // 4):
        state = laid_out(chance)
        referee = Referee({**state.position(), "sallan": [True, True]})
        position: dict[str, Any] = {**state.position(), "sallan": [False, True], "phase": "play"}
        plain = potter.position(position)
        for verb, cards, _ in referee.melds():
            wild = any(map(is_wild, cards))
            refusal = plain.refusal(f"{verb} {' '.join(cards)}")
            assert (refusal is not None) == wild
            if refusal is not None:
                assert refusal.rule == "P12"
                refused += 1
    assert refused > 100


def test_the_referee_knows_the_hundred_melds_of_three_cards() -> None:
    assert len({frozenset(three) for three in THREES}) == len(THREES) == 100
    assert all(is_meld(three, ace_high=True) for three in THREES)
    assert sum(is_meld(three, ace_high=False) for three in THREES) == 96
