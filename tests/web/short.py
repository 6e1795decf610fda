"""Games that are over soon: options, and boxes that are changed a little."""

from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parent.parent.parent
# Options under which a game of two is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "gravity-superstar": {"stall_rounds": 5, "first_player": 0},
    "skytopia": {"first": "seat0"},
    "sky-painters": {"deck_size": 12, "painter_count": 6, "standstill_rounds": 1},
    "skytear": {"mode": "simple", "setup": "fixed", "minion_placement": "auto", "first_player": 0},
}
# What is changed in the boxes of some so that it is over sooner still.
SOON = {
    "gravity-superstar": ("end_stars = 4", "end_stars = 10"),
    "skytopia": ("round_limit = 30", "round_limit = 7"),
    "skytear": ("\nturns = 5", "\nturns = 1"),
}


def edition(name: str, *changes: tuple[str, str]) -> str:
    """The standard edition of a game, changed a little."""
    folder = HOUSE / "skyhall" / "games" / name.replace("-", "_")
    text = (folder / "box" / "editions" / "standard.toml").read_text(encoding="utf-8")
    for printed, ours in changes:
        assert printed in text
        text = text.replace(printed, ours)
    return text
