"""What every game builds on: cards, bit masks, piles, random numbers, state, options, positions, records and errors."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def __getattr__(name: str) -> Any:
    """Import a submodule on first use, so that `parlour.core.registry` works after a plain `import parlour`."""
    whole = f"{__name__}.{name}"
    if name.startswith("_") or find_spec(whole) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(whole)
