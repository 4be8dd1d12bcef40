"""Positions: a game written down in the words of its rule book, and the checks when it is read back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from parlour.core.cards import Deck, split_cards
from parlour.core.errors import OptionError, shown
from parlour.core.events import FACE_DOWN
from parlour.core.record import read_seed
from parlour.core.rng import Rng

if TYPE_CHECKING:
    from parlour.core.state import State

COMMON = frozenset({"game", "turn", "winners", "hands", "options", "seed", "turns", "starter", "rng"})
MOST_TURNS = 1_000_000


class PositionReader:
    """Reads a position from outside: returns checked values and keeps track of the cards that have been named."""

    def __init__(self, game: str, deck: Deck, keys: frozenset[str], given: Mapping[str, Any]) -> None:
        if not isinstance(given, Mapping):
            raise OptionError("position-not-a-mapping", given=type(given).__name__)
        for key in given:
            if key not in COMMON | keys:
                raise OptionError("position-unknown-key", given=str(key), allowed=", ".join(sorted(COMMON | keys)))
        for key in ("game", "turn", "hands"):
            if key not in given:
                raise OptionError("position-missing-key", key=key)
        if given["game"] != game:
            raise OptionError("position-other-game", given=str(given["game"]), game=game)
        self.given = given
        self.deck = deck
        self.unnamed = deck.census()
        hands = given["hands"]
        if not isinstance(hands, Sequence) or isinstance(hands, str):
            raise OptionError("position-hands", given=shown(hands))
        self.seats = len(hands)
        self.options: Mapping[str, Any] = given.get("options", {})
        if not isinstance(self.options, Mapping):
            raise OptionError("position-not-a-mapping", given=type(self.options).__name__)
        self.rng = Rng(read_seed(given.get("seed", 0)))

    def bad(self, key: str, allowed: str) -> OptionError:
        """The error for a value that is not allowed under a key."""
        return OptionError("position-value", key=key, given=shown(self.given[key]), allowed=allowed)

    def whole(self, key: str, default: int, high: int = MOST_TURNS, low: int = 0) -> int:
        """A whole number between `low` and `high`."""
        value = self.given.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(key, f"{low}-{high}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false by default."""
        value = self.given.get(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, "true, false")
        return value

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        """A list of different words out of the allowed ones; empty by default."""
        value = self.given.get(key, [])
        if not isinstance(value, list) or any(word not in allowed for word in value) or len(set(value)) < len(value):
            raise self.bad(key, str(list(allowed)))
        return value

    def one_of(self, key: str, allowed: Sequence[str]) -> str:
        """One of the allowed words; the first one by default."""
        value = self.given.get(key, allowed[0])
        if value not in allowed:
            raise self.bad(key, ", ".join(allowed))
        return str(value)

    def turn(self) -> int | None:
        """The seat on turn; None for a finished game, which must name its winners."""
        turn = self.given["turn"]
        if turn is None:
            if "winners" not in self.given:
                raise OptionError("position-missing-key", key="winners")
            return None
        if "winners" in self.given:
            raise self.bad("winners", "turn: null")
        return self.whole("turn", 0, self.seats - 1)

    def winners(self) -> list[int]:
        """The winners of a finished game."""
        value = self.given.get("winners", [])
        seats = range(self.seats)
        if not isinstance(value, list) or any(type(seat) is not int or seat not in seats for seat in value):
            raise self.bad("winners", str(list(seats)))
        if len(set(value)) < len(value):
            raise self.bad("winners", str(sorted(set(value))))
        return value

    def cards(self, text: object, place: str) -> list[int]:
        """The cards that lie in this place; each card of the deck can lie in one place only."""
        if not isinstance(text, str):
            raise OptionError("position-value", key=place, given=shown(text), allowed=self.deck.names[0])
        kinds = []
        for word in split_cards(text):
            kind = self.deck.kind(word)
            if kind is None:
                raise OptionError("position-card", key=place, given=word, example=self.deck.names[0])
            if self.unnamed[kind] == 0:
                raise OptionError("position-too-often", card=self.deck.names[kind], copies=self.deck.copies[kind])
            self.unnamed[kind] -= 1
            kinds.append(kind)
        return kinds

    def mentioned(self, text: object, place: str) -> list[int]:
        """Cards that are named here but lie elsewhere, so that they are not counted again."""
        lying, self.unnamed = self.unnamed, self.deck.census()
        kinds = self.cards(text, place)
        self.unnamed = lying
        return kinds

    def texts(self, key: str) -> list[str]:
        """One text per seat; empty texts by default."""
        value = self.given.get(key, [""] * self.seats)
        if not isinstance(value, list) or len(value) != self.seats or not all(isinstance(text, str) for text in value):
            raise self.bad(key, str([""] * self.seats))
        return value

    def flags(self, key: str) -> list[bool]:
        """One boolean per seat; false by default."""
        value = self.given.get(key, [False] * self.seats)
        if not isinstance(value, list) or len(value) != self.seats or not all(type(flag) is bool for flag in value):
            raise self.bad(key, str([False] * self.seats).lower())
        return value

    def wholes(self, key: str, high: int = MOST_TURNS) -> list[int]:
        """One whole number from 0 to `high` per seat; 0 by default."""
        value = self.given.get(key, [0] * self.seats)
        if not isinstance(value, list) or len(value) != self.seats:
            raise self.bad(key, str([0] * self.seats))
        if not all(type(number) is int and 0 <= number <= high for number in value):
            raise self.bad(key, f"0-{high}")
        return value

    def lines(self, key: str) -> list[str]:
        """A list of any number of texts; empty by default."""
        value = self.given.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.bad(key, '["...", ...]')
        return value

    def part(self, key: str, allowed: Sequence[str]) -> PositionReader:
        """A reader for a mapping within the position; empty by default."""
        value = self.given.get(key, {})
        if not isinstance(value, Mapping) or any(word not in allowed for word in value):
            raise self.bad(key, "{" + ", ".join(allowed) + "}")
        inner = copy(self)
        inner.given = value
        return inner

    def seat_or_none(self, key: str) -> int | None:
        """A seat, or None, which is the default."""
        return None if self.given.get(key) is None else self.whole(key, 0, self.seats - 1)

    def hands(self) -> list[list[int]]:
        """The hand of each seat."""
        return [self.cards(hand, "hands") for hand in self.given["hands"]]

    def rest(self, key: str) -> list[int]:
        """The pile that holds all cards not named elsewhere: as written, or shuffled with the position's seed."""
        if key in self.given:
            pile = self.cards(self.given[key], key)
            missing = sorted(self.unnamed.elements())
            if missing:
                raise OptionError("position-unnamed", key=key, cards=self.deck.write_all(missing))
            return pile
        return self.rng.shuffled(sorted(self.unnamed.elements()))

    def set_common(self, state: State) -> None:
        """Set the part of a state that every game has. The generator follows last, in `set_rng`."""
        turn = self.turn()
        winners = self.winners()
        state.set_common(turn, self.whole("turns", 0), self.whole("starter", 0, self.seats - 1), winners)

    def set_rng(self, state: State) -> None:
        """Give the state its generator: the one written in the position, or the one started from its seed."""
        written = self.given.get("rng")
        state.set_rng(self.rng if written is None else Rng.from_hex(written))


def turn_up(deck: Deck, hands: Sequence[Sequence[str]], lying: Iterable[str], seed: int = 0) -> list[str]:
    """The hands of a view for use in a position: each face-down card is replaced by a card that is nowhere in sight."""
    unseen = deck.census()
    unseen.subtract(deck.read(card) for card in lying)
    unseen.subtract(deck.read(card) for hand in hands for card in hand if card != FACE_DOWN)
    heap = Rng(seed).shuffled(sorted(unseen.elements()))
    return [" ".join(deck.write(heap.pop()) if card == FACE_DOWN else card for card in hand) for hand in hands]
