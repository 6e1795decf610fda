"""The .sky game record: a header and one word per line, what PGN is to chess.

    skyhall: 1
    game: gravity-superstar
    rules: 1
    edition: standard 0123456789abcdef0123456789abcdef
    seats: 2
    name 0: Ada
    option end: expert
    seed: a text; missing while it is still secret
    seed-hash: 64 hexadecimal digits, which the table published at its start
    result: 17 12 ranks 1 2
    digest: 32 hexadecimal digits of the last position

    drop            # a comment
    undo            # takes the last action back; it stays in the record

The first five lines come first, in this order; the rest may stand in any order. A game not over has no result.
"""

from pathlib import Path

from skyhall.core.errors import RecordError
from skyhall.core.state import OptionValue, State

FORMAT = "1"
UNDO = "undo"
_ONCE = ["skyhall", "game", "rules", "edition", "seats", "seed", "seed-hash", "result", "digest"]


class Record:
    """A game as it can be kept: what it was set up with, what was played, and how it stood at the end."""

    def __init__(self, game: str, rules: int, edition: str, edition_hash: str, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.edition = edition
        self.edition_hash = edition_hash
        self.names = [f"Seat {seat}" for seat in range(seats)]
        self.options: dict[str, OptionValue] = {}
        self.seed = ""
        self.seed_hash = ""
        self.result = ""
        self.digest = ""
        self.words: list[str] = []
        self.lines: list[int] = []

    @property
    def seats(self) -> int:
        return len(self.names)

    def add(self, word: str) -> None:
        """Append a word (or `undo`)."""
        self.words.append(word)
        self.lines.append(0)

    def close(self, state: State) -> None:
        """Note how the game stands now; the result only if it is over."""
        self.digest = state.digest()
        self.result = result_of(state) if state.over else ""

    def text(self) -> str:
        """The record as a file."""
        for value in [self.edition, self.seed, *self.names, *map(str, self.options.values())]:
            if value != " ".join(value.splitlines()).strip():
                raise RecordError(f"{value!r} cannot stand in a record: expected one line without spaces around it")
        head = [
            f"skyhall: {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"edition: {self.edition} {self.edition_hash}",
            f"seats: {self.seats}",
            *[f"name {seat}: {name}" for seat, name in enumerate(self.names)],
            *[f"option {name}: {_written(value)}" for name, value in self.options.items()],
        ]
        if self.seed:
            head.append(f"seed: {self.seed}")
        if self.seed_hash:
            head.append(f"seed-hash: {self.seed_hash}")
        if self.result:
            head.append(f"result: {self.result}")
        if self.digest:
            head.append(f"digest: {self.digest}")
        return "\n".join([*head, "", *self.words]) + "\n"


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def result_of(state: State) -> str:
    """Points and places, as the header gives them."""
    return " ".join([*map(str, state.scores()), "ranks", *map(str, state.ranks())])


def read_record(text: str, source: str = "record") -> Record:
    """A record from its text; strict, with line and column in every error."""
    header: dict[str, tuple[str, int]] = {}
    words: list[str] = []
    lines: list[int] = []
    in_header = True
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() == "":
            in_header = in_header and not header
        elif line.lstrip().startswith("#"):
            continue
        elif in_header:
            key, colon, value = line.partition(":")
            if not colon:
                raise RecordError(f'{source}:{number}:1: expected "key: value" or an empty line before the first word')
            if not value.strip():
                raise RecordError(f'{source}:{number}:{len(key) + 2}: "{key}" has no value')
            if key in header:
                raise RecordError(f'{source}:{number}:1: "{key}" is given twice (first in line {header[key][1]})')
            header[key] = (value.strip(), number)
        else:
            words.append(" ".join(line.partition("#")[0].split()))
            lines.append(number)
    record = _from_header(header, source)
    record.words = words
    record.lines = lines
    return record


def _from_header(header: dict[str, tuple[str, int]], source: str) -> Record:
    for place, key in enumerate(_ONCE[:5]):
        if list(header)[place : place + 1] != [key]:
            raise RecordError(f'{source}:{place + 1}:1: expected "{key}: …" as line {place + 1} of the header')
    if header["skyhall"][0] != FORMAT:
        raise RecordError(f"{source}:1:10: format {header['skyhall'][0]}: expected {FORMAT}")
    edition, _, edition_hash = header["edition"][0].rpartition(" ")
    if not edition or not _is_hex(edition_hash, 32):
        raise RecordError(f"{source}:{header['edition'][1]}:10: expected a name and 32 hexadecimal digits")
    rules, seats = _number(header, "rules", source), _number(header, "seats", source)
    if not 1 <= seats <= 9:
        raise RecordError(f"{source}:{header['seats'][1]}:8: {seats} seats: expected 1 to 9")
    record = Record(header["game"][0], rules, edition, edition_hash, seats)
    for key, (value, line) in header.items():
        kind, _, name = key.partition(" ")
        if kind == "name" and name.isascii() and name.isdigit() and int(name) < seats:
            record.names[int(name)] = value
        elif kind == "option" and name:
            record.options[name] = value
        elif key not in _ONCE:
            raise RecordError(
                f'{source}:{line}:1: unknown key "{key}": expected {", ".join(_ONCE)}, name N, option NAME'
            )
    record.seed, record.seed_hash = header.get("seed", ("", 0))[0], header.get("seed-hash", ("", 0))[0]
    record.result, record.digest = header.get("result", ("", 0))[0], header.get("digest", ("", 0))[0]
    for key, size in (("seed-hash", 64), ("digest", 32)):
        if key in header and not _is_hex(header[key][0], size):
            raise RecordError(f"{source}:{header[key][1]}:{len(key) + 3}: expected {size} hexadecimal digits")
    if not record.seed and not record.seed_hash:
        raise RecordError(f'{source}:{len(header) + 1}:1: expected "seed: …" or "seed-hash: …" in the header')
    return record


def _is_hex(text: str, size: int) -> bool:
    return len(text) == size and all(c in "0123456789abcdef" for c in text)


def _number(header: dict[str, tuple[str, int]], key: str, source: str) -> int:
    value, line = header[key]
    if not (value.isascii() and value.isdigit()):
        raise RecordError(f'{source}:{line}:{len(key) + 3}: "{value}": expected a number')
    return int(value)


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: byte {error.start} is not UTF-8 text") from None
