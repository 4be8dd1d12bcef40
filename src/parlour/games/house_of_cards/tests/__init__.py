"""Tests that belong to House of Cards alone. They are in the source distribution, not in the wheel."""
