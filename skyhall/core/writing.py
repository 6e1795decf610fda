"""What observations use of `librt`, in plain Python: for interpreters that have no build of it.

The stub beside it says that they are the same, so that compiled code takes the fast ones.
"""

from array import array
from functools import partial
from struct import unpack_from
from typing import Any

from mypy_extensions import i32, i64

CODES: dict[Any, str] = {i32: "i", i64: "q"}


class Vecs:
    """`vec[i32]` makes a row of whole numbers from a list."""

    def __getitem__(self, kind: Any) -> Any:
        return partial(array, CODES[kind])


vec = Vecs()


def read_i32_le(piece: bytes, at: int) -> int:
    """Four bytes as a whole number, little end first."""
    found: int = unpack_from("<i", piece, at)[0]
    return found
