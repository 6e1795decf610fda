"""The cards in words. They are the same in every box."""

from skyhall.core.drawing import Say
from skyhall.games.gravity_superstar.box.words import CARDS


def box_texts(say: Say) -> dict[str, str]:
    """The names of the cards and what they do."""
    keys = [f"card-{card}{part}" for card in CARDS for part in ("", "-text")]
    return {key: say(key, {}) for key in keys}
