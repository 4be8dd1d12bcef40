"""House of Cards, one of the built-in games. Read rulebook.en.md, then law/rules.py and law/holding.py."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.errors import OptionError, Refusal
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import Choice, Flag, Options, Whole, WholeOrUsual
from parlour.core.position import PositionReader
from parlour.core.result import Result
from parlour.games.house_of_cards import moves, position, refusals
from parlour.games.house_of_cards import view as views
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import HOUSE_CARDS, HOUSES, MOST_DEALT, MOST_SEATED, PLANES
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.lesson import LESSON

LIMIT = {2: 15, 3: 21, 4: 25}  # §2.2
CARDS = {2: 15, 3: 12, 4: 10}  # §2.3
QUICK_CARDS = 8


class HouseOptions(Options):
    """Options whose default limit and number of cards depend on the number of players (§2.2, §2.3)."""

    def resolve(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        resolved = super().resolve(given, seats)
        if resolved["limit"] is None:
            resolved["limit"] = LIMIT[seats]
        if resolved["cards"] is None:
            resolved["cards"] = QUICK_CARDS if resolved["preset"] == "quick" else CARDS[seats]
        if resolved["cards"] * seats > MOST_DEALT:
            raise OptionError("house_of_cards-too-many-cards", cards=resolved["cards"], seats=seats, most=MOST_DEALT)
        return resolved


class HouseOfCardsGame(Game[HouseOfCards]):
    """The game of House of Cards: its identity, options and parts."""

    name = "house_of_cards"
    seats = (2, MOST_SEATED)
    options = HouseOptions(
        Choice("preset", "standard", "H2", words=("standard", "quick")),
        WholeOrUsual("limit", None, "H2", low=10, high=40),
        WholeOrUsual("cards", None, "H2", low=5, high=20),
        Flag("memory_aid", False, "H3"),
        Flag("last_card_must_fit", False, "H15"),
        Whole("turn_limit", 1000, "H16", low=50, high=10_000),
    )
    actions = moves.ACTION_TABLE
    fixed_moves = moves.MOVES
    deck = DECK
    planes = (PLANES, HOUSES, HOUSE_CARDS)
    law = HouseOfCards
    folder = Path(__file__).parent
    lesson = LESSON
    events_told = views.EVENTS_TOLD
    position_keys = position.KEYS

    def read_text(self, state: HouseOfCards, text: str) -> Move:
        return moves.read_move(text)

    def explain(self, state: HouseOfCards, action: int) -> Refusal | None:
        return refusals.explain(state, action)

    def move_seen_by(self, seat: int | None, mover: int, move: str) -> str:
        return move if seat == mover else moves.face_down(move)

    def own_view(self, state: HouseOfCards, seat: int | None) -> views.HouseView:
        return views.own_view(state, seat)

    def own_position(self, state: HouseOfCards) -> dict[str, Any]:
        return position.write(state)

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_position_from_view(view)

    def read_own_position(self, state: HouseOfCards, reader: PositionReader) -> None:
        position.read(state, reader)

    def result(self, state: HouseOfCards) -> Result:
        """The winners, then the others by cards left (§8.4)."""
        house = state
        return Result.fewest_first(state.winner_seats(), [house.cards_left(seat) for seat in range(state.seats)])


GAME = HouseOfCardsGame()
