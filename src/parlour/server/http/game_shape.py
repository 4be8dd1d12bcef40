"""The shape of a game from outside, which the page needs to draw its table. The page knows Parlour's own games."""

from __future__ import annotations

from functools import cache
from typing import Literal

from parlour.core import registry
from parlour.core.events import event_kinds
from parlour.core.game import Game
from parlour.core.options import Option
from parlour.core.views import declared_keys, is_per_seat, is_pile, own_view_type
from parlour.server.http.game_pages import page_offer
from parlour.wire.http import OptionOffer, OutsideGame


def outside_shape(game: Game) -> OutsideGame | None:
    """Return the shape of a game from outside; None for Parlour's own games."""
    return None if game.name in registry.built_in() else shape(game)


@cache
def shape(game: Game) -> OutsideGame:
    """Return the parts of a game's table, as the types of its view and its events declare them.

    A game that declares nothing has no lists by seat, and only the piles that the page knows by name.
    """
    declared = declared_keys(own_view_type(type(game)))
    return OutsideGame(
        seats=list(game.seats),
        options=[option_offer(option) for option in game.options.values()],
        cards=list(game.deck.names),
        moves=kinds_of_moves(game),
        seat_fields=sorted({field for kind in event_kinds(game) for field in kind.seat_fields()}),
        seat_lists=[key for key, hint in declared.items() if is_per_seat(hint)],
        piles=[key for key, hint in declared.items() if is_pile(hint)],
        matches=matches(game),
        page=page_offer(game),
    )


def option_offer(option: Option) -> OptionOffer:
    """Return an option as a form shows it."""
    told = option.describe()
    return OptionOffer(
        option.name, option.kind, option.default, told.get("low"), told.get("high"), list(told.get("words", ()))
    )


def kinds_of_moves(game: Game) -> list[str]:
    """Return a move of each kind, by its first word; empty for a game without a fixed list of moves."""
    kinds: dict[str, str] = {}
    for move in map(str, game.fixed_moves):
        kinds.setdefault(move.split()[0], move)
    return list(kinds.values())


def matches(game: Game) -> list[Literal["games", "points"]]:
    """Return the kinds of matches that this game can be played as."""
    if game.starter_option is None:
        return []
    dealt = game.deal(seats=game.seats[0], seed=0)
    return ["games"] if game.match_points(dealt) is None else ["games", "points"]
