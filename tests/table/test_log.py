"""The log is typed: every kind of entry has a struct and a handler, and is stored byte for byte as it always was."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.table import commands
from parlour.table.entries import Began, Body, ComputerSeated, Moved, Opened, SecretDrawn
from parlour.table.errors import DamagedLog, LogError, NewerLog
from parlour.table.handlers import handled
from parlour.table.log import KINDS, Entry, kind_of, loaded, stored
from parlour.table.news import MoveGone, News, Play, Talked, TimeRunsOut, UndoRefused, WholeTable
from parlour.table.projections import ClockRuns, CodeExpired, PersonSits, Projection, SeatFreed, TableClosed, TableOwned
from parlour.table.table import Table
from tests.records.test_records import every_record
from tests.table.evening import STORED, evening
from tests.table.stored_table import Kept


def written(body: object) -> str:
    """Return a body as the store has always written it."""
    return json.dumps(body, separators=(",", ":"), allow_nan=False)


def lines() -> list[tuple[str, str]]:
    """Return the kinds and bodies of the stored evening."""
    text = STORED.read_text(encoding="utf-8")
    return [(kind, body) for kind, _, body in (line.partition("\t") for line in text.splitlines())]


# Stored entries.


def test_the_stored_evening_has_every_kind() -> None:
    assert {kind for kind, _ in lines()} == set(KINDS)
    assert len(KINDS) == 31


def test_every_stored_entry_is_written_again_to_the_same_bytes() -> None:
    for kind, text in lines():
        again, body = stored(loaded("evening", kind, json.loads(text)))
        assert (again, written(body)) == (kind, text)


def test_an_evening_of_today_is_stored_as_it_always_was() -> None:
    entries = [stored(entry.body) for kept in evening() for entry in kept.log]
    assert [(kind, written(body)) for kind, body in entries] == lines()


@every_record
def test_a_golden_record_is_stored_and_folded_from_its_bytes(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    record = golden["record"]
    start = parlour.replay({**record, "moves": []})
    table = Table(parlour.game(record["game"]))
    begun = Began(None, "", [], None, record["rules"], start.position())
    opened = Opened(None, "show", record["seats"], record["options"])
    seats = [ComputerSeated(None, seat, "reference") for seat in range(record["seats"])]
    bodies: list[Body] = [opened, SecretDrawn(None, "5e" * 32), *seats, begun]
    for body in bodies:
        table.apply(Entry(table.seq + 1, body, 0.0))
    for move in record["moves"]:
        text = written({"seat": table.on_turn, "move": move})
        body = loaded(path.stem, "moved", json.loads(text))
        assert written(stored(body)[1]) == text
        table.apply(Entry(table.seq + 1, body, 0.0))
    assert table.state is not None and f"{table.state.hash():016x}" == golden["hash"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("opened", '{"seat":null,"visibility":"quick","seats":2,"options":{}}'),
        ("opened", '{"seat":null,"visibility":"quick","seats":2,"options":{},"match":null}'),
        ("sat", '{"seat":0,"name":"Ann","nonce":"ab","key":""}'),
        ("began", '{"seat":null,"seed":"ab","nonces":[]}'),
        ("began", '{"seat":null,"seed":"ab","nonces":[],"starter":1,"position":{"turn":0}}'),
        ("took_back", '{"seat":0}'),
        ("undone", '{"seat":0,"to":3}'),
        ("said", '{"seat":0,"text":"hi"}'),
    ],
)
def test_entries_of_earlier_programs_lack_fields_and_keep_lacking_them(kind: str, text: str) -> None:
    assert written(stored(loaded("old", kind, json.loads(text)))[1]) == text


# Entries that cannot be loaded.


def refused(kind: str, body: dict[str, Any]) -> LogError:
    with pytest.raises(LogError) as caught:
        loaded("t4ble", kind, body)
    return caught.value


def test_a_kind_that_this_program_does_not_know_says_so_and_what_to_do() -> None:
    error = refused("teleported", {"seat": 0})
    assert isinstance(error, NewerLog)
    assert error.facts == {"table": "t4ble", "kind": "teleported"}
    assert "t4ble was written by a newer version" in str(error) and '"teleported"' in str(error)
    assert "newer version is installed" in str(error)


def test_a_field_that_this_program_does_not_know_is_refused_alike() -> None:
    error = refused("moved", {"seat": 0, "move": "draw", "wager": 5})
    assert isinstance(error, NewerLog) and error.facts["kind"] == "moved.wager"


@pytest.mark.parametrize("body", [{}, {"seat": 0}, {"seat": None, "move": "draw"}, {"seat": 0, "move": 7}])
def test_an_entry_that_is_not_what_its_kind_says_is_damaged(body: dict[str, Any]) -> None:
    error = refused("moved", body)
    assert isinstance(error, DamagedLog)
    assert error.facts == {"table": "t4ble", "kind": "moved"} and "is damaged" in str(error)


def test_a_log_error_travels_between_processes() -> None:
    for error in (refused("teleported", {}), refused("moved", {})):
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), twin.key, twin.facts) == (type(error), error.key, error.facts)


# The handlers.


def replayed(kept: Kept) -> list[tuple[str, News, list[Projection]]]:
    """Fold the log again; return the kind, the news and the projections of every entry."""
    twin, found = Table(kept.table.game), []
    for entry in kept.log:
        handler = handled(entry.body)
        handler.check(twin)
        beside = list(handler.projections(twin))
        twin.apply(entry)
        found.append((kind_of(entry.body), handler.news(twin), beside))
    return found


def told_and_beside() -> list[tuple[str, News, list[Projection]]]:
    return [one for kept in evening() for one in replayed(kept)]


def test_every_entry_of_an_evening_passes_its_own_check() -> None:
    assert {kind for kind, _, _ in told_and_beside()} == set(KINDS)


def test_what_is_told_of_each_kind() -> None:
    told: dict[str, set[type[News]]] = {}
    for kind, news, _ in told_and_beside():
        told.setdefault(kind, set()).add(type(news))
    special = {kind: news for kind, news in told.items() if news != {WholeTable}}
    assert special == {
        "moved": {Play},
        "took_back": {MoveGone},
        "undone": {MoveGone},
        "undo_answered": {UndoRefused, WholeTable},
        "warned": {TimeRunsOut},
        "said": {Talked},
        "spectator_said": {Talked},
        "emoted": {Talked},
    }


def test_what_is_told_names_the_move_and_who_made_it() -> None:
    told = [news for _, news, _ in told_and_beside()]
    assert Play(0, "draw", computer=True) in told
    assert MoveGone(0, "group B4 B5 B6", rewound=False) in told
    assert MoveGone(0, "discard 4♠", rewound=True) in told
    assert UndoRefused(1) in told
    assert TimeRunsOut(0, 80.0) in told


def test_what_is_written_beside_each_kind() -> None:
    [long, *_] = evening()
    beside = [(kind, one) for kind, _, projections in replayed(long) for one in projections]
    assert beside == [
        ("sat", PersonSits("žofie", 0)),
        ("sat", PersonSits("bob", 1)),
        ("sat", PersonSits("cara", 2)),
        ("stood", SeatFreed("cara", 2)),
        ("began", CodeExpired()),
        ("began", ClockRuns(True)),
        ("began", ClockRuns(True)),
        ("closed", TableClosed()),
    ]


def test_a_new_secret_after_a_game_stops_the_clock() -> None:
    [long, *_] = evening()
    assert list(handled(SecretDrawn(None, "77" * 32)).projections(long.table)) == [ClockRuns(False)]


def test_a_node_that_opens_a_table_owns_it_from_then_on() -> None:
    owned = evening()[-2]
    assert [one for kind, _, beside in replayed(owned) for one in beside if kind == "owned"] == [
        TableOwned("oslo"),
        TableOwned("rome"),
    ]
    assert owned.table.owner == owned.folded().owner == "rome"
    assert evening()[0].table.owner == "", "a table that no cluster has opened"


def test_a_table_closed_before_its_first_game_gives_its_code_back() -> None:
    kept = Kept()
    assert list(handled(commands.close("late")).projections(kept.table)) == [CodeExpired(), TableClosed()]


def test_an_entry_cannot_be_changed() -> None:
    body = Moved(0, "draw")
    with pytest.raises(AttributeError):
        body.move = "end"  # type: ignore[misc]
