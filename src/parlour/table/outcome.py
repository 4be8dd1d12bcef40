"""The outcome of a game at the table: as the rules rank it, except that players who resigned come last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.state import State

Places = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Outcome:
    """Winners and places of a finished game. A game that was broken off has neither."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: Places


def outcome(state: State, resigned: Sequence[int], broken_off: bool) -> Outcome:
    """Return the outcome of a finished game; `resigned` lists the seats in the order of their resignation."""
    ended = state.result
    if ended is not None:
        places = without(ended.ranking, resigned)
        winners = tuple(seat for seat in ended.winners if seat not in resigned)
        beaten = bool(ended.winners) and not winners
        return Outcome(places[0] if beaten and places else winners, tuple(ended.scores), last(places, resigned))
    rest = tuple(seat for seat in range(state.seats) if seat not in resigned)
    if broken_off or not rest:
        return Outcome((), (), last((rest,) if rest and resigned else (), resigned))
    return Outcome(rest if len(rest) == 1 else (), (), last((rest,), resigned))


def without(places: Sequence[Sequence[int]], seats: Sequence[int]) -> Places:
    """Return the places without these seats."""
    others = (tuple(seat for seat in place if seat not in seats) for place in places)
    return tuple(place for place in others if place)


def last(places: Places, resigned: Sequence[int]) -> Places:
    """Rank the seats that resigned behind all others, the first to resign last."""
    return places + tuple((seat,) for seat in reversed(resigned))
