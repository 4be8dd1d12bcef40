"""Jolly: which cards are a meld, what it counts, where cards fit and what they swap, what a turn owes (§4 to §8)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import parlour
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import added_text, read_played
from parlour.games.jolly.shapes import Shape, melds_of
from tests.client.choices import Law, chosen, positions, refusal_key, situation, with_legal

HANDS = 1500  # that could be a Jolly Hand


def cases() -> Iterator[Law]:
    for state in positions("jolly", 2, 36, 3):
        assert isinstance(state, Jolly)
        now = situation(state)
        if now["view"]["phase"] != "draw":
            choices = [judged(state, now, cards) for cards in picked(state, now)]
            yield {**now, "open": state.table_is_open(), "jokers": state.debts()[2], "choices": choices}


def picked(state: Jolly, now: Law) -> list[list[str]]:
    rng = Random(str(state.hash()))
    hand = now["view"]["hands"][state.turn]
    found = chosen(hand, lambda card: card[-1], lambda card: card[:-1], lambda card: card == "JK", rng, 14)
    return [cards for cards in with_legal(found, now["legal"], "meld", rng) if cards]


def judged(state: Jolly, now: Law, cards: list[str]) -> dict[str, Any]:
    """All readings of the cards, the legal ones among them, and the law's refusals of the others."""
    text = " ".join(cards)
    played = [read_played(card) for card in cards]
    shapes = melds_of(played) if len(set(cards) - {"JK"}) == len([card for card in cards if card != "JK"]) else []
    adds = {number: list(added(state, number, cards)) for number in range(1, len(now["view"]["table"]) + 1)}
    single = len(cards) == 1
    swaps = [number for number in adds if single and refusal_key(state, f"swap {text} in {number}") is None]
    moves = [f"meld {text}", *([f"discard {text}"] if single else [])]
    return {
        "cards": cards,
        "readings": [{"cards": shape.cards(), "points": shape.points()} for shape in shapes],
        "melds": [move for shape in shapes if refusal_key(state, move := f"meld {shape.text()}") is None],
        "adds": {number: found for number, found in adds.items() if found},
        "swaps": swaps,
        "refusals": {move: refusal_key(state, move) for move in moves},
    }


def added(state: Jolly, number: int, cards: list[str]) -> Iterator[str]:
    """The legal ways to lay these cards off onto a meld."""
    lying = Shape(*state.meld_parts(number - 1))
    for shape in melds_of([read_played(card) for card in cards], lying):
        move = f"add {added_text(lying, shape)} to {number}"
        if refusal_key(state, move) is None:
            yield move


def hands() -> Iterator[Law]:
    """Hands of a declared Jolly Hand, most of them nearly cleared, and whether they are (§8.3)."""
    rng = Random("jolly hands")
    game = parlour.game("jolly")
    deck = [name for name in DECK.names if name != "JK"]
    for _ in range(HANDS):
        cards = nearly_cleared(rng, deck)
        hand, last = cards[:12], cards[12]
        hands = [" ".join(hand), free(cards, deck)]
        state = game.position({"game": "jolly", "turn": 0, "hands": hands, "jolly_card": last, "round": 3})
        assert isinstance(state, Jolly)
        yield {"hand": [*hand, last], "wins": state.jolly_hand_can_win()}


def nearly_cleared(rng: Random, deck: list[str]) -> list[str]:
    """Thirteen cards: melds, some of whose cards are jokers or others."""
    suits = [deck[start : start + 13] for start in range(0, 52, 13)]
    cards: list[str] = []
    while len(cards) < 13:
        size, start, suit = rng.choice([3, 3, 4, 5]), rng.randrange(11), rng.choice(suits)
        run = [suit[(start + step) % 13] for step in range(size)]
        same = [one[start] for one in rng.sample(suits, min(4, size))]
        cards += rng.choice([run, run, same])
    cards = cards[:13]
    for _ in range(rng.choice([0, 0, 1, 2])):
        cards[rng.randrange(13)] = rng.choice(deck)
    for _ in range(rng.choice([0, 0, 1, 2, 3])):
        cards[rng.randrange(13)] = "JK"
    rng.shuffle(cards)
    kept: list[str] = []
    for card in cards:  # there are two of every card and four jokers
        kept.append(card if kept.count(card) < (4 if card == "JK" else 2) else free(kept, deck))
    return kept


def free(kept: list[str], deck: list[str]) -> str:
    return next(card for card in deck if kept.count(card) == 0)


ANSWERS = {"jolly": cases, "jolly-hands": hands}
