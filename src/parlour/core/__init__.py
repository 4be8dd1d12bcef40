"""What every game stands on: cards, masks, piles, chance, the state, options, positions, records, errors."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def __getattr__(name: str) -> Any:
    """The parts are there as soon as somebody asks: `parlour.core.registry` after `import parlour`."""
    whole = f"{__name__}.{name}"
    if name.startswith("_") or find_spec(whole) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(whole)
