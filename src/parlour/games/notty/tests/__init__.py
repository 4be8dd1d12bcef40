"""Tests that belong to Notty alone. They are in the source distribution, not in the wheel."""
