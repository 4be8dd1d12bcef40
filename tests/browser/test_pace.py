"""How fast the computers play is the person's choice, and nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.test_settings import choose, chosen, open_settings
from tests.server.process import Server, serving

FOR_EVER = 3600.0  # seconds of a pause
FREE_POINT = """() => {
    const box = document.querySelector('main').getBoundingClientRect();
    for (let y = box.top + 8; y < box.bottom; y += 12)
        for (let x = box.left + 8; x < box.right; x += 12) {
            const found = document.elementFromPoint(x, y);
            if (found?.closest('main') && !found.closest('a, button, [role=button], [data-copy]')) return [x, y];
        }
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose computers pause for ever, unless somebody wants them to go on."""
    with serving(tmp_path_factory.mktemp("house"), pause=FOR_EVER) as server:
        yield server


def waiting(browser: Browser, server: Server, **how: object) -> Guest:
    """Somebody who waits for the first move of a computer."""
    ann = Guest(browser, server, **how)  # type: ignore[arg-type]
    ann.open_quick(first_player=1)
    assert not ann.my_turn()
    return ann


def skip_to_turn(ann: Guest, skip: Callable[[Guest], None]) -> None:
    """Skip the first move of a computer. Now and then it wins by that move, and then another game is played."""
    skip(ann)
    while not ann.wait_for_turn_or_end():
        ann.open_quick(first_player=1)
        skip(ann)


def by_space(ann: Guest) -> None:
    ann.key("Space")


def by_pointer(ann: Guest) -> None:
    x, y = ann.page.evaluate(FREE_POINT)
    if ann.touch:
        ann.page.touchscreen.tap(x, y)
    else:
        ann.page.mouse.click(x, y)


def by_button(ann: Guest) -> None:
    ann.page.get_by_role("button", name="Skip ahead").click()


@pytest.mark.parametrize(
    ("touch", "skip"), [(False, by_space), (False, by_pointer), (False, by_button), (True, by_pointer)]
)
def test_pauses_can_be_skipped(browser: Browser, server: Server, touch: bool, skip: Callable[[Guest], None]) -> None:
    ann = waiting(browser, server, touch=touch)
    skip_to_turn(ann, skip)
    ann.act("Next Turn")
    ann.wait_until(lambda: not ann.my_turn(), "the computer's turn")
    skip(ann)  # only one turn was skipped: this one is waited for again
    ann.wait_for_turn_or_end()
    assert ann.errors == []
    ann.close()


def test_space_on_a_card_chooses_it_in_your_turn(browser: Browser, server: Server) -> None:
    ann = waiting(browser, server)
    skip_to_turn(ann, by_space)
    card = ann.page.locator("[data-copy]:not([disabled])").first
    card.focus()
    ann.key("Space")
    expect(card).to_have_attribute("aria-pressed", "true")
    ann.close()


def test_the_pace_is_chosen_at_the_table_and_remembered(browser: Browser, server: Server) -> None:
    ann = waiting(browser, server)
    frames = ann.hears()
    open_settings(ann)
    expect(chosen(ann, "Computers’ pace")).to_have_text("normal")
    choose(ann, "Computers’ pace", "at once")
    assert ann.wait_for_turn_or_end()
    ann.page.reload()
    ann.toolbar.wait_for()
    ann.wait_until(lambda: any('"pace":"at_once"' in frame for frame in frames), "the table has the pace")
    ann.act("Next Turn")
    ann.wait_until(lambda: not ann.my_turn(), "the computer's turn")
    ann.wait_for_turn_or_end()  # nobody had to skip anything
    open_settings(ann)
    expect(chosen(ann, "Computers’ pace")).to_have_text("at once")
    ann.close()
