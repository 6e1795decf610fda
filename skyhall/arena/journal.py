"""Results on disk: one JSON line each, written as they come, so that nothing is lost when a match is cut short."""

import os
from pathlib import Path

import msgspec

from skyhall.arena.fixtures import Match
from skyhall.arena.play import Result
from skyhall.core.errors import OptionsError


class Journal:
    """The file of a match. Its first line holds the terms; a last line that was cut off is dropped on resuming."""

    def __init__(self, path: Path, match: Match, resume: bool) -> None:
        self.path = path
        self.results: list[Result] = []
        try:
            if resume and path.exists():
                self._reopen(match)
            elif path.exists():
                raise OptionsError(f"{path}: already exists; continue it with --resume, or choose another --out")
            else:
                path.write_bytes(msgspec.json.encode(match) + b"\n")
            self.file = path.open("ab")
        except OSError as error:
            raise OptionsError(f"{path}: cannot be written: {error.strerror}") from None

    def add(self, result: Result) -> None:
        """Keep a result; it is on the disk when this returns."""
        self.results.append(result)
        self.file.write(msgspec.json.encode(result) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()

    def _reopen(self, match: Match) -> None:
        """Read what was played under the same terms; a match may be given more games."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        terms, results = parse(whole, str(self.path))
        if msgspec.structs.replace(terms, games=match.games) != match:
            raise OptionsError(f"{self.path}: belongs to another match ({shown(terms)}): expected {shown(match)}")
        self.results = results
        self.path.write_bytes(msgspec.json.encode(match) + b"\n" + b"".join(whole.splitlines(keepends=True)[1:]))


def read_journal(path: Path) -> tuple[Match, list[Result]]:
    """A match and what is known of it."""
    try:
        return parse(path.read_bytes(), str(path))
    except OSError as error:
        raise OptionsError(f"{path}: cannot be read: {error.strerror}") from None


def parse(text: bytes, where: str) -> tuple[Match, list[Result]]:
    """The terms and the results of a journal's text."""
    lines = text.splitlines()
    try:
        if not lines:
            raise msgspec.ValidationError("the first line is missing")
        results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        return msgspec.json.decode(lines[0], type=Match), results
    except msgspec.DecodeError as error:
        raise OptionsError(f"{where}: not a journal of the arena: {error}") from None


def shown(match: Match) -> str:
    """The terms in short."""
    options = "".join(f" {name}={value}" for name, value in match.options.items())
    return f"{match.game}{options}, {','.join(match.bots)}, {match.seats} seats, seed {match.seed}"
