"""Players that are not people."""

from skyhall.bots.base import Bot
from skyhall.bots.build import KINDS, from_name
from skyhall.bots.levels import LEVELS, REFERENCES, LevelBot
from skyhall.core.edition import near
from skyhall.core.errors import OptionsError

# Every name a seat can be given to: the kinds, the levels that people choose from, and what those are measured by.
BOTS = [*KINDS, *LEVELS, *REFERENCES]


def bot(name: str) -> Bot:
    """The bot of that name. A kind may carry parameters: `search:iterations=200`."""
    if name in LEVELS or name in REFERENCES:
        return LevelBot(name)
    if name.split(":")[0] not in KINDS:
        raise OptionsError(f'no bot "{name}"{near(name, BOTS)}: expected {", ".join(BOTS)}')
    return from_name(name)


def is_bot(name: str) -> bool:
    """Whether a seat of that name is a bot's."""
    return name.split(":")[0] in BOTS
