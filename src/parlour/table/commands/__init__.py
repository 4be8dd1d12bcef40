"""The commands of a table. Each checks a request, and returns the body of the log entry that fulfils it.

A command that the table refuses raises. The server appends the entry, and then `Table.apply` folds it in.
"""

from parlour.table.commands.absence import give_back, miss, resign, take_over
from parlour.table.commands.agreement import SKIP_AFTER, answer_undo, ask_undo, consequence, vote, voters
from parlour.table.commands.clock import grace, here, warn
from parlour.table.commands.configuration import close, open_table, own, set_options, set_terms
from parlour.table.commands.play import begin, begin_from, by_computer, deal, move, take_back, want_rematch
from parlour.table.commands.seating import (
    host_to,
    pass_host,
    remove,
    seat_computer,
    seat_computers,
    sit,
    sit_computer,
    stand,
    take_seat,
)
from parlour.table.commands.talk import emote, help_used, say, say_watching

__all__ = [
    "SKIP_AFTER",
    "answer_undo",
    "ask_undo",
    "begin",
    "begin_from",
    "by_computer",
    "close",
    "consequence",
    "deal",
    "emote",
    "give_back",
    "grace",
    "help_used",
    "here",
    "host_to",
    "miss",
    "move",
    "open_table",
    "own",
    "pass_host",
    "remove",
    "resign",
    "say",
    "say_watching",
    "seat_computer",
    "seat_computers",
    "set_options",
    "set_terms",
    "sit",
    "sit_computer",
    "stand",
    "take_back",
    "take_over",
    "take_seat",
    "vote",
    "voters",
    "want_rematch",
    "warn",
]
