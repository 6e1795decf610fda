"""What observations are made of: parts of a fixed size, each with a name and a meaning, numbers from −1 to 1.

A game's `observe.py` lists its parts and writes them in the same order. Sizes depend on the number of seats alone,
never on edition, options or position, so what a machine has learned at one table fits every other of as many seats.
"""

from collections.abc import Sequence
from struct import unpack
from typing import Final

from mypy_extensions import i64, u8

try:
    from librt.strings import BytesWriter, write_f32_le
except ImportError:
    from skyhall.core.writing import BytesWriter, write_f32_le

# Runs of zeros by their length, made when they are first written.
_LONGEST: Final = 8192
_ZEROS: Final = [b""] * (_LONGEST + 1)


class Part:
    """A run of numbers in an observation. `meaning` is a line for the documentation.

    `axes` name every number: it has a label of each axis, the last running fastest. Without axes they are counted. A
    label that is a word of the game (`card 3`) is called as the box in play calls it.
    """

    def __init__(self, name: str, size: int, meaning: str, axes: Sequence[Sequence[str]] | None = None) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        counted = [str(number) for number in range(1, size + 1)]
        self.axes: Sequence[Sequence[str]] = [counted] if axes is None else axes
        found = 1
        for axis in self.axes:
            found *= len(axis)
        if found != size:
            raise ValueError(f'part "{name}": its axes name {found} numbers: expected {size}')

    def names(self) -> list[list[str]]:
        """For each number its labels."""
        found: list[list[str]] = [[]]
        for axis in self.axes:
            found = [[*labels, label] for labels in found for label in axis]
        return found


class Row:
    """The numbers of an observation, written one after another.

    They are kept as 32-bit floats, little end first: what NumPy and the machines behind it take as they are. Building
    lists of Python floats cost twenty times as much as the step that was observed.
    """

    def __init__(self) -> None:
        self._written = BytesWriter()

    def __len__(self) -> int:
        return len(self._written) // 4

    def clear(self) -> None:
        """Begin again; the room that was taken is kept."""
        self._written.truncate(0)

    def add(self, value: float) -> None:
        """One more number."""
        write_f32_le(self._written, value)

    def flag(self, is_so: bool) -> None:
        """1 for yes, 0 for no."""
        write_f32_le(self._written, 1.0 if is_so else 0.0)

    def scale(self, value: int, most: int) -> None:
        """A number as a share of the most that is told apart; beyond it, 1 or −1."""
        write_f32_le(self._written, scaled(value, most))

    def one_of(self, index: int, count: int) -> None:
        """1 at the index, 0 elsewhere; an index out of range is all 0."""
        at = self.blank(count)
        if 0 <= index < count:
            self.mark(at + index)

    def blank(self, count: int) -> int:
        """So many zeros, to be marked; where the first of them stands."""
        at = len(self._written) >> i64(2)
        while count > _LONGEST:
            self._written.write(zeros(_LONGEST))
            count -= _LONGEST
        self._written.write(zeros(count))
        return int(at)

    def mark(self, at: int) -> None:
        """Make a number 1 that was 0."""
        place: i64 = 4 * at
        self._written[place + 2] = u8(0x80)
        self._written[place + 3] = u8(0x3F)

    def plot(self, at: int, planes: list[int], size: int, width: int, columns: int) -> None:
        """Mark every place of a map on the plane it is given (on none below 0).

        The map is told row by row, `width` places a row; planes have `size` numbers and `columns` of them a row.
        """
        written = self._written
        here: i64 = 4 * at
        step: i64 = 4 * size
        margin: i64 = 4 * (columns - width)
        left: i64 = width
        for place in range(i64(len(planes))):
            plane: i64 = planes[place]
            if plane >= 0:
                spot: i64 = here + plane * step
                written[spot + 2] = u8(0x80)
                written[spot + 3] = u8(0x3F)
            here += 4
            left -= 1
            if left == 0:
                left = width
                here += margin

    def put(self, at: int, value: float) -> None:
        """Make a number this one."""
        written = self._written
        end = len(written)
        write_f32_le(written, value)
        place: i64 = 4 * at
        for byte in range(i64(4)):
            written[place + byte] = written[end + byte]
        written.truncate(end)

    def thirds(self, first: int, places: list[int]) -> None:
        """A third more for each of these places after `first`, numbers that were 0: three and more are 1.

        What a third and two thirds look like is written as it is, which spares making numbers of counts.
        """
        written = self._written
        for k in range(i64(len(places))):
            place: i64 = 4 * (i64(first) + i64(places[k]))
            if written[place + 3] == u8(0):
                written[place] = u8(0xAB)
                written[place + 1] = u8(0xAA)
                written[place + 2] = u8(0xAA)
                written[place + 3] = u8(0x3E)
            elif written[place + 3] == u8(0x3E):
                written[place + 2] = u8(0x2A)
                written[place + 3] = u8(0x3F)
            elif written[place + 2] == u8(0x2A):
                written[place] = u8(0)
                written[place + 1] = u8(0)
                written[place + 2] = u8(0x80)

    def copy(self, piece: bytes) -> None:
        """Numbers that were written before, for what never changes."""
        self._written.write(piece)

    def menu(self, actions: list[int], words: int) -> None:
        """After the numbers a byte for each word of the game: 1 for what may be done, 0 for the others."""
        write_menu(self._written, actions, words)

    def packed(self) -> bytes:
        """All of them, four bytes each."""
        return self._written.getvalue()

    def numbers(self) -> list[float]:
        """All of them, as Python has numbers."""
        return list(unpack(f"<{len(self)}f", self._written.getvalue()))


def zeros(count: int) -> bytes:
    """So many numbers that are 0."""
    found = _ZEROS[count]
    if len(found) < 4 * count:
        found = _ZEROS[count] = bytes(4 * count)
    return found


def write_menu(written: BytesWriter, actions: list[int], words: int) -> None:
    """A byte for each word: 1 for what is on the menu."""
    start = len(written)
    written.write(zeros((words + 3) // 4))
    written.truncate(start + words)
    for action in actions:
        written[start + i64(action)] = u8(1)


def masks(menus: list[list[int]], words: int) -> bytes:
    """For each menu a byte for each word of the game: 1 for what is on it, 0 for the others."""
    written = BytesWriter()
    for menu in menus:
        write_menu(written, menu, words)
    return written.getvalue()


def scaled(value: int, most: int) -> float:
    """A number as a share of the most that is told apart; beyond it, 1 or −1."""
    if value >= most:
        return 1.0
    if value <= -most:
        return -1.0
    return float(value) / float(most)


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats, one's own first, then in turn order."""
    return [(seat + step) % seats for step in range(seats)]


def chairs(seats: int) -> list[str]:
    """Labels of all seats as one of them counts: itself, then the others in turn order."""
    return ["own", *[f"+{step}" for step in range(1, seats)]]


def numbered(name: str, count: int) -> list[str]:
    """Labels that count: `face 1`, `face 2` …"""
    return [f"{name} {number}" for number in range(1, count + 1)]


def span(parts: list[Part], name: str) -> range:
    """Where a part stands in an observation."""
    start = 0
    for part in parts:
        if part.name == name:
            return range(start, start + part.size)
        start += part.size
    raise KeyError(f'no part "{name}": expected one of {", ".join(part.name for part in parts)}')
