"""Games of computers, watched in the terminal: what a spectator may see, action by action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.bots import Bot
from parlour.core.state import State
from parlour.locales import tell
from parlour.terminal.picture import Onlooker, picture
from parlour.terminal.play import Show, say_result


@dataclass
class Watching:
    """A game of computers, and its spectator."""

    state: State
    names: Sequence[str]
    bots: Mapping[int, Bot]
    language: str
    show: Show
    rest: Callable[[], None]  # the pause between two actions

    def run(self) -> None:
        """Show the game to its end; the table appears whenever a turn begins."""
        turn = None
        while self.state.turn is not None:
            if self.state.turn != turn:
                turn = self.state.turn
                self.show_table()
            for event in self.state.play(self.bots[turn].choose(self.state)):
                self.show("  " + tell(self.language, event.seen_by(None), self.names, None))
            self.rest()
        self.show_table()
        say_result(self.state, self.names, self.language, self.show)

    def show_table(self) -> None:
        """Show the table as a spectator sees it."""
        self.show("")
        self.show(picture(self.state.view(None), Onlooker(None, self.names, self.language)))
