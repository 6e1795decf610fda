"""Backups of an SQLite file: made while the hall is open, put back while it is closed. PostgreSQL has its own tools."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from skyhall.core.errors import OptionsError
from skyhall.server.copying import copy_whole, moment, open_there
from skyhall.server.lock import sole_use
from skyhall.server.migrating import known_versions


def sqlite_file(url: str) -> Path:
    """The file at an address; for PostgreSQL, what to do instead."""
    if url.startswith("sqlite"):
        return Path(make_url(url).database or "").resolve()
    raise OptionsError(
        "PostgreSQL is backed up with its own tools: pg_dump --format=custom --file=hall.dump ADDRESS, "
        "and back with pg_restore --clean --if-exists --single-transaction --dbname=ADDRESS hall.dump"
    )


def back_up(url: str, target: Path, keep: int) -> Path:
    """A copy of the hall's file, whole and checked. In a folder it is named by the time, and the latest `keep` stay.

    A name without an ending is a folder's: it is made if it is not there yet, or the next backups would be the one
    before, overwritten.
    """
    source = sqlite_file(url)
    if not source.is_file():
        raise OptionsError(f"{source}: there is no such file")
    in_folder = target.is_dir() or not (target.suffix or target.exists())
    copy = target / f"{source.stem}-{moment()}.db" if in_folder else target
    partial = copy.with_name(copy.name + ".partial")
    try:
        if in_folder:
            target.mkdir(parents=True, exist_ok=True)
        copy_whole(source, partial)
        check(partial)
        partial.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise OptionsError(f"{copy}: the backup could not be made: {error}") from None
    finally:
        partial.unlink(missing_ok=True)
    if in_folder and keep:
        for old in sorted(target.glob(f"{source.stem}-*.db"))[:-keep]:
            old.unlink()
    return copy


def put_back(url: str, backup: Path) -> Path | None:
    """Put a backup in the place of the hall's file; where the file that was there is kept now, if there was one."""
    path = sqlite_file(url)
    with sole_use(url):
        partial = path.with_name(path.name + ".restoring")
        try:
            check(backup)
            copy_whole(backup, partial)
            kept = put_aside(path, path.with_name(f"{path.name}.{moment()}.replaced"))
            partial.replace(path)
        except (sqlite3.Error, OSError) as error:
            raise OptionsError(f"{backup}: cannot be put back: {error}") from None
        finally:
            partial.unlink(missing_ok=True)
    return kept


def check(file: Path) -> None:
    """Raise unless it is a whole database of a hall that this one understands."""
    with closing(open_there(file)) as database:
        found = [row[0] for row in database.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError("; ".join(found[:3]))
        version = [row[0] for row in database.execute("SELECT version_num FROM alembic_version")]
        if not set(version) <= set(known_versions()):
            raise sqlite3.DatabaseError(f"it is of version {version[0]}, made by a newer Skyhall")


def put_aside(path: Path, aside: Path) -> Path | None:
    """Rename the file with its log, unopened: what is broken stays as it is. None if there is no file."""
    if not path.exists():
        return None
    for suffix in ("-wal", "-shm", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(aside.with_name(aside.name + suffix))
    return aside
