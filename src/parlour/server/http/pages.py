"""Routes of the built page. The build compresses its files; browsers cache those whose names contain a digest."""

from __future__ import annotations

import mimetypes
import os
from collections.abc import Sequence
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import parlour

WEB = Path(parlour.__file__).parent / "web"
ASSETS = WEB / "assets"
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ contain the digest of the content
ASK_FIRST = "no-cache"


def takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def compressed(file: Path, scope: Scope, status: int = 200) -> Response:
    """Return a response with a file, compressed if the browser accepts that."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    keep = FOR_EVER if ASSETS in file.parents else ASK_FIRST
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    small = file.with_name(file.name + ".gz")
    if takes_gzip(scope) and small.is_file():
        return FileResponse(small, status, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, status, media_type=kind, headers=headers)


class PageFiles(StaticFiles):
    """The static files of the page."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return compressed(Path(full_path), scope)


async def page(request: Request, status: int = 200) -> Response:
    """Respond with the page, which is the same at all its addresses."""
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page has not been built: see `make client`.", 503)
    return compressed(index, request.scope, status)


async def not_found(request: Request, error: Exception) -> Response:
    """Respond with 404: the page for browsers, plain text for programs."""
    assert isinstance(error, HTTPException)
    path = request.url.path
    if error.status_code != 404 or path.startswith(("/api/", "/assets/")) or "." in path.rpartition("/")[2]:
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    return await page(request, 404)


# The page shows something different at each of these addresses. Files come last, because they match everything.
routes: Sequence[Route | Mount] = (
    Route("/", page),
    Route("/r/{id}/{number:int}", page),
    Route("/me", page),
    Route("/leaders", page),
    Route("/settings", page),
    Route("/people", page),
    Route("/people/{id}", page),
    Route("/tournament", page),
    Route("/rules/{game}", page),
    Route("/learn/{game}", page),
    Route("/p/{game}", page),
    Route("/p/{game}/{number:int}", page),
    Mount("/", PageFiles(directory=WEB, check_dir=False)),
)
