"""Reads arrays of numbers from .npz files without numpy, for players in the browser."""

from __future__ import annotations

import sys
import zipfile
from array import array
from ast import literal_eval
from pathlib import Path

MAGIC = b"\x93NUMPY\x01\x00"
KINDS = {"<f4": "f", "<f8": "d"}  # the kinds of numbers that weights are kept in


def numbers(path: Path, name: str) -> array[float]:
    """The numbers of one array, in the order in which they are stored."""
    with zipfile.ZipFile(path) as file:
        return numbers_in(file.read(f"{name}.npy"))


def numbers_in(text: bytes) -> array[float]:
    """The numbers of an array in the format .npy, version 1: magic, length of the header, header, numbers."""
    if not text.startswith(MAGIC):
        raise ValueError("not an array of numpy")
    begin = len(MAGIC) + 2
    end = begin + int.from_bytes(text[len(MAGIC) : begin], "little")
    found: array[float] = array(KINDS[literal_eval(text[begin:end].decode())["descr"]])
    found.frombytes(text[end:])
    if sys.byteorder == "big":
        found.byteswap()
    return found
