"""Three versions of the program, for upgrades of a cluster while people play.

Version 1 does not know gestures: neither their kind of entry nor the command. Version 2 can read them and adds a column
to the database, but writes none yet. Version 3 is the whole program with that column.
"""

from __future__ import annotations

from typing import Any, NoReturn

from parlour.storage.postgres import migrations
from parlour.table import commands, log
from parlour.table.errors import TableError

KIND = "emoted"
MOOD = migrations.Step(("ALTER TABLE entry ADD COLUMN mood text",))


def refuse(*_: Any) -> NoReturn:
    raise TableError("table-no-such-emote", given="", allowed="")


def install(version: int) -> None:
    """Make this process one of that version."""
    if version < 2:
        log.KINDS.pop(KIND)
    if version < 3:
        commands.emote = refuse  # type: ignore[assignment]
    if version >= 2:
        steps = (*migrations.STEPS, MOOD)
        for function in (migrations.version_of, migrations.check_known, migrations.migrate):
            function.__defaults__ = (steps,)  # type: ignore[attr-defined]
