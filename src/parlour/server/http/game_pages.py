"""Routes of the pages that games from outside bring: the files of a folder `page`, read once and served as they are.

A request names a file in a table of those that were found, so it reaches nothing else on the disk. The address holds a
digest of the whole folder: the modules of a page, and what they import by relative addresses, are cached together.
"""

from __future__ import annotations

import gzip
import hashlib
import logging
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import parlour
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.server.host import logs
from parlour.server.http.pages import ASK_FIRST, FOR_EVER, takes_gzip
from parlour.wire.http import OutsidePage

FOLDER, MODULE, STYLE = "page", "table.js", "table.css"
LARGEST = 4 * 1024 * 1024  # bytes of all files of a page: they are held in memory

# What a page may consist of; other files are not served. The first ones are text and are compressed.
TEXTS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
KINDS = TEXTS | {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}


class PageFile(NamedTuple):
    """A file of a page: its content, its compressed content where that is smaller, its media type and its ETag."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


class GamePage(NamedTuple):
    """The page of a game: its files by their paths in the folder, and a digest of them all."""

    digest: str
    files: dict[str, PageFile]


class PageTooLarge(Exception):
    """The files of a page have more bytes than `LARGEST`."""


@cache
def page_of(game: Game) -> GamePage | None:
    """The page that a game from outside brings; None where it has no `page/table.js`, or one that cannot be served."""
    folder = game.folder / FOLDER
    if game.name in registry.built_in() or not (folder / MODULE).is_file():
        return None
    try:
        return read_page(folder)
    except (OSError, PageTooLarge) as error:
        logs.event("page refused", logging.WARNING, game=game.name, reason=str(error))
        return None


def read_page(folder: Path) -> GamePage:
    """All that a browser can ask for of a page. PageTooLarge if that is more than a server should hold."""
    found = {path.relative_to(folder).as_posix(): path for path in servable(folder)}
    size = sum(path.stat().st_size for path in found.values())
    if size > LARGEST:
        raise PageTooLarge(f"{folder} has {size} bytes; a page may have {LARGEST}")
    files = {name: read_file(path) for name, path in found.items()}
    named = "\n".join(f"{name} {file.tag}" for name, file in files.items())
    return GamePage(short_digest(named.encode()), files)


def servable(folder: Path) -> Iterator[Path]:
    """The files of a page, in order. A link that leads out of the folder is not followed."""
    inside = folder.resolve()
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(inside):
            yield path


def read_file(path: Path) -> PageFile:
    """A file as it is served."""
    content = path.read_bytes()
    packed = gzip.compress(content, 9, mtime=0) if path.suffix in TEXTS else content
    return PageFile(
        content, packed if len(packed) < len(content) else None, KINDS[path.suffix], f'"{short_digest(content)}"'
    )


def short_digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def page_offer(game: Game) -> OutsidePage | None:
    """Where a browser finds the page of a game, if there is one."""
    page = page_of(game)
    if page is None:
        return None
    base = f"/api/games/{game.name}/page/{page.digest}"
    return OutsidePage(f"{base}/{MODULE}", f"{base}/{STYLE}" if STYLE in page.files else None)


async def page_file(request: Request) -> Response:
    """A file of a page. Under the digest of another version a browser gets today's file, and asks again each time."""
    page = asked_page(request.path_params["game"])
    file = page.files.get(request.path_params["path"]) if page else None
    if page is None or file is None:
        raise HTTPException(404)
    keep = FOR_EVER if request.path_params["digest"] == page.digest else ASK_FIRST
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed is not None and takes_gzip(request.scope):
        return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


def asked_page(game: str) -> GamePage | None:
    try:
        return page_of(parlour.game(game))
    except OptionError:
        return None


routes: Sequence[Route] = (Route("/api/games/{game}/page/{digest}/{path:path}", page_file),)
