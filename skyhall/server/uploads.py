"""Editions that people bring: examined in a process of its own, kept by the hash of their content."""

import asyncio
import logging
import signal
import sys

import msgspec

from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.registry import games
from skyhall.server.examine import SECONDS, Upload, Verdict
from skyhall.server.hall import Hall
from skyhall.server.looking import BoxContent, BoxLook, BoxProblem, Brought, Draft
from skyhall.server.names import printable
from skyhall.server.positions import POSITION, Opened, Opening
from skyhall.server.process import Ended, Servant
from skyhall.server.requests import EditionInfo
from skyhall.server.rows import now

log = logging.getLogger("skyhall.uploads")
MODULE = "skyhall.server.examine"
# By the clock, for one upload: its seconds of the processor on a busy machine, and the start of the process.
PATIENCE = 20.0
MOST_WAITING = 20
LONGEST_NAME = 80


class Examiner(Servant):
    """One process that judges uploads, one after the other."""

    def __init__(self) -> None:
        super().__init__(MODULE, PATIENCE, MOST_WAITING)

    async def judge(self, upload: Upload) -> Verdict:
        """The verdict; what went wrong on the way to it is said as one."""
        try:
            return msgspec.json.decode(await self.ask(msgspec.json.encode(upload)), type=Verdict)
        except TimeoutError:
            return Verdict(error=f"{upload.file}: the check took more than {self.patience:.0f} seconds")
        except Ended as error:
            log.warning("the examiner ended", extra={"code": error.code})
            if sys.platform != "win32" and error.code == -signal.SIGXCPU:
                return Verdict(error=f"{upload.file}: the check took more than {SECONDS} seconds of the processor")
            return Verdict(error=f"{upload.file}: the check broke off")

    async def look(self, draft: Draft) -> BoxLook:
        """A box that is being changed; what went wrong on the way is said as a problem of the whole box."""
        try:
            return msgspec.json.decode(await self.ask(msgspec.json.encode(draft)), type=BoxLook)
        except TimeoutError:
            text = f"the check took more than {self.patience:.0f} seconds"
        except Ended as error:
            log.warning("the examiner ended", extra={"code": error.code})
            text = f"the check took more than {SECONDS} seconds of the processor, or broke off"
        return BoxLook(problems=[BoxProblem(path="", text=text)])

    async def read(self, brought: Brought) -> BoxContent:
        """What is in a file that somebody brings."""
        try:
            return msgspec.json.decode(await self.ask(msgspec.json.encode(brought)), type=BoxContent)
        except (TimeoutError, Ended):
            return BoxContent(error=f"{brought.file}: reading it took too long, or broke off")

    async def position(self, opening: Opening) -> Opened:
        """A position with a box that is being changed, or why there is none."""
        try:
            return msgspec.json.decode(await self.ask(msgspec.json.encode(opening)), type=Opened)
        except (TimeoutError, Ended):
            return Opened(code="bad_request", error=f"{POSITION}: opening it took too long, or broke off")


async def keep_edition(hall: Hall, examiner: Examiner, game: str, text: str, file: str) -> EditionInfo:
    """Check an edition's text and keep it. What is wrong is said with the file, the entry and what is expected."""
    if game not in games():
        raise OptionsError(f'no game "{game[:40]}": expected {", ".join(games())}')
    where = printable(file) or "edition"
    # Whoever asked may leave; the examiner is not stopped in the middle for that.
    verdict = await asyncio.shield(examiner.judge(Upload(game=game, text=text, file=where)))
    if verdict.error:
        raise EditionError(verdict.error)
    if not 1 <= len(verdict.name) <= LONGEST_NAME or "\n" in verdict.name:
        raise EditionError(f"{where}: expected a name of 1 to {LONGEST_NAME} characters on one line")
    for content in verdict.hashes:
        await hall.store.add_edition(content, game, verdict.name, text, now())
    return EditionInfo(game=game, name=verdict.name, hash=verdict.hash, warnings=verdict.warnings)
