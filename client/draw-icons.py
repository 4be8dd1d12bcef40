"""Draws the icons of the installed page from icon.svg: `python client/draw-icons.py`, after a change of it."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

CLIENT = Path(__file__).parent
PUBLIC = CLIENT / "public"
GREEN = "#12382c"
SAFE = 0.8  # of a maskable icon: a circle of this width is always seen
ICONS = [("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, SAFE)]

sys.path.insert(0, str(CLIENT.parent))
from tests.browser.chromium import FLAGS, find  # noqa: E402


def page_with(size: int, part: float) -> str:
    """The icon in the middle of a square; one that does not fill it stands on green up to the corners."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    felt = GREEN if part < 1 else "transparent"
    style = f"body {{ margin: 0; background: {felt}; display: grid; place-content: center; height: {size}px }}"
    return f"<style>{style} svg {{ width: {part * size}px }}</style>{drawing}"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        for name, size, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_with(size, part))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
