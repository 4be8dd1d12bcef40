"""The entrants of a tournament and their games so far, as the pairing systems and the tie-breaks see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

# How a round ended for an entrant. The last three were not played.
Outcome = Literal["win", "draw", "loss", "bye", "walkover", "absent"]
WIN: Final = "win"
DRAW: Final = "draw"
LOSS: Final = "loss"
BYE: Final = "bye"
WALKOVER: Final = "walkover"
ABSENT: Final = "absent"
HALVES: Mapping[str, int] = {WIN: 2, BYE: 2, WALKOVER: 2, DRAW: 1, LOSS: 0, ABSENT: 0}
PLAYED = (WIN, DRAW, LOSS)


@dataclass(frozen=True)
class Round:
    """One round of one entrant; `opponent` is None without one, and `first` is whether they had the first seat."""

    outcome: Outcome
    opponent: int | None = None
    first: bool = False

    @property
    def played(self) -> bool:
        return self.outcome in PLAYED


@dataclass(frozen=True)
class Entrant:
    """An entrant by number. Entrants are ranked by points, then by `seed`: 1 is the strongest by rating."""

    number: int
    seed: int
    rounds: Sequence[Round] = ()
    here: bool = True  # whether they are to be paired

    @property
    def halves(self) -> int:
        """Points so far, in half points."""
        return sum(HALVES[one.outcome] for one in self.rounds)

    @property
    def met(self) -> frozenset[int]:
        """The opponents with whom a game was played; one that was forfeited does not count."""
        return frozenset(one.opponent for one in self.rounds if one.played and one.opponent is not None)

    @property
    def may_have_bye(self) -> bool:
        """A bye comes once, and not to somebody who has already won without playing."""
        return all(one.outcome not in (BYE, WALKOVER) for one in self.rounds)

    @property
    def starts(self) -> int:
        """How often they had the first seat, less how often they had not."""
        return sum(1 if one.first else -1 for one in self.rounds if one.played)

    @property
    def started_last(self) -> bool:
        """Whether they had the first seat in the last game that they played."""
        return next((one.first for one in reversed(self.rounds) if one.played), False)


def ranked(entrants: Sequence[Entrant]) -> list[Entrant]:
    """Return entrants by points, the stronger first among equals."""
    return sorted(entrants, key=lambda one: (-one.halves, one.seed))


def seated(one: Entrant, other: Entrant) -> tuple[int, int]:
    """Return a pair in the order of its seats: the first seat goes to whoever had it less often, then to whoever did
    not have it last, then to the lower of the two in the ranking.

    Cards know no colours: who starts has no say in who meets whom, and is balanced afterwards.
    """
    higher, lower = ranked([one, other])
    first = min(lower, higher, key=lambda who: (who.starts, who.started_last))
    return (first.number, (higher if first is lower else lower).number)
