"""The numbers in a box: each by its path, and the same box with other numbers."""

from collections.abc import Iterator, Mapping
from copy import deepcopy

import msgspec

from skyhall.core.edition import Overlay, near
from skyhall.core.errors import OptionsError
from skyhall.lab.boxes import ABOUT, joined, labels

# Values that one sweep compares at most.
MOST_VALUES = 8


class BoxNumber(msgspec.Struct, frozen=True):
    """A whole number of a box and where it is: `card Mint.effect 1.n`, as the report names values that differ."""

    path: str
    value: int


class Spot:
    """A number in the plain data of a box, and what holds it."""

    def __init__(self, path: str, holder: dict[str, object] | list[object], key: str | int, value: int) -> None:
        self.path = path
        self.holder = holder
        self.key = key
        self.value = value

    def put(self, value: int) -> None:
        """Another number in its place."""
        if isinstance(self.holder, list):
            assert isinstance(self.key, int)
            self.holder[self.key] = value
        else:
            self.holder[str(self.key)] = value


def spots(value: object, where: str, overlay: Overlay) -> Iterator[Spot]:
    """Every whole number in some plain data."""
    if isinstance(value, dict):
        paths = {key: joined(where, str(key)) for key in value}
    elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        paths = dict(enumerate(labels(where, value, overlay)))
    elif isinstance(value, list):
        paths = {place: f"{where} {place + 1}" for place in range(len(value))}
    else:
        return
    for key, path in paths.items():
        part = value[key]
        if type(part) is int:
            yield Spot(path, value, key, part)
        elif path not in ABOUT:
            yield from spots(part, path, overlay)


def numbers(content: Mapping[str, object], overlay: Overlay) -> list[BoxNumber]:
    """Every whole number of a box, in the order of its file."""
    return [BoxNumber(spot.path, spot.value) for spot in spots(dict(content), "", overlay)]


def with_numbers(content: Mapping[str, object], overlay: Overlay, wanted: Mapping[str, int]) -> dict[str, object]:
    """The same box with other numbers at some paths; what there is no number at is refused by name."""
    changed = deepcopy(dict(content))
    found = {spot.path: spot for spot in spots(changed, "", overlay)}
    for path, value in wanted.items():
        if path not in found:
            raise OptionsError(f'the box has no number "{path}"{near(path, list(found))}')
        found[path].put(value)
    return changed


def parse_sweep(text: str) -> tuple[str, list[int]]:
    """`card Mint.effect 1.n=3,4,5` as the path and its values."""
    path, equals, listed = text.rpartition("=")
    parts = [part.strip() for part in listed.split(",")]
    if not equals or not all(part.lstrip("-").isdigit() and part.isascii() for part in parts):
        raise OptionsError(f'--sweep "{text}": expected PATH=VALUE,VALUE… with whole numbers, as in "card Mint.n=3,4"')
    values = [int(part) for part in parts]
    if not 2 <= len(set(values)) == len(values) <= MOST_VALUES:
        raise OptionsError(f'--sweep "{text}": expected two to {MOST_VALUES} different values')
    return path.strip(), values


def same_path(path: str, overlay: Overlay, content: Mapping[str, object]) -> str:
    """A path as the box spells it, whatever the case of its letters."""
    known = {each.path.lower(): each.path for each in numbers(content, overlay)}
    return known.get(path.lower(), path)
