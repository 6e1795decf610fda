"""The English texts of errors, as the sources raise them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SKYHALL = Path(__file__).parents[1] / "skyhall"
# The commands have a catalogue of their own; the others speak to who writes programs.
ELSEWHERE = {"cli", "testing", "envs", "train"}
OURS = re.compile(r"fail|(Skyhall|Options|Edition|Position|Record|Lesson|Migration)Error|IllegalAction|UnknownWord")
GAP = "\0"
"""Where something is filled in."""


def raised() -> Iterator[tuple[str, str]]:
    """Where an error is made, and its text with gaps."""
    for path in sorted(SKYHALL.rglob("*.py")):
        where = path.relative_to(SKYHALL)
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and call.args and not ELSEWHERE & set(where.parts) and is_ours(call.func):
                first = call.args[0]
                for text in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    yield f"{where}:{call.lineno}", without_place(with_gaps(text))


def is_ours(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return OURS.fullmatch(name) is not None


def with_gaps(text: ast.expr) -> str:
    """What is always the same in it; empty if it is made elsewhere."""
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in text.values)
    return text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""


def without_place(text: str) -> str:
    """Without the names of files and entries before it, each with a colon; empty if nothing is left to say."""
    left = re.sub(rf"^(?:{GAP}(?::\d+|:{GAP})*: )+", "", text)
    return left if re.search("[A-Za-z]{2}", left) else ""
