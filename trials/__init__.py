"""Trials of the whole server: real processes, real sockets, faults, load. Each trial is `python -m trials.NAME`."""
