"""What is asked of the lab over HTTP and what it answers."""

from typing import Annotated

import msgspec

from skyhall.lab.running import Standing
from skyhall.lab.suggest import Proposal
from skyhall.server.messages import OptionValue
from skyhall.server.requests import EditionText, FileName, Level

Path = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Value = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
GameName = Annotated[str, msgspec.Meta(max_length=40)]


class LabBox(msgspec.Struct, kw_only=True):
    """A box: one of the game (`edition`), an uploaded one (with its hash), or the text of its file."""

    edition: Annotated[str, msgspec.Meta(max_length=80)] = ""
    edition_hash: Annotated[str, msgspec.Meta(max_length=32)] = ""
    edition_text: EditionText = ""
    edition_file: FileName = "edition"


class LabSweep(msgspec.Struct, kw_only=True):
    """A number of the box, and the values that are compared."""

    path: Path
    values: Annotated[list[Value], msgspec.Meta(min_length=2, max_length=8)]


class NewLab(msgspec.Struct, kw_only=True):
    """A study: `games` of each box, every seat played by `level`, on common deals.

    With several boxes these are compared; with one, `sweep` compares values of a number, and `suggest` looks for values
    that bring the component `focus` into its range. `stops` ends a box as soon as it is sure at one of the four looks.
    """

    game: GameName
    boxes: Annotated[list[LabBox], msgspec.Meta(min_length=1, max_length=8)]
    level: Level = "greedy"
    games: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1000
    seats: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=30)] = {}
    sweep: LabSweep | None = None
    focus: Annotated[str, msgspec.Meta(max_length=100)] = ""
    stops: bool = False
    suggest: bool = False


class LabMade(msgspec.Struct, kw_only=True):
    """A study that was asked for, and the secret of who may halt it."""

    id: str
    token: str


class LabAct(msgspec.Struct, kw_only=True):
    """`pause`, `stop`, `go_on`, or `remove`."""

    act: Annotated[str, msgspec.Meta(max_length=10)]


class LabInfo(msgspec.Struct, kw_only=True):
    """A study and how it stands. `status` is `waiting`, `running`, `paused`, `stopped`, `done` or `failed`.

    `trouble` says why it did not come to its end: `time`, `games` (too many could not be finished) or `failed`.
    `before` counts the studies that are played first. `names` are components, `kinds` their kinds, in the reader's
    language.
    """

    id: str
    game: str
    status: str
    trouble: str
    done: int
    total: int
    spent: int
    before: int
    asked: int
    level: str
    seats: int
    games: int
    base: str
    labels: list[str]
    changes: list[dict[str, int]]
    focus: str
    path: str
    stops: bool
    suggests: bool
    names: dict[str, str]
    kinds: dict[str, str]
    outcomes: list[str]
    standing: Standing | None
    proposals: list[Proposal]


class LabLine(msgspec.Struct, kw_only=True):
    """A study in a list; `verdicts` are those of what it is about, box by box."""

    id: str
    game: str
    status: str
    done: int
    total: int
    asked: int
    base: str
    title: str
    labels: list[str]
    suggests: bool
    verdicts: list[str]


class LabIds(msgspec.Struct, kw_only=True):
    """The studies that a browser knows."""

    ids: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=50)]


class LabNumber(msgspec.Struct, kw_only=True):
    """A number of a box: its path, what it is now, and the component it belongs to, if any, by key and by name."""

    path: str
    value: int
    component: str
    name: str


class LabNumbersWish(msgspec.Struct, kw_only=True):
    """The box whose numbers are wanted."""

    game: GameName
    box: LabBox
