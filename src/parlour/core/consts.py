"""The sizes of the core's fixed arrays. `setup.py` writes `consts.pxd` from this file for C."""

MOST_SEATS = 5  # Potter seats five
MOST_ACTIONS = 8192  # the largest table of actions (Potter's, about 5,130) with room to grow
PILE_CELLS = 112  # the largest deck is Jolly's 108 cards
TOLD_CELLS = 6  # one happening: its kind and up to five numbers
MOST_TOLD = 96  # happenings of one action

OVER = -1  # nobody is on turn
SPECTATOR = 5  # imagines like a seat that sees no hand: one after the last

# French-suited cards: card = suit * 13 + rank, the ace first (melds.py).
SUITS = 4
SUIT_CARDS = 13
CARDS = 52
WHOLE_SUIT = 0x1FFF
ONE_RANK = 0x8004002001  # the four aces; shifted by a rank, the four cards of it
RUN_STARTS = 0x3FF9FFCFFE7FF  # ace to jack of each suit: where a run of three may start, an ace being low
THREES = 100  # the melds of three cards: 48 runs, 52 sets
RUN_THREES = 48
RUNS_A_SUIT = 12  # from A-2-3 to Q-K-A
NO_CARD = -1

CHACHA_WORDS = 16  # words of 32 bits in a block
BATCH = 8  # random places drawn from one 64-bit word; exact while a pile has at most 128 cards
WORD32 = 0xFFFFFFFF
WORD64 = 0xFFFFFFFFFFFFFFFF
TWO_TO_32 = 0x100000000
MIX_START = 0x9E3779B97F4A7C15
MIX_FACTOR = 0xBF58476D1CE4E5B9
