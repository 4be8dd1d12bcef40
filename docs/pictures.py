"""The pictures of the README, the site and link previews, from the real program in a real browser: `make pictures`.

Every table is prepared before the server starts, and dealt from a chosen secret, so that the pictures change only when
the page does.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import parlour
from docs import terminal_picture
from parlour.core.state import State
from parlour.games.house_of_cards.tests.page.guest import HouseOfCardsGuest, careful
from tests.browser.chromium import FLAGS, find
from tests.browser.guest import Guest
from tests.browser.prepared_tables import BOOK, Prepared, Way, prepare, prepare_finished
from tests.server.process import Server, serving

FOLDER = Path(__file__).parent / "pictures"
LARGEST = 150_000  # bytes
COLOURS = (256, 128, 64, 32)
WAYS = {"phone": "touch", "desktop": "pointer"}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 760}, "device_scale_factor": 2, "color_scheme": "light"},
    "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
# What messengers show of a link: server/http/previews.py.
PREVIEW: dict[str, Any] = {"viewport": {"width": 1200, "height": 630}, "color_scheme": "light"}
SMALLEST = 90_000  # bytes
PARTY = Path(parlour.__file__).parent / "server/parties/preview.png"
GREEN = "#1f5440"
FELTS = {"house_of_cards": "#26366f"}
# The tiles of the lobby without their frames, large on felt: one game's, or all of them under the name of Parlour.
DRAWN = """({place, felt}) => {
    const tiles = [...document.querySelectorAll('.tile')].filter(one => one.querySelector('.fan')).slice(0, 4);
    const shown = place === null ? tiles : [tiles[place]];
    const words = place === null ? 'Parlour' : shown[0].querySelector(':scope > span').textContent;
    const card = place === null ? 80 : 204;
    const picture = document.createElement('div');
    picture.style.cssText = `position:fixed;inset:0;z-index:9999;display:grid;place-content:center;justify-items:center;
        gap:${place === null ? 40 : 62}px;background:${felt}`;
    const fans = document.createElement('div');
    const wide = place === null ? 284 : 900;
    fans.style.cssText = `display:grid;grid-template-columns:repeat(${shown.length}, ${wide}px);--card:${card}px`;
    fans.append(...shown.map(one => one.querySelector('.fan')));
    const name = document.createElement('div');
    name.textContent = words;
    name.style.cssText = `font:600 ${place === null ? 104 : 88}px/1.1 var(--serif);color:#f7efdc`;
    picture.append(...(place === null ? [name, fans] : [fans, name]));
    document.body.append(picture);
}"""


REVIEWED = Way(player=careful, first=3)


def hand_of(state: State) -> list[str]:
    return list(state.view(0)["hands"][0])


# In each game, a moment that shows what it is about. Ann is on turn.
MOMENTS: dict[str, Callable[[State], bool]] = {
    "notty": lambda state: state.turns > 8 and 8 <= len(hand_of(state)) <= 12 and "draw 3" in map(str, state.legal()),
    "potter": lambda state: len(state.view(0)["table"]) >= 3 and state.view(0)["phase"] == "play",
    "jolly": lambda state: len(state.view(0)["table"]) >= 4 and state.view(0)["phase"] == "play",
    "house_of_cards": lambda state: len(state.view(0)["pile"]) >= 4 and len(state.legal()) == 2,
}


def take(browser: Browser, server: Server, tables: dict[str, Prepared]) -> None:
    """Take all pictures, on every size of screen."""
    for size in SCREENS:
        for game in MOMENTS:
            ben, ann = guest(browser, server, size), guest(browser, server, size)
            for seat, one in ((1, ben), (0, ann)):  # both, so that nobody is away
                one.come_to(tables[game].id, tables[game].tokens[seat])
            keep(ann, f"{game}-{size}")
            ann.close()
            ben.close()
        ann = guest(browser, server, size)
        ann.page.goto(server.address)
        keep(ann, f"lobby-{size}")
        ann.page.goto(f"{server.address}/r/{tables['review'].id}/0?move={worst_move(ann)}&seat=0")
        ann.page.locator("section.judgement").wait_for()
        keep(ann, f"review-{size}")
        ann.close()


def take_previews(browser: Browser, server: Server) -> None:
    """Draw the pictures for link previews: cards of a game on its felt, and of all games for a party.

    A messenger shows them as large as a stamp, so they have nothing on them that must be read but a name.
    """
    for game in (*MOMENTS, ""):
        ann = HouseOfCardsGuest(browser, server, "pointer", **PREVIEW)
        ann.page.goto(server.address)
        ann.page.locator(".tile .fan").last.wait_for()
        ann.page.evaluate(DRAWN, {"place": list(MOMENTS).index(game) if game else None, "felt": FELTS.get(game, GREEN)})
        keep(ann, game or "party", parlour.game(game).folder / "preview.png" if game else PARTY, SMALLEST)
        ann.close()


def worst_move(ann: Guest) -> int:
    """The move with which Ann gave away the most in the reviewed game; waits until the review is ready."""
    while True:
        answer = ann.page.request.get(f"{ann.server.address}/api/tables/ended/games/0/review").json()
        if answer.get("review"):
            moves = answer["review"]["moves"]
            return max(range(len(moves)), key=lambda number: (moves[number]["by"] == 0) * moves[number]["loss"])
        ann.page.wait_for_timeout(200)


def guest(browser: Browser, server: Server, size: str) -> HouseOfCardsGuest:
    """A guest for any table; only one game begins with a look at the deck."""
    return HouseOfCardsGuest(browser, server, WAYS[size], **SCREENS[size])


def keep(guest: Guest, name: str, file: Path | None = None, largest: int = LARGEST) -> None:
    """Save the screen once nothing moves, with few enough colours to keep the file small."""
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(1500)
    picture = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    for colours in COLOURS:
        small = io.BytesIO()
        picture.quantize(colours, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
        if small.tell() <= largest:
            break
    else:
        raise ValueError(f"{name} is too large: {small.tell():,} bytes")
    (file or FOLDER / f"{name}.png").write_bytes(small.getvalue())
    print(f"{name}.png: {small.tell():,} bytes, {colours} colours", file=sys.stderr)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    if "--previews" not in sys.argv:
        terminal_picture.main()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        tables = {game: prepare(data, game, game.replace("_", "-"), MOMENTS[game], BOOK) for game in MOMENTS}
        tables["review"], _ = prepare_finished(data, "house_of_cards", "ended", REVIEWED, preset="quick")
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        with serving(data) as server:
            if "--previews" not in sys.argv:
                take(browser, server, tables)
            take_previews(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
