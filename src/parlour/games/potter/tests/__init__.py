"""Tests that belong to Potter alone. They are in the source distribution, not in the wheel."""
