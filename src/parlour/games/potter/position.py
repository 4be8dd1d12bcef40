"""Potter's part of a position: hands, piles, melds, scores, and the memory of the turn and of the loop rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.cards import split_cards
from parlour.core.errors import OptionError
from parlour.core.melds import cards_of, is_meld, mask_of
from parlour.core.position import PositionReader
from parlour.games.potter.law.cards import DECK
from parlour.games.potter.law.consts import LARGEST_TAKE, MOST_LAPS
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.view import meld_cards, names, phase

KEYS = frozenset(
    {"round", "phase", "stock", "discard", "table", "sallan", "scores", "banned", "taken", "loop", "known"}
)


def write(state: Potter) -> dict[str, Any]:
    """The keys that only Potter has."""
    everybody = range(state.seats)
    return {
        "hands": [" ".join(names(state.hand(seat))) for seat in everybody],
        "round": state.round,
        "phase": phase(state),
        "stock": DECK.write_all(state.stock_cards()),
        "discard": DECK.write_all(state.pile_cards()),
        "table": [" ".join(meld_cards(state, meld)) for meld in range(state.melds)],
        "sallan": [state.is_sallan(seat) for seat in everybody],
        "scores": [state.total(seat) for seat in everybody],
        "banned": [" ".join(names(state.banned_cards(seat))) for seat in everybody],
        "taken": DECK.write_all(state.taken_cards()),
        "loop": {"seen": " ".join(names(state.loop_seen)), "turns": state.loop_turns, "laid": bool(state.laid)},
        "known": [" ".join(names(state.known_cards(seat))) for seat in everybody],
    }


def read(state: Potter, position: PositionReader) -> None:
    """Set up a position, if it is possible."""
    hands = [mask_of(hand) for hand in position.hands()]
    pile = position.cards(position.given.get("discard", ""), "discard")
    taken = position.mentioned(position.given.get("taken", ""), "taken")
    sallan = sum(1 << seat for seat, flag in enumerate(position.flags("sallan")) if flag)
    banned = [mask_of(position.mentioned(text, "banned")) for text in position.texts("banned")]
    known = read_known(state, position, hands, taken)
    known = [cards | banned[seat] & hands[seat] for seat, cards in enumerate(known)]
    state.lay_out(hands, known, banned, position.wholes("scores"))
    state.set_round(position.whole("round", 1, low=1), sallan)
    for text in position.lines("table"):
        read_meld(state, position, text)
    stock = position.rest("stock")
    state.lay_piles(stock, pile, taken)
    # By default, a player who has taken the pile or laid a meld has drawn.
    begun = taken or (isinstance(position.given.get("loop"), Mapping) and position.given["loop"].get("laid"))
    state.set_phase(position.one_of("phase", ("play", "draw") if begun else ("draw", "play")) == "play")
    read_loop(state, position, pile)
    check_taken(state, hands, pile, taken)
    check_banned(state, hands, banned)
    check_end(state)


def read_known(state: Potter, position: PositionReader, hands: list[int], taken: list[int]) -> list[int]:
    """The cards that everybody saw go into each hand, which must be in it, and include the taken pile."""
    known = [mask_of(position.mentioned(text, "known")) for text in position.texts("known")]
    for seat, cards in enumerate(known):
        if cards & ~hands[seat]:
            raise OptionError("potter-position-known", seat=seat, cards=" ".join(names(cards & ~hands[seat])))
    if state.over:
        return hands  # all hands have been shown
    known[state.on_turn] |= mask_of(taken) & hands[state.on_turn]
    return known


def read_meld(state: Potter, position: PositionReader, text: str) -> None:
    """Add a meld to the table: cards, and Potters as wilds with what they stand for."""
    words = [word.partition("=") for word in split_cards(text)]
    cards = position.cards(" ".join(card for card, _, _ in words), "table")
    meant = [position.mentioned(meaning, "table") if equals else [] for _, equals, meaning in words]
    wilds: dict[int, int] = {}
    for card, meaning in zip(cards, meant, strict=True):
        if meaning and meaning != [card]:
            if len(meaning) != 1 or meaning[0] in wilds or not state.potter_cards() >> card & 1:
                raise OptionError("potter-position-wild", given=text)
            wilds[meaning[0]] = card
    natural = [card for card in cards if card not in wilds.values()]
    if not natural or set(natural) & set(wilds) or not is_meld(mask_of([*natural, *wilds]), state.ace_high):
        raise OptionError("potter-position-meld", given=text)
    state.lay_meld(mask_of([*natural, *wilds]), wilds)


def read_loop(state: Potter, position: PositionReader, pile: list[int]) -> None:
    """Set the memory of the loop rule (P19); by default the whole pile was discarded since the last meld."""
    loop = position.part("loop", ("seen", "turns", "laid"))
    seen = loop.mentioned(loop.given.get("seen", DECK.write_all(pile)), "loop")
    state.set_loop(mask_of(seen), loop.whole("turns", 0), loop.flag("laid"))


def check_taken(state: Potter, hands: list[int], pile: list[int], taken: list[int]) -> None:
    """Check a taken pile: in the hand on turn, in the play phase, with nothing laid yet and no pile left."""
    if not taken:
        return
    possible = not state.over and state.drawn and not state.laid and not pile and len(taken) <= LARGEST_TAKE
    if not possible or mask_of(taken) & ~hands[state.on_turn]:
        raise OptionError("potter-position-taken")


def check_banned(state: Potter, hands: list[int], banned: list[int]) -> None:
    """Check that a banned card is in its owner's hand or in a meld (P19)."""
    for seat, cards in enumerate(banned):
        kept = hands[seat] | mask_of([card for meld in range(state.melds) for card in lying_in(state, meld)])
        if cards & ~kept:
            raise OptionError("potter-position-banned", seat=seat, cards=" ".join(names(cards & ~kept)))


def lying_in(state: Potter, meld: int) -> list[int]:
    """The cards that really lie in a meld."""
    wilds = state.wilds_of(meld)
    return [wilds.get(card, card) for card in cards_of(state.meld_mask(meld))]


def check_end(state: Potter) -> None:
    """Check that a round ends with the first empty hand (P17) or the last lap (P20), the game past the target (P22)."""
    sizes = [state.hand(seat).bit_count() for seat in range(state.seats)]
    most = MOST_LAPS * state.seats
    if state.turns > most or (state.turns == most and not state.over):
        raise OptionError("potter-position-turns", turns=state.turns, most=most)
    if not state.over:
        if 0 in sizes:
            raise OptionError("potter-position-hand-empty", seat=sizes.index(0))
        return
    totals = [state.total(seat) for seat in range(state.seats)]
    round_over = sizes.count(0) == 1 or (0 not in sizes and state.turns == most)
    if not round_over or max(totals) <= state.target:
        raise OptionError("potter-position-end", highest=max(totals), target=state.target)
    lowest = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    if state.winner_seats() != lowest:
        raise OptionError("potter-position-winners", given=str(list(state.winner_seats())), allowed=str(list(lowest)))
