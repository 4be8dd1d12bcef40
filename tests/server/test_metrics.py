"""Metrics: right numbers in the right format, for those who may see them, and nothing about cards."""

from __future__ import annotations

import asyncio
import logging
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.host import timing
from parlour.server.host.metrics import Metrics
from parlour.server.host.timing import Timed
from parlour.server.http.gauges import scrape
from parlour.server.tables import time_slices
from tests.server.at_table import AtOnce, running_server
from tests.server.process import Player, Server, serving

LINE = re.compile(r'^[a-z_]+(?:\{[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? [0-9.e+-]+$')
HEADING = re.compile(r"^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$")


def test_two_servers_in_one_process_count_separately() -> None:
    here, there = Metrics(), Metrics()
    here.of("notty").moves.inc()
    here.answers["ack"].inc()
    for game, count in (("notty", 1.0), ("potter", None)):
        assert here.registry.get_sample_value("parlour_moves_total", {"game": game}) == count
    assert there.registry.get_sample_value("parlour_moves_total", {"game": "notty"}) is None
    assert there.registry.get_sample_value("parlour_answers_total", {"answer": "ack"}) == 0


def test_labels_are_bound_once_for_each_game() -> None:
    here = Metrics()
    assert here.of("notty") is here.of("notty")
    assert here.of("notty") is not here.of("potter")


def test_what_is_slow_is_counted_and_told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    here = Metrics()
    monkeypatch.setattr(timing, "SLOW", 1000.0)
    with Timed(here.commit_seconds, "commit"):
        pass
    assert not caplog.records
    monkeypatch.setattr(timing, "SLOW", -1.0)
    with caplog.at_level(logging.WARNING), pytest.raises(ZeroDivisionError), Timed(here.commit_seconds, "commit"):
        raise ZeroDivisionError  # slow failures count as well
    (told,) = caplog.records
    assert told.msg == "slow" and told.__dict__["facts"]["what"] == "commit"
    assert here.registry.get_sample_value("parlour_commit_seconds_count") == 2


def test_worker_processes_do_not_load_the_library() -> None:
    modules = "parlour.__main__, parlour.server.workers.pool, parlour.server.workers.finished_games"
    code = f"import sys, {modules}; sys.exit('prometheus_client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


def test_many_tables_are_counted_in_slices(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE", -1.0)  # every table is a slice of its own

    async def evening() -> None:
        async with running_server(data, AtOnce()) as server:
            for _ in range(3):
                await server.tables.open_table("notty", "public", 2, {})
            scraping = asyncio.create_task(scrape(server))
            await asyncio.sleep(0)
            server.tables.evict(next(iter(server.tables.actors)))  # meanwhile the loop is free for others
            assert not scraping.done()
            assert b'parlour_tables{game="notty",phase="open"} 3.0' in await scraping

    asyncio.run(evening())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


def page(server: Server, **headers: str) -> str:
    request = urllib.request.Request(f"{server.address}/metrics", headers=headers)
    return str(urllib.request.urlopen(request, timeout=30).read().decode())


def numbers(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_an_evening_is_counted(server: Server) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    before = numbers(page(server))
    table = ann.open(visibility="quick", options={"turn_limit": 20, "first_player": 0})
    ann.open()
    ann.join(table)
    eve.join(table)
    assert ann.play("dance")["t"] == "refused"
    assert ann.ask("do", turn=9, move="end")["t"] == "stale"
    during = numbers(page(server))
    assert during['parlour_tables{game="notty",phase="playing"}'] == 1
    assert during['parlour_tables{game="notty",phase="open"}'] == 1
    assert during['parlour_connections{who="seat"}'] == during['parlour_connections{who="spectator"}'] == 1
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            ann.play("end")
    after = numbers(page(server))
    assert after['parlour_moves_total{game="notty"}'] == ann.situation["moves"]
    assert after['parlour_games_begun_total{game="notty"}'] == after['parlour_games_over_total{game="notty"}'] == 1
    assert after['parlour_answers_total{answer="refused"}'] == after['parlour_answers_total{answer="stale"}'] == 1
    assert after['parlour_tables{game="notty",phase="over"}'] == 1
    assert after["parlour_commit_seconds_count"] > after['parlour_moves_total{game="notty"}']
    own = sum(after[f'parlour_answers_total{{answer="{answer}"}}'] for answer in ("ack", "refused", "stale"))
    assert after['parlour_move_seconds_count{game="notty"}'] == own > 3
    assert after["parlour_write_troubles_total"] == after["parlour_thinking_failed_total"] == 0
    for growing in ("process_cpu_seconds_total", "parlour_uptime_seconds"):
        assert after[growing] > before[growing]
    assert after["process_resident_memory_bytes"] > 1_000_000
    assert after["parlour_workers_resident_memory_bytes"] > 1_000_000
    assert after["parlour_workers_cpu_seconds_total"] > before["parlour_workers_cpu_seconds_total"]
    assert after["process_max_fds"] > after["process_open_fds"] > 3
    assert after["parlour_tables_paused"] == after["parlour_tables_unreadable"] == 0
    for player in (ann, eve):
        player.close()


def test_every_line_is_of_the_format_and_every_number_is_explained(server: Server) -> None:
    text = page(server)
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))
    for line in text.splitlines():
        assert (HEADING if line.startswith("#") else LINE).match(line), line
        name = re.split(r"[{ ]", line)[0]
        if not line.startswith("#"):
            family = re.sub(r"_(bucket|sum|count)$", "", name)
            assert family in kinds if kinds.get(family) == "histogram" else name in kinds, line
    assert text.count("# TYPE") == len(kinds) == text.count("# HELP")


def test_a_page_tells_the_build_and_nothing_of_tables(server: Server) -> None:
    ann = Player(server, "Annabel")
    table = ann.open(visibility="quick")
    text = page(server)
    assert re.search(r'parlour_build_info\{compiled="(true|false)",version="[^"]+"\} 1', text)
    assert table not in text and "Annabel" not in text
    assert set(re.findall(r'(\w+)="', text)) <= {"game", "phase", "answer", "why", "who", "le", "version", "compiled"}


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Host": "parlour.example"},
        {"Authorization": "Bearer guess", "X-Forwarded-For": "192.0.2.1"},
    ],
)
def test_requests_from_elsewhere_need_the_token(server: Server, headers: dict[str, str]) -> None:
    with pytest.raises(urllib.error.HTTPError, match="403"):
        page(server, **headers)
    token = (server.data / "admin.token").read_text().strip()
    assert "parlour_uptime_seconds" in page(server, **{**headers, "Authorization": f"Bearer {token}"})


def test_behind_a_trusted_proxy_even_this_machine_needs_the_token(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("server"), flags=["--proxy"]) as server:
        with pytest.raises(urllib.error.HTTPError, match="403"):
            page(server)
        token = (server.data / "admin.token").read_text().strip()
        assert "parlour_uptime_seconds" in page(server, Authorization=f"Bearer {token}")
