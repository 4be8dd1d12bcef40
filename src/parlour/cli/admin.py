"""`parlour admin`: look after a running house, and after what it keeps."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import typer
from rich.table import Table
from rich.text import Text

from parlour import locales
from parlour.cli.common import AsJson, Language, console, fails_politely, show, show_json
from parlour.cli.running import ask
from parlour.core.errors import OptionError
from parlour.locales import say
from parlour.server.host import data_folder
from parlour.server.host.integrity import inspect
from parlour.storage import StorageError
from parlour.storage.sqlite import backups

COLUMNS = ("table", "game", "phase", "people", "seats", "connections", "moves", "names")
PERSON_COLUMNS = ("name", "id", "address", "table", "seat")

Data = Annotated[Path, typer.Option("--data", envvar="PARLOUR_DATA", help="the data folder of the server")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="its id, or enough of its beginning")]
Who = Annotated[str, typer.Argument(help="an address, a network such as 192.0.2.0/24, or a person's id or name")]
HERE = Path("parlour-data")
WIDE = 240  # columns of a pipe

commands = typer.Typer(
    help="Look after a running house, and after what it keeps. The server is found by its data folder.",
    no_args_is_help=True,
)


def add_to(app: typer.Typer) -> None:
    app.add_typer(commands, name="admin")


@commands.command()
@fails_politely
def tables(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List all tables."""
    locales.check_language(lang)
    found = ask(data, "tables")
    if as_json:
        show_json(found)
        return
    show_rows(COLUMNS, found, lang)
    show(say(lang, "admin-tables", {"count": len(found)}))


@commands.command()
@fails_politely
def people(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List everybody at the tables, with the address and the id that they can be banned by."""
    locales.check_language(lang)
    found = ask(data, "people")
    if as_json:
        show_json(found)
        return
    show_rows(PERSON_COLUMNS, found, lang)
    show(say(lang, "admin-people", {"count": len({one["id"] or one["address"] for one in found})}))


def show_rows(columns: Sequence[str], rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """A table, whole in a pipe too. What people call themselves is shown as it is, whatever signs are in it."""
    grid = Table(box=None, pad_edge=False)
    for name in columns:
        grid.add_column(say(lang, f"admin-column-{name}"), overflow="fold")  # what is typed into a ban is never cut off
    for row in rows:
        grid.add_row(*(Text(as_cell(row.get(name))) for name in columns))
    screen = console()
    if not screen.is_terminal:
        screen.width = WIDE
    screen.print(grid)


def as_cell(fact: Any) -> str:
    """A fact of a row: a list with commas, and nothing where there is none."""
    if isinstance(fact, list):
        return ", ".join(map(str, fact))
    return "" if fact is None else str(fact)


@commands.command()
@fails_politely
def close(
    table: TableId,
    reason: Annotated[str, typer.Option(help="what its guests are told")] = "",
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Close a table."""
    locales.check_language(lang)
    closed = ask(data, f"tables/{quote(table, safe='')}/close", {"reason": reason})
    show(say(lang, "admin-closed", closed))


@commands.command()
@fails_politely
def ban(
    who: Who,
    table: Annotated[str, typer.Option(help="the table that the person is at, or the beginning of its id")] = "",
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Send a person, an address or a network away, and do not let them in again."""
    locales.check_language(lang)
    show(say(lang, "admin-banned", {"who": named(ask(data, "bans", {"who": who, "table": table}))}))


@commands.command()
@fails_politely
def unban(who: Who, data: Data = HERE, lang: Language = "en") -> None:
    """Let a person, an address or a network in again."""
    locales.check_language(lang)
    show(say(lang, "admin-unbanned", {"who": named(ask(data, "unban", {"who": who}))}))


@commands.command()
@fails_politely
def bans(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List who may not come in."""
    locales.check_language(lang)
    found = ask(data, "bans")
    if as_json:
        show_json([one["who"] for one in found])
        return
    for one in found:
        show(named(one))
    show(say(lang, "admin-bans", {"count": len(found)}))


def named(ban: Mapping[str, str]) -> str:
    """What is banned: of a person the name too."""
    return f"{ban['name']} ({ban['who']})" if ban["name"] else ban["who"]


@commands.command()
@fails_politely
def message(
    text: Annotated[str, typer.Argument(help="what everybody is to read")], data: Data = HERE, lang: Language = "en"
) -> None:
    """Tell everybody who is connected something."""
    locales.check_language(lang)
    show(say(lang, "admin-told", ask(data, "message", {"text": text})))


@commands.command()
@fails_politely
def backup(
    file: Annotated[Path, typer.Argument(help="the copy to make")],
    data: Data = HERE,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="replace a file that is there")] = False,
    lang: Language = "en",
) -> None:
    """Copy the database into a file, with or without a running server."""
    locales.check_language(lang)
    if file.exists() and not overwrite:
        raise OptionError("admin-there-already", file=str(file))
    try:
        backups.copy(database_of(data), file)
    except (StorageError, OSError) as error:
        raise OptionError("admin-no-backup", reason=str(error)) from None
    show(say(lang, "admin-copied", {"file": str(file), "bytes": file.stat().st_size}))


@commands.command()
@fails_politely
def restore(
    file: Annotated[Path, typer.Argument(help="a copy that `backup` has made")],
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Put a copy in the place of the database. Not while a server runs; the old database is kept beside it."""
    locales.check_language(lang)
    now = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    with data_folder.held(data):
        database = data / data_folder.DATABASE
        aside = database.with_name(f"{database.name}.before-{now}")
        there = database.exists()
        try:
            backups.put_back(file, database, aside)
        except (StorageError, OSError) as error:
            raise OptionError("admin-no-restore", reason=str(error)) from None
    show(say(lang, "admin-restored", {"file": str(file), "aside": str(aside) if there else "none"}))


@commands.command()
@fails_politely
def check(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """Look whether everything that is kept makes sense. Exit code 1 if not. A server may run meanwhile."""
    locales.check_language(lang)
    try:
        found = inspect(database_of(data))
    except StorageError as error:
        raise OptionError("admin-no-check", reason=str(error)) from None
    counts = {"tables": found.tables, "entries": found.entries, "games": found.games}
    troubles = [say(lang, trouble.key, trouble.facts) for trouble in found.troubles]
    if as_json:
        show_json({**counts, "troubles": troubles})
    else:
        for trouble in troubles:
            show(trouble)
        show(say(lang, "admin-checked", {**counts, "troubles": len(troubles)}))
    if troubles:
        raise typer.Exit(1)


def database_of(data: Path) -> Path:
    """What a server has kept in a folder."""
    database = data / data_folder.DATABASE
    if not database.is_file():
        raise OptionError("admin-no-database", folder=str(data))
    return database
