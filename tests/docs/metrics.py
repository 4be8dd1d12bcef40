"""The metrics that a server really exports, for the tests of everything that names them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from parlour.server.http.gauges import scrape
from tests.server.at_table import AtOnce, running_server


def exported_metrics(folder: Path) -> set[str]:
    """Return the names of all metrics of a server, taken from a scrape."""
    return metrics_in(asyncio.run(scraped(folder)))


def exported_samples(folder: Path) -> set[str]:
    """Return the names that a query can use: the metrics, and the parts of each histogram."""
    text = asyncio.run(scraped(folder))
    return metrics_in(text) | set(re.findall(r"^(\w+)", text, re.MULTILINE))


def metrics_in(text: str) -> set[str]:
    return set(re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE))


async def scraped(folder: Path) -> str:
    async with running_server(folder, AtOnce()) as server:
        await server.tables.open_table("notty", "public", 2, {})
        return (await scrape(server)).decode()
