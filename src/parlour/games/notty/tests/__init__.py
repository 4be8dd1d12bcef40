"""Tests of Notty alone. They are in the source distribution, not in the wheel."""
