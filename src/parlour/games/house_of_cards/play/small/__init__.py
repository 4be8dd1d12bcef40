"""A small House of Cards with six kinds of cards and the limit 7, solved exactly against the heuristic player."""
