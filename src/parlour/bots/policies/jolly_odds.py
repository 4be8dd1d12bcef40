"""What each number about a hand of Jolly adds to the log odds to win: a logistic regression over the starts of turns of
60,000 games that the policy played against itself (seeds 50,000 to 109,999).

Four sides, by who has opened; the rows are those of jolly_hands.py. What never came up is 0.
"""

from __future__ import annotations

# fmt: off
ODDS = (
    # Neither has opened.
    # points in melds and jokers, by fours up to 36, each without and with a run
    0.10, 0.00, -0.14, 0.00, 0.11, 0.07, -0.03, -0.03, 0.00, -0.02,
    -0.03, -0.05, 0.02, 0.01, 0.06, 0.00, 0.07, -0.12, 0.07, -0.09,
    # loose cards
    2.44, 1.56, 1.00, 0.50, 0.32, 0.13, -0.16, -0.30, -0.50, -0.63,
    -0.81, -1.05, -1.19, -1.32, 0.00,
    # cards that would complete a meld, by twos
    -1.05, -0.38, -0.23, -0.05, 0.04, 0.16, 0.26, 0.33, 0.48, 0.45,
    # jokers
    -1.08, -0.56, 0.11, 0.90, 0.63,
    # on turn: no, yes, and with a useful card on the pile
    -0.07, 0.00, 0.08,
    # The other one has opened.
    # points in melds and jokers, by fours up to 36, each without and with a run
    0.18, 0.00, -0.13, 0.00, 0.06, -0.10, -0.09, 0.02, 0.04, -0.06,
    -0.14, -0.01, -0.01, -0.03, 0.07, -0.03, 0.06, 0.04, 0.08, 0.02,
    # loose cards
    2.22, 0.84, 0.66, 0.43, 0.31, 0.05, -0.12, -0.34, -0.52, -0.48,
    -0.90, -1.04, -1.16, 0.00, 0.00,
    # cards that would complete a meld, by twos
    -0.84, -0.58, -0.05, 0.02, 0.05, 0.11, 0.18, 0.30, 0.33, 0.45,
    # jokers
    -1.20, -0.51, 0.29, 0.55, 0.83,
    # on turn: no, yes, and with a useful card on the pile
    -0.23, 0.00, 0.20,
    # This seat has opened.
    # cards held
    0.00, 0.01, -0.51, 0.16, -0.04, -0.16, 0.20, 0.26, 0.13, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    # loose cards
    0.28, 1.28, 0.64, 0.57, 0.06, -0.35, -0.44, -0.74, -1.27, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00,
    # cards that would complete a meld, by twos
    -0.52, -0.36, -0.21, 0.01, 0.19, 0.33, 0.39, 0.49, -0.30, 0.00,
    # jokers
    -0.67, 0.63, 0.07, 0.00, 0.00,
    # on turn: no, yes, and with a useful card on the pile
    -0.20, -0.33, 0.56,
    # Both have opened.
    # cards held
    0.00, 0.19, -0.11, 0.24, 0.18, -0.10, -0.05, -0.09, -0.26, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    # loose cards
    3.96, 1.03, 0.29, 0.18, -0.51, -0.81, -0.91, -1.43, -1.79, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00,
    # cards that would complete a meld, by twos
    0.00, -1.78, -0.69, -0.46, -0.12, 0.19, 0.47, 0.60, 0.85, 0.93,
    # jokers
    -0.55, 0.55, 0.00, 0.00, 0.00,
    # on turn: no, yes, and with a useful card on the pile
    -0.46, -0.35, 0.81,
)
# fmt: on
