"""Loading and checking of component files, with errors that name the file, the entry and what is expected."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import blake2b
from importlib import import_module
from json import dumps
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from skyhall.core.bounds import check_bounds
from skyhall.core.errors import EditionError, SkyhallError
from skyhall.core.vocabulary import Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """A checked box of components. Games subclass it with theirs. `hash` is that of the content, not of the text.

    `words` are the game's words as they are called with this box, once it is made. `pieces` are numbers of observations
    that this box never changes: the game's lens writes them once and copies them from then on.
    """

    def __init__(self, name: str, content_hash: str) -> None:
        self.name = name
        self.hash = content_hash
        self.words: Vocabulary | None = None
        self.pieces: list[list[bytes]] = []
        # Where it came from, for pickles: its game, and its name in the box or, of one's own box, all that it holds.
        self.game = ""
        self.source: str | Mapping[str, object] = ""
        # The box that this one is a part of: what a game with certain options is played with.
        self.whole: Edition | None = None

    def chosen(self, options: Mapping[str, bool | int | str]) -> "Edition":
        """The box as a game with these options is played with it: itself, unless an option chooses among its parts."""
        return self

    def hashes(self) -> list[str]:
        """What records may call this box by: its own hash, and those of its parts."""
        return [self.hash]

    def __deepcopy__(self, memo: object) -> "Edition":
        """A box never changes."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str | Mapping[str, object], str]]:
        """Pickles name a box of the hall, and hold one that is not; of a part they hold the whole."""
        box = self.whole or self
        return unpacked, (box.game, box.source, box.hash)


class Overlay:
    """How the entries of an edition find those of its base that they change.

    `names` are the keys an entry of a list may be known by: the first that all entries have and that tells them apart.
    `kinds` are keys that say of which kind a table is: one of another kind has other keys, so nothing of the base's may
    remain in it. A list of tables with a key of `plain` has no names: it takes the place of the base's as a whole.
    """

    def __init__(self, names: tuple[str, ...], kinds: tuple[str, ...] = (), plain: tuple[str, ...] = ()) -> None:
        self.names = names
        self.kinds = kinds
        self.plain = plain

    def key(self, value: object) -> str:
        """The key by which the tables in a list are known; empty if there is none."""
        if not isinstance(value, list) or not all(self._has_name(part) for part in value):
            return ""
        for key in self.names:
            found = {str(part.get(key, "")) for part in value}
            if len(found) == len(value) and "" not in found:
                return key
        return ""

    def _has_name(self, part: object) -> bool:
        return isinstance(part, Mapping) and not any(key in part for key in self.plain)

    def is_other_kind(self, base: Mapping[str, object], own: Mapping[str, object]) -> bool:
        return any(key in own and own[key] != base.get(key) for key in self.kinds)


def game_named(name: str) -> Any:
    """A game for those that the registry itself stands on."""
    return import_module("skyhall.core.registry").game(name)


def unpacked(game: str, source: str | Mapping[str, object], content_hash: str) -> Edition:
    """A box from a pickle; one of the hall must still be what it was."""
    room = game_named(game)
    box: Edition = room.edition(source) if isinstance(source, str) else room.make_edition(source, "pickled edition")
    if box.hash != content_hash:
        raise EditionError(
            f'edition "{source}" of {game} has content {box.hash}, the pickle was made with {content_hash}: '
            "expected the box that it was made with"
        )
    return box


PLAIN_LISTS: Final = Overlay(("id", "name"))


class Entry:
    """One table of plain data on its way to becoming typed: every getter checks, and says where it failed.

    `where` names the entry for people (`mybox.toml: tile 3 side b`), `path` for programs (`tile/2/b`): an error carries
    the path of the value that it is about. `close` refuses keys that nobody asked for.
    """

    def __init__(self, data: object, where: str, error: type[SkyhallError] = EditionError, path: str = "") -> None:
        self.where = where
        self.error = error
        self.path = path
        if not isinstance(data, Mapping):
            raise self.fail(f"expected a table, found {shown(data)}")
        self.data: Mapping[str, object] = data
        self.asked: set[str] = set()

    def fail(self, what: str, key: str = "") -> SkyhallError:
        """The error to raise about this entry, or about what it has under a key."""
        error = self.error(f"{self.where}: {what}")
        error.path = self.under(key) if key else self.path
        return error

    def under(self, key: str) -> str:
        """The path of what it has under a key."""
        return f"{self.path}/{key}" if self.path else key

    def inside(self, value: object, key: str, place: int, where: str) -> "Entry":
        """A table that is an item of a list under a key."""
        return Entry(value, f"{self.where}: {where}", self.error, f"{self.under(key)}/{place}")

    def has(self, key: str) -> bool:
        """Whether an optional key is given."""
        self.asked.add(key)
        return key in self.data

    def raw(self, key: str) -> object:
        """A value as it stands; it must be there."""
        self.asked.add(key)
        if key not in self.data:
            raise self.fail(f'"{key}" is missing', key)
        return self.data[key]

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(f'"{key}" is {shown(value)}: expected a whole number from {low} to {high}', key)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if type(value) is not bool:
            raise self.fail(f'"{key}" is {shown(value)}: expected true or false', key)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A non-empty text."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, str) or not value:
            raise self.fail(f'"{key}" is {shown(value)}: expected a non-empty text', key)
        return value

    def choice(self, key: str, allowed: list[str], default: str | None = None) -> str:
        """One of the texts allowed."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(
                f'"{key}" is {shown(value)}: expected one of {", ".join(allowed)}{near(value, allowed)}', key
            )
        return value

    def items(self, key: str, default: list[object] | None = None) -> list[object]:
        """A list of anything."""
        if default is not None and not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, list | tuple):
            raise self.fail(f'"{key}" is {shown(value)}: expected a list', key)
        return list(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts, empty if it is not given."""
        found: list[str] = []
        for value in self.items(key, []):
            if not isinstance(value, str):
                raise self.fail(f'"{key}" holds {shown(value)}: expected texts', key)
            found.append(value)
        return found

    def per_seat(self, key: str, seats: int) -> list[object]:
        """A list with one item for each seat; empty if it is not given."""
        items = self.items(key, [])
        if items and len(items) != seats:
            raise self.fail(f'"{key}" has {len(items)} entries: expected {seats}, one for each seat', key)
        return items

    def numbers(self, key: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of whole numbers from low to high, of the given length if one is given."""
        numbers: list[int] = []
        for value in self.items(key):
            if type(value) is not int or not low <= value <= high:
                raise self.fail(f'"{key}" holds {shown(value)}: expected whole numbers from {low} to {high}', key)
            numbers.append(value)
        if length >= 0 and len(numbers) != length:
            raise self.fail(f'"{key}" holds {len(numbers)} numbers: expected {length}', key)
        return numbers

    def entry(self, key: str, where: str = "") -> "Entry":
        """A table inside this one."""
        return Entry(self.raw(key), f"{self.where}: {where or key}", self.error, self.under(key))

    def entries(self, key: str) -> list["Entry"]:
        """A list of tables inside this one, named by their place until they name themselves."""
        return [self.inside(value, key, place, f"{key} {place + 1}") for place, value in enumerate(self.items(key))]

    def close(self) -> None:
        """Refuse keys that were never asked for."""
        for key in self.data:
            if key not in self.asked:
                known = sorted(self.asked)
                raise self.fail(f'unknown key "{key}"{near(key, known)}: expected only {", ".join(known)}', key)


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
        return parse_toml(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise EditionError(f"{path}: byte {error.start} is not UTF-8 text") from None


def parse_toml(text: str, where: str) -> dict[str, object]:
    """The plain data of a TOML text, if it is small enough to be parsed."""
    check_bounds(text, where)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise EditionError(f"{where}: not TOML: {error}") from None


def over_base(data: Mapping[str, object], where: str, boxes: Mapping[str, Path], overlay: Overlay) -> dict[str, object]:
    """The whole content of an edition: its data, laid over the edition among `boxes` that it names as its `base`."""
    own = {key: value for key, value in data.items() if key != "base"}
    if "base" not in data:
        return own
    base = Entry(data, where).choice("base", list(boxes))
    # A base may have a base, but not itself.
    others = {name: path for name, path in boxes.items() if name != base}
    whole = over_base(read_toml(boxes[base]), boxes[base].name, others, overlay)
    return table_over(whole, own, where, overlay)


def table_over(
    base: Mapping[str, object], own: Mapping[str, object], where: str, overlay: Overlay
) -> dict[str, object]:
    """Two tables as one, key by key."""
    found = dict(base)
    for key, value in own.items():
        found[key] = value_over(base[key], value, f"{where}: {key}", overlay) if key in base else value
    return found


def value_over(base: object, own: object, where: str, overlay: Overlay) -> object:
    """A table is laid over a table, a list over a list of entries with names; anything else takes the base's place."""
    if isinstance(base, Mapping) and isinstance(own, Mapping):
        return own if overlay.is_other_kind(base, own) else table_over(base, own, where, overlay)
    key = overlay.key(base)
    if key and isinstance(base, list) and isinstance(own, list):
        return entries_over(base, own, key, where, overlay)
    return own


def entries_over(
    base: list[Mapping[str, object]], own: list[object], key: str, where: str, overlay: Overlay
) -> list[object]:
    """Each entry over the base's entry that has the same value of `key`, or else at the end."""
    found = {str(part[key]): part for part in base}
    given: set[str] = set()
    for place, part in enumerate(own, start=1):
        entry = Entry(part, f"{where} {place}")
        name = str(entry.raw(key))
        if name in given:
            raise entry.fail(f'{key} "{name}" appears twice')
        given.add(name)
        found[name] = table_over(found[name], entry.data, f"{where} {name}", overlay) if name in found else entry.data
    return list(found.values())


def content_hash(data: Mapping[str, object]) -> str:
    """A hash of an edition's content: the order of keys, comments and spacing do not matter."""
    text = dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return blake2b(text.encode(), digest_size=16).hexdigest()
