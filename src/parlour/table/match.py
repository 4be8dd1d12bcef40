"""A match: several games at one table with one winner, best of a number of games or first to a number of points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from parlour.core.game import Game
from parlour.core.moves import is_whole
from parlour.core.state import State
from parlour.table.errors import TableError

MatchKind = Literal["games", "points"]
BEST_OF = (1, 3, 5, 7)
FEWEST_POINTS, MOST_POINTS = 50, 1000


@dataclass(frozen=True)
class Match:
    """The score of a match: games won or points per seat, and the number of finished games."""

    kind: MatchKind
    target: int
    scores: tuple[int, ...] = ()
    games: int = 0

    @property
    def winner(self) -> int | None:
        """The seat that has won: its score is enough for the target, and higher than every other."""
        most = max(self.scores, default=0)
        enough = 2 * most > self.target if self.kind == "games" else most >= self.target
        return self.scores.index(most) if enough and self.scores.count(most) == 1 else None

    def check(self, game: Game, state: State) -> None:
        """Raise if this game is not played as such a match; `state` is a state of it, not yet dealt."""
        if game.starter_option is None:
            raise TableError("table-no-match", game=game.name)
        if self.kind == "games":
            if not is_whole(self.target) or self.target not in BEST_OF:
                raise TableError("table-bad-match-games", given=self.target, allowed=", ".join(map(str, BEST_OF)))
        elif game.match_points(state) is None:
            raise TableError("table-no-match-points", game=game.name)
        elif not is_whole(self.target) or not FEWEST_POINTS <= self.target <= MOST_POINTS:
            raise TableError("table-bad-match-points", given=self.target, low=FEWEST_POINTS, high=MOST_POINTS)

    def begun(self, seats: int) -> Match:
        """Return the same match at its beginning."""
        return Match(self.kind, self.target, (0,) * seats)

    def after(self, game: Game, state: State, winners: Sequence[int]) -> Match:
        """Return the score after a game.

        In a match for games, a game without a single winner counts for nobody; points count only for games that were
        played to their end.
        """
        if self.kind == "games":
            won: Sequence[int] = [int(len(winners) == 1 and seat in winners) for seat in range(state.seats)]
        else:
            won = (game.match_points(state) if state.over else None) or [0] * state.seats
        scores = tuple(score + more for score, more in zip(self.scores, won, strict=True))
        return replace(self, scores=scores, games=self.games + 1)
