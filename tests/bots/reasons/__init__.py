"""Why a move is good: every number that a hint says is counted again."""
