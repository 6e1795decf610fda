"""What every drawing for the terminal shares: its width, how things are called, and lists that fit."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias
from unicodedata import east_asian_width

# Says an entry of a catalogue with its arguments, in some language.
Say: TypeAlias = Callable[[str, Mapping[str, object]], str]
# The columns and lines of a terminal that a table has to fit.
SCREEN: Final = 80
LINES: Final = 40
TAG: Final = re.compile(r"(\\*)\[[a-z#/@][^\[\]]*\]")


class Voice:
    """How a drawing calls things: seats by the names at the table, things of the box as the catalogue has them."""

    def __init__(self, names: Sequence[str] = (), say: Say | None = None) -> None:
        self.names = names
        self.speaks = say

    def seat(self, seat: int, most: int = SCREEN) -> str:
        """A seat by its name, without what Rich would take for markup."""
        name = self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"
        return cut(unmarked(name), most)

    def seats(self, seats: Sequence[int]) -> str:
        """Several of them."""
        return ", ".join([self.seat(seat) for seat in seats])

    def mark(self, seat: int) -> str:
        """One sign for a seat: its initial, a letter where initials are alike, a number where there are no names."""
        if seat >= len(self.names):
            return str(seat + 1)
        initials = [unmarked(name)[:1].upper() for name in self.names]
        is_clear = len(set(initials)) == len(initials) and all(columns(initial) == 1 for initial in initials)
        return initials[seat] if is_clear else "ABCDEF"[seat]

    def thing(self, kind: str, key: str) -> str:
        """A thing of the box by its name; without a catalogue its key for the eye: `dragon-punch` is Dragon Punch."""
        if self.speaks is None:
            return key.replace("-", " ").replace("_", " ").title()
        return unmarked(self.speaks(f"{kind}-{key}", {}))

    def word(self, key: str, **args: object) -> str:
        """A label of a drawing: `draw-<key>` of the catalogue; without one its key for the eye, and its values."""
        if self.speaks is None:
            return " ".join([key.replace("-", " "), *[str(value) for value in args.values()]])
        return unmarked(self.speaks(f"draw-{key}", args))


PLAIN: Final = Voice()


def unmarked(text: str) -> str:
    """A text that Rich takes as it is."""
    return text.replace("[", "(").replace("]", ")")


def bare(drawing: str) -> str:
    """A drawing in Rich's markup without any colours: as Rich would print it, and much faster."""
    return TAG.sub(_without_tag, drawing)


def _without_tag(found: re.Match[str]) -> str:
    """Nothing, or the brackets themselves if a backslash says so."""
    slashes = len(found[1])
    return "\\" * (slashes // 2) + (found[0][slashes:] if slashes % 2 else "")


def columns(text: str) -> int:
    """How many columns a text without markup takes."""
    if text.isascii():
        return len(text)
    return len(text) + sum([1 for sign in text if east_asian_width(sign) in "WF"])


def cut(text: str, most: int) -> str:
    """A text without markup that takes no more columns than that."""
    if columns(text) <= most:
        return text
    while text and columns(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + "…" if most > 0 else ""


def fit(text: str, wide: int) -> str:
    """A text without markup in just so many columns."""
    text = cut(text, wide)
    return text + " " * (wide - columns(text))


def wrapped(text: str, wide: int) -> list[str]:
    """A text without markup in lines of no more columns than that, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if columns(longer) > wide and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def listed(head: str, things: Sequence[str], most: int = SCREEN, gap: str = "  ") -> list[str]:
    """Things in Rich's markup after a head, in as many lines as they need; none of them is broken."""
    lines = [head]
    indent = " " * min(columns(bare(head)), 16)
    is_first = True
    for thing in things:
        if not is_first and columns(bare(lines[-1] + gap + thing)) > most:
            lines.append(indent)
            is_first = True
        lines[-1] += thing if is_first else gap + thing
        is_first = False
    return [line.rstrip() for line in lines]


def counted(things: Sequence[str]) -> list[str]:
    """Equal things once, with their number."""
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return [thing if count == 1 else f"{count} {thing}" for thing, count in counts.items()]
