"""Real games for the page's unit tests: `python tools/fixtures.py [game ...]`; without names, of all games.

`web/tests/<game>/fixtures.toml` says what is played; each of its games is written next to it as `<name>.json`. Views
differ little from move to move, so only the first and the last are written whole, and between them what changed:
`web/tests/fixtures.ts` puts them together again as the page does.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.registry import game
from skyhall.core.state import OptionValue, State
from skyhall.server.differences import difference

TESTS = Path(__file__).parent.parent / "web" / "tests"
RECIPES = "fixtures.toml"


class Recipe(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be played by a bot at every seat, and the moves to keep of it, as `viewer` sees them (a spectator)."""

    seats: int
    seed: str
    bot: str
    moves: int
    first: int = 0
    viewer: int | None = None
    edition: str = "standard"
    options: dict[str, OptionValue] = {}


def main(names: list[str]) -> None:
    """The fixtures of these games, or of all that have recipes."""
    named = [TESTS / name.replace("-", "_") for name in names]
    for folder in named or [source.parent for source in sorted(TESTS.glob(f"*/{RECIPES}"))]:
        for fixture, text in written(folder).items():
            target = folder / f"{fixture}.json"
            target.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{target.relative_to(TESTS)}: {len(text) // 1000} kB\n")


def written(folder: Path) -> dict[str, str]:
    """The fixtures of the game that a folder is named after, as the texts of their files."""
    recipes = msgspec.toml.decode((folder / RECIPES).read_bytes(), type=dict[str, Recipe])
    games = {fixture: played(folder.name.replace("_", "-"), recipe) for fixture, recipe in recipes.items()}
    return {
        fixture: json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n" for fixture, kept in games.items()
    }


def played(name: str, recipe: Recipe) -> dict[str, Any]:
    """The first view, every move with what it changed, and the last view."""
    table = game(name).new(recipe.seats, recipe.seed, recipe.options, recipe.edition, listen=True)
    player, dice = bot(recipe.bot), seeded(recipe.seed)
    while table.moves < recipe.first:
        table.apply(ask(player, table, 0, dice))
    view = seen(table, recipe.viewer)
    start = {"view": view, "refusals": refused(table, recipe.viewer)}
    steps: list[dict[str, Any]] = []
    while len(steps) < recipe.moves and not table.over:
        table.log = []
        action = ask(player, table, 0, dice)
        table.apply(action)
        before, view = view, seen(table, recipe.viewer)
        steps.append(
            {
                "word": table.setup.words.name(action),
                "events": [event.seen_by(recipe.viewer) for event in table.log],
                "change": difference(before, view),
                "refusals": refused(table, recipe.viewer),
            }
        )
    return {"start": start, "steps": steps, "end": view}


def seen(table: State, viewer: int | None) -> Any:
    """The view as the page gets it."""
    return json.loads(json.dumps(table.view(viewer)))


def refused(table: State, viewer: int | None) -> list[dict[str, Any]]:
    """What looks playable to the viewer but is not."""
    if viewer is None or table.seat != viewer:
        return []
    return [
        {
            "word": table.setup.words.name(one.action),
            "rule": one.rule,
            "reason": {"key": one.reason.key, "args": one.reason.args},
        }
        for one in table.refusals()
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
