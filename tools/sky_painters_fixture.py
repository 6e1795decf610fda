"""A real game for the browser's unit tests, written to web/tests/fixtures/painters.json."""

import json
from pathlib import Path
from typing import Any

from skyhall.core.state import State
from skyhall.games.sky_painters import GAME

TARGET = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "painters.json"
MOVES = 240
MARKET = ("offer", "deck_top", "painters", "pile_top")
"""What comes in from the deck and the pile: the page learns it from the next view, not from events."""


def main() -> None:
    """A game of three in which everybody takes what looks best: the first view, then each move's events and outcome."""
    table = GAME.new(3, "painters", {}, "standard", listen=True)
    start = table.view(0)
    steps: list[dict[str, object]] = []
    while table.moves < MOVES and not table.over:
        table.log = []
        table.apply(best(table))
        events = [event.seen_by(0) for event in table.log]
        view: dict[str, Any] = {**table.view(0)}
        has_news = any(str(event["event"]).endswith("_refilled") for event in events)
        shown = {name: view[name] for name in MARKET} if has_news else {}
        steps.append({"events": events, "then": digest(view), "shown": shown})
    TARGET.write_text(json.dumps({"start": start, "steps": steps}, separators=(",", ":")) + "\n", encoding="utf-8")


def best(table: State) -> int:
    """The word after which the seat stands best; the first of equals."""
    seat = table.seat
    worth: list[tuple[float, int]] = []
    for action in table.actions():
        tried = table.clone()
        tried.push(action)
        worth.append((tried.evaluate()[seat], -action))
    return -max(worth)[1]


def digest(view: Any) -> str:
    """What the events must lead to, in one line; `digest` in web/tests/sky_painters/motion.test.ts is the same."""
    pool = ";".join(f"{colour}{''.join(map(str, counts))}" for colour, counts in sorted(view["pool"].items()))
    leader = "-" if view["leader"] is None else view["leader"]
    parts = [pool, f"{leader} {view['clouds_supply']}"]
    for seat in view["seats"]:
        goods = f"{seat['spots']} {seat['hope']} {seat['clouds']} {len(seat['painters'])} {len(seat['halos'])}"
        parts.append(f"{goods} {','.join(sorted(placed(cell) for cell in seat['cells']))}")
    return "|".join(parts)


def placed(cell: Any) -> str:
    """A card where it lies, and what stands on its symbols."""
    marks = " ".join(mark(symbol) for symbol in cell["symbols"])
    return f"{cell['x']} {cell['y']} {cell['card']['id']} {cell['side']} {marks}"


def mark(symbol: Any) -> str:
    """A die, a square, hope or nothing."""
    if symbol["die"]:
        return f"{symbol['die']['colour']}{symbol['die']['number']}"
    return "s" if symbol["square"] else "c" if symbol["chips"] else "-"


if __name__ == "__main__":
    main()
