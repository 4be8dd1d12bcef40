"""`parlour admin reports`: what people have reported to the host."""

from __future__ import annotations

import datetime
from typing import Annotated, Any
from urllib.parse import quote

import typer

from parlour import locales
from parlour.cli.admin_client import ask
from parlour.cli.admin_output import HERE, Data, show_rows
from parlour.cli.common import AsJson, Language, fails_politely, show, show_json
from parlour.locales import say

COLUMNS = ("report", "date", "reason", "name", "about", "by", "table")
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help="the id of the report")]

reports = typer.Typer(help="What people have reported to the host: list, show, close.", no_args_is_help=True)


@reports.command("list")
@fails_politely
def list_reports(data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """List the reports that are not closed."""
    locales.check_language(lang)
    found = ask(data, "reports")
    if as_json:
        show_json(found)
        return
    show_rows(COLUMNS, [readable(one, lang) for one in found], lang)
    show(say(lang, "admin-reports", {"count": len(found)}))


@reports.command("show")
@fails_politely
def show_report(report: ReportId, data: Data = HERE, lang: Language = "en", as_json: AsJson = False) -> None:
    """Show a report with the last lines of the table's chat. `parlour admin ban ID` bans the person."""
    locales.check_language(lang)
    found = ask(data, f"reports/{quote(report, safe='')}")
    if as_json:
        show_json(found)
        return
    show_rows(COLUMNS, [readable(found, lang)], lang)
    for text in (found["text"], *(f"{line['name']}: {line['text']}" for line in found["lines"])):
        if text:
            show(text)


@reports.command("close")
@fails_politely
def close_report(report: ReportId, data: Data = HERE, lang: Language = "en") -> None:
    """Close a report: it is no longer listed."""
    locales.check_language(lang)
    show(say(lang, "admin-report-closed", ask(data, f"reports/{quote(report, safe='')}/close", {})))


def readable(report: dict[str, Any], lang: str) -> dict[str, Any]:
    """A report with its date and the words of its reason; a name that has changed since is shown with the new one."""
    date = datetime.datetime.fromtimestamp(report["at"]).strftime("%Y-%m-%d %H:%M")
    name = report["name"] if report["now"] in ("", report["name"]) else f"{report['name']} ({report['now']})"
    return report | {"date": date, "name": name, "reason": say(lang, f"admin-reason-{report['reason']}")}
