"""Whether the rules run compiled in this process."""

from __future__ import annotations

from parlour.core import state

COMPILED = not str(state.__file__).endswith(".py")
