"""Counting games one by one, so that what they come to can be told at any time."""

from collections import Counter, defaultdict
from collections.abc import Callable

from skyhall.lab.numbers import Share
from skyhall.lab.trials import Sample


def itself(name: str) -> str:
    """Every component is one of its own."""
    return name


class Uses:
    """What is counted of one component."""

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0.0
        self.offered = 0
        self.taken = 0
        self.rounds: list[float] = []
        self.points: list[float] = []

    @property
    def wins(self) -> Share:
        return Share(self.won, self.seats)


class Tally:
    """The components of many games; copies that are `alike` count as one."""

    def __init__(self, alike: Callable[[str], str] = itself) -> None:
        self.alike = alike
        self.games = 0
        self.seats = 0
        self.first = 0.0
        self.uses: dict[str, Uses] = {}
        # Of every two that a seat used both: how many seats did, and what they won.
        self.both: Counter[tuple[str, str]] = Counter()
        self.both_won: defaultdict[tuple[str, str], float] = defaultdict(float)

    def add(self, sample: Sample, pairs: bool = False) -> None:
        """One game more. Pairs are many: they are counted only where somebody wants them."""
        self.games += 1
        self.seats += len(sample.shares)
        self.first += sample.shares[sample.first]
        for seat, used in enumerate(sample.used):
            names = list(dict.fromkeys(self.alike(name) for name in used))
            for name in names:
                of = self._of(name)
                of.seats += 1
                of.won += sample.shares[seat]
            if pairs:
                self._add_pairs(sorted(names), sample.shares[seat])
        for name, (offered, taken) in sample.offers.items():
            of = self._of(self.alike(name))
            of.offered += offered
            of.taken += taken
        for rounds in sample.when:
            for name, number in rounds.items():
                self._of(self.alike(name)).rounds.append(number)
        for seat, earned in enumerate(sample.earned):
            names = [self.alike(name) for name in sample.used[seat]]
            for name, points in earned.items():
                if self.alike(name) in names:
                    self._of(self.alike(name)).points.append(points)

    def _of(self, name: str) -> Uses:
        found = self.uses.get(name)
        if found is None:
            found = self.uses[name] = Uses()
        return found

    def _add_pairs(self, names: list[str], share: float) -> None:
        for place, one in enumerate(names):
            for other in names[place + 1 :]:
                self.both[one, other] += 1
                self.both_won[one, other] += share
