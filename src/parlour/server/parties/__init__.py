"""Parties: friends who stay together over several games."""
