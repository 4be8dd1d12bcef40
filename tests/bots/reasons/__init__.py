"""Reasons for moves: every number that a hint mentions is counted again, independently of the code."""
