"""The behaviour of a visitor: mostly random legal moves, and now and then something that no server may fall for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from trials.visitor import Visitor

NONCE = "cd" * 16
GARBAGE = (
    "",
    "{",
    "[]",
    "null",
    '{"t":"dance"}',
    '{"t":"do"}',
    '{"t":"do","cmd":5,"turn":"x"}',
    '{"t":"sit_bot","cmd":""}',
)
NONSENSE = ("draw 99", "fly", "discard", "meld", "end end", "play X9", "group R1", "steal 7", "♥" * 30)


@dataclass
class Manners:
    """The behaviour of all visitors at the moment."""

    pause: tuple[float, float] = (0.1, 0.4)  # seconds of thought
    mischief: float = 0.2  # the fraction of messages that are illegal, stale, repeated or no messages at all
    rematch: bool = True


async def play(visitor: Visitor, manners: Manners) -> None:
    """Look at the table whenever there is news, think, and act; until cancelled."""
    while True:
        await visitor.news.wait()
        visitor.news.clear()
        await asyncio.sleep(visitor.random.uniform(*manners.pause))
        if visitor.greeted and not visitor.outbox and visitor.latest:
            await act(visitor, manners)


async def act(visitor: Visitor, manners: Manners) -> None:
    if visitor.phase == "playing" and visitor.random.random() < manners.mischief:
        await misbehave(visitor)
        visitor.news.set()  # whatever the answer, there may be a move to make
    elif visitor.legal and visitor.situation is not None:
        move = visitor.random.choice(visitor.legal)
        await visitor.order("do", turn=visitor.situation["moves"], move=move)
    elif visitor.phase == "over" and manners.rematch and not visitor.latest["info"]["seats"][visitor.seat].get("ready"):
        await visitor.order("rematch", nonce=NONCE)


async def misbehave(visitor: Visitor) -> None:
    """Send something that is refused or was done before. (Taking a move back may even be allowed.)"""
    random = visitor.random
    turn = visitor.situation["moves"] if visitor.situation else 0
    match random.randrange(7):
        case 0:
            visitor.transcript.garbage += 1
            await visitor.send(random.choice(GARBAGE))
        case 1:
            await visitor.order("do", turn=turn, move=random.choice(NONSENSE))
        case 2:
            await visitor.order("do", turn=turn + random.choice((-1, 1, 10**6)), move="end")
        case 3:
            await visitor.order("start")
        case 4:
            await visitor.order("sit_bot", seat=random.randrange(-1, 5), level="reference")
        case 5:
            await visitor.order("take_back")
        case _:
            await repeat(visitor)


async def repeat(visitor: Visitor) -> None:
    """Repeat an earlier command word for word, as after a lost connection."""
    kept = [cmd for cmd, answers in visitor.transcript.answers.items() if answers[0]["t"] == "ack"]
    if kept:
        await visitor.send(visitor.transcript.sent[visitor.random.choice(kept)])
