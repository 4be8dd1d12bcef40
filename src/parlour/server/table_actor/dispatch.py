"""Dispatches the messages of a client to the commands of its table."""

from __future__ import annotations

from parlour import bots
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.game import Game
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import Connection
from parlour.table import commands
from parlour.table.entries import Body, Moved
from parlour.table.errors import StaleTurn, TableError
from parlour.table.table import Table
from parlour.wire import messages as wire


async def respond(actor: TableActor, connection: Connection, message: wire.FromClient) -> wire.FromServer | None:
    """Return the answer to a message; the actor itself answers a hello."""
    match message:
        case wire.Ping(n):
            return wire.Pong(n)
        case wire.Hello():
            return greet(actor, connection, message)
        case _ if not connection.greeted:
            return wire.Error("table-unreadable", {"reason": "hello"}, getattr(message, "cmd", ""))
        case wire.PlayForMe():
            return await actor.computers.play_for(connection.seat, message)
        case wire.AskHint():
            return await actor.hints.hint(connection.seat, message, connection)
        case wire.WatchChances(on):
            await actor.chances.watch(connection, on)
            return None
        case wire.AskWhy():
            return why(actor.table, connection.seat, message)
        case wire.Reading(turn, on):
            actor.reading.begin(connection, turn) if on else actor.reading.end(connection)
            return None
        case wire.SetPace(pace):
            actor.pace.choose(connection, pace)
            return None
        case wire.SkipAhead(turn):
            actor.pace.skip(connection, turn)
            return None
        case wire.Say() if connection.seat is None and connection.name:
            return await actor.submit(None, message.cmd, lambda: [spectator_line(actor, connection, message.text)])
        case wire.Sit(cmd):
            return wire.Error("table-not-seated", {}, cmd)  # a seat is bound to a cookie, so it is taken over HTTP
    return await actor.submit(connection.seat, message.cmd, lambda: entries_for(actor, connection.seat, message))


def spectator_line(actor: TableActor, connection: Connection, text: str) -> Body:
    """Return the entry of what a friend says who watches."""
    return commands.say_watching(actor.table, connection.name, text, connection.person)


def why(table: Table, seat: int | None, message: wire.AskWhy) -> wire.Reason:
    """Return the refusal that `do` would get, without playing, logging or broadcasting anything."""
    turn, move = message.turn, message.move
    try:
        move_of(table, seat, turn, move)
    except StaleTurn:
        return wire.Reason(turn, move, "web-stale")
    except IllegalMove as refused:
        return wire.Reason(turn, move, refused.key, dict(refused.facts), refused.rule)
    except ParlourError as error:
        return wire.Reason(turn, move, error.key, dict(error.facts))
    return wire.Reason(turn, move)


def greet(actor: TableActor, connection: Connection, hello: wire.Hello) -> wire.Bye | None:
    """Connect a client that has sent its hello, or return why it cannot stay."""
    if hello.v != wire.VERSION:
        return wire.Bye("table-version", {})
    if actor.table.closed:
        return wire.Bye("table-closed", {})
    most = actor.context.settings.most_guests
    connection.find_seat(actor.table)
    full = bool(most) and len(actor.connections) >= most
    if full and connection.seat is None and connection not in actor.connections:
        return wire.Bye("serve-table-full", {"most": most})
    connection.pace = hello.pace
    actor.connect(connection, hello.reading)
    return None


def check_level(game: Game, level: str | None) -> str | None:
    """Return the level if this game has it, also one that no menu offers; refuse any other."""
    levels = bots.levels(game.name)
    if level is not None and level not in levels:
        raise ParlourError("no-such-level", given=level, game=game.name, allowed=", ".join(levels))
    return level


def entries_for(actor: TableActor, seat: int | None, message: wire.FromClient) -> list[Body]:
    """Return the entries of a command. Every command but talk brings the person of the seat back to the table."""
    table = actor.table
    match message:
        case wire.Say(_, text):
            return [commands.say(table, seat, text)]
        case wire.Emote(_, id):
            return [commands.emote(table, seat, id)]
        case wire.Here() if commands.give_back(table, seat):
            return [*commands.give_back(table, seat)]
        case wire.AskUndo():
            return [*commands.give_back(table, seat), *commands.ask_undo(table, seat)]
    return [*commands.give_back(table, seat), game_entry(actor, seat, message)]


def game_entry(actor: TableActor, seat: int | None, message: wire.FromClient) -> Body:
    """Return the log entry of a command during a game."""
    table = actor.table
    match message:
        case wire.Do(_, turn, move):
            actor.reading.check(seat)
            return move_of(table, seat, turn, move)
        case wire.TakeBack():
            return commands.take_back(table, seat)
        case wire.Rematch(_, nonce):
            return commands.want_rematch(table, seat, nonce)
        case wire.Here():
            return commands.here(table, seat, actor.now())
        case wire.Resign():
            return commands.resign(table, seat)
        case wire.Vote(_, what, yes):
            when = actor.timers.can_skip_at()
            return commands.vote(table, seat, what, yes, when is not None and actor.now() >= when)
        case wire.AnswerUndo(_, yes):
            return commands.answer_undo(table, seat, yes)
        case _:
            return setup_entry(actor, seat, message)


def move_of(table: Table, seat: int | None, turn: int, move: str) -> Moved:
    """Return the entry of a move that may be played now; raise if it may not."""
    if seat is not None and seat in table.resigned:
        raise TableError("table-resigned")
    return commands.move(table, seat, turn, move)


def setup_entry(actor: TableActor, seat: int | None, message: wire.FromClient) -> Body:
    """Return the log entry of a command before a game."""
    table = actor.table
    match message:
        case wire.Stand():
            return commands.stand(table, seat)
        case wire.SitBot(_, place, level):
            return commands.sit_computer(table, seat, place, check_level(table.game, level))
        case wire.SetOptions(_, seats, options):
            return commands.set_options(table, seat, seats, options)
        case wire.SetTerms(_, clock, rated):
            return commands.set_terms(table, seat, clock, rated)
        case wire.Remove(_, place):
            return commands.remove(table, seat, place, actor.is_connected(place))
        case wire.PassHost(_, place):
            return commands.pass_host(table, seat, place)
        case wire.Start():
            return commands.begin(table, seat)
    raise TypeError(f"no answer to {type(message).__name__}")
