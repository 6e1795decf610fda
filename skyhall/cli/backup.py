"""`skyhall backup` and `skyhall restore`."""

import os
from pathlib import Path

from rich.markup import escape

from skyhall.cli.common import console
from skyhall.cli.speaking import number, say
from skyhall.server.backups import back_up, put_back
from skyhall.server.settings import read_settings


def make_backup(database: str | None, target: Path, keep: int) -> None:
    """Say where it is."""
    copy = back_up(address(database), target, keep)
    console.print(say("cli-backup-made", bytes=number(copy.stat().st_size), file=escape(str(copy))), soft_wrap=True)


def restore_backup(database: str | None, file: Path) -> None:
    """Say what was put where."""
    kept = put_back(address(database), file)
    console.print(say("cli-backup-back", file=escape(str(file))), soft_wrap=True)
    if kept is not None:
        console.print(say("cli-backup-kept", file=escape(str(kept))), soft_wrap=True)


def address(database: str | None) -> str:
    """As `skyhall serve` finds it: the flag, then SKYHALL_DATABASE, then the user's data folder."""
    return read_settings({"database": database}, os.environ).database_url()
