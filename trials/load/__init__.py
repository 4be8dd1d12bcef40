"""Load on the server and on its peers (`make load`, `python -m trials.load`)."""
