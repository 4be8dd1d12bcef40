"""The README's picture of the terminal: a few moves of Notty as the program prints them (part of `make pictures`)."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import parlour
from parlour.terminal.play import Quit, Session

PICTURE = Path(__file__).parent / "notty-in-the-terminal.svg"
MOVES = ["draw 4", "cycle", "end", "drop B2", "end", "draw 2", "group G2 G3 G4"]
# Rich's own frame, without the fonts that it would download.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
 aria-label="A game of Notty in the terminal: hands face up, a refused move with its reason, the moves of both players">
<style>{styles}
text {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 20px; white-space: pre }}</style>
<rect width="{width}" height="{height}" rx="8" fill="#12261f"/>
<g transform="translate(9, 9)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""
# Felt, cream paper, and Notty's five colours in warm light.
EVENING = TerminalTheme(
    (18, 38, 31),
    (240, 232, 214),
    [(18, 38, 31), (232, 112, 98), (126, 190, 112), (233, 196, 92), (122, 170, 222), *[(240, 232, 214)] * 3],
)


def drawn() -> str:
    """The picture, drawn from a game that is played now."""
    console = Console(record=True, width=96, force_terminal=True, highlight=False, file=io.StringIO())
    waiting = iter(MOVES)

    def show(line: Text | str) -> None:
        console.print(line, markup=False)

    def ask(prompt: str) -> str:
        move = next(waiting, None)
        if move is None:
            raise EOFError
        show(prompt + move)
        return move

    state = parlour.game("notty").deal(seats=2, seed=7)
    players = {1: parlour.bot("notty", level="reference")}
    with suppress(Quit):
        Session(state, ["you", "reference"], players, "en", show, ask).run()
    svg = console.export_svg(title="", code_format=FRAME, unique_id="notty", theme=EVENING)
    svg = re.sub(r' clip-path="[^"]*"', "", svg)  # the frame has no clips
    return re.sub(r"<text[^>]*>\s*</text>", "", svg)


def main() -> None:
    PICTURE.write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
