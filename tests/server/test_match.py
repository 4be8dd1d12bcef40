"""A match of Jolly at a real server, which is killed between two games and in the middle of one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.process import NONCE, Player, Server, serving


def match_of(player: Player) -> dict[str, Any]:
    match: dict[str, Any] = player.latest["info"]["match"]
    return match


def standing(scores: list[int], games: int, winner: int | None = None) -> dict[str, Any]:
    return {"kind": "games", "target": 3, "scores": scores, "games": games, "winner": winner}


def play_on(players: list[Player], loser: int) -> None:
    """Draw and discard; as soon as the loser may, it declares the Jolly Hand and gives it up."""
    while (turn := players[0].situation["view"]["turn"]) is not None:
        player = players[turn]
        player.wait_for_turn(turn)
        legal = player.situation["legal"]
        calm = "draw" if "draw" in legal else next(move for move in legal if move.startswith("discard"))
        for move in ("jolly", "concede") if turn == loser and "jolly" in legal else (calm,):
            seen = player.situation["moves"]
            assert player.play(move)["t"] == "ack"
            for other in players:
                while other.situation["moves"] == seen:
                    other.receive()


def next_game(players: list[Player]) -> None:
    """Let both ask for the next game, which is then dealt."""
    for player in players:
        assert player.ask("rematch", nonce=NONCE)["t"] == "ack"
    for player in players:
        while player.latest["info"]["phase"] != "playing":
            player.receive()


def killed_and_back(server: Server, table: str, players: list[Player]) -> None:
    server.kill()
    for player in players:
        player.close()
    server.start()
    for player in players:
        player.join(table)


def test_a_match_survives_the_server_and_everybody_sees_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
        both, all_three = [ann, bob], [ann, bob, eve]
        options = {"starter": 1, "hunt": "within"}
        table = ann.open(game="jolly", options=options, match={"kind": "games", "target": 3})
        assert (ann.sit(table), bob.sit(table)) == (0, 1)
        for player in all_three:
            player.join(table)
            assert match_of(player) == standing([0, 0], games=0)
        assert ann.ask("start")["t"] == "ack"
        bob.until(lambda message: message.get("situation") is not None)
        assert bob.situation["view"]["starter"] == 1

        play_on(both, loser=1)
        eve.until(lambda message: message.get("situation", {}).get("result"))
        for player in all_three:
            assert match_of(player) == standing([1, 0], games=1)

        killed_and_back(server, table, all_three)
        for player in all_three:
            assert match_of(player) == standing([1, 0], games=1)
        next_game(both)
        assert ann.situation["view"]["starter"] == 0
        assert ann.play(ann.situation["legal"][0])["t"] == "ack"

        killed_and_back(server, table, all_three)
        assert match_of(eve) == standing([1, 0], games=1)
        assert (ann.situation["view"]["starter"], ann.situation["moves"]) == (0, 1)
        play_on(both, loser=0)
        next_game(both)
        assert match_of(ann) == standing([1, 1], games=2)
        assert ann.situation["view"]["starter"] == 1
        play_on(both, loser=0)
        assert match_of(bob) == standing([1, 2], games=3, winner=1)

        killed_and_back(server, table, all_three)
        assert match_of(bob) == standing([1, 2], games=3, winner=1)
        next_game(both)
        assert match_of(ann) == standing([0, 0], games=0)
        assert ann.situation["view"]["starter"] == 0
        for player in all_three:
            player.close()


def test_a_person_starts_against_the_computer_and_a_match_can_be_quick(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for wish in (None, {"kind": "points", "target": 500}):
            ann = Player(server, "Ann")
            table = ann.open(game="jolly", visibility="quick", level="random", match=wish)
            ann.join(table)
            assert ann.situation["view"]["starter"] == ann.situation["view"]["turn"] == 0
            expected = wish and {**wish, "scores": [0, 0], "games": 0, "winner": None}
            assert ann.latest["info"]["match"] == expected
            ann.close()
