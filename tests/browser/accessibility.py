"""What every page must offer everybody: axe-core finds nothing, touch targets are large, nothing scrolls sideways."""

from __future__ import annotations

from tests.browser.guest import TAGS, Guest

FINGER = 44  # px
SHEETS = ["section.result", "[role=dialog]", "aside.drawer"]

# The visible part of an element, as far as it can be hit. Links inside a sentence are as high as its line.
SMALL = """([finger, within]) => {
    const named = 'a[href], button, input, select, textarea, summary, [role=button], [role=slider]';
    const inSentence = one => one.matches('a') && getComputedStyle(one).display === 'inline';
    const reach = (one, box) => {
        const whole = one.closest('label') ?? one;
        const hits = (x, y) => whole.contains(document.elementFromPoint(x, y));
        const longest = (from, to, hit) => {  // px in a row that are hit; more than a finger are not counted
            let most = 0, run = 0;
            for (let at = from - 4; at < to + 4 && most < finger; at++)
                most = Math.max(most, run = hit(at) ? run + 1 : 0);
            return most;
        };
        const lines = (from, to) => [0.15, 0.4, 0.6, 0.85].map(part => from + part * (to - from));
        const wide = Math.max(...lines(box.top, box.bottom).map(y => longest(box.left, box.right, x => hits(x, y))));
        const high = Math.max(...lines(box.left, box.right).map(x => longest(box.top, box.bottom, y => hits(x, y))));
        return [wide, high];
    };
    const found = [];
    for (const one of document.querySelector(within).querySelectorAll(named)) {
        if (one.disabled || inSentence(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
        if (one.closest('[aria-hidden=true], [inert]')) continue;
        const whole = (one.closest('label') ?? one).getBoundingClientRect();
        if (whole.width <= 1 || whole.height <= 1) continue;
        (one.closest('label') ?? one).scrollIntoView({ block: 'center', inline: 'nearest' });
        const [width, height] = reach(one, (one.closest('label') ?? one).getBoundingClientRect());
        if (width === 0 && height === 0) continue;
        const name = one.ariaLabel || one.innerText || one.dataset.copy || one.outerHTML.slice(0, 80);
        if (width < finger || height < finger) found.push(`${name.trim()} ${width} x ${height}`);
    }
    return found;
}"""


def small_targets(guest: Guest, within: str = "body") -> list[str]:
    """Touch targets in a part of the page that are too small, with their sizes."""
    return guest.page.evaluate(SMALL, [FINGER, within])  # type: ignore[no-any-return]


def slides(guest: Guest) -> bool:
    """Whether the page can be scrolled sideways."""
    return bool(guest.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def violations(guest: Guest, *only: str) -> list[str]:
    """What axe-core finds wrong, by these tags or rules: usually by all, its advice too."""
    return guest.axe(*(only or (*TAGS, "best-practice")))


def assert_for_everybody(guest: Guest, what: str) -> None:
    """Check all of it for the current page. Transient overlays may cover other elements."""
    wrong = violations(guest)
    assert not wrong, f"{what}: {wrong}"
    sheet = next((sheet for sheet in SHEETS if guest.page.locator(sheet).count()), "body")
    small = small_targets(guest, sheet)
    assert not small, f"{what}: {small}"
    assert not slides(guest), what
