"""Link previews for messengers: what they show of a party, a tournament or a table whose link somebody sends.

They contain no name of a person: whoever gets the link knows who sent it.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

import parlour
from parlour import locales
from parlour.core import registry
from parlour.server.http.pages import ASK_FIRST, WEB
from parlour.server.http.requests import server_of
from parlour.storage import StorageError

PICTURE = "preview.png"  # in the folder of a game; 1200 x 630, as messengers show it
SIZE = {"og:image:width": "1200", "og:image:height": "630"}
PARTY = Path(__file__).parent.parent / "parties" / PICTURE


def language_of(request: Request) -> str:
    """Return the language that a browser prefers, if Parlour has it; English otherwise, as for most messengers."""
    wanted = request.headers.get("accept-language", "")
    tags = (one.strip()[:2].lower() for one in wanted.split(","))
    return next((tag for tag in tags if tag in locales.LANGUAGES), "en")


def with_preview(request: Request, title: str, words: str, picture: str) -> Response:
    """Respond with the page, and what a messenger shows of its link."""
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page has not been built: see `make client`.", 503)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    facts = {
        "og:type": "website",
        "og:site_name": "Parlour",
        "og:title": title,
        "og:description": words,
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}/previews/{picture}.png",
        "og:image:alt": locales.say(language_of(request), "party-preview-picture"),
        **SIZE,
    }
    whole = index.read_text(encoding="utf-8").replace("</head>", f"{tags(facts)}</head>", 1)
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"}
    return Response(whole, media_type="text/html", headers=headers)


def tags(facts: Mapping[str, str]) -> str:
    """Return facts as meta tags of Open Graph, which also serve where the tags of Twitter are read."""
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return card + "".join(f'<meta property="{name}" content="{escape(fact)}" />' for name, fact in facts.items())


async def party(request: Request) -> Response:
    """Respond with the page of a party."""
    language = language_of(request)
    title, words = (locales.say(language, key) for key in ("party-preview-title", "party-preview-words"))
    return with_preview(request, title, words, "party")


async def tournament(request: Request) -> Response:
    """Respond with the page of a tournament; its preview names the game."""
    language, title, picture = language_of(request), "", "party"
    with suppress(StorageError):
        row = await server_of(request).store.tournaments.tournament(request.path_params["id"])
        if row is not None:
            name = locales.say(language, f"{row.game}-name")
            title, picture = locales.say(language, "tournament-preview-title", {"game": name}), row.game
    words = locales.say(language, "tournament-preview-words")
    return with_preview(request, title or locales.say(language, "web-title"), words, picture)


async def table(request: Request) -> Response:
    """Respond with the page of a table; its preview names the game."""
    language, game = language_of(request), await game_at(request)
    if game is None:
        title, picture = locales.say(language, "web-title"), "party"
    else:
        name = locales.say(language, f"{game}-name")
        title, picture = locales.say(language, "party-preview-table", {"game": name}), game
    return with_preview(request, title, locales.say(language, "party-preview-table-words"), picture)


async def game_at(request: Request) -> str | None:
    """Return the game of a table; None if there is no such table, or the store cannot be read now."""
    try:
        row = await server_of(request).store.table(request.path_params["id"])
    except StorageError:
        return None
    return row.game if row is not None else None


async def picture(request: Request) -> Response:
    """Respond with the picture of a game; games that bring none have the one of parties."""
    name = request.path_params["name"]
    found = parlour.game(name).folder / PICTURE if name in registry.names() else PARTY
    return FileResponse(found if found.is_file() else PARTY, headers={"Cache-Control": "public, max-age=86400"})


routes = [
    Route("/party/{id}", party),
    Route("/tournament/{id}", tournament),
    Route("/t/{id}", table),
    Route("/previews/{name}.png", picture),
]
