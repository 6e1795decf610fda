"""What an edition file may hold, declared once: its keys, the kinds of their values, defaults and effect primitives.

A game lists its `fields` (`Game.schema`). Its reader takes the values through them, so what is declared is what is
checked; the studio's forms and the reference in `docs/boxes/` are made from the same list. Words are in the game's
catalogue: `box-section-<key>` for what stands at the top of a file, `box-field-<key>` for every key.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from skyhall.core.edition import Entry
from skyhall.core.event import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A key and what its value may be. `optional`: the key may be left out."""

    kind = ""

    def __init__(self, key: str, optional: bool = False) -> None:
        self.key = key
        self.optional = optional

    def facts(self) -> dict[str, Json]:
        """What else there is to know of it, as plain data."""
        return {}

    def inner(self, value: object) -> Iterator[tuple[str, "Field", object]]:
        """The declared values inside one, each with its path from here."""
        return iter(())

    def plain(self) -> dict[str, Json]:
        """All of it as plain data."""
        return {"key": self.key, "kind": self.kind, "optional": self.optional, **self.facts()}


class Number(Field):
    """A whole number from `low` to `high`."""

    kind = "number"

    def __init__(self, key: str, low: int, high: int, default: int | None = None) -> None:
        super().__init__(key, default is not None)
        self.low = low
        self.high = high
        self.default = default

    def read(self, entry: Entry) -> int:
        return entry.number(self.key, self.low, self.high, self.default)

    def facts(self) -> dict[str, Json]:
        return {"low": self.low, "high": self.high, "default": self.default}


class Flag(Field):
    """True or false."""

    kind = "flag"

    def __init__(self, key: str, default: bool | None = None) -> None:
        super().__init__(key, default is not None)
        self.default = default

    def read(self, entry: Entry) -> bool:
        return entry.flag(self.key, self.default)

    def facts(self) -> dict[str, Json]:
        return {"default": self.default}


class Line(Field):
    """A text on one line; `drawn`: a drawing of several lines, in which every character has its place."""

    kind = "text"

    def __init__(self, key: str, default: str | None = None, drawn: bool = False) -> None:
        super().__init__(key, default is not None)
        self.default = default
        self.drawn = drawn

    def read(self, entry: Entry) -> str:
        return entry.text(self.key, self.default)

    def facts(self) -> dict[str, Json]:
        return {"default": self.default, "drawn": self.drawn}


class Choice(Field):
    """One of some words."""

    kind = "choice"

    def __init__(self, key: str, values: list[str], default: str | None = None) -> None:
        super().__init__(key, default is not None)
        self.values = values
        self.default = default

    def read(self, entry: Entry) -> str:
        return entry.choice(self.key, self.values, self.default)

    def place(self, entry: Entry) -> int:
        """Its place among them."""
        return self.values.index(self.read(entry))

    def facts(self) -> dict[str, Json]:
        return {"values": [*self.values], "default": self.default}


class Reference(Field):
    """Something that stands elsewhere in the box: the names of a list of entries, or the items of a plain list."""

    kind = "reference"

    def __init__(self, key: str, to: str, optional: bool = False) -> None:
        super().__init__(key, optional)
        self.to = to

    def facts(self) -> dict[str, Json]:
        return {"to": self.to}


class Numbers(Field):
    """A list of whole numbers, `length` of them (-1: any number)."""

    kind = "numbers"

    def __init__(self, key: str, low: int, high: int, length: int = -1, optional: bool = False) -> None:
        super().__init__(key, optional)
        self.low = low
        self.high = high
        self.length = length

    def read(self, entry: Entry) -> list[int]:
        return entry.numbers(self.key, self.low, self.high, self.length)

    def facts(self) -> dict[str, Json]:
        return {"low": self.low, "high": self.high, "length": self.length}


class Several(Field):
    """`least` to `most` of some words, or of what stands elsewhere in the box (`to`); `again`: one may come twice."""

    kind = "several"

    def __init__(
        self,
        key: str,
        values: list[str],
        least: int,
        most: int,
        to: str = "",
        again: bool = False,
        optional: bool = False,
    ) -> None:
        super().__init__(key, optional)
        self.values = values
        self.least = least
        self.most = most
        self.to = to
        self.again = again

    def facts(self) -> dict[str, Json]:
        return {
            "values": [*self.values],
            "least": self.least,
            "most": self.most,
            "to": self.to,
            "again": self.again,
        }


class Texts(Field):
    """A list of short texts that all look like `pattern` (a regular expression); empty: as one likes."""

    kind = "texts"

    def __init__(self, key: str, least: int, most: int, pattern: str = "", optional: bool = False) -> None:
        super().__init__(key, optional)
        self.least = least
        self.most = most
        self.pattern = pattern

    def facts(self) -> dict[str, Json]:
        return {"least": self.least, "most": self.most, "pattern": self.pattern}


class Raw(Field):
    """A list of lists, written as in the file."""

    kind = "raw"


class Table(Field):
    """A table of values. `things` are the kinds of `Game.things` that show it."""

    kind = "table"

    def __init__(self, key: str, fields: list[Field], optional: bool = False, things: tuple[str, ...] = ()) -> None:
        super().__init__(key, optional)
        self.fields = fields
        self.things = things

    def facts(self) -> dict[str, Json]:
        return {"fields": [field.plain() for field in self.fields], "things": [*self.things]}

    def inner(self, value: object) -> Iterator[tuple[str, Field, object]]:
        return declared(self.fields, value)


class Tables(Field):
    """A list of tables, `least` to `most` of them."""

    kind = "tables"

    def __init__(
        self, key: str, fields: list[Field], least: int, most: int, optional: bool = False, things: tuple[str, ...] = ()
    ) -> None:
        super().__init__(key, optional)
        self.fields = fields
        self.least = least
        self.most = most
        self.things = things

    def facts(self) -> dict[str, Json]:
        return {
            "fields": [field.plain() for field in self.fields],
            "least": self.least,
            "most": self.most,
            "things": [*self.things],
        }

    def inner(self, value: object) -> Iterator[tuple[str, Field, object]]:
        for place, item in enumerate(value if isinstance(value, list) else []):
            for path, field, found in declared(self.fields, item):
                yield f"{place}/{path}", field, found


class Kind:
    """A primitive, or another table that says what it is: its own keys beside those that all of them have.

    `fixed` are words that it always comes with; the example is whole, as a file writes it. One that is a line of text
    has a `form` that tells how.
    """

    def __init__(
        self, name: str, fields: list[Field], example: Json, fixed: Mapping[str, str] | None = None, form: str = ""
    ) -> None:
        self.name = name
        self.fields = fields
        self.example = example
        self.fixed = dict(fixed or {})
        self.form = form

    def plain(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "fields": [field.plain() for field in self.fields],
            "example": self.example,
            "fixed": dict(self.fixed),
            "form": self.form,
        }


class Variant(Field):
    """A table whose key `by` says which of the `kinds` it is, and so which keys it has beside the `fields` of all."""

    kind = "variant"

    def __init__(self, key: str, by: str, kinds: list[Kind], fields: list[Field] | None = None) -> None:
        super().__init__(key)
        self.by = by
        self.kinds = kinds
        self.fields: list[Field] = fields or []

    def facts(self) -> dict[str, Json]:
        return {
            "by": self.by,
            "kinds": [kind.plain() for kind in self.kinds],
            "fields": [field.plain() for field in self.fields],
        }

    def inner(self, value: object) -> Iterator[tuple[str, Field, object]]:
        return declared(self.fields + keys_of(self.by, self.kinds, value), value)


class Variants(Field):
    """A list of such tables: an effect and its parts, `least` to `most` of them (-1: any number)."""

    kind = "variants"

    def __init__(
        self,
        key: str,
        by: str,
        kinds: list[Kind],
        least: int,
        most: int = -1,
        optional: bool = False,
        fields: list[Field] | None = None,
        things: tuple[str, ...] = (),
    ) -> None:
        super().__init__(key, optional)
        self.by = by
        self.kinds = kinds
        self.least = least
        self.most = most
        self.fields: list[Field] = fields or []
        self.things = things

    def facts(self) -> dict[str, Json]:
        return {
            "by": self.by,
            "kinds": [kind.plain() for kind in self.kinds],
            "least": self.least,
            "most": self.most,
            "fields": [field.plain() for field in self.fields],
            "things": [*self.things],
        }

    def inner(self, value: object) -> Iterator[tuple[str, Field, object]]:
        for place, item in enumerate(value if isinstance(value, list) else []):
            for path, field, found in declared(self.fields + keys_of(self.by, self.kinds, item), item):
                yield f"{place}/{path}", field, found


class Clauses(Field):
    """A list of primitives, each written as a line: `damage(t1, 2)`.

    `terms` are what the words in capitals of their forms stand for.
    """

    kind = "clauses"

    def __init__(
        self,
        key: str,
        kinds: list[Kind],
        least: int,
        most: int,
        terms: Mapping[str, list[str]],
        optional: bool = False,
    ) -> None:
        super().__init__(key, optional)
        self.kinds = kinds
        self.least = least
        self.most = most
        self.terms = dict(terms)

    def facts(self) -> dict[str, Json]:
        return {
            "kinds": [kind.plain() for kind in self.kinds],
            "least": self.least,
            "most": self.most,
            "terms": {name: [*values] for name, values in self.terms.items()},
        }


def keys_of(by: str, kinds: list[Kind], value: object) -> list[Field]:
    """The keys that a table of one of the kinds has: what it is, what it always comes with, and its own."""
    chosen = value.get(by) if isinstance(value, Mapping) else None
    found: list[Field] = [Choice(by, [kind.name for kind in kinds])]
    for kind in kinds:
        if kind.name == chosen:
            found += [Choice(key, [word]) for key, word in kind.fixed.items()]
            found += kind.fields
    return found


def declared(fields: list[Field], data: object) -> Iterator[tuple[str, Field, object]]:
    """Every value of the data that is declared, with its path (`card/3/effect/0/n`), tables before what is in them."""
    if not isinstance(data, Mapping):
        return
    for field in fields:
        if field.key in data:
            value = data[field.key]
            yield field.key, field, value
            for path, deeper, found in field.inner(value):
                yield f"{field.key}/{path}", deeper, found


def kinds_of(fields: list[Field]) -> list[Kind]:
    """All primitives and other kinds that the fields tell apart, each once."""
    found: dict[str, Kind] = {}
    for field in fields:
        if isinstance(field, Variant | Variants | Clauses):
            for kind in field.kinds:
                found.setdefault(kind.name, kind)
        if isinstance(field, Table | Tables | Variant | Variants):
            for deeper in kinds_of(field.fields):
                found.setdefault(deeper.name, deeper)
    return list(found.values())


class Schema:
    """All that a file of a game may hold, beside `base`."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields

    def declared(self, data: object) -> Iterator[tuple[str, Field, object]]:
        return declared(self.fields, data)

    def plain(self) -> list[Json]:
        return [field.plain() for field in self.fields]


NOTHING_DECLARED: Final = Schema([])
