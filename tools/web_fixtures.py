"""Real views and events for the browser's unit tests: `python tools/web_fixtures.py` writes web/tests/fixtures/."""

import json
from pathlib import Path

from skyhall.core.state import State
from skyhall.games.gravity_superstar import GAME

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
LAYOUT = "5A3 6A1 1B1 2B2"


def main() -> None:
    """A game of four in which everybody takes the most points, move by move as seat 0 sees it."""
    table = GAME.new(4, "fixture", {"layout": LAYOUT}, "standard", listen=True)
    frames = [frame(table, None)]
    while table.moves < 60 and not table.over:
        table.log = []
        word = greedy(table)
        table.apply(GAME.words.parse(word))
        frames.append(frame(table, word))
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps(frames, separators=(",", ":"))
    (FOLDER / "four.json").write_text(text + "\n", encoding="utf-8")


def greedy(table: State) -> str:
    """The legal word that promises most points; the first of equals."""
    legal = table.view(table.seat)["legal"]
    assert isinstance(legal, list)
    best: dict[str, object] = max(legal, key=lambda one: one["points"])
    return str(best["word"])


def frame(table: State, word: str | None) -> dict[str, object]:
    """The position and what led to it, and what looks playable but is not."""
    own = table.seat == 0
    return {
        "word": word,
        "view": table.view(0),
        "events": [event.seen_by(0) for event in table.log or []],
        "refusals": [
            {
                "word": GAME.words.name(one.action),
                "rule": one.rule,
                "reason": {"key": one.reason.key, "args": one.reason.args},
            }
            for one in (table.refusals() if own else [])
        ],
    }


if __name__ == "__main__":
    main()
