"""Why a move of Jolly is refused: the rule, the facts, and the way out. The words are in words/, keyed by class."""

from __future__ import annotations

from parlour.core.errors import Refusal


class JollyRefusal(Refusal, game="jolly"):
    """Base class of Jolly's refusals."""


class GameWonAlready(JollyRefusal, rule="J15"):
    """The game is over: a player has gone out."""

    winner: int


class GameDrawnAlready(JollyRefusal, rule="J17"):
    """The game is over: it was drawn."""


class DiscardOnly(JollyRefusal, rule="J1"):
    """The starter's first turn is only a discard."""


class TooEarly(JollyRefusal, rule="J4"):
    """Rounds 1 and 2 allow only draws and discards."""

    round: int


class DrawFirst(JollyRefusal, rule="§3.4"):
    """The turn begins with a draw."""


class AlreadyDrawn(JollyRefusal, rule="§3.4"):
    """The player has already drawn this turn."""


class CannotDraw(JollyRefusal, rule="J13"):
    """Neither stock nor pile can give a card."""


class NothingToTake(JollyRefusal, rule="§3.5"):
    """The pile is empty."""


class TopUseless(JollyRefusal, rule="J10"):
    """The top card cannot be used this turn."""

    card: str


class TakenPutBack(JollyRefusal, rule="J10"):
    """After putting a card back, only the stock is left to draw from."""


class NothingTaken(JollyRefusal, rule="J10"):
    """There is no taken card to put back."""


class TooLateToPutBack(JollyRefusal, rule="J10"):
    """The card cannot be put back: something else was done, or there is no stock to draw from."""

    card: str


class NoJollyHand(JollyRefusal, rule="J14"):
    """No Jolly Hand now: `why` is opened, cards, gone or barred; `instead` is draw, take or both."""

    why: str
    cards: int
    instead: str


class NotInJollyHand(JollyRefusal, rule="J14"):
    """Only a Jolly Hand can be conceded."""


class JollyHandOnly(JollyRefusal, rule="J14"):
    """A Jolly Hand allows only new melds, their growth, and one last discard."""

    left: int


class NotAMeld(JollyRefusal, rule="J5"):
    """The cards form neither a set nor a run; `why` is few, long, suits, gap, mixed or jokers."""

    cards: str
    why: str


class AroundTheCorner(JollyRefusal, rule="J5"):
    """A run goes around the corner, as K-A-2."""

    cards: str


class JokersTouch(JollyRefusal, rule="J5"):
    """Two jokers lie side by side in a run."""

    cards: str


class CardTwice(JollyRefusal, rule="J5"):
    """A meld holds no card twice."""

    card: str


class WrongMeaning(JollyRefusal, rule="J6"):
    """A joker cannot stand for this here."""

    card: str


class NotInHand(JollyRefusal, rule="§3.11"):
    """These cards are not in the player's hand."""

    cards: str


class OpeningFirst(JollyRefusal, rule="J8"):
    """Older melds are closed until the opening is complete."""

    points: int
    needed: int


class OpeningTooLow(JollyRefusal, rule="J8"):
    """The opening is too low; `points` is the most that it could reach."""

    most: int
    needed: int


class NoPureRun(JollyRefusal, rule="J8"):
    """The hand has no run without a joker to open with."""


class BreaksOpening(JollyRefusal, rule="J8"):
    """A joker would spoil the opening's only run without a joker."""

    number: int


class LeadsNowhere(JollyRefusal, rule="J9"):
    """After this, the turn could not be ended."""


class OpeningOwed(JollyRefusal, rule="J9"):
    """The opening has begun but is incomplete."""

    points: int
    needed: int
    pure: str


class TakenOwed(JollyRefusal, rule="J9"):
    """The taken card is not used yet."""

    card: str


class JokerOwed(JollyRefusal, rule="J9"):
    """Swapped jokers are not in new melds yet."""

    count: int


class NoCardLeft(JollyRefusal, rule="J15"):
    """No card would be left to discard."""


class LastCard(JollyRefusal, rule="J15"):
    """A player who has not opened cannot go out."""


class NoSuchMeld(JollyRefusal, rule="§5.5"):
    """The table has no meld with this number."""

    asked: int
    melds: int


class DoesNotFit(JollyRefusal, rule="§5.5"):
    """The cards do not continue this meld."""

    cards: str
    number: int


class PlaceClosed(JollyRefusal, rule="§5.5"):
    """The meld takes no card there."""

    number: int


class NoSuchJoker(JollyRefusal, rule="J11"):
    """No joker of this meld stands for that card."""

    card: str
    number: int


class SetOfThree(JollyRefusal, rule="J11"):
    """A joker can be swapped out of a set only if the set has four cards."""

    number: int
