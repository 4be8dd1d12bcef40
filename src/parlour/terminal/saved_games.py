"""Games as files: where they are saved automatically, and the names that people give them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from parlour.core.state import State


def games_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for saved games, by the conventions of the operating system."""
    if sys.platform == "win32":
        base = environment.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "parlour" / "games"


def new_file(folder: Path, game: str, now: datetime) -> Path:
    """A file name that no other game has."""
    name = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    tries = (folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json") for number in range(1, 1000))
    return next(path for path in tries if not path.exists())


def path_of(line: str) -> Path | None:
    """The file that `save FILE` names: with spaces, with or without quotes, `~` for the home folder."""
    name = line.strip()[len("save") :].strip()
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    if not name:
        return None
    try:
        return Path(name).expanduser()
    except RuntimeError:  # the home folder of an unknown user, as in ~nobody
        return Path(name)


def write_record(path: Path, state: State) -> None:
    """Write the record of a game atomically: a reader sees the old file or the new one, never a part."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_text(json.dumps(state.record(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
