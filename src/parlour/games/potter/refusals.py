"""Why a move of Potter is refused: the rule, the facts, and the way out. The words are in words/, keyed by class."""

from __future__ import annotations

from parlour.core.consts import NO_CARD, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS
from parlour.core.errors import Refusal
from parlour.core.melds import cards_of, three_places
from parlour.games.potter.law.cards import DECK, write_played
from parlour.games.potter.law.consts import (
    ADD,
    DISCARD,
    DRAW,
    END,
    FILLERS,
    LARGEST_TAKE,
    MELD,
    NATURAL,
    PLACES,
    RETURN,
    TAKE,
    WAYS,
)
from parlour.games.potter.law.melding import way_fillers
from parlour.games.potter.law.rules import Potter, helped_by


class PotterRefusal(Refusal, game="potter"):
    """Base class of Potter's refusals."""


class GameFinished(PotterRefusal, rule="P22"):
    """The game is over: a total has passed the target."""

    target: int


class DrawFirst(PotterRefusal, rule="§3.1"):
    """The turn begins with a draw."""


class AlreadyDrawn(PotterRefusal, rule="§3.1"):
    """The player has already drawn this turn."""


class NothingToDraw(PotterRefusal, rule="P18"):
    """Stock and pile are both empty."""


class FirstTurn(PotterRefusal, rule="P1"):
    """There is no pile yet in the first turn of a round."""


class NothingToTake(PotterRefusal, rule="P3"):
    """The pile is empty."""


class PileTooBig(PotterRefusal, rule="P3"):
    """A pile of more than nine cards cannot be taken."""

    cards: int
    most: int


class MeldOwed(PotterRefusal, rule="P4"):
    """A player who took the pile must lay a new meld or return the pile."""


class NothingTaken(PotterRefusal, rule="P5"):
    """There is no taken pile to return."""


class NotAMeld(PotterRefusal, rule="P9"):
    """The cards form neither a set nor a run; `why` is few, long, suits, gap or mixed."""

    cards: str
    why: str


class AroundTheCorner(PotterRefusal, rule="P8"):
    """A run goes past the king; `why` is high (Q-K-A where aces are low) or corner."""

    cards: str
    why: str


class CardTwice(PotterRefusal, rule="P11"):
    """A meld holds no card twice, as itself or stood for."""

    card: str


class NoNaturalCard(PotterRefusal, rule="P11"):
    """A meld cannot consist of wilds alone."""

    cards: str


class PotterIsItself(PotterRefusal, rule="P10"):
    """A Potter cannot stand for the card that it is."""

    card: str


class NotAPotter(PotterRefusal, rule="P7"):
    """Only the Potters of this round stand for other cards."""

    card: str
    potter: str


class WildBeforeSallan(PotterRefusal, rule="P12"):
    """Only a Sallan may lay a meld with a wild."""

    cards: str


class AddBeforeSallan(PotterRefusal, rule="P13"):
    """Only a Sallan may lay off cards."""


class NoSuchMeld(PotterRefusal, rule="P13"):
    """The table has no meld with this number."""

    asked: int
    melds: int


class PlaceClosed(PotterRefusal, rule="P13"):
    """The meld takes no card there: a whole set, or the end of a run at ace or king."""

    number: int


class DoesNotFit(PotterRefusal, rule="P13"):
    """The cards do not continue this meld."""

    cards: str
    number: int


class NotInHand(PotterRefusal, rule="§3.8"):
    """These cards are not in the player's hand."""

    cards: str


class DiscardHelps(PotterRefusal, rule="P14"):
    """The discard helps too much: it goes with the top card of the pile."""

    card: str
    top: str
    why: str  # rank or neighbour


class PotterKept(PotterRefusal, rule="P15"):
    """Potters are never discarded."""

    card: str


class CardIsBanned(PotterRefusal, rule="P19"):
    """The card that kept a loop going cannot be discarded again in this round."""

    card: str


class CanDiscard(PotterRefusal, rule="P16"):
    """While there is a legal discard, the turn must end with one."""

    card: str


def explain(state: Potter, action: int) -> Refusal | None:
    """The reason why an action is refused; None if it is legal."""
    if state.over:
        return GameFinished(target=state.target)
    if action in (DRAW, TAKE):
        return explain_draw(state, action)
    if not state.drawn:
        return DrawFirst()
    owes_meld = bool(state.taken_cards())
    if action == RETURN:
        return None if owes_meld else NothingTaken()
    if MELD <= action < ADD:
        return explain_meld(state, action)
    if owes_meld:
        return MeldOwed()
    if action >= ADD:
        return explain_add(state, action - ADD)
    return explain_end(state) if action == END else explain_discard(state, action - DISCARD)


def explain_draw(state: Potter, action: int) -> Refusal | None:
    """The reason why a draw from stock or pile is refused (§3.2, §3.3, §7.3); None if it is legal."""
    pile = len(state.pile_cards())
    if state.drawn:
        if state.taken_cards():
            return MeldOwed()
        return AlreadyDrawn() if pile or state.stock_size() else NothingToDraw()
    if action == DRAW or 0 < pile <= LARGEST_TAKE:
        return None
    if pile:
        return PileTooBig(cards=pile, most=LARGEST_TAKE)
    return NothingToTake() if state.turns else FirstTurn()


def explain_meld(state: Potter, action: int) -> Refusal | None:
    """The reason why a meld is refused (§4.4, §5.4, §6.4); None if it is legal."""
    three, way = divmod(action - MELD, WAYS)
    places = three_places(three)
    played = [card_of(state, place, filler) for place, filler in zip(places, way_fillers(way), strict=True)]
    text = " ".join(write_played(card, place) for card, place in zip(played, places, strict=True))
    if three < RUN_THREES and three % RUNS_A_SUIT == RUNS_A_SUIT - 1 and not state.ace_high:
        return AroundTheCorner(cards=text, why="high")
    if way and not state.is_sallan(state.on_turn):
        return WildBeforeSallan(cards=text)
    for card, place, filler in zip(played, places, way_fillers(way), strict=True):
        if filler != NATURAL and card == place:
            return PotterIsItself(card=DECK.write(card))
        if played.count(card) > 1:
            return CardTwice(card=DECK.write(card))
    return missing(state, played)


def explain_add(state: Potter, spot_and_filler: int) -> Refusal | None:
    """The reason why a lay-off is refused (§5.3); None if it is legal."""
    spot, filler = divmod(spot_and_filler, FILLERS)
    meld = spot // PLACES
    if meld >= state.melds:
        return NoSuchMeld(asked=meld + 1, melds=state.melds)
    if not state.is_sallan(state.on_turn):
        return AddBeforeSallan()
    place = state.open_places(meld)[spot % PLACES]
    if place == NO_CARD:
        return PlaceClosed(number=meld + 1)
    card = card_of(state, place, filler - 1)
    if filler and card == place:
        return PotterIsItself(card=DECK.write(card))
    return missing(state, [card])


def explain_discard(state: Potter, card: int) -> Refusal | None:
    """The reason why a discard is refused (§6.8, §7.1, §9.3); None if it is legal."""
    name = DECK.write(card)
    pile = state.pile_cards()
    if not state.hand(state.on_turn) >> card & 1:
        return NotInHand(cards=name)
    if state.potter_cards() >> card & 1:
        return PotterKept(card=name)
    if state.banned_cards(state.on_turn) >> card & 1:
        return CardIsBanned(card=name)
    if pile and helped_by(pile[-1]) >> card & 1:
        top = DECK.write(pile[-1])
        return DiscardHelps(card=name, top=top, why="rank" if top[:-1] == name[:-1] else "neighbour")
    return None


def explain_end(state: Potter) -> Refusal | None:
    """The reason why the turn cannot end without a discard (§3.7); None if it can."""
    fit = cards_of(state.fit_discards())
    return CanDiscard(card=DECK.write(fit[0])) if fit else None


def missing(state: Potter, cards: list[int]) -> Refusal | None:
    """The refusal if the hand lacks one of these cards (§3.8), else None."""
    lacking = [card for card in cards if not state.hand(state.on_turn) >> card & 1]
    return NotInHand(cards=DECK.write_all(lacking)) if lacking else None


def card_of(state: Potter, place: int, filler: int) -> int:
    """The card that fills a place: the card itself, or the Potter of a suit."""
    return place if filler == NATURAL else filler * SUIT_CARDS + state.rank()
