"""Catalogue files entry by entry: a file is cut where its entries begin, and an entry is read when it is first said.

To read a whole catalogue takes a tenth of a second and more, and a process says little of it.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Resource

# Only entries and comments begin at the edge of a line; a brace may end there.
BEGINNING = re.compile(r"^(?=#|-?[A-Za-z])", re.MULTILINE)
NAME = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")


@lru_cache(maxsize=128)
def entries(text: str) -> Mapping[str, str]:
    """The texts of a catalogue's entries by their names; terms with their dash."""
    named = ((NAME.match(piece), piece) for piece in BEGINNING.split(text))
    return {name[1]: piece for name, piece in named if name is not None}


@lru_cache(maxsize=20_000)
def _read(text: str) -> Resource:
    """An entry; many bundles share it."""
    return FluentResource(text)


class Entries(FluentBundle):
    """All entries in a language. What was added later is said first, as far as it can be read."""

    def __init__(self, languages: list[str]) -> None:
        super().__init__(languages, use_isolating=False)
        self.unread: dict[str, list[str]] = {}

    def add(self, text: str) -> None:
        """Lay a catalogue over those that are there."""
        for name, entry in entries(text).items():
            self.unread.setdefault(name, []).append(entry)

    def has_message(self, message_id: str) -> bool:
        self._read_entry(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read_entry(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read_entry(self, name: str) -> None:
        for text in self.unread.pop(name, ()):
            self.add_resource(_read(text), allow_overrides=True)
