"""The dashboard for Grafana, deploy/grafana/parlour.json, and its queries."""

from __future__ import annotations

import json
from typing import Any

from tests.docs.commands import HOUSE

BOARD: dict[str, Any] = json.loads((HOUSE / "deploy/grafana/parlour.json").read_text(encoding="utf-8"))
VALUES = {"$__rate_interval": "1m", "$node": ".*"}  # what Grafana puts in the place of its variables


def queries() -> list[str]:
    """All queries of the dashboard."""
    found = [target["expr"] for panel in BOARD["panels"] for target in panel.get("targets", ())]
    return found + [one["expr"] for one in BOARD["annotations"]["list"]]


def with_values(query: str) -> str:
    """A query as Prometheus gets it."""
    for variable, value in VALUES.items():
        query = query.replace(variable, value)
    return query
