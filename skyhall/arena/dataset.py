"""Games of chosen levels as data: Parquet for those who learn from them, .sky records for those who look at them.

A folder has `games.jsonl`, the journal that is continued; `games.parquet`, a row a game; and `records.zip`, a .sky
record a game. Observations are not kept: a game is its seed and its actions, and replaying it makes them again.
"""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from skyhall import __version__
from skyhall.arena.fixtures import Fixture, Match
from skyhall.arena.play import Result, box
from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.core.line import Line
from skyhall.core.registry import game

JOURNAL = "games.jsonl"
TABLE = "games.parquet"
RECORDS = "records.zip"


def arrow() -> ModuleType:
    """PyArrow, asked for before hours of games are played."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise OptionsError("data sets need PyArrow: pip install 'skyhall[dataset]'") from None


def fixtures(match: Match) -> list[Fixture]:
    """Every game; at each seat one of the levels, drawn by the number of the game."""
    planned = []
    for number in range(match.games):
        dice = seeded(f"{match.seed} line-up {number}")
        line_up = [match.bots[dice.below(len(match.bots))] for _ in range(match.seats)]
        planned.append(Fixture(number, line_up, f"{match.seed} {number}"))
    return planned


def export(folder: Path, match: Match, results: list[Result]) -> None:
    """Write what was played, in the order of the games: the same files however many processes played them."""
    ordered = sorted(results, key=lambda result: result.number)
    decided: list[list[int]] = []
    anew = folder / f"{RECORDS}.new"
    with ZipFile(anew, "w", ZIP_DEFLATED) as records:
        for result in ordered:
            line = replayed(match, result)
            decided.append(line.seats)
            record = line.record()
            record.names = [f"{name} {seat}" for seat, name in enumerate(result.line_up)]
            records.writestr(f"{match.game}-{result.number:06}.sky", record.text())
    anew.replace(folder / RECORDS)
    write_table(folder / TABLE, match, ordered, decided)


def replayed(match: Match, result: Result) -> Line:
    """The game again, from its seed and its actions."""
    line = Line(game(match.game), match.seats, result.seed, match.options, box(match.game, match.edition))
    for action in result.record:
        line.push(action)
    return line


def write_table(path: Path, match: Match, results: list[Result], decided: list[list[int]]) -> None:
    """A row a game. Lists go by seat, those of actions and who took them by decision."""
    pyarrow = arrow()
    columns = {
        "number": (pyarrow.int32(), [result.number for result in results]),
        "seed": (pyarrow.string(), [result.seed for result in results]),
        "levels": (pyarrow.list_(pyarrow.string()), [result.line_up for result in results]),
        "shares": (pyarrow.list_(pyarrow.float32()), [result.shares for result in results]),
        "ranks": (pyarrow.list_(pyarrow.int8()), [result.ranks for result in results]),
        "scores": (pyarrow.list_(pyarrow.int32()), [result.scores for result in results]),
        "ending": (pyarrow.string(), [result.ending for result in results]),
        "actions": (pyarrow.list_(pyarrow.int16()), [result.record for result in results]),
        "seats": (pyarrow.list_(pyarrow.int8()), decided),
    }
    about = {"skyhall": __version__, "match": json.dumps(msgspec.to_builtins(match), ensure_ascii=False)}
    schema = pyarrow.schema([(name, kind) for name, (kind, _) in columns.items()], metadata=about)
    table = pyarrow.table({name: values for name, (_, values) in columns.items()}, schema=schema)
    anew = path.with_name(f"{path.name}.new")
    pyarrow.parquet.write_table(table, anew, compression="zstd")
    anew.replace(path)
