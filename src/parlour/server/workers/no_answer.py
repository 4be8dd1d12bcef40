"""What a worker raises in place of an answer."""


class NoAnswer(Exception):
    """Raised when a worker has given no answer."""


class TooSlow(NoAnswer):
    """Raised when a worker has not answered in time."""
