"""The list of public tables as a response, compressed when something has changed and not for every request."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

from parlour.server.http.pages import ASK_FIRST, takes_gzip


@dataclass(frozen=True)
class Page:
    """The encoded list, plain and compressed, with its entity tag."""

    body: bytes

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.blake2b(self.body, digest_size=8).hexdigest()}"'

    @cached_property
    def small(self) -> bytes:
        return gzip.compress(self.body, 5, mtime=0)

    def response(self, request: Request) -> Response:
        """Return the list, compressed if the browser accepts that; 304 for a browser that has it."""
        headers = {"ETag": self.tag, "Cache-Control": ASK_FIRST, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if takes_gzip(request.scope):
            return Response(self.small, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
        return Response(self.body, headers=headers, media_type="application/json")


class PublicTables:
    """The encoded list, kept until it changes."""

    def __init__(self) -> None:
        self.page = Page(b"[]")

    def now(self, lines: Iterable[bytes]) -> Page:
        """Return the list of these lines."""
        body = b"[" + b",".join(lines) + b"]"
        if body != self.page.body:
            self.page = Page(body)
        return self.page
