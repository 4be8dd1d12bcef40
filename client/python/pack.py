"""Packs what a table without a server needs, as bytecode, because a phone takes seconds to compile the sources.

It runs in the browser's own Python, under Node (pack.mjs): /source is `src`, /materials has the wheel of msgspec and
Cython's pure-Python shadow, /npm is the npm package of Pyodide. /out takes law.zip, the rules, tables and players with
msgspec, and library.zip, the standard library without what no table needs.
"""

import re
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same input gives the same file
NOT_HERE = re.compile(
    r"parlour/(?:cli|drawing|lab|locales|terminal|testing|web|__main__|pytest_plugin|bots/training)\b"
    r"|parlour/games/\w+/(?:page|tests|words|terminal|play/small|play/\w*(?:course|selfplay|game_recorder))\b"
    r"|parlour/server/(?:cluster|gatherings|http|notices|parties|tables|tournaments|parlour_server|workers/(?:archive|finished_games|pool))\b"
    r"|parlour/server/people/(?!results|__init__)"
    r"|parlour/storage/(?:sql|sqlite|postgres|copying|group_commit)\b"
)
UNUSED = re.compile(  # large, and imported by nothing that a table runs; the build starts what it has packed
    r"(?:antigravity|cProfile|compileall|curses|dbm|distutils|doctest|ensurepip|ftplib|html|idlelib|imaplib|lib2to3|mailbox|"
    r"modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pyclbr|pydoc|pydoc_data|shelve|"
    r"smtplib|socketserver|sqlite3|statistics|tarfile|test|timeit|tkinter|tomllib|turtle|turtledemo|unittest|venv|webbrowser|"
    r"wsgiref|xml|xmlrpc|zipapp|zoneinfo|_pyrepl|_pydecimal|_pydatetime|_pyio)(?:/|\.|$)"
)
ARRAYS = "play/weights/"


def bytecode(text: bytes, name: str) -> bytes:
    """A module as the interpreter keeps it; never compared with a source, because there is none."""
    return bytes(_code_to_hash_pyc(compile(text, name, "exec", dont_inherit=True), b"\0" * 8, False))


def put(into: zipfile.ZipFile, name: str, contents: bytes) -> None:
    into.writestr(zipfile.ZipInfo(name, LONG_AGO), contents, zipfile.ZIP_DEFLATED, 9)


def put_module(into: zipfile.ZipFile, name: str, text: bytes) -> None:
    put(into, f"{name}c", bytecode(text, name))


def pack_parlour(into: zipfile.ZipFile) -> None:
    """The modules of Parlour that a table needs, and what the players have learned."""
    root = Path("/source")
    for path in sorted(root.glob("parlour/**/*")):
        name = path.relative_to(root).as_posix()
        if NOT_HERE.match(name) or "__pycache__" in name:
            continue
        if path.suffix == ".py":
            put_module(into, name, path.read_bytes())
        elif (ARRAYS in name and path.suffix == ".npz") or path.name == "ratings.json":
            put(into, name, path.read_bytes())


def pack_libraries(into: zipfile.ZipFile) -> None:
    """The libraries that these modules import."""
    put_module(into, "cython.py", Path("/materials/Shadow.py").read_bytes())
    with zipfile.ZipFile(next(Path("/materials").glob("msgspec-*.whl"))) as wheel:
        for name in sorted(wheel.namelist()):
            if name.endswith(".py"):
                put_module(into, name, wheel.read(name))
            elif name.endswith((".so", "/METADATA")):
                put(into, name, wheel.read(name))


def pack_standard_library(into: zipfile.ZipFile) -> None:
    """The standard library, without what no table needs."""
    with zipfile.ZipFile("/npm/python_stdlib.zip") as library:
        for name in sorted(library.namelist()):
            if UNUSED.match(name) or name.endswith("/"):
                continue
            if name.endswith(".py"):
                put_module(into, name, library.read(name))
            else:
                put(into, name, library.read(name))


def main() -> None:
    with zipfile.ZipFile("/out/law.zip", "w") as law:
        pack_parlour(law)
        pack_libraries(law)
    with zipfile.ZipFile("/out/library.zip", "w") as library:
        pack_standard_library(library)


main()
