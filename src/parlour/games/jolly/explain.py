"""The reason for every refusal in Jolly; None exactly for legal actions."""

from __future__ import annotations

from parlour.core.consts import OVER, SUITS
from parlour.core.errors import Refusal
from parlour.core.melds import cards_of
from parlour.games.jolly import refusals as no
from parlour.games.jolly.law.cards import DECK, write_joker
from parlour.games.jolly.law.consts import (
    ADD,
    CONCEDE,
    DISCARD,
    DRAW,
    DRAWING,
    FILLERS,
    FIRST_MELDS,
    GAMBLING,
    JOKER,
    JOLLY,
    JOLLY_CARDS,
    NO_PLACE,
    NOBODY,
    OPENING,
    PLACES,
    PUTBACK,
    RUN,
    SWAP,
    TAKE,
)
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import shape_of
from parlour.games.jolly.shapes import Shape


def explain(state: Jolly, action: int) -> Refusal | None:
    """The reason why an action is refused; None if it is legal."""
    if state.on_turn == OVER:
        winners = state.winner_seats()
        return no.GameWonAlready(winner=winners[0]) if winners else no.GameDrawnAlready()
    if state.turn_phase() == GAMBLING:
        return explain_jolly_hand(state, action)
    if action == CONCEDE:
        return no.NotInJollyHand()
    if state.first_discard:
        return explain_discard(state, action - DISCARD) if DISCARD <= action < RUN else no.DiscardOnly()
    if action >= RUN:
        return explain_laying(state, action)
    if action >= DISCARD:
        return explain_discard(state, action - DISCARD)
    return BEGINNINGS[action](state)


def explain_draw(state: Jolly) -> Refusal | None:
    """The reason why a draw is refused (§3.5, §7.1); None if it is legal."""
    if state.turn_phase() != DRAWING:
        return no.AlreadyDrawn()
    return None if state.stock_size() or len(state.pile_cards()) > 1 else no.CannotDraw()


def explain_take(state: Jolly) -> Refusal | None:
    """The reason why taking the top of the pile is refused (§3.3, §3.6, §3.8); None if it is legal."""
    if state.turn_phase() != DRAWING:
        return no.AlreadyDrawn()
    if state.round < FIRST_MELDS:
        return no.TooEarly(round=state.round)
    pile = state.pile_cards()
    if not pile:
        return no.NothingToTake()
    if state.put_back:
        return no.TakenPutBack()
    return None if state.could_use_top() else no.TopUseless(card=DECK.write(pile[-1]))


def explain_putback(state: Jolly) -> Refusal | None:
    """The reason why putting the taken card back is refused (§3.8); None if it is legal."""
    card = state.taken_card()
    if card == NOBODY:
        return no.NothingTaken()
    return None if state.could_put_back() else no.TooLateToPutBack(card=DECK.write(card))


def explain_jolly(state: Jolly) -> Refusal | None:
    """The reason why a Jolly Hand is refused (§8.1); None if it is legal."""
    seat = state.on_turn
    if state.turn_phase() != DRAWING:
        return no.AlreadyDrawn()
    if state.round < FIRST_MELDS:
        return no.TooEarly(round=state.round)
    if state.put_back:
        return no.TakenPutBack()
    held = state.hand_size(seat)
    for why, wrong in (
        ("opened", state.is_open(seat)),
        ("barred", state.is_barred(seat)),
        ("gone", state.jolly_card == NOBODY),
        ("cards", held != JOLLY_CARDS),
    ):
        if wrong:
            return no.NoJollyHand(why=why, cards=held, instead=other_beginnings(state))
    return None


def other_beginnings(state: Jolly) -> str:
    """What a turn can begin with besides the Jolly Hand: draw, take or both."""
    if explain_take(state) is not None:
        return "draw"
    return "both" if explain_draw(state) is None else "take"


def explain_jolly_hand(state: Jolly, action: int) -> Refusal | None:
    """The reason why an action within a Jolly Hand is refused (§8.3, §8.4); None if it is legal."""
    left = state.hand_size(state.on_turn)
    if action == CONCEDE:
        return None
    if DISCARD <= action < RUN and left == 1:
        return lacks(state, [action - DISCARD])
    if RUN <= action < ADD:
        return explain_cards(state, action)
    if ADD <= action < SWAP and (action - ADD) // (PLACES * FILLERS) >= state.first_new_meld():
        return explain_place(state, action)
    return no.JollyHandOnly(left=left)


def explain_discard(state: Jolly, card: int) -> Refusal | None:
    """The reason why a discard is refused (§3.9, §9.2); None if it is legal."""
    if state.turn_phase() == DRAWING:
        return no.DrawFirst()
    lacking = lacks(state, [card])
    if lacking:
        return lacking
    opening, taken, jokers = state.debts()
    if opening:
        pure = "yes" if state.opening_is_pure() else "no"
        return no.OpeningOwed(points=state.opening_points(), needed=OPENING, pure=pure)
    if taken:
        return no.TakenOwed(card=DECK.write(state.taken_card()))
    if jokers:
        return no.JokerOwed(count=jokers)
    return no.LastCard() if state.hand_size(state.on_turn) == 1 and not state.table_is_open() else None


def explain_laying(state: Jolly, action: int) -> Refusal | None:
    """The reason why a meld, lay-off or swap is refused (§3.3, §5, §6); None if it is legal."""
    if state.round < FIRST_MELDS:
        return no.TooEarly(round=state.round)
    if state.turn_phase() == DRAWING:
        return no.DrawFirst()
    found = explain_cards(state, action) if action < ADD else explain_place(state, action)
    return found or explain_end(state, action)


def explain_cards(state: Jolly, action: int) -> Refusal | None:
    """The refusal if the cards of a new meld are not in the hand (§3.11), else None."""
    shape = shape_of(action)
    return lacks(state, [shape.card_at(place) for place in cards_of(shape.natural)] + [JOKER] * shape.wild.bit_count())


def explain_place(state: Jolly, action: int) -> Refusal | None:
    """The refusal if a lay-off or swap goes to a meld that does not take it (§5.5, §6.2), else None."""
    meld = (action - SWAP) // SUITS if action >= SWAP else (action - ADD) // (PLACES * FILLERS)
    if meld >= state.melds:
        return no.NoSuchMeld(asked=meld + 1, melds=state.melds)
    if (action >= SWAP or meld < state.first_new_meld()) and not state.table_is_open():
        return no.OpeningFirst(points=state.opening_points(), needed=OPENING)
    return explain_swap(state, meld, action) if action >= SWAP else explain_add(state, meld, action - ADD)


def explain_swap(state: Jolly, meld: int, action: int) -> Refusal | None:
    """The reason why a swap is refused (§6.1, §6.2); None if it is legal."""
    lying = Shape(*state.meld_parts(meld))
    place = state.swap_place(meld, (action - SWAP) % SUITS)
    if place != NO_PLACE:
        return lacks(state, [state.place_card(meld, place)])
    if lying.is_set and lying.wild and lying.size < SUITS:
        return no.SetOfThree(number=meld + 1)
    return no.NoSuchJoker(card=DECK.write(JOKER), number=meld + 1)


def explain_add(state: Jolly, meld: int, spot_and_filler: int) -> Refusal | None:
    """The reason why a lay-off is refused (§5.2, §5.5, §4.4); None if it is legal."""
    lying = Shape(*state.meld_parts(meld))
    end = spot_and_filler // FILLERS % PLACES
    place = state.place_open(meld, end)
    joker = spot_and_filler % FILLERS
    if place == NO_PLACE or (joker and lying.is_set and end):
        return no.PlaceClosed(number=meld + 1)
    if not joker:
        return lacks(state, [state.place_card(meld, place)])
    lacking = lacks(state, [JOKER])
    if lacking:
        return lacking
    if not state.joker_takes(meld, place):
        cards = f"{lying.text()} {write_joker(state.place_card(meld, place))}"
        return no.NotAMeld(cards=cards, why="jokers") if lying.is_set else no.JokersTouch(cards=cards)
    fits = state.fits_action(ADD + spot_and_filler)
    return None if fits else no.BreaksOpening(number=meld + 1)


def explain_end(state: Jolly, action: int) -> Refusal | None:
    """The refusal if the turn could not be ended after this (§5.6), else None."""
    if state.leads_somewhere(action):
        return None
    twin = state.clone()
    twin.lay_blindly(action)
    if not twin.hand_size(state.on_turn):
        return no.NoCardLeft()
    if twin.table_is_open():
        return no.LeadsNowhere()
    most = twin.most_to_open_with()
    if most < 0:
        return no.NoPureRun()
    return no.OpeningTooLow(most=most, needed=OPENING) if most < OPENING else no.LeadsNowhere()


def lacks(state: Jolly, cards: list[int]) -> Refusal | None:
    """The refusal if the hand lacks one of these cards (§3.11), else None."""
    hand = state.hand(state.on_turn)
    missing = [card for card in sorted(set(cards)) if hand.count(card) < cards.count(card)]
    return no.NotInHand(cards=DECK.write_all(missing)) if missing else None


BEGINNINGS = {DRAW: explain_draw, TAKE: explain_take, PUTBACK: explain_putback, JOLLY: explain_jolly}
