"""All modules are compiled or none: a mixture would be two laws at once."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

HOUSE = Path(parlour.__file__).parent


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles."""
    return [f"parlour.{stem.replace('/', '.')}" for stem in importlib.import_module("setup").COMPILED]


def mode_of(file: str | None) -> str:
    return "pure" if str(file).endswith(".py") else "compiled"


def test_setup_compiles_modules_that_exist() -> None:
    assert "parlour.core.state" in compiled_modules()
    for name in compiled_modules():
        assert (HOUSE.parent / f"{name.replace('.', '/')}.py").is_file()


def test_this_process_runs_the_mode_it_was_asked_for() -> None:
    modes = {name: mode_of(importlib.import_module(name).__file__) for name in compiled_modules()}
    asked = os.environ.get("PARLOUR_MODE", modes["parlour.core.state"])
    assert asked in ("pure", "compiled")
    assert modes == dict.fromkeys(modes, asked)


@pytest.mark.parametrize("pure", ["1", "0", ""])
def test_a_new_process_runs_the_sources_if_asked_to(pure: str) -> None:
    code = (
        "import importlib, json, sys\n"
        "print(json.dumps([importlib.import_module(name).__file__ for name in sys.argv[1:]]))"
    )
    environment = {**os.environ, "PARLOUR_PURE": pure, "PYTHONPATH": str(HOUSE.parent)}
    modules = compiled_modules()
    done = subprocess.run(
        [sys.executable, "-c", code, *modules], env=environment, capture_output=True, text=True, check=False
    )
    if pure != "1" and "has changed since it was compiled" in done.stderr:
        pytest.skip("the compiled modules are older than the sources")
    modes = [mode_of(file) for file in json.loads(done.stdout)]
    compiled_files = any(HOUSE.rglob("*.so")) or any(HOUSE.rglob("*.pyd"))
    assert modes == ["compiled" if compiled_files and pure != "1" else "pure"] * len(modules)
