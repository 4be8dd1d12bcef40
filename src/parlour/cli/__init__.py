"""The command line: `parlour games`, `rules`, `play`, `replay`, `serve`, `verify`, `bench`, `arena`, `levels`, ..."""

from __future__ import annotations

import typer

from parlour.cli import arena, bench, games, levels, play, regret, replay, rules, serve, train, verify

app = typer.Typer(
    name="parlour",
    help="A card parlour in one command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games, rules, play, replay, serve, verify, bench, arena, levels, regret, train):
    command.add_to(app)
