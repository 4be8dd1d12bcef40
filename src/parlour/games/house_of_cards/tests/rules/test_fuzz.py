"""Fuzzing House of Cards (tests/games/fuzzing.py): its games, ways to write moves, changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from parlour import Move, State
from parlour.games.house_of_cards.tests.rules.helpers import ALL_CARDS, KINDS, house, middle, small
from tests.games.fuzzing import SEEDS, Change, Fuzzing, move_a_card, play_on, texts, write, write_option

LIKES = [(), ("remove", "swap", "reshuffle"), ("keep",)]
WORDS = ["play", "remove", "swap", "reshuffle", "keep", "draw", "0", "-1", "G10", "G-", "-Echo", "G", *KINDS]


@st.composite
def games(draw: st.DrawFn) -> State:
    """A game of two to four."""
    state = house.deal(
        seats=draw(st.integers(2, 4)),
        seed=draw(SEEDS),
        cards=draw(st.sampled_from([5, 8, 15])),
        limit=draw(st.sampled_from([None, 10, 40])),
        memory_aid=draw(st.booleans()),
        last_card_must_fit=draw(st.booleans()),
        turn_limit=draw(st.sampled_from([50, 1000])),
    )
    return play_on(draw, state, 120, LIKES)


@st.composite
def small_games(draw: st.DrawFn) -> State:
    """A game with a leftover deck of four cards, in which many cards become known."""
    return play_on(draw, small(draw(st.integers(0, 10**6))), 60, LIKES)


def shuffled_texts(cards: Sequence[str]) -> st.SearchStrategy[str]:
    """Some of these cards, with face-down cards between them."""
    return st.lists(st.sampled_from([*cards, "?"]), max_size=3).map(" ".join)


def name_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Name cards of a deck, or any others, as known to a seat."""
    hands, decks = position.get("hands"), position.get("decks")
    if not (isinstance(hands, list) and isinstance(decks, list) and decks and isinstance(decks[0], str)):
        return
    own = st.permutations(decks[0].split()).map(" ".join) | shuffled_texts([*decks[0].split(), "G7"])
    key = draw(st.sampled_from(["known_deck", "known_top", "known_leftover", "doubts", "plays"]))
    position[key] = [draw(own), *[""] * (len(hands) - 1)]


def name_others_cards(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Name another seat's cards as known to the first seat, in their places or not."""
    hands, decks = position.get("hands"), position.get("decks")
    if not (isinstance(hands, list) and isinstance(decks, list) and len(hands) == len(decks) > 1):
        return
    key = draw(st.sampled_from(["known_decks", "known_hands", "known_held"]))
    lying = str(hands[1] if key == "known_hands" else decks[1]).split()
    known = draw(st.just(" ".join(lying)) | shuffled_texts([*lying, "S7"]))
    nothing = [[""] * len(hands) for _ in hands]
    position[key] = [["", known, *[""] * (len(hands) - 2)], *nothing[1:]]


def move_to_a_deck(position: dict[str, Any], draw: st.DrawFn) -> None:
    """Move some or all of the leftover deck under a personal deck."""
    decks, leftover = position.get("decks"), position.get("leftover")
    if isinstance(decks, list) and decks and isinstance(leftover, str) and leftover:
        cards = leftover.split()
        taken = draw(st.sampled_from([1, len(cards)]))
        decks[-1] = f"{' '.join(cards[:taken])} {decks[-1]}"
        position["leftover"] = " ".join(cards[taken:])


def end_the_game(position: dict[str, Any], draw: st.DrawFn) -> None:
    """End the game after this number of turns, won by anybody, perhaps without a card left."""
    position["turn"] = None
    position["turns"] = draw(st.sampled_from([0, 49, 50, 51, 1000, 1001]))
    position["winners"] = draw(st.lists(st.integers(0, 3), max_size=3))
    if draw(st.booleans()) and isinstance(position.get("hands"), list) and position["hands"]:
        position["hands"][0] = ""


CHOICES: list[list[str]] = [[], ["house"], ["swap"], ["reshuffle"], ["house", "swap"], ["house", "reshuffle"]]
CHANGES: list[Change] = [
    write(["turn", "turns", "starter", "seed", "sum"], st.sampled_from([-1, 0, 1, 2, 3, 4, 15, 49, 50, 1000, 2**70])),
    write_option(
        ["limit", "cards", "preset", "memory_aid", "turn_limit"], st.sampled_from([10, 16, 50, "quick", True])
    ),
    write(["choice"], st.sampled_from(CHOICES)),
    write(["fresh", "streak"], st.lists(st.integers(0, 3), min_size=2, max_size=3)),
    write(["echo"], st.booleans()),
    write(["pile"], st.lists(st.sampled_from(ALL_CARDS), max_size=4).map(" ".join)),
    name_cards,
    name_others_cards,
    move_to_a_deck,
    move_a_card("leftover", "hands", "pile"),
    end_the_game,
]


class TestHouseOfCards(Fuzzing):
    game = house
    games = games()
    tables = games | small_games() | st.builds(middle)
    texts = texts(st.sampled_from(WORDS))
    changes = CHANGES

    def sayable(self) -> tuple[State, Sequence[Move]]:
        """All moves of the game can be written at any table."""
        return middle(), house.fixed_moves
