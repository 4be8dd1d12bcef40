"""House of Cards by learned tables: which card to play, put away or exchange, and whether to reshuffle.

The player chooses among all legal actions, without rules of thumb. A case describes what the seat knows of an action
beforehand: the cards left after its certain cost, the sum, the card that is kept, but not the card drawn next, which is
unknown. The C types are in q.pxd.
"""

from __future__ import annotations

import cython

from parlour.bots.linear_q import LinearQ
from parlour.bots.weights import Values
from parlour.core.state import Room, State
from parlour.games.house_of_cards.law.rules import HouseOfCards

if not cython.compiled:
    from parlour.bots.linear_q import case_of
    from parlour.games.house_of_cards.law.consts import (
        ECHO,
        EXCHANGE,
        HAND,
        HIT_CARDS,
        HOUSE_CARDS,
        KINDS,
        MOST_SEATED,
        NUMBERS,
        OFFER_HOUSE,
        OFFER_SWAP,
        PLAY,
        REMOVE,
        RESHUFFLE,
        SHIELD,
        STREAK,
    )

    # The same numbers as in q.pxd, for Python: first the tables, then the kinds of actions.
    T_LEFT, T_AHEAD, T_LEAD, T_SUM, T_KEPT, T_CARDS, T_STREAK, T_SPECIAL, T_DECK, T_REST = range(10)
    PLAYS, REMOVES, DECLINES_HOUSE, EXCHANGES, DECLINES_SWAP, RESHUFFLES, STAYS, WAYS_TO_ACT = range(8)
    NO_OTHER = 15  # no second card is held
    VALUES = 16  # cards as places within their house, and none
    LEFT = 40  # cards left to the seat
    LEADS = 61  # from 30 behind to 30 ahead
    LEFT_BY_FOURS = 10
    LEADS_BY_TWOS = 21
    GAPS = 41  # what is left to the limit; from 31 on, the cost of exceeding it
    FAR = 30
    NEAR_GAPS = 13

FEATURES = {
    "left": 2 * 40,  # cards left to the seat; whether the round ends
    "ahead": 2 * 61,  # how many cards fewer than the nearest opponent; whether the round ends
    "lead": 2 * 10 * 21,  # both, by fours and by twos; whether the round ends
    "sum": 2 * 41,  # what is left to the limit, or the cost of exceeding it; whether an Echo waits
    "kept": 13 * 16,  # what is left to the limit, and the card that is kept
    "cards": 7 * 16 * 16,  # the kind of action, its card and the other one
    "streak": 4 * 2 * 2,  # consecutive cards of one house, also with the kept one; whether the round ends
    "special": 6 * 11 * 2,  # the special that is kept, the last number, whether an Echo waits
    "deck": 7 * 8,  # the kind of action, and the size of the player's deck
    "rest": 10,  # before a reshuffle: the mean number of the known cards in the player's deck
}
SEATS = (2, 4)


class HouseOfCardsQ(LinearQ):
    """Plays by its tables alone."""

    def __init__(self, table: Values | None = None) -> None:
        LinearQ.__init__(self, FEATURES, SEATS, table)

    def list_choices(self, state: State, room: Room) -> None:
        self.count = 0
        for i in range(state.list_legal(room.cells)):
            self.add_choice(room.cells[i])

    def describe(self, state: State, action: int) -> None:
        self.describe_house(cython.cast(HouseOfCards, state), action)

    def describe_house(self, state: HouseOfCards, action: int) -> None:
        """Fill in the cases of an action."""
        self.see_action(state, action)
        ends = 1 if self.after >= state.limit else 0
        gap = self.gap_case(state)
        given = NO_OTHER if self.card < 0 else self.card % HOUSE_CARDS
        other = NO_OTHER if self.other < 0 else self.other % HOUSE_CARDS
        self.describe_lead(state, ends)
        self.cells[T_SUM] = 2 * gap + self.echo
        self.cells[T_KEPT] = (NEAR_GAPS - 1 if ends else case_of(gap, NEAR_GAPS - 2)) * VALUES + other
        self.cells[T_CARDS] = (self.kind * VALUES + given) * VALUES + other
        self.cells[T_STREAK] = self.streak_case(state, ends)
        self.cells[T_SPECIAL] = 2 * (case_of(other - NUMBERS + 1, 5) * 11 + self.last_number + 1) + self.echo
        if other == NO_OTHER:
            self.cells[T_SPECIAL] = 0
        self.cells[T_DECK] = self.kind * 8 + case_of(state.size[state.on_turn], 7)
        if self.kind == RESHUFFLES:
            self.cells[T_REST] = self.deck_number(state)

    def see_action(self, state: HouseOfCards, action: int) -> None:
        """Determine the kind of an action, its card and the other one, and its certain outcome."""
        self.kind = kind_of(state, action)
        self.card = -1
        if self.kind == PLAYS:
            self.card = action - PLAY
        elif self.kind == REMOVES:
            self.card = action - REMOVE
        elif self.kind == EXCHANGES:
            self.card = action - EXCHANGE
        elif self.kind != RESHUFFLES:
            self.card = state.hand[state.on_turn * HAND]
        self.other = -1 if self.kind == RESHUFFLES else self.other_of(state)
        self.after = state.sum
        self.echo = state.echo
        self.last_number = state.last_number
        self.cost = 0
        if self.kind == PLAYS:
            value = self.card % HOUSE_CARDS
            self.after = state.sum_after(self.card)
            self.cost = value if value < NUMBERS else state.mirrored()
            if value < NUMBERS:
                self.last_number = value
            if value < NUMBERS or (value == SHIELD and state.played_before() == ECHO):
                self.echo = 0
            elif value == ECHO:
                self.echo = 1
        elif self.kind < RESHUFFLES and self.after > state.limit:
            self.cost = state.printed(state.pile.cells[state.pile.size - 1])

    def other_of(self, state: HouseOfCards) -> int:
        """The card of the hand that an action leaves there; -1 if there is none."""
        first = state.on_turn * HAND
        if state.held[state.on_turn] < HAND:
            return -1
        return state.hand[first + 1] if state.hand[first] == self.card else state.hand[first]

    def describe_lead(self, state: HouseOfCards, ends: int) -> None:
        """Fill in the cards that the player has left, and the lead on the nearest opponent, after certain gifts."""
        seat = state.on_turn
        own = state.held[seat] + state.size[seat]
        least = 1000
        for other in range(state.seats):
            left = state.held[other] + state.size[other]
            if other != seat and left < least:
                least = left
        if self.kind == PLAYS or self.kind == REMOVES:
            own -= 1
        if self.kind < RESHUFFLES and self.after == state.limit:
            least += HIT_CARDS
        elif self.kind < RESHUFFLES and self.after > state.limit:
            own += self.cost
        self.cells[T_LEFT] = ends * LEFT + case_of(own, LEFT - 1)
        self.cells[T_AHEAD] = ends * LEADS + case_of(least - own + LEADS // 2, LEADS - 1)
        self.cells[T_LEAD] = (ends * LEFT_BY_FOURS + case_of(own, LEFT - 1) // 4) * LEADS_BY_TWOS
        self.cells[T_LEAD] += case_of(least - own + LEADS_BY_TWOS, 2 * LEADS_BY_TWOS - 1) // 2

    def gap_case(self, state: HouseOfCards) -> int:
        """The case of what is left to the limit or, beyond it, of the cost."""
        if self.after > state.limit:
            return FAR + 1 + self.cost
        return case_of(state.limit - self.after, FAR)

    def streak_case(self, state: HouseOfCards, ends: int) -> int:
        """The case of the consecutive cards of one house, and whether the kept card continues them."""
        seat = state.on_turn
        streak = state.streak[seat]
        house = state.streak_house[seat] if streak else -1
        if self.kind == PLAYS:
            streak = streak + 1 if house == self.card // HOUSE_CARDS else 1
            house = self.card // HOUSE_CARDS
        return 4 * case_of(streak, STREAK) + 2 * (self.other >= 0 and self.other // HOUSE_CARDS == house) + ends

    def deck_number(self, state: HouseOfCards) -> int:
        """The mean number of the cards that the seat knows to be in its deck; specials count 0."""
        pair = state.on_turn * MOST_SEATED + state.on_turn
        number = 0
        cards = 0
        for card in range(KINDS):
            copies = (state.ones[pair] >> card & 1) + (state.twos[pair] >> card & 1)
            cards += copies
            if card % HOUSE_CARDS < NUMBERS:
                number += copies * (card % HOUSE_CARDS)
        return number // cards if cards else 0


def kind_of(state: HouseOfCards, action: int) -> int:
    """The kind of an action."""
    if action < REMOVE:
        return PLAYS
    if action < EXCHANGE:
        return REMOVES
    if action < RESHUFFLE:
        return EXCHANGES
    if action == RESHUFFLE:
        return RESHUFFLES
    if state.choices & OFFER_HOUSE:
        return DECLINES_HOUSE
    return DECLINES_SWAP if state.choices & OFFER_SWAP else STAYS


POLICY = HouseOfCardsQ
