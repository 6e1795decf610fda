"""Real views and events of Skytopia for the browser's unit tests: `python tools/web_fixtures_skytopia.py`."""

import json
from pathlib import Path

from skyhall.core.dice import seeded
from skyhall.games.skytopia import GAME

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "skytopia.json"
MOVES = 40
SENDS_TOLD = 6  # legal sends that keep their hint: enough for the previews, and the file stays small


def main() -> None:
    """A game of three by random movers, move by move as everybody sees it."""
    table = GAME.new(3, "fixture-4", {"first": "seat0"}, "standard", listen=True)
    dice = seeded("skytopia fixture")
    frames: list[dict[str, object]] = [{"view": slim(table.view(None)), "events": []}]
    while table.moves < MOVES and not table.over:
        table.log = []
        actions = table.actions()
        table.apply(actions[dice.below(len(actions))])
        frames.append({"view": slim(table.view(None)), "events": [event.seen_by(None) for event in table.log]})
    TARGET.write_text(json.dumps(frames, separators=(",", ":")) + "\n", encoding="utf-8")


def slim(view: object) -> dict[str, object]:
    """The view with only some of its legal words."""
    plain: dict[str, object] = json.loads(json.dumps(view))
    decision = plain["decision"]
    if isinstance(decision, dict):
        decision["actions"] = decision["actions"][:SENDS_TOLD]
    return plain


if __name__ == "__main__":
    main()
