"""Measures how long the page is busy while cards move (`make motion`): tasks over 50 ms, in real Chromium, per table.

The computer plays both sides. Counting starts once the table is there, so that loading it is excluded.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from parlour.core.registry import built_in
from tests.browser.chromium import FLAGS, find
from tests.browser.guest import DESKTOP, PHONE
from tests.server.process import NONCE, Server, serving
from trials.report import Report

SCREENS = {"phone": PHONE, "desktop": DESKTOP}
LONG = 50  # ms: what browsers call a long task
# Long tasks with their duration in ms, and the number of cards that were seen to move.
WATCH = """() => {
    window.long = []; window.travelled = 0;
    new PerformanceObserver(seen => window.long.push(...seen.getEntries().map(task => Math.round(task.duration))))
        .observe({ type: 'longtask' });
    addEventListener('transitionend', event => { if (event.propertyName === 'transform') window.travelled++; }, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.travelled++; return animate.apply(this, how); };
}"""


def at_table(browser: Browser, server: Server, game: str, screen: str) -> Page:
    """Open a window at a new table of this game."""
    viewport: ViewportSize = SCREENS[screen]  # type: ignore[assignment]
    page = browser.new_context(viewport=viewport, locale="en", service_workers="block").new_page()
    page.goto(server.address)
    wish = {"game": game, "visibility": "quick", "seats": 2, "name": "Ann", "nonce": NONCE, "level": "reference"}
    ask = "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(answer => answer.json())"
    page.goto(f"{server.address}/t/{page.evaluate(ask, wish)['table']}")
    page.get_by_role("toolbar").wait_for()
    page.wait_for_timeout(1500)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    return page


def watched(page: Page, turns: int) -> dict[str, Any]:
    """Play `turns` turns for the reader, and return the page's long tasks meanwhile."""
    page.evaluate(WATCH)
    played = 0
    for _ in range(40 * turns):
        if played == turns or page.locator("section.result").count():
            break
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")  # the end of a round is shown in a window
        question, actions = page.locator(".panel .answers button"), page.locator(".action[aria-disabled=false]")
        if question.count():
            question.last.click(force=True)
        elif page.locator(".own.on-turn").count() and actions.count():
            actions.last.click(force=True)
            played += 1
        page.wait_for_timeout(400)
    long, travelled = page.evaluate("[window.long, window.travelled]")
    page.context.close()
    return {
        "turns": played,
        "cards that moved": travelled,
        f"tasks over {LONG} ms": len(long),
        "their ms": sorted(long),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=8)
    chosen = parser.parse_args()
    report = Report("motion", vars(chosen))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        with serving(Path(folder), pause=0.6) as server:
            for game in sorted(built_in()):
                for screen in SCREENS:
                    report.add(f"{game}, {screen}", watched(at_table(browser, server, game, screen), chosen.turns))
        browser.close()
    report.write()


if __name__ == "__main__":
    main()
