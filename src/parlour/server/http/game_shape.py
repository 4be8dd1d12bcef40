"""The shape of a game from outside, as the page needs it to draw a table. The games of Parlour come built in."""

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
    """The shape of a game from outside; None for the games of Parlour."""
    return None if game.name in registry.built_in() else shape(game)


@cache
def shape(game: Game) -> OutsideGame:
    """What a table is made of that nobody has drawn for this game, as the types of its view and its events declare it.

    A game that declares nothing has no lists by seat and no piles but those that the page knows by their names.
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


def matches(game: Game) -> list[Literal["games", "points"]]:
    """The kinds of matches that are played of it."""
    if game.starter_option is None:
        return []
    dealt = game.deal(seats=game.seats[0], seed=0)
    return ["games"] if game.match_points(dealt) is None else ["games", "points"]
