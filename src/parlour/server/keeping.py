"""What is written beside the log of a table, in the same transaction: where people sit, which tables are live."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.storage import people, rows
from parlour.storage.rows import Statement
from parlour.table.log import Draft
from parlour.table.seats import Person
from parlour.table.table import Table


def beside(id: str, table: Table, drafts: Sequence[Draft], at: float) -> list[Statement]:
    """Everything that goes with these drafts; the table is as it was before them."""
    return [statement for draft in drafts for statement in of_draft(id, table, draft, at)]


def of_draft(id: str, table: Table, draft: Draft, at: float) -> Iterator[Statement]:
    match draft.kind:
        case "sat" if draft.body["person"] and draft.seat is not None:
            sitting = people.Sitting(person=draft.body["person"], table_id=id, seat=draft.seat, since=at)
            yield people.add_sitting(sitting)
        case "stood" if draft.seat is not None:
            yield rows.forget_commands(id, draft.seat)
            occupant = table.seats[draft.seat]
            if isinstance(occupant, Person) and occupant.person:
                yield people.remove_sitting(occupant.person, id)
        case "began" if table.clock.seconds is not None:
            yield rows.mark_live(id, True)
        case "secret" if table.phase == "over" and table.clock.seconds is not None:
            yield rows.mark_live(id, False)
        case "closed":
            yield rows.mark_closed(id, at)
