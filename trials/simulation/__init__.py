"""A deterministic simulation of the real server: virtual time, seeded chance, failing disks, crashing processes.

docs/decisions/0020 says why it is built like this, and how to read a failing seed.
"""
