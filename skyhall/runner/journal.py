"""What was played, on disk: one JSON line each, written as they come, so that nothing is lost when it is cut short."""

import os
from pathlib import Path
from time import monotonic
from typing import Generic, Protocol, TypeVar

import msgspec

from skyhall.core.errors import OptionsError

# Seconds within which what was played is safe from a power cut too; it is safe from a killed process at once.
SYNCED = 0.2


class Terms(Protocol):
    """What is played, as a frozen msgspec.Struct: all that a result depends on, the box's content hash included.

    More games of the same terms are the same games and some, so `games` alone may change.
    """

    @property
    def games(self) -> int: ...


AnyTerms = TypeVar("AnyTerms", bound=Terms)
Played = TypeVar("Played")


class Journal(Generic[Played]):
    """A file of games, each a msgspec.Struct; its first line holds the terms. Without a path nothing is written.

    A last line that was cut off is dropped on resuming.
    """

    def __init__(self, path: Path | None, terms: Terms, kind: type[Played], resume: bool) -> None:
        self.path = path
        self.results: list[Played] = []
        self.synced = monotonic()
        if path is None:
            if resume:
                raise OptionsError("--resume: expected --journal FILE as well, the games to continue")
            return
        try:
            if resume and path.exists():
                self._reopen(path, terms, kind)
            elif path.exists():
                raise OptionsError(f"{path}: already exists; continue it with --resume, or choose another file")
            else:
                path.write_bytes(msgspec.json.encode(terms) + b"\n")
            self.file = path.open("ab")
        except OSError as error:
            raise OptionsError(f"{path}: cannot be written: {error.strerror}") from None

    def add(self, result: Played) -> None:
        """Keep a result; it is in the file when this returns."""
        if self.path is not None:
            self.file.write(msgspec.json.encode(result) + b"\n")
            self.file.flush()
            if monotonic() - self.synced > SYNCED:
                self._sync()
        self.results.append(result)

    def close(self) -> None:
        if self.path is not None:
            self._sync()
            self.file.close()

    def _sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = monotonic()

    def _reopen(self, path: Path, terms: Terms, kind: type[Played]) -> None:
        """Read what was played under the same terms; there may be more games."""
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        before, results = parse(whole, str(path), type(terms), kind)
        differing = differences(before, terms)
        if differing:
            raise OptionsError(f"{path}: belongs to other games: {'; '.join(differing)}")
        self.results = results
        # Never half of it: whoever is killed here has the old file or the new one.
        anew = path.with_name(f"{path.name}.new")
        anew.write_bytes(msgspec.json.encode(terms) + b"\n" + b"".join(whole.splitlines(keepends=True)[1:]))
        os.replace(anew, path)


def differences(before: Terms, now: Terms) -> list[str]:
    """The terms that are not the same, the number of games aside."""
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(now)
    return [
        f"{name} was {msgspec.json.encode(old.get(name)).decode()}, now it is {msgspec.json.encode(value).decode()}"
        for name, value in new.items()
        if name != "games" and old.get(name) != value
    ]


def read_journal(path: Path, terms: type[AnyTerms], kind: type[Played]) -> tuple[AnyTerms, list[Played]]:
    """The terms of a journal and what was played."""
    try:
        return parse(path.read_bytes(), str(path), terms, kind)
    except OSError as error:
        raise OptionsError(f"{path}: cannot be read: {error.strerror}") from None


def parse(text: bytes, where: str, terms: type[AnyTerms], kind: type[Played]) -> tuple[AnyTerms, list[Played]]:
    """The terms and the results of a journal's text."""
    lines = text.splitlines()
    try:
        if not lines:
            raise msgspec.ValidationError("the first line is missing")
        found = msgspec.json.decode(lines[0], type=terms)
        return found, [msgspec.json.decode(line, type=kind) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise OptionsError(f"{where}: not a journal of such games: {error}") from None
