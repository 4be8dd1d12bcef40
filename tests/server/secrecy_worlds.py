"""Other worlds: the same game as far as a reader can know, with different cards where the reader cannot look.

One kind is made here, by exchanging two cards that the reader does not know; the other is what the package imagines,
which is trusted only after checking what lies open in it. Then the same things are done in both worlds, as long as they
show the reader the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, NamedTuple

import parlour
from parlour import Event, OptionError, State
from parlour.testing.policies import heuristic
from tests.server.open_cards import Place, Position, Reader, cards_at, face, hands_are_shown, hidden, open_part

EXCHANGES = 6  # tried per moment
NEXT = 6  # cards that will be drawn soon


@dataclass(frozen=True)
class Step:
    """A move in both worlds, which the reader sees as the same move."""

    mover: int
    here: str
    there: str


@dataclass(frozen=True)
class Stretch:
    """A part of a game that looks the same in two worlds: both starting states, and the moves played.

    `secrets` counts the moves whose true effects differed without the reader seeing it.
    """

    reader: Reader
    here: dict[str, Any]
    there: dict[str, Any]
    steps: list[Step]
    secrets: int


# A game.


class Moment(NamedTuple):
    """A table, the move that was made there, and its events."""

    state: State
    position: dict[str, Any]
    move: str
    told: list[Event]


Game = Sequence[Moment]


def played(game: str, seats: int, seed: int, **options: Any) -> Game:
    """Return a whole game in which cards are played face down wherever possible."""
    state = parlour.game(game).deal(seats=seats, seed=seed, **options)
    choose = heuristic(game, f"secret {seed}")
    moments = []
    while not state.over:
        secret = [move for move in state.legal() if face(game, str(move), 0, 1) != str(move)]
        move = secret[seed % len(secret)] if secret else state.game.move(state, choose(state))
        before = state.clone()
        moments.append(Moment(before, before.position(), str(move), state.play(move)))
    return moments


# Worlds.


def exchanged(position: Position, first: Place, second: Place) -> dict[str, Any]:
    """Return the position with two cards exchanged, including what their owners know of them."""
    twin = deepcopy(dict(position))
    one, other = (cards_at(position, place.pile, place.owner)[place.number] for place in (first, second))
    for place, old, new in ((first, one, other), (second, other, one)):
        lay(twin, place, new)
        if place.pile == "decks" and place.owner is not None and first[:2] != second[:2]:
            update_known(twin, place.owner, old, new)
    return twin


def lay(position: dict[str, Any], place: Place, card: str) -> None:
    """Put a card at a place, also in the notes of everybody who knows that place."""
    put(position[place.pile], place, card) if place.owner is not None else put(position, place, card)
    everybody = range(len(position["hands"]))
    for seat in everybody:
        if place.pile == "leftover":
            rewrite(position["known_leftover"], seat, place.number, card)
        key = {"decks": "known_decks", "hands": "known_hands"}.get(place.pile)
        if key in position and place.owner is not None:
            rewrite(position[key][seat], place.owner, place.number, card)
    if place.pile == "decks" and place.owner is not None:
        known, deck = position["known_top"][place.owner].split(), position["decks"][place.owner].split()
        position["known_top"][place.owner] = " ".join(deck[len(deck) - len(known) :])


def put(piles: Any, place: Place, card: str) -> None:
    key = place.pile if place.owner is None else place.owner
    cards = piles[key].split()
    cards[place.number] = card
    piles[key] = " ".join(cards)


def rewrite(texts: Any, key: int, number: int, card: str) -> None:
    """Replace a card at a place that somebody knows."""
    words = texts[key].split()
    if number < len(words) and words[number] != "?":
        words[number] = card
        texts[key] = " ".join(words)


def update_known(position: dict[str, Any], owner: int, old: str, new: str) -> None:
    """Update what an owner knows about the contents of their own deck."""
    words = position["known_deck"][owner].split()
    if old in words:
        words[words.index(old)] = new
        position["known_deck"][owner] = " ".join(words)


def is_near_the_top(position: Position, place: Place) -> bool:
    """Return whether a card is one of the next to be drawn."""
    return place.pile != "hands" and place.number >= len(cards_at(position, place.pile, place.owner)) - NEXT


def exchanges(state: State, reader: Reader, chance: random.Random) -> Iterator[State]:
    """Yield worlds with two cards exchanged that the reader does not know, one of which soon comes into a hand."""
    position = state.position()
    places = hidden(position, reader)
    soon = [place for place in places if is_near_the_top(position, place)] or places
    for number in range(EXCHANGES * 20 if len(places) > 1 else 0):
        twin = exchanged(position, chance.choice(soon if number % 2 else places), chance.choice(places))
        if open_part(twin, reader) != open_part(position, reader):
            continue
        try:
            there = state.game.position(twin)
        except OptionError:  # what others know does not allow this exchange
            continue
        if there.hash() != state.hash():  # the two cards are not from one hand
            yield there


# Two worlds side by side.


def paired(here: State, there: State, move: str, reader: Reader) -> str | None:
    """Return the move in the other world that looks the same to the reader: face down, and a different card if
    possible."""
    game, mover = here.game.name, here.on_turn
    shown = face(game, move, mover, reader)
    if shown == move:
        return move if there.on_turn == mover and there.refusal(move) is None else None
    alike = [str(one) for one in there.legal() if face(game, str(one), mover, reader) == shown]
    return max(alike, key=lambda one: one != move) if alike else None


def stretch(reader: Reader, game: Game, start: int, there: State) -> Stretch:
    """Return as much of a game, from this move on, as looks the same in another world.

    The last move shows the hands.
    """
    begun = (game[start].position, there.position())
    assert game[start].state.hash() != there.hash()
    assert open_part(begun[0], reader) == open_part(begun[1], reader)
    steps, secrets = [], 0
    before = begun[1]
    for here, after in pairwise(game[start:]):
        other = paired(here.state, there, here.move, reader)
        if other is None:
            break
        told = there.play(other)
        position = there.position()
        if hands_are_shown(here.position, after.position) or hands_are_shown(before, position):
            break
        if after.state.hash() == there.hash() or open_part(after.position, reader) != open_part(position, reader):
            break
        steps.append(Step(here.state.on_turn, here.move, other))
        secrets += told != here.told
        before = position
    return Stretch(reader, *begun, steps, secrets)


def by_length(one: Stretch) -> int:
    """Rank stretches by how long the difference stays unseen."""
    return len(one.steps)


def by_secrets(one: Stretch) -> tuple[int, int]:
    """Rank stretches by how often something happens unseen."""
    return one.secrets, len(one.steps)


def stretches(reader: Reader, game: Game, best: Callable[[Stretch], Any], chance: random.Random) -> Iterator[Stretch]:
    """Yield a whole game in stretches, each with the best of several exchanges.

    Once the reader sees one, the next begins.
    """
    start = 0
    while start < len(game):
        worlds = islice(exchanges(game[start].state, reader, chance), EXCHANGES)
        found = max((stretch(reader, game, start, there) for there in worlds), key=best, default=None)
        if found is not None:
            yield found
        start += 1 + (len(found.steps) if found is not None else 0)


def imagined(reader: Reader, game: Game, count: int, chance: random.Random) -> Iterator[Stretch]:
    """Yield stretches from some moments of a game, in worlds where everything the reader does not know is redealt."""
    for start in sorted(chance.sample(range(len(game)), min(count, len(game)))):
        state = game[start].state
        yield stretch(reader, game, start, state.imagine(reader, chance.randbytes(16)))
