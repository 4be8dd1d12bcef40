"""Rule books in a real browser: searchable, with cards drawn in the text, and links to every § and ruling."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import parlour
from parlour import locales
from tests.browser.guest import PHONE, Guest
from tests.server.process import Server


class Reader(Guest):
    """Somebody who reads, in a language of their own."""

    def __init__(self, browser: Browser, server: Server, language: str = "en", **context: Any) -> None:
        super().__init__(browser, server, settings={"language": language}, **context)

    def open_book(self, game: str, paragraph: str = "") -> None:
        self.page.goto(f"{self.server.address}/rules/{game}{paragraph}")
        self.page.locator("article .item").first.wait_for()

    def paragraphs(self) -> list[str]:
        """The numbers of the paragraphs that are shown."""
        return [str(one) for one in self.page.locator("article .item").evaluate_all("all => all.map(p => p.id)")]


def test_a_search_leaves_what_has_all_words_and_marks_them(browser: Browser, server: Server) -> None:
    ann = Reader(browser, server, "cs", viewport=PHONE)
    ann.open_book("jolly")
    everything = ann.paragraphs()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("ZOLIK jk 30")
    expect(ann.page.get_by_role("status")).to_have_text("Nalezeno na jednom místě")
    assert ann.paragraphs() == ["§2.3"]
    assert ann.page.locator("mark").first.inner_text() == "Žolík"
    assert ann.axe() == []
    ann.page.keyboard.type(" xyz")
    expect(ann.page.get_by_role("status")).to_have_text("Všechna tato slova spolu nikde nejsou.")
    ann.page.get_by_role("button", name="Smazat hledání").click()
    assert ann.paragraphs() == everything
    expect(ann.page.locator("mark")).to_have_count(0)
    assert ann.errors == []
    ann.close()


def test_links_lead_to_paragraphs_rulings_and_headings(browser: Browser, server: Server) -> None:
    ann = Reader(browser, server)
    ann.open_book("house_of_cards", "#§7.4")
    expect(ann.page.locator(".marked")).to_have_attribute("id", "§7.4")
    ann.page.locator(".marked").get_by_role("link", name="§3.7").click()
    expect(ann.page.locator(".marked")).to_have_attribute("id", "§3.7")
    expect(ann.page.get_by_role("link", name="H13")).to_have_count(0)
    ann.page.get_by_label("Show sources, options and how moves are written").check()
    ann.page.locator(".marked").get_by_role("link", name="H13").click()
    marked = ann.page.locator(".marked").evaluate_all("all => all.map(p => p.id)")
    assert marked == ["§3.7", "§7.5"], "H13 is the ruling behind both, and no card"
    ann.page.get_by_role("link", name="§8 The end").click()
    expect(ann.page.get_by_role("heading", name="§8 The end")).to_be_focused()
    expect(ann.page.get_by_role("heading", name="§8 The end")).to_be_in_viewport()
    ann.page.emulate_media(media="print")
    expect(ann.page.locator(".bar")).to_be_hidden()
    expect(ann.page.get_by_role("searchbox")).to_be_hidden()
    expect(ann.page.locator("article")).to_be_visible()
    ann.close()


@pytest.mark.parametrize(
    ("game", "language", "paragraph", "words", "cards"),
    [
        ("notty", "en", "§5.1", "blue 4", 3),
        ("potter", "si", "§4.2", "හාරත හත", 3),
        ("jolly", "cs", "§4.6", "žolík jako křížová devítka", 1),
        ("house_of_cards", "si", "§1.4", "ස්ලිදරින් මිරර්", 5),
    ],
)
def test_cards_are_drawn_in_the_text(
    browser: Browser, server: Server, game: str, language: str, paragraph: str, words: str, cards: int
) -> None:
    ann = Reader(browser, server, language)
    ann.open_book(game)
    shown = ann.page.locator(f"article .item[id='{paragraph}']")
    expect(shown.locator(".token")).to_have_count(cards)
    assert words in shown.inner_text()
    assert ann.errors == []
    ann.close()


@pytest.mark.parametrize(
    ("game", "language", "theme", "first"),
    [
        ("house_of_cards", "cs", "dark", "Zlatá na ciferníku"),
        ("jolly", "si", "light", "ජොලි කාඩ් එක"),
        ("notty", "en", "dark", "A circle and R: red."),
        ("potter", "cs", "light", "Hvězda: Potter tohoto kola."),
    ],
)
def test_a_legend_names_the_marks_of_the_table(
    browser: Browser, server: Server, game: str, language: str, theme: str, first: str
) -> None:
    ann = Reader(browser, server, language, viewport=PHONE, color_scheme=theme)
    ann.open_book(game)
    legend = ann.page.locator("details", has=ann.page.get_by_text(locales.say(language, "rules-marks")))
    expect(legend.get_by_role("listitem")).to_have_count(0)  # closed
    legend.locator("summary").click()
    expect(legend.get_by_role("listitem").first).to_contain_text(first)
    expect(legend.get_by_text(locales.say(language, "rules-mark-new"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert legend.locator("summary").bounding_box()["height"] >= 44  # type: ignore[index]
    assert ann.axe() == []
    assert ann.errors == []
    ann.close()


def test_the_rules_at_a_table_begin_with_its_legend(browser: Browser, server: Server) -> None:
    ann = Reader(browser, server, viewport=PHONE)
    ann.open_quick()
    ann.page.get_by_role("button", name="Rules").click()
    ann.page.get_by_text("What the marks mean").click()
    expect(ann.page.get_by_text("A diamond and B: blue.")).to_be_in_viewport()
    assert ann.axe() == []
    ann.close()


def test_options_are_named_as_in_the_table_setup_unless_notation_is_asked_for(browser: Browser, server: Server) -> None:
    readers = {language: Reader(browser, server, language) for language in ("en", "cs", "si")}
    for reader in readers.values():
        for game in parlour.core.registry.built_in():
            reader.open_book(game)
            expect(reader.page.locator("article code")).to_have_count(0)
    ann = readers["en"]
    ann.open_book("house_of_cards")
    limit = ann.page.locator("[id='§2.2']")
    expect(limit).to_contain_text("(option “The limit of the sum”, 10 to 40)")
    ann.page.get_by_label("Show sources, options and how moves are written").check()
    expect(limit).to_contain_text("(option limit, 10 to 40)")
    readers["cs"].open_book("potter")
    expect(readers["cs"].page.locator("[id='§1.5']")).to_have_text(re.compile("celý počet od 50 do 500. *$"))
    for reader in readers.values():
        reader.close()
