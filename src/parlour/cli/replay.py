"""`parlour replay`: replay a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from parlour import locales
from parlour.cli.common import AsJson, Language, fails_politely, read_json, show, show_json
from parlour.core import registry
from parlour.core.errors import OptionError, ParlourError
from parlour.core.record import read_record
from parlour.core.state import State
from parlour.terminal.play import Session


def add_to(app: typer.Typer) -> None:
    app.command("replay")(replay)


@fails_politely
def replay(
    file: Annotated[Path, typer.Argument(help="a record, written by `save` during a game")],
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a record, move by move."""
    locales.check_language(lang)
    state, moves = read_record(read_json(file), registry.game)
    names = [str(seat) for seat in range(state.seats)]
    session = Session(state, names, {}, lang, (lambda _: None) if as_json else show, input)
    for number, move in enumerate(moves, start=1):
        session.show(f"{number}. {names[state.on_turn]}: {move}" if not state.over else f"{number}. {move}")
        try:
            session.play(move)
        except ParlourError as error:
            raise OptionError("record-move", number=number, move=move, reason=str(error)) from error
    if as_json:
        show_json(answer(state, len(moves)))
    elif state.over:
        session.show_result()


def answer(state: State, moves: int) -> dict[str, Any]:
    """The final position and result, as plain data."""
    result = state.result
    ended = None if result is None else {"winners": result.winners, "scores": result.scores, "ranking": result.ranking}
    return {"game": state.game.name, "moves": moves, "turn": state.turn, "result": ended, "position": state.position()}
