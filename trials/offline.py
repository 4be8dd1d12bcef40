"""Games without a connection (`python -m trials.offline`): what they weigh, and how fast they are on a slow phone.

A real Chromium keeps the page, the server is killed, and the page's own worker plays. The whole process of the page is
stopped for most of the time: throttling by the developer tools would spare the worker, where Python runs.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import parlour
from parlour.server.http.pages import ASSETS
from parlour.wire.messages import VERSION
from tests.browser.chromium import FLAGS, find
from tests.server.process import serving
from trials.report import Report

RUNS, STOPS = 0.004, 0.024  # seconds: the page then runs about a quarter as fast, which is measured too
MOVES = 30  # of the person, in each game
KEPT = ("python-*/*", "law-*.zip", "library-*.zip")
WORK = """() => {
  const begun = performance.now();
  for (let step = 0, sum = 0; step < 3e8; step++) sum = (sum + step) | 0;
  return performance.now() - begun;
}"""
READY = "!!navigator.serviceWorker.controller"
PLAY = """async ([game, level, moves]) => {
  const name = (await caches.keys())[0];
  const paths = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const worker = new Worker(paths.find((url) => url.includes('/assets/worker-')), { type: 'module' });
  const heard = [];
  let wake = () => null;
  worker.onmessage = ({ data }) => (heard.push([performance.now(), data]), wake());
  const next = async () => {
    while (!heard.length) await new Promise((done) => (wake = done));
    return heard.shift();
  };
  const wish = { game, level, visibility: 'quick', seats: 2, options: {}, name: 'Ann', nonce: '0'.repeat(32) };
  const begun = performance.now();
  worker.postMessage({ kind: 'open', ask: 1, wish });
  const [opened, { text }] = await next();
  const say = (message) => worker.postMessage({ kind: 'say', line: 2, text: JSON.stringify(message) });
  worker.postMessage({ kind: 'connect', line: 2, table: JSON.parse(text).table });
  say({ t: 'hello', v: %d, locale: 'en', pace: 'at_once' });
  const mine = [], theirs = [];
  let asked = 0, before = performance.now(), luck = 7;
  while (mine.length < moves) {
    const [at, { text }] = await next();
    const message = JSON.parse(text);
    if (message.t === 'refused') throw new Error(text);
    if (message.t !== 'state' && message.t !== 'events') continue;
    if (message.t === 'events') (message.by === 0 ? mine : theirs).push(at - (message.by === 0 ? asked : before));
    before = at;
    if (message.info.phase === 'over') break;
    const { legal, moves: turn } = message.situation ?? { legal: [] };
    if (!legal.length) continue;
    luck = (luck * 1103515245 + 12345) %% 2147483648;
    asked = performance.now();
    say({ t: 'do', cmd: String(asked), turn, move: legal[luck %% legal.length] });
  }
  worker.terminate();
  return { start: opened - begun, mine, theirs };
}"""


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Let the pages of a browser run only every so often, so that all their threads are slower."""
    over = threading.Event()
    pages = renderers(browser)

    def brake() -> None:
        while not over.wait(RUNS):
            each(pages, signal.SIGSTOP)
            time.sleep(STOPS)
            each(pages, signal.SIGCONT)

    thread = threading.Thread(target=brake)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def renderers(browser: Browser) -> list[int]:
    """Return the processes of the pages."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [int(one["id"]) for one in found if one["type"] == "renderer"]


def each(processes: Sequence[int], what: signal.Signals) -> None:
    for process in processes:
        os.kill(process, what)


def weight() -> dict[str, int]:
    """Return the bytes that are transferred once, by file."""
    files = [path for kind in KEPT for path in ASSETS.glob(kind) if path.suffix != ".gz"]
    return {path.name: smallest(path).stat().st_size for path in sorted(files)}


def smallest(path: Path) -> Path:
    compressed = path.with_name(path.name + ".gz")
    return compressed if compressed.is_file() else path


def keep_games(page: Page, address: str) -> float:
    """Keep the games on the device; return how long that took."""
    page.goto(address)
    while not page.evaluate(READY):
        page.wait_for_timeout(50)
    page.goto(f"{address}/settings")
    begun = time.monotonic()
    page.get_by_role("button", name="Keep for playing").click()
    page.get_by_text("The games are on this device").wait_for(timeout=120_000)
    return time.monotonic() - begun


def first_table(page: Page, address: str) -> float:
    """Open the page without a server, and deal; return the seconds until there are cards to play."""
    begun = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name="Deal the cards").click(timeout=60_000)
    page.get_by_role("toolbar").wait_for(timeout=120_000)
    return time.monotonic() - begun


def spread(times: Sequence[float]) -> dict[str, float]:
    """Return the median, the 95th of a hundred and the greatest of some times, in seconds."""
    ranked = sorted(times)
    found = {"p50": len(ranked) // 2, "p95": int(len(ranked) * 0.95), "max": len(ranked) - 1}
    return {name: round(ranked[place] / 1000, 3) for name, place in found.items()} | {"moves": len(ranked)}


def measure(browser: Browser, report: Report) -> None:
    """Measure everything in one window."""
    page = browser.new_context(service_workers="allow", viewport={"width": 360, "height": 640}).new_page()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        keeping = keep_games(page, server.address)
        server.kill()
        files = weight()
        report.add("weight", {"bytes once": sum(files.values()), "seconds here": round(keeping, 1), **files})
        page.goto(server.address)
        page.evaluate(WORK)  # compiled by now
        alone = page.evaluate(WORK)
        with slowed(browser):
            report.add("slower", {"factor": round(page.evaluate(WORK) / alone, 1)})
            report.add("start", {"seconds until playable": round(first_table(page, server.address), 1)})
        for game in parlour.games():
            for level in ("reference", "qlearning"):
                with slowed(browser):
                    found: dict[str, Any] = page.evaluate(PLAY % VERSION, [game, level, MOVES])
                seconds = {"start": round(found["start"] / 1000, 1)}
                times = {"person": spread(found["mine"]), "computer": spread(found["theirs"])}
                report.add(f"{game}, {level}", seconds | times)


def main() -> int:
    report = Report("offline", {"runs": RUNS, "stops": STOPS, "moves": MOVES, "screen": "360x640"})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        measure(browser, report)
        browser.close()
    print(f"\nwritten to {report.write()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
