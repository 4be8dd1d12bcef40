"""The witness of a run: sees every commit and every message, and compares them.

Nothing is told before it is committed; nobody is told what their seat may not know; what is acknowledged is in the log,
once; what is refused is not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from parlour import storage
from parlour.storage.sql.readers import Values
from parlour.wire import messages as wire
from trials.simulation.door import Visit
from trials.simulation.story import Fault, Story
from trials.simulation.truth import Moment, Truth

NOTHING = Raw(b"null")


class Heard(msgspec.Struct):
    """Any message of the server, with the parts that depend on the reader left encoded."""

    t: str
    seq: int = 0
    cmd: str = ""
    key: str = ""
    table: str = ""
    url: str = ""
    you: int | None = None
    by: int | None = None
    move: str = ""
    computer: bool = False
    seat: int | None = None
    repeat: bool = False
    info: wire.TableInfo | None = None
    situation: Raw = NOTHING
    events: Raw = NOTHING
    log: Raw = NOTHING


decode = msgspec.json.Decoder(Heard).decode
ANSWERS = ("ack", "refused", "stale", "error")


class Committed(NamedTuple):
    """Where a command stands in the log."""

    table: str
    seq: int
    seat: int | None


class Witness:
    """Everything that was committed, and everything that was told."""

    def __init__(self, story: Story, clock: Callable[[], float], game_of: Callable[[str], str]) -> None:
        self.story = story
        self.clock = clock
        self.game_of = game_of
        self.tables: dict[str, Truth] = {}
        self.commands: dict[str, Committed] = {}
        self.outdated: set[str] = set()  # commands that a node has answered which did not know the last entries
        self.denied: dict[str, str] = {}  # commands whose page has heard that they were not accepted
        self.faults: list[Fault] = []

    def fault(self, kind: str, what: str) -> None:
        """Note a broken promise. The run ends with it."""
        self.story.tell("FAULT", f"{kind}: {what}")
        self.faults.append(Fault(kind, what))

    # Commits.

    def committed(self, rows: Sequence[Values]) -> None:
        """Take down entries that have just become durable."""
        for table, seq, cmd, seat, kind, body, at in rows:
            row = storage.Entry(table_id=table, seq=seq, cmd=cmd, seat=seat, kind=kind, body=json.loads(body), at=at)
            self.story.tell("disk", f"{table[:4]} {seq} {kind} {'' if seat is None else seat} {cmd or ''} {body}")
            self.story.count("entries")
            self.story.count(f"entries: {kind}")
            self.fold(row)
            if cmd is not None:
                self.keep(Committed(table, seq, seat), cmd)

    def fold(self, row: storage.Entry) -> None:
        """Fold an entry into the truth. A log that has a gap or does not fold is lost."""
        truth = self.tables.get(row.table_id)
        if truth is None:
            truth = self.tables[row.table_id] = Truth(row.table_id, self.game_of(row.table_id))
            self.story.count(f"tables of {truth.table.game.name}")
        if row.seq != truth.seq + 1:
            return self.fault("gap in a log", f"{row.table_id} {row.seq} after {truth.seq}")
        try:
            truth.add(row)
        except Exception as error:
            return self.fault("log that does not fold", f"{row.table_id} {row.seq} {row.kind}: {error!r}")
        truth.committed_at.append(self.clock())
        if row.kind == "moved":
            self.story.count(f"moves of {truth.table.game.name}")
            self.story.count(f"games of {truth.table.game.name}", int(truth.table.phase == "over"))

    def keep(self, place: Committed, cmd: str) -> None:
        """Keep where a command stands: once, and never after it was refused."""
        if cmd in self.commands:
            self.fault("doubled", f"{cmd} at {place} and at {self.commands[cmd]}")
        if cmd in self.denied:
            self.fault("refused and written", f"{cmd} at {place}, after {self.denied[cmd]}")
        self.commands[cmd] = place

    # Messages.

    def told(self, visit: Visit, raw: bytes) -> None:
        """Check a message that an actor sends to a page."""
        heard = decode(raw)
        self.story.tell(visit.process, f"-> {visit.by} {heard.t} {heard.seq or ''} {heard.cmd or heard.key}")
        self.story.count("messages")
        truth = self.tables.get(visit.table)
        if heard.t in ANSWERS and heard.cmd:
            self.check_answer(visit, heard)
        if truth is None:
            return
        if heard.seq > truth.seq:
            self.fault("told before its commit", f"{heard.t} {heard.seq} to {visit.by}, committed {truth.seq}")
            return
        self.check_secret(visit, truth, raw)
        if heard.t == "welcome":
            self.check_welcome(visit, truth, heard)
        elif heard.seq and heard.t in ("state", "events", "said"):
            self.check_order(visit, heard)
            self.check_content(visit, truth, heard)

    def check_answer(self, visit: Visit, heard: Heard) -> None:
        """Check that acknowledged commands are in the log where the answer puts them, and others nowhere."""
        self.story.count(f"answers: {heard.t}{' again' if heard.repeat else ''}")
        kept = self.commands.get(heard.cmd)
        if heard.t == "ack":
            if kept is None or (kept.table, kept.seq) != (visit.table, heard.seq):
                self.fault("acknowledged and not written", f"{heard.cmd} at {heard.seq}, in the log at {kept}")
            return
        if visit.last is None or visit.last < self.tables[visit.table].seq:
            self.outdated.add(heard.cmd)
        elif kept is not None and kept.seat == visit.seat and not self.stood_since(kept):
            self.fault("refused and written", f"{heard.cmd} got {heard.t} {heard.key} and is in the log at {kept}")

    def heard(self, page: str, heard: Heard) -> None:
        """Take down what a page has heard: a command that it knows to be refused must not be carried out later."""
        if heard.t in ("refused", "stale", "error") and heard.cmd and heard.cmd not in self.outdated:
            self.denied.setdefault(heard.cmd, f"{page} heard {heard.t} {heard.key}")

    def stood_since(self, kept: Committed) -> bool:
        """Return whether the seat of a command was left after it, and its keys forgotten with it."""
        return any(seq >= kept.seq and seat == kept.seat for seq, seat in self.tables[kept.table].stood)

    def check_secret(self, visit: Visit, truth: Truth, raw: bytes) -> None:
        """Check that the secret of the next deal is in no message."""
        table = truth.table
        revealed = table.phase == "over" and table.secret == table.dealt["secret"]
        if table.secret.encode() in raw and not revealed:
            self.fault("secret told", f"to {visit.by} of {visit.table}")

    def check_welcome(self, visit: Visit, truth: Truth, heard: Heard) -> None:
        """Check that a page gets the seat that its cookies open, and no other."""
        entitled = truth.seat_of(visit.key, visit.person) if heard.seq == truth.seq else heard.you
        if heard.you != entitled:
            self.fault("wrong seat", f"{visit.by} is told to be {heard.you}, and is {entitled}")
        visit.seat = heard.you
        visit.welcomed = visit.last = heard.seq

    def check_order(self, visit: Visit, heard: Heard) -> None:
        """Check that each message follows the one before it without a gap."""
        last, seq = visit.last, heard.seq
        follows = (seq == last + 1 if heard.t != "state" else seq in (last, last + 1)) if last is not None else False
        if not follows:
            self.fault("gap in what is told", f"{heard.t} {seq} after {last} to {visit.by}")
        visit.last = seq

    def check_content(self, visit: Visit, truth: Truth, heard: Heard) -> None:
        """Check that a message shows what this seat may see of the table after its entry, and nothing else."""
        moment = truth.moment(heard.seq)
        if any(visit.welcomed < seq <= heard.seq and seat == visit.seat for seq, seat in truth.stood):
            visit.seat = None
        seat = visit.seat
        if heard.info is not None:
            if bytes(heard.situation) != moment.situation(seat):
                self.differ(visit, heard, "situation", bytes(heard.situation), moment.situation(seat))
            if log_of(heard.info) != moment.info:
                self.differ(visit, heard, "info", log_of(heard.info), moment.info)
        if heard.t == "events":
            if bytes(heard.events) != moment.events(seat):
                self.differ(visit, heard, "events", bytes(heard.events), moment.events(seat))
            self.check_move(visit, heard, moment)
        if heard.log is not NOTHING and bytes(heard.log) != moment.log(seat):
            self.differ(visit, heard, "log", bytes(heard.log), moment.log(seat))

    def check_move(self, visit: Visit, heard: Heard, moment: Moment) -> None:
        """Check that the move is the one that was committed, as this seat may see it."""
        body: Any = moment.body
        shown = moment.table.move_seen_by(visit.seat, body.seat, body.move)
        if (heard.by, heard.move, heard.computer) != (body.seat, shown, body.computer):
            self.differ(visit, heard, "move", (heard.by, heard.move, heard.computer), (body.seat, shown, body.computer))

    def differ(self, visit: Visit, heard: Heard, part: str, told: object, true: object) -> None:
        """Note that somebody was told something else than what they may know."""
        self.fault("told what is not so", f"{part} of {heard.t} {heard.seq} to {visit.by}: {told!r}, not {true!r}")


def log_of(info: wire.TableInfo) -> dict[str, Any]:
    """Return the part of the table's description that follows from the log, in the form of the truth."""
    return {
        "game": info.game,
        "visibility": info.visibility,
        "phase": info.phase,
        "seats": [seat_of(one) for one in info.seats],
        "host": info.host,
        "options": info.options,
        "commitment": info.commitment,
        "games_played": info.games_played,
        "rated": info.rated,
        "clock": info.clock,
        "skip_votes": info.skip_votes,
        "end_votes": info.end_votes,
        "undo": info.undo and [info.undo.seat, info.undo.agreed],
        "helped": info.helped,
        "ended": info.ended,
        "closed": info.closed,
        "to_take": info.to_take,
    }


def seat_of(one: wire.SeatInfo) -> list[Any]:
    match one.kind:
        case "person":
            return ["person", one.name, one.ready, one.bot, one.stand_in, one.resigned]
        case "computer":
            return ["computer", one.level]
    return ["free"]
