"""Integrity checks of everything that is stored: the file, every table's log, and the results of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field

import parlour
from parlour import storage
from parlour.server.views.log_rows import entry_of
from parlour.table.errors import NewerLog
from parlour.table.fairness import is_fair
from parlour.table.table import Table


@dataclass(frozen=True)
class Trouble:
    """A fault: a key of locales/ and its facts."""

    key: str
    facts: dict[str, str | int]


@dataclass
class Findings:
    """The counts of what was checked, and the faults."""

    tables: int = 0
    entries: int = 0
    games: int = 0
    troubles: list[Trouble] = field(default_factory=list)

    def note(self, key: str, **facts: str | int) -> None:
        self.troubles.append(Trouble(key, facts))


def inspect(database: storage.Address, told: Callable[[int], None] = lambda done: None) -> Findings:
    """Check everything. This only reads, so a server may be running."""
    findings = Findings()
    with closing(storage.open_log(database)) as log:
        try:
            for fault in log.faults():
                findings.note("admin-check-file", reason=fault)
            for row in log.tables():
                inspect_table(findings, row, log.entries(row.id))
                told(findings.tables)
        except storage.StorageError as error:
            findings.note("admin-check-file", reason=str(error))
    return findings


def inspect_table(findings: Findings, row: storage.TableRow, entries: Iterable[storage.Entry]) -> None:
    """Fold a table's log as the server would, and check every finished game."""
    findings.tables += 1
    seq = 0
    try:
        table = Table(parlour.game(row.game))
        for entry in entries:
            seq = entry.seq
            findings.entries += 1
            table.apply(entry_of(entry))
            if entry.kind == "moved" and table.phase == "over":
                findings.games += 1
                inspect_game(findings, row.id, table)
    except NewerLog as error:
        findings.note("admin-check-newer", table=row.id, seq=seq, kind=str(error.facts["kind"]))
    except Exception as error:  # a damaged log may lead to anything
        findings.note("admin-check-log", table=row.id, seq=seq, reason=type(error).__name__)


def inspect_game(findings: Findings, id: str, table: Table) -> None:
    """Check that a finished game's record leads to the same result, and that its cards were dealt as promised."""
    assert table.state is not None
    record = table.state.record()
    number = table.games_played
    if parlour.replay(record).result != table.state.result:
        findings.note("admin-check-result", table=id, game=number)
    seed = table.seed_text()
    dealt = table.dealt
    if seed is not None and not is_fair(dealt["commitment"], dealt["secret"], dealt["nonces"], seed):
        findings.note("admin-check-deal", table=id, game=number)
