"""The sizes of the search's arrays and of learned tables. `setup.py` writes `consts.pxd` from this file for C."""

MOST_CANDIDATES = 64  # moves that one search compares
MOST_DOUBT = 8  # an imagined world that the policy doubts so much is taken all the same
MOST_STEPS = 4000  # of one game played out; longer ones count as shared

MOST_TABLES = 16  # small tables whose values are added (linear_q.py)
