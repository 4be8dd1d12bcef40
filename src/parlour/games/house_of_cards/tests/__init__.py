"""Tests of House of Cards alone. They are in the source distribution, not in the wheel."""
