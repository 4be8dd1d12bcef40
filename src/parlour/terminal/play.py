"""One game, line by line. Input and output go through two functions, so that a pipe can play as well as a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from parlour.bots import Bot
from parlour.bots.hints import hint
from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.core.moves import Move
from parlour.core.state import State
from parlour.locales import say, say_error, say_reason, tell
from parlour.table.take_back import TakeBack
from parlour.terminal.after_game import WORDS as ENDING
from parlour.terminal.picture import Onlooker, picture
from parlour.terminal.saved_games import path_of, write_record

Show = Callable[[Text | str], None]
Ask = Callable[[str], str]  # raises EOFError at the end of the input


WORDS = ("?", "hint", "undo", "rules", "save", "quit")


class Quit(Exception):
    """The player leaves."""


@dataclass
class Session:
    """A game in the terminal: some seats are people, the others computers."""

    state: State
    names: Sequence[str]
    bots: Mapping[int, Bot]
    language: str
    show: Show
    ask: Ask
    take_back: TakeBack = field(default_factory=TakeBack)
    changed: bool = True  # whether the table has changed since it was last shown
    hinted: int = 0  # the level of the hint given for this position
    kept: Path | None = None  # where the game is saved automatically, after every move of a person

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.show(self.say("cli-help") if len(self.bots) < self.state.seats else self.say("cli-no-you"))
        self.show_looks()
        while not self.state.over:
            self.step()
        self.show_result()

    def show_looks(self) -> None:
        """Let players who do not begin look at their decks, before the first card ends it (House of Cards, §2.5)."""
        for seat in range(self.state.seats):
            if seat not in self.bots and seat != self.state.turn and self.state.view(seat).get("look"):
                self.show(f"\n{self.names[seat]}:")
                self.show_table(seat)
        self.changed = True

    def step(self) -> None:
        """Play one move of the seat on turn."""
        seat = self.state.turn
        assert seat is not None
        if seat in self.bots:
            self.play(self.bots[seat].choose(self.state))
            return
        if self.changed:
            self.show_table(seat)
        line = self.read_line(seat)
        try:
            self.answer(line)
        except ParlourError as error:
            self.show(say_error(self.language, error))

    def show_table(self, seat: int | None) -> None:
        """Show the table as a seat sees it."""
        self.show("")
        self.show(picture(self.state.view(seat), Onlooker(seat, self.names, self.language)))
        self.changed = False

    def read_line(self, seat: int) -> str:
        """The next line that is not empty."""
        while True:
            try:
                line = self.ask(self.prompt(seat) + " ").strip()
            except EOFError:
                raise Quit from None
            if line:
                return line

    def prompt(self, seat: int) -> str:
        """The prompt with the name of the player on turn."""
        return self.say("cli-your-move", name=self.names[seat], you=is_you(self.names[seat], self.language))

    def offered(self) -> list[str]:
        """The lines that can be typed now."""
        return [*map(str, self.state.legal()), *WORDS, *(ENDING if self.state.over else ())]

    def answer(self, line: str) -> None:
        """Handle a command or a move."""
        match line.lower().split():
            case ["?" | "help"]:
                self.show(self.say("cli-legal") + " " + "; ".join(map(str, self.state.legal())))
            case ["hint"]:
                self.hint()
            case ["undo"]:
                self.undo()
            case ["rules"]:
                self.show(self.state.game.rulebook(self.language))
            case ["save", *_]:
                self.save(line)
            case ["quit" | "exit"]:
                raise Quit
            case _:
                self.play(line)
                self.keep()

    def play(self, move: Move | str) -> None:
        """Play a move and show its events."""
        before = self.state.clone()
        events = self.state.play(move)
        self.take_back.remember(before, str(move), events, self.state)
        self.changed = True
        self.hinted = 0
        self.tell(events)

    def tell(self, events: Sequence[Event]) -> None:
        """Show a log line for each event. With one person at the table, it shows what that person may see."""
        people = [seat for seat in range(self.state.seats) if seat not in self.bots]
        onlooker = people[0] if len(people) == 1 else None
        for event in events:
            self.show("  " + tell(self.language, event.seen_by(onlooker), self.names, onlooker))

    def hint(self) -> None:
        """Show a hint, one level more each time: the kind of action, the action, why."""
        self.hinted = min(self.hinted + 1, 3)
        found = hint(self.state, self.hinted)
        for reason in found.reasons:
            self.show("  " + say_reason(self.language, reason, self.names))
        share, error = (f"{100 * part:.0f}" for part in found.win_chance)
        self.show("  " + self.say("cli-win-chance", share=share, error=error))
        # Last, because it is what to do: in notation that the prompt accepts, not in a sentence.
        if found.move is None:
            self.show("  " + self.say("cli-type-word", word=found.word))
        else:
            self.show("  " + self.say("cli-type", move=str(found.move)))

    def undo(self) -> None:
        """Take back the last move of this turn, if it revealed nothing hidden."""
        last = self.take_back.last()
        if last is not None:
            self.state, move = last
            self.changed = True
            self.hinted = 0
            self.show(self.say("cli-taken-back", move=move))
        elif closed := self.take_back.closed:
            self.show(self.say(f"cli-{closed.words}", move=closed.move, rule=closed.rule))
        else:
            self.show(self.say("cli-nothing-to-undo"))

    def save(self, line: str) -> None:
        """`save FILE`: write the record of the game so far; an existing file is replaced only after a yes."""
        path = path_of(line)
        if path is None:
            self.show(self.say("cli-save-where"))
        elif path.exists() and not path.is_dir() and not self.agrees(self.say("cli-overwrite", file=str(path))):
            self.show(self.say("cli-not-saved"))
        elif self.written(path):
            self.show(self.say("cli-saved", file=str(path)))

    def agrees(self, question: str) -> bool:
        """Whether the player answers yes, in their language or in English; anything else, and end of input, is a no."""
        try:
            answer = self.ask(question + " ").strip().lower()
        except EOFError:
            return False
        return answer in {"y", "yes", *self.say("cli-yes").split()}

    def written(self, path: Path) -> bool:
        """Write the record, and return whether it succeeded; show the error if it did not."""
        try:
            write_record(path, self.state)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = getattr(error, "strerror", None) or str(error)
            self.show(self.say("cli-cannot-write", file=str(path), reason=reason))
            return False
        return True

    def keep(self) -> None:
        """Save the game automatically, if it has a file; after a failure, which is shown, stop trying."""
        if self.kept is not None and not self.written(self.kept):
            self.kept = None

    def show_result(self) -> None:
        """Show the winners and the scores."""
        self.show_table(None)
        say_result(self.state, self.names, self.language, self.show)

    def say(self, key: str, **facts: object) -> str:
        """The words of a message in the player's language."""
        return say(self.language, key, facts)


def is_you(name: str, language: str) -> bool:
    """Whether a seat belongs to the only person, who is addressed as "you"."""
    return name == say(language, "cli-you")


def say_result(state: State, names: Sequence[str], language: str, show: Show) -> None:
    """Show the winners and the scores."""
    result = state.result
    assert result is not None
    others = [names[seat] for seat in result.winners if not is_you(names[seat], language)]
    you = len(others) < len(result.winners)
    show(say(language, "cli-won", {"count": len(result.winners), "winners": ", ".join(others), "you": you}))
    for place in result.ranking:
        for seat in place:
            show("  " + say(language, "cli-score", {"name": names[seat], "score": result.scores[seat]}))
