"""A game without players of its own: random ones, plain hints and chances; and players that fail to load."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.bots import play
from parlour.bots.hints import Detail
from parlour.bots.levels import judge_of
from parlour.bots.play import Play, as_play, games_that, play_of
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.core.errors import OptionError
from parlour.core.rng import Rng
from parlour.locales import LANGUAGES, say_reason
from tests.examples.outside import BARE, LOWEST, installed

NAME = "bare_lowest"


@pytest.fixture
def bare() -> Iterator[parlour.State]:
    name, entry_points, folder = BARE
    with installed(name, entry_points, folder, LOWEST):
        yield parlour.game(NAME).deal(seats=3, seed=4)


def test_only_the_random_player_is_there(bare: parlour.State) -> None:
    assert list(bots.levels(NAME)) == ["random"] and play_of(NAME) is None
    move = parlour.bot(NAME, level="random", seed=1).choose(bare)
    assert bare.refusal(move) is None
    with pytest.raises(OptionError) as refused:
        parlour.bot(NAME, level="expert", seed=1)
    assert (refused.value.key, refused.value.facts["allowed"]) == ("no-such-level", "random")


def test_a_hint_names_a_legal_move_in_plain_words(bare: parlour.State) -> None:
    found = parlour.hint(bare, level=Detail.WHAT, seed=2)
    assert found.move is not None and bare.refusal(found.move) is None
    for language in LANGUAGES:
        said = [say_reason(language, reason, ["Ann", "Ben", "Cem"]) for reason in found.reasons]
        assert said and all("{" not in line for line in said)
    kind = parlour.hint(bare, level=Detail.KIND, seed=2)
    assert kind.move is None and kind.reasons[0].facts["word"] == str(found.move).split()[0]
    assert parlour.hint(bare, level=Detail.WHY, seed=2).reasons[0] == found.reasons[0]


def test_its_chances_come_from_random_playouts_and_from_the_result(bare: parlour.State) -> None:
    chances = judge_of(NAME).chances(bare, bare.turn, Rng(1), 60)
    assert sum(one.share for one in chances) == pytest.approx(1.0) and all(one.share > 0 for one in chances)
    while not bare.over:
        bare.play(bare.legal()[0])
    ended = judge_of(NAME).chances(bare, None, Rng(1), 60)
    assert [one.share for one in ended] == [
        float(seat in bare.winner_seats()) / len(bare.winner_seats()) for seat in range(3)
    ]


def provided(monkeypatch: pytest.MonkeyPatch, found: Any) -> None:
    """Let a package provide this as the players of the bare game; an exception is raised when it is loaded."""

    def load() -> Any:
        if isinstance(found, BaseException):
            raise found
        return found

    entry = SimpleNamespace(load=load)
    monkeypatch.setattr(play, "entry_points", lambda group, name: [entry] if name == NAME else [])
    play_of.cache_clear()


SETTINGS = Settings(budget=20, gate=1.0, losses=(0.3, 0.2, 0.1))


def test_another_package_may_provide_the_players(bare: parlour.State, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Play(policy=Policy, search=SETTINGS)
    parts = SimpleNamespace(POLICY=Policy, SEARCH=SETTINGS)
    assert as_play(whole) is whole
    for players in (whole, parts):
        provided(monkeypatch, players)
        found = play_of(NAME)
        assert found is not None and (found.policy, found.search) == (Policy, SETTINGS)


@pytest.mark.parametrize("error", [RuntimeError("no such thing"), SystemExit(3), ImportError("missing")])
def test_players_that_do_not_load_are_named_and_hide_no_others(
    bare: parlour.State, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    provided(monkeypatch, error)
    with pytest.raises(OptionError) as refused:
        play_of(NAME)
    assert (refused.value.key, refused.value.facts["game"]) == ("broken-players", NAME)
    assert type(error).__name__ in str(refused.value.facts["reason"])
    assert games_that(lambda one: True) == [name for name in parlour.games() if name != NAME]
