"""What the engine uses of `librt.strings`, in plain Python: for interpreters that have no build of it.

The stub beside it says that they are the same, so that compiled code takes the fast ones.
"""

from struct import pack, unpack_from


class BytesWriter:
    """Bytes, written one after another."""

    def __init__(self) -> None:
        self.written = bytearray()

    def __len__(self) -> int:
        return len(self.written)

    def __getitem__(self, at: int) -> int:
        return self.written[at]

    def __setitem__(self, at: int, byte: int) -> None:
        self.written[at] = byte

    def write(self, piece: bytes) -> None:
        """All of these."""
        self.written += piece

    def truncate(self, size: int) -> None:
        """Forget what comes after so many."""
        del self.written[size:]

    def getvalue(self) -> bytes:
        """What was written."""
        return bytes(self.written)


def write_f32_le(writer: BytesWriter, number: float) -> None:
    """A 32-bit float, little end first."""
    writer.write(pack("<f", number))


def read_i32_le(written: bytes, at: int) -> int:
    """A 32-bit number with a sign, little end first."""
    number: int = unpack_from("<i", written, at)[0]
    return number
