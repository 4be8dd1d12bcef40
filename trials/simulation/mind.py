"""What people do at a table: mostly what the page offers, sometimes what no page would send.

Each run has its own taste: it does some things far more often than others, so that rare things meet each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, get_args

import msgspec

from parlour.table.talk import EMOTES
from parlour.wire import messages as wire
from trials.simulation.page import Page, Situation

MOST_WAITING = 3  # commands without an answer before a person stops clicking
NONSENSE = ("", "dance", "draw 7", "discard 11♥", "meld A♥", "play X9", "steal 9", "group R1 R2", "end end")
GARBAGE = (b"", b"{", b'"do"', b'{"t":"do"}', b'{"t":"fly","cmd":"x"}', b'{"t":"do","cmd":"","turn":1,"move":"draw"}')
PACES = get_args(wire.Pace)
TASTES = (0.2, 1.0, 1.0, 6.0)


class Whim(NamedTuple):
    """Something to do, its weight, and its kind, which a run may have a taste for."""

    kind: str
    weight: float
    act: Callable[[], object]


class Taste(dict[str, float]):
    """How much a run likes each kind of whim, drawn when it first comes up."""

    def __init__(self, chance: Random) -> None:
        super().__init__(do=1.0)
        self.chance = chance

    def __missing__(self, kind: str) -> float:
        self[kind] = self.chance.choice(TASTES)
        return self[kind]


def nonce(chance: Random) -> str:
    """Return a person's share in the randomness of the deal."""
    return f"{chance.getrandbits(128):032x}"


class Mind:
    """Decides what one page does next."""

    def __init__(self, page: Page, chance: Random, rudeness: float, taste: Taste) -> None:
        self.page = page
        self.chance = chance
        self.rudeness = rudeness
        self.taste = taste
        self.sent: dict[str, wire.FromClient] = {}

    def act(self) -> None:
        """Do one thing, or nothing."""
        if self.page.info is None or len(self.page.outbox) >= MOST_WAITING:
            return
        rude = self.chance.random() < self.rudeness
        whims = list(self.rude() if rude else self.whims(self.page.info))
        if whims:
            weights = [whim.weight * self.taste[whim.kind] for whim in whims]
            self.chance.choices(whims, weights)[0].act()

    def yes(self, share: float) -> bool:
        return self.chance.random() < share

    def order(self, weight: float, make: Callable[[str], wire.FromClient]) -> Whim:
        """Return the whim to send a command."""

        def act() -> None:
            cmd = self.page.order(make)
            self.sent[cmd] = make(cmd)

        return Whim(type(make("")).__name__.lower(), weight, act)

    def tell(self, weight: float, message: wire.FromClient) -> Whim:
        """Return the whim to send a message that changes nothing."""
        return Whim(type(message).__name__.lower(), weight, lambda: self.page.tell(message))

    # What the page offers.

    def whims(self, info: wire.TableInfo) -> Iterator[Whim]:
        """Yield everything that this person could do now."""
        yield self.tell(0.1, wire.WatchChances(self.yes(0.8)))
        if self.page.you is None:
            yield self.order(0.1, lambda cmd: wire.Say(cmd, "Well played!"))
            return
        yield self.order(0.3, lambda cmd: wire.Say(cmd, "A fine hand!"))
        yield self.order(0.3, lambda cmd: wire.Emote(cmd, EMOTES[0]))
        match info.phase:
            case "open":
                yield from self.before_the_game(info, self.page.you)
            case "playing":
                yield from self.in_the_game(info)
            case "over":
                share = nonce(self.chance)
                yield self.order(6.0, lambda cmd: wire.Rematch(cmd, share))

    def before_the_game(self, info: wire.TableInfo, you: int) -> Iterator[Whim]:
        yield self.order(0.2, wire.Stand)
        if info.host != you:
            return
        free = [seat for seat, one in enumerate(info.seats) if one.kind == "free"]
        if free:
            yield self.order(3.0, lambda cmd: wire.SitBot(cmd, free[0], "easy"))
        else:
            yield self.order(8.0, wire.Start)
        clock, other = self.chance.choice((None, info.clock)), self.chance.randrange(len(info.seats))
        yield self.order(0.2, lambda cmd: wire.SetOptions(cmd, len(info.seats), info.options))
        yield self.order(0.2, lambda cmd: wire.SetTerms(cmd, clock, info.rated))
        yield self.order(0.2, lambda cmd: wire.PassHost(cmd, other))
        yield self.order(0.2, lambda cmd: wire.Remove(cmd, other))

    def in_the_game(self, info: wire.TableInfo) -> Iterator[Whim]:
        shown = self.page.situation()
        if shown is None:
            return
        if shown.legal:
            yield from self.on_turn(shown)
        skip, end, agreed = self.yes(0.8), self.yes(0.7), self.yes(0.7)
        yield self.order(0.05, wire.Resign)
        yield self.order(0.2, lambda cmd: wire.Vote(cmd, "skip", skip))
        yield self.order(0.1, lambda cmd: wire.Vote(cmd, "end", end))
        yield self.order(3.0 if info.time is not None and info.time.warned else 0.1, wire.Here)
        if info.undo is None:
            yield self.order(0.5, wire.AskUndo)
        else:
            yield self.order(2.0, lambda cmd: wire.AnswerUndo(cmd, agreed))
        turn = shown.moves if self.page.reading is None else self.page.reading
        weight = 0.3 if self.page.reading is None else 4.0
        yield self.tell(0.1, wire.SetPace(self.chance.choice(PACES)))
        yield self.tell(0.5, wire.SkipAhead(shown.moves))
        yield Whim("reading", weight, lambda: self.page.read(turn, self.page.reading is None))

    def on_turn(self, shown: Situation) -> Iterator[Whim]:
        move = self.some_move(shown)
        scope = self.chance.choice(("action", "turn"))
        yield self.order(12.0, lambda cmd: wire.Do(cmd, shown.moves, move))
        yield self.order(0.6, lambda cmd: wire.PlayForMe(cmd, shown.moves, "turn" if scope == "turn" else "action"))
        yield self.tell(0.3, wire.AskHint(shown.moves, 2))
        yield self.tell(0.3, wire.AskWhy(shown.moves, self.chance.choice(NONSENSE)))
        if shown.take_back is not None:
            yield self.order(3.0, wire.TakeBack)

    def some_move(self, shown: Situation) -> str:
        """Choose a kind of move first, or the many draws and discards would leave no melds."""
        moves = shown.longer if shown.longer and self.yes(0.2) else shown.legal
        verb = self.chance.choice(list(dict.fromkeys(move.split()[0] for move in moves)))
        return self.chance.choice([move for move in moves if move.split()[0] == verb])

    # What no honest page sends.

    def rude(self) -> Iterator[Whim]:
        page, chance = self.page, self.chance
        shown = page.situation()
        turn = (shown.moves if shown is not None else 0) + chance.choice((-1, 0, 0, 1))
        move, share = chance.choice((shown.legal if shown is not None else []) + list(NONSENSE)), nonce(chance)
        yield Whim("garbage", 1.0, lambda: page.write(chance.choice(GARBAGE)))
        yield Whim("hello", 1.0, lambda: page.send(wire.Hello(wire.VERSION, 0, "en", page.reading)))
        yield self.order(3.0, lambda cmd: wire.Do(cmd, turn, move))
        yield self.order(0.5, lambda cmd: wire.Sit(cmd, "Nobody", share))
        yield self.order(0.5, wire.Start)
        yield self.order(0.5, wire.Stand)
        yield self.order(0.5, wire.TakeBack)
        yield self.order(0.5, lambda cmd: wire.Emote(cmd, "dance"))
        yield self.order(0.5, lambda cmd: wire.SitBot(cmd, 9, "easy"))
        yield self.order(0.5, lambda cmd: wire.Rematch(cmd, share))
        yield self.order(0.5, lambda cmd: wire.AnswerUndo(cmd, True))
        answered = [cmd for cmd in self.sent if cmd in page.acknowledged]
        if answered:
            yield Whim("again", 3.0, lambda: page.write(msgspec.json.encode(self.sent[chance.choice(answered)])))
