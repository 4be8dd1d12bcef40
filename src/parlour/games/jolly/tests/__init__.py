"""Tests of Jolly alone. They are in the source distribution, not in the wheel."""
