"""`parlour watch`: computers playing against each other, in the terminal or in the browser."""

from __future__ import annotations

import json
import secrets
import socket
import tempfile
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer
import uvicorn

import parlour
from parlour import bots, locales
from parlour.cli.common import GameName, Language, fails_politely, read_options, read_seed, show
from parlour.cli.play import check_players, names_of
from parlour.core.errors import OptionError
from parlour.core.rng import Seed
from parlour.locales import say
from parlour.server.host.settings import Settings
from parlour.server.http.app import create_app
from parlour.terminal.watch import Watching


def add_to(app: typer.Typer) -> None:
    app.command("watch")(watch)


@fails_politely
def watch(
    game: GameName,
    players: Annotated[
        str | None, typer.Option(help="the levels that play, separated by commas, such as hard,easy")
    ] = None,
    pause: Annotated[float, typer.Option(min=0, help="seconds between actions")] = 1.0,
    seed: Annotated[str | None, typer.Option(help="a whole number, or bytes in hex; random by default")] = None,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, name=value")] = None,
    lang: Language = "en",
    browser: Annotated[bool, typer.Option("--browser", help="watch in the browser instead")] = False,
) -> None:
    """Watch computers play against each other."""
    locales.check_language(lang)
    who = [one.strip() for one in players.split(",")] if players else [bots.first_choice(game)] * 2
    check_players(game, who)
    if "you" in who:
        raise OptionError("cli-bad-seats", given="you", allowed=", ".join(bots.levels(game)))
    options = read_options(option or [])
    chosen: Seed = secrets.randbits(64) if seed is None else read_seed(seed)
    state = parlour.game(game).deal(seats=len(who), seed=chosen, **options)
    if browser:
        watch_in_browser(game, who, pause, options)
        return
    computers = {seat: parlour.bot(game, level=level, seed=f"{seed}/{seat}".encode()) for seat, level in enumerate(who)}
    try:
        Watching(state, names_of(who, lang), computers, lang, show, lambda: time.sleep(pause)).run()
    except KeyboardInterrupt:
        show("")
    show(say(lang, "cli-bye", {"seed": chosen.hex() if isinstance(chosen, bytes) else str(chosen)}))


def watch_in_browser(game: str, who: list[str], pause: float, options: dict[str, object]) -> None:
    """Run a temporary server and open the table in the browser; nothing is stored."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    wish = {"game": game, "visibility": "show", "seats": len(who), "levels": who, "options": options}
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), pause=pause))
        Thread(target=open_page, args=(f"http://localhost:{port}", wish), daemon=True).start()
        uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning")


def open_page(address: str, wish: dict[str, object]) -> None:
    """Create the table as soon as the server responds, and open its page."""
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode(), method="POST")
    while True:
        try:
            answer = json.loads(urllib.request.urlopen(request, timeout=10).read())
        except urllib.error.HTTPError:
            raise  # it will not change its mind
        except urllib.error.URLError:
            time.sleep(0.1)
        else:
            break
    page = f"{address}/t/{answer['table']}"
    show(say("en", "cli-watch-at", {"address": page}))
    webbrowser.open(page)
