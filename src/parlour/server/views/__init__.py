"""A table in other forms: messages for each seat, rows and projections for the store, the history of its game."""
