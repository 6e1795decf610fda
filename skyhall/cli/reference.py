"""What an edition file of a game may hold, as Markdown, made from what the game declares (`skyhall/core/schema.py`)."""

from skyhall.core.game import Game
from skyhall.core.schema import (
    Choice,
    Clauses,
    Field,
    Flag,
    Kind,
    Line,
    Number,
    Numbers,
    Raw,
    Reference,
    Several,
    Table,
    Tables,
    Texts,
    Variant,
    Variants,
)
from skyhall.core.toml import written
from skyhall.locale import Catalogue, catalogue

HEAD = "<!-- Made by `skyhall edition reference {game}`. Change the game's declaration, not this page. -->"


def reference(room: Game, language: str = "en") -> str:
    """The whole page of a game."""
    words = catalogue(language, room.name)
    lines = [
        HEAD.format(game=room.name),
        "",
        f"# What a box of {words.say('title')} holds",
        "",
        "Every key of an edition file, what its value may be, and every effect primitive with an example. "
        "[design.md](../design.md) tells how to make a box. `base` at the top names the box of the hall that a short "
        "file is laid over.",
    ]
    plain = [field for field in room.schema.fields if not isinstance(field, Table | Tables | Variants)]
    if plain:
        lines += ["", "## At the top of the file", "", *_keys(plain, words)]
    for field in room.schema.fields:
        if isinstance(field, Table | Tables | Variants):
            lines += _section(room, field, words)
    return "\n".join(lines) + "\n"


def _section(room: Game, field: Table | Tables | Variants, words: Catalogue) -> list[str]:
    title = _said(words, f"box-section-{field.key}", field.key)
    if isinstance(field, Table):
        head = f"`[{field.key}]`{', may be left out' if field.optional else ''}"
    else:
        head = f"`[[{field.key}]]`, {_many(field.least, field.most)} of them"
    lines = ["", f"## {title}", "", f"{head}.", "", *_keys(field.fields, words)]
    if isinstance(field, Variants):
        lines += ["", *_kinds(room, field.by, field.kinds, words)]
    for path, inner in _inside(field.fields, field.key):
        if isinstance(inner, Table | Tables):
            if inner.fields:
                lines += ["", f"### `{path}`", "", *_keys(inner.fields, words)]
        elif isinstance(inner, Variant | Variants):
            own = _keys(inner.fields, words) if inner.fields else []
            lines += ["", f"### `{path}`", "", *own, *([""] if own else [])]
            lines += _kinds(room, inner.by, inner.kinds, words)
        elif isinstance(inner, Clauses):
            lines += ["", f"### `{path}`", "", *_clauses(room, inner, words)]
    return lines


def _inside(fields: list[Field], path: str) -> list[tuple[str, Field]]:
    """The fields that need a part of their own, however deep."""
    found: list[tuple[str, Field]] = []
    for field in fields:
        if isinstance(field, Table | Tables | Variant | Variants | Clauses):
            here = f"{path}.{field.key}"
            found.append((here, field))
            if isinstance(field, Table | Tables):
                found += _inside(field.fields, here)
    return found


def _keys(fields: list[Field], words: Catalogue) -> list[str]:
    if not fields:
        return ["No keys."]
    rows = [
        f"| `{field.key}` | {_said(words, f'box-field-{field.key}', '')} | {_value(field)} | {_default(field)} |"
        for field in fields
    ]
    return ["| key | what | value | if left out |", "| --- | --- | --- | --- |", *rows]


def _default(field: Field) -> str:
    if not field.optional:
        return "must be there"
    if isinstance(field, Number | Flag | Line | Choice) and field.default is not None:
        return f"`{written(field.default)}`"
    return "nothing"


def _value(field: Field) -> str:
    """What a value may be, in words."""
    if isinstance(field, Number):
        return f"a whole number from {field.low} to {field.high}"
    if isinstance(field, Flag):
        return "`true` or `false`"
    if isinstance(field, Line):
        return "a drawing of several lines" if field.drawn else "a text"
    if isinstance(field, Choice):
        return "one of " + ", ".join(f"`{value}`" for value in field.values)
    if isinstance(field, Reference):
        return f"something that stands in `{field.to.replace('/', '.')}`"
    if isinstance(field, Numbers):
        return f"{'a list' if field.length < 0 else field.length} of whole numbers from {field.low} to {field.high}"
    if isinstance(field, Several):
        what = f"`{field.to.replace('/', '.')}`" if field.to else ", ".join(f"`{value}`" for value in field.values)
        return f"{_many(field.least, field.most)} of {what}{'' if field.again else ', none twice'}"
    if isinstance(field, Texts):
        return f"{_many(field.least, field.most)} texts" + (f" like `{field.pattern}`" if field.pattern else "")
    if isinstance(field, Raw):
        return "a list of lists"
    if isinstance(field, Table | Variant):
        return "a table, see below"
    assert isinstance(field, Tables | Variants | Clauses)
    what = "primitives" if isinstance(field, Clauses | Variants) else "tables"
    return f"{_many(field.least, field.most)} {what}, see below"


def _many(least: int, most: int) -> str:
    if most < 0:
        return f"{least} or more"
    return str(least) if least == most else f"{least} to {most}"


def _kinds(room: Game, by: str, kinds: list[Kind], words: Catalogue) -> list[str]:
    """Primitives that are tables: their parameters, an example and what it does."""
    rows = []
    for kind in kinds:
        keys = [
            f"`{field.key}`: {_value(field)}{' (may be left out)' if field.optional else ''}" for field in kind.fields
        ]
        fixed = [f'`{key} = "{word}"`' for key, word in kind.fixed.items()]
        cells = [
            f"`{kind.name}`",
            "; ".join(fixed + keys) or "–",
            f"`{written(kind.example)}`",
            _told(room, kind, words),
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return [f"| `{by}` | with | example | what it does |", "| --- | --- | --- | --- |", *rows]


def _clauses(room: Game, field: Clauses, words: Catalogue) -> list[str]:
    """Primitives that are lines of text, and what the words in capitals stand for."""
    rows = [
        f"| `{kind.form.replace('|', chr(92) + '|')}` | `{kind.example}` | {_told(room, kind, words)} |"
        for kind in field.kinds
    ]
    terms = [f"* `{name}`: {', '.join(f'`{value}`' for value in values)}" for name, values in field.terms.items()]
    return [*terms, "", "| written as | example | what it does |", "| --- | --- | --- |", *rows]


def _told(room: Game, kind: Kind, words: Catalogue) -> str:
    return room.tell_part(room.edition(), kind.example, words.say)


def _said(words: Catalogue, key: str, otherwise: str) -> str:
    return words.say(key) if words.has(key) else otherwise
