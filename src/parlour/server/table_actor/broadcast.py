"""Broadcast: the messages from a table to its connections, each as its seat may see them, always after the commit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from parlour.core.events import Event
from parlour.server.table_actor.connections import Connection, encoder
from parlour.server.table_actor.news import news_for
from parlour.server.table_actor.table_info import table_info
from parlour.server.views.table_view import events_for, said, situation
from parlour.table.handlers import handled
from parlour.table.log import Entry
from parlour.table.news import News, Talked, TimeRunsOut
from parlour.table.talk import EMOTES
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

LOG_SENT = 200  # moves that a client that connects later can scroll back through


class Broadcast:
    """Puts messages into the outboxes of an actor's connections."""

    __slots__ = ("actor",)

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor

    def entry(self, entry: Entry, events: Sequence[Event]) -> None:
        """Send everybody what an entry has changed."""
        news = handled(entry.body).news(self.actor.table)
        info = self.info()
        hearers = self.hearers(news)
        self.to_each(lambda seat: news_for(self.actor, seat, news, events, info), hearers)
        if len(hearers) < len(self.actor.connections):
            self.show_all([one for one in self.actor.connections if one not in hearers])
        if isinstance(news, TimeRunsOut):
            self.to_all(wire.Warn(news.seat, max(0, round(1000 * (news.until - entry.at)))))

    def to_each(
        self, message_for: Callable[[int | None], wire.FromServer], connections: Iterable[Connection] | None = None
    ) -> None:
        """Send each of these connections, or all of them, the message for its seat, built and encoded once per seat."""
        written: dict[int | None, bytes] = {}
        shows = False
        for connection in self.actor.connections if connections is None else connections:
            if connection.greeted:
                if connection.seat not in written:
                    message = message_for(connection.seat)
                    written[connection.seat] = encoder.encode(message)
                    shows = isinstance(message, wire.State | wire.Events)
                connection.enqueue(written[connection.seat])
                connection.knows = self.actor.presence.changes if shows else connection.knows

    def hearers(self, news: News) -> list[Connection]:
        """Return the connections that get news: talk goes to nobody who has blocked the person who talks."""
        everybody = list(self.actor.connections)
        if not isinstance(news, Talked):
            return everybody
        speaker = self.actor.table.talk[-1].person
        return [one for one in everybody if speaker not in one.hidden]

    def to_all(self, message: wire.FromServer) -> None:
        """Send the same message to every connection."""
        self.to_each(lambda seat: message)

    def show_all(self, connections: Iterable[Connection] | None = None) -> None:
        """Send these connections, or all of them, the whole table. A page that misses an entry would reconnect."""
        info, table = self.info(), self.actor.table
        self.to_each(lambda seat: wire.State(table.seq, info, situation(table, seat)), connections)

    # To one connection.

    def greet(self, connection: Connection) -> None:
        """Answer the hello of a connection."""
        table = self.actor.table
        seat, rules, emotes = connection.seat, table.rules_version, list(EMOTES)
        connection.send(wire.Welcome(wire.VERSION, seat, self.actor.id, table.seq, self.actor.now(), rules, emotes))

    def send_snapshot(self, connection: Connection) -> None:
        """Send a connection its snapshot: everything its seat may know of the table, the game so far and the chat."""
        actor, table, seat = self.actor, self.actor.table, connection.seat
        talk = [said(0, line) for line in table.talk if line.person not in connection.hidden]
        connection.send(wire.State(table.seq, self.info(), situation(table, seat), self.log_for(seat), talk=talk))
        if actor.rated is not None:
            connection.send(actor.rated)
        if actor.paused:
            connection.send(wire.Paused(actor.paused, {}))

    def info(self) -> wire.TableInfo:
        return table_info(self.actor)

    def log_for(self, seat: int | None) -> list[wire.Told]:
        """Return the game so far as this seat saw it: the last moves, and of earlier ones what a score sheet needs."""
        table, history = self.actor.table, self.actor.history
        recent = len(history) - LOG_SENT
        return [
            wire.Told(
                played.seat,
                table.move_seen_by(seat, played.seat, played.move),
                events_for(events, seat),
                played.computer,
            )
            for number, (played, events) in enumerate(zip(table.played, history, strict=True))
            if number >= recent or any(event.milestone for event in events)
        ]
