"""What a table refuses, apart from the rules of its game."""

from __future__ import annotations

from parlour.core.errors import ParlourError


class TableError(ParlourError):
    """It cannot be done at this table, or not now."""


class StaleTurn(TableError):
    """The move was made for a table that has moved on."""
