"""The people who play on this server: their identities, tokens and ratings."""
