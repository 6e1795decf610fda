"""How many clicks a turn of Skytear takes a person at the page, and what they are for.

    python benchmarks/clicks.py --games 100
    python benchmarks/clicks.py --records tests/games/skytear/records

Plays games of greedy movers, or replays recorded ones, and counts for every seat and every turn what the page leaves to
be clicked against a bot as it is set when it is opened first: a response is asked only if there is one and the item on
top of the Stack is the other seat's and concerns this one; an activation ends by itself when nothing else is left; a
click on a hex is an action and its target; a face on a card is the card and its caster; a Skirmish that moved strikes;
one click places the rest of a lane's minions, if that puts them where this player wants them. Any other word is one
click, one more where the page asks whether it was meant. On a phone a word is a tap to look and a tap to act; what the
act offers by itself is one. Against people the page also asks where Pass is the only word, unless everybody can see
that it is: those clicks are told apart.
"""

import argparse
from collections import Counter
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from halls import Findings
from skytear_stats import greedy_move

from skyhall.core.dice import Dice, seeded
from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.core.state import Decision
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.words import DONE, PASS
from skyhall.games.skytear.lens.shortcuts import meant
from skyhall.games.skytear.play.heroes_phase.actions import SkirmishStep
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import Caster
from skyhall.games.skytear.play.heroes_phase.worship import RemovePillar
from skyhall.games.skytear.play.minions_phase.lanes import Reposition, SpawnAt
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain
from skyhall.games.skytear.play.state import Table

WANTED = 40
MEDIAN, MOST = 41, 52
"""What must not be passed."""
OFFERED = ("pass", "end", "done", "stay", "no")
"""What the act of a phone plays while nothing is chosen (`LETS_GO` of the page's phone.ts)."""
NOTHING: Final = ("", list[str]())
KINDS = 12
"""How many kinds of questions are told."""


def passes_itself(table: Table) -> bool:
    """Whether the page lets a response go by (`passes` of the page's priority.ts, asked when targeted)."""
    seat = table.seat
    if not isinstance(table.decision(), Respond):
        return False
    stack = table.view(seat)["stack"]
    return not stack or stack[-1]["seat"] == seat or seat not in stack[-1]["concerns"]


class Lane:
    """A lane whose minions wait for hexes: where one click would put them, and what was clicked instead."""

    def __init__(self, table: Table, step: SpawnAt | Reposition, key: tuple[str, int, int]) -> None:
        self.key = key
        self.kind = type(step).__name__
        self.seat, self.lane = step.seat, step.lane
        self.clicks, self.taps = 0, 0
        self.is_left = False
        twin = table.clone()
        count = 0
        while self.is_asked(twin):
            twin.push(nearest(twin))
            count += 1
        self.is_offered = count > 1
        self.rest = sorted(twin.minions[self.seat])
        self.worth = twin.evaluate()[self.seat]

    def is_asked(self, table: Table) -> bool:
        """Whether the open question is still about it."""
        if table.over:
            return False
        step = table.decision()
        return isinstance(step, SpawnAt | Reposition) and (step.seat, step.lane) == (self.seat, self.lane)


def nearest(table: Table) -> int:
    """Where the page puts the next minion of a lane (`firstHex` of its ahead.ts)."""
    return next(action for action in table.actions() if action != DONE)


class Clicks:
    """Clicks and taps by game, turn and seat."""

    def __init__(self) -> None:
        self.mouse: Counter[tuple[str, int, int]] = Counter()
        self.finger: Counter[tuple[str, int, int]] = Counter()
        self.kinds: Counter[str] = Counter()
        self.bluffs = 0
        self.ahead: list[tuple[str, list[str]]] = [NOTHING, NOTHING]
        """A question that each seat answers by itself, and how, if nobody does anything but pass before."""
        self.lane: Lane | None = None

    def count(self, game: str, table: Table, word: str) -> None:
        """A word that a seat is about to play."""
        self.end_lane(table)
        seat, step = table.seat, table.decision()
        legal = [table.setup.words.name(action) for action in table.actions()]
        if word == "pass" and (len(legal) == 1 or passes_itself(table)):
            self.bluffs += not passes_itself(table)
            return
        key = (game, table.turn, seat)
        clicks, taps = self.price(word, legal, step)
        self.mouse[key] += clicks
        self.finger[key] += taps
        self.kinds[type(step).__name__] += clicks
        self.begin_lane(table, key, clicks, taps)
        if word != "pass":
            self.remember(table, word)

    def price(self, word: str, legal: list[str], step: Decision) -> tuple[int, int]:
        """Clicks and taps."""
        asks, words = self.ahead[step.seat]
        if word == "end" and len(legal) == 1:
            return 0, 0
        if asks == "ask-" + type(step).__name__ and word in words:
            return 0, 1 if word == "top" else 0
        if isinstance(step, Caster):
            return 0, 1
        if isinstance(step, SkirmishStep) and step.moved and "strike" in legal:
            # Who does not want to strike says so before, and takes it back for the next Skirmish.
            return (0, 0) if word == "strike" else (3, 3)
        is_sure = not word.startswith(("aoe", "faction")) and not (word == "end" and wastes(legal))
        return 1 if is_sure else 2, 1 if word in OFFERED else 2

    def remember(self, table: Table, word: str) -> None:
        """What this word settles beside itself, and what it undoes of the other seat's."""
        seat = table.seat
        self.ahead = [NOTHING, NOTHING]
        if word == "act lead":
            self.ahead[seat] = "ask-LeadFrom", ["top"]
        elif isinstance(table.decision(), Main | OutsiderMain | RemovePillar):
            view = table.view(seat)
            labels, name = view["box"]["map"]["labels"], table.setup.words.name
            places = [place for place, words in meant(table).items() if name(words[0]) == word]
            # Records call hexes by their numbers.
            hexes = [f"hex {called}" for place in places for called in (place, labels[place])]
            asks = [one["then"]["asks"] for one in view["legal"] if one["name"] == word and "then" in one]
            if asks:
                self.ahead[seat] = asks[0], hexes

    def begin_lane(self, table: Table, key: tuple[str, int, int], clicks: int, taps: int) -> None:
        """Another click for the minions of a lane."""
        step = table.decision()
        if not isinstance(step, SpawnAt | Reposition):
            return
        if self.lane is None:
            self.lane = Lane(table, step, key)
        self.lane.clicks += clicks
        self.lane.taps += taps

    def end_lane(self, table: Table) -> None:
        """All its minions stand: if they stand where one click would have put them, it was one."""
        lane = self.lane
        if lane is None or lane.is_asked(table):
            return
        self.lane = None
        if lane.is_offered and sorted(table.minions[lane.seat]) == lane.rest:
            self.mouse[lane.key] -= lane.clicks - 1
            self.finger[lane.key] -= lane.taps - 1
            self.kinds[lane.kind] -= lane.clicks - 1


def wastes(legal: list[str]) -> bool:
    """Whether ending an activation gives an action away (`confirms` of the page's index.ts)."""
    return any(word.startswith("act ") for word in legal)


def replayed(path: Path, clicks: Clicks) -> None:
    """A recorded game, as it was played on a board; a pass that the page would have made costs nothing."""
    record = load_record(path)
    if record.seats != 2:  # the counts are of the game of two
        return
    walk = Walk(record, keep=False)
    for word in walk.record.words:
        table = walk.state
        assert isinstance(table, Table)
        clicks.count(path.name, table, word)
        walk.step()


def leaves_lane(table: Table, dice: Dice) -> bool:
    """Whether a greedy mover thinks no less of where one click puts the minions of a lane than of its own choice."""
    step = table.decision()
    if not isinstance(step, SpawnAt | Reposition):
        return False
    lane = Lane(table, step, ("", 0, 0))
    twin = table.clone()
    while lane.is_asked(twin):
        twin.push(greedy_move(twin, dice.fork("lane")))
    return lane.is_offered and lane.worth >= twin.evaluate()[lane.seat] - 1e-9


def played(number: int, clicks: Clicks) -> None:
    """A game of greedy movers for whom the page passes, and places minions where they do not mind."""
    table = GAME.new(2, f"clicks {number}", edition="standard")
    assert isinstance(table, Table)
    dice = seeded(f"clicks mover {number}")
    while not table.over:
        is_left = clicks.lane.is_left if clicks.lane and clicks.lane.is_asked(table) else leaves_lane(table, dice)
        action = PASS if passes_itself(table) else nearest(table) if is_left else greedy_move(table, dice)
        clicks.count(str(number), table, table.setup.words.name(action))
        if clicks.lane:
            clicks.lane.is_left = is_left
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
    for kind, number in clicks.kinds.most_common(KINDS):
        findings.tell(f"clicks a turn, {kind}", f"{number / len(mouse):.1f}")
    findings.tell("more against people", f"{clicks.bluffs / len(mouse):.1f}")
    findings.tell(f"turns of at most {WANTED} clicks", f"{sum(n <= WANTED for n in mouse) / len(mouse):.0%}")
    findings.below("clicks a turn, median", median(mouse), MEDIAN, "")
    findings.below("clicks a turn, 95 of 100", quantiles(mouse, n=20)[-1], MOST, "")
    findings.end()


if __name__ == "__main__":
    main()
