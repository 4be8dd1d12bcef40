"""`parlour verify`: whether a finished game was dealt as promised, and played by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.common import AsJson, Language, fails_politely, read_json, show, show_json
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.record import replay
from parlour.locales import check_language, say
from parlour.table.fairness import is_fair

PARTS = {"secret": str, "nonces": list, "commitment": str}


def add_to(app: typer.Typer) -> None:
    app.command("verify")(verify)


@fails_politely
def verify(
    file: Annotated[Path, typer.Argument(help="the record of a finished game, downloaded from its table")],
    commitment: Annotated[
        str | None, typer.Option(help="the commitment that the table published before the game")
    ] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Check the deal and the moves of a finished game. Exit code 1 if it was not fair."""
    check_language(lang)
    record = read_json(file)
    proof = record.pop("fairness", None) if isinstance(record, dict) else None
    if not isinstance(proof, dict) or any(not isinstance(proof.get(key), kind) for key, kind in PARTS.items()):
        raise OptionError("verify-no-proof", file=str(file))
    state = replay(record, registry.game)
    published = commitment or proof["commitment"]
    try:
        fair = is_fair(published, proof["secret"], proof["nonces"], str(record.get("seed")))
    except (ValueError, TypeError):  # not hex
        fair = False
    if as_json:
        show_json({"fair": fair, "moves": len(record["moves"]), "over": state.over, "commitment": published})
    else:
        show(say(lang, "verify-fair" if fair else "verify-unfair", {"moves": len(record["moves"])}))
    if not fair:
        raise typer.Exit(1)
