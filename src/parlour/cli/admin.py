"""`parlour admin`: administer a running server and its data."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

from parlour import locales
from parlour.cli.admin_client import ask
from parlour.cli.admin_output import HERE, Data, show_rows
from parlour.cli.admin_reports import reports
from parlour.cli.common import AsJson, Language, fails_politely, show, show_json
from parlour.core.errors import OptionError
from parlour.locales import say
from parlour.server.host import data_folder
from parlour.server.host.integrity import inspect
from parlour.storage import Address, StorageError, copying, is_server, without_password
from parlour.storage.sqlite import backups

COLUMNS = ("table", "game", "phase", "people", "seats", "connections", "moves", "names")
NODE_COLUMNS = ("node", "state", "tables", "address", "version", "seconds")
PERSON_COLUMNS = ("name", "id", "address", "table", "seat")

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="the table's id, or a prefix that is unique")]
Who = Annotated[str, typer.Argument(help="an address, a network such as 192.0.2.0/24, or a person's id or name")]
Database = Annotated[str, typer.Option("--database", envvar="PARLOUR_DATABASE", help="postgresql://..., if not SQLite")]

commands = typer.Typer(
    help="Administer a running server and its data. --data names the server's data folder.",
    no_args_is_help=True,
)
commands.add_typer(reports, name="reports")


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
    """List everybody at the tables, with the address and the id by which you can ban them."""
    locales.check_language(lang)
    found = ask(data, "people")
    if as_json:
        show_json(found)
        return
    show_rows(PERSON_COLUMNS, found, lang)
    show(say(lang, "admin-people", {"count": len({one["id"] or one["address"] for one in found})}))


@commands.command()
@fails_politely
def close(
    table: TableId,
    reason: Annotated[str, typer.Option(help="the reason that everybody at the table is shown")] = "",
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
    table: Annotated[str, typer.Option(help="the id of the person's table, or its beginning")] = "",
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Disconnect and ban a person, an address or a network."""
    locales.check_language(lang)
    show(say(lang, "admin-banned", {"who": named(ask(data, "bans", {"who": who, "table": table}))}))


@commands.command()
@fails_politely
def unban(who: Who, data: Data = HERE, lang: Language = "en") -> None:
    """Lift the ban on a person, an address or a network."""
    locales.check_language(lang)
    show(say(lang, "admin-unbanned", {"who": named(ask(data, "unban", {"who": who}))}))


@commands.command()
@fails_politely
def bans(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List the bans."""
    locales.check_language(lang)
    found = ask(data, "bans")
    if as_json:
        show_json([one["who"] for one in found])
        return
    for one in found:
        show(named(one))
    show(say(lang, "admin-bans", {"count": len(found)}))


def named(ban: Mapping[str, str]) -> str:
    """The address, network or id that is banned; for a person, the name too."""
    return f"{ban['name']} ({ban['who']})" if ban["name"] else ban["who"]


@commands.command()
@fails_politely
def message(text: Annotated[str, typer.Argument(help="the message")], data: Data = HERE, lang: Language = "en") -> None:
    """Show a message to everybody who is connected."""
    locales.check_language(lang)
    show(say(lang, "admin-told", ask(data, "message", {"text": text})))


@commands.command()
@fails_politely
def nodes(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List the nodes that share the database of a server, with the seconds since their last heartbeat."""
    locales.check_language(lang)
    found = ask(data, "nodes")
    if as_json:
        show_json(found)
        return
    show_rows(NODE_COLUMNS, found, lang)


@commands.command()
@fails_politely
def drain(
    undo: Annotated[bool, typer.Option("--undo", help="open tables on this node again")] = False,
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Hand the tables of this node to the other nodes, and open none here, so that you can stop it."""
    locales.check_language(lang)
    show(say(lang, "admin-resumed" if undo else "admin-drained", ask(data, "drain", {"undo": undo})))


@commands.command()
@fails_politely
def backup(
    file: Annotated[Path, typer.Argument(help="the file to write")],
    data: Data = HERE,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="replace an existing file")] = False,
    lang: Language = "en",
) -> None:
    """Back up the database into a file, whether or not a server is running."""
    locales.check_language(lang)
    if file.exists() and not overwrite:
        raise OptionError("admin-there-already", file=str(file))
    try:
        backups.copy(Path(database_of(data)), file)
    except (StorageError, OSError) as error:
        raise OptionError("admin-no-backup", reason=str(error)) from None
    show(say(lang, "admin-copied", {"file": str(file), "bytes": file.stat().st_size}))


@commands.command()
@fails_politely
def restore(
    file: Annotated[Path, typer.Argument(help="a file that `backup` wrote")],
    data: Data = HERE,
    lang: Language = "en",
) -> None:
    """Replace the database by a backup. Stop the server first; the old database is kept beside the new one."""
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
def check(data: Data = HERE, database: Database = "", lang: Language = "en", as_json: AsJson = False) -> None:
    """Check the database, every log and every result. Exit code 1 if anything is wrong. A server may be running."""
    locales.check_language(lang)
    try:
        found = inspect(database_of(data, database))
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


@commands.command()
@fails_politely
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="a data folder, or postgresql://...")],
    target: Annotated[str, typer.Argument(metavar="TO", help="a data folder or database without any data")],
    lang: Language = "en",
) -> None:
    """Copy all data into an empty database, from SQLite to PostgreSQL or back. Stop the server first."""
    locales.check_language(lang)
    with exclusively(source) as old, exclusively(target) as new:
        try:
            counts = copying.copy(old, new)
        except StorageError as error:
            raise OptionError("admin-no-copy", reason=str(error)) from None
    facts = {"source": without_password(source), "target": without_password(target)}
    show(say(lang, "admin-copied-all", {**facts, "tables": counts["tables"], "entries": counts["entry"]}))


@contextmanager
def exclusively(place: str) -> Iterator[Address]:
    """The database in a data folder, with the folder held against every server; or one of a server, as it is."""
    if is_server(place):
        yield place
    else:
        with data_folder.held(Path(place)):
            yield Path(place) / data_folder.DATABASE


def database_of(data: Path, server: str = "") -> Address:
    """The database in a data folder, or on a server; an error if the folder has none."""
    database = data / data_folder.DATABASE
    if server:
        return server
    if not database.is_file():
        raise OptionError("admin-no-database", folder=str(data))
    return database
