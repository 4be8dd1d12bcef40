"""The pages of the documentation site: `python -m docs.build [FOLDER]` gathers them, then mkdocs turns them into HTML.

Each text is where the people who change it look for it: the rule books beside the rules, the reference in the code.
This script gathers them and changes every link to its target's path in the site. `--foreign FOLDER` lists what a
built site would fetch from other hosts.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from docs import reference
from parlour.core.registry import built_in, built_in_folders
from parlour.locales import LANGUAGE_NAMES, say

HOUSE = Path(__file__).parents[1]
PICTURES = (".png", ".svg")
TOP = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
LINK = re.compile(r"(?P<before>\]\(|<img src=\")(?P<target>[^)\"#\s]+)(?P<place>#[\w-]*)?(?=[)\"])")
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
FETCHED = re.compile(
    r"<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=\"?(?:https?:)?//[^\s\">]+|url\(\"?https?://"
)


def written() -> dict[str, str]:
    """The hand-written pages: their paths in the repository, mapped to their paths in the site."""
    pages = dict(TOP)
    for page in sorted((HOUSE / "docs").rglob("*.md")):
        inside = page.relative_to(HOUSE / "docs").as_posix()
        pages[f"docs/{inside}"] = inside
    for game in sorted(built_in()):
        for language in LANGUAGE_NAMES:
            pages[f"src/parlour/games/{game}/rulebook.{language}.md"] = f"rules/{game}.{language}.md"
        pages[f"src/parlour/games/{game}/notation.md"] = "reference/notation.md"  # all games together
    return pages


def build(folder: Path) -> None:
    """Write all pages into a folder after emptying it."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = written()
    made = {pages[path]: moved((HOUSE / path).read_text(encoding="utf-8"), path, pages) for path in pages}
    made |= reference.pages() | {
        "reference/notation.md": notation_page(),
        "rules/index.md": rules_page(),
        "decisions/index.md": decisions_page(),
    }
    made |= {source_path(path): source_page(path) for text in made.values() for path in sources_in(text)}
    for path, text in made.items():
        page = folder / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(spaced(text), encoding="utf-8")
    for asset, place in assets():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(asset, folder / place)


def assets() -> Iterator[tuple[Path, str]]:
    """The files that pages use: pictures, the style sheet, and the built page's fonts without hashes in their names."""
    for asset in (HOUSE / "docs").rglob("*.*"):
        if asset.suffix in (*PICTURES, ".css"):
            yield asset, asset.relative_to(HOUSE / "docs").as_posix()
    for font in (reference.SOURCE / "web/assets").glob("*.woff2"):
        yield font, "fonts/" + re.sub(r"-[\w-]{8}\.woff2$", ".woff2", font.name)


# Links.


def moved(text: str, path: str, pages: dict[str, str], page: str = "") -> str:
    """A text with its links changed to paths in the site; `path` is its path in the repository."""
    here = PurePosixPath(page or pages[path]).parent

    def turned(found: re.Match[str]) -> str:
        if "://" in found["target"]:
            return found[0]
        target = os.path.normpath(PurePosixPath(path).parent / found["target"])
        return found["before"] + os.path.relpath(in_site(target, pages), here) + (found["place"] or "")

    return "".join(part if FENCED.fullmatch(part) else LINK.sub(turned, part) for part in FENCED.split(text))


def in_site(path: str, pages: dict[str, str]) -> str:
    """The path in the site of a file in the repository: a page, a picture, or a page that shows the source."""
    if path in pages:
        return pages[path]
    if path == "docs/decisions":
        return "decisions/index.md"
    if path.startswith("docs/") and path.endswith(PICTURES):
        return path.removeprefix("docs/")
    if not (HOUSE / path).exists():
        raise FileNotFoundError(f"a link leads nowhere: {path}")
    return source_path(path)


def source_path(path: str) -> str:
    return f"source/{path}.md"


def sources_in(text: str) -> Iterator[str]:
    """The source files that a page links to."""
    yield from re.findall(r"\]\((?:\.\./)*source/([^)#]+)\.md", text)


def source_page(path: str) -> str:
    """A page that shows a source file, or lists a folder."""
    place = HOUSE / path
    if place.is_dir():
        names = sorted(one.name for one in place.iterdir() if not one.name.startswith((".", "__pycache__", "node_mod")))
        return f"# {path}\n\n" + "".join(f"- `{name}`\n" for name in names)
    tongue = {".py": "python", ".md": "markdown", ".toml": "toml"}.get(place.suffix, "text")
    return f"# {path}\n\n`````{tongue}\n{place.read_text(encoding='utf-8').rstrip()}\n`````\n"


# Pages that are generated.


def notation_page() -> str:
    """The notation pages of all games, as one page."""
    chapters = [(folder / "notation.md").read_text(encoding="utf-8") for folder in built_in_folders()]
    return "# Notation and positions\n\n" + "\n".join(chapters).replace("# Notation and positions of ", "## ")


def rules_page() -> str:
    """The list of all rule books, in every language."""
    lines = [
        f"- **{say('en', f'{game}-name')}**: "
        + ", ".join(f"[{name}]({game}.{language}.md)" for language, name in LANGUAGE_NAMES.items())
        for game in sorted(built_in())
    ]
    return "# Rule books\n\n" + "\n".join(lines) + "\n"


def decisions_page() -> str:
    """The list of all decisions, by title."""
    lines = []
    for page in sorted((HOUSE / "docs/decisions").glob("*.md")):
        title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.name})\n")
    return "# Decisions\n\nWhy it is built like this.\n\n" + "".join(lines)


def spaced(text: str) -> str:
    """Add a blank line before each list and table, which mkdocs requires. Code is left unchanged."""
    parts = FENCED.split(text)
    return "".join(part if FENCED.fullmatch(part) else with_blank_lines(part) for part in parts)


def with_blank_lines(text: str) -> str:
    lines: list[str] = []
    for line in text.split("\n"):
        before = lines[-1] if lines else ""
        begins = (line.startswith(("- ", "1. ")) and not before.startswith(("- ", "  "))) or (
            line.startswith("|") and not before.startswith("|")
        )
        if begins and before.strip():
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def foreign(site: Path) -> list[str]:
    """Everything that the pages of a built site would fetch from other hosts."""
    pages = [page for page in site.rglob("*.*") if page.suffix in (".html", ".css")]
    return [f"{page}: {found}" for page in pages for found in FETCHED.findall(page.read_text(encoding="utf-8"))]


if __name__ == "__main__":
    if sys.argv[1:2] == ["--foreign"]:
        sys.exit("\n".join(foreign(Path(sys.argv[2]))) or None)
    build(Path(sys.argv[1]) if sys.argv[1:] else HOUSE / "build/docs")
