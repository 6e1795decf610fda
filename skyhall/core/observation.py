"""What observations are made of: parts of a fixed size, each with a name and a meaning, numbers from −1 to 1.

A game's `observe.py` lists its parts and fills them in the same order. Sizes depend on the number of seats alone, never
on edition, options or position, so what a machine has learned at one table fits every other of as many seats.
"""


class Part:
    """A run of numbers in an observation. `meaning` is a line for the documentation."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning


def scaled(value: int, most: int) -> float:
    """A number as a share of the most that is told apart; beyond it, 1 or −1."""
    if value >= most:
        return 1.0
    if value <= -most:
        return -1.0
    return value / most


def one_of(index: int, count: int) -> list[float]:
    """1 at the index, 0 elsewhere; an index out of range is all 0."""
    row = [0.0] * count
    if 0 <= index < count:
        row[index] = 1.0
    return row


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats, one's own first, then in turn order."""
    return [(seat + step) % seats for step in range(seats)]


def span(parts: list[Part], name: str) -> range:
    """Where a part stands in an observation."""
    start = 0
    for part in parts:
        if part.name == name:
            return range(start, start + part.size)
        start += part.size
    raise KeyError(f'no part "{name}": expected one of {", ".join(part.name for part in parts)}')
