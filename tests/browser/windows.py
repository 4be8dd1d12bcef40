"""Browser windows that one test hands on to the next: a new one costs Chromium more work than most tests.

A window is handed on empty: without cookies and without anything that its page has stored. The next test gives it its
own size, colours, motion and settings. Where Playwright cannot undo what a test does to it, that test asks for its own
window: init scripts, routes of web sockets, and whatever measures a first visit. A clock in the page is noticed.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Error, Page

# Whether the page has another clock, which Playwright cannot take out again; and what a page remembers for itself goes.
CLOCK = "() => (sessionStorage.clear(), !Date.toString().includes('[native code]'))"
# What can be changed in an open window: its size and its media.
MEDIA = ("color_scheme", "reduced_motion", "forced_colors")
CHANGEABLE = {"viewport", *MEDIA}


@dataclass(frozen=True)
class Kind:
    """What windows have in common that can be used for each other."""

    browser: Browser
    options: str


FREE: dict[Kind, list[Page]] = defaultdict(list)
FORGET: dict[Page, Callable[[], None]] = {}  # takes the settings of a window out again


def open_window(browser: Browser, options: Mapping[str, Any], settings: Mapping[str, Any]) -> Page:
    """Open a window where the page finds these settings, unless it has stored others."""
    page = browser.new_context(**options).new_page()
    remember(page, settings)
    return page


def remember(page: Page, settings: Mapping[str, Any]) -> None:
    """Make a page find these settings, unless it has stored others."""
    if page in FORGET:
        FORGET[page]()
    script = page.add_init_script(f"localStorage.parlour ??= JSON.stringify({json.dumps(settings)})")
    FORGET[page] = script.close


def borrow(browser: Browser, options: Mapping[str, Any], settings: Mapping[str, Any]) -> Page:
    """Return a window of this kind that nobody uses, or a new one."""
    free = FREE[kind_of(browser, options)]
    if not free:
        return open_window(browser, options, settings)
    page = free.pop()
    page.set_viewport_size(options["viewport"])
    page.emulate_media(media="null", **{name: options.get(name, "null") for name in MEDIA})
    remember(page, settings)
    return page


def give_back(page: Page, address: str, browser: Browser, options: Mapping[str, Any]) -> None:
    """Empty a window for the next test. What it has stored is stored under one address."""
    if is_spoiled(page):
        page.context.close()
        return
    for other in page.context.pages:
        if other is not page:
            other.close()
    forget = page.context.new_cdp_session(page)
    forget.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    forget.detach()
    page.unroute_all()
    page.context.set_offline(False)
    page.context.clear_cookies()
    page.goto("about:blank")
    FREE[kind_of(browser, options)].append(page)


def kind_of(browser: Browser, options: Mapping[str, Any]) -> Kind:
    lasting = sorted((name, value) for name, value in options.items() if name not in CHANGEABLE)
    return Kind(browser, repr(lasting))


def is_spoiled(page: Page) -> bool:
    """Whether the next test would notice this one."""
    try:
        return bool(page.evaluate(CLOCK))
    except Error:  # it is closed, or has crashed, or shows nothing
        return True
