"""Small variants that are solved exactly: what our players give away, measured against the truth.

They are models of their own and sit at no table: a mini-Notty with 16 cards, and a House of Cards with six kinds of
cards and the limit 7. `parlour regret` solves one and measures our players on it (docs/players.md).
"""
