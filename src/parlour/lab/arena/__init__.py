"""The arena: players against each other on duplicate deals, with honest statistics (docs/players.md)."""
