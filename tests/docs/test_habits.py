"""The habits of the project: every make target has help, hooks download nothing, and the version has one source."""

from __future__ import annotations

import re
import subprocess
import tomllib

import pytest

import conftest
from tests.docs.commands import HOUSE

MAKEFILE = (HOUSE / "Makefile").read_text(encoding="utf-8")
HOOKS = (HOUSE / ".pre-commit-config.yaml").read_text(encoding="utf-8")
CHANGES = (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8")
VERSION = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_make_help_lists_every_command_once_and_in_a_group() -> None:
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    said = subprocess.run(["make", "-s", "help"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    groups = [group.splitlines() for group in said.strip().split("\n\n")]
    assert all(len(group) > 1 and not group[0].startswith(" ") for group in groups)
    listed = [line.split()[1] for _, *lines in groups for line in lines]
    assert sorted(listed) == sorted(phony.split())


def test_the_lines_of_make_help_are_sentences_that_fit_a_wide_terminal() -> None:
    for target, words in re.findall(r"^([a-z-]+):.*## (.*)$", MAKEFILE, re.MULTILINE):
        assert words[0].isupper() and not words.endswith("."), target
        assert len(words) <= 100, target


def test_the_files_that_begin_first_exist() -> None:
    assert [name for name in conftest.LONG if not (HOUSE / name).is_file()] == []


def test_hooks_call_our_own_tools_and_fetch_nothing() -> None:
    assert set(re.findall(r"repo: (.*)", HOOKS)) == {"local"}
    assert set(re.findall(r"language: (.*)", HOOKS)) == {"system", "pygrep"}  # neither installs anything
    checks = "".join(re.findall(r"^check-\w+:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE))
    tools = re.findall(r"entry: \.venv/bin/([\w-]+)", HOOKS)
    assert tools and all(f"$(BIN)/{tool}" in checks for tool in tools)


@pytest.mark.parametrize(("subject", "passes"), [("x" * 72, True), ("x" * 73, False)])
def test_a_long_subject_is_held_up_and_a_long_body_is_not(subject: str, passes: bool) -> None:
    (pattern,) = re.findall(r"entry: (\\A.*)", HOOKS)
    message = f"{subject}\n\n{'y' * 80}\n"
    assert (re.search(pattern, message, re.MULTILINE | re.DOTALL) is None) == passes  # as pre-commit searches


def test_the_newest_release_of_the_change_log_is_the_version() -> None:
    unreleased, newest, *_ = re.findall(r"^## \[(.*)\]", CHANGES, re.MULTILINE)
    assert unreleased == "Unreleased"
    assert newest == VERSION
    assert re.search(rf"^## \[{re.escape(VERSION)}\] - \d{{4}}-\d\d-\d\d$", CHANGES, re.MULTILINE)


def test_no_page_names_a_package_of_another_version() -> None:
    guides = [HOUSE / "docs/operations.md", *(HOUSE / "docs/operations").glob("*.md")]
    pages = "".join(page.read_text(encoding="utf-8") for page in guides)
    assert set(re.findall(r"parlour-(\d+\.\d+\.\d+)\.tar\.gz", pages)) == {VERSION}
