"""Metrics: right numbers in the right format, for those who may see them, and nothing about cards."""

from __future__ import annotations

import logging
import re
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from parlour.server.host import metrics
from parlour.server.host.metrics import Counter, Histogram, timed
from tests.server.process import Player, Server, serving

LINE = re.compile(r'^[a-z_]+(?:\{[a-z_]+="(?:[^"\\\n]|\\.)*"(?:,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? [0-9.e+-]+$')
HEADING = re.compile(r"^# (HELP [a-z_]+ \S.*|TYPE [a-z_]+ (counter|gauge|histogram))$")


def test_a_counter_counts_each_label_by_itself_and_odd_labels_are_escaped() -> None:
    counter = Counter("things_total", "Things.", "kind")
    counter.inc("a")
    counter.inc("a")
    counter.inc('b"\\\n')
    assert counter.page().splitlines() == [
        "# HELP things_total Things.",
        "# TYPE things_total counter",
        'things_total{kind="a"} 2',
        'things_total{kind="b\\"\\\\\\n"} 1',
    ]


def test_the_buckets_of_a_histogram_add_up() -> None:
    histogram = Histogram("wait_seconds", "Waiting.", bounds=(0.5, 2.0))
    for seconds in (0.25, 0.5, 1.0, 4.0):
        histogram.observe(seconds)
    assert histogram.page().splitlines()[2:] == [
        'wait_seconds_bucket{le="0.5"} 2',
        'wait_seconds_bucket{le="2.0"} 3',
        'wait_seconds_bucket{le="+Inf"} 4',
        "wait_seconds_sum 5.75",
        "wait_seconds_count 4",
    ]


def test_what_is_slow_is_counted_and_told(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    histogram = Histogram("parlour_commit_seconds", "Test.")
    monkeypatch.setattr(metrics, "SLOW", 1000.0)
    with timed(histogram):
        pass
    assert not caplog.records
    monkeypatch.setattr(metrics, "SLOW", -1.0)
    with caplog.at_level(logging.WARNING), pytest.raises(ZeroDivisionError), timed(histogram):
        raise ZeroDivisionError  # slow failures count as well
    (told,) = caplog.records
    assert told.msg == "slow" and told.__dict__["facts"]["what"] == "commit"
    assert "parlour_commit_seconds_count 2" in histogram.page()


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
    assert re.search(r'parlour_build_info\{version="[^"]+",compiled="(true|false)"\} 1', text)
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
def test_who_comes_from_elsewhere_needs_the_token(server: Server, headers: dict[str, str]) -> None:
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
