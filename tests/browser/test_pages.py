"""What everybody needs from a page: a phone is enough, and every language has its letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import KNOWS_COSTS, Guest
from tests.server.process import Server

MOST_BYTES = 150_000  # of a first visit, compressed, without fonts
SHOTS = Path(__file__).parents[2] / "build/screenshots"


def test_a_phone_shows_the_whole_table_without_scrolling_sideways(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, touch=True)
    ann.open_quick(seats=3, first_player=0)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    sizes = ann.toolbar.get_by_role("button").evaluate_all(
        "all => all.map(b => { const r = b.getBoundingClientRect(); return [r.width, r.height, r.bottom]; })"
    )
    for width, height, bottom in sizes:
        assert width >= 44 and height >= 44 and bottom <= 640
    ann.close()


@pytest.mark.parametrize("language", ["si", "cs"])
def test_every_language_has_its_words_and_letters(browser: Browser, server: Server, language: str) -> None:
    ann = Guest(browser, server)
    ann.page.goto(server.address)
    ann.page.get_by_label("Language").select_option(language)
    ann.wait_until(lambda: ann.page.locator("html").get_attribute("lang") == language, "the language changes")
    ann.page.wait_for_timeout(500)
    SHOTS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"lobby-{language}.png")
    text = ann.page.locator("main").inner_text()
    assert "Play against" not in text
    if language == "si":
        assert any("\u0d80" <= letter <= "\u0dff" for letter in text)
        assert ann.page.evaluate("document.fonts.check('16px \"Noto Sans Sinhala Variable\"', 'ක්‍රීඩාව')")
    ann.close()


def test_a_wrong_address_says_so_and_leads_back(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, touch=True)
    ann.page.goto(f"{server.address}/nonsense")
    expect(ann.page.get_by_role("heading", name="Nothing here", level=2)).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    expect(ann.page.get_by_role("button", name="Play against the computer")).to_be_visible()
    ann.page.goto(f"{server.address}/rules/zzz")
    ann.page.get_by_role("link", name="Notty: the rules").click()
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    ann.close()


@pytest.mark.parametrize("language", ["en", "cs", "si"])
def test_a_first_visit_is_light_and_brings_one_language(browser: Browser, server: Server, language: str) -> None:
    ann = Guest(browser, server, own_window=True, settings=KNOWS_COSTS | {"language": language})
    network = ann.context.new_cdp_session(ann.page)
    network.send("Network.enable")
    address: dict[str, str] = {}
    weight: dict[str, int] = {}
    network.on("Network.responseReceived", lambda one: address.update({one["requestId"]: one["response"]["url"]}))
    network.on("Network.loadingFinished", lambda one: weight.update({one["requestId"]: one["encodedDataLength"]}))
    ann.page.goto(server.address, wait_until="networkidle")
    assert sum(size for asked, size in weight.items() if not address[asked].endswith(".woff2")) <= MOST_BYTES
    words = {url.rpartition("/")[2][:2] for url in address.values() if re.search(r"/assets/(en|cs|si)-", url)}
    assert words == {language}
    ann.close()


def test_nothing_is_asked_of_another_host_and_the_policy_is_strict(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, own_window=True)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    answer = ann.page.goto(server.address)
    assert answer is not None
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    unsafe = re.findall(r"[a-z-]*unsafe[a-z-]*", answer.headers["content-security-policy"])
    assert unsafe == ["wasm-unsafe-eval"], "WebAssembly runs the games on the device; nothing else is allowed"
    ann.open_quick(first_player=0)
    assert all(url.startswith(server.address) or url.startswith("data:") for url in asked)
    assert ann.errors == []
    ann.close()
