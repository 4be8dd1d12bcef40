"""The whole house on trial: real servers, real sockets, faults, load. Each trial is `python -m trials.NAME`."""
