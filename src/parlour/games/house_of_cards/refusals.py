"""Why a move of House of Cards is refused: the rule, the facts, and the way out. The words are in words/, by class."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.errors import Refusal
from parlour.games.house_of_cards.law.cards import DECK
from parlour.games.house_of_cards.law.consts import EXCHANGE, KEEP, PLAY, REMOVE, RESHUFFLE
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.view import open_offers


class HouseRefusal(Refusal, game="house_of_cards"):
    """Base class of the refusals of House of Cards."""


class GameWonAlready(HouseRefusal, rule="H15"):
    """The game is over because a player has no cards left."""

    winner: int


class GameAtLimit(HouseRefusal, rule="H16"):
    """The game is over because the last turn has been played."""

    turns: int


class ChoiceFirst(HouseRefusal, rule="H14"):
    """The offers of the last play must be answered before the next card."""

    offer: str


class OfferFirst(HouseRefusal, rule="H14"):
    """Another offer must be answered first."""

    offer: str
    asked: str


class NoHouseEffect(HouseRefusal, rule="H14"):
    """The house effect needs three cards of one house in a row."""

    streak: int


class NothingOffered(HouseRefusal, rule="H14"):
    """There is no offer to decline."""


class NoExchange(HouseRefusal, rule="H10"):
    """No exchange: no Swap was just played, or the deck is empty."""


class NoReshuffle(HouseRefusal, rule="H11"):
    """Only the player who ended the round may reshuffle."""


class NotInHand(HouseRefusal, rule="§4.5"):
    """This card is not in the player's hand."""

    card: str
    hand: str


def explain(state: HouseOfCards, action: int) -> Refusal | None:
    """The reason why an action is refused; None if it is legal."""
    if state.over:
        return game_over(state)
    offers = open_offers(state)
    if action == KEEP:
        return None if offers else NothingOffered()
    if action == RESHUFFLE:
        return explain_offer(offers, "reshuffle", NoReshuffle())
    if action >= EXCHANGE:
        return explain_offer(offers, "swap", NoExchange()) or explain_card(state, action - EXCHANGE)
    if action >= REMOVE:
        no_house = NoHouseEffect(streak=state.streaks()[state.on_turn])
        return explain_offer(offers, "house", no_house) or explain_card(state, action - REMOVE)
    return ChoiceFirst(offer=offers[0]) if offers else explain_card(state, action - PLAY)


def game_over(state: HouseOfCards) -> Refusal:
    """The refusal after the end: a player has no cards left (§8.1), or the turns are used up (§8.3)."""
    for seat in state.winner_seats():
        if state.cards_left(seat) == 0:
            return GameWonAlready(winner=seat)
    return GameAtLimit(turns=state.turns)


def explain_offer(offers: Sequence[str], asked: str, missing: Refusal) -> Refusal | None:
    """The refusal if something is not offered, or not in its order (§6.5), else None."""
    if asked not in offers:
        return missing
    return None if offers[0] == asked else OfferFirst(offer=offers[0], asked=asked)


def explain_card(state: HouseOfCards, card: int) -> Refusal | None:
    """The refusal if the hand lacks this card (§4.5), else None."""
    hand = state.hand_cards(state.on_turn)
    return None if card in hand else NotInHand(card=DECK.write(card), hand=DECK.write_all(hand))
