"""Compares what visitors received with what the log holds."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import parlour
from parlour.server.views.log_rows import entry_of
from parlour.storage import Address, Entry, open_store
from parlour.table.table import Table
from trials.visitor import Transcript, Visitor


@dataclass
class Verdict:
    """The counts of a trial; `faults` describes everything that must not happen."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, kind: str, what: object) -> None:
        self.counts[kind] += 1
        self.faults.append(f"{kind}: {what}")

    def as_dict(self) -> dict[str, Any]:
        kinds = ("acknowledged moves lost", "doubled", "gaps", "final states that differ", "unfinished games")
        return {**dict.fromkeys(kinds, 0), **self.counts, "faults": self.faults[:10]}


async def judge(database: Address, tables: dict[str, list[Visitor]]) -> Verdict:
    """Compare all transcripts with the log, which is read after the server has ended."""
    verdict = Verdict()
    async with open_store(database) as store:
        games = {row.id: row.game for row in await store.tables()}
        for table, visitors in tables.items():
            log = await store.entries(table)
            check_log(verdict, table, log)
            folded = fold(games[table], log)
            verdict.counts[f"games finished: {games[table]}"] += folded.games_played + (folded.phase == "over")
            if folded.phase != "over":
                verdict.fault("unfinished games", table)
            for visitor in visitors:
                check_answers(verdict, visitor, log)
                check_seen(verdict, visitor.transcript)
                check_final(verdict, visitor, folded)
    return verdict


def fold(game: str, log: list[Entry]) -> Table:
    table = Table(parlour.game(game))
    for row in log:
        table.apply(entry_of(row))
    return table


def check_log(verdict: Verdict, table: str, log: list[Entry]) -> None:
    """Check that the log has no gap, and every idempotency key only once."""
    verdict.counts["entries in the logs"] += len(log)
    verdict.counts["moves in the logs"] += sum(row.kind == "moved" for row in log)
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        verdict.fault("gaps", f"the log of {table}")
    for command, times in Counter((row.seat, row.cmd) for row in log if row.cmd is not None).items():
        if times > 1:
            verdict.fault("doubled", f"{command} {times} times at {table}")


def check_answers(verdict: Verdict, visitor: Visitor, log: list[Entry]) -> None:
    """Check that acknowledged commands are in the log where the answer put them, and refused ones nowhere."""
    kept = {row.cmd: row.seq for row in log if row.seat == visitor.seat and row.cmd is not None}
    transcript = visitor.transcript
    counts = verdict.counts
    counts["commands sent"] += len(transcript.sent)
    counts["no messages at all sent"] += transcript.garbage
    for cmd, answers in transcript.answers.items():
        for answer in answers:
            counts[f"answers: {answer['t']}"] += 1
            counts["answers: ack, for what was kept before"] += bool(answer.get("repeat"))
            if answer["t"] == "ack" and kept.get(cmd) != answer["seq"]:
                verdict.fault("acknowledged moves lost", f"{cmd} at {answer['seq']}, in the log at {kept.get(cmd)}")
            if answer["t"] != "ack" and cmd in kept:
                verdict.fault("doubled", f"{cmd} was answered {answer['t']} and is in the log")
    for cmd in kept:
        if cmd not in transcript.sent:
            verdict.fault("doubled", f"{cmd} in the log was never sent")
    counts["commands without an answer at the end"] += len(visitor.outbox)


def check_seen(verdict: Verdict, transcript: Transcript) -> None:
    """Check that events follow each other, and the state before them, without a gap and never backwards."""
    for heard in transcript.connections:
        verdict.counts["connections"] += 1
        last: int | None = None
        for kind, seq in heard:
            if last is not None and (seq != last + 1 if kind == "events" else seq < last):
                verdict.fault("gaps", f"{kind} {seq} after {last}")
            last = seq


def check_final(verdict: Verdict, visitor: Visitor, folded: Table) -> None:
    """Check that the visitor's final view is the fold of the log."""
    state, seen = folded.state, visitor.situation
    assert state is not None
    if seen is None or visitor.seen != folded.seq:
        verdict.fault("final states that differ", f"seen {visitor.seen}, in the log {folded.seq}")
        return
    legal = [str(move) for move in state.legal()] if state.turn == visitor.seat else []
    true = json.loads(json.dumps({"view": state.view(visitor.seat), "legal": legal, "moves": folded.moves}))
    if {name: seen[name] for name in true} != true:
        verdict.fault("final states that differ", f"seat {visitor.seat} of {visitor.table}")
