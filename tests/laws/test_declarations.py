"""Views and events match their declarations: every key, in order, with a value of its type."""

from __future__ import annotations

import types
from dataclasses import fields
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import parlour
from parlour.core.cards import Deck
from parlour.core.events import FACE_DOWN, Seat
from parlour.core.facts import CardMark, SeatsMark
from parlour.core.views import View, declared_keys, own_view_type
from tests.laws.policies import game_states
from tests.laws.tables import every_policy, every_table


class Fits:
    """Checks whether values have their declared types, at a table of this game."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.cards = {*deck.names, FACE_DOWN}
        self.seats = seats

    def struct(self, value: Any, hints: dict[str, Any]) -> bool:
        """Check that all keys are present in the declared order, except those that may be missing."""
        wanted = [key for key, hint in hints.items() if key in value or get_origin(hint) is not NotRequired]
        return list(value) == wanted and all(self.fits(value[key], hints[key]) for key in wanted)

    def fits(self, value: Any, hint: Any) -> bool:
        origin, arguments = get_origin(hint), get_args(hint)
        if hint is Any:
            return True
        if hint is Seat:
            return type(value) is int and 0 <= value < self.seats
        if is_typeddict(hint):
            return type(value) is dict and self.struct(value, get_type_hints(hint, include_extras=True))
        if origin is NotRequired:
            return self.fits(value, arguments[0])
        if origin is Annotated:
            return self.fits(value, arguments[0]) and all(self.marked(value, mark) for mark in arguments[1:])
        if origin is Literal:
            return value in arguments
        if origin in (Union, types.UnionType):
            return any(self.fits(value, one) for one in arguments)
        if origin in (list, tuple):
            return type(value) is origin and all(self.fits(one, arguments[0]) for one in value)
        if origin is dict:
            return type(value) is dict and all(self.fits(one, arguments[1]) for one in value.values())
        return type(value) is hint

    def marked(self, value: Any, mark: Any) -> bool:
        """Check that cards are cards of the deck, wilds with their meaning too, and that a list per seat has an entry
        for each."""
        if isinstance(mark, CardMark):
            return all(card in self.cards for card in value.split("="))
        return len(value) == self.seats if isinstance(mark, SeatsMark) else True


@every_table
@every_policy
def test_views_are_as_declared(game: str, seats: int, policy: str) -> None:
    kind = own_view_type(type(parlour.game(game)))
    hints = declared_keys(View) | declared_keys(kind)
    law = Fits(parlour.game(game).deck, seats)
    assert kind is not None
    for number, state in enumerate(game_states(game, seats, policy, seed=0)):
        if number % 7 == 0 or state.over:
            assert all(law.struct(state.view(seat), hints) for seat in (None, *range(seats)))


@every_table
@every_policy
def test_events_are_as_declared(game: str, seats: int, policy: str) -> None:
    law = Fits(parlour.game(game).deck, seats)
    state = None
    for following in game_states(game, seats, policy, seed=1):
        if state is not None and following.history is not None:
            for event in state.play(following.played()[-1]):
                hints = get_type_hints(type(event), include_extras=True)
                for field in fields(event):  # type: ignore[arg-type]
                    fact = getattr(event, field.name)
                    assert law.fits(fact, hints[field.name]), (event, field.name)
        state = following.clone()
