"""The arena: players against each other on duplicate deals, honestly counted (docs/players.md)."""
