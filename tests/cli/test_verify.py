"""`parlour verify`: a deal is fair if it follows from the promised secret and everybody's nonces."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.table.fairness import commitment, seed_of
from tests.cli.program import run

SECRET, NONCES = "5e" * 32, ["aa" * 16, "bb" * 16]
PROOF: dict[str, Any] = {"secret": SECRET, "nonces": NONCES, "commitment": commitment(SECRET)}


@pytest.fixture
def record() -> dict[str, Any]:
    """The record of a finished game, as its table offers it for download."""
    state = parlour.game("notty").deal(seats=2, seed=seed_of(SECRET, NONCES), turn_limit=20)
    while not state.over:
        state.play("end")
    return {**state.record(), "fairness": PROOF}


def verify(folder: Path, record: Any, *words: str) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    done = run("verify", str(file), *words)
    return done.exit_code, done.stdout or done.stderr


def test_a_fair_game_is_confirmed_in_words_and_for_programs(tmp_path: Path, record: dict[str, Any]) -> None:
    code, said = verify(tmp_path, record)
    assert code == 0 and "20" in said
    code, said = verify(tmp_path, record, "--commitment", PROOF["commitment"], "--json")
    assert code == 0
    assert json.loads(said) == {"fair": True, "moves": 20, "over": True, "commitment": PROOF["commitment"]}


@pytest.mark.parametrize(
    "changed",
    [
        {"secret": "5f" * 32},  # not the one that was promised
        {"nonces": NONCES[::-1]},  # another deal would follow
        {"secret": "nonsense", "commitment": "nonsense"},
        {"nonces": [1, 2]},
    ],
)
def test_a_changed_proof_is_not_fair(tmp_path: Path, record: dict[str, Any], changed: dict[str, Any]) -> None:
    code, said = verify(tmp_path, {**record, "fairness": {**PROOF, **changed}}, "--json")
    assert (code, json.loads(said)["fair"]) == (1, False)


def test_a_published_commitment_counts_more_than_the_one_in_the_file(tmp_path: Path, record: dict[str, Any]) -> None:
    fair, _ = verify(tmp_path, record)
    unfair, said = verify(tmp_path, record, "--commitment", commitment("00" * 32))
    assert (fair, unfair) == (0, 1) and said != ""


def test_a_record_without_a_proof_is_refused(tmp_path: Path, record: dict[str, Any]) -> None:
    record["fairness"] = {"secret": SECRET}
    assert verify(tmp_path, record)[0] == 2
