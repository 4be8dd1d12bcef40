"""Tests that belong to Jolly alone. They are in the source distribution, not in the wheel."""
