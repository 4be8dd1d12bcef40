"""The sizes of the core's fixed arrays. `setup.py` writes `consts.pxd` from this file for C."""

MOST_SEATS = 5  # Potter seats five
MOST_ACTIONS = 8192  # the largest table of actions (Potter's, about 5,130) with room to grow
PILE_CELLS = 112  # the largest deck is Jolly's 108 cards
TOLD_CELLS = 6  # one row of the event buffer: the kind of an event and up to five numbers
MOST_TOLD = 96  # rows of the event buffer: the most events of one action

OVER = -1  # the value of `on_turn` when the game has ended
SPECTATOR = 5  # the seat number of a spectator, one after the last seat: a viewer who sees no hand

# French-suited cards: card = suit * 13 + rank, the ace first (melds.py).
SUITS = 4
SUIT_CARDS = 13
CARDS = 52
WHOLE_SUIT = 0x1FFF
ONE_RANK = 0x8004002001  # the four aces; shifted left by a rank, the four cards of that rank
RUN_STARTS = 0x3FF9FFCFFE7FF  # ace to jack of each suit, the lowest cards of all runs of three (an ace is low here)
THREES = 100  # the number of melds of three cards: 48 runs and 52 sets
RUN_THREES = 48
RUNS_A_SUIT = 12  # from A-2-3 to Q-K-A
NO_CARD = -1

CHACHA_WORDS = 16  # 32-bit words in a block
BATCH = 8  # random places drawn from one 64-bit word; exact while a pile has at most 128 cards
WORD32 = 0xFFFFFFFF
WORD64 = 0xFFFFFFFFFFFFFFFF
TWO_TO_32 = 0x100000000
MIX_START = 0x9E3779B97F4A7C15
MIX_FACTOR = 0xBF58476D1CE4E5B9
