"""A box while it is being changed: what is wrong with it and where, and all that its page shows of it.

Done in the studio's own process (`examine.py`), for what people type may take time and memory.
"""

from collections.abc import Mapping

import msgspec

from skyhall.core.edition import Edition, near, parse_toml, read_toml, shown
from skyhall.core.errors import EditionError, SkyhallError
from skyhall.core.fitting import TRIAL, fit_of
from skyhall.core.game import Game
from skyhall.core.registry import game, games
from skyhall.core.schema import Clauses, Field, Table, Tables, Variant, Variants
from skyhall.core.sheet import from_sheet
from skyhall.core.toml import beyond, to_toml
from skyhall.explaining import explained
from skyhall.locale import Catalogue, catalogue
from skyhall.server import showing
from skyhall.server.messages import JsonObject, OptionValue

# Of one box, how many mistakes are looked for; each costs a reading.
MOST_PROBLEMS = 8
MOST_WARNINGS = 50
FIRST_SEAT = 0
# What the box is called in errors, which leave it out again: there is just this one.
FILE = "box"


class Draft(msgspec.Struct, kw_only=True, tag="draft"):
    """The whole content of a box, which box of the game it was made from, and what language its page speaks."""

    game: str
    base: str
    content: JsonObject
    language: str


class Brought(msgspec.Struct, kw_only=True, tag="brought"):
    """A file that somebody brings: a box of a game ("" if it is not known), or a spreadsheet of a section."""

    game: str
    section: str
    text: str
    file: str


class BoxContent(msgspec.Struct, kw_only=True):
    """What is in a file: the game, the box it is laid over, and all that it holds; of a spreadsheet the entries.

    `error` says what is wrong with it as a file. What is wrong with its values is told by a look at it.
    """

    error: str = ""
    game: str = ""
    base: str = ""
    content: JsonObject = {}
    entries: list[JsonObject] = []


class BoxProblem(msgspec.Struct, kw_only=True):
    """What is wrong, in the words of `edition check`, and the path of the value (`card/3/effect/0/n`; "": the box)."""

    path: str
    text: str


class BoxLook(msgspec.Struct, kw_only=True):
    """A box as its page shows it. Entries with problems are shown as they are in the base, or not at all.

    `text` and `hash` are those of the box itself, and empty while anything is wrong with it. `drawn` says by the path
    of an entry which of the `things` show it, `told` by the path of a part what it does. `view` is a table with it,
    `options` those that it takes to play it, and `refusal` why the usual ones do not do.
    """

    problems: list[BoxProblem]
    name: str = ""
    hash: str = ""
    text: str = ""
    warnings: list[str] = []
    things: dict[str, list[JsonObject]] = {}
    drawn: dict[str, list[str]] = {}
    told: dict[str, str] = {}
    words: dict[str, str] = {}
    view: JsonObject | None = None
    seats: int = 0
    options: dict[str, OptionValue] = {}
    refusal: str = ""


class Mended:
    """A content in which entries at fault are as in the base, or gone: `places` are those that are left, by section."""

    def __init__(self, room: Game, content: dict[str, object], base: Mapping[str, object]) -> None:
        self.room = room
        self.content = content
        self.base = base
        self.places: dict[str, list[int]] = {}

    def path(self, path: str) -> str:
        """The path that a value has in the box as it was."""
        section, _, rest = path.partition("/")
        place, _, more = rest.partition("/")
        if section not in self.places or not place.isdigit():
            return path
        return "/".join([section, str(self.places[section][int(place)]), *([more] if more else [])])

    def mend(self, path: str) -> bool:
        """Put the base's entry in the place of the one at fault; False where that cannot be helped."""
        section, _, rest = path.partition("/")
        value, older = self.content.get(section), self.base.get(section)
        place = rest.partition("/")[0]
        if isinstance(value, list) and isinstance(older, list) and place.isdigit() and int(place) < len(value):
            return self._mend_entry(section, value, older, int(place))
        if not section or section not in self.base or value == older:
            return False
        self.content = {**self.content, section: older}
        return True

    def _mend_entry(self, section: str, value: list[object], older: list[object], place: int) -> bool:
        entry, key = value[place], self.room.overlay.key(older)
        same = [
            one
            for one in older
            if key and isinstance(entry, Mapping) and isinstance(one, Mapping) and one.get(key) == entry.get(key)
        ]
        if same and same[0] == entry:
            return False
        places = self.places.setdefault(section, list(range(len(value))))
        if not same:
            del places[place]
        self.content = {**self.content, section: [*value[:place], *same, *value[place + 1 :]]}
        return True


def look(draft: Draft) -> BoxLook:
    """Everything about a box that can be told."""
    room = game(draft.game)
    base = room.edition_content(read_toml(room.edition_path(draft.base)), draft.base)
    content: dict[str, object] = {key: value for key, value in draft.content.items() if key != "base"}
    mended = Mended(room, content, base)
    problems: list[BoxProblem] = []
    edition: Edition | None = None
    while edition is None:
        try:
            edition = room.make_edition(mended.content, FILE)
        except SkyhallError as error:
            text = explained(str(error).removeprefix(f"{FILE}: "), draft.language)
            problems.append(BoxProblem(path=mended.path(error.path), text=text))
            if len(problems) >= MOST_PROBLEMS or not mended.mend(error.path):
                return BoxLook(problems=problems)
    found = BoxLook(problems=problems, name=edition.name)
    if not problems:
        found.hash = edition.hash
        found.text = text_of(room, draft.base, base, content)
        warnings = room.edition_warnings(edition, False)[:MOST_WARNINGS]
        found.warnings = [explained(one, draft.language) for one in warnings]
    show(found, mended, edition, catalogue(draft.language, room.name))
    return found


def read(brought: Brought) -> BoxContent:
    """The content of a file, if it can be read at all."""
    try:
        if brought.section:
            section = section_of(game(brought.game), brought.section)
            entries = from_sheet(section, brought.text, brought.file)
            return BoxContent(game=brought.game, entries=[one for one in entries if isinstance(one, dict)])
        data = parse_toml(brought.text, brought.file)
        room = game(brought.game) if brought.game else meant(data)
        base = str(data.get("base") or room.default_edition)
        content = room.edition_content(data, brought.file)
        return BoxContent(game=room.name, base=base, content=content)
    except SkyhallError as error:
        return BoxContent(error=str(error))


def section_of(room: Game, key: str) -> Tables | Variants:
    """A list of entries of a box by its key."""
    lists = [field for field in room.schema.fields if isinstance(field, Tables | Variants)]
    for field in lists:
        if field.key == key:
            return field
    known = [field.key for field in lists]
    raise EditionError(f'{room.name} has no list "{key}"{near(key, known)}: expected one of {", ".join(known)}')


def meant(data: Mapping[str, object]) -> Game:
    """The game that a file is for: the one that knows most of its keys."""
    known = {name: {field.key for field in game(name).schema.fields} for name in games()}
    best = max(known, key=lambda name: (len(known[name] & set(data)), -len(known[name])))
    if not known[best] & (set(data) - {"name", "edition"}):
        raise EditionError(f"none of the keys {shown(sorted(data)[:6])} belongs to a box of {', '.join(known)}")
    return game(best)


def text_of(room: Game, name: str, base: Mapping[str, object], content: Mapping[str, object]) -> str:
    """The file: what differs from the base, or all of it where something of the base is gone."""
    differs = beyond(base, content, room.overlay)
    return to_toml(content if differs is None else {"base": name, **differs})


def show(found: BoxLook, mended: Mended, edition: Edition, words: Catalogue) -> None:
    """What is drawn and told of a box that can be read."""
    room, content = mended.room, mended.content
    for kind, things in room.things(edition).items():
        found.things[kind] = [thing for thing in things if isinstance(thing, dict)]
    for section in room.schema.fields:
        for path, things_there in drawn(room, section, content.get(section.key)).items():
            found.drawn[mended.path(path)] = things_there
    for path, field, value in room.schema.declared(content):
        found.told |= told(room, edition, mended.path(path), field, value, words)
    found.words = room.own_texts(edition, words.say)
    fit = fit_of(room, edition)
    found.seats, found.options, found.refusal = fit.seats, fit.options, explained(fit.refusal, words.language)
    if fit.seats:
        table = room.new(fit.seats, TRIAL, fit.options, edition)
        found.view = showing.seen(table, FIRST_SEAT, True)


def drawn(room: Game, section: Field, value: object) -> dict[str, list[str]]:
    """The things of each entry of a section."""
    if isinstance(section, Table) and isinstance(value, Mapping):
        return {section.key: room.things_of(section, value)}
    if isinstance(section, Tables | Variants) and isinstance(value, list):
        return {
            f"{section.key}/{place}": room.things_of(section, entry)
            for place, entry in enumerate(value)
            if isinstance(entry, Mapping)
        }
    return {}


def told(room: Game, edition: Edition, path: str, field: Field, value: object, words: Catalogue) -> dict[str, str]:
    """The sentence of a part, or of each part of a list."""
    parts = {}
    if isinstance(field, Variant):
        parts[path] = value
    elif isinstance(field, Variants | Clauses) and isinstance(value, list):
        parts = {f"{path}/{place}": part for place, part in enumerate(value)}
    return {at: room.tell_part(edition, part, words.say) for at, part in parts.items()}
