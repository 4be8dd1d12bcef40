"""A tournament as its page shows it."""

from __future__ import annotations

from parlour.server.gatherings.gathering import AWAY_AFTER
from parlour.server.tournaments import standings
from parlour.server.tournaments.registry import TournamentRegistry
from parlour.server.tournaments.tournament import Tournament
from parlour.storage.rows import PairRow, PlayerRow, TournamentRow
from parlour.table.fairness import commitment
from parlour.wire import tournaments as wire

MOST_LISTED = 10  # tournaments per person


def tournament_state(tournament: Tournament, you: str, now: float) -> wire.TournamentState:
    """Return a tournament as a person sees it; `you` is empty for somebody whom the server does not know."""
    row, me, host = tournament.row, tournament.present_as(you), tournament.host
    return wire.TournamentState(
        tournament=row.id,
        code=row.code or "",
        version=row.version,
        title=row.title,
        game=row.game,
        kind=kind_of(row),
        terms=tournament.terms,
        phase=phase_of(row),
        round=row.round,
        rounds=row.rounds,
        due=row.due if row.phase == "break" else None,
        now=now,
        you=me.number if me is not None else None,
        host=host.number if host is not None else None,
        runs=host is not None and host.person == you and me is None,
        host_free_at=tournament.host_free_at(),
        may_enter=tournament.may_enter() and me is None,
        players=players_of(tournament, now),
        games=rounds_of(tournament),
        standings=standings_of(tournament),
        table=table_of(tournament, me.number) if me is not None else "",
        commitment=commitment(row.secret),
    )


def kind_of(row: TournamentRow) -> wire.Kind:
    return "swiss" if row.kind == "swiss" else "knockout"


def phase_of(row: TournamentRow) -> wire.Phase:
    found: wire.Phase = next(one for one in ("open", "break", "running", "over") if one == row.phase)
    return found


def players_of(tournament: Tournament, now: float) -> list[wire.TournamentPlayer]:
    """Return everybody who plays or has played, the strongest first, and a host who only runs the tournament."""
    seeds = {one.number: one.seed for one in tournament.entrants(0)}
    took_part, found = took_part_in(tournament), []
    for one in sorted(tournament.everybody, key=lambda one: seeds.get(one.number, 0)):
        if one.number in took_part or one == tournament.host:
            online = bool(one.level) or now - one.seen < AWAY_AFTER
            seed, status = seeds.get(one.number, 0), status_of(tournament, one)
            found.append(
                wire.TournamentPlayer(
                    one.number, one.name, one.level, seed, round(one.rating), one.entered, status, online
                )
            )
    return found


def took_part_in(tournament: Tournament) -> set[int]:
    """Return the numbers of everybody who plays or has played."""
    played = {number for one in tournament.pairs for number in (one.first, one.second) if number is not None}
    return played | {one.number for one in tournament.players}


def status_of(tournament: Tournament, one: PlayerRow) -> wire.Status:
    if one.status == "in":
        return "in"
    if one == tournament.host:
        return "runs"
    return "removed" if one.status == "removed" else "left"


def rounds_of(tournament: Tournament) -> list[wire.TournamentRound]:
    """Return the rounds with their games; the secret of a round is told once it is over."""
    found = []
    for one in tournament.rounds:
        games = [pair_of(pair) for pair in tournament.pairs if pair.round == one.number]
        over = one.number < tournament.row.round or tournament.row.phase in ("break", "over")
        found.append(
            wire.TournamentRound(
                one.number, one.at, one.secret if over and is_done(tournament, one.number) else "", games
            )
        )
    return found


def is_done(tournament: Tournament, number: int) -> bool:
    """Return whether all games of a round are over. A tournament can be ended while some are not."""
    return all(one.result for one in tournament.pairs if one.round == number)


def pair_of(pair: PairRow) -> wire.TournamentPair:
    result: wire.Result = next((one for one in wire.RESULTS if one == pair.result), "")
    return wire.TournamentPair(pair.board, pair.game, pair.first, pair.second, pair.table_id or "", result)


def table_of(tournament: Tournament, number: int) -> str:
    """Return the table at which a player is playing now; empty without one."""
    games = (one for one in tournament.now_played if number in (one.first, one.second) and not one.result)
    return next((one.table_id or "" for one in games), "") if tournament.row.phase == "running" else ""


def standings_of(tournament: Tournament) -> list[wire.TournamentStanding]:
    """Return the standings: after the rounds that are over, and what is known of the current one."""
    row = tournament.row
    if not row.round:
        return []
    took_part = took_part_in(tournament)
    entrants = [one for one in tournament.entrants(row.round) if one.number in took_part]
    lines = standings.standings(entrants)
    places = knockout_places(tournament) if row.kind == "knockout" else {one.number: one.place for one in lines}
    found = []
    for one in lines:
        place, breaks = places.get(one.number, len(lines)), (one.cut, one.buchholz, one.direct, one.berger, one.won)
        found.append(wire.TournamentStanding(place, one.number, one.halves, *breaks))
    return sorted(found, key=lambda one: one.place)


def knockout_places(tournament: Tournament) -> dict[int, int]:
    """Return the places in a knock-out: who lost in the same round shares one, behind all who went further."""
    row = tournament.row
    last: dict[int, int] = {}  # the last round that a player has won, or is playing in
    third: list[int] = []
    for number in range(1, row.round + 1):
        for place, board in enumerate(tournament.bracket(number)):
            games = [one for one in tournament.pairs if one.round == number and one.board == place]
            over = bool(games) and all(one.result for one in games)
            winner = tournament.winner(number, place, board) if over else None
            for one in filter(None, board):
                if place == 1 and number == row.rounds:
                    third = [winner] if winner is not None else []
                else:
                    last[one] = 2 * number + (winner == one) - (over and winner != one)
    order = sorted(last, key=lambda one: (-last[one], one not in third))
    places: dict[int, int] = {}
    for index, one in enumerate(order):
        before = order[index - 1] if index else None
        level = before is not None and last[before] == last[one] and (before in third) == (one in third)
        places[one] = places[before] if level and before is not None else index + 1
    return places


async def own_tournaments(tournaments: TournamentRegistry, person: str) -> list[wire.OwnTournament]:
    """Return the tournaments of a person, the last used first."""
    found = []
    for row in await tournaments.store.tournaments.of_person(person, MOST_LISTED):
        players = sum(one.status == "in" for one in await tournaments.store.tournaments.players(row.id))
        stands = (phase_of(row), row.round, row.rounds, players)
        found.append(wire.OwnTournament(row.id, row.title, row.game, kind_of(row), *stands))
    return found
