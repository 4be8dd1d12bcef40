"""Declared views: what a game's annotation says about the parts of its view."""

from __future__ import annotations

from typing import Any

import parlour
from parlour.core.game import Game
from parlour.core.views import declared_keys, own_view_type


def test_a_view_is_declared_by_its_type() -> None:
    assert "hands" in declared_keys(own_view_type(type(parlour.game("notty"))))


def test_a_view_of_a_type_that_does_not_exist_declares_nothing() -> None:
    class Gone(Game[Any]):
        def own_view(self, state: Any, seat: int | None) -> NoSuchView:  # type: ignore[name-defined, override]  # noqa: F821
            return {}

    class Silent(Game[Any]):
        def own_view(self, state, seat):  # type: ignore[no-untyped-def]
            return {}

    assert own_view_type(Gone) is None and own_view_type(Silent) is None
    assert declared_keys(own_view_type(Gone)) == {}
