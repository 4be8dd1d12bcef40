"""Runs the command line in this process: arguments and input in; output and exit code out, without starting Python."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from parlour.cli import app

ENVIRONMENT = {"NO_COLOR": "1", "COLUMNS": "120"}


def run(*arguments: str, text: str = "") -> Result:
    """Run a command. An exception that a user would see as a traceback fails the test."""
    done = CliRunner().invoke(app, arguments, input=text, env=ENVIRONMENT)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done
