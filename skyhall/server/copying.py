"""Copies of an SQLite file by SQLite itself: one moment of it, whoever writes to it meanwhile."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path


def copy_whole(source: Path, target: Path) -> None:
    """One plain file, without a log beside it."""
    target.unlink(missing_ok=True)
    with closing(open_there(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def open_there(file: Path) -> sqlite3.Connection:
    """A connection to a file that is there; none is made."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


def moment() -> str:
    """The time, for the names of copies: they sort by age."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
