"""The reference pages, generated from the code, so that they always agree with it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import typer.main
from typer.core import TyperGroup

import parlour
from parlour import bots
from parlour.cli import app, serve
from parlour.core.registry import built_in
from parlour.locales import say
from parlour.wire import messages
from parlour.wire.typescript_types import comments

SOURCE = Path(parlour.__file__).parent
# The public API, in the order in which programs need it: a file, and its classes or functions.
SURFACE = {
    "__init__.py": ("game", "replay", "bot", "hint"),
    "core/game.py": ("Game",),
    "core/state.py": ("State",),
    "core/moves.py": ("Move",),
    "core/result.py": ("Result",),
    "core/events.py": ("Event",),
    "core/errors.py": ("ParlourError", "OptionError", "UnreadableMove", "AmbiguousMove", "IllegalMove", "Refusal"),
    "lab/batch.py": ("Batch",),
}


def pages() -> dict[str, str]:
    """All reference pages, by their path in the site."""
    return {
        "reference/python.md": python_page(),
        "reference/options.md": options_page(),
        "reference/command-line.md": command_page(),
        "reference/protocol.md": protocol_page(),
        "reference/settings.md": settings_page(),
    }


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    lines = [list(heads), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"


# The Python API.


def python_page() -> str:
    """Signatures and docstrings of the public API, read from the source, because compiled code has no signatures."""
    parts = ["# Python\n\nThe public API. `import parlour` imports all of it except `parlour.lab.batch`.\n"]
    for file, names in SURFACE.items():
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        found = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
        for name in names:
            node = found[name]
            parts.append(class_part(node) if isinstance(node, ast.ClassDef) else function_part(node))
    return "\n".join(parts)


def function_part(node: ast.FunctionDef) -> str:
    return f"## parlour.{node.name}\n\n```py\n{signature(node)}\n```\n\n{ast.get_docstring(node)}\n"


def class_part(node: ast.ClassDef) -> str:
    """A class: its docstring, then every public method that has one."""
    rows = [
        (f"`{member(method)}`", " ".join((ast.get_docstring(method) or "").split("\n\n")[0].split()))
        for method in node.body
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_") and ast.get_docstring(method)
    ]
    words = f"## {node.name}\n\n{ast.get_docstring(node)}\n"
    return f"{words}\n{table(('member', 'what it is'), rows)}" if rows else words


def member(node: ast.FunctionDef) -> str:
    """A property by its name, a method with its parameters."""
    decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
    return node.name if "property" in decorators else signature(node)


def signature(node: ast.FunctionDef) -> str:
    """The signature of a function, without `self`."""
    taken = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    return f"{node.name}({taken})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


# The options of each game.


def options_page() -> str:
    """Every game with its seats, players and options."""
    parts = ["# Games and their options\n"]
    for name in sorted(built_in()):
        game = parlour.game(name)
        low, high = game.seats
        rows = [
            (f"`{one.name}`", f"`{one.default}`", one.allowed(high), one.rule, say("en", f"{name}-option-{one.name}"))
            for one in game.options.values()
        ]
        parts.append(f"## {say('en', f'{name}-name')}\n\n`{name}`: {say('en', f'{name}-pitch')}\n")
        parts.append(f"- Players: {low}" + (f" to {high}" if high > low else ""))
        parts.append(f"- Computers: {', '.join(f'`{level}`' for level in bots.levels(name))}")
        parts.append(f"- Actions: {len(game.actions):,}\n")
        parts.append(table(("option", "if left out", "possible", "rule", "what it is"), rows))
    parts.append("In the terminal an option is `--option name=value`, in Python a keyword of `game.deal`.\n")
    return "\n".join(parts)


# The command line.


def command_page() -> str:
    """Every command with its arguments and options."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    parts = ["# The command line\n\n`parlour COMMAND --help` prints the same in the terminal.\n"]
    for words, command in all_commands("parlour", group):
        rows = [(written(one), getattr(one, "help", None) or "", default_of(one)) for one in command.params]
        parts.append(f"## {words}\n\n{command.help}\n")
        shown = [row for row in rows if "--help" not in row[0]]
        parts.append(table(("", "what it is", "if left out"), shown) if shown else "")
    return "\n".join(parts)


def all_commands(words: str, group: TyperGroup) -> Iterator[tuple[str, Any]]:
    """The commands of a group, and of the groups in it."""
    for name in group.commands:
        command = group.commands[name]
        if isinstance(command, TyperGroup):
            yield from all_commands(f"{words} {name}", command)
        else:
            yield f"{words} {name}", command


def written(parameter: Any) -> str:
    """An argument in capitals, an option with its dashes."""
    if parameter.param_type_name == "argument":
        return f"`{parameter.name.upper()}`"
    return ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))


def default_of(parameter: Any) -> str:
    """The default of an option."""
    empty = parameter.default in (None, False) or callable(parameter.default)
    return "" if empty or parameter.required else f"`{parameter.default}`"


# The settings of a server.


def settings_table() -> str:
    """The table of settings, from the flags."""
    app = typer.Typer(add_completion=False)
    serve.add_to(app)
    lines = ["| flag | variable | default | what it is |", "|---|---|---|---|"]
    for option in typer.main.get_command(app).params:
        variable = getattr(option, "envvar", None)
        if variable is not None:
            default = "" if option.default in (None, False) else f"`{option.default}`"
            switch = "/".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
            lines.append(f"| {switch} | `{variable}` | {default} | {getattr(option, 'help', '')} |")
    return "\n".join(lines) + "\n"


def settings_page() -> str:
    words = "Each setting is a flag and an environment variable; the flag takes precedence. "
    words += "[Running a parlour](../operations.md) explains when to use which."
    return f"# Settings of the server\n\n{words}\n\n{settings_table()}"


# The protocol of a table.


def protocol_page() -> str:
    """Every message in both directions, and the structs that they contain."""
    source = Path(messages.__file__).read_text(encoding="utf-8")
    notes = comments(source)
    ours, theirs = get_args(messages.FromClient), get_args(messages.FromServer)
    parts = [f"# The protocol of a table\n\n{messages.__doc__}\n"]
    parts.append(f"Version {messages.VERSION}. How to use it: [write a player](../how-to/write-a-player.md).\n")
    for title, kinds in (("From a client", ours), ("From the server", theirs)):
        parts.append(f"## {title}\n")
        parts += [message_part(kind, kind.__struct_config__.tag, notes) for kind in kinds]
    parts.append("## Parts of messages\n")
    parts += [message_part(kind, kind.__name__, notes) for kind in all_kinds() if kind not in (*ours, *theirs)]
    return "\n".join(parts)


def all_kinds() -> list[Any]:
    """The structs of messages.py, except for the base class of all messages."""
    kinds = [kind for kind in vars(messages).values() if getattr(kind, "__module__", "") == messages.__name__]
    return [kind for kind in kinds if isinstance(kind, type) and kind is not messages.Message]


def message_part(kind: Any, name: str, notes: dict[tuple[str, str], str]) -> str:
    """One message: its name, docstring and fields."""
    rows = [(f"`{field}`", f"`{kind}`", note) for field, kind, note in fields_of(kind, notes)]
    words = f"### `{name}`\n\n" + (f"{' '.join(kind.__doc__.split())}\n" if kind.__doc__ else "")
    return f"{words}\n{table(('field', 'type', ''), rows)}" if rows else words


def fields_of(kind: Any, notes: dict[tuple[str, str], str]) -> Iterator[tuple[str, str, str]]:
    for field in kind.__struct_fields__:
        yield field, str(kind.__annotations__[field]), notes.get((kind.__name__, field), "")
