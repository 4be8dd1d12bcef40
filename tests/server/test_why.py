"""`why` is answered with the law's own refusal, changes nothing, and reveals no more than `do` would.

That the answers do not depend on what the asking seat cannot see is tested in test_secrecy.py, where every refused move
is asked about first.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.core.errors import UnreadableMove
from parlour.server.host.token_bucket import TokenBucket
from parlour.server.table_actor.dispatch import respond
from parlour.server.table_actor.socket import COSTS
from parlour.table import commands
from parlour.wire import messages as wire
from tests.server.at_table import ANN, AtOnce, play, quick_table, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import Player, serving

BOB = 1
TRIED = 25  # actions of the table, on every turn that is examined


def refused(state: parlour.State, move: str) -> tuple[str, str] | None:
    """Return the key and the rule of the law's own answer."""
    try:
        found = state.refusal(move)
    except UnreadableMove as error:
        return error.key, ""
    return None if found is None else (found.key, found.rule)


@pytest.mark.parametrize("game", ["house_of_cards", "jolly", "notty", "potter"])
def test_the_answer_is_the_refusal_that_do_gets(tmp_path: Path, game: str) -> None:
    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor, connection = await quick_table(opened, game, "reference")
            state, chance = actor.table.state, random.Random(game)
            assert state is not None
            while state.turn != ANN:
                await asyncio.wait_for(connection.outbox.get(), 60)
            before = actor.table.seq, state.hash()
            some = [str(state.game.move(state, chance.randrange(len(state.game.actions)))) for _ in range(TRIED)]
            for number, move in enumerate([*some, "dance", str(state.legal()[0])]):
                answer = await respond(actor, connection, wire.AskWhy(actor.table.moves, move))
                assert isinstance(answer, wire.Reason)
                assert (answer.turn, answer.move) == (actor.table.moves, move)
                expected = refused(state, move)
                assert (None if answer.key is None else (answer.key, answer.rule)) == expected
                if expected is not None:
                    done = await play(actor, ANN, f"try {number}", actor.table.moves, move)
                    assert done == wire.Refused(f"try {number}", answer.key or "", answer.args, answer.rule)
            assert (actor.table.seq, state.hash()) == before

    asyncio.run(look())


def test_what_is_stale_is_answered_as_such_and_harms_nothing(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor, connection = await quick_table(opened, "potter", "reference")
            seq = actor.table.seq
            answer = await respond(actor, connection, wire.AskWhy(99, "draw"))
            assert answer == wire.Reason(99, "draw", "web-stale")
            assert actor.table.seq == seq

    asyncio.run(look())


def test_only_the_seat_on_turn_is_answered(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("jolly", "public", 2, {"starter": 0})
            for seat, name in enumerate(("Ann", "Bob")):
                await opened.tables.sit(actor, seat, name, "ab" * 16)
            await actor.submit(ANN, "begin", lambda: [commands.begin(actor.table, ANN)])
            for other, key in (
                (QueuedConnection(BOB), "table-not-your-turn"),
                (QueuedConnection(None), "table-not-seated"),
            ):
                actor.connect(other)
                for move in ("draw", "discard 7♥", "meld 5♥ 6♥ 7♥", "dance"):
                    answer = await respond(actor, other, wire.AskWhy(actor.table.moves, move))
                    assert isinstance(answer, wire.Reason)
                    assert (answer.key, answer.rule) == (key, "")

    asyncio.run(look())


def test_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor, connection = await quick_table(opened, "notty", "reference")
            spectator = QueuedConnection(None)
            actor.connect(spectator)
            while not spectator.outbox.empty():
                spectator.outbox.get_nowait()
            await respond(actor, connection, wire.AskWhy(actor.table.moves, "drop R5"))
            assert spectator.outbox.empty()

    asyncio.run(look())


def test_before_the_game_there_is_nothing_to_ask(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("notty", "private", 2, {})
            await opened.tables.sit(actor, ANN, "Ann", "ab" * 16)
            connection = QueuedConnection(ANN)
            actor.connect(connection)
            answer = await respond(actor, connection, wire.AskWhy(0, "draw 1"))
            assert answer == wire.Reason(0, "draw 1", "table-not-begun", {})

    asyncio.run(look())


def test_a_question_costs_an_address_twice_as_much_as_a_move() -> None:
    assert COSTS[wire.AskWhy] == 2
    bucket = TokenBucket(0.001, 10)
    assert [bucket.take(COSTS[wire.AskWhy]) for _ in range(6)] == [True] * 5 + [False]


def test_questions_of_a_connection_come_at_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--rate", "0.01", "--burst", "3"]) as server:
        ann = Player(server, "Ann")
        ann.join(ann.open())
        for _ in range(3):
            ann.send(t="why", turn=0, move="draw")
        assert ann.until(lambda message: message["t"] == "bye")["key"] == "table-too-fast"


def test_an_answer_without_a_key_is_short() -> None:
    assert msgspec.json.encode(wire.Reason(3, "draw")) == b'{"t":"reason","turn":3,"move":"draw"}'
