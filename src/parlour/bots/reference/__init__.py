"""The reference players: one plain player a game, frozen, to measure all others against."""
