"""Seeded randomness: BLAKE2b in counter mode, the same stream on every platform and Python."""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

try:
    from librt.strings import read_i32_le
except ImportError:
    from skyhall.core.writing import read_i32_le

T = TypeVar("T")

LARGEST: Final = 1 << 30


class Dice:
    """A stream of fair numbers, keyed by a secret and a counter, so that a copy costs nothing.

    `drawn` counts the 32-bit words used so far; block `drawn // 16` of the stream is BLAKE2b(key, block number).
    """

    def __init__(self, key: bytes, drawn: int = 0, block: bytes = b"") -> None:
        self.key = key
        self.drawn = drawn
        self.block = block

    def clone(self) -> "Dice":
        """The same stream from the same place on, independent of this one."""
        return Dice(self.key, self.drawn, self.block)

    def __reduce__(self) -> tuple[type["Dice"], tuple[bytes, int, bytes]]:
        """For copies and pickles."""
        return Dice, (self.key, self.drawn, self.block)

    def fork(self, label: str) -> "Dice":
        """Another stream, fixed by this one's key, its place and a label; it tells nothing about this one."""
        text = f"{self.drawn} {label}"
        return Dice(blake2b(text.encode(), key=self.key, digest_size=32).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely (multiply and reject, so without bias)."""
        if n < 1 or n > LARGEST:
            raise ValueError(f"below({n}): expected a number from 1 to {LARGEST}")
        many: i64 = n  # compiled, a product of these needs no big numbers
        product = self.word() * many
        if product & 0xFFFFFFFF < many:
            threshold = 0x100000000 % many
            while product & 0xFFFFFFFF < threshold:
                product = self.word() * many
        return product >> 32

    def word(self) -> int:
        """The next 32 bits of the stream."""
        place = self.drawn & 15
        if place == 0 or not self.block:
            number = self.drawn >> 4
            self.block = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        self.drawn += 1
        word: int = read_i32_le(self.block, 4 * place)
        return word & 0xFFFFFFFF

    def shuffle(self, items: list[T]) -> None:
        """Put a list in random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: list[T], k: int) -> list[T]:
        """k of the items, in the order drawn; the list is left alone."""
        pool = items[:]
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]


def seeded(seed: str) -> Dice:
    """The dice of a seed. Any text is a seed."""
    return Dice(blake2b(seed.encode(), digest_size=32, person=b"skyhall dice").digest())


def seed_hash(seed: str) -> str:
    """What a table publishes at the start: fixes the seed without giving it away."""
    return blake2b(seed.encode(), digest_size=32, person=b"skyhall seed").hexdigest()
