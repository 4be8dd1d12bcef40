"""The handlers, one per kind of log entry. mypy proves that none is missing and that each fits its struct."""

from __future__ import annotations

from typing import assert_never

from parlour.table import entries
from parlour.table.entries import Body
from parlour.table.handler import Handled
from parlour.table.handlers import absence, agreement, clock, configuration, play, seating, talk


def handled(body: Body) -> Handled:
    """Return an entry's body together with the handler of its kind."""
    match body:
        # The game.
        case entries.Moved():
            return play.MOVED.of(body)
        case entries.TookBack():
            return play.TOOK_BACK.of(body)
        case entries.Began():
            return play.BEGAN.of(body)
        case entries.RematchWanted():
            return play.REMATCH_WANTED.of(body)
        case entries.Ended():
            return play.ENDED.of(body)
        # The table and its seats.
        case entries.Opened():
            return configuration.OPENED.of(body)
        case entries.OptionsSet():
            return configuration.OPTIONS_SET.of(body)
        case entries.TermsSet():
            return configuration.TERMS_SET.of(body)
        case entries.SecretDrawn():
            return configuration.SECRET_DRAWN.of(body)
        case entries.Closed():
            return configuration.CLOSED.of(body)
        case entries.Owned():
            return configuration.OWNED.of(body)
        case entries.Sat():
            return seating.SAT.of(body)
        case entries.SeatTaken():
            return seating.SEAT_TAKEN.of(body)
        case entries.Stood():
            return seating.STOOD.of(body)
        case entries.ComputerSeated():
            return seating.COMPUTER_SEATED.of(body)
        case entries.HostPassed():
            return seating.HOST_PASSED.of(body)
        # Clocks, absence, votes, undo, talk.
        case entries.Warned():
            return clock.WARNED.of(body)
        case entries.StillHere():
            return clock.STILL_HERE.of(body)
        case entries.Grace():
            return clock.GRACE.of(body)
        case entries.TookOver():
            return absence.TOOK_OVER.of(body)
        case entries.GaveBack():
            return absence.GAVE_BACK.of(body)
        case entries.Resigned():
            return absence.RESIGNED.of(body)
        case entries.Voted():
            return agreement.VOTED.of(body)
        case entries.Skipped():
            return agreement.SKIPPED.of(body)
        case entries.UndoAsked():
            return agreement.UNDO_ASKED.of(body)
        case entries.UndoAnswered():
            return agreement.UNDO_ANSWERED.of(body)
        case entries.Undone():
            return agreement.UNDONE.of(body)
        case entries.Helped():
            return talk.HELPED.of(body)
        case entries.Said():
            return talk.SAID.of(body)
        case entries.SpectatorSaid():
            return talk.SPECTATOR_SAID.of(body)
        case entries.Emoted():
            return talk.EMOTED.of(body)
        case _:
            assert_never(body)
