"""The service worker caches the complete offline page as soon as it is installed."""

from __future__ import annotations

import json
import re

from parlour.server.http.pages import WEB


def shell() -> set[str]:
    """The files that the service worker caches all together or not at all."""
    (listed,) = re.findall(r'\["/",[^\]]*\]', (WEB / "sw.js").read_text("utf-8"))
    return set(json.loads(listed))


def imported(path: str) -> list[str]:
    """The modules that a module imports as soon as it is loaded."""
    text = (WEB / path.strip("/")).read_text("utf-8")
    return [f"/assets/{name}" for name in re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)]


def test_nothing_that_the_offline_page_imports_is_left_to_chance() -> None:
    kept = shell()
    pages = [path for path in kept if "/OfflinePage-" in path]
    assert sorted(path.rpartition(".")[2] for path in pages) == ["css", "js"]
    for path in kept:
        if path.endswith(".js"):
            assert set(imported(path)) <= kept, path
