"""What observations are made of: parts of a fixed size, each with a name and a meaning, numbers from −1 to 1.

A game's `observe.py` lists its parts and writes them in the same order. Sizes depend on the number of seats alone,
never on edition, options or position, so what a machine has learned at one table fits every other of as many seats.
"""

from collections.abc import Sequence
from struct import pack, unpack
from typing import Final

from mypy_extensions import i32, i64

try:
    from librt.strings import read_i32_le
    from librt.vecs import vec as vec
except ImportError:
    from skyhall.core.writing import read_i32_le
    from skyhall.core.writing import vec as vec

# The room of a row whose size is not known; it grows.
LEAST_ROOM: Final = 64
# The bits of 1, −1, a third and two thirds as 32-bit floats.
ONE: Final = 0x3F800000
MINUS_ONE: Final = -0x40800000
THIRD: Final = 0x3EAAAAAB
TWO_THIRDS: Final = 0x3F2AAAAB
# The bits of every share of so many and less, those of one after another: of n they begin at n².
MOST_SHARED: Final = 128
_SHARES: Final[vec[i32]] = vec[i32]([0] * ((MOST_SHARED + 1) * (MOST_SHARED + 1)))


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

    They are kept as the bits of 32-bit floats, which NumPy takes as they are. A row to `keep` that has shown a table
    before is written over (`again`), and what says the same as then is passed: `same`, `kept` and their kin know it by
    what was noted at that place, so at a place the same is asked every time.
    """

    def __init__(self, room: int = LEAST_ROOM, keep: bool = False) -> None:
        self.bits = vec[i32]([0] * room)
        # Where the next number comes.
        self.at: i64 = 0
        self.again = False
        self._keep = keep
        # What was noted at a place when it was written: a number, or which of the things it was.
        self._notes = vec[i64]([0] * (room if keep else 0))
        self._things: list[object] = []
        self._of: object = None
        self._menu: list[int] = []

    def __len__(self) -> int:
        return int(self.at)

    def begin(self, of: object) -> None:
        """Write from the first number on. `of` is the table: another one than before has nothing in common with it."""
        self.again = of is self._of
        if not self.again and self.at > 0:
            # In place: others look at these bits.
            for k in range(i64(len(self.bits))):
                self.bits[k] = 0
            self._things = []
        # Until all is written nobody knows what is there.
        self._of = None
        self.at = 0

    def end(self, of: object) -> None:
        """All of it was written."""
        self._of = of

    def _take(self, count: i64) -> i64:
        """The place of so many more numbers."""
        at = self.at
        if at + count > i64(len(self.bits)):
            self._grow(at + count)
        self.at = at + count
        return at

    def _grow(self, least: i64) -> None:
        bits = vec[i32]([0] * int(2 * least))
        for k in range(i64(len(self.bits))):
            bits[k] = self.bits[k]
        self.bits = bits
        if self._keep:
            notes = vec[i64]([0] * int(2 * least))
            for k in range(i64(len(self._notes))):
                notes[k] = self._notes[k]
            self._notes = notes

    def same(self, value: i64, more: i64 = 0) -> bool:
        """Whether this is what was noted the last time here, or `more` numbers on; it is noted for the next time."""
        if not self._keep:
            return False
        place = self.at + more
        if place >= i64(len(self._notes)):
            self._grow(place + 1)
        notes = self._notes
        if self.again and notes[place] == value:
            return True
        notes[place] = value
        return False

    def kept(self, thing: object, more: i64 = 0) -> bool:
        """The same for a thing that is never changed, only replaced."""
        if not self._keep:
            return False
        if self.again:
            number = self._notes[self.at + more]
            if self._things[number] is thing:
                return True
            self._things[number] = thing
        else:
            self._put_by(self.at + more, thing)
        return False

    def alike(self, values: list[int] | list[list[int]], more: i64 = 0) -> bool:
        """The same for a list that may be changed, if not in lists inside it."""
        if not self._keep:
            return False
        if self.again:
            number = self._notes[self.at + more]
            if self._things[number] == values:
                return True
            self._things[number] = values[:]
        else:
            self._put_by(self.at + more, values[:])
        return False

    def _put_by(self, place: i64, thing: object) -> None:
        self.same(len(self._things), place - self.at)
        self._things.append(thing)

    def skip(self, count: i64) -> None:
        """Let so many numbers be what they are."""
        self.at += count

    def add(self, value: float) -> None:
        """One more number."""
        at = self._take(1)
        self.bits[at] = bits_of(value)

    def flag(self, is_so: bool) -> None:
        """1 for yes, 0 for no."""
        at = self.at
        if at >= i64(len(self.bits)):
            self._grow(at + 1)
        self.bits[at] = ONE if is_so else 0
        self.at = at + 1

    def flags(self, bits: i64, count: i64) -> None:
        """1 for each of so many bits that is set, lowest first."""
        if self.same(bits):
            self.at += count
            return
        at = self._take(count)
        mine = self.bits
        for bit in range(count):
            mine[at + bit] = ONE if bits >> bit & 1 else 0

    def scale(self, value: i64, most: i64) -> None:
        """A number as a share of the most that is told apart; beyond it, 1 or −1."""
        at = self.at
        if at >= i64(len(self.bits)):
            self._grow(at + 1)
        self.bits[at] = share(value, most)
        self.at = at + 1

    def scales(self, values: list[int], most: i64) -> None:
        """Each of these numbers as such a share."""
        at = self._take(len(values))
        bits = self.bits
        for k in range(i64(len(values))):
            value: i64 = values[k]
            if self._keep:
                if self.again and self._notes[at + k] == value:
                    continue
                self._notes[at + k] = value
            bits[at + k] = share(value, most)

    def one_of(self, index: i64, count: i64) -> None:
        """1 at the index, 0 elsewhere; an index out of range is all 0."""
        at = self._take(count)
        if index < 0 or index >= count:
            index = count
        if self._keep:
            before = self._notes[at]
            self._notes[at] = index
            if self.again:
                if before == index:
                    return
                if before < count:
                    self.bits[at + before] = 0
        if index < count:
            self.bits[at + index] = ONE

    def blank(self, count: i64) -> i64:
        """So many zeros, to be marked; where the first of them stands."""
        at = self._take(count)
        if self.again:
            bits = self.bits
            for k in range(at, at + count):
                bits[k] = 0
        return at

    def wipe(self, first: i64, count: i64) -> None:
        """Make so many numbers 0 that were written before."""
        if self.again:
            bits = self.bits
            for k in range(first, first + count):
                bits[k] = 0

    def void(self, count: i64) -> i64:
        """The same, of numbers that are 0 unless `spots` and the like say otherwise."""
        return self._take(count)

    def mark(self, at: i64) -> None:
        """Make a number 1 that was 0."""
        self.bits[at] = ONE

    def put(self, at: i64, value: i64, most: i64) -> None:
        """Make a number this share."""
        self.bits[at] = share(value, most)

    def plot(self, planes: list[int], count: i64, size: i64, width: i64, columns: i64) -> None:
        """So many planes of a map with a 1 for every place on the plane it is given (on none below 0).

        The map is told row by row, `width` places a row; planes have `size` numbers and `columns` of them a row.
        """
        again = self._keep and self.again
        first = self._take(count * size)
        bits, notes = self.bits, self._notes
        margin = columns - width
        left = width
        here = first
        for place in range(i64(len(planes))):
            plane: i64 = planes[place]
            if again:
                before = notes[first + 2 + place]
                if before != plane and before >= 0:
                    bits[here + before * size] = 0
            if self._keep:
                notes[first + 2 + place] = plane
            if plane >= 0:
                bits[here + plane * size] = ONE
            here += 1
            left -= 1
            if left == 0:
                left = width
                here += margin

    def spots(self, first: i64, places: list[int]) -> None:
        """1 at each of these places after `first`, and no more at those of the last time."""
        if not self._clean(first, places):
            bits = self.bits
            for place in places:
                bits[first + i64(place)] = ONE

    def thirds(self, first: i64, places: list[int]) -> None:
        """A third for each of these places after `first`, three and more are 1; and no more for those of the last."""
        if not self._clean(first, places):
            bits = self.bits
            for place in places:
                told = bits[first + i64(place)]
                bits[first + i64(place)] = THIRD if told == 0 else TWO_THIRDS if told == THIRD else ONE

    def _clean(self, first: i64, places: list[int]) -> bool:
        """Make those places 0 that were told the last time; if they are the same, nothing is done."""
        if not self._keep:
            return False
        if not self.again:
            self._put_by(first, places[:])
            return False
        number = self._notes[first]
        before = self._things[number]
        assert isinstance(before, list)
        if before == places:
            return True
        bits = self.bits
        for place in before:
            bits[first + i64(place)] = 0
        self._things[number] = places[:]
        return False

    def copy(self, piece: bytes) -> None:
        """Numbers that were written before, for what never changes."""
        count = i64(len(piece)) >> 2
        at = self._take(count)
        bits = self.bits
        for k in range(count):
            bits[at + k] = read_i32_le(piece, 4 * k)

    def menu(self, actions: list[int], words: i64) -> None:
        """After the numbers a byte for each word of the game: 1 for what may be done, 0 for the others."""
        first = self._take((words + 3) >> 2)
        bits = self.bits
        if self.again:
            for action in self._menu:
                bits[first + (i64(action) >> 2)] = 0
        for action in actions:
            at: i64 = action
            bits[first + (at >> 2)] |= i32(1 << ((at & 3) << 3))
        self._menu = actions

    def packed(self) -> bytes:
        """All of them, four bytes each."""
        return bytes(self.bits)[: 4 * self.at]

    def numbers(self) -> list[float]:
        """All of them, as Python has numbers."""
        return list(unpack(f"<{len(self)}f", self.packed()))


def bits_of(value: float) -> int:
    """The bits of a 32-bit float as a whole number."""
    found: int = unpack("<i", pack("<f", value))[0]
    return found


def share(value: i64, most: i64) -> i32:
    """The bits of `scaled`. They are made when they are first asked for: none but those of 0 are 0."""
    if value >= most:
        return ONE
    if value <= -most:
        return MINUS_ONE
    if most > MOST_SHARED:
        return i32(bits_of(scaled(int(value), int(most))))
    place = most * most + most + value
    found = _SHARES[place]
    if found == 0 and value != 0:
        found = i32(bits_of(scaled(int(value), int(most))))
        _SHARES[place] = found
    return found


def masks(menus: list[list[int]], words: int) -> bytes:
    """For each menu a byte for each word of the game: 1 for what is on it, 0 for the others."""
    found = bytearray()
    for menu in menus:
        row = Row((words + 3) // 4)
        row.menu(menu, words)
        found += row.packed()[:words]
    return bytes(found)


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
