"""The messages: which are accepted and which are refused; and the client's types equal the server's."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.wire import messages as wire
from parlour.wire.typescript import page

CLIENT_TYPES = Path(__file__).parents[2] / "client/src/wire.ts"
decoder = msgspec.json.Decoder(wire.FromClient)


def test_the_clients_types_are_up_to_date() -> None:
    assert CLIENT_TYPES.read_text(encoding="utf-8") == page(), "make types"


def test_every_message_has_a_tag_of_its_own_and_says_what_it_is() -> None:
    for direction, count in ((wire.FromClient, 27), (wire.FromServer, 18)):
        tags = [kind.__struct_config__.tag for kind in get_args(direction)]
        assert len(tags) == len(set(tags)) == count


def test_a_table_is_its_id_in_every_message_of_the_server() -> None:
    """The author of a client who reads `table` in one message expects the same in the next."""
    found = {kind: msgspec.structs.fields(kind) for kind in (*get_args(wire.FromServer), wire.TableInfo)}
    tables = {kind: field.type for kind, fields in found.items() for field in fields if field.name == "table"}
    assert tables == {wire.Welcome: str, wire.TableInfo: str}


def test_a_message_goes_there_and_back() -> None:
    for message in (wire.Do("c1", 3, "draw 2"), wire.Hello(1), wire.Rematch("c2", "ab" * 16), wire.Ping(4)):
        assert decoder.decode(msgspec.json.encode(message)) == message


def test_unknown_fields_are_ignored() -> None:
    assert decoder.decode(b'{"t":"ping","n":1,"mood":"good"}') == wire.Ping(1)


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b"[]",
        b'{"t":"fly"}',
        b'{"t":"do","cmd":"c"}',
        b'{"t":"do","cmd":"","turn":0,"move":"end"}',
        b'{"t":"do","cmd":"c","turn":"0","move":"end"}',
        b'{"t":"do","cmd":"c","turn":0,"move":"' + b"x" * 401 + b'"}',
        b'{"t":"rematch","cmd":"c","nonce":"short"}',
        b'{"t":"play_for_me","cmd":"c","turn":0,"scope":"game"}',
        b"\xff\xfe",
    ],
)
def test_what_is_not_a_message_is_refused(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decoder.decode(text)


@settings(derandomize=True, database=None, max_examples=300)
@given(st.binary(max_size=200))
def test_noise_is_refused_unless_it_happens_to_be_a_message(noise: bytes) -> None:
    try:
        message = decoder.decode(noise)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert decoder.decode(msgspec.json.encode(message)) == message  # the generator also tries texts of this program
