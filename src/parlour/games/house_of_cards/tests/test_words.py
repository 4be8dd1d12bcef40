"""The words of House of Cards: each effect, offer and house has its own sentence, and face-down cards are not named."""

from __future__ import annotations

from typing import get_args

import pytest

from parlour.core.events import FACE_DOWN, Event, Seat
from parlour.games.house_of_cards import refusals, view
from parlour.locales import LANGUAGES, say_error, tell

NAMES = ["Ann", "Ben"]
ANN = Seat(0)


def lines(language: str, events: list[Event], reader: int | None) -> list[str]:
    return [tell(language, event, NAMES, reader) for event in events]


@pytest.mark.parametrize("reader", [None, 0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_offer_and_house_has_its_own_words(language: str, reader: int | None) -> None:
    played: list[Event] = [view.CardPlayed(ANN, "G7", effect, 7, 14) for effect in get_args(view.Effect)]
    declined: list[Event] = [view.OfferDeclined(ANN, offer) for offer in get_args(view.Offer)]
    streaks: list[Event] = [view.HouseStreak(ANN, house) for house in get_args(view.House)]
    for events in (played, declined, streaks):
        said = lines(language, events, reader)
        assert len(set(said)) == len(said)
        assert all(line.endswith(".") and "{" not in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_the_reader_cannot_see_is_a_card(language: str) -> None:
    hidden: list[Event] = [
        view.CardDrawn(ANN, FACE_DOWN),
        view.CardRemoved(ANN, FACE_DOWN),
        view.CardExchanged(ANN, FACE_DOWN, FACE_DOWN),
    ]
    word = {"en": " a card", "si": " කාඩ් එකක් ", "cs": " kartu"}[language]
    assert all(word in line for line in lines(language, hidden, 1))
    seen: list[Event] = [view.CardDrawn(ANN, "G7"), view.CardRemoved(ANN, "G7"), view.CardExchanged(ANN, "G7", "R2")]
    assert all("G7" in line for line in lines(language, seen, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leftover_deck_that_runs_short_is_told(language: str) -> None:
    given: list[Event] = [view.CardsGiven(ANN, cards, short) for cards, short in ((2, 0), (1, 1), (0, 2), (3, 5))]
    said = lines(language, given, None)
    assert len(set(said)) == len(said) and all(line.startswith("Ann") for line in said)
    assert ";" not in said[0] and all(";" in line for line in said[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_what_is_offered(language: str) -> None:
    first = {say_error(language, refusals.ChoiceFirst(offer=offer)) for offer in view.OFFERS}
    later = {say_error(language, refusals.OfferFirst(offer="house", asked=asked)) for asked in ("swap", "reshuffle")}
    streaks = {say_error(language, refusals.NoHouseEffect(streak=streak)) for streak in range(3)}
    assert (len(first), len(later), len(streaks)) == (3, 2, 3)
