"""Tournaments: who meets whom, who stands where, and how the rounds follow each other."""
