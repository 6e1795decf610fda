"""The values in which edition files differ."""

from collections.abc import Mapping
from json import dumps

import msgspec

from skyhall.core.edition import Overlay

# What an edition says about itself; it is no component.
ABOUT = ("edition.name", "name")


class ValueChange(msgspec.Struct, frozen=True):
    """A value in each of several editions; empty where an edition has none."""

    where: str
    values: list[str]


def changes(contents: list[Mapping[str, object]], overlay: Overlay) -> list[ValueChange]:
    """Every value that is not the same in all, in the order of the first file, then of the others."""
    flats = [flat(content, "", overlay) for content in contents]
    keys = dict.fromkeys(key for each in flats for key in each)
    return [
        ValueChange(key, [each.get(key, "") for each in flats])
        for key in keys
        if key not in ABOUT and len({each.get(key) for each in flats}) > 1
    ]


def flat(value: object, where: str, overlay: Overlay) -> dict[str, str]:
    """Every value by its path; tables in a list go by what names them."""
    if isinstance(value, Mapping):
        parts = {joined(where, str(key)): part for key, part in value.items()}
    elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        parts = dict(zip(labels(where, value, overlay), value, strict=True))
    else:
        return {where: value if isinstance(value, str) else dumps(value, ensure_ascii=False, default=str)}
    found: dict[str, str] = {}
    for path, part in parts.items():
        found.update(flat(part, path, overlay))
    return found


def joined(where: str, key: str) -> str:
    """A path and one step more."""
    return f"{where}.{key}" if where else key


def labels(where: str, tables: list[Mapping[str, object]], overlay: Overlay) -> list[str]:
    """The paths of the tables in a list: by what tells them apart, or by place."""
    key = overlay.key(tables)
    return [f"{where} {table[key] if key else place}" for place, table in enumerate(tables, start=1)]
