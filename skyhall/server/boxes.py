"""What a box of a game is, told from its own data: where it differs from the box that it is laid over."""

from collections.abc import Iterator, Mapping

import msgspec

from skyhall.core.edition import read_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.game import Game, Option
from skyhall.server.messages import OptionValue

# A seed for tables that are laid only to see whether they can be.
TRIAL = "trial"
# Tables of a file that say what it is called, not what is in the box.
TITLES = ("edition", "name")


class NumberChange(msgspec.Struct, frozen=True):
    """A number that is another one in the base. `field` is what the file calls it."""

    field: str
    was: int
    now: int


class BoxChange(msgspec.Struct, frozen=True):
    """An entry that is not as in the base: its kind, its name (empty for a table of values), and its numbers."""

    kind: str
    name: str
    numbers: list[NumberChange]


class BoxInfo(msgspec.Struct, kw_only=True):
    """A box of a game: which one it is laid over (empty if none), what differs, and how far numbers of options go.

    `limits` holds, by option and number of seats, the first and the last number that this box allows.
    """

    name: str
    base: str
    changes: list[BoxChange]
    limits: dict[str, dict[str, list[int]]]


def box_info(room: Game, name: str, named: Mapping[str, str]) -> BoxInfo:
    """A box that comes with a game; `named` are names of things in the reader's language."""
    own = read_toml(room.edition_path(name))
    base = str(own.get("base", ""))
    differs = changes(room, own, name, base) if base else []
    told = [msgspec.structs.replace(one, name=named.get(one.name, one.name)) for one in differs]
    return BoxInfo(name=name, base=base, changes=told, limits=_limits(room, name))


def changes(room: Game, own: Mapping[str, object], name: str, base: str) -> list[BoxChange]:
    """Where the data of a box differ from another one of the game."""
    whole = room.edition_content(own, name)
    older = room.edition_content(read_toml(room.edition_path(base)), base)
    found: list[BoxChange] = []
    for kind, value in whole.items():
        if kind not in TITLES and value != older.get(kind):
            found += _changes(room, kind, older.get(kind), value)
    return found


def _changes(room: Game, kind: str, was: object, now: object) -> list[BoxChange]:
    key = room.overlay.key(now)
    if not key or not isinstance(now, list) or not isinstance(was, list):
        return [BoxChange(kind, "", list(_numbers(kind, was, now)))]
    older = {str(entry.get(key)): entry for entry in was}
    found = []
    for entry in now:
        before = older.get(str(entry[key]), {})
        if entry != before:
            found.append(BoxChange(kind, str(entry.get("name", entry[key])), list(_numbers("", before, entry))))
    return found


def _numbers(field: str, was: object, now: object) -> Iterator[NumberChange]:
    """Every number that changed, however deep it lies."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for key, value in now.items():
            yield from _numbers(str(key), was.get(key), value)
    elif isinstance(was, list) and isinstance(now, list):
        for before, after in zip(was, now, strict=False):
            yield from _numbers(field, before, after)
    elif type(was) is int and type(now) is int and was != now:
        yield NumberChange(field, was, now)


def _limits(room: Game, box: str) -> dict[str, dict[str, list[int]]]:
    """The numbers of each option that can be played with a box; games may refuse more than the option's own range."""
    return {
        option.name: {str(seats): _range(room, option, seats, box) for seats in room.seats}
        for option in room.options.values()
        if option.numbers is not None
    }


def _range(room: Game, option: Option, seats: int, box: str) -> list[int]:
    assert option.numbers is not None
    fit = [number for number in option.numbers(seats) if can_be_laid(room, seats, {option.name: number}, box)]
    return [fit[0], fit[-1]]


def can_be_laid(room: Game, seats: int, options: Mapping[str, OptionValue], box: str = "") -> bool:
    """Whether a table with these options can be set up."""
    try:
        room.new(seats, TRIAL, options, box)
    except SkyhallError:
        return False
    return True
