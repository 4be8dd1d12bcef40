"""Runs a plan deal after deal, on one or several cores, with the same result."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context

from parlour.lab.arena.log import Log
from parlour.lab.arena.plan import Plan
from parlour.lab.arena.playing import Deal, play_deal
from parlour.lab.arena.sprt import Sprt

AHEAD = 3  # deals queued for each worker, so that none is idle

Told = Callable[[int], None]


def run(plan: Plan, deals: int, jobs: int, log: Log, questions: Sequence[Sprt], told: Told) -> list[Deal]:
    """Play `deals` deals, or until all questions are answered; `told` is called with the number done.

    The questions are about the first player, one for each of its pairings. Deals that the log has are not played again.
    """
    used: list[Deal] = []
    with closing(ready(plan, deals, jobs, log)) as coming:
        for deal in coming:
            use(plan, deal, used, questions, told)
            if answered(questions):
                break
    return used


def ready(plan: Plan, deals: int, jobs: int, log: Log) -> Generator[Deal, None, None]:
    """The deals in order: those in the log, then new ones, which are added to it."""
    yield from log.deals[:deals]
    for deal in played(plan, range(len(log.deals), deals), jobs):
        log.add(deal)
        yield deal


def use(plan: Plan, deal: Deal, used: list[Deal], questions: Sequence[Sprt], told: Told) -> None:
    """Count a deal, and update the questions."""
    used.append(deal)
    firsts = (score for pairing, score in zip(plan.pairings, deal.scores, strict=True) if pairing.one == 0)
    for question, score in zip(questions, firsts, strict=False):
        if question.verdict == "open":
            question.add(score.mean)
    told(len(used))


def answered(questions: Sequence[Sprt]) -> bool:
    """Whether there were questions, and none is open."""
    return bool(questions) and all(question.verdict != "open" for question in questions)


def played(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[Deal]:
    """The deals in order, as they finish."""
    if jobs == 1:
        yield from (play_deal(plan, number) for number in numbers)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=die_quietly)
    try:
        waiting: deque[Future[Deal]] = deque()
        for number in numbers:
            waiting.append(pool.submit(play_deal, plan, number))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def die_quietly() -> None:
    """Let Ctrl-C end a worker at once; the parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
