"""Loading and checking of component files, with errors that name the file, the entry and what is expected."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import blake2b
from json import dumps
from pathlib import Path

from skyhall.core.errors import EditionError, SkyhallError


class Edition:
    """A checked box of components. Games subclass it with theirs. `hash` is that of the content, not of the text."""

    def __init__(self, name: str, content_hash: str) -> None:
        self.name = name
        self.hash = content_hash


class Entry:
    """One table of plain data on its way to becoming typed: every getter checks, and says where it failed.

    `where` names the entry for people (`mybox.toml: tile 3 side b`). `close` refuses keys that nobody asked for.
    """

    def __init__(self, data: object, where: str, error: type[SkyhallError] = EditionError) -> None:
        self.where = where
        self.error = error
        if not isinstance(data, Mapping):
            raise error(f"{where}: expected a table, found {shown(data)}")
        self.data: Mapping[str, object] = data
        self.asked: set[str] = set()

    def fail(self, what: str) -> SkyhallError:
        """The error to raise about this entry."""
        return self.error(f"{self.where}: {what}")

    def has(self, key: str) -> bool:
        """Whether an optional key is given."""
        self.asked.add(key)
        return key in self.data

    def raw(self, key: str) -> object:
        """A value as it stands; it must be there."""
        self.asked.add(key)
        if key not in self.data:
            raise self.fail(f'"{key}" is missing')
        return self.data[key]

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(f'"{key}" is {shown(value)}: expected a whole number from {low} to {high}')
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if type(value) is not bool:
            raise self.fail(f'"{key}" is {shown(value)}: expected true or false')
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A non-empty text."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, str) or not value:
            raise self.fail(f'"{key}" is {shown(value)}: expected a non-empty text')
        return value

    def choice(self, key: str, allowed: list[str], default: str | None = None) -> str:
        """One of the texts allowed."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(f'"{key}" is {shown(value)}: expected one of {", ".join(allowed)}{near(value, allowed)}')
        return value

    def items(self, key: str, default: list[object] | None = None) -> list[object]:
        """A list of anything."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, list | tuple):
            raise self.fail(f'"{key}" is {shown(value)}: expected a list')
        return list(value)

    def numbers(self, key: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of whole numbers from low to high, of the given length if one is given."""
        numbers: list[int] = []
        for value in self.items(key):
            if type(value) is not int or not low <= value <= high:
                raise self.fail(f'"{key}" holds {shown(value)}: expected whole numbers from {low} to {high}')
            numbers.append(value)
        if length >= 0 and len(numbers) != length:
            raise self.fail(f'"{key}" holds {len(numbers)} numbers: expected {length}')
        return numbers

    def entry(self, key: str, where: str = "") -> "Entry":
        """A table inside this one."""
        return Entry(self.raw(key), f"{self.where}: {where or key}", self.error)

    def entries(self, key: str) -> list["Entry"]:
        """A list of tables inside this one, named by their place until they name themselves."""
        return [
            Entry(value, f"{self.where}: {key} {place}", self.error)
            for place, value in enumerate(self.items(key), start=1)
        ]

    def close(self) -> None:
        """Refuse keys that were never asked for."""
        for key in self.data:
            if key not in self.asked:
                known = sorted(self.asked)
                raise self.fail(f'unknown key "{key}"{near(key, known)}: expected only {", ".join(known)}')


def shown(value: object) -> str:
    """A value for an error message, short."""
    text = dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "…"


def near(value: object, known: list[str]) -> str:
    """` (did you mean "x"?)`, if something is like it."""
    found = get_close_matches(str(value), known, 1)
    return f' (did you mean "{found[0]}"?)' if found else ""


def read_toml(path: Path) -> dict[str, object]:
    """The plain data of a TOML file, or an EditionError that says where it is broken."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise EditionError(f"{path}: byte {error.start} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path}: not TOML: {error}") from None


def content_hash(data: Mapping[str, object]) -> str:
    """A hash of an edition's content: the order of keys, comments and spacing do not matter."""
    text = dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return blake2b(text.encode(), digest_size=16).hexdigest()
