"""The command `parlour`, and `python -m parlour`.

A process that thinks reads this file again when it starts, so it asks for nothing before a command runs.
"""


def main() -> None:
    """Run the command that was asked for."""
    from parlour.cli import app, streams

    streams.prepare()
    app()


if __name__ == "__main__":
    main()
