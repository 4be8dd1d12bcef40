"""Requests from the command line to a server on the same machine."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from parlour.core.errors import OptionError, ParlourError
from parlour.server.host import data_folder

PATIENCE = 30.0  # seconds


def ask(data: Path, path: str, body: Any = None) -> Any:
    """Send an admin request to the server of this data folder; a body makes it a POST. Raises what it refuses."""
    address = data_folder.address(data)
    headers = {"Authorization": f"Bearer {data_folder.read_token(data)}", "Content-Type": "application/json"}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/admin/{path}", content, headers)
    # Not through a proxy named in the environment: the server is on this machine.
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        return json.loads(direct.open(request, timeout=PATIENCE).read())
    except urllib.error.HTTPError as error:
        raise refusal(error.code, error.read()) from None
    except OSError as error:
        reason = str(getattr(error, "reason", error))
        raise OptionError("admin-no-answer", address=address, reason=reason) from None


def refusal(code: int, answer: bytes) -> ParlourError:
    """The error that the server's response describes."""
    try:
        said = json.loads(answer)
        return ParlourError(said["key"], **said["args"])
    except (ValueError, KeyError, TypeError):
        return ParlourError("admin-trouble", code=code)
