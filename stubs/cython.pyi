"""What the type checker needs to know of Cython's pure mode."""

from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

T = TypeVar("T")
compiled: Final = False
nogil: AbstractContextManager[None]
gil: AbstractContextManager[None]

def cast(kind: type[T], value: object) -> T: ...
def address(value: object) -> Any: ...
