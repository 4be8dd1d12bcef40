"""The built page, as a browser gets it."""

from __future__ import annotations

import gzip
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message

import pytest

from parlour.server.http.pages import WEB
from tests.server.process import Server, serving

MOST_BYTES = 150_000  # of a first visit, compressed, without fonts


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pages")) as server:
        yield server


def fetch(server: Server, path: str, encoding: str) -> tuple[Message, bytes]:
    request = urllib.request.Request(f"{server.address}{path}", headers={"Accept-Encoding": encoding})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.headers, answer.read()


def test_files_are_compressed_for_browsers_that_accept_it_without_a_change(server: Server) -> None:
    script = next(path.name for path in (WEB / "assets").glob("index-*.js"))
    for path in ("/", f"/assets/{script}"):
        plain, whole = fetch(server, path, "identity")
        packed, small = fetch(server, path, "gzip, br")
        assert (plain["Content-Encoding"], packed["Content-Encoding"]) == (None, "gzip")
        assert gzip.decompress(small) == whole and len(small) < len(whole)
        assert plain["Content-Type"] == packed["Content-Type"]


def test_what_has_a_digest_in_its_name_is_kept_and_the_page_is_asked_for(server: Server) -> None:
    script = next(path.name for path in (WEB / "assets").glob("index-*.js"))
    assert "immutable" in fetch(server, f"/assets/{script}", "gzip")[0]["Cache-Control"]
    assert fetch(server, "/t/anything", "gzip")[0]["Cache-Control"] == "no-cache"
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(server, "/assets/nothing.js", "gzip")


@pytest.mark.parametrize("path", ["/nonsense", "/t", "/p/notty/1/2"])
def test_an_address_that_nothing_has_gives_the_page_and_says_404(server: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as found:
        fetch(server, path, "identity")
    assert (found.value.code, found.value.headers.get_content_type()) == (404, "text/html")
    assert found.value.read() == (WEB / "index.html").read_bytes()


@pytest.mark.parametrize("path", ["/api/nonsense", "/assets/nothing.js", "/favicon.ico"])
def test_a_program_hears_a_plain_404(server: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as found:
        fetch(server, path, "identity")
    assert (found.value.code, found.value.read()) == (404, b"Not Found")


def test_a_first_visit_is_light() -> None:
    """The page, its script and style, and the words of one language; each game's table is loaded when it is played."""
    assets = WEB / "assets"
    for language in ("en", "cs", "si"):
        named = re.findall(r'"/assets/([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
        parts = [WEB / "index.html.gz", *(assets / f"{name}.gz" for name in named), *assets.glob(f"{language}-*.js.gz")]
        assert len(parts) >= 4
        assert sum(part.stat().st_size for part in parts) <= MOST_BYTES
