"""The house as designed: arrows point one way, files stay small, every rule has a test."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "skyhall").rglob("*.py"))
# Which parts of the house a part may know, itself aside.
ARROWS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "entries": set(),
    "locale": {"core", "entries"},
    "explaining": {"core", "entries", "locale"},
    "translating": {"core", "locale"},
    "school": {"core", "locale", "bots"},
    "testing": {"core", "locale", "school"},
    "review": {"core", "bots"},
    "runner": {"core"},
    "arena": {"core", "games", "bots", "runner"},
    "lab": {"core", "games", "bots", "arena", "locale", "runner"},
    "train": {"core", "bots", "arena"},
    "envs": {"core", "games", "bots", "locale"},
    "server": {"core", "games", "bots", "locale", "explaining", "school", "review", "arena", "lab"},
    "cli": {
        *("core", "games", "bots", "locale", "translating", "explaining", "arena", "lab", "train", "server", "school"),
        *("review", "runner"),
    },
}


def part_of(path: Path) -> str:
    return path.relative_to(ROOT / "skyhall").parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_dependencies_point_one_way(path):
    part = part_of(path)
    for module in imports(path):
        name = module.split(".")
        if name[0] == "skyhall" and len(name) > 1 and part in ARROWS:
            assert name[1] == part or name[1] in ARROWS[part], f"{path.name} imports {module}"


def test_rooms_do_not_know_each_other():
    rooms = [folder for folder in (ROOT / "skyhall" / "games").iterdir() if (folder / "__init__.py").exists()]
    assert rooms
    for room in rooms:
        for path in room.rglob("*.py"):
            for module in imports(path):
                if module.startswith("skyhall.games."):
                    assert module.split(".")[2] == room.name, f"{path} imports {module}"


# Inside a room: what each part may know of the others, itself aside. The room itself (`__init__`) knows them all.
FLOORS = {
    "box": set(),
    "events": {"box"},
    "play": {"box"},
    "lens": {"box", "play", "events"},
    "position": {"box", "play"},
}
ROOMS = sorted(folder for folder in (ROOT / "skyhall" / "games").iterdir() if (folder / "game.toml").exists())


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_inside_a_room_arrows_point_one_way(room):
    """box <- play <- lens <- the room: the table is data and knows nobody who looks at it."""
    for path in room.rglob("*.py"):
        floor = path.relative_to(room).parts[0].removesuffix(".py")
        if floor != "__init__":
            assert floor in FLOORS, f"{path}: expected one of {', '.join(FLOORS)}"
            for module in imports(path):
                if module.startswith(f"skyhall.games.{room.name}."):
                    known = module.split(".")[3]
                    assert known == floor or known in FLOORS[floor], f"{path} imports {module}"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_rooms_are_furnished_alike(room):
    for name in ("events.py", "position.py", "game.toml", "locales/en.ftl", "box/edition.py", "box/words.py"):
        assert (room / name).is_file(), name
    for name in ("school/lessons.toml", "school/locales/en.ftl"):
        assert (room / name).is_file(), name
    for name in ("play/state.py", "play/scoring.py", "lens/view.py", "lens/shapes.py", "lens/observe.py"):
        assert (room / name).is_file(), name
    for name in ("lens/evaluate.py", "lens/hidden.py", "lens/question.py", "lens/refusals.py", "lens/draw.py"):
        assert (room / name).is_file(), name
    assert "class Table(State)" in (room / "play" / "state.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_rooms_need_no_tricks_with_types(room):
    """No TYPE_CHECKING, no comparing of class names, no asserting what a lens was handed."""
    for path in room.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "TYPE_CHECKING" not in text, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Compare):
                assert "__name__" not in ast.unparse(node), f"{path}:{node.lineno}"
            if isinstance(node, ast.Assert):
                asserted = re.match(r"isinstance\((state|table), Table\)", ast.unparse(node.test))
                assert not asserted, f"{path}:{node.lineno}"


def test_rules_read_no_clock_file_or_network():
    forbidden = {"random", "time", "datetime", "os", "socket", "asyncio", "threading", "secrets", "uuid"}
    for path in SOURCES:
        if part_of(path) in ("core", "games"):
            assert not {module.split(".")[0] for module in imports(path)} & forbidden, path


def test_files_are_one_thought():
    for path in [*SOURCES, *(ROOT / "tests").rglob("*.py")]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 420, f"{path.relative_to(ROOT)} has {lines} lines"


# The numbers of each game's rules and rulings in its specification. RU-93 of Skytear is the hall's.
RULES = {
    "gravity_superstar": ("gs", [*range(1, 50)], [*range(1, 38)]),
    "skytopia": ("st", [*range(1, 63)], [*range(1, 51)]),
    "sky_painters": ("sp", [*range(1, 49)], [*range(1, 54)]),
    "skytear": (
        "sk",
        [*range(1, 84), *range(90, 110), 120, *range(130, 171), *range(175, 184), *range(190, 200)],
        [*range(1, 64), *range(70, 93)],
    ),
}
EXAMPLES = [*range(1, 37), *range(40, 69)]  # worked ones of Skytear: S-1 to S-36, of teams and decks S-40 to S-68


@pytest.mark.parametrize("room", list(RULES))
def test_every_rule_and_ruling_is_named_by_a_test(room):
    of_room = expand(told((ROOT / "tests" / "games" / room).glob("test_*.py")))
    everywhere = expand(told((ROOT / "tests").rglob("test_*.py")))  # some rules are kept by the hall and its page
    prefix, rules, rulings = RULES[room]
    assert [n for n in rules if f"{prefix}-{n}" not in everywhere] == []
    assert [n for n in rulings if f"ru-{n}" not in of_room] == []


def test_every_worked_example_of_skytear_is_a_test():
    named = {int(n) for n in re.findall(r"\bs-(\d+)\b", told((ROOT / "tests").rglob("test_*.py")).lower())}
    assert [n for n in EXAMPLES if n not in named] == []


def told(paths: Iterable[Path]) -> str:
    """The names and docstrings of all tests in these files."""
    text = ""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                text += f" {node.name} {ast.get_docstring(node) or ''} "
    return text


def expand(text: str) -> set[str]:
    """The numbers named in a text; `rulings 5 and 6` counts for RU-5 and RU-6, `GS-3 to GS-5` for all three."""
    text = text.lower()
    found = {f"{prefix}-{int(n)}" for prefix, n in re.findall(r"\b([a-z]{2})-(\d+)", text)}
    for prefix, first, last in re.findall(r"\b([a-z]{2})-(\d+) to \1-(\d+)", text):
        found |= {f"{prefix}-{n}" for n in range(int(first), int(last) + 1)}
    for group in re.findall(r"rulings? ((?:\d+(?:, | and |,|–)*)+)", text):
        found |= {f"ru-{int(n)}" for n in re.findall(r"\d+", group)}
    return found
