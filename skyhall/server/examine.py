"""A process that checks what people bring: it may take little memory and little time, and dies rather than take more.

It is one beside the workers that think for bots, so that nobody's bot waits for somebody's upload.
"""

import os
import sys
from typing import TypeAlias

import msgspec

from skyhall.core.edition import parse_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game
from skyhall.server.looking import BoxContent, BoxLook, BoxProblem, Brought, Draft, look, read
from skyhall.server.positions import Opened, Opening, open_position

# Of the processor, for one upload.
SECONDS = 6
MEGABYTES = 512
MOST_WARNINGS = 50


class Upload(msgspec.Struct, kw_only=True, tag="upload"):
    """An edition's text, the game it is for, and what its file is called."""

    game: str
    text: str
    file: str


class Verdict(msgspec.Struct, kw_only=True):
    """What is wrong with it, for people; or else what it is."""

    error: str = ""
    name: str = ""
    hash: str = ""
    # With those of its parts, which tables may be played with.
    hashes: list[str] = []
    warnings: list[str] = []


def judge(upload: Upload) -> Verdict:
    """Whether an edition is a good one."""
    try:
        room = game(upload.game)
        edition = room.make_edition(parse_toml(upload.text, upload.file), upload.file)
        warnings = room.edition_warnings(edition, False)[:MOST_WARNINGS]
        return Verdict(name=edition.name, hash=edition.hash, hashes=edition.hashes(), warnings=warnings)
    except SkyhallError as error:
        return Verdict(error=str(error))
    except MemoryError:
        return Verdict(error=f"{upload.file}: the check takes more than {MEGABYTES} MB of memory")
    except Exception as error:  # a bug in a game's check is no reason to start again
        return Verdict(error=f"{upload.file}: the check failed: {type(error).__name__}: {error}")


def looked(draft: Draft) -> BoxLook:
    """A box that is being changed, with whatever is wrong with it."""
    try:
        return look(draft)
    except MemoryError:
        return BoxLook(problems=[BoxProblem(path="", text=f"the check takes more than {MEGABYTES} MB of memory")])
    except Exception as error:  # a bug in a game's check is no reason to start again
        return BoxLook(problems=[BoxProblem(path="", text=f"the check failed: {type(error).__name__}: {error}")])


def opened(opening: Opening) -> Opened:
    """A position with a box that is being changed, or what is wrong with it."""
    try:
        return open_position(opening)
    except MemoryError:
        return Opened(code="bad_request", error=f"the position takes more than {MEGABYTES} MB of memory")
    except Exception as error:  # a bug in a game is no reason to start again
        return Opened(code="bad_request", error=f"the position failed: {type(error).__name__}: {error}")


def bound_memory() -> None:
    """For the whole life of the process; people at the tables come first."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES << 20, MEGABYTES << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(5)


def bound_time() -> None:
    """For the next upload; the system ends a process that goes beyond."""
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + SECONDS, most))


Asked: TypeAlias = Upload | Draft | Brought | Opening


def answer(asked: Asked) -> Verdict | BoxLook | BoxContent | Opened:
    """To any of the questions."""
    if isinstance(asked, Draft):
        return looked(asked)
    if isinstance(asked, Opening):
        return opened(asked)
    return read(asked) if isinstance(asked, Brought) else judge(asked)


def main() -> None:
    """Judge until the input ends."""
    bound_memory()
    for line in sys.stdin.buffer:
        bound_time()
        sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line, type=Asked))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
