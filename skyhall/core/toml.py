"""Writing edition files: plain data as TOML, whole or as what differs from the base."""

import re
from collections.abc import Mapping
from json import dumps
from typing import Final

from skyhall.core.edition import Overlay, table_over

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
NAMES: Final = ("id", "name")


def to_toml(data: Mapping[str, object]) -> str:
    """The text of a file: plain values first, then a table or a list of tables for each section."""
    return "\n".join(_table(data, "")).lstrip("\n") + "\n"


def beyond(base: Mapping[str, object], own: Mapping[str, object], overlay: Overlay) -> dict[str, object] | None:
    """What has to be laid over the base to get one's own content; None where something of the base is gone."""
    found = _beyond(base, own, overlay)
    return found if found is not None and table_over(base, found, "", overlay) == own else None


def _beyond(base: Mapping[str, object], own: Mapping[str, object], overlay: Overlay) -> dict[str, object] | None:
    if any(key not in own for key in base):
        return None
    found: dict[str, object] = {}
    for key, value in own.items():
        if key not in base:
            found[key] = value
        elif base[key] != value:
            part = _part(base[key], value, overlay)
            if part is None:
                return None
            found[key] = part
    return found


def _part(base: object, own: object, overlay: Overlay) -> object:
    if isinstance(base, Mapping) and isinstance(own, Mapping):
        return own if overlay.is_other_kind(base, own) else _beyond(base, own, overlay)
    key = overlay.key(base)
    if not key or key != overlay.key(own) or not isinstance(base, list) or not isinstance(own, list):
        return own
    older = {str(part[key]): part for part in base}
    found: list[object] = []
    for entry in own:
        before = older.get(str(entry[key]), {})
        if entry != before:
            part = _beyond(before, entry, overlay)
            if part is None:
                return None
            found.append({key: entry[key], **part})
    return found


def _table(data: Mapping[str, object], path: str) -> list[str]:
    """The lines of a table: what fits on a line first, then the tables that need lines of their own."""
    lines = [f"{_key(key)} = {written(value)}" for key, value in data.items() if not _stands_alone(value, path)]
    for key, value in data.items():
        if not _stands_alone(value, path):
            continue
        inner = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, Mapping):
            lines += ["", f"[{inner}]", *_table(value, inner)]
        elif isinstance(value, list):
            for item in value:
                lines += ["", f"[[{inner}]]", *_table(item, inner)]
    return lines


def _stands_alone(value: object, path: str) -> bool:
    """Sections do; deeper down only what has a name of its own, or a drawing of several lines."""
    if isinstance(value, list):
        tables = bool(value) and all(isinstance(item, Mapping) for item in value)
        return tables and (not path or all(any(key in item for key in NAMES) for item in value))
    if isinstance(value, Mapping):
        return not path or any(isinstance(one, str) and "\n" in one for one in value.values())
    return False


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else dumps(key, ensure_ascii=False)


def written(value: object) -> str:
    """A value as it stands behind its key."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {written(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        items = [written(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= 100 or len(items) < 2 else "\n".join(["[", *[f"  {item}," for item in items], "]"])
    return str(value)


def _text(text: str) -> str:
    """A drawing keeps its lines."""
    if (
        "\n" in text
        and "'''" not in text
        and not text.endswith("'")
        and all(c == "\n" or c.isprintable() for c in text)
    ):
        return f"'''\n{text}'''"
    return dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
