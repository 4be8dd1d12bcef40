"""The built-in games, one package per game. Calling the package lists all games: `parlour.games()`.

The package and the function share a name, so the module itself is callable (docs/decisions/0003).
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Rooms(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The names of all games, built-in and from other packages."""
        from parlour.core import registry

        return registry.names()


sys.modules[__name__].__class__ = _Rooms
