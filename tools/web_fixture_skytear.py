"""A real game of Skytear for the browser's unit tests: `python tools/web_fixture_skytear.py` writes its fixture."""

import json
from pathlib import Path
from random import Random

from skyhall.games.skytear import GAME

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "skytear.json"


def main() -> None:
    """A game of two who choose at random, as seat 0 sees it: every tenth view, and where a word may hurt."""
    table = GAME.new(2, "fixture", {"setup": "fixed", "first_player": 0}, "standard", listen=True)
    dice = Random(4)
    frames: list[dict[str, object]] = []
    events: list[object] = []
    while not table.over:
        table.log = []
        view = table.view(0)
        hurts = any("harms" in word for word in view["legal"])
        if view["phase"] != "draft" and (table.moves % 10 == 0 or hurts):
            frames.append({"view": view, "events": events})
            events = []
        table.apply(dice.choice(table.actions()))
        if frames:
            events += [event.seen_by(0) for event in table.log]
    TARGET.write_text(json.dumps(frames[:24], separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
