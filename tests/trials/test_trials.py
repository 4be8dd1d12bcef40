"""The trials in their short forms: they run, they find no fault, and they would detect one."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from parlour.storage import Entry
from tests.server.clockwork import Clockwork
from trials import waiting
from trials.transcript_check import Verdict, check_answers, check_log, check_seen
from trials.visitor import Pulse, Transcript, Visitor


def run(name: str, out: Path, *flags: str) -> dict[str, Any]:
    """Run a trial as a command, and return its results."""
    environment = os.environ | {"TMPDIR": str(out)}
    command = [sys.executable, "-m", f"trials.{name}", "--out", str(out), *flags]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    results: dict[str, Any] = json.loads((out / f"{name}.json").read_text())
    assert results["machine"]["cpu"] and results["parameters"]["seed"] == 1
    parts: dict[str, Any] = results["parts"]
    return parts


def test_load_on_a_few_tables_and_through_a_restart(tmp_path: Path) -> None:
    rates = ("--rate", "20", "--hard-rate", "40", "--idle", "1", "--seconds", "2", "--step", "1")
    left_out = ("--no-ramp", "--no-peers", "--no-bars")
    parts = run("load", tmp_path, "--tables", "20", *rates, "--game", "jolly", *left_out)
    assert list(parts) == ["jolly", "jolly, idle", "jolly, 40 a second", "restart"]
    steady = parts["jolly"]
    assert (steady["tables"], steady["sockets"]) == (20, 40)
    assert steady["moves a second"] > 0 and steady["server CPU, ms a move"] > 0
    for found in (steady, parts["restart"]):
        assert found["moves not heard of"] == 0 and found["answers that were no ack"] == {}
    assert "| jolly, idle |" in (tmp_path / "load.md").read_text()


def test_two_thousand_frames_that_no_honest_client_sends(tmp_path: Path) -> None:
    found = run("fuzz", tmp_path, "--frames", "2000")["fuzz"]
    wrong = found["lines with an error in the server's complaints"]
    assert (found["frames"], found["faults"], wrong) == (2000, 0, 0)
    assert {"error", "refused", "pong", "closed 1002", "closed 1009", "HTTP 400"} <= set(found["outcomes"])


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    found = run("chaos", tmp_path, "--tables", "4", "--kills", "2", "--part", "server killed")["server killed"]
    assert found["kills"] == 2 and found["connections"] > 2 * 4
    assert found["acknowledged moves lost"] == found["doubled"] == found["gaps"] == 0
    assert found["final states that differ"] == found["unfinished games"] == 0


def test_a_short_siege_ends_and_the_attacker_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trials.siege", "--out", str(tmp_path), "--seconds", "2"]
    subprocess.run([*command, "--attack", "guessed codes", "--attack", "pings"], check=True, timeout=300)
    parts = json.loads((tmp_path / "siege.json").read_text())["parts"]
    assert list(parts) == ["in peace", "guessed codes", "pings"] and all(part["moves"] for part in parts.values())
    assert parts["guessed codes"]["attacker saw"]["HTTP 429"] > 0


# The verdict of chaos: what it detects.


def entry(seq: int, cmd: str | None, seat: int = 0) -> Entry:
    return Entry(table_id="T", seq=seq, kind="moved", body={}, at=0.0, seat=seat, cmd=cmd)


def visitor(**answers: dict[str, Any]) -> Visitor:
    """Return Ann, who has sent these commands and received these answers."""
    ann = Visitor("ws://nowhere", "T", 0, {}, Pulse(), 1)
    for cmd, answer in answers.items():
        ann.transcript.sent[cmd] = {"t": "do"}
        ann.transcript.answers[cmd] = [answer]
    return ann


def faults(verdict: Verdict) -> Counter[str]:
    return Counter(fault.partition(":")[0] for fault in verdict.faults)


def judged(ann: Visitor, log: list[Entry]) -> Counter[str]:
    verdict = Verdict()
    check_log(verdict, "T", log)
    check_answers(verdict, ann, log)
    return faults(verdict)


def test_the_verdict_finds_nothing_where_nothing_is() -> None:
    ann = visitor(a={"t": "ack", "seq": 1}, b={"t": "refused"})
    assert not judged(ann, [entry(1, "a"), entry(2, None), entry(3, "a", seat=1)])


def test_the_verdict_notices_what_is_lost_or_elsewhere() -> None:
    ann = visitor(a={"t": "ack", "seq": 1}, b={"t": "ack", "seq": 3})
    assert judged(ann, [entry(1, None), entry(2, "b")]) == {"acknowledged moves lost": 2}


def test_the_verdict_notices_what_is_doubled_refused_or_invented() -> None:
    ann = visitor(a={"t": "ack", "seq": 2}, b={"t": "stale"})
    log = [entry(1, "a"), entry(2, "a"), entry(3, "b"), entry(4, "c")]
    assert judged(ann, log) == {"doubled": 3}


def test_the_verdict_notices_gaps() -> None:
    assert judged(visitor(), [entry(1, None), entry(3, None)]) == {"gaps": 1}
    for heard, gaps in (
        ([("state", 4), ("state", 4), ("events", 5), ("events", 6), ("state", 8), ("events", 9)], 0),
        ([("state", 4), ("events", 6)], 1),
        ([("state", 4), ("events", 5), ("events", 5)], 1),
        ([("state", 4), ("state", 3)], 1),
    ):
        verdict = Verdict()
        check_seen(verdict, Transcript(connections=[heard]))
        assert faults(verdict)["gaps"] == gaps


def test_waiting_is_measured_on_a_virtual_clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("parlour.server.table_actor.presence.TOGETHER", 0.0)  # nothing else waits for a time
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        found = runner.run(waiting.one_game(tmp_path, "jolly", 1, "reference", "normal", 3.0))
    assert 0 < found.waited < found.would_have_waited and found.thought > 0
    assert found.longest <= waiting.LONGEST
