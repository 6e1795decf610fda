"""One hall an SQLite file: two would not see each other's moves and drift apart."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from sqlalchemy import make_url

from skyhall.core.errors import OptionsError


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Hold an SQLite file for one process; PostgreSQL is there for many.

    The lock ends with the process, however that ends, and its workers do not inherit it. Who only reads needs no lock.
    """
    if not url.startswith("sqlite"):
        yield
        return
    path = Path(make_url(url).database or "").resolve()
    beside = path.with_name(path.name + ".lock")
    try:
        file = beside.open("a+", encoding="ascii")
    except OSError as error:
        raise OptionsError(f"{beside} cannot be written: {error.strerror}") from None
    with file:
        try:
            hold(file)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN):
                raise OptionsError(f"{beside} cannot be locked: {error.strerror}") from None
            raise OptionsError(in_use(path, beside.read_text(encoding="ascii"))) from None
        with suppress(OSError):  # the number is for people; a full disk does not take it
            os.ftruncate(file.fileno(), 0)
            os.write(file.fileno(), str(os.getpid()).encode())
        yield


def in_use(path: Path, process: str) -> str:
    """What to do about it."""
    return (
        f"{path} is in use by another hall (process {process}). Stop that one first, or give this one a file of its "
        f"own with --database. Several halls with the same tables need PostgreSQL: --database postgresql://…"
    )


def hold(file: TextIO) -> None:
    """Lock an open file, or raise an OSError at once."""
    if sys.platform == "win32":
        import msvcrt

        # Behind its end, so that the number in it can be read.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
