"""What lies open to a reader by the rule books, read from whole positions and independently of the package's views.

A reader is a seat, or None for a spectator. Two positions whose open parts are equal look the same to the reader, and
so must everything that a server sends them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Position = Mapping[str, Any]
Reader = int | None

BACK = "??"
# Cards that leave a hand face down are named in the move, and known to the mover alone (House of Cards §5.6, §6.2).
FACE_DOWN_MOVES = {"house_of_cards": ("remove", "swap")}


class Place(NamedTuple):
    """A card that the reader does not know: its pile, the pile's owner if everybody has one, and its index."""

    pile: str
    owner: int | None
    number: int


def face(game: str, move: str, mover: int, reader: Reader) -> str:
    """Return what a reader sees of a move."""
    verb = move.split()[0]
    return verb if mover != reader and verb in FACE_DOWN_MOVES.get(game, ()) else move


def open_part(position: Position, reader: Reader) -> dict[str, Any]:
    """Return all that the reader may see: the piles by the rules of the game, and never the generator."""
    seen = {key: value for key, value in position.items() if key != "rng"}
    return seen | OPEN[position["game"]](position, reader)


def hands_are_shown(before: Position, after: Position) -> bool:
    """Return whether all cards were shown in between: at the end of a game, and of a round of Potter (§9)."""
    new_deal = before["game"] == "potter" and before["round"] != after["round"]
    return after["turn"] is None or new_deal


def hidden(position: Position, reader: Reader) -> list[Place]:
    """Return every place whose card the reader does not know."""
    return [place for pile, owner in piles(position) for place in backs(position, reader, pile, owner)]


def piles(position: Position) -> list[tuple[str, int | None]]:
    """Return the piles that may lie face down."""
    everybody = range(len(position["hands"]))
    owned: list[tuple[str, int | None]] = [("hands", owner) for owner in everybody]
    owned += [("decks", owner) for owner in everybody if "decks" in position]
    return owned + [(pile, None) for pile in ("deck", "stock", "leftover") if pile in position]


def cards_at(position: Position, pile: str, owner: int | None) -> list[str]:
    """Return the true cards of a pile."""
    text: str = position[pile] if owner is None else position[pile][owner]
    return text.split()


def backs(position: Position, reader: Reader, pile: str, owner: int | None) -> list[Place]:
    """Return the places of a pile whose cards the reader does not know."""
    shown: list[str] = open_part(position, reader)[pile] if owner is None else open_part(position, reader)[pile][owner]
    if len(shown) == 0 or BACK not in shown:
        return []
    if pile == "hands":  # cards in a hand are known without their places
        known = Counter(shown)
        places = []
        for number, card in enumerate(cards_at(position, pile, owner)):
            known[card] -= 1
            if known[card] < 0:
                places.append(Place(pile, owner, number))
        return places
    return [Place(pile, owner, number) for number, card in enumerate(shown) if card == BACK]


# The games.


def hand_with_known(position: Position, owner: int, reader: Reader) -> list[str]:
    """Return a hand: open to its owner; to others, the cards that everybody saw go into it, and backs."""
    cards = cards_at(position, "hands", owner)
    known = position["known"][owner].split()
    return cards if owner == reader else known + [BACK] * (len(cards) - len(known))


def open_notty(position: Position, reader: Reader) -> dict[str, Any]:
    """Return the open part of Notty: all hands, but not the deck."""
    return {
        "hands": [hand.split() for hand in position["hands"]],
        "deck": [BACK] * len(cards_at(position, "deck", None)),
    }


def open_potter(position: Position, reader: Reader) -> dict[str, Any]:
    """Return the open part of Potter: everything but the stock and the others' hands."""
    return {
        "hands": [hand_with_known(position, owner, reader) for owner in range(len(position["hands"]))],
        "stock": [BACK] * len(cards_at(position, "stock", None)),
    }


def open_jolly(position: Position, reader: Reader) -> dict[str, Any]:
    """Return the open part of Jolly: as in Potter, but the starter has seen the bottom of the stock (§1.5)."""
    stock, bottom = cards_at(position, "stock", None), position["seen_bottom"].split()
    seen = bottom if reader == position["starter"] else [BACK] * len(bottom)
    return {
        "hands": [hand_with_known(position, owner, reader) for owner in range(len(position["hands"]))],
        "stock": [*seen, *[BACK] * (len(stock) - len(seen))],
        "seen_bottom": seen,
    }


def open_house(position: Position, reader: Reader) -> dict[str, Any]:
    """Return what the reader knows of each place in House of Cards (§7.6, H3); a spectator knows what all seats know,
    and sees no hand."""
    everybody = range(len(position["hands"]))
    eyes = list(everybody) if reader is None else [reader]
    square = [[""] * len(everybody) for _ in everybody]
    known_decks, known_hands = position.get("known_decks", square), position.get("known_hands", square)
    hands = []
    for owner in everybody:
        cards = cards_at(position, "hands", owner)
        known = [] if reader is None else known_hands[reader][owner].replace("?", " ").split()
        hands.append(cards if owner == reader else sorted(known) + [BACK] * (len(cards) - len(known)))
    decks = []
    for owner in everybody:
        cards = cards_at(position, "decks", owner)
        shown = known_to_all([known_decks[seat][owner] for seat in eyes], len(cards))
        top = [] if owner != reader else position["known_top"][owner].split()
        decks.append(shown[: len(cards) - len(top)] + top)
    nothing = {"known_deck": [""] * len(everybody), "known_held": square, "doubts": [""] * len(everybody)}
    own = {key: position.get(key, none) for key, none in nothing.items()}
    leftover = cards_at(position, "leftover", None)
    return {
        "hands": hands,
        "decks": decks,
        "leftover": known_to_all([position["known_leftover"][seat] for seat in eyes], len(leftover)),
        **{key: None if reader is None else value[reader] for key, value in own.items()},
        **dict.fromkeys(("known_top", "known_leftover", "known_decks", "known_hands")),  # covered above
    }


def known_to_all(texts: list[str], size: int) -> list[str]:
    """Return a pile as far as all of these texts agree on it."""
    rows = [[BACK if word == "?" else word for word in text.split()] for text in texts]
    rows = [[*row, *[BACK] * (size - len(row))] for row in rows]
    return [cards[0] if BACK not in cards else BACK for cards in zip(*rows, strict=True)]


OPEN: dict[str, Callable[[Position, Reader], dict[str, Any]]] = {
    "notty": open_notty,
    "potter": open_potter,
    "jolly": open_jolly,
    "house_of_cards": open_house,
}
