"""The pages that games from outside bring: which files are served, how they are cached, and that nothing else is."""

from __future__ import annotations

import gzip
import http.client
import os
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.core import registry
from parlour.server.http import game_pages
from parlour.server.http.game_pages import LARGEST, PageTooLarge, page_of, page_offer, read_page
from parlour.server.http.security_headers import POLICY
from parlour.wire.http import GameOffer, OutsidePage
from tests.examples.outside import BARE, LOWEST, for_processes, registered
from tests.server.process import Server, serving

PAGE = LOWEST / "lowest/page"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with for_processes(BARE), serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def offers(server: Server) -> dict[str, GameOffer]:
    with urllib.request.urlopen(f"{server.address}/api/games", timeout=30) as answer:
        return {one.name: one for one in msgspec.json.decode(answer.read(), type=list[GameOffer])}


@pytest.fixture(scope="module")
def page(offers: dict[str, GameOffer]) -> OutsidePage:
    outside = offers["lowest"].outside
    assert outside is not None and outside.page is not None
    return outside.page


def get(server: Server, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """The response to a path exactly as it is written, without normalization on the way."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        connection.putrequest("GET", path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer, answer.read()


def test_the_menu_names_the_page_of_a_game_that_has_one(offers: dict[str, GameOffer], page: OutsidePage) -> None:
    assert page.style == page.module.replace("table.js", "table.css")
    bare = offers["bare_lowest"].outside
    assert bare is not None and bare.page is None, "no folder, and so the plain table"


@pytest.mark.parametrize(("file", "kind"), [("table.js", "text/javascript"), ("table.css", "text/css")])
def test_files_come_as_they_are_written(server: Server, page: OutsidePage, file: str, kind: str) -> None:
    path = page.module.replace("table.js", file)
    answer, content = get(server, path)
    assert (answer.status, answer.headers.get_content_type()) == (200, kind)
    assert answer.headers.get_content_charset() == "utf-8"
    assert content == (PAGE / file).read_bytes()
    packed, small = get(server, path, Accept_Encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip" and gzip.decompress(small) == content
    assert packed.headers["Vary"] == answer.headers["Vary"] == "Accept-Encoding"


def test_the_policy_is_that_of_every_other_file(server: Server, page: OutsidePage) -> None:
    answer, _ = get(server, page.module)
    assert answer.headers["Content-Security-Policy"] == POLICY
    assert "script-src 'self' 'wasm-unsafe-eval';" in POLICY and "style-src 'self';" in POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_file_is_cached_for_ever_under_its_digest_and_asked_for_under_another(
    server: Server, page: OutsidePage
) -> None:
    answer, content = get(server, page.module)
    assert "immutable" in answer.headers["Cache-Control"]
    older = "/".join([*page.module.split("/")[:5], "0123456789abcdef", "table.js"])
    today, same = get(server, older)
    assert (today.headers["Cache-Control"], same) == ("no-cache", content), "a window that was open before an update"
    unchanged, nothing = get(server, older, If_None_Match=str(today.headers["ETag"]))
    assert (unchanged.status, nothing) == (304, b"")
    assert get(server, older, If_None_Match='"of another file"')[0].status == 200


@pytest.mark.parametrize(
    "path",
    [
        "../law.py",
        "../../law.py",
        "%2e%2e/law.py",
        "..%2flaw.py",
        "%2Fetc%2Fpasswd",
        "//etc/passwd",
        "./table.js",
        "nothing.js",
        "",
    ],
)
def test_only_files_of_the_folder_are_served(server: Server, page: OutsidePage, path: str) -> None:
    answer, content = get(server, page.module.replace("table.js", path))
    assert answer.status == 404
    assert b"Lowest" not in content and b"root:" not in content


@pytest.mark.parametrize("game", ["chess", "bare_lowest", "notty", "..", "%2e%2e"])
def test_a_game_without_a_page_has_no_files(server: Server, game: str) -> None:
    assert get(server, f"/api/games/{game}/page/0/table.js")[0].status == 404


def test_built_in_games_have_no_such_page() -> None:
    assert {page_of(parlour.game(name)) for name in registry.built_in()} == {None}


# Folders that a package might bring.


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_files_of_kinds_that_no_page_needs_are_left_out(tmp_path: Path) -> None:
    folder = write(tmp_path, table_js="1", more__help_js="2", table_py="3", notes_md="4", page_html="5")
    assert list(read_page(folder).files) == ["more/help.js", "table.js"]


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    secret = write(tmp_path / "elsewhere", secret_json="{}")
    folder = write(tmp_path / "page", table_js="1")
    os.symlink(secret / "secret.json", folder / "open.json")
    os.symlink(secret, folder / "more")
    assert list(read_page(folder).files) == ["table.js"]


def test_the_digest_follows_every_file(tmp_path: Path) -> None:
    first = read_page(write(tmp_path, table_js="1", help_js="2")).digest
    assert read_page(write(tmp_path, help_js="3")).digest != first
    assert read_page(write(tmp_path, help_js="2")).digest == first


def test_a_page_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write(tmp_path, table_js="1", picture_svg="x" * LARGEST)
    with pytest.raises(PageTooLarge, match=f"{LARGEST + 1} bytes"):
        read_page(folder)
    with registered() as game:
        monkeypatch.setattr(game_pages, "read_page", lambda _: read_page(folder))
        page_of.cache_clear()
        assert page_offer(game) is None, "its table is the plain one"
        monkeypatch.undo()
        page_of.cache_clear()
        assert page_offer(game) is not None
