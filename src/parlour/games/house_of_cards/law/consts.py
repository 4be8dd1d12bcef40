"""The constants of House of Cards. `setup.py` writes `consts.pxd` from this file for C."""

HOUSES = 4  # §1.2
NUMBERS = 10  # §1.3: 0 to 9
HOUSE_CARDS = 15  # the numbers of a house, then its five specials (§1.4)
KINDS = 60  # card = house * 15 + number, or + 10 to 14 for a special
ALL_KINDS = 0xFFFFFFFFFFFFFFF
ALL_NUMBERS = 0x7FE0FFC1FF83FF  # the kinds that exist twice
MOST_SEATED = 4  # §2.1
HAND = 2  # §2.7
MOST_DEALT = 60  # §2.3: for all players together
STREAK = 3  # §6.1
HIT_CARDS = 2  # §7.1

# The specials, as places within a house.
HALLOWS = 10
SHIELD = 11
ECHO = 12
MIRROR = 13
SWAP = 14

# Five decks with the same layout: the personal ones by seat, then the leftover deck.
LEFTOVER = 4
DECKS = 5
ROOM = 100  # the most cards in a deck

NO_CARD = -1
NO_NUMBER = -1  # no number has been played in this round yet

# The open offers, as bits of `choices`, in the order of §6.5.
OFFER_HOUSE = 1
OFFER_SWAP = 2
OFFER_RESHUFFLE = 4

# The table of actions.
PLAY = 0  # one action per kind of card
REMOVE = 60
EXCHANGE = 120
RESHUFFLE = 180
KEEP = 181
ACTIONS = 182

# What a card did, as CardPlayed reports it (view.py has the words, in this order).
DID_NUMBER = 0
DID_DOUBLED = 1
DID_HALLOWS = 2
DID_ECHO = 3
DID_MIRROR = 4
DID_SHIELD_ECHO = 5
DID_SHIELD_MIRROR = 6
DID_SHIELD = 7
DID_SWAP = 8

# The numbers under which the law reports events (view.py lists the classes in this order).
TOLD_PLAYED = 0
TOLD_DRAWN = 1
TOLD_STREAK = 2
TOLD_REMOVED = 3
TOLD_EXCHANGED = 4
TOLD_DECLINED = 5
TOLD_HIT = 6
TOLD_EXCEEDED = 7
TOLD_GIVEN = 8
TOLD_RESHUFFLED = 9
TOLD_ROUND = 10
TOLD_WON = 11
TOLD_LIMIT = 12

PLANES = 38  # observe(): planes of 4 houses x 15 cards, see view.py
