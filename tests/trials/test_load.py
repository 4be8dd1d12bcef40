"""The load trial: what its clients understand, what it judges, and what it writes down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from trials.load import bars, markdown
from trials.load.bars import Bar
from trials.load.crowd import LoadTable, Tally, distribution
from trials.load.games import GAMES
from trials.load.parts import is_held
from trials.load.socket import LoadSocket, masked
from trials.profile import summary

OVER = "notty: CPU of a move, over that of "
SWITCHED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Ear(LoadSocket):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.heard: list[bytes] = []

    def take(self, message: bytes) -> None:
        self.heard.append(message)


def from_server(payload: bytes) -> bytes:
    size = len(payload)
    return b"\x81" + (bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2)) + payload


def in_loop(do: Callable[[], Any]) -> Any:
    async def done() -> Any:
        return do()

    return asyncio.run(done())


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_frames_are_read_however_the_network_cuts_and_joins_them(size: int) -> None:
    messages = [b"one", b"", b"x" * 200, b"y" * 7000, b"last"]
    stream = SWITCHED + b"".join(map(from_server, messages))

    def read() -> list[bytes]:
        ear = Ear()
        for start in range(0, len(stream), size):
            ear.data_received(stream[start : start + size])
        return ear.heard

    assert in_loop(read) == messages


def test_a_client_masks_its_frames_as_the_protocol_asks() -> None:
    assert masked(b"hi") == b"\x81\x82\0\0\0\0hi"
    assert masked(b"z" * 300)[:8] == b"\x81\xfe" + (300).to_bytes(2) + b"\0\0\0\0"


class StubbornTable(LoadTable[LoadSocket]):
    """Its moves are never heard of."""

    def connections(self) -> list[tuple[LoadSocket, int]]:
        return []

    def make_move(self) -> None:
        self.tally.sent += 1
        self.mover = Ear()


def test_a_move_that_is_due_while_another_is_under_way_is_late() -> None:
    async def played() -> Tally:
        table = StubbornTable(Tally(), Random(1))
        loop = asyncio.get_running_loop()
        table.period, table.until = 1.0, 0.0
        for _ in range(3):
            table.tick(loop)
        return table.tally

    tally = asyncio.run(played())
    assert (tally.sent, tally.late) == (1, 2)


def test_the_time_of_a_move_ends_with_the_other_players_news() -> None:
    def heard() -> list[int]:
        table = StubbornTable(Tally(), Random(1))
        mover, other = Ear(), Ear()
        table.mover, counts = mover, []
        for ear in (mover, other, other):
            table.hear(ear)
            counts.append(len(table.tally.latencies))
        return counts

    assert in_loop(heard) == [0, 1, 1]


def test_percentiles_are_times_that_were_measured() -> None:
    found = distribution([0.001] * 98 + [0.050, 0.100])
    assert found["ms to the other player, p50"] == 1.0
    assert 1.0 < found["ms to the other player, p99"] <= found["ms to the other player, most"] == 100.0


def found(**changed: Any) -> dict[str, Any]:
    """Return measurements that meet every bar, with these changes."""
    names = {"cpu": bars.CPU, "p50": bars.P50, "p99": bars.P99, "memory": bars.MEMORY, "moves": "moves a second"}
    usual = {
        bars.CPU: 0.3,
        bars.P50: 2.0,
        bars.P99: 20.0,
        bars.MEMORY: 50.0,
        "moves a second": 2000.0,
        "moves a second asked for": 2000.0,
        "moves late for the one before": 0,
        "moves not heard of": 0,
    }
    return usual | {names.get(name, name): value for name, value in changed.items()}


def parts(**changed: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the parts of a run of Notty that meets every bar, with these changes."""
    usual = {
        "notty": found(),
        "notty, idle": found(),
        "notty, 2000 a second": found(),
        "restart": {bars.ANSWERED: 1.5},
        bars.MEMORY_PEER: found(cpu=0.4),
        bars.DURABLE_PEER: found(cpu=1.8),
    }
    return usual | changed


def missed(measured: dict[str, dict[str, Any]]) -> list[str]:
    return [bar.name for bar in bars.judged(measured, GAMES[:1], 2000.0) if bar.verdict == "MISSED"]


def test_a_run_that_meets_all_bars_misses_none() -> None:
    judged = bars.judged(parts(), GAMES[:1], 2000.0)
    assert {bar.verdict for bar in judged} == {"met"} and len(judged) == 9


@pytest.mark.parametrize(
    ("part", "measured", "missing"),
    [
        ("notty", found(cpu=0.41), ["notty: server CPU of a move", OVER + bars.DURABLE_PEER, OVER + bars.MEMORY_PEER]),
        ("notty", found(p99=26.0), ["notty: p99"]),
        ("notty", found(memory=61.0), ["notty: memory of a table"]),
        ("notty, idle", found(p50=6.0), ["notty: p50 of a single move, idle"]),
        ("notty, 2000 a second", found(p99=101.0), ["notty: p99 at 2000 moves a second"]),
        ("notty, 2000 a second", found(moves=1950.0), ["notty: moves short of 2000 a second"]),
        ("restart", {bars.ANSWERED: 2.1}, ["restart until all are answered"]),
        (bars.DURABLE_PEER, found(cpu=1.4), [OVER + bars.DURABLE_PEER]),
        (bars.MEMORY_PEER, found(cpu=0.2), [OVER + bars.MEMORY_PEER]),
    ],
)  # fmt: skip
def test_each_bar_can_be_missed(part: str, measured: dict[str, Any], missing: list[str]) -> None:
    assert missed(parts(**{part: measured})) == missing


def test_what_was_not_measured_is_neither_met_nor_missed() -> None:
    without = {name: one for name, one in parts().items() if name != "restart" and "boardgame" not in name}
    verdicts = [bar.verdict for bar in bars.judged(without, GAMES[:1], 2000.0)]
    assert verdicts.count("not measured") == 3 and "MISSED" not in verdicts


def test_a_rate_is_held_only_if_nothing_piles_up() -> None:
    assert is_held(found())
    late = {"moves late for the one before": 50}
    for wrong in (found(p99=300.0), found(moves=1000.0), found(**late), found(**{"moves not heard of": 1})):
        assert not is_held(wrong)


def results(load: float) -> dict[str, Any]:
    return {
        "date": "2026-01-01",
        "commit": "abc",
        "machine": {"cpu": "a CPU", "cores": 2, "system": "Linux", "python": "CPython 3.11"},
        "load before and after": [[load, 0.0, 0.0], [2.0, 0.0, 0.0]],
        "parameters": {"store": "SQLite", "durability": "FULL", "server": "on one core", "clients": "elsewhere"},
        "parts": {"notty": found(**{markdown.BEGUN: 40.0}), "Colyseus, views": {"not measured": "npm cannot"}},
    }


def test_the_page_says_whether_the_machine_was_quiet_and_what_is_missing() -> None:
    page = markdown.page(results(0.1), [Bar("notty: p99", 25.0, "ms", 30.0)])
    assert "not quiet" not in page and "| notty: p99 | 25 ms | 30.0 | MISSED |" in page
    assert "- Colyseus, views: npm cannot" in page and "| notty | 40.0 | 50.0 |" in page
    assert "not quiet" in markdown.page(results(3.0), [])


def test_a_profile_counts_a_function_alone_and_with_its_callees() -> None:
    lines = summary("main (a.py:1);send (b.py:7) 3\nmain (a.py:2);send (b.py:9);send (b.py:7) 1\nmain (a.py:3) 4\n")
    assert lines[0] == "8 samples"
    assert " 50.0 %   50.0 %  send (b.py)" in lines and " 50.0 %  100.0 %  main (a.py)" in lines
