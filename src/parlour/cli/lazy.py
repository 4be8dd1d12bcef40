"""Commands that are imported only when they run: `parlour --help` and completion need just a name and one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group


def load(name: str) -> Any:
    """Import the module of a command and return the command."""
    alone = typer.Typer(rich_markup_mode=None)
    import_module(f"parlour.cli.{name}").add_to(alone)
    return get_group(alone).commands[name]


class Commands(MutableMapping[str, Any]):
    """The commands by name, each loaded on first access."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self.lines = lines
        self.loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.loaded and name in self.lines:
            self.loaded[name] = load(name)
        return self.loaded[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self.loaded[name] = command

    def __delitem__(self, name: str) -> None:
        del self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)


class LateCommands(TyperGroup):
    """A group that lists its commands with one line each and imports only the one that runs."""

    lines: Mapping[str, str]

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Commands(self.lines)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.lines)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """A stand-in for the command, enough to list it."""
        line = self.lines.get(cmd_name)
        return None if line is None else TyperCommand(cmd_name, help=line)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command itself, to run it or to complete its arguments."""
        name, listed, rest = super().resolve_command(ctx, args)
        return name, listed and self.commands[str(listed.name)], rest
