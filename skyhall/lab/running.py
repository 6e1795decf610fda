"""A study while it is played: games come in any order, numbers are told at any time, verdicts only at fixed looks.

Who looks often finds differences that are not there. So there are four looks, fixed beforehand, after each quarter of
the games, with limits after O'Brien and Fleming: together they err as rarely as one look at the end would.
"""

from collections.abc import Callable

import msgspec

from skyhall.arena.ratings import wilson
from skyhall.lab.numbers import Share, spread
from skyhall.lab.tally import Tally, Uses, itself
from skyhall.lab.trials import Sample, Study
from skyhall.lab.verdicts import ENOUGH, Band, component_band, place_band

LOOKS = 4
# How many standard errors something has to be off at each look: 2.024 × √(4 ∕ look).
LIMITS = (4.048, 2.862, 2.337, 2.024)
# Points of a curve.
STEPS = 80
# The component that stands for the order of play.
FIRST = "place:first"
FEW, BALANCED, UNSURE, WATCH, STRONG, WEAK = "few", "balanced", "unsure", "watch", "strong", "weak"
# Verdicts that no further game is needed for.
SURE = (BALANCED, STRONG, WEAK)


class Numbers(msgspec.Struct, frozen=True):
    """What is known of a component with one box. `points` is None where the game does not tell them.

    `verdict` is that of the last look; empty before the first one, and for what comes of doing well.
    """

    name: str
    won: float
    uses: int
    low: float
    high: float
    offered: int
    taken: int
    round: float | None
    points: float | None
    verdict: str


class Lane(msgspec.Struct, frozen=True):
    """One box: how many games were played of how many, what is asked about as they came in, and all components.

    `curve` holds after how many games, what was won, of how many uses. A lane that has `ended` is sure already.
    """

    games: int
    of: int
    ended: bool
    focus: Numbers
    first: Numbers
    curve: list[tuple[int, float, int]]
    components: list[Numbers]


class Standing(msgspec.Struct, frozen=True):
    """How a study stands: `look` is how many of the looks are over. `alike` are two lanes that nothing tells apart."""

    look: int
    focus: str
    aim: Band
    lanes: list[Lane]
    alike: list[tuple[int, int]]


class Progress:
    """One study under way. `focus` is the component that it is about; none: who plays first."""

    def __init__(
        self,
        study: Study,
        focus: str = "",
        stops: bool = False,
        alike: Callable[[str], str] = itself,
        outcomes: tuple[str, ...] = (),
    ) -> None:
        self.study = study
        self.focus = focus or FIRST
        self.stops = stops
        self.outcomes = outcomes
        self.lanes = [LaneTally(alike, study.games) for _ in study.editions]
        self.look = 0
        self.verdicts: list[dict[str, str]] = [{} for _ in study.editions]
        self.same: list[tuple[int, int]] = []

    def note(self, sample: Sample) -> None:
        """A game that was played; one that came before is forgotten."""
        self.lanes[sample.edition].note(sample, self.focus)
        self.look_on()

    def missing(self, lane: int, number: int) -> None:
        """A game that could not be finished: the study goes on without it."""
        self.lanes[lane].skip(number, self.focus)
        self.look_on()

    def look_on(self) -> None:
        """Judge, if all boxes have come to the next look."""
        while self.look < LOOKS and all(lane.ended or lane.looks > self.look for lane in self.lanes):
            limit = LIMITS[self.look]
            for place, lane in enumerate(self.lanes):
                if not lane.ended:
                    self.verdicts[place] = self._judge(lane.at_look[self.look], limit)
                    lane.ended = self.stops and self.verdicts[place].get(self.focus) in SURE
            self.same = self._alike(limit)
            self.look += 1

    def _judge(self, found: dict[str, Share], limit: float) -> dict[str, str]:
        judged = {name: share for name, share in found.items() if name.partition(":")[0] not in self.outcomes}
        return {name: verdict(share, self.aim(name), limit) for name, share in judged.items()}

    def _alike(self, limit: float) -> list[tuple[int, int]]:
        """Neighbours whose shares of what is asked about may be the same."""
        found = []
        for place in range(len(self.lanes) - 1):
            a, b = (self.lanes[at].of(self.focus) for at in (place, place + 1))
            if a.of >= ENOUGH and b.of >= ENOUGH and not differ(a, b, limit):
                found.append((place, place + 1))
        return found

    def aim(self, name: str) -> Band:
        """Between which shares something is in balance."""
        seats = self.study.seats
        return place_band(seats) if name == FIRST else component_band(name.partition(":")[0], seats)

    @property
    def done(self) -> bool:
        """Whether nothing is left to be played."""
        return all(lane.ended or lane.games + lane.lost == lane.wanted for lane in self.lanes)

    @property
    def played(self) -> int:
        return sum(lane.games for lane in self.lanes)

    def wants(self, lane: int, number: int) -> bool:
        """Whether a game is still to be played."""
        return not self.lanes[lane].ended and not self.lanes[lane].has(number)

    def standing(self) -> Standing:
        """All numbers as they are now."""
        lanes = [self._lane(place) for place in range(len(self.lanes))]
        return Standing(self.look, self.focus, self.aim(self.focus), lanes, self.same)

    def _lane(self, place: int) -> Lane:
        lane, verdicts = self.lanes[place], self.verdicts[place]
        uses = lane.tally.uses
        components = [numbers_of(name, uses[name], verdicts.get(name, "")) for name in uses]
        first = lane.of(FIRST)
        shown = Numbers(FIRST, first.won, first.of, *first.interval, 0, 0, None, None, verdicts.get(FIRST, ""))
        asked = shown
        if self.focus != FIRST:
            asked = numbers_of(self.focus, uses.get(self.focus, Uses()), verdicts.get(self.focus, ""))
        of = lane.games if lane.ended else lane.wanted
        return Lane(lane.games, of, lane.ended, asked, shown, lane.curve, components)


class LaneTally:
    """The games of one box, counted in their order; those that came too early wait."""

    def __init__(self, alike: Callable[[str], str], wanted: int) -> None:
        self.tally = Tally(alike)
        self.wanted = wanted
        self.ended = False
        self.lost = 0
        self.next = 0
        self.early: dict[int, Sample | None] = {}
        self.looks = 0
        self.at_look: list[dict[str, Share]] = []
        self.curve: list[tuple[int, float, int]] = []

    @property
    def games(self) -> int:
        return self.tally.games

    def has(self, number: int) -> bool:
        """Whether a game is there, or was given up."""
        return number < self.next or number in self.early

    def of(self, name: str) -> Share:
        """What something won so far."""
        if name == FIRST:
            return Share(self.tally.first, self.tally.games)
        uses = self.tally.uses.get(name)
        return uses.wins if uses else Share(0, 0)

    def note(self, sample: Sample, focus: str) -> None:
        """One game more."""
        self._take(sample.number, sample, focus)

    def skip(self, number: int, focus: str) -> None:
        """One game that there will not be."""
        self._take(number, None, focus)

    def _take(self, number: int, sample: Sample | None, focus: str) -> None:
        if not self.has(number):
            self.early[number] = sample
        while self.next in self.early:
            found = self.early.pop(self.next)
            self.next += 1
            if found is None:
                self.lost += 1
            else:
                self.tally.add(found)
            self._mark(focus)

    def _mark(self, focus: str) -> None:
        """A point of the curve now and then, and all shares at each look."""
        if self.next % max(1, self.wanted // STEPS) == 0 or self.next == self.wanted:
            share = self.of(focus)
            self.curve.append((self.next, share.won, share.of))
        if self.looks < LOOKS and self.next >= look_at(self.looks, self.wanted):
            self.at_look.append({FIRST: self.of(FIRST), **{name: uses.wins for name, uses in self.tally.uses.items()}})
            self.looks += 1


def look_at(look: int, wanted: int) -> int:
    """After how many games a look is."""
    return -(-wanted * (look + 1) // LOOKS)


def numbers_of(name: str, uses: Uses, judged: str) -> Numbers:
    """What is known of a component."""
    share = uses.wins
    round_ = spread(uses.rounds).mean if uses.rounds else None
    points = spread(uses.points).mean if uses.points else None
    return Numbers(name, share.won, share.of, *share.interval, uses.offered, uses.taken, round_, points, judged)


def verdict(share: Share, aim: Band, limit: float) -> str:
    """What can be said of a share at a look, with an interval as wide as that look demands."""
    if share.of < ENOUGH:
        return FEW
    low, high = wilson(share.won, share.of, limit)
    if aim[0] <= share.share <= aim[1]:
        return BALANCED if aim[0] <= low and high <= aim[1] else UNSURE
    if high < aim[0] or low > aim[1]:
        return STRONG if share.share > aim[1] else WEAK
    return WATCH


def differ(a: Share, b: Share, limit: float) -> bool:
    """Whether two shares are further apart than a look allows for chance."""
    pooled = (a.won + b.won) / (a.of + b.of)
    error = (pooled * (1 - pooled) * (1 / a.of + 1 / b.of)) ** 0.5
    return bool(error) and abs(a.share - b.share) / error > limit
