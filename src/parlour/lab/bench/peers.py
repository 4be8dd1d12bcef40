"""Other engines, if they are installed (the extra `peers`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from parlour.lab.bench import peer_open_spiel, peer_rlcard
from parlour.lab.bench.contest import Contestant

PEERS = {"pyspiel": peer_open_spiel.contestants, "rlcard": peer_rlcard.contestants}

Note = Callable[[str], None]


def to_stderr(note: str) -> None:
    """Print a note to stderr."""
    print(note, file=sys.stderr)


def peers(note: Note = to_stderr) -> list[Contestant]:
    """All peers that can be imported, with a note for each that cannot."""
    found: list[Contestant] = []
    for module, contestants in PEERS.items():
        try:
            library = import_module(module)
        except ImportError as error:
            note(f"not measured: {module} ({error}). Install the extra `peers` to compare with it.")
        else:
            found += contestants(library)
    return found
