"""Jolly, one of the built-in games. Read rulebook.en.md first, then law/rules.py."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core.consts import SUIT_CARDS, SUITS
from parlour.core.errors import OptionError, Refusal
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import RANDOM, Choice, Flag, Options, SeatOrRandom, Whole
from parlour.core.position import PositionReader
from parlour.core.result import Result
from parlour.games.jolly import explain, moves, position
from parlour.games.jolly import view as views
from parlour.games.jolly.law.cards import DECK
from parlour.games.jolly.law.consts import JOKER, JOLLY_CARDS, MOST_REDEALS, PLANES, SEATED
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.lesson import LESSON
from parlour.games.jolly.multi_action_moves import longer_moves
from parlour.games.jolly.shapes import rank_points

JOKER_IN_HAND = 25  # §9.4


class JollyGame(Game[Jolly]):
    """The game of Jolly: its identity, options and parts."""

    name = "jolly"
    seats = (SEATED, SEATED)
    options = Options(
        SeatOrRandom("starter", RANDOM, "J1"),
        Choice("hunt", "added", "J2", words=("added", "within")),
        Flag("final_discard", True, "J15"),
        Choice("jolly_hand_failure", "game", "J14", words=("game", "turn")),
        Whole("round_limit", 100, "J17", low=10, high=1000),
    )
    actions = moves.ACTION_TABLE
    deck = DECK
    planes = (PLANES, SUITS, SUIT_CARDS)
    law = Jolly
    folder = Path(__file__).parent
    lesson = LESSON
    events_told = views.EVENTS_TOLD
    position_keys = position.KEYS
    starter_option = "starter"
    person_starts = True  # §1.4

    def written_moves(self, state: Jolly) -> list[Move | None]:
        return moves.WRITTEN

    def move(self, state: Jolly, action: int) -> Move:
        return moves.move_of(state, action)

    def read_text(self, state: Jolly, text: str) -> Move:
        return moves.read_move(state, text)

    def longer_moves(self, state: Jolly) -> list[str]:
        return longer_moves(state)

    def explain(self, state: Jolly, action: int) -> Refusal | None:
        return explain.explain(state, action)

    def own_view(self, state: Jolly, seat: int | None) -> views.JollyView:
        return views.own_view(state, seat)

    def own_position(self, state: Jolly) -> dict[str, Any]:
        return position.write(state)

    def own_position_from_view(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return views.own_position_from_view(view, view.get("attempt", 0))

    def from_view(self, view: Mapping[str, Any]) -> Jolly:
        """A state that agrees with a view. In mid-turn it redeals until the opponent's hand can end the turn (§5.6)."""
        for attempt in range(MOST_REDEALS):
            try:
                return super().from_view({**view, "attempt": attempt} if isinstance(view, Mapping) else view)
            except OptionError as error:
                if error.key not in ("jolly-position-stuck", "jolly-position-seen"):
                    raise
        raise OptionError("not-a-view", game=self.name)

    def read_own_position(self, state: Jolly, reader: PositionReader) -> None:
        position.read(state, reader)

    def result(self, state: Jolly) -> Result:
        """The result: the winner, then the loser; a drawn game is shared (§9.3)."""
        scores = [state.hand_size(seat) for seat in range(SEATED)]
        winners = state.winner_seats()
        return Result.fewest_first(winners, scores) if winners else Result((), tuple(scores), ((0, 1),))

    def match_points(self, state: Jolly) -> tuple[int, ...]:
        """The points of a game in a match: the winner scores the value of the loser's hand (§9.4)."""
        winners = state.winner_seats()
        return tuple(_loser_points(state, 1 - seat) if seat in winners else 0 for seat in range(SEATED))


def _loser_points(jolly: Jolly, loser: int) -> int:
    cards = jolly.hand(loser) + _conceded_cards(jolly, loser)
    return sum(JOKER_IN_HAND if card == JOKER else rank_points(card % SUIT_CARDS) for card in cards)


def _conceded_cards(jolly: Jolly, loser: int) -> list[int]:
    """The cards that the loser of a conceded Jolly Hand had laid (§9.4): with them the hand has thirteen again."""
    cards: list[int] = []
    if jolly.hand_size(1 - loser) == 0:
        return cards  # the winner went out
    laid = JOLLY_CARDS + 1 - jolly.hand_size(loser)
    for meld in reversed(views.melds(jolly)):
        if len(cards) + meld.size > laid:
            break
        cards += meld.taken_apart()
    return cards


GAME = JollyGame()
