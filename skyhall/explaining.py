"""What is wrong, in the language of who reads it.

An error says in English what is wrong (`str(error)`), and so do logs, records and workers; its text is the key of its
translation. The catalogues in `faults/` have each English text with the names of what is filled in. Who shows an error
to a person finds the text there, and says it in their language with what was filled in.
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from skyhall.core.registry import game, games
from skyhall.entries import entries
from skyhall.locale import ENGLISH, HALL, bundled, read_text

FAULTS = "faults"
# Texts of errors are one line, and only fill in; a space at their edge is in quotes.
QUOTED = re.compile(r"\{ *\"([^\"]*)\" *\}")
FILLED_IN = re.compile(r"\{ \$([a-z0-9-]+) \}")
# An error may tell what somebody sent: to look long at what they made of it would hold up everybody.
LONGEST = 300
MOST_PLACES = 8


class Fault:
    """A text of an error: how it is known, and the names of what is filled in."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        literals = FILLED_IN.split(QUOTED.sub(r"\1", text))
        self.names = literals[1::2]
        self.letters = sum(map(len, literals[::2]))
        gaps = ["(.*?)"] * len(self.names)
        if gaps and not literals[0]:
            # Names of files and entries stand before a text, each with a colon, and are no part of it.
            gaps[0] = "((?:(?!: ).)*?)"
        literals[::2] = map(re.escape, literals[::2])
        literals[1::2] = gaps
        self.pattern = re.compile("".join(literals), re.DOTALL)


def explained(text: str, language: str) -> str:
    """The text of an error in a language; what no catalogue has stays as it is."""
    if language == ENGLISH or len(text) > LONGEST:
        return text
    return _after_its_place(text, language) or text


def _after_its_place(text: str, language: str) -> str:
    """What stands after the names of files and entries, said in a language; they stay. Empty if nothing is known."""
    for start in [0, *[colon.end() for colon in re.finditer(": ", text)]][:MOST_PLACES]:
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
        Fault(name, text.partition("=")[2].strip())
        for folder in folders()
        for name, text in entries(read_text(folder, ENGLISH)).items()
    ]
    return sorted(found, key=lambda fault: -fault.letters)


def folders() -> list[Path]:
    """Where the texts are: those of the hall, and those of each game's boxes and positions."""
    places = [HALL.parent / FAULTS, *[game(name).room / FAULTS for name in games()]]
    return [place for place in places if place.is_dir()]


@cache
def _bundle(language: str) -> FluentBundle:
    return bundled(language, folders())
