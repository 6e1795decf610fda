"""How many clicks a turn of Skytear takes a person at the page.

    python benchmarks/clicks.py --games 100
    python benchmarks/clicks.py --records tests/games/skytear/records

Plays games of greedy movers, or replays recorded ones, and counts for every seat and every turn what the page leaves to
be clicked against a bot, with *End activation by itself* switched on: a response is asked only if there is one and the
item on top of the Stack is the other seat's and concerns this one; an activation ends by itself when nothing else is
left. A word is one click, one more where the page asks whether it was meant. On a phone a word is a tap to look and a
tap to act; what the act offers by itself is one. Against people the page also asks where Pass is the only word, unless
everybody can see that it is: those clicks are told apart.
"""

import argparse
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

from halls import Findings
from skytear_stats import greedy_move

from skyhall.core.dice import seeded
from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.words import PASS
from skyhall.games.skytear.play.heroes_phase.activation import Respond
from skyhall.games.skytear.play.state import Table

WANTED = 40
MEDIAN, MOST = 55, 70
"""What must not be passed: a guard for what is reached now, not what is wanted."""
OFFERED = ("pass", "end", "done", "stay", "no")
"""What the act of a phone plays while nothing is chosen (`LETS_GO` of the page's phone.ts)."""


def passes_itself(table: Table) -> bool:
    """Whether the page lets a response go by (`passes` of the page's priority.ts, asked when targeted)."""
    seat = table.seat
    if not isinstance(table.decision(), Respond):
        return False
    stack = table.view(seat)["stack"]
    return not stack or stack[-1]["seat"] == seat or seat not in stack[-1]["concerns"]


class Clicks:
    """Clicks and taps by game, turn and seat."""

    def __init__(self) -> None:
        self.mouse: Counter[tuple[str, int, int]] = Counter()
        self.finger: Counter[tuple[str, int, int]] = Counter()
        self.bluffs = 0

    def count(self, game: str, table: Table, word: str) -> None:
        """A word that a seat is about to play."""
        legal = [table.setup.words.name(action) for action in table.actions()]
        if word == "pass" and (len(legal) == 1 or passes_itself(table)):
            self.bluffs += not passes_itself(table)
            return
        if word == "end" and len(legal) == 1:
            return
        key = (game, table.turn, table.seat)
        is_sure = not word.startswith(("aoe", "faction")) and not (word == "end" and wastes(legal))
        self.mouse[key] += 1 if is_sure else 2
        self.finger[key] += 1 if word in OFFERED else 2


def wastes(legal: list[str]) -> bool:
    """Whether ending an activation gives an action away (`confirms` of the page's index.ts)."""
    return any(word.startswith("act ") for word in legal)


def replayed(path: Path, clicks: Clicks) -> None:
    """A recorded game, as it was played; a pass that the page would have made costs nothing."""
    walk = Walk(load_record(path), keep=False)
    for word in walk.record.words:
        table = walk.state
        assert isinstance(table, Table)
        clicks.count(path.name, table, word)
        walk.step()


def played(number: int, clicks: Clicks) -> None:
    """A game of greedy movers for whom the page passes."""
    table = GAME.new(2, f"clicks {number}", edition="standard")
    assert isinstance(table, Table)
    dice = seeded(f"clicks mover {number}")
    while not table.over:
        action = PASS if passes_itself(table) else greedy_move(table, dice)
        clicks.count(str(number), table, table.setup.words.name(action))
        table.push(action)


def main() -> None:
    """Read what is wanted, count and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--records", type=Path)
    chosen = parser.parse_args()
    clicks = Clicks()
    for path in sorted(chosen.records.glob("*.sky")) if chosen.records else []:
        replayed(path, clicks)
    for number in range(chosen.games):
        played(number, clicks)
    mouse, finger = [*clicks.mouse.values()], [*clicks.finger.values()]
    findings = Findings()
    findings.tell("turns of a seat", str(len(mouse)))
    for name, found in (("clicks", mouse), ("taps", finger)):
        findings.tell(f"{name}, most", str(max(found)))
        findings.tell(f"{name}, median", f"{median(found):g}")
        findings.tell(f"{name}, 95 of 100", f"{quantiles(found, n=20)[-1]:.0f}")
    findings.tell("more against people", f"{clicks.bluffs / len(mouse):.1f}")
    findings.tell(f"turns of at most {WANTED} clicks", f"{sum(n <= WANTED for n in mouse) / len(mouse):.0%}")
    findings.below("clicks a turn, median", median(mouse), MEDIAN, "")
    findings.below("clicks a turn, 95 of 100", quantiles(mouse, n=20)[-1], MOST, "")
    findings.end()


if __name__ == "__main__":
    main()
