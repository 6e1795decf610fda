"""What is wrong, in the language of who reads it.

An error says in English what is wrong (`str(error)`), and so do logs, records and workers; its text is the key of its
translation. The catalogues in `faults/` have each English text with the names of what is filled in. Who shows an error
to a person finds the text there, and says it in their language with what was filled in.
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, StringLiteral, TextElement, VariableReference

from skyhall.core.registry import game, games
from skyhall.locale import ENGLISH, HALL, bundled, read_text

FAULTS = "faults"


class Fault:
    """A text of an error: how it is known, and the names of what is filled in."""

    def __init__(self, key: str, pattern: Pattern) -> None:
        self.key = key
        self.names: list[str] = []
        self.letters = 0
        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                # Names of files and entries stand before a text, each with a colon, and are no part of it.
                parts.append("(.*?)" if parts else "((?:(?!: ).)*?)")
                self.names.append(element.expression.id.name)
            else:
                text = _literal(element)
                self.letters += len(text)
                parts.append(re.escape(text))
        self.pattern = re.compile("".join(parts), re.DOTALL)


def explained(text: str, language: str) -> str:
    """The text of an error in a language; what no catalogue has stays as it is."""
    return text if language == ENGLISH else _after_its_place(text, language) or text


def _after_its_place(text: str, language: str) -> str:
    """What stands after the names of files and entries, said in a language; they stay. Empty if nothing is known."""
    for start in [0, *[colon.end() for colon in re.finditer(": ", text)]]:
        known = _known(text[start:])
        if known is not None:
            fault, values = known
            parts = {name: _after_its_place(value, language) or value for name, value in values.items()}
            message = _bundle(language).get_message(fault.key)
            assert message.value is not None
            return text[:start] + str(_bundle(language).format_pattern(message.value, parts)[0])
    return ""


def _known(text: str) -> tuple[Fault, dict[str, str]] | None:
    """The text of an error that this is, the one with the most words of its own, and what is filled in."""
    for fault in _faults():
        found = fault.pattern.fullmatch(text)
        if found is not None:
            return fault, dict(zip(fault.names, found.groups(), strict=True))
    return None


@cache
def _faults() -> list[Fault]:
    """The English texts, those with the most words of their own first."""
    found = [
        Fault(entry.id.name, entry.value)
        for folder in folders()
        for entry in FluentParser().parse(read_text(folder, ENGLISH)).body
        if isinstance(entry, Message) and entry.value is not None
    ]
    return sorted(found, key=lambda fault: -fault.letters)


def folders() -> list[Path]:
    """Where the texts are: those of the hall, and those of each game's boxes and positions."""
    places = [HALL.parent / FAULTS, *[game(name).room / FAULTS for name in games()]]
    return [place for place in places if place.is_dir()]


@cache
def _bundle(language: str) -> FluentBundle:
    return bundled(language, folders())


def _literal(element: TextElement | Placeable) -> str:
    """A part of a text that is always the same."""
    if isinstance(element, TextElement):
        return element.value
    assert isinstance(element.expression, StringLiteral), "a text of an error only fills in"
    return str(element.expression.parse()["value"])
