"""The documentation site: every link and anchor exists, and all pages can be reached."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs import build
from parlour.core.registry import built_in
from parlour.locales import LANGUAGES

HOUSE = build.HOUSE
NAVIGATION = (HOUSE / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
LISTED = re.findall(r"([\w./-]+\.md)\b", NAVIGATION)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build.build(folder)
    return folder


def text_of(page: Path) -> str:
    """A page without its code."""
    return re.sub(r"^`{3,}.*?^`{3,}$|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def places(page: Path) -> set[str]:
    """The anchors that a link can name: the headings, as mkdocs spells them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip()) for title in titles}


def test_every_link_leads_somewhere(site: Path) -> None:
    links = 0
    for page in site.rglob("*.md"):
        for found in re.finditer(r"(?:\]\(|<img src=\")([^)\"#\s]*)(?:#([\w-]+))?[)\"]", text_of(page)):
            if "://" in found[1]:
                continue
            target = page if not found[1] else (page.parent / found[1]).resolve()
            assert target.is_file(), f"{page.relative_to(site)}: {found[0]}"
            assert not found[2] or found[2] in places(target), f"{page.relative_to(site)}: {found[0]}"
            links += 1
    assert links > 100


def test_the_fonts_of_the_style_are_there(site: Path) -> None:
    fonts = re.findall(r"url\('([^']+)'\)", (site / "site.css").read_text(encoding="utf-8"))
    assert len(fonts) == 4
    assert [font for font in fonts if not (site / font).is_file()] == []


def test_a_link_that_leads_nowhere_is_noticed() -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        build.moved("[here](no/such/file.py)", "README.md", build.written())


def test_the_navigation_names_pages_that_are_there_and_leaves_none_out(site: Path) -> None:
    assert [page for page in LISTED if not (site / page).is_file()] == []
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.md")}
    assert {page for page in pages - set(LISTED) if not page.startswith(("source/", "decisions/0"))} == set()


@pytest.mark.parametrize("game", sorted(built_in()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_book_is_a_page(site: Path, game: str, language: str) -> None:
    page = f"rules/{game}.{language}.md"
    assert page in LISTED
    assert (site / page).read_text(encoding="utf-8").count("§") > 20


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("python", "`deal(*, seats: int, seed: Seed, **options: Any) -> GameState`"),
        ("python", "## IllegalMove"),
        ("options", "| `turn_limit` | `300` | 20-10000 |"),
        ("command-line", "## parlour admin backup"),
        ("command-line", "| `--minutes` | time limit"),
        ("protocol", "### `welcome`"),
        ("protocol", "### `SeatInfo`"),
        ("protocol", "| `clock` | `int \\| None` | seconds per turn |"),
        ("settings", "| `--port` | `PARLOUR_PORT` | `8000` |"),
        ("notation", "Cards are written `R5 G3 Y9 K1 B7`"),
    ],
)
def test_the_reference_says_what_the_code_does(site: Path, page: str, words: str) -> None:
    assert words in (site / f"reference/{page}.md").read_text(encoding="utf-8")


def test_lists_and_tables_get_their_blank_line_but_code_does_not() -> None:
    assert build.spaced("words\n- one\n- two\n  more\n- three") == "words\n\n- one\n- two\n  more\n- three"
    assert build.spaced("words\n| a |\n|---|") == "words\n\n| a |\n|---|"
    assert build.spaced("```\nwords\n- one\n```") == "```\nwords\n- one\n```"


@pytest.mark.parametrize(
    ("html", "fetched"),
    [
        ('<script src="https://elsewhere.org/a.js"></script>', 1),
        ("<link rel=stylesheet href=//elsewhere.org/a.css>", 1),
        ('<a href="https://elsewhere.org">there</a><img src="../here.png">', 0),
    ],
)
def test_what_a_page_would_fetch_from_elsewhere_is_found(tmp_path: Path, html: str, fetched: int) -> None:
    (tmp_path / "page.html").write_text(html)
    assert len(build.foreign(tmp_path)) == fetched


def test_the_pictures_of_the_readme_are_small() -> None:
    pictures = [HOUSE / name for name in re.findall(r'<img src="([^"]+)"', (HOUSE / "README.md").read_text("utf-8"))]
    assert len(pictures) >= 6
    assert [picture.name for picture in pictures if picture.stat().st_size >= 150_000] == []
