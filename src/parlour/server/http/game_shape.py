"""The shape of a game from outside, as the page needs it to draw a table. The games of Parlour come built in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from functools import cache
from itertools import product
from typing import Any, Literal

from parlour.core import registry
from parlour.core.events import FACE_DOWN, Event
from parlour.core.game import Game
from parlour.core.options import Option
from parlour.core.rng import Rng
from parlour.wire.http import OptionOffer, OutsideGame

DEALS = 3  # games that are looked at, at a table of each size
MOVES = 30  # of each


def outside_shape(game: Game) -> OutsideGame | None:
    """The shape of a game from outside; None for the games of Parlour."""
    return None if game.name in registry.built_in() else shape(game)


@cache
def shape(game: Game) -> OutsideGame:
    """What a table consists of that nobody has drawn for this game. Cached, because every visitor asks for it."""
    views = list(first_views(game))
    cards = [key for key in views[0] if is_pile(game, [view.get(key) for view in views])]
    one_size = game.seats[0] == game.seats[1]  # then a list of cards may be as long as the table by chance
    per_seat = [key for key in seat_lists(views) if not (one_size and key in cards)]
    return OutsideGame(
        seats=list(game.seats),
        options=[option_offer(option) for option in game.options.values()],
        cards=list(game.deck.names),
        moves=kinds_of_moves(game),
        seat_fields=sorted({field for kind in events_of(game.name) for field in kind.seat_fields()}),
        seat_lists=per_seat,
        piles=[key for key in cards if key not in per_seat],
        matches=matches(game),
    )


def first_views(game: Game) -> Iterator[dict[str, Any]]:
    """A seat's views of random games, move by move, at the smallest and at the largest table."""
    for seats, seed in product(dict.fromkeys(game.seats), range(DEALS)):
        state, rng = game.deal(seats=seats, seed=seed), Rng(seed)
        for _ in range(MOVES):
            yield state.view(0)
            if state.over:
                break
            legal = state.legal_ids()
            state.step(legal[rng.below(len(legal))])


def option_offer(option: Option) -> OptionOffer:
    """An option, as a form shows it."""
    told = option.describe()
    return OptionOffer(
        option.name, option.kind, option.default, told.get("low"), told.get("high"), list(told.get("words", ()))
    )


def kinds_of_moves(game: Game) -> list[str]:
    """A move of each kind, by its first word; none where a game writes its moves as they come."""
    kinds: dict[str, str] = {}
    for move in map(str, game.fixed_moves):
        kinds.setdefault(move.split()[0], move)
    return list(kinds.values())


def events_of(game: str, base: type[Event] = Event) -> Iterator[type[Event]]:
    """The kinds of events that a game tells."""
    for kind in base.__subclasses__():
        if kind.game == game and is_dataclass(kind):
            yield kind
        yield from events_of(game, kind)


def seat_lists(views: Sequence[dict[str, Any]]) -> list[str]:
    """The parts of a view that list something for each seat: those that are always as long as the table is large."""

    def as_long(view: dict[str, Any]) -> set[str]:
        return {key for key, part in view.items() if isinstance(part, list) and len(part) == view["seats"]}

    return sorted(set.intersection(*map(as_long, views)))


def is_pile(game: Game, parts: Sequence[Any]) -> bool:
    """Whether a part of all views is a list of cards, and not always an empty one."""
    cards = {*game.deck.names, FACE_DOWN}
    lists = [part for part in parts if isinstance(part, list) and all(isinstance(card, str) for card in part)]
    return len(lists) == len(parts) and any(lists) and all(cards.issuperset(part) for part in lists)


def matches(game: Game) -> list[Literal["games", "points"]]:
    """The kinds of matches that are played of it."""
    if game.starter_option is None:
        return []
    dealt = game.deal(seats=game.seats[0], seed=0)
    return ["games"] if game.match_points(dealt) is None else ["games", "points"]
