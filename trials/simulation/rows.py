"""What is written beside the logs, compared with what follows from them: nothing of it is lost, and nothing doubled."""

from __future__ import annotations

from collections import Counter

from parlour.table.seats import Person
from trials.simulation.truth import Truth
from trials.simulation.world import World


def check_rows(world: World) -> None:
    """Check the logs on the disk, and the rows beside them."""
    for truth in world.witness.tables.values():
        check_log(world, truth)
        check_closed(world, truth)
        check_sittings(world, truth)
        check_finished(world, truth)
    check_ratings(world)
    check_parties(world)


def check_log(world: World, truth: Truth) -> None:
    """Check that the log on the disk is the one that was committed."""
    rows = world.disk.fetch("SELECT seq, kind, at FROM entry WHERE table_id = ? ORDER BY seq", (truth.id,))
    if rows != [(row.seq, row.kind, row.at) for row in truth.rows]:
        world.witness.fault("lost", f"{truth.id} has {len(rows)} entries, of {len(truth.rows)}")


def check_closed(world: World, truth: Truth) -> None:
    """Check that a table is marked as closed exactly if it is."""
    ((closed,),) = world.disk.fetch("SELECT closed IS NOT NULL FROM tables WHERE id = ?", (truth.id,))
    if bool(closed) != bool(truth.table.closed):
        world.witness.fault("wrong row", f"{truth.id}: closed {closed}, not {truth.table.closed!r}")


def check_sittings(world: World, truth: Truth) -> None:
    """Check that the table knows of everybody who sits there, and of nobody else."""
    rows = world.disk.fetch("SELECT person, seat FROM sitting WHERE table_id = ? ORDER BY seat", (truth.id,))
    seats = [(one.person, seat) for seat, one in enumerate(truth.table.seats) if isinstance(one, Person) and one.person]
    if rows != seats:
        world.witness.fault("wrong row", f"{truth.id}: {rows} sit there, not {seats}")


def check_finished(world: World, truth: Truth) -> None:
    """Check that every game that has ended is in the list of everybody who played it, once."""
    rows = world.disk.fetch("SELECT number, person FROM finished WHERE table_id = ?", (truth.id,))
    if sorted(rows) != sorted(truth.finished):
        world.witness.fault("wrong row", f"{truth.id}: finished {sorted(rows)}, not {sorted(truth.finished)}")


def check_ratings(world: World) -> None:
    """Check that a rating counts as many games as were scored."""
    ratings = world.disk.fetch("SELECT person, game, against, games FROM rating")
    scores = Counter(world.disk.fetch("SELECT person, game, against FROM score"))
    if {(person, game, against): games for person, game, against, games in ratings} != dict(scores):
        world.witness.fault("wrong row", f"ratings {ratings}, scores {scores}")


def check_parties(world: World) -> None:
    """Check that every table of a party is one of its games, once, and that everybody has heard of its last change."""
    games = world.disk.fetch("SELECT party, number, table_id FROM party_game ORDER BY party, number")
    tables = {(truth.table.party, truth.id) for truth in world.witness.tables.values() if truth.table.party}
    numbers = Counter(party for party, _, _ in games)
    in_order = [(party, number) for party, count in sorted(numbers.items()) for number in range(1, count + 1)]
    if [(party, number) for party, number, _ in games] != in_order or {(one[0], one[2]) for one in games} != tables:
        world.witness.fault("wrong row", f"games of parties {games}, tables {tables}")
    versions = {one[0]: one[1] for one in world.disk.fetch("SELECT id, version FROM party")}
    for friend in world.friends:
        if not friend.left and friend.version != versions[friend.party]:
            world.witness.fault("not heard", f"{friend.name} knows {friend.version} of {versions[friend.party]}")
