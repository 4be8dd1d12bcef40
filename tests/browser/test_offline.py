"""The installed page: it opens without a connection, and a new version takes over completely."""

from __future__ import annotations

import json
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import parlour
from parlour.server.http.pages import WEB
from tests.browser.accessibility import assert_for_everybody
from tests.browser.guest import PHONE, Guest
from tests.server.process import Server, serving

SHOTS = Path(__file__).parents[2] / "build/screenshots"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return [names, kept.flat().map(({ url }) => new URL(url).pathname)];
}"""

# If it is still there: the page also reloads by itself.
TRY_AGAIN = "[...document.querySelectorAll('button')].find(one => one.innerText === 'Try again')?.click()"


class Visitor(Guest):
    """A person whose browser has cached the page."""

    def __init__(self, browser: Browser, server: Server, **how: Any) -> None:
        super().__init__(browser, server, own_window=True, service_workers="allow", **how)

    def kept(self) -> tuple[list[str], list[str]]:
        """The names of the caches, and the addresses in them."""
        names, paths = self.page.evaluate(KEPT)
        return names, paths

    def wait_for_books(self) -> None:
        """Wait until everything is cached that is needed without a connection: words, rule books and their page."""
        needed = ("/en-", "/OfflinePage-", *["/rulebook.en-"] * len(parlour.core.registry.built_in()))
        self.wait_until(
            lambda: all(sum(one in path for path in self.kept()[1]) >= needed.count(one) for one in needed),
            "the rule books are kept",
        )


def test_without_a_connection_the_rule_books_and_the_settings_are_there(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Visitor(browser, server, touch=True)
        ann.page.goto(server.address)
        ann.page.get_by_role("button", name="Play against the computer").wait_for()
        ann.wait_for_books()
        assert not [path for path in ann.kept()[1] if path.startswith("/api")]
        assert ann.errors == []

        server.kill()
        ann.page.goto(f"{server.address}/leaders")
        expect(ann.page.get_by_role("status")).to_contain_text("The parlour cannot be reached right now.")
        ann.press(ann.page.get_by_role("button", name="Jolly"))
        expect(ann.page.get_by_role("article", name="Rules")).to_contain_text("Jolly")
        ann.press(ann.page.get_by_role("group", name="Theme").get_by_role("button", name="dark"))
        assert ann.page.locator("html").get_attribute("data-theme") == "dark"
        SHOTS.mkdir(parents=True, exist_ok=True)
        ann.page.screenshot(path=SHOTS / "offline-dark-360.png", full_page=True)
        assert_for_everybody(ann, "without a connection")
        ann.press(ann.page.get_by_role("group", name="Language").get_by_role("button", name="Čeština"))
        expect(ann.page.locator("html")).to_have_attribute("lang", "en")  # its words are not here

        server.start()
        ann.page.evaluate(TRY_AGAIN)
        expect(ann.page.get_by_role("heading", name="Leaderboards")).to_be_visible()
        ann.close()


class Handler(SimpleHTTPRequestHandler):
    """A server of static files: every address that is not a file gets the page."""

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"[]")
            return
        if not (Path(self.directory) / self.path.partition("?")[0].strip("/")).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Files:
    """A copy of the page that can be changed, and its server, which can be closed."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.address = ""

    @contextmanager
    def open(self) -> Iterator[None]:
        port = int(self.address.rpartition(":")[2] or 0)
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(self.web)))
        self.address = f"http://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield
        server.shutdown()
        server.server_close()

    def upgrade(self) -> None:
        """Publish another version of the page."""
        worker, page = self.web / "sw.js", self.web / "index.html"
        worker.write_text(re.sub(r'(?<=\$\{")[0-9a-f]{12}', "0" * 12, worker.read_text("utf-8")), "utf-8")
        page.write_text(page.read_text("utf-8").replace("<head>", '<head><meta name="next" content="" />'), "utf-8")


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(Path(shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("*.gz"))))


def test_a_new_version_takes_over_as_a_whole(browser: Browser, files: Files) -> None:
    with files.open():
        ann = Visitor(browser, files)  # type: ignore[arg-type]
        ann.page.goto(files.address)
        ann.wait_for_books()
        (old,) = ann.kept()[0]

        files.upgrade()
        ann.page.reload()
        expect(ann.page.locator("meta[name=next]")).to_be_attached()  # at once
        ann.wait_until(lambda: ann.kept()[0] not in ([], [old]) and old not in ann.kept()[0], "the old one goes")
        ann.wait_for_books()

        (leaders,) = files.web.glob("assets/LeaderboardPage-*.js")
        gone = leaders.rename(leaders.with_suffix(".gone"))
        ann.page.evaluate("window.before = true")
        ann.page.get_by_role("link", name="Leaderboards").click()
        again = "sessionStorage.getItem('parlour-reloaded') !== null && !window.before"
        ann.page.wait_for_function(f"{again} && document.readyState === 'complete'")  # the page has reloaded
        gone.rename(leaders)
    ann.page.goto(files.address)
    expect(ann.page.get_by_role("status")).to_contain_text("The parlour cannot be reached right now.")
    expect(ann.page.locator("meta[name=next]")).to_be_attached()  # the new version is cached
    ann.close()


def test_the_page_can_be_installed_and_a_shortcut_chooses_the_game(browser: Browser, server: Server) -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        file = WEB / icon["src"].strip("/")
        if file.suffix == ".png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    wished = {shortcut["url"].partition("game=")[2] for shortcut in manifest["shortcuts"]}
    assert wished == parlour.core.registry.built_in()

    ann = Visitor(browser, server, viewport=PHONE)
    ann.page.goto(server.address + manifest["shortcuts"][2]["url"])
    chosen = ann.page.get_by_role("button", name=manifest["shortcuts"][2]["name"], exact=True)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(ann.page).to_have_url(f"{server.address}/")
    devtools = ann.context.new_cdp_session(ann.page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] == ["in-incognito"]  # as in every window of a test
    assert ann.errors == []
    ann.close()
