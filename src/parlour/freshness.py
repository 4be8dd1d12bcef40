"""Whether the compiled modules still belong to the sources beside them.

The build writes `compiled.json`: for each compiled module a digest of its .py and of all .pxd files. A module
whose source has changed since would run the old law while one reads the new: an error at import, not a surprise later.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

NOTE = "compiled.json"


def digest(house: Path, stem: str) -> str:
    """The digest of a module's source and of every declaration it may include."""
    seen = hashlib.sha256((house / f"{stem}.py").read_bytes())
    for declaration in sorted(house.rglob("*.pxd")):
        seen.update(declaration.relative_to(house).as_posix().encode() + declaration.read_bytes())
    return seen.hexdigest()


def write_note(root: Path, house: Path, stems: Iterable[str]) -> None:
    """Note what has just been compiled."""
    (root / NOTE).write_text(json.dumps({stem: digest(house, stem) for stem in stems}, indent=1) + "\n")


def compiled_stems(house: Path) -> list[str]:
    """The modules of which a compiled file lies beside the source."""
    files = [file for suffix in EXTENSION_SUFFIXES for file in house.rglob(f"*{suffix}")]
    return sorted({(file.parent / file.name.split(".")[0]).relative_to(house).as_posix() for file in files})


def check(house: Path) -> None:
    """Raise ImportError for the first compiled module that is not what its source says."""
    stems = compiled_stems(house)
    if not stems:
        return
    note = house / NOTE
    noted = json.loads(note.read_text()) if note.is_file() else {}
    for stem in stems:
        if not (house / f"{stem}.py").is_file() or noted.get(stem) != digest(house, stem):
            raise ImportError(
                f"parlour/{stem}.py has changed since it was compiled. "
                "Compile it again (`make compile`), or set PARLOUR_PURE=1 to run the sources as they are."
            )
