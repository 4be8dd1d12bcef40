"""Nothing leaks: when cards that a reader cannot know are exchanged, not one byte that the server sends them changes.

Whole games of all kinds, for every seat and for spectators: news, logs, legal moves, refusals, take-backs, people who
come and go, computers at the table. `open_cards.py` derives from the rule books what lies open, `secrecy_worlds.py`
makes other worlds, `secrecy_evenings.py` records. test_secrecy_sockets.py does the same over real sockets.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import msgspec
import pytest

import parlour
from parlour.core.errors import IllegalMove
from parlour.games.house_of_cards import HouseOfCardsGame
from parlour.server.table_actor import broadcast, news
from parlour.server.table_actor.broadcast import Broadcast
from parlour.server.table_actor.computer_players import ComputerPlayers
from parlour.server.table_actor.pace import LONG_LOOK
from parlour.server.views import table_view
from parlour.table import commands
from parlour.table.entries import Moved
from parlour.table.table import Table
from parlour.wire import messages as wire
from tests.laws.tables import ENDING_GAMES
from tests.server.at_table import ANN, AtOnce, on_turn, quick_table, running_server
from tests.server.clockwork import Clockwork
from tests.server.open_cards import Reader, cards_at, hidden, open_part
from tests.server.secrecy_evenings import Compared, Evening, compare, equal_luck_and_time
from tests.server.secrecy_evenings import Table as Listening
from tests.server.secrecy_worlds import Game, Stretch, by_length, by_secrets, imagined, played, stretch, stretches

# Short games: seats, and options.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "house_of_cards": (3, {"preset": "quick"}),
    "jolly": (2, {}),
    "notty": (2, {"turn_limit": 20}),
    "potter": (3, {"target": 50}),
}
GAMES = max(1, ENDING_GAMES // 100)  # for every reader
LONGEST = 60  # moves
MOMENTS = 3  # per game, at which everything the reader does not know is redealt

T = TypeVar("T")
every_game = pytest.mark.parametrize("game", TABLES)


def readers(game: str) -> list[Reader]:
    return [*range(TABLES[game][0]), None]


def short_games(game: str, first: int) -> Iterator[Game]:
    """Yield whole games, none of them long."""
    seats, options = TABLES[game]
    for seed in range(first, first + 100):
        found = played(game, seats, seed, **options)
        if 20 < len(found) <= LONGEST:
            yield found


def worlds(reader: Reader, game: Game, seed: int) -> list[Stretch]:
    """Return the stretches of a whole game: with exchanged cards that stay unseen long, with others that come into
    hands unseen, and from moments at which everything unknown is redealt."""
    chance = random.Random(seed)
    found = [one for best in (by_length, by_secrets) for one in stretches(reader, game, best, chance)]
    return [*found, *imagined(reader, game, MOMENTS, chance)]


@cache
def evenings(game: str, reader: Reader) -> list[Evening]:
    """Return a reader's games. At every second table the last seat is a computer's."""
    last = TABLES[game][0] - 1
    source = short_games(game, 10 * last if reader is None else 10 * reader)
    found = [one for number in range(GAMES) for one in worlds(reader, next(source), number)]
    computers = [None if number % 2 or reader == last else last for number in range(len(found))]
    return [Evening.of(one, computer, 7) for one, computer in zip(found, computers, strict=True)]


@every_game
def test_what_a_reader_cannot_know_changes_no_byte(game: str, data: Path) -> None:
    total = Compared()
    for reader in readers(game):
        total += compare(data / str(reader), evenings(game, reader))
    print(f"{game}: {total}")
    assert total.evenings >= 10 and total.moves >= 100
    assert total.messages >= 2_000 and total.bytes >= 1_000_000
    assert total.thoughts >= 10  # of computers, each from what its seat may know
    assert (total.secrets >= 5) == (game != "notty")  # in Notty all hands lie open
    assert (total.face_down > 0) == (game == "house_of_cards")


@every_game
def test_the_worlds_are_other_worlds(game: str) -> None:
    """Otherwise nothing would have been compared: the truth differs, what lies open does not."""
    for reader in readers(game):
        for one in (evening.stretch for evening in evenings(game, reader)):
            assert open_part(one.here, reader) == open_part(one.there, reader)
            here, there = (parlour.game(game).position(position) for position in (one.here, one.there))
            for step in one.steps:
                assert here.hash() != there.hash()
                here.play(step.here)
                there.play(step.there)


# Help at the table.


class Helpful(AtOnce):
    """A worker pool that computes hints and chances in this process."""

    async def ask(self, work: Callable[..., T], *question: Any) -> T:
        return work(*question)


def helped_moment(game: str, reader: Reader) -> Stretch:
    """Return a moment at which the reader is on turn, or watches, with everything that the reader does not know
    redealt."""
    for number, moment in enumerate(found := next(short_games(game, 1))):
        if number > 5 and reader in (moment.state.on_turn, None):
            return stretch(reader, found, number, moment.state.imagine(reader, 1))
    raise AssertionError("the reader is never on turn")


async def help_heard(data: Path, moment: Stretch, side: str) -> list[list[bytes]]:
    """Return all messages to a player who asks for all kinds of help, or to a spectator who watches the chances."""
    data.mkdir(parents=True)
    position: dict[str, Any] = getattr(moment, side)
    seats = len(position["hands"])
    with equal_luck_and_time():
        async with running_server(data, Helpful()) as opened:
            actor = await opened.tables.open_table(position["game"], "private", seats, position["options"])
            table = Listening(actor, None, side, moment.reader)  # type: ignore[arg-type]  # no computer plays
            await table.open(position, opened, None)
            for level in (1, 2, 3) if moment.reader is not None else ():
                await table.say(moment.reader, t="hint", turn=0, level=level)
            await table.say(None, t="chances", on=True)
            assert actor.chances.task is not None
            await actor.chances.task
            return table.heard()


@every_game
@pytest.mark.parametrize("reader", [0, None])
def test_hints_and_chances_follow_from_what_the_reader_knows(game: str, reader: Reader, data: Path) -> None:
    moment = helped_moment(game, reader)
    here, there = (asyncio.run(help_heard(data / side, moment, side)) for side in ("here", "there"))
    assert here == there
    everything = b" ".join(message for mail in here for message in mail)
    assert everything.count(b'"t":"hint"') == (3 if reader is not None else 0)
    assert b'"t":"chances"' in everything


# The time that a computer takes.


class Slow(AtOnce):
    """A worker pool that thinks for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        await asyncio.sleep(self.seconds)
        return await super().choose(game, level, imagined, seed)


async def moments_of_news(data: Path, seconds: float) -> list[tuple[float, bytes]]:
    """Return when Ann receives each message, at a table with a computer that thinks this long and a pause of one
    second."""
    data.mkdir()
    heard = []
    with equal_luck_and_time():
        async with running_server(data, Slow(seconds), pause=1.0) as opened:
            for task in opened.tasks:
                task.cancel()  # nothing but the computer waits for a time
            actor, connection = await quick_table(opened, "notty", "reference", first_player=1)
            connection.pace = "calm"  # one second for each action
            while on_turn(actor) != ANN or not connection.outbox.empty():
                message = await connection.outbox.get()
                assert isinstance(message, bytes)
                heard.append((asyncio.get_running_loop().time(), message))
            await actor.close()
    return heard


def test_how_long_a_computer_thinks_is_not_heard(data: Path) -> None:
    """A pause hides it, unless thinking takes longer than that."""
    news = {}
    for seconds in (0.0, 0.3, 0.9, 1.5):
        with asyncio.Runner(loop_factory=Clockwork) as runner:
            news[seconds] = runner.run(moments_of_news(data / str(seconds), seconds))
    assert news[0.0][:-1] == news[0.3][:-1] == news[0.9][:-1]
    assert news[0.3][-1] == news[0.9][-1], (
        "before the end of a turn there is no pause that could hide it: a whole one does"
    )
    assert {time for time, _ in news[0.0]} >= {0.0, LONG_LOOK, LONG_LOOK + 1}  # the deal gets a long pause first
    assert [message for _, message in news[1.5]] == [message for _, message in news[0.0]]
    assert news[1.5] != news[0.0]


# The test can fail: each of these leaks is detected.


def hidden_cards(table: Table, seat: Reader) -> list[str]:
    """Return the cards that this seat cannot know, those of other hands first."""
    if table.state is None or table.state.over:
        return []
    position = table.state.position()
    return [cards_at(position, place.pile, place.owner)[place.number] for place in hidden(position, seat)]


def is_odd(cards: list[str]) -> bool:
    """Return one bit of the hidden information."""
    return crc32(" ".join(cards).encode()) % 2 == 1


def patch_telling(patch: pytest.MonkeyPatch, name: str, leaking: Callable[..., Any]) -> None:
    """Replace a function that builds the messages for people at the table, and for those who join later."""
    for module in (broadcast, news):
        patch.setattr(module, name, leaking)


def leak_in_the_view(patch: pytest.MonkeyPatch) -> None:
    whole = table_view.situation

    def situation(table: Table, seat: Reader) -> wire.Situation | None:
        shown = whole(table, seat)
        if shown is None:
            return None
        return msgspec.structs.replace(shown, view={**shown.view, "peek": hidden_cards(table, seat)[:1]})

    patch_telling(patch, "situation", situation)


def leak_in_the_legal_list(patch: pytest.MonkeyPatch) -> None:
    """No card is named, but the order of the moves leaks something."""
    whole = table_view.situation

    def situation(table: Table, seat: Reader) -> wire.Situation | None:
        shown = whole(table, seat)
        if shown is None or not is_odd(hidden_cards(table, seat)):
            return shown
        return msgspec.structs.replace(shown, legal=shown.legal[::-1])

    patch_telling(patch, "situation", situation)


def leak_in_an_event(patch: pytest.MonkeyPatch) -> None:
    patch_telling(patch, "events_for", lambda events, seat: [event.as_dict() for event in events])


def leak_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Only people who join later get the leak."""

    def log_for(table: Broadcast, seat: Reader) -> list[wire.Told]:
        return [
            wire.Told(played.seat, played.move, [event.as_dict() for event in events])
            for played, events in zip(table.actor.table.played, table.actor.history, strict=True)
        ]

    patch.setattr(Broadcast, "log_for", log_for)


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = commands.move

    def move(table: Table, seat: Reader, turn: int, text: str) -> Moved:
        try:
            return honest(table, seat, turn, text)
        except IllegalMove as refused:
            refused.facts = {**refused.facts, "instead": hidden_cards(table, seat)[:1]}
            raise

    patch.setattr(commands, "move", move)


def leak_in_the_text_of_a_move(patch: pytest.MonkeyPatch) -> None:
    """The event is face down, but the move names the card."""
    patch.setattr(HouseOfCardsGame, "move_seen_by", lambda game, seat, mover, move: move)


def leak_in_what_comes(patch: pytest.MonkeyPatch) -> None:
    """Every byte is right, but somebody receives the same message twice."""
    honest = Broadcast.entry

    def entry(table: Broadcast, entry: Any, events: Any) -> None:
        honest(table, entry, events)
        if is_odd(hidden_cards(table.actor.table, None)):
            table.show_all()

    patch.setattr(Broadcast, "entry", entry)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], str]] = [
    (leak_in_the_view, "potter"),
    (leak_in_the_view, "notty"),
    (leak_in_the_legal_list, "jolly"),
    (leak_in_an_event, "potter"),
    (leak_in_an_event, "house_of_cards"),
    (leak_in_the_log, "jolly"),
    (leak_in_a_refusal, "potter"),
    (leak_in_the_text_of_a_move, "house_of_cards"),
    (leak_in_what_comes, "notty"),
]


@pytest.mark.parametrize(("leak", "game"), LEAKS, ids=lambda value: getattr(value, "__name__", value))
def test_a_leak_is_heard(leak: Callable[[pytest.MonkeyPatch], None], game: str, data: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(AssertionError, match=r"^after "):
            for number, evening in enumerate(chain(*(evenings(game, reader)[::-1] for reader in readers(game)))):
                compare(data / str(number), [evening])


def test_a_computer_that_is_told_the_truth_is_heard(data: Path) -> None:
    async def choose(computers: ComputerPlayers, seat: int, level: str) -> str:
        table = computers.actor.table
        assert table.state is not None
        return await computers.pool.choose(table.game.name, level, table.state.position(), b"")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ComputerPlayers, "choose", choose)
        with pytest.raises(AssertionError, match="more than its seat knows"):
            compare(data, evenings("potter", 0))
