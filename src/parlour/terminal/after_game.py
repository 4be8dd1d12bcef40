"""After the last card: the game can still be saved, reviewed and played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.core.errors import ParlourError
from parlour.core.state import State
from parlour.locales import say_error

if TYPE_CHECKING:
    from parlour.terminal.play import Session

WORDS = ("save", "review", "rematch", "rules", "quit")

Review = Callable[[State], None]


def wants_rematch(session: Session, review: Review) -> bool:
    """Handle commands at the end of a game until the player leaves (False) or wants another game (True)."""
    session.show(session.say("cli-end-help"))
    while True:
        try:
            line = session.ask(session.say("cli-end-prompt") + " ").strip()
        except EOFError:
            return False
        match line.lower().split():
            case []:
                continue
            case ["quit" | "exit" | "q"]:
                return False
            case ["rematch" | "again"]:
                return True
            case ["review"]:
                try:
                    review(session.state)
                except ParlourError as error:
                    session.show(say_error(session.language, error))
            case ["rules"]:
                session.show(session.state.game.rulebook(session.language))
            case ["save", *_]:
                session.save(line)
            case _:
                session.show(session.say("cli-end-help"))
