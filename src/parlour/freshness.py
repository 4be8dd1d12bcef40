"""Checks whether the compiled modules still match the sources beside them.

The build writes `compiled.json`: a digest of every file that goes into compiled code. Those are the .py of each
compiled module and, for all of them, the .pxd files and the `consts.py` files that some of these are written from. If
one has changed since, the program would run the old law while you read the new one: that is an error at import, not a
surprise later.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

NOTE = "compiled.json"
SHARED = (".pxd", "/consts.py")  # how the names end of what any module may include


def files(house: Path) -> list[str]:
    """The files of the package, relative to it. One plain walk: every start of the program waits for this."""
    found = []
    for folder, inner, names in os.walk(house):
        inner[:] = [name for name in inner if name != "__pycache__"]
        found += [f"{folder}/{name}" for name in names]
    start = len(f"{house}/")
    return [path[start:].replace(os.sep, "/") for path in found]


def digests(house: Path, stems: Iterable[str]) -> dict[str, str]:
    """The digest of every file that these modules are compiled from."""
    shared = {name for name in files(house) if f"/{name}".endswith(SHARED)}
    own = {f"{stem}.py" for stem in stems}
    return {
        name: hashlib.sha256((house / name).read_bytes()).hexdigest()
        for name in sorted(shared | own)
        if (house / name).is_file()
    }


def write_note(root: Path, house: Path, stems: Iterable[str]) -> None:
    """Write the digests of what has just been compiled."""
    (root / NOTE).write_text(json.dumps(digests(house, stems), indent=1) + "\n")


def compiled_stems(house: Path) -> list[str]:
    """The modules that have a compiled file for this interpreter in the package."""
    compiled = (name for name in files(house) if name.endswith(tuple(EXTENSION_SUFFIXES)))
    return sorted({name.split(".")[0] for name in compiled})


def check(house: Path) -> None:
    """Raise ImportError for the first file that differs from what was compiled."""
    stems = compiled_stems(house)
    if not stems:
        return
    note = house / NOTE
    noted = json.loads(note.read_text()) if note.is_file() else {}
    now = digests(house, stems)
    for name in sorted({f"{stem}.py" for stem in stems} | noted.keys() | now.keys()):
        if noted.get(name) is None or noted[name] != now.get(name):
            raise ImportError(
                f"parlour/{name} has changed since it was compiled. "
                "Compile it again (`make compile`), or set PARLOUR_PURE=1 to run the sources as they are."
            )
