"""A language in which every letter of the English catalogues is another: what is still Latin is in no catalogue."""

import re
from pathlib import Path
from string import ascii_letters

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from skyhall import locale

# Cyrillic: letters that look like letters, so that a screenshot tells as much as a test.
LETTERS = {ord(letter): chr(0x0430 + n % 26) for n, letter in enumerate(ascii_letters)}
LETTERS |= {ord(letter): chr(0x0410 + n) for n, letter in enumerate(ascii_letters[26:])}


class Changed(Transformer):
    """All that a catalogue prints; keys of variants and names of arguments stay."""

    inside = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        parts = re.split(r"(\[|\])", node.value)
        for n, part in enumerate(parts):
            if part in "[]" and part:
                self.inside = part == "["
            elif not self.inside:
                parts[n] = part.translate(LETTERS)
        node.value = "".join(parts)
        return node


def changed(text: str) -> str:
    """A catalogue in that language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        # Lines of the terminal's help name words that are typed.
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("terminal-"):
            Changed().visit(entry)
    return FluentSerializer().serialize(resource)


def instead_of(language: str) -> None:
    """Speak it in the place of a language of the hall."""
    read = locale.read_text

    def pseudo(folder: Path, name: str) -> str:
        return changed(read(folder, locale.ENGLISH)) if name == language else read(folder, name)

    locale.read_text = pseudo
