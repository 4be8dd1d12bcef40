"""The dashboard and the alerts in deploy/: they name metrics that exist, they fire, and the runbook explains them."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.docs import prometheus
from tests.docs.commands import HOUSE
from tests.docs.dashboard import BOARD, queries, with_values
from tests.docs.metrics import exported_metrics, exported_samples

RULES = HOUSE / "deploy/prometheus/alerts.yml"
RUNBOOK = (HOUSE / "docs/operations/runbook.md").read_text(encoding="utf-8")
MONITORING = (HOUSE / "docs/operations/monitoring.md").read_text(encoding="utf-8")
ALERTS = re.findall(r"- alert: (\w+)", RULES.read_text(encoding="utf-8"))
METRIC = re.compile(r"\b(?:parlour|process)_[a-z_]+\b")
# Shown nowhere, because another metric of the dashboard has the same.
NOT_DRAWN = {"process_virtual_memory_bytes"}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names that a query can use."""
    return exported_samples(tmp_path_factory.mktemp("server"))


def promtool(*words: str | Path) -> None:
    """Run promtool; skip the test where there is none."""
    try:
        tool = prometheus.program("promtool")
    except prometheus.Unavailable as why:
        pytest.skip(str(why))
    done = subprocess.run([tool, *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_metric_of_the_dashboard_and_of_the_alerts_exists(exported: set[str]) -> None:
    drawn = set(METRIC.findall(" ".join(queries())))
    alerting = set(METRIC.findall(" ".join(re.findall(r"expr: (?:>\n)?((?:.|\n {10})*)", RULES.read_text("utf-8")))))
    assert len(drawn) > 20 and len(alerting) > 10
    assert (drawn | alerting) - exported == set()


def test_the_dashboard_draws_every_metric(tmp_path: Path) -> None:
    drawn = {name.removesuffix("_bucket") for name in METRIC.findall(" ".join(queries()))}
    assert exported_metrics(tmp_path) - drawn == NOT_DRAWN


def test_the_panels_of_the_dashboard_stand_beside_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at: dict[str, Any] = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken and max(x for x, _ in cells) < 24, panel["title"]
        taken |= cells
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(ids)) == len(ids) > 20


def test_prometheus_reads_every_query_of_the_dashboard(tmp_path: Path) -> None:
    rules = [{"record": f"q{number}", "expr": with_values(query)} for number, query in enumerate(queries())]
    file = tmp_path / "queries.yml"
    file.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))  # JSON is YAML
    promtool("check", "rules", file)


def test_the_alerts_fire_when_they_should_and_only_then() -> None:
    promtool("check", "rules", RULES)
    promtool("test", "rules", RULES.with_name("alerts_test.yml"))


def test_every_alert_is_tried_and_has_its_chapter_in_the_runbook() -> None:
    tried = RULES.with_name("alerts_test.yml").read_text(encoding="utf-8")
    assert len(ALERTS) > 10
    assert [alert for alert in ALERTS if len(re.findall(rf"alertname: {alert}\b", tried)) < 2] == []
    explained = re.findall(r"`(Parlour\w+)`", RUNBOOK)
    assert set(explained) == set(ALERTS)
    assert set(re.findall(r"`(Parlour[A-Z]\w+)`", MONITORING)) <= set(ALERTS)
