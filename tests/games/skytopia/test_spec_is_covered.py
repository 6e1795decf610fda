"""Every rule, ruling, worked example and edition check of the specification is named by a test."""

import ast
import re
from pathlib import Path

import pytest

FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]


def told() -> str:
    """The docstrings of all tests, and the names of edition checks."""
    lines = []
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                lines.append(ast.get_docstring(node) or "")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("V-"):
                lines.append(node.value)
    return "\n".join(lines)


TOLD = told()


def named(word: str) -> set[int]:
    """The numbers that follow a word: `rulings 1, 2 and 3` counts three times."""
    found: set[int] = set()
    for match in re.finditer(rf"\b{word}s?[ -](\d+(?:(?:, | and )\d+)*)", TOLD, re.IGNORECASE):
        found.update(int(number) for number in re.findall(r"\d+", match.group(1)))
    return found


@pytest.mark.parametrize(("word", "last"), [("ST", 62), ("EX", 37), ("V", 8)])
def test_rules_examples_and_checks(word: str, last: int) -> None:
    assert set(range(1, last + 1)) - named(word) == set()


def test_rulings() -> None:
    assert set(range(1, 51)) - (named("ruling") | named("RU")) == set()
