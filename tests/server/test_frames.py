"""WebSocket frames are read as RFC 6455 asks, however the bytes arrive."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from parlour.server.host.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    LONGEST_CONTROL,
    PING,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    Frame,
    FrameError,
    FrameReader,
    close_frame,
    frame,
)
from trials.frames import frame as of_client

MOST = 20_000
SIZES = (0, 1, 125, 126, 127, 300, 16_384)


def read(data: bytes, most: int = MOST) -> list[Frame]:
    return list(FrameReader(most).feed(data))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opcode", [TEXT, BINARY, CONTINUATION])
def test_a_frame_of_any_length_is_unmasked(size: int, opcode: int) -> None:
    payload = Random(size).randbytes(size)
    assert read(of_client(payload, opcode)) == [Frame(opcode, True, payload)]


def test_frames_that_arrive_in_pieces_are_the_same_frames() -> None:
    chance = Random(1)
    frames = [Frame(TEXT, True, chance.randbytes(size)) for size in SIZES] + [Frame(PING, True, b"still there?")]
    data = b"".join(of_client(one.payload, one.opcode) for one in frames)
    for cut in (1, 2, 3, 7, 100, 4096, len(data)):
        reader = FrameReader(MOST)
        pieces = (data[start : start + cut] for start in range(0, len(data), cut))
        assert list(chain.from_iterable(map(reader.feed, pieces))) == frames, f"in pieces of {cut}"
        assert reader.rest == b""


def test_a_message_in_fragments_marks_its_last_frame() -> None:
    assert [one.final for one in read(of_client(b"a", TEXT, first=0) + of_client(b"b", CONTINUATION))] == [False, True]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"not masked"), PROTOCOL_ERROR),
        (of_client(b"x", 0x3), PROTOCOL_ERROR),
        (of_client(b"x", 0xB), PROTOCOL_ERROR),
        (of_client(b"x", TEXT, first=0xC0), PROTOCOL_ERROR),
        (of_client(b"x", PING, first=0), PROTOCOL_ERROR),
        (of_client(b"x" * (LONGEST_CONTROL + 1), PING), PROTOCOL_ERROR),
        (of_client(b"x" * 101, TEXT), TOO_BIG),
        (bytes((0x81, 0xFF)) + (1 << 62).to_bytes(8, "big"), TOO_BIG),
    ],
    ids=["unmasked", "unknown", "unknown control", "extension", "ping in parts", "long ping", "too big", "endless"],
)
def test_a_frame_that_breaks_the_protocol_is_refused_with_its_code(data: bytes, code: int) -> None:
    with pytest.raises(FrameError) as refused:
        read(data, 100)
    assert refused.value.code == code


def test_a_refused_frame_is_refused_before_its_payload_has_arrived() -> None:
    with pytest.raises(FrameError):
        read(of_client(b"x" * 101, TEXT)[:8], 100)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_of_the_server_say_their_length_as_short_as_they_can(size: int) -> None:
    head = 2 if size <= 125 else 4 if size < 65_536 else 10
    written = frame(TEXT, b"x" * size)
    assert len(written) == head + size and written[0] == 0x81 and not written[1] & 0x80


def test_a_close_frame_has_its_code_and_at_most_125_bytes() -> None:
    assert close_frame(1008, "table-too-fast") == bytes((0x80 | CLOSE, 16)) + b"\x03\xf0table-too-fast"
    assert len(close_frame(1008, "x" * 200)) == 2 + LONGEST_CONTROL
