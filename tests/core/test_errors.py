"""The three kinds of errors: they name what was given, the rule and the way out, and they travel between processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import parlour
from parlour import AmbiguousMove, IllegalMove, OptionError, Refusal, UnreadableMove
from parlour.core import words
from parlour.core.errors import ParlourError, kebab, shown


class TestRefusal(Refusal, game="test"):
    """The base of the refusals of a game that does not exist."""

    __test__ = False


class OpeningTooLow(TestRefusal, rule="T8"):
    points: int
    needed: int


def test_there_are_three_kinds_and_all_are_value_errors() -> None:
    kinds = (OptionError, UnreadableMove, IllegalMove)
    for kind in kinds:
        assert issubclass(kind, ValueError)
        assert [other for other in kinds if issubclass(kind, other)] == [kind]
    assert issubclass(AmbiguousMove, UnreadableMove)
    assert issubclass(Refusal, IllegalMove)


def notty() -> parlour.State:
    return parlour.game("notty").deal(seats=2, seed=7, first_player=0)


def raised(action: Callable[[], object]) -> ParlourError:
    with pytest.raises(ParlourError) as caught:
        action()
    return caught.value


ERRORS: dict[str, tuple[type[ParlourError], Callable[[], object]]] = {
    "option": (OptionError, lambda: parlour.game("notty").deal(seats=9, seed=1)),
    "game": (OptionError, lambda: parlour.game("whist")),
    "unreadable": (UnreadableMove, lambda: notty().play("dance")),
    "action": (UnreadableMove, lambda: notty().play(9999)),
    "illegal by text": (IllegalMove, lambda: notty().play("draw 4")),
    "illegal now": (IllegalMove, lambda: notty().play("steal 0")),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_of_its_kind_and_speaks_in_words(name: str) -> None:
    kind, action = ERRORS[name]
    error = raised(action)
    assert isinstance(error, kind)
    text = str(error)
    assert text != words.plain(error.key, error.facts)
    assert error.key not in text
    assert text.endswith(".")


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_comes_home_from_another_process(name: str) -> None:
    error = raised(ERRORS[name][1])
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (twin.key, twin.facts, str(twin)) == (error.key, error.facts, str(error))
    assert getattr(twin, "rule", None) == getattr(error, "rule", None)


def test_a_refusal_names_its_rule_and_its_facts() -> None:
    refused = OpeningTooLow(points=18, needed=36)
    assert refused.rule == "T8"
    assert refused.key == "test-opening-too-low"
    assert refused.facts == {"rule": "T8", "points": 18, "needed": 36}
    assert (refused.points, refused.needed) == (18, 36)


def test_a_refusal_comes_home_with_its_facts() -> None:
    refused = pickle.loads(pickle.dumps(OpeningTooLow(points=18, needed=36)))
    assert isinstance(refused, OpeningTooLow)
    assert (refused.rule, refused.points, refused.needed) == ("T8", 18, 36)


def test_an_ambiguous_move_lists_its_readings() -> None:
    error = AmbiguousMove("unreadable-move", readings=["meld 7♥ 7♦", "meld 7♥ 7♣"], given="meld 7 7", forms="meld")
    assert error.readings == ("meld 7♥ 7♦", "meld 7♥ 7♣")
    assert error.facts["readings"] == error.readings
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is AmbiguousMove
    assert (twin.readings, twin.facts, str(twin)) == (error.readings, error.facts, str(error))


def test_a_key_without_words_is_shown_as_it_is() -> None:
    assert str(OptionError("nobody-translated-this", given=5)) == "nobody-translated-this {'given': 5}"


def test_the_core_speaks_plainly_until_somebody_lends_it_words() -> None:
    assert words.plain("bad-seed", {"given": 5}) == "bad-seed {'given': 5}"


@pytest.mark.parametrize(
    ("name", "key"), [("HandLimit", "hand-limit"), ("Knocked", "knocked"), ("NoSuchA", "no-such-a")]
)
def test_a_class_is_called_by_its_name_in_small_letters(name: str, key: str) -> None:
    assert kebab(name) == key


def test_a_value_from_outside_is_shown_briefly_whatever_it_is() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert shown(nested) == "list" and shown(10**5000) == f"a number of {(10**5000).bit_length()} bits"
    assert shown([10**5000]) == "list" and len(shown("x" * 1000)) == 80 and shown(5) == "5"
