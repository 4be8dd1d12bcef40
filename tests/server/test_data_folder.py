"""The data folder: one server at a time, its address for the command line, and an admin token for its owner alone."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from parlour.cli import admin_client
from parlour.core.errors import OptionError, ParlourError
from parlour.server.host import data_folder


def key_of(error: pytest.ExceptionInfo[OptionError]) -> str:
    return error.value.key


def test_a_folder_is_held_by_one_server_and_free_again_afterwards(tmp_path: Path) -> None:
    assert not data_folder.is_held(tmp_path)
    with data_folder.held(tmp_path):
        assert data_folder.is_held(tmp_path)
        with pytest.raises(OptionError) as error, data_folder.held(tmp_path):
            pass
        assert key_of(error) == "serve-in-use"
    assert not data_folder.is_held(tmp_path)


def test_the_address_is_known_once_the_server_has_written_it(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as error:
        data_folder.address(tmp_path)
    assert key_of(error) == "admin-no-server"
    with data_folder.held(tmp_path) as lock:
        with pytest.raises(OptionError) as error:  # the server is just starting
            data_folder.address(tmp_path)
        assert key_of(error) == "admin-no-server"
        data_folder.note_address(lock, "http://127.0.0.1:8000")
        assert data_folder.address(tmp_path) == "http://127.0.0.1:8000"
    with pytest.raises(OptionError):  # the lock file is still there, and nobody holds it
        data_folder.address(tmp_path)


def test_a_folder_and_a_lock_that_cannot_be_opened_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError) as error, data_folder.held(tmp_path / "file"):
        pass
    assert (key_of(error), error.value.facts["folder"]) == ("serve-folder", str(tmp_path / "file"))
    (tmp_path / data_folder.LOCK).mkdir()
    with pytest.raises(OptionError) as error, data_folder.held(tmp_path):
        pass
    assert (key_of(error), error.value.facts["reason"]) == ("serve-folder", "Is a directory")
    with pytest.raises(OptionError) as error:
        data_folder.address(tmp_path)
    assert key_of(error) == "cli-no-file"


def test_the_token_changes_with_every_start_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    tokens = [data_folder.new_token(tmp_path) for _ in range(2)]
    assert data_folder.read_token(tmp_path) == tokens[1] != tokens[0]
    assert stat.S_IMODE(os.stat(tmp_path / data_folder.TOKEN).st_mode) == 0o600
    with data_folder.held(tmp_path):
        pass
    with pytest.raises(OptionError) as error:  # it goes with the server
        data_folder.read_token(tmp_path)
    assert key_of(error) == "admin-no-token"


def test_the_command_line_says_that_a_server_does_not_answer(tmp_path: Path) -> None:
    with data_folder.held(tmp_path) as lock:
        data_folder.new_token(tmp_path)
        data_folder.note_address(lock, "http://127.0.0.1:9")  # the port "discard", where nobody listens
        with pytest.raises(OptionError) as error:
            admin_client.ask(tmp_path, "tables")
    assert (key_of(error), error.value.facts["address"]) == ("admin-no-answer", "http://127.0.0.1:9")


@pytest.mark.parametrize("answer", [b"<html>Bad Gateway</html>", b"[]", b'{"key": "some-key"}', b'{"detail": 1}'])
def test_an_error_without_words_is_told_by_its_number(answer: bytes) -> None:
    error = admin_client.refusal(502, answer)
    assert isinstance(error, ParlourError) and (error.key, error.facts) == ("admin-trouble", {"code": 502})


def test_a_refusal_keeps_its_key_and_its_facts() -> None:
    error = admin_client.refusal(409, b'{"key": "table-no-such-table", "args": {"table": "x"}}')
    assert (error.key, error.facts) == ("table-no-such-table", {"table": "x"})
