"""Settings are remembered on the device, including those stored by an older page."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.browser.guest import Guest
from tests.server.process import Server

TRAVEL = "parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--travel'))"


def chosen(guest: Guest, label: str) -> Locator:
    return guest.page.get_by_role("group", name=label).locator("[aria-pressed=true]")


def choose(guest: Guest, label: str, value: str) -> None:
    guest.page.get_by_role("group", name=label).get_by_role("button", name=value).click()


def open_settings(guest: Guest) -> None:
    guest.toolbar.wait_for()
    guest.page.get_by_role("button", name="Settings").click()


def test_settings_are_remembered(browser: Browser, server: Server) -> None:
    ann = Guest(browser, server, settings={"motion": False, "sound": True})
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open_quick()
    open_settings(ann)
    expect(chosen(ann, "Animation")).to_have_text("off")  # the older format
    expect(chosen(ann, "Sound")).to_have_text("on")
    assert ann.page.evaluate(TRAVEL) == 0
    choose(ann, "Animation", "calm")
    choose(ann, "Theme", "dark")
    choose(ann, "Each suit", "on")
    choose(ann, "Sound", "off")
    ann.page.reload()
    open_settings(ann)
    for label, value in {"Animation": "calm", "Theme": "dark", "Each suit": "on", "Sound": "off"}.items():
        expect(chosen(ann, label)).to_have_text(value)
    expect(ann.page.locator("html")).to_have_attribute("data-suits", "four")
    slow = ann.page.evaluate(TRAVEL)
    choose(ann, "Animation", "fast")
    assert slow > ann.page.evaluate(TRAVEL) > 0
    ann.page.emulate_media(reduced_motion="reduce")
    assert ann.page.evaluate(TRAVEL) == 0  # the preference of the system takes precedence
    assert ann.errors == []
    ann.close()


def test_the_first_visit_speaks_the_language_of_the_system(browser: Browser, server: Server) -> None:
    for system, language in (("si-LK", "si"), ("cs-CZ", "cs"), ("de-DE", "en")):
        context = browser.new_context(locale=system)
        page = context.new_page()
        page.goto(server.address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        context.close()
