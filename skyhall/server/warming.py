"""What takes long the first time is done a moment after the hall has opened, one thing after the other.

Catalogues are parsed, modules read, lists put together beside the event loop, but by the same interpreter: were it left
to whoever asks first, somebody who asks for all of it at once would hold up every move.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from skyhall.core.registry import game, games
from skyhall.locale import LANGUAGES, box_catalogue
from skyhall.server.asking_lab import usual_numbers
from skyhall.server.listing import all_titles
from skyhall.server.once import Once
from skyhall.server.routes_games import doors
from skyhall.server.routes_studio import workshop_text

log = logging.getLogger("skyhall.warming")
# Seconds after the opening: who is there first is served first, and a hall that is closed again at once does nothing.
AFTER = 5.0
# What is read only where it is needed.
OF_ACCOUNTS = ("webauthn", "cryptography.fernet", "pywebpush", "openskill.models")


async def warm_up(once: Once, accounts: bool) -> None:
    """All of it, once."""
    await asyncio.sleep(AFTER)
    try:
        for module in OF_ACCOUNTS if accounts else ():
            await asyncio.to_thread(import_module, module)
        await once.get(all_titles)
        for language in LANGUAGES:
            await once.get(doors, language)
            for work in first_times(language):
                await asyncio.to_thread(work)
    except Exception:
        log.exception("warming up failed")


def first_times(language: str) -> Iterator[Callable[[], object]]:
    """What is kept of each game in a language once somebody has asked for it."""
    for name in games():
        room = game(name)
        yield partial(box_catalogue, language, room, room.edition())
        yield partial(workshop_text, room, language)
        yield partial(usual_numbers, room, room.default_edition, language)
