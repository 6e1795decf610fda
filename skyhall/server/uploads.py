"""Editions that people bring: checked in a worker process, kept by the hash of their content."""

import asyncio

from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.registry import ROOMS
from skyhall.server.hall import Hall
from skyhall.server.pool import Pool, Unanswered
from skyhall.server.requests import EditionInfo
from skyhall.server.rows import now
from skyhall.server.worker import Question

BUDGET = 5000
MOST_WARNINGS = 50
LONGEST_NAME = 80


async def keep_edition(hall: Hall, pool: Pool, game: str, text: str, file: str) -> EditionInfo:
    """Check an edition's text and keep it. What is wrong is said with the file, the entry and what is expected."""
    if game not in ROOMS:
        raise OptionsError(f'no game "{game[:40]}": expected {", ".join(ROOMS)}')
    where = " ".join("".join(c if c.isprintable() else " " for c in file).split()) or "edition"
    try:
        asked = Question(kind="edition", game=game, edition_text=text, edition_file=where, budget=BUDGET)
        answer = await asyncio.shield(pool.ask(asked))
    except Unanswered:
        raise EditionError(f"{where}: the check took too long") from None
    if answer.error:
        raise EditionError(answer.error)
    if not 1 <= len(answer.edition_name) <= LONGEST_NAME or "\n" in answer.edition_name:
        raise EditionError(f"{where}: expected a name of 1 to {LONGEST_NAME} characters on one line")
    await hall.store.add_edition(answer.edition_hash, game, answer.edition_name, text, now())
    warnings = answer.warnings[:MOST_WARNINGS]
    return EditionInfo(game=game, name=answer.edition_name, hash=answer.edition_hash, warnings=warnings)
