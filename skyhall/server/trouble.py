"""What can be wrong with the place where the hall keeps its tables, told apart in one place."""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from skyhall.server.errors import Refused

FULL, LOCKED, READONLY, DISK = "full", "locked", "readonly", "disk"
DAMAGED, AWAY, SLOW = "damaged", "away", "slow"

# By SQLite's primary result codes.
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READONLY,
    sqlite3.SQLITE_PERM: READONLY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: AWAY,
}
# By PostgreSQL's codes of errors; the first two characters are the class.
POSTGRES = {
    "53100": FULL,
    "55P03": LOCKED,
    "40P01": LOCKED,
    "25006": READONLY,
    "57014": SLOW,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
POSTGRES_CLASSES = {"08": AWAY, "28": AWAY, "3D": AWAY, "53": AWAY, "57": AWAY, "58": DISK}


class StorageTrouble(Refused):
    """The database does not do what it should. The cause is for the log alone: it may name files and addresses."""

    def __init__(self, why: str) -> None:
        super().__init__("storage", why=why)
        self.why = why


def why_of(error: BaseException) -> str:
    """What is wrong with the database; empty if the error speaks of something else."""
    if isinstance(error, TimeoutError | NoConnectionFree):
        return SLOW
    if isinstance(error, OSError):
        return AWAY
    if not isinstance(error, DBAPIError):
        return ""
    if isinstance(error.orig, sqlite3.Error):
        return SQLITE.get(getattr(error.orig, "sqlite_errorcode", 0) & 0xFF, "")
    code = getattr(error.orig, "sqlstate", None) or ""
    found = POSTGRES.get(code) or POSTGRES_CLASSES.get(code[:2], "")
    return found or (AWAY if error.connection_invalidated else "")
