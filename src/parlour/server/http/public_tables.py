"""The list of public tables in the hall, encoded when something has changed and not for every request."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.server.http.pages import ASK_FIRST, takes_gzip
from parlour.server.table_actor.actor import TableActor
from parlour.server.views.table_view import seat_info
from parlour.table.seats import Free
from parlour.wire.http import MatchWish, PublicSeat, PublicTable

MOST_LISTED = 100  # more than anybody reads; tables with a free seat come first


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
    """The cached list: a table is encoded again when something happens there, the list when a table changes."""

    def __init__(self) -> None:
        self.lines: dict[str, tuple[int, bytes]] = {}
        self.page = Page(b"[]")

    def now(self, actors: Iterable[TableActor]) -> Page:
        """Return the list of tables as they are now."""
        listed = sorted(filter(is_listed, actors), key=lambda actor: actor.table.phase != "open")[:MOST_LISTED]
        self.lines = {actor.id: self.line(actor) for actor in listed}
        body = b"[" + b",".join(line for _, line in self.lines.values()) + b"]"
        if body != self.page.body:
            self.page = Page(body)
        return self.page

    def line(self, actor: TableActor) -> tuple[int, bytes]:
        known = self.lines.get(actor.id)
        seq = actor.table.seq
        return known if known is not None and known[0] == seq else (seq, msgspec.json.encode(public(actor)))


def is_listed(actor: TableActor) -> bool:
    """Return whether the hall lists a table: it is public, somebody is there, and it has a free seat or a game to
    watch."""
    table = actor.table
    if table.visibility != "public" or not actor.connections or table.closed:
        return False
    return table.phase == "playing" or (table.phase == "open" and any(isinstance(one, Free) for one in table.seats))


def public(actor: TableActor) -> PublicTable:
    """Return what the hall shows of a table."""
    table = actor.table
    infos = [seat_info(one) for one in table.seats]
    seats = [PublicSeat(one.kind, one.name, one.level, one.bot) for one in infos]
    match = MatchWish(table.match.kind, table.match.target) if table.match is not None else None
    return PublicTable(actor.id, table.game.name, table.phase, seats, match, table.clock.seconds, table.rated)
