"""Settings that lead nowhere are refused before a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import OptionError
from parlour.server.host.settings import Settings

SERVER = "postgresql://parlour@localhost/parlour"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"pause": -1.0}, "serve-bad-number"),
        ({"rate": float("inf")}, "serve-bad-number"),
        ({"grace": float("nan")}, "serve-bad-number"),
        ({"database": "parlour.sqlite"}, "serve-bad-database"),
        ({"proxies": "127.0.0.1, my-proxy"}, "serve-bad-proxy"),
        ({"proxies": "10.0.0.1/8"}, "serve-bad-proxy"),
        ({"node": "two words", "database": SERVER}, "serve-bad-node"),
        ({"node": "oslo"}, "serve-node-alone"),
        ({"node_url": "https://oslo.example/path", "database": SERVER}, "serve-bad-node-url"),
        ({"node_address": "http://[::1", "database": SERVER}, "serve-bad-node-url"),
        ({"node_address": "ftp://oslo", "database": SERVER}, "serve-bad-node-url"),
    ],
)
def test_a_setting_that_leads_nowhere_is_refused(given: dict[str, Any], key: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused:
        Settings(data=tmp_path, **given)
    assert refused.value.key == key


def test_a_node_may_have_an_address_of_every_kind(tmp_path: Path) -> None:
    for address in ("http://oslo", "http://oslo:8000", "https://[::1]:8000"):
        assert Settings(data=tmp_path, database=SERVER, node="oslo", node_address=address).address == SERVER
