"""People who play here: their identities and their ratings."""
