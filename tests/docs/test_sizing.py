"""docs/operations/sizing.md: its tables are computed from what was measured, and the arithmetic is right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import sizing
from benchmarks.sizing import Costs, database_table, limits_table, mixed, quantity, server_table, with_figures
from parlour.core.registry import built_in
from parlour.server.host.connection_limits import MOST_FILES
from parlour.server.host.environment import ALPHABET
from parlour.server.tables.registry import CODE_LENGTH

TEXT = sizing.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_that_were_measured() -> None:
    assert len(sizing.MARKS.findall(TEXT)) == len(sizing.PARTS)
    assert with_figures(TEXT) == TEXT, "python -m benchmarks.sizing writes them"


def test_the_page_states_the_assumptions_of_the_arithmetic() -> None:
    assert f"every {sizing.PERIOD:g} seconds" in TEXT and f"{sizing.MILLION / sizing.PERIOD:,.0f} moves" in TEXT
    assert f"= {sizing.BUSY:g} / (server CPU per move)" in TEXT
    assert f"{sizing.PEOPLE * sizing.MILLION / 1e6:g}" == "2" and "two million connections" in TEXT
    assert f"31{'⁰¹²³⁴⁵⁶⁷⁸⁹'[CODE_LENGTH]}" in TEXT and len(ALPHABET) == 31
    assert f"{MOST_FILES:,} descriptors" in TEXT


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of all trials, with round numbers: 0.5 ms and 40 kB for a move and a table, 100 µs in the database."""
    load = {
        "server CPU, ms a move": 0.5,
        "server memory, kB a table, after the play": 40.0,
        "kB a move to both players": 2.0,
    }
    footprint = {"PostgreSQL, bytes a move": 200.0, "PostgreSQL, bytes of WAL a move": 600.0}
    parts = {"load": load, "load_postgresql": load | {"database CPU, ms a move": 0.1}, "footprint": footprint}
    for name, found in parts.items():
        text = json.dumps({"parts": dict.fromkeys(built_in(), found)})
        (tmp_path / f"{name}.json").write_text(text)
    monkeypatch.setattr(sizing, "RESULTS", tmp_path)


@pytest.mark.usefixtures("measured")
def test_a_core_holds_what_its_moves_leave_of_it() -> None:
    rows = [line for line in (server_table() + database_table()).splitlines() if line.startswith("| Notty")]
    assert rows == ["| Notty | 0.5 | 1,200 | 6,000 | 40 | 2 |", "| Notty | 0.1 | 6,000 | 200 | 600 |"]


@pytest.mark.usefixtures("measured")
def test_the_first_line_is_what_ends_first() -> None:
    rows = [line.strip("| ").split(" | ") for line in limits_table().splitlines()[2:]]
    ends = {name.partition(" (")[0]: (tables, times) for name, tables, times in rows}
    assert rows[0][0].startswith("one core of a node") and ends["one core of a node, at 60%"] == ("6,000", "167")
    assert ends["a month of moves on one disk"] == ("9,600", "104")  # 1 TB / (0.2 moves/s * 200 bytes * 30 days)
    assert ends["the memory of one machine"] == ("400,000", "2.5")
    assert ends["the cores of one database"] == ("240,000", "4.17")
    assert ends["the WAL of one database"] == ("1,000,000", "1")
    counts = [float(tables.replace(",", "")) for _, tables, _ in rows]
    assert counts == sorted(counts)


def test_what_was_not_measured_is_not_estimated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizing, "RESULTS", tmp_path)
    assert (server_table() + database_table()).count(sizing.UNKNOWN) == 9 * len(built_in())
    assert limits_table().count(sizing.UNKNOWN) == 2 * 6
    assert mixed([Costs(cpu=1.0), Costs(cpu=3.0, memory=5.0)]) == Costs(cpu=2.0)


def test_numbers_have_as_many_digits_as_they_are_worth() -> None:
    found = [quantity(value) for value in (None, 0.1234, 41.28, 123456.0, 24_576.0)]
    assert found == [sizing.UNKNOWN, "0.123", "41.3", "120,000", "25,000"]
