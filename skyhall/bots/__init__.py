"""Players that are not people."""

from skyhall.bots.base import Bot
from skyhall.bots.random import RandomBot
from skyhall.core.edition import near
from skyhall.core.errors import OptionsError

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise OptionsError(f'no bot "{name}"{near(name, list(BOTS))}: expected {", ".join(BOTS)}')
    return BOTS[name]()
