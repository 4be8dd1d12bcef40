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


def declarations(house: Path) -> bytes:
    """The digest of all .pxd files: any of them may be included by any module."""
    seen = hashlib.sha256()
    for path in sorted(house.rglob("*.pxd")):
        seen.update(path.relative_to(house).as_posix().encode() + path.read_bytes())
    return seen.digest()


def digests(house: Path, stems: Iterable[str]) -> dict[str, str]:
    """For each module, the digest of its source and of all declarations."""
    shared = declarations(house)
    return {stem: hashlib.sha256(shared + (house / f"{stem}.py").read_bytes()).hexdigest() for stem in stems}


def write_note(root: Path, house: Path, stems: Iterable[str]) -> None:
    """Note what has just been compiled."""
    (root / NOTE).write_text(json.dumps(digests(house, stems), indent=1) + "\n")


def compiled_stems(house: Path) -> list[str]:
    """The modules of which a compiled file, for this interpreter, lies in the house."""
    files = (path for path in house.rglob("*.*") if path.name.endswith(tuple(EXTENSION_SUFFIXES)))
    return sorted({(path.parent / path.name.split(".")[0]).relative_to(house).as_posix() for path in files})


def check(house: Path) -> None:
    """Raise ImportError for the first compiled module that is not what its source says."""
    stems = compiled_stems(house)
    if not stems:
        return
    note = house / NOTE
    noted = json.loads(note.read_text()) if note.is_file() else {}
    now = digests(house, (stem for stem in stems if (house / f"{stem}.py").is_file()))
    for stem in stems:
        if noted.get(stem) is None or noted[stem] != now.get(stem):
            raise ImportError(
                f"parlour/{stem}.py has changed since it was compiled. "
                "Compile it again (`make compile`), or set PARLOUR_PURE=1 to run the sources as they are."
            )
