"""The policies of the games: fast players on plain numbers (policy.py)."""
