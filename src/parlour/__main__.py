"""The command `parlour`, and `python -m parlour`.

Worker processes read this file again when they start, so it imports nothing before a command runs.
"""


def main() -> None:
    """Run the command line."""
    from parlour.cli import app, streams

    streams.prepare()
    app()


if __name__ == "__main__":
    main()
