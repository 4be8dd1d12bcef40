"""`parlour review`: what decided a finished game, with luck and skill kept apart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from parlour import locales
from parlour.bots.review import Review, Reviewed, as_data, review, skill_of
from parlour.cli.arena import Svg, bar, show_grids
from parlour.cli.bench import check_folder, write
from parlour.cli.common import AsJson, Language, fails_politely, read_json, show, show_json
from parlour.lab.arena.tables import Grid
from parlour.lab.win_chance_plot import course
from parlour.locales import say, say_reason

COLUMNS = ("seat", "even", "deal", "luck", "own", "others", "result")
LABELS = ("best", "good", "inaccuracy", "mistake", "blunder", "forced")


def add_to(app: typer.Typer) -> None:
    app.command("review")(review_file)


@fails_politely
def review_file(
    file: Annotated[
        Path, typer.Argument(help="a record, written by `save` during a game or downloaded from the table's page")
    ],
    svg: Svg = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Review a finished game: how much was luck, how much was skill, and which moves were not the best."""
    locales.check_language(lang)
    record = read_json(file)
    if svg:
        check_folder(svg)
    with bar() as progress:
        task = progress.add_task("", total=None)
        found = review(record, told=lambda done, of: progress.update(task, completed=done, total=of))
    names = [say(lang, "review-seat-n", {"seat": seat}) for seat in range(len(found.sums))]
    if svg:
        write(svg, course(found, names, say(lang, "review-course", {"game": found.game})))
    if as_json:
        show_json(as_data(found))
    else:
        show_review(found, names, lang)


def show_review(found: Review, names: Sequence[str], lang: str) -> None:
    """Print the sums, the labels, the turning points and the worst moves."""
    show_grids([sums_grid(found, names, lang), labels_grid(found, names, lang)])
    for title, numbers in (("review-turning", found.turning), ("review-errors", errors_of(found))):
        show("\n" + say(lang, title, {"count": len(numbers)}))
        for number in numbers:
            show_action(found, number, names, lang)


def sums_grid(found: Review, names: Sequence[str], lang: str) -> Grid:
    """What each seat's result is made of, in points of 100."""
    rows = []
    for name, one in zip(names, found.sums, strict=True):
        parts = (one.deal, one.luck, one.own, one.others)
        rows.append(
            [name, f"{100 * one.even:.0f}", *(f"{100 * part:+.0f}" for part in parts), f"{100 * one.result:.0f}"]
        )
    return Grid(say(lang, "review-sums"), [say(lang, f"review-{column}") for column in COLUMNS], rows)


def labels_grid(found: Review, names: Sequence[str], lang: str) -> Grid:
    """How often each label was given."""
    rows = [
        [name, *(str(one.labels.get(label, 0)) for label in LABELS)]
        for name, one in zip(names, found.sums, strict=True)
    ]
    return Grid(say(lang, "review-labels"), [say(lang, f"review-{name}") for name in ("seat", *LABELS)], rows)


def errors_of(found: Review) -> list[int]:
    """The five actions that gave away the most, in the order of play."""
    wrong = [number for number, one in enumerate(found.actions) if one.verdict.loss]
    return sorted(sorted(wrong, key=lambda number: -found.actions[number].verdict.loss)[:5])


def most_changed(found: Review, number: int) -> int:
    """The seat whose chance an action changed the most."""
    changes = [
        abs(two.share - one.share) for one, two in zip(found.curve[number], found.curve[number + 1], strict=True)
    ]
    return changes.index(max(changes))


def parts_of(found: Review, number: int, who: int) -> tuple[int, int]:
    """How much skill and luck changed a seat's chance in one action: whole points of 100 that add up."""
    before, after = (round(100 * found.curve[place][who].share) for place in (number, number + 1))
    one = found.actions[number]
    skill = round(100 * skill_of(who, one.step, one.verdict, len(found.sums)))
    if not one.reveals and number + 1 < len(found.actions):
        skill = after - before
    return skill, after - before - skill


def show_action(found: Review, number: int, names: Sequence[str], lang: str) -> None:
    """Print an action, what it changed, and the better move with its reasons."""
    one: Reviewed = found.actions[number]
    step, verdict = one.step, one.verdict
    who = most_changed(found, number)
    before, after = (f"{round(100 * found.curve[place][who].share)}" for place in (number, number + 1))
    facts = {"number": number + 1, "name": names[step.seat], "move": str(step.move)}
    skill, luck = parts_of(found, number, who)
    shares = {"who": names[who], "before": before, "after": after, "skill": f"{skill:+d}", "luck": f"{luck:+d}"}
    show(say(lang, "review-action", facts | shares | {"label": say(lang, f"review-{verdict.label}")}))
    if verdict.loss:
        loss = {"loss": f"{100 * verdict.loss:.1f}", "error": f"{100 * verdict.error:.1f}", "best": str(verdict.best)}
        show("   " + say(lang, "review-better", loss))
        for reason in verdict.reasons[1:]:
            show("   " + say_reason(lang, reason, names))
